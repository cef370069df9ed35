// SPDX-License-Identifier: MIT
#include <topoban/json/shogi/record.hpp>

#include "catch.hpp"
#include "support/shogi_game.hpp"

#include <topoban/catalog/armies.hpp>

using namespace topoban;
using namespace topoban::json;
using catalog::flat_shogi;

namespace {
using record = shogi_record<flat_shogi>;
using any_document = shogi_document<flat_shogi>;
} // namespace

TEST_CASE("A shogi record's format is what its line starts from", "[json]") {
    CHECK(record{variation(shogi::state<flat_shogi>())}.kind() == format::shogi_game);
    CHECK(record{variation(test::study<flat_shogi>("AK@e1 BK@e9"))}.kind() == format::shogi_study);
}

TEST_CASE("A shogi document holds a record, an experiment or a diagram", "[json]") {
    const auto drawn = test::drawn<flat_shogi>("AK@e1 BK@e9");
    const any_document game{record{variation(shogi::state<flat_shogi>())}};
    const any_document tried{
        shogi_experiment<flat_shogi>{variation(*shogi::experiment<flat_shogi>::start(drawn, {}))}};
    const any_document drawing{shogi_diagram<flat_shogi>{drawn}};
    CHECK(game.kind() == format::shogi_game);
    CHECK(tried.kind() == format::shogi_experiment);
    CHECK(drawing.kind() == format::shogi_diagram);
    CHECK(game.record() != nullptr);
    CHECK(game.experiment() == nullptr);
    CHECK(game.diagram() == nullptr);
    CHECK(tried.record() == nullptr);
    CHECK(tried.experiment()->line.current().position() == drawn);
    CHECK(drawing.record() == nullptr);
    CHECK(drawing.diagram()->position == drawn);
    CHECK(*drawing.diagram() == shogi_diagram<flat_shogi>{drawn});
}

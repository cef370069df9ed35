// SPDX-License-Identifier: MIT
#include <topoban/shogi/perft.hpp>

#include <topoban/catalog/armies.hpp>
#include <topoban/game/perft.hpp>
#include <topoban/shogi/state.hpp>
#include <topoban/shogi/usi.hpp>

#include "catch.hpp"
#include "support/iterations.hpp"

#include <cstdint>
#include <vector>

using namespace topoban;

namespace {

/// The greatest count worth walking: a plain run stays quick without optimisation.
std::uint64_t most_leaves() { return test::iterations(1'000'000); }

template <class Army>
void check_counts(const shogi::position<Army::surface::capacity>& start,
                  const std::vector<std::uint64_t>& counts) {
    const shogi::board<typename Army::surface> b(start);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const int depth = static_cast<int>(i) + 1;
        if (counts[i] > most_leaves()) break;
        CAPTURE(depth);
        CHECK(shogi::perft<Army>(b, depth) == counts[i]);
        if (counts[i] <= most_leaves() / 10)
            CHECK(shogi::perft<Army>(b, depth, shogi::leaf_count::played) == counts[i]);
        if (counts[i] <= most_leaves() / 30)
            CHECK(perft(*shogi::state<Army>::study(start), depth) == counts[i]);
    }
}

void check_sfen(const char* sfen, const std::vector<std::uint64_t>& counts) {
    CAPTURE(sfen);
    check_counts<catalog::flat_shogi>(*shogi::parse_sfen(sfen), counts);
}

} // namespace

TEST_CASE("Leaves below the start positions", "[conformance]") {
    check_counts<catalog::flat_shogi>(catalog::flat_shogi::layout().start,
                                      {30, 900, 25'470, 719'731, 19'861'490, 547'581'517});
    check_counts<catalog::mobius_shogi>(catalog::mobius_shogi::layout().start,
                                        {29, 841, 23'226, 641'376});
    check_counts<catalog::klein_shogi>(catalog::klein_shogi::layout().start,
                                       {38, 1'444, 53'613, 1'980'777});
    check_counts<catalog::genus_two_shogi>(catalog::genus_two_shogi::layout().start,
                                           {40, 1'600, 62'775, 2'449'123});
}

TEST_CASE("Leaves below known positions of flat shogi", "[conformance]") {
    check_sfen("R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1", {593, 105'677, 53'393'368});
    check_sfen("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1",
               {207, 28'684, 4'809'015, 516'925'165});
    check_sfen("lnsgkgsnl/1r7/p1ppp1bpp/1p3pp2/7P1/2P6/PP1PPPP1P/1B3S1R1/LNSGKG1NL b - 9",
               {31, 1'177, 37'189});
    check_sfen("l4S2l/4g1gs1/5p1p1/pr2N1pkp/4Gn3/PP3PPPP/2GPP4/1K7/L3r+s2L w BS2N5Pb 1",
               {98, 15'850, 1'114'656});
    check_sfen("6n1l/2+S1k4/2lp4p/1np1B2b1/3PP4/1N1S3rP/1P2+pPP+p1/1p1G5/3KG2r1 b GSN2L4Pgs2p 1",
               {246, 41'605, 8'420'492});
    check_sfen("8k/9/9/8l/9/9/7n1/9/8K b 2r2b4g4s3n3l18p 1", {2, 1'034, 2'913});
    check_sfen("BRBRSSSGG/nPPPPPPPP/n8/n8/n8/ll7/kl7/9/K8 b 10P2gsl 1", {0});
}

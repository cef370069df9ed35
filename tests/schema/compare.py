#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Compares the verdicts of the JSON Schemas and of the readers on generated documents.

compare.py READ_VERDICTS: changes records of every format at random, and asks both. Nothing that a
reader accepts may fail its schema, and what a reader refuses must fail it, too, but for the reasons
that docs/formats.md says a schema cannot express.

TOPOBAN_DOCUMENTS says how many documents (3000), TOPOBAN_SEED from which seed. Without
python3-jsonschema it is skipped (exit 77), in CI (CI=true) it fails.
"""
import collections
import copy
import json
import os
import pathlib
import random
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LARGEST = 6000  # bytes: a validator takes long over longer ones

try:
    from jsonschema import Draft202012Validator, ValidationError, validators
except ImportError:
    print("skipped: no python3-jsonschema (apt-get install python3-jsonschema)")
    sys.exit(1 if os.environ.get("CI") == "true" else 77)


def pattern(validator, wanted, instance, schema):
    """As ECMA-262 has it: `$` is the end of the string, not a place before a last newline."""
    if validator.is_type(instance, "string"):
        if not re.search(wanted.replace("$", r"\Z"), instance):
            yield ValidationError(f"{instance[:40]!r} does not match")


Validator = validators.extend(Draft202012Validator, {"pattern": pattern})
SCHEMAS = {
    path.name.removesuffix(".schema.json"): Validator(json.loads(path.read_text(encoding="utf-8")))
    for path in sorted((ROOT / "docs" / "schema").glob("*.schema.json"))
}

# --- documents ------------------------------------------------------------------------------------

RULE_BOARDS = {
    "go-mobius-9x11-v1": 99,
    "go-klein-9x18-v1": 162,
    "go-genus2-staircase-9x9-v1": 162,
}
RECTANGLE = re.compile(
    r"go-(?:grid|cylinder|torus|mobius|klein|projective)"
    r"-([1-9]|1[0-9]|2[0-5])x([1-9]|1[0-9]|2[0-5])-v1"
)


def points_of(board):
    """The points of a Go board of the catalogue, or None."""
    if board in RULE_BOARDS:
        return RULE_BOARDS[board]
    named = RECTANGLE.fullmatch(board) if isinstance(board, str) else None
    return int(named[1]) * int(named[2]) if named else None


GO_BOARDS = list(RULE_BOARDS) + [
    "go-grid-1x1-v1",
    "go-grid-5x5-v1",
    "go-torus-11x9-v1",
    "go-projective-25x25-v1",
    "go-klein-3x4-v1",
]
SHOGI_BOARDS = [
    "shogi-mobius-9x11-v1",
    "shogi-klein-9x18-v1",
    "shogi-genus2-staircase-9x9-v1",
    "shogi-flat-9x9-v1",
]
OTHER_BOARDS = [
    "",
    "go",
    "go--v1",
    "go-pair-v1",
    "go-grid-26x9-v1",
    "go-grid-09x9-v1",
    "go-klein-9x18-v2",
    'go-"-v1',
    "go-\u0001-v1",
    "crystal-go-side4-v1",
    "shogi-flat-8x8-v1",
]
TEXTS = GO_BOARDS + SHOGI_BOARDS + OTHER_BOARDS + list(SCHEMAS) + [
    "place", "pass", "resign", "flip", "move", "drop", "agree-draw", "passes", "repetition",
    "perpetual-check", "no-legal-action", "agreed-draw", "A", "B", "^", "v", "P", "K", "k",
    "graph-area-no-suicide-psk-v1", "surface-shogi-v0.2", "\u00e9", "0" * 99, "0" * 162, "0" * 625,
    "4k4/9/9/9/9/9/9/9/4K4 a -", "4k4/9/9/9/9/9/9/9/4K4 b 2GPp",
]
NUMBERS = [
    0, 1, 2, 3, -1, -2, 60, 61, 80, 81, 98, 99, 161, 162, 198, 199, 324, 325, -198, -199, -324,
    -325, 1250, 1251, 4096, 4097, 2**31 - 1, 2**31, -(2**31), 2**63 - 1, 2**63, -(2**63) - 1,
]
VALUES = [None, True, False, [], {}, 0.5]


def empty_go(board, **fields):
    """A Go game in which nothing has happened."""
    none = "0" * points_of(board)
    final = {"board": none, "turn": 1, "passes": 0, "history": [none], "result": None}
    return {
        "format": "surface-go-game", "version": 1, "graph": board,
        "rules": "graph-area-no-suicide-psk-v1", "komiHalfPoints": 1, "actions": [],
        "final": final, **fields,
    }


def seeds():
    """Valid documents to start from, by format."""
    found = collections.defaultdict(list)

    def add(document):
        found[document["format"]].append(document)

    for path in sorted((ROOT / "fixtures" / "records").glob("*.json")):
        if path.stat().st_size <= LARGEST:
            add(json.loads(path.read_text(encoding="utf-8")))
    for board in GO_BOARDS:
        game = empty_go(board)
        add(game)
        none = game["final"]["board"]
        add({**game, "format": "surface-go-study", "setup": {"board": none, "turn": 1}})
        analysis = {"format": "surface-go-analysis", "version": 1, "game": game,
                    "actions": [{"type": "pass"}],
                    "final": {**game["final"], "turn": 2, "passes": 1}}
        add(analysis)
        for record in (game, analysis):
            add({"format": "surface-go-replay", "version": 1, "record": record, "cursor": 0})
        add({"format": "surface-go-diagram", "version": 1, "graph": board, "komiHalfPoints": 1,
             "board": none, "turn": None})
    rows = {
        "shogi-mobius-9x11-v1": "/".join(["9"] * 9 + ["4k4", "4K4"]),
        "shogi-klein-9x18-v1": "/".join(["9"] * 16 + ["4k'4", "4K4"]),
        "shogi-genus2-staircase-9x9-v1": "/".join(["9"] * 8 + ["4K4"]) + "|" +
                                         "/".join(["4k4"] + ["9"] * 8),
        "shogi-flat-9x9-v1": "/".join(["4k4", "+P8"] + ["9"] * 6 + ["4K4"]),
    }
    for board, cells in rows.items():
        for hands in ("-", "RB2G3S4N5L18Prb2g3s4n5l18p", "255P10b"):
            add({"format": "surface-shogi-diagram", "version": 1, "graph": board,
                 "position": f"{cells} a {hands}"})
    return found


# --- changes --------------------------------------------------------------------------------------


def places(value, path=()):
    """Every place below a value: the container and the key or index in it."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        yield value, key
        if isinstance(item, (dict, list)):
            yield from places(item, path + (key,))


def changed_text(text, draw):
    if not text or draw.random() < 0.3:
        return draw.choice(TEXTS)
    at = draw.randrange(len(text))
    byte = draw.choice("0123459KkGgRrPp+'/ab -|\"\\x\n\u00e9:fF")
    return draw.choice([
        text[:at] + text[at + 1:], text[:at] + byte + text[at:], text[:at] + byte + text[at + 1:],
        text + byte, text[:-1], text + text, text[:at],
    ])


def change(document, draw):
    """Changes one thing in a document; true where it was a key put in for the second time."""
    spots = list(places(document))
    # Fields near the root are few among many: look for one at every depth as often.
    shallow = [spot for spot in spots if spot[0] is document]
    within, key = draw.choice(shallow if draw.random() < 0.4 else spots)
    item = within[key]
    kind = draw.random()
    if kind < 0.06:
        del within[key]
    elif kind < 0.10 and isinstance(within, list):
        within.insert(draw.randrange(len(within) + 1), copy.deepcopy(item))
    elif kind < 0.14 and isinstance(within, dict):
        within[draw.choice([key + "x", key.upper(), "", "at", "player", "setup", "cursor"])] = item
    elif kind < 0.18 and isinstance(within, dict):
        del within[key]
        within[draw.choice(["Format", key[:-1], key + " "])] = item
    elif kind < 0.25:
        within[key] = draw.choice(VALUES + NUMBERS + TEXTS)
    elif isinstance(item, bool) or item is None:
        within[key] = draw.choice([True, False, None, 0, "A"])
    elif isinstance(item, int):
        within[key] = draw.choice([item + 1, item - 1, -item, draw.choice(NUMBERS), float(item)])
    elif isinstance(item, str):
        within[key] = draw.choice(GO_BOARDS + SHOGI_BOARDS + OTHER_BOARDS) \
            if key == "graph" and draw.random() < 0.5 else changed_text(item, draw)
    elif isinstance(item, list) and item:
        other = draw.randrange(len(item))
        draw.choice([item.pop, lambda at: item.insert(0, item[at]), lambda at: item.reverse()])(other)
    elif isinstance(item, dict):
        shuffled = list(item.items())
        draw.shuffle(shuffled)
        within[key] = dict(shuffled)


def move_board(document, draw):
    """Puts another board in, and lengths that fit it or just do not: what depends on it is seen."""
    board = draw.choice(GO_BOARDS)
    size = points_of(board) + draw.choice([0, 0, 0, 1, -1])
    most = 2 * points_of(board)

    def walk(value):
        for within, key in list(places(value)):
            item = within[key]
            if key == "graph" and isinstance(item, str) and item.startswith("go-"):
                within[key] = board
            elif key == "komiHalfPoints":
                within[key] = draw.choice([most, -most, most + 1, -most - 1, 0])
            elif isinstance(item, str) and item and not item.strip("0"):
                within[key] = "0" * size
    walk(document)


def generated(count, draw):
    by_format = seeds()
    formats = sorted(by_format)
    for i in range(count):
        wanted = formats[i % len(formats)]
        document = copy.deepcopy(draw.choice(by_format[wanted]))
        if "-go-" in wanted and not wanted.startswith("crystal") and draw.random() < 0.2:
            move_board(document, draw)
        for _ in range(draw.choice([0, 1, 1, 1, 1, 2, 3])):
            if not document:
                break
            change(document, draw)
        yield wanted, document


# --- verdicts -------------------------------------------------------------------------------------


def value_at(document, pointer):
    """The value at a JSON pointer, or None."""
    at = document
    for part in pointer.split("/")[1:]:
        part = part.replace("~1", "/").replace("~0", "~")
        try:
            at = at[int(part)] if isinstance(at, list) else at[part]
        except (KeyError, IndexError, ValueError, TypeError):
            return None
    return at


def board_of(document):
    """The board that a Go document names."""
    at = document
    for key in ("record", "game"):
        at = at.get(key, at) if isinstance(at, dict) else {}
    return at.get("graph") if isinstance(at, dict) else None


def width_of(rank):
    return sum(int(part) if part.isdigit() else 1 for part in re.findall(r"[0-9]+|[A-Za-z]", rank))


def actions_in(document):
    """How many actions a record has, those of its parts together."""
    if not isinstance(document, dict):
        return 0
    own = document.get("actions")
    return (len(own) if isinstance(own, list) else 0) + sum(
        actions_in(document.get(key)) for key in ("record", "game"))


def inexpressible(document, code, pointer):
    """Which of the reasons in docs/formats.md §1 this refusal has; None: the schema should know."""
    if code in ("unstable_setup", "refused_action", "mismatch"):
        return code
    found = value_at(document, pointer)
    if code == "wrong_type" and isinstance(found, float) and found.is_integer():
        return "a number not spelt as an integer"
    if code != "wrong_value":
        return None
    last = pointer.rsplit("/", 1)[-1]
    board = board_of(document)
    points = points_of(board)
    if last == "graph" and isinstance(found, str) and found.startswith("go-") and points is None:
        return "a board that the reader does not have"
    if last == "cursor" and isinstance(found, int) and found > actions_in(document):
        return "a cursor beyond the actions"
    if last in ("position", "setup") and isinstance(found, str):
        if any(width_of(rank) != 9 for rank in re.split(r"[/|]", found.split(" ")[0])):
            return "a rank that is not nine cells wide"
    if points is not None and board not in RULE_BOARDS:
        if last == "komiHalfPoints" and isinstance(found, int) and abs(found) > 2 * points:
            return "the komi of a rectangle"
        if isinstance(found, str) and not found.strip("012") and len(found) != points:
            return "the length of a rectangle's colouring"
    return None


def main():
    count = int(os.environ.get("TOPOBAN_DOCUMENTS", "3000"))
    seed = int(os.environ.get("TOPOBAN_SEED", "1"))
    documents = list(generated(count, random.Random(seed)))
    lines = [json.dumps(document, ensure_ascii=False) for _, document in documents]
    answers = subprocess.run([sys.argv[1]], input="\n".join(lines) + "\n", encoding="utf-8",
                             stdout=subprocess.PIPE, check=True).stdout.splitlines()
    if len(answers) != count:
        print(f"{len(answers)} answers to {count} documents")
        return 1
    tally = collections.Counter()
    accepted = collections.Counter()
    faults = 0
    for (wanted, document), line, answer in zip(documents, lines, answers):
        stated = document.get("format")
        schema = SCHEMAS[stated if isinstance(stated, str) and stated in SCHEMAS else wanted]
        passes = schema.is_valid(document)
        code, _, pointer = answer.partition(" ")
        reason = None
        if code == "accepted":
            accepted[wanted] += 1
            if not passes:
                why = next(schema.iter_errors(document))
                reason = f"accepted, but the schema says at {why.json_path}: {why.message[:100]}"
        elif passes:
            known = inexpressible(document, code, pointer)
            tally[known] += 1
            if known is None:
                reason = f"passes the schema, but the reader says {answer}"
        if reason:
            faults += 1
            if faults <= 20:
                print(f"seed {seed}: {reason}\n  {line[:1500]}")
    for wanted in SCHEMAS:
        if accepted[wanted] == 0 and count >= 1000:
            print(f"no {wanted} was accepted: that compares little")
            faults += 1
    print(f"{count} documents from seed {seed}: {sum(accepted.values())} accepted, "
          f"{count - sum(accepted.values()) - sum(tally.values())} refused by both, {faults} faults")
    for known, times in tally.most_common():
        print(f"  passed the schema only, {times} times: {known}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

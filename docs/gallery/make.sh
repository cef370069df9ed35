#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# bash docs/gallery/make.sh DRAW [FOLDER]
# Makes the pictures of the gallery anew with the program draw, here or in another folder.
set -euo pipefail
draw=$(realpath "${1:?usage: make.sh DRAW [FOLDER]}")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
folder=${2:-docs/gallery}
mkdir -p "$folder"

picture() { # picture NAME ARGUMENT...
    "$draw" "${@:2}" -o "$folder/$1.svg"
}
mine=docs/gallery/records
records=fixtures/records

# Boards
picture board-mobius --board go-mobius-9x11-v1 --ghosts 1
picture board-klein --board go-klein-9x18-v1 --ghosts 1
picture board-genus2 --board go-genus2-staircase-9x9-v1
picture board-torus --board go-torus-9x9-v1 --ghosts 2
picture board-projective --board go-projective-9x9-v1 --ghosts 1
picture board-cylinder --board go-cylinder-9x9-v1
picture board-grid --board go-grid-9x9-v1

# Go
picture go-mobius-game $mine/go-mobius-game.json
picture go-mobius-animation --animation $mine/go-mobius-game.json
picture go-klein-liberties $mine/go-klein-game.json --liberties
picture go-genus2-game $mine/go-genus2-game.json
picture go-genus2-chain $mine/go-genus2-game.json --chain I:b6
picture go-klein-area $mine/go-klein-finished.json --area

# CrystalGo and its lessons
picture crystal-start --board crystal-go-side4-v1
picture crystal-ko $records/crystal-ko.json --ply end
picture crystal-flip-captures-before $records/crystal-flip-captures.json --ply 7
picture crystal-flip-captures $records/crystal-flip-captures.json --ply end
picture crystal-flip-suicide $records/crystal-flip-suicide.json --ply 6
picture crystal-two-eyes-before $records/crystal-two-eyes.json --ply 27
picture crystal-two-eyes $records/crystal-two-eyes.json --ply end
picture crystal-protected $records/crystal-protected.json --ply end --area
picture crystal-history-a $records/crystal-history-a.json --ply end
picture crystal-animation --animation $records/crystal-two-eyes.json

# Shogi
picture shogi-flat --board shogi-flat-9x9-v1 --kanji
picture shogi-mobius --board shogi-mobius-9x11-v1 --ghosts 1
picture shogi-klein --board shogi-klein-9x18-v1
picture shogi-genus2 --board shogi-genus2-staircase-9x9-v1
picture shogi-klein-mate $records/shogi-klein-9x18-v1-game.json --ply end
picture shogi-gold-walk $records/shogi-mobius-gold-walk-study.json --ply 5
picture shogi-ray-winds $mine/shogi-klein-bishop.json --ray d2:NE
picture shogi-ray-cone $mine/shogi-genus2-bishop.json --ray I:c2:NW --ray I:c2:NE
picture shogi-animation --animation $records/shogi-mobius-gold-walk-study.json

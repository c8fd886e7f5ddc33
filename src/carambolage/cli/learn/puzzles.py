"""Find puzzles for the page of a game: positions in which the ace's best answer is clearly better than all others."""

import argparse
from itertools import count
from pathlib import Path

import msgspec

from carambolage.cli.arguments import at_least
from carambolage.cli.console import Console
from carambolage.engine.registry import game
from carambolage.learning.puzzle_search import found_puzzles

HELP = "find puzzles for a game (takes long)"
EXAMPLES = """\
examples:
  carambolage puzzles wacky_races --count 60 --to puzzles.jsonl
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument("--count", type=at_least(1), default=60, metavar="N", help="how many (60)")
    parser.add_argument("--seed", type=at_least(0), default=0, metavar="S", help="the seed of the first game (0)")
    parser.add_argument("--tries", type=at_least(10), default=4000, metavar="N", help="iterations of a search (4000)")
    parser.add_argument("--to", type=Path, required=True, metavar="FILE", help="append them to this file, a line each")


def run(arguments: argparse.Namespace) -> int:
    """Play games of rookies and keep what the search finds worth asking."""
    console, chosen = Console(), game(arguments.game)
    presets = list(chosen.menu.presets.values())
    companies = [players for players in (2, 3, 4) if players in chosen.players]
    written = 0
    for seed in count(arguments.seed):
        players = companies[seed % len(companies)]
        for puzzle in found_puzzles(chosen, seed, presets[0], players, arguments.tries):
            with arguments.to.open("ab") as file:
                file.write(msgspec.json.encode(puzzle) + b"\n")
            written += 1
            console.say(f"{written}: seed {seed}, {puzzle.best}")
            if written == arguments.count:
                return 0
    return 0

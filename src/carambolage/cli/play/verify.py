"""Play a saved game again and check it: every answer legal, and at the end the state that the file is sealed with.

A proof from a table (it tells one when a game is over) is checked too: whether the dice are those that were promised.
"""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from carambolage.cli.arguments import add_saved_pack
from carambolage.cli.errors import FAILED
from carambolage.cli.play.display import result_lines
from carambolage.engine.match.loading import load, verify
from carambolage.engine.packs.folder import open_pack
from carambolage.engine.registry import listed_game
from carambolage.engine.words.texts import Texts

if TYPE_CHECKING:
    from carambolage.table.protocol.bodies import Proof

HELP = "check a saved game"
EXAMPLES = """\
examples:
  carambolage verify race.jsonl
  carambolage verify proof.json         the dice of a game at a table
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument("file", type=Path, metavar="FILE", help="the saved game")
    add_saved_pack(parser)


def run(arguments: argparse.Namespace) -> int:
    """Say what was verified; a file without a seal is not sound."""
    from carambolage.table.state.proof import read_proof

    proof = read_proof(arguments.file)
    return _verify_saved(arguments) if proof is None else _verify_dice(proof, arguments.pack)


def _verify_dice(proof: "Proof", folder: str | None) -> int:
    from carambolage.table.state.proof import verdict

    game = listed_game(proof.game)
    checked = verdict(proof, game, open_pack(game, folder))
    for finding in checked.findings:
        print(finding)
    if checked.sound:
        print("verified")
        return 0
    print("carambolage: the dice of this game are not those that were promised; not verified", file=sys.stderr)
    return FAILED


def _verify_saved(arguments: argparse.Namespace) -> int:
    report = verify(arguments.file, pack=arguments.pack)
    print(f"game       {report.game}, {report.decisions} decisions, {'over' if report.over else 'not over yet'}")
    print("answers    every one was legal")
    print(f"digest     {report.digest}, {'as sealed' if report.sealed else 'but the file has no seal: it was cut'}")
    print(f"chance     {'some dice or draws were fixed in advance' if report.fixed else 'free, from the seed'}")
    if report.over:
        match = load(arguments.file, pack=arguments.pack)
        assert match.result is not None
        print("result     " + "\n           ".join(result_lines(match.result, Texts(match.words, "en"), {})))
    if report.sealed:
        print("verified")
        return 0
    print(f"carambolage: {arguments.file} has no seal, so it may have been cut; not verified", file=sys.stderr)
    return FAILED

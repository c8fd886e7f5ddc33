"""Play a saved game again and check it: every answer legal, and at the end the state that the file is sealed with."""

import argparse
import sys
from pathlib import Path

from carambolage.cli.failing import FAILED
from carambolage.cli.outcome import outcome
from carambolage.cli.speech import Speech
from carambolage.engine.loading import load, verify

HELP = "check a saved game"
EXAMPLES = """\
examples:
  carambolage verify race.jsonl
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument("file", type=Path, metavar="FILE", help="the saved game")


def run(arguments: argparse.Namespace) -> int:
    """Say what was verified; a file without a seal is not sound."""
    report = verify(arguments.file)
    print(f"game       {report.game}, {report.decisions} decisions, {'over' if report.over else 'not over yet'}")
    print("answers    every one was legal")
    print(f"digest     {report.digest}, {'as sealed' if report.sealed else 'but the file has no seal: it was cut'}")
    print(f"chance     {'some dice or draws were fixed in advance' if report.fixed else 'free, from the seed'}")
    if report.over:
        match = load(arguments.file)
        assert match.result is not None
        print("result     " + "\n           ".join(outcome(match.result, Speech(match.words, "en"), {})))
    if report.sealed:
        print("verified")
        return 0
    print(f"carambolage: {arguments.file} has no seal, so it may have been cut; not verified", file=sys.stderr)
    return FAILED

"""The command `carambolage`: parses the command line, runs the subcommand, turns every error into one sentence."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any, NoReturn

from carambolage.cli import completion, games, new_game, serve, tables
from carambolage.cli.errors import FAILED, MISUSED, exit_code, sentence
from carambolage.cli.greeting import greet
from carambolage.cli.lab import balance, duel, ladder, simulate, train
from carambolage.cli.learn import puzzles
from carambolage.cli.packs import packs
from carambolage.cli.play import play, replay, show, verify

COMMANDS: dict[str, Any] = {
    "play": play,
    "table": serve,
    "tables": tables,
    "games": games,
    "replay": replay,
    "verify": verify,
    "show": show,
    "packs": packs,
    "simulate": simulate,
    "duel": duel,
    "ladder": ladder,
    "train": train,
    "balance": balance,
    "puzzles": puzzles,
    "new-game": new_game,
    "completion": completion,
}

EXAMPLES = """\
examples:
  carambolage play                     sit down and play; asks who joins in
  carambolage play --lang fr           la même chose en français
  carambolage simulate wacky_races     1,000 games between bots, and who won them
  carambolage COMMAND --help           all about one command
"""


def run(argv: Sequence[str] | None = None) -> int:
    """Run the command line; 0 is success, 1 a failure, 2 a mistake in the command, 130 Ctrl-C."""
    _prepare_streams()
    try:
        status = _run(argv)
        sys.stdout.flush()
    except OSError as error:
        return _report_unwritten(error)
    return status


def _run(argv: Sequence[str] | None) -> int:
    try:
        arguments = build_parser().parse_args(argv)
        return int(arguments.run(arguments))
    except BrokenPipeError:
        raise
    except (Exception, KeyboardInterrupt) as error:
        if os.environ.get("CARAMBOLAGE_TRACEBACK"):
            raise
        mid_line = isinstance(error, KeyboardInterrupt | EOFError) and sys.stderr.isatty()
        print(f"{chr(10) if mid_line else ''}carambolage: {sentence(error)}", file=sys.stderr)
        return exit_code(error)


class Parser(argparse.ArgumentParser):
    """An argument parser that answers a mistake with one sentence instead of its whole usage."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong and where to read more, and exit."""
        _, required, missing = message.partition("the following arguments are required: ")
        reason = f"{missing} is missing" if required else message.removeprefix("argument ")
        print(f"carambolage: {reason} (more: {self.prog} --help)", file=sys.stderr)
        sys.exit(MISUSED)


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line, with one subparser for each command."""
    parser = Parser(
        prog="carambolage",
        description="A digital table for car-combat board games: play them, let bots play them, study them.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"carambolage {version('carambolage')}")
    parser.set_defaults(run=_greet)
    subparsers = parser.add_subparsers(metavar="COMMAND")
    for name, module in COMMANDS.items():
        subparser = subparsers.add_parser(
            name,
            help=module.HELP,
            description=module.__doc__,
            epilog=module.EXAMPLES,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.configure(subparser)
    return parser


def _greet(arguments: argparse.Namespace) -> int:
    """`carambolage` without a command."""
    chosen = greet()
    return _run(chosen) if chosen else 0


def _prepare_streams() -> None:
    """A letter that the terminal lacks becomes a question mark; an output that was closed from the start is nowhere."""
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115  # open as long as the program runs
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _report_unwritten(error: OSError) -> int:
    """The output is closed or full: say so once, and let Python's own last flush go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    closed = "the output was closed before everything was written"
    full = f"the output could not be written ({error.strerror})"
    print(f"carambolage: {closed if isinstance(error, BrokenPipeError) else full}", file=sys.stderr)
    return FAILED

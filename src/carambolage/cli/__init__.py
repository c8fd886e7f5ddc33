"""The command `carambolage`."""

import os
import signal
from collections.abc import Sequence
from types import FrameType


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; Ctrl-C has its sentence even while modules are still being imported."""
    before = signal.signal(signal.SIGINT, _stop_at_once)
    try:
        from carambolage.cli.command import run
    finally:
        signal.signal(signal.SIGINT, before)
    return run(argv)


def _stop_at_once(number: int, frame: FrameType | None) -> None:
    os.write(2, b"carambolage: stopped by Ctrl-C\n")
    os._exit(128 + number)

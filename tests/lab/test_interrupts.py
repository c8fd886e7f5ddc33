"""Ctrl-C is for the process that was started, not for those that play for it."""

import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from carambolage.lab.executors import Processes
from carambolage.lab.setting import Setting
from tests.lab.dying import SETTING

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Masked:
    """Shards whose result is whether their worker is deaf to Ctrl-C."""

    subject: Setting = SETTING
    shard: int = 1
    is_compiled: bool = False
    needs_device: bool = False

    def player(self) -> Callable[[int, int], bool]:
        """Asks the system."""
        return lambda first, end: signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def print_who_is_deaf() -> None:
    """One answer of each of two workers, which have both begun before any answers."""
    print([deaf for _, deaf in Processes(2).play(Masked(), [(0, 1), (1, 2)])])


def test_every_worker_is_deaf_to_ctrl_c_also_the_first() -> None:
    """In a process of its own: with the first worker Python starts a helper, and forgets which signals were blocked."""
    line = "from tests.lab.test_interrupts import print_who_is_deaf; print_who_is_deaf()"
    done = subprocess.run(
        [sys.executable, "-c", line], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout == "[True, True]\n"

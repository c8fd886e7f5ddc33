"""An experiment whose workers die, for the tests of all executors."""

import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from carambolage.lab import Duel, LabError, Setting

SETTING = Setting("carambolage.testing.convoy.game:GAME", players=3, bots=("greedy", "random"))
FATAL, IMPOSSIBLE = 20, 66  # the first seeds of the shard that kills, and of the one that fails


@dataclass(frozen=True)
class Dying:
    """Games whose worker dies at one shard while a file holds letters, one letter for each death."""

    lives: Path
    subject: Setting = SETTING
    shard: int = 10
    is_compiled: bool = False
    needs_device: bool = False

    def player(self) -> Callable[[int, int], Duel]:
        """Each shard is counted by its seeds."""

        def play(first: int, end: int) -> Duel:
            if first == FATAL and (left := self.lives.read_text()):
                self.lives.write_text(left[1:])
                os.kill(os.getpid(), signal.SIGKILL)
            if first == IMPOSSIBLE:
                raise LabError("no such games")
            return Duel(first, end, end - first)

        return play

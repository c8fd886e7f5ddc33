"""One game's rules on a GPU, and the loop that drives them."""

from typing import Any

import numpy as np
import numpy.typing as npt

from carambolage.engine.game import Game
from carambolage.engine.record import Packed, pack
from carambolage.engine.rules.state import Printed
from carambolage.engine.twins.device.keys import Keys
from carambolage.engine.twins.device.layout import row_layout, row_of
from carambolage.engine.twins.device.opening import DeviceError, open_cuda
from carambolage.engine.twins.device.sort import Sorter
from carambolage.engine.twins.device.step import THREADS, build_step

SLOTS = 1 << 23  # games under way at once: enough for even the rarest rule to fill some warps
STEPS_UNWATCHED = 32


class DeviceTwin:
    """One game's rules on a GPU."""

    def __init__(self, game: Game, tables: Printed) -> None:
        self._cuda = open_cuda()
        self._tables = self._cuda.to_device(pack(tables))
        self._keys = Keys.of(game)
        self._step = build_step(self._cuda, game, self._keys)
        self._sorter = Sorter(self._cuda, self._keys.count)
        self._layout = row_layout(game.state)

    def play_games(
        self, template: Packed, first_seed: int, count: int, greedy: int = 0
    ) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int8]]:
        """Play whole games with consecutive seeds; a row each of (decisions, length) and of the seats' ranks."""
        if greedy:
            raise DeviceError("the device twin plays at random only; use the packed twin for other bots")
        lengths = self._cuda.device_array((count, 2), np.int32)
        ranks = self._cuda.device_array((count, int(template["seats"][0])), np.int8)
        self._play(row_of(template, self._layout), first_seed, lengths, ranks)
        return lengths.copy_to_host(), ranks.copy_to_host()

    def _play(self, template: npt.NDArray[np.uint64], first_seed: int, lengths: Any, ranks: Any) -> None:
        """Step after step until no game is left; how many are is asked only now and then, since asking is waiting."""
        new, slots = self._cuda.device_array, self._room_for(lengths.shape[0])
        games, order = new((slots, template.size), np.uint64), new(slots, np.int32)
        key_of = self._cuda.to_device(np.full(slots, self._keys.beginning, np.int16))
        begun, playing = self._cuda.to_device(np.zeros(1, np.int64)), new(1, np.int32)
        known = (self._cuda.to_device(template), self._tables, first_seed, lengths, ranks)
        left = slots
        while left:
            blocks = -(-left // THREADS)
            for _ in range(STEPS_UNWATCHED):
                self._sorter.sort(key_of, order, playing)
                self._step[blocks, THREADS](order, playing, key_of, games, begun, *known)
            left = int(playing.copy_to_host()[0])

    def _room_for(self, count: int) -> int:
        """How many games are under way at once: as many as help, unless the device's memory is smaller."""
        free, _ = self._cuda.current_context().get_memory_info()
        return int(max(1, min(count, SLOTS, free // 2 // self._layout.itemsize)))

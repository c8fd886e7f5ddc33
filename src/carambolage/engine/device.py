"""The device twin: the same rules compiled by numba-cuda, one game per thread.

Every thread keeps its game in its own local memory, which the hardware interleaves over a warp, so that threads at the
same field read neighbouring bytes.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from carambolage.engine import drive, entries
from carambolage.engine.dice import Chooser, sow
from carambolage.engine.errors import CarambolageError
from carambolage.engine.execution import bindings
from carambolage.engine.game import Game
from carambolage.engine.record import Packed, dtype_of, pack
from carambolage.engine.rule import is_thin
from carambolage.engine.state import Printed
from carambolage.engine.twins import Function, compiled_twin

THREADS = 128
WAVE = 1 << 17


class DeviceError(CarambolageError):
    """This machine cannot run the device twin."""


def open_cuda() -> Any:
    """The CUDA side of Numba, if there is a device."""
    if not hasattr(np, "row_stack"):  # numba-cuda asks NumPy 2.5 and later for a name that is gone
        np.row_stack = np.vstack  # type: ignore[attr-defined]
    try:
        from numba import cuda
    except ImportError:
        raise DeviceError("the device twin needs numba-cuda: install carambolage[device]") from None
    if not cuda.is_available():
        raise DeviceError("the device twin needs an NVIDIA GPU with its driver; none was found")
    return cuda


class DeviceTwin:
    """One game's rules on a GPU."""

    def __init__(self, game: Game, tables: Printed) -> None:
        self._cuda = open_cuda()
        self._tables = self._cuda.to_device(pack(tables))
        self._kernel = build_kernel(self._cuda, game)

    def play_games(
        self, template: Packed, first_seed: int, count: int, greedy: int = 0
    ) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int8]]:
        """Play whole games with consecutive seeds; a row each of (decisions, length) and of the seats' ranks."""
        lengths = np.zeros((count, 2), np.int32)
        ranks = np.zeros((count, int(template["seats"][0])), np.int8)
        on_device = self._cuda.to_device(lengths), self._cuda.to_device(ranks)
        threads = min(count, WAVE)
        blocks = (threads + THREADS - 1) // THREADS
        words = self._cuda.to_device(np.frombuffer(template[:1].tobytes(), np.uint64))
        self._kernel[blocks, THREADS](words, self._tables, first_seed, greedy, *on_device)
        return on_device[0].copy_to_host(), on_device[1].copy_to_host()


def build_kernel(cuda: Any, game: Game) -> Any:
    """The kernel that plays one game after the other in every thread."""
    device = compiled_twin(
        (drive.begin, drive.play_out, entries.rank_of, entries.length_of, sow),
        bindings(game, compiled=True),
        device_compiler(cuda),
    )
    begin, play_out, rank_of = device["begin"], device["play_out"], device["rank_of"]
    length_of, start = device["length_of"], device["sow"]
    record, generator = dtype_of(game.state), dtype_of(Chooser)
    words_in_record = record.itemsize // 8

    def play_games(template, tables, first_seed, greedy, lengths, ranks):  # type: ignore[no-untyped-def]
        words = cuda.local.array(words_in_record, np.uint64)
        games = words.view(record)
        choosers = cuda.local.array(2, np.uint64).view(generator)
        g = games[0]
        t = tables[0]
        p = choosers[0]
        for index in range(cuda.grid(1), lengths.shape[0], cuda.gridsize(1)):
            for word in range(words_in_record):
                words[word] = template[word]
            start(p, ~(first_seed + index))
            begin(g, t, first_seed + index)
            play_out(g, t, p, greedy)
            lengths[index, 0] = g.decisions
            lengths[index, 1] = length_of(g)
            for seat in range(g.seats):
                ranks[index, seat] = rank_of(g, t, seat)

    return cuda.jit(play_games)


def device_compiler(cuda: Any) -> Callable[[Function, Function], Function]:
    """How a rule becomes a device function."""

    def compile_rule(code: Function, rule: Function) -> Function:
        made: Function = cuda.jit(code, device=True, inline="always" if is_thin(rule) else "never")
        return made

    return compile_rule

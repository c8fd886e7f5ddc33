"""The device twin: the same rules compiled by numba-cuda, thousands of games at once.

Threads of a warp share one instruction, and a game's whole code is larger than the instruction cache. So the threads of
a block do not own a game each: before every step they sort the block's games by what is to be done next, and
neighbouring threads take games that need the same rule.
"""

from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from carambolage.engine import drive
from carambolage.engine.dice import Chooser, pick, sow
from carambolage.engine.errors import CarambolageError
from carambolage.engine.execution import bindings
from carambolage.engine.game import Game
from carambolage.engine.record import Packed, dtype_of, pack
from carambolage.engine.rule import is_thin
from carambolage.engine.signatures import Signatures
from carambolage.engine.state import Printed, tell, whisper
from carambolage.engine.twins import Function, compiled_twin

BLOCK = 1024
BLOCKS = 132
REGISTERS = 64
KEYS = 128
LISTING, ANSWERING, BEGINNING, DONE = 40, 80, 126, 127
LARGEST_INLINED = 600


class DeviceError(CarambolageError):
    """This machine cannot run the device twin."""


def open_cuda() -> Any:
    """The CUDA side of Numba, if there is a device."""
    if not hasattr(np, "row_stack"):  # numba-cuda asks NumPy 2.5 and later for a name that is gone
        np.row_stack = np.vstack
    try:
        cuda: Any = import_module("numba.cuda")
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
        self._size = dtype_of(game.state).itemsize

    def play_games(
        self, template: Packed, first_seed: int, count: int, greedy: int = 0
    ) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int8]]:
        """Play whole games with consecutive seeds; a row each of (decisions, length) and of the seats' ranks."""
        if greedy:
            raise DeviceError("the device twin plays at random only; use the packed twin for other bots")
        lengths = self._cuda.device_array((count, 2), np.int32)
        ranks = self._cuda.device_array((count, int(template["seats"][0])), np.int8)
        words = self._cuda.to_device(np.frombuffer(template[:1].tobytes(), np.uint64))
        games = self._cuda.device_array((BLOCK * BLOCKS, self._size // 8), np.uint64)
        self._kernel[BLOCKS, BLOCK](words, games, self._tables, first_seed, lengths, ranks)
        return lengths.copy_to_host(), ranks.copy_to_host()


def build_kernel(cuda: Any, game: Game) -> Any:
    """The kernel that plays game after game, each step sorted by what is to be done."""
    bound = bindings(game, compiled=True)
    entries = (drive.begin, drive.accept, pick, sow, game.rank_of, game.length_of)
    dispatch = (bound[drive.resolve], bound[drive.list_answers])
    made = compiled_twin((*entries, *dispatch), bound, RuleCompiler(cuda, game))
    begin, accept, choose, start = made["begin"], made["accept"], made["pick"], made["sow"]
    resolve, list_answers = made["resolve"], made["list_answers"]
    rank_of, length_of = made[game.rank_of.__name__], made[game.length_of.__name__]
    record, generator = dtype_of(game.state), dtype_of(Chooser)
    words_in_record = record.itemsize // 8
    local_words = generator.itemsize // 8
    all_local_words = BLOCK * local_words

    def play_games(template, all_games, tables, first_seed, lengths, ranks):  # type: ignore[no-untyped-def]
        counts = cuda.shared.array(KEYS, np.int32)
        order = cuda.shared.array(BLOCK, np.int16)
        rngs = cuda.shared.array(all_local_words, np.uint64)
        numbers = cuda.shared.array(BLOCK, np.int32)
        keys = cuda.shared.array(BLOCK, np.int16)
        me = cuda.threadIdx.x
        block = cuda.blockIdx.x * BLOCK
        t = tables[0]
        keys[me] = BEGINNING
        numbers[me] = block + me
        while True:
            if me < KEYS:
                counts[me] = 0
            cuda.syncthreads()
            key = keys[me]
            place = cuda.atomic.add(counts, key, 1)
            cuda.syncthreads()
            finished = counts[DONE]
            cuda.syncthreads()  # nobody may still be reading the counts when they are summed up
            if finished == BLOCK:
                return
            if me < 32:
                sum_up(counts, me)
            cuda.syncthreads()
            order[counts[key] + place] = me
            cuda.syncthreads()
            slot = order[me]
            key = keys[slot]
            if key != DONE:
                g = all_games[block + slot].view(record)[0]
                p = rngs[slot * local_words : (slot + 1) * local_words].view(generator)[0]
                if key < LISTING:
                    g.depth -= 1
                    frame = g.stack[g.depth]
                    resolve(g, t, frame[0], frame[1], frame[2], frame[3])
                elif key < ANSWERING:
                    g.offers = 0
                    list_answers(g, t, g.ask, g.seat, g.about[0], g.about[1], g.about[2])
                elif key == BEGINNING:
                    index = numbers[slot]
                    if index >= lengths.shape[0]:
                        keys[slot] = DONE
                    else:
                        for word in range(words_in_record):
                            all_games[block + slot, word] = template[word]
                        start(p, ~(first_seed + index))
                        begin(g, t, first_seed + index)
                elif g.offers == 0:
                    g.ask = 0
                    g.asked = 0
                else:
                    action = g.offer[0]
                    if g.offers > 1 or g.asked != 1 << g.seat:
                        action = g.offer[choose(p, g.offers)]
                        g.decisions += 1
                    accept(g, t, g.seat, action)
                if keys[slot] != DONE:
                    if g.over != 0:
                        index = numbers[slot]
                        lengths[index, 0] = g.decisions
                        lengths[index, 1] = length_of(g)
                        for seat in range(g.seats):
                            ranks[index, seat] = rank_of(g, t, seat)
                        numbers[slot] = index + cuda.gridsize(1)
                        keys[slot] = BEGINNING
                    elif g.ask == 0:
                        keys[slot] = g.stack[g.depth - 1][0]
                    elif g.offers < 0:
                        keys[slot] = LISTING + g.ask
                    else:
                        keys[slot] = ANSWERING + g.ask
            cuda.syncthreads()

    sum_up = cuda.jit(_sum_up(cuda), device=True)
    return cuda.jit(play_games, max_registers=REGISTERS, lto=False)


def _sum_up(cuda: Any) -> Function:
    """How one warp turns the counts of all keys into the places where their games begin."""

    def sum_up(counts, lane):  # type: ignore[no-untyped-def]
        first = lane * (KEYS // 32)
        total = 0
        for key in range(first, first + KEYS // 32):
            count = counts[key]
            counts[key] = total
            total += count
        before = total
        step = 1
        while step < 32:
            other = cuda.shfl_up_sync(0xFFFFFFFF, before, step)
            if lane >= step:
                before += other
            step *= 2
        for key in range(first, first + KEYS // 32):
            counts[key] += before - total

    return sum_up


class RuleCompiler:
    """How a rule becomes a device function: one signature, and no copy of its own in each caller unless it is short."""

    def __init__(self, cuda: Any, game: Game) -> None:
        self._cuda = cuda
        records = {"g": dtype_of(game.state), "t": dtype_of(game.tables), "p": dtype_of(Chooser)}
        self._signatures = Signatures(records)

    def __call__(self, code: Function, rule: Function) -> Function:
        if rule is tell or rule is whisper:
            code = _say_nothing_of(rule)
        signature = self._signatures.of(rule)
        made: Any
        if is_thin(rule):
            made = self._cuda.jit(code, device=True, inline="always", lto=False)
        elif signature is None:
            made = self._cuda.jit(code, device=True, lto=False)
        else:
            made = self._cuda.jit(signature, device=True, lto=False)(code)
            if len(code.__code__.co_code) > LARGEST_INLINED:
                _keep_apart(made)
        return made  # type: ignore[no-any-return]


def _say_nothing_of(rule: Function) -> Function:
    """Events are for people, and no rule reads them: here they would only cost memory traffic."""
    if rule is tell:
        return lambda g, kind, a, b, c: None
    return lambda g, kind, a, b, secret, eyes: None


def _keep_apart(made: Any) -> None:
    for compiled in made.overloads.values():
        for function in compiled.library._module.functions:
            if not function.is_declaration:
                function.attributes.add("noinline")

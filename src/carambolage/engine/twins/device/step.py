"""One step of all games: each thread takes one game of the sorted list and does what is next in it."""

from typing import Any

import numpy as np

from carambolage.engine.game import Game
from carambolage.engine.rules import drive
from carambolage.engine.rules.dice import pick, sow
from carambolage.engine.twins.build import Function, compiled_twin
from carambolage.engine.twins.device import deeds
from carambolage.engine.twins.device.keys import Keys, next_key
from carambolage.engine.twins.device.layout import row_layout
from carambolage.engine.twins.device.rules import RuleCompiler
from carambolage.engine.twins.execution import bindings
from carambolage.engine.twins.numba_internals import indices_from_the_front

# Measured on an H200, a run each: smaller blocks are slower, so are 128 registers or 24 threads together; 16 are equal.
THREADS = 512
REGISTERS = 96
TOGETHER = 20
AT_MOST = 16
WARP = 0xFFFFFFFF


def build_step(cuda: Any, game: Game, keys: Keys) -> Any:
    """The kernel that carries every playing game on."""
    bound = bindings(game, compiled=True)
    entries = (drive.begin, drive.accept, pick, sow, game.rank_of, game.length_of)
    dispatch = (bound[drive.resolve], bound[drive.list_answers])
    with indices_from_the_front():
        rules = compiled_twin((*entries, *dispatch), bound, RuleCompiler(cuda, game))
    advance = _advance(cuda, game, keys, rules)
    return cuda.jit(_step(cuda, game, keys, advance), max_registers=REGISTERS, lto=False)


def _advance(cuda: Any, game: Game, keys: Keys, rules: dict[str, Function]) -> Any:
    """Do the one thing that a key stands for, and find the key of what comes after it."""
    begin, finish = deeds.begin_game(cuda, rules), deeds.finish_game(cuda, rules, game)
    choose, take = deeds.choose_answer(cuda, rules), deeds.take_answer(cuda, rules)
    resolve, key_of_row = rules["resolve"], next_key(cuda, keys)
    questions, answers, beginning, done = keys.questions, keys.answers, keys.beginning, keys.done

    def advance(key, row, t, words, begun, template, first_seed, lengths, ranks):  # type: ignore[no-untyped-def]
        g = row.game
        if key < questions:
            g.depth -= 1
            resolve(g, t)
        elif key < answers:
            choose(row, t)
        elif key < beginning:
            take(row, t)
        else:
            number = cuda.atomic.add(begun, 0, 1)
            if number >= lengths.shape[0]:
                return done
            begin(row, t, words, template, number, first_seed + number)
        if g.over == 0:
            return key_of_row(row)
        finish(row, t, lengths, ranks)
        return beginning

    return cuda.jit(advance, device=True, lto=False)


def _step(cuda: Any, game: Game, keys: Keys, advance: Any) -> Function:
    """Threads of a warp that still need the same rule go on together, the others wait for the next sorting.

    Going on saves fetching the game anew; but the fewer threads take part, the more of the warp stands idle.
    """
    layout, done = row_layout(game.state), keys.done

    def step(  # type: ignore[no-untyped-def]
        order, playing, key_of, games, begun, template, tables, first_seed, lengths, ranks
    ):
        me = cuda.grid(1)
        together = cuda.ballot_sync(WARP, me < playing[0])
        if me >= playing[0]:
            return
        slot = order[me]
        words = games[slot]
        row, t = words.view(layout)[0], tables[0]
        key = np.int32(key_of[slot])
        for _ in range(AT_MOST):
            key = np.int32(advance(key, row, t, words, begun, template, first_seed, lengths, ranks))
            together = cuda.match_any_sync(together, key)
            if key == done or cuda.popc(together) < TOGETHER:
                break
        key_of[slot] = key

    return step

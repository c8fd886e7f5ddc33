"""Players of whole games on each twin: a function that plays consecutive seeds of a setting and counts results."""

import os
from collections.abc import Callable

import numpy as np

from carambolage.engine.errors import RuleError
from carambolage.engine.game import Game
from carambolage.engine.record import copy_record
from carambolage.engine.rules.dice import Chooser, sow
from carambolage.engine.twins.background import compile_in_background
from carambolage.engine.twins.execution import packed, packed_build, plain
from carambolage.lab.experiment import LabError
from carambolage.lab.setting import Setting
from carambolage.lab.totals import Totals

TWINS = ("plain", "packed", "device")
Progress = Callable[[int, int], None]
Player = Callable[[int, int], Totals]


def player(setting: Setting, twin: str) -> Player:
    """A function that plays `count` games from a first seed on."""
    if twin not in TWINS:
        raise LabError(f"there is no twin {twin!r}; there are {', '.join(TWINS)}")
    return {"plain": _plain_player, "packed": _packed_player, "device": _device_player}[twin](setting)


def _plain_player(setting: Setting) -> Player:
    twin, tables, template, greedy = plain(setting.game), setting.tables, setting.blank(), setting.greedy()

    def play(first_seed: int, count: int) -> Totals:
        lengths = np.zeros((count, 2), np.int32)
        ranks = np.zeros((count, template.seats), np.int8)
        for index in range(count):
            g, chooser = copy_record(template), Chooser()
            sow(chooser, ~(first_seed + index))
            twin.begin(g, tables, first_seed + index)
            twin.play_out(g, tables, chooser, greedy)
            lengths[index] = g.decisions, twin.length_of(g)
            ranks[index] = [twin.rank_of(g, tables, seat) for seat in range(g.seats)]
        return Totals.counted(lengths, ranks)

    return play


def _packed_player(setting: Setting) -> Player:
    twin, template, greedy = packed(setting.game, setting.tables), setting.template(), setting.greedy()
    return lambda first_seed, count: Totals.counted(*twin.play_games(template, first_seed, count, greedy))


def _device_player(setting: Setting) -> Player:
    from carambolage.engine.twins.device import DeviceTwin  # most machines have none

    twin, template, greedy = DeviceTwin(setting.game, setting.tables), setting.template(), setting.greedy()
    return lambda first_seed, count: Totals.counted(*twin.play_games(template, first_seed, count, greedy))


def prepare(setting: Setting, twin: str, progress: Progress = lambda done, total: None) -> None:
    """Compile the rules for the packed twin in a process of their own, unless they are on disk already."""
    if twin == "packed":
        compile_apart(setting.name, setting.game, progress)


def compile_apart(name: str, game: Game, progress: Progress) -> None:
    """Compile a game (its name, or its place) in a process of its own, unless it is on disk already."""
    if packed_build(game).is_stored():
        return
    _expect_room()
    work = compile_in_background(name)
    try:
        while not work.wait(0.1):
            progress(*work.progress)
    except RuleError as error:
        reason = str(error).splitlines()[-1]
        raise LabError(f"the rules of {game.name} did not compile ({reason})") from error
    except BaseException:
        work.stop()
        raise


def _expect_room() -> None:
    from carambolage.engine.twins.packed_build import cache_root

    root = cache_root()
    try:
        root.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LabError(f"compiled rules cannot be kept in {root} ({error.strerror}); set CARAMBOLAGE_CACHE") from None
    if not os.access(root, os.W_OK):
        raise LabError(f"compiled rules cannot be kept in {root} (not writable); set CARAMBOLAGE_CACHE")

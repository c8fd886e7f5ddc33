"""What a study of the balance learns from a game of Wacky Races."""

import numpy as np

from carambolage.engine.game import Component
from carambolage.games.wacky_races.bot.judge import components, lead_of
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.things import Power
from tests.rules.wacky_races.road import road


def told(*rows: tuple[int, int, int]) -> "np.ndarray[tuple[int, int], np.dtype[np.int16]]":
    return np.array([(*row, 0, 0, 0) for row in rows], np.int16).reshape(-1, 6)


def test_the_racer_and_its_used_powers() -> None:
    table = road("rr")
    log = told(
        (Event.USED, 0, Power.TIMBER),
        (Event.USED, 0, Power.SAWTOOTH),
        (Event.USED, 0, Power.TIMBER),
        (Event.USED, 1, 2),
    )
    found = components(table.g, log, 0)
    assert found == [Component("racer", "rr"), Component("power", "rr2"), Component("power", "rr4")]
    assert components(table.g, told(), 0) == [Component("racer", "rr")]


def test_points_come_before_places() -> None:
    table = road("rr").places(A=5, B=9)
    assert lead_of(table.g, table.t, 1) > lead_of(table.g, table.t, 0)
    table.points[0] = 1
    assert lead_of(table.g, table.t, 0) > lead_of(table.g, table.t, 1)
    table.points[0] = 0
    table.racer(0).finished = 1
    assert lead_of(table.g, table.t, 0) > lead_of(table.g, table.t, 1)

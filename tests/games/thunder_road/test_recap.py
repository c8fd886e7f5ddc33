"""A turn in one line: who, with what, from where to where, whom it struck, what it cost, and why."""

import pytest

from carambolage.engine.match.event import Event
from carambolage.games.thunder_road.game import GAME
from carambolage.games.thunder_road.text.recap import recap
from tests.games.thunder_road.scenario import Scenario
from tests.games.thunder_road.speaking import say


def turn(*events: tuple[object, ...]) -> tuple[Event, ...]:
    """Events of Blue's turn: kinds and numbers."""
    told = [("turn_begins", 0, 0), *events]
    return tuple(Event(n, str(kind), *numbers) for n, (kind, *numbers) in enumerate(told))  # type: ignore[arg-type]


def line(table: Scenario, *events: tuple[object, ...], lang: str = "en", scrolled: int = 0) -> str:
    told = recap(table.g, table.t, turn(*events), {"scrolled": scrolled})
    assert told is not None
    return say(told.text, lang)


def road() -> Scenario:
    return Scenario("blue", "green").put({"blue medium": (2, 6), "green large": (3, 7)})


@pytest.mark.parametrize(
    ("rolls", "told"),
    [
        (1, "Player 2 has the lowest total and goes first"),
        (2, "The lowest total is a tie, so all roll again: Player 2 goes first"),
        (3, "The lowest total is a tie 2 times, so all roll again each time: Player 2 goes first"),
    ],
)
def test_a_tie_for_the_first_player_is_called_one(rolls: int, told: str) -> None:
    kinds = [("crew_chosen", 0), *[("dice_rolled", 0, 9), ("dice_rolled", 1, 9)] * rolls, ("first_player", 1)]
    events = tuple(Event(n, str(kind), *numbers) for n, (kind, *numbers) in enumerate(kinds))  # type: ignore[arg-type]
    table = road()
    line = recap(table.g, table.t, events, {})
    assert line is not None
    assert say(line.text, "en") == told


def test_a_drive_is_told_from_where_to_where() -> None:
    table = road()
    v, start = table.vehicle("blue medium"), table.space((2, 6))
    events = [("assigned", v, 2, 0), ("stepped", v, start, 0), ("stepped", v, table.space((2, 7)), 0)]
    assert line(table, *events) == "Blue's Avenger with the 2: 5C → 7C"
    assert line(table, *events, lang="fr") == "Le Vengeur bleu avec le 2 : 5C → 7C"


def test_a_column_keeps_its_number_after_the_board_has_scrolled() -> None:
    table = road()
    v = table.vehicle("blue medium")
    events = [("assigned", v, 1, 0), ("stepped", v, table.space((2, 20)), 0)]
    before = line(table, *events)
    table.g.tile_number += 1
    assert line(table, *events, scrolled=1) == before


def test_a_slam_names_the_other_and_why_dice_are_rolled_again() -> None:
    table = road()
    v, other = table.vehicle("blue medium"), table.vehicle("green large")
    events = [("assigned", v, 1, 0), ("slam", v, other, 0), ("rerolled", 1)]
    assert line(table, *events).endswith("rams Green's Eliminator, the Green crew demands a reroll: larger vehicle")
    assert line(table, ("assigned", v, 1, 0), ("slam", v, other, 0), ("rerolled", 0)).endswith("demands a reroll")


@pytest.mark.parametrize(
    ("cause", "space", "why"),
    [
        (("pushed", "v", 1), (0, 6), "pushed off the road at lane A"),
        (("pushed", "v", 0), (2, 6), "pushed into an obstacle on lane C"),
        (("damage_drawn", "v", 0), (2, 6), "eliminated by damage"),
        (("scrolled", 0, 4), (2, 6), "left behind with the rear tile"),
        (("stepped", "v", 0, 0), (2, 6), "runs into an obstacle on lane C"),
    ],
)
def test_a_loss_has_its_cause(cause: tuple[object, ...], space: tuple[int, int], why: str) -> None:
    table = road()
    v = table.vehicle("green large")
    kind, *numbers = cause
    lost = (kind, *(v if number == "v" else number for number in numbers))
    assert why in line(table, ("assigned", 0, 1, 0), lost, ("eliminated", v, table.space(space)))


def test_whom_a_turn_concerns() -> None:
    table = road()
    v, other = table.vehicle("blue medium"), table.vehicle("green large")
    told = recap(table.g, table.t, turn(("assigned", v, 1, 0), ("missed", v, other)), {})
    assert told is not None
    assert (told.seat, told.seats) == (0, (1,))
    assert recap(table.g, table.t, (Event(0, "round_begins", 2),), {}) is None


def test_headings_are_events_of_the_game() -> None:
    assert set(GAME.client.headings) <= set(GAME.events)

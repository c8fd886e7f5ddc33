"""A turn in one line: who, with what, from where to where, whom it struck, what it cost, and why."""

import pytest

from carambolage.engine.match.event import Event
from carambolage.games.thunder_road.game import GAME
from carambolage.games.thunder_road.names.things import FireFace, Hazard
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
        (("stepped", "v", 0, 0), (2, 6), "runs into an obstacle on lane C"),
        (("moves", "v", 3), (2, 6), "runs into an obstacle on lane C"),
        (("moves", "v", 3), (0, 6), "drives off the road or into an obstacle at lane A"),
        (("slid", "v", 4), (0, 6), "slides off the road at lane A"),
        (("slid", "v", 0), (0, 6), "slides into an obstacle on lane A"),
        (("flew", "v", 4, 3), (2, 6), "flies off the road from lane C"),
        (("flew", "v", 4, 1), (2, 6), "flies from lane C into an obstacle"),
        (("fire_die", "v", FireFace.ELIMINATED), (2, 6), "burns out"),
        (("revealed", "v", 0, Hazard.RAMP), (2, 6), "runs into the side of a ramp"),
        (("hit", 0, "v"), (2, 6), "is destroyed by the hit"),
        (("shrapnel", 0, "v"), (2, 6), "is destroyed by shrapnel"),
        (("rig_damaged", 1, 3), (2, 6), "has no command left that works"),
        (("quake", 0), (2, 6), "is shaken off the road or into an obstacle"),
        (("sand_worm", 0), (2, 6), "is swallowed by the sand worm"),
        (("gave_up", 1), (2, 6), "has no driver any more"),
    ],
)
def test_a_loss_has_its_cause(cause: tuple[object, ...], space: tuple[int, int], why: str) -> None:
    table = road()
    v = table.vehicle("green large" if cause[0] != "rig_damaged" else "green small")
    kind, *numbers = cause
    lost = (kind, *(v if number == "v" else number for number in numbers))
    assert why in line(table, ("assigned", 0, 1, 0), lost, ("eliminated", v, table.space(space)))


def test_a_pit_trap_takes_a_vehicle_with_its_die_and_not_after_it() -> None:
    table = road()
    v = table.vehicle("blue medium")
    sprung = [("assigned", v, 1, 0), ("revealed", v, 0, Hazard.PIT_TRAP), ("shooting_die", v, 3)]
    lost = ("eliminated", v, table.space((2, 6)))
    assert line(table, *sprung, lost).endswith("Blue's Avenger falls into the pit trap: eliminated")
    assert "pit trap: eliminated" not in line(table, *sprung, ("stepped", v, 0, 0), lost)


def test_who_goes_with_the_rear_tile() -> None:
    """They are told one after the other, then the tile falls away, unless the game ends with them."""
    table = road()
    v, other = table.vehicle("blue medium"), table.vehicle("green large")
    lost = [("eliminated", v, table.space((2, 2))), ("eliminated", other, table.space((3, 2)))]
    told = line(table, ("assigned", 0, 1, 0), *lost, ("token_gone", 3, 1), ("scrolled", 0, 4))
    assert told.count("is left behind with the rear tile: eliminated") == 2
    assert line(table, ("assigned", 0, 1, 0), *lost, ("stepped", 0, 0, 0)).endswith("Green's Eliminator is eliminated")
    table.g.over = 1
    assert line(table, ("assigned", 0, 1, 0), *lost, ("won", 0)).count("left behind with the rear tile") == 2


def test_whom_a_turn_concerns() -> None:
    table = road()
    v, other = table.vehicle("blue medium"), table.vehicle("green large")
    told = recap(table.g, table.t, turn(("assigned", v, 1, 0), ("missed", v, other)), {})
    assert told is not None
    assert (told.seat, told.seats) == (0, (1,))
    assert recap(table.g, table.t, (Event(0, "round_begins", 2),), {}) is None


def test_headings_are_events_of_the_game() -> None:
    assert set(GAME.client.headings) <= set(GAME.events)

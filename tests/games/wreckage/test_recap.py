"""An action in one line: who, with which card, how it drove, what it met, whom it shot, what that cost whom."""

import random
from collections.abc import Mapping

import pytest

from carambolage.engine.client_facts import Recap
from carambolage.engine.match.event import Event
from carambolage.engine.match.match import Match
from carambolage.games.wreckage.game import GAME
from carambolage.games.wreckage.text.recap import recap
from carambolage.testing.speaking import LANGUAGES
from tests.games.wreckage.scenario import Scenario
from tests.games.wreckage.speaking import say


def told(table: Scenario, later: Mapping[str, int] | None = None) -> Recap:
    """The line of the last action that has begun."""
    names = [GAME.events[row[0]] for row in table.events]
    first = len(names) - names[::-1].index("action_begins") - 1
    events = tuple(Event(n, names[n], *table.events[n][1:-2]) for n in range(first, len(names)))
    line = recap(table.g, table.t, events, later or {})
    assert line is not None
    return line


def line(table: Scenario, lang: str = "en") -> str:
    return say(told(table).text, lang)


def test_a_drive_with_a_can() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0)).speeds(A=2).can(1500, 1400)
    table.plan(A=("turn_left", "repeat")).action("A").choose("turn left 45")
    assert line(table) == (
        "Player 1: Turn left, from 0 E 0 N to 1.4 E 1.8 N, left 45\u00b0, 2 spaces, takes a can (1 now)"
    )
    assert line(table, "fr") == (
        "Joueur 1 : Tourner \u00e0 gauche, de 0 E 0 N \u00e0 1,4 E 1,8 N, \u00e0 gauche 45\u00b0, 2 cases, "
        "ramasse un jerrycan (1 en tout)"
    )
    assert told(table).ways[0].places == [0, 0, 0, 31, 437, 18, 1479, 1885, 18]
    assert (told(table).seat, told(table).seats) == (0, ())


def test_a_crash_tells_what_it_cost_whom() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0), B=(2000, 0, 36)).speeds(A=2).hits(B=1)
    table.fate("dented_panel", "ricochet", "broken_axle", "ricochet", 6).action("A")
    assert line(table) == (
        "Player 1: from 0 E 0 N to 1.2 E 0 N, 1.2 spaces, runs into Player 2 at speed 2, "
        "takes 1 hit from the collision (1 of 8), Player 2 takes 2 hits from the collision (3 of 10), Player 2 spins"
    )
    assert told(table).seats == (1,)


def test_who_is_not_harmed_is_told_what_by() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0), B=(1500, 0, 36)).speeds(A=1)
    table.fate("ricochet").fate("ricochet").action("A")
    assert line(table).endswith("no damage from the collision, Player 2 takes no damage from the collision")
    assert line(table, "fr").endswith("aucun dégât par la collision, Joueur 2 ne subit aucun dégât par la collision")


def test_a_shot_names_weapon_and_target() -> None:
    table = Scenario("sedan", "pick_up", "coupe").put(B=(0, 0, 0), C=(2000, 0, 0)).equip("B", "machine_gun")
    table.hits(C=17).action("B").fate("torn_bodywork", "ricochet").choose("fire machine_gun C")
    assert line(table) == (
        "Player 2: Machine gun at Player 3, Player 3 takes 2 hits from a shot (19 of 18), "
        "Player 3 loses the car to a shot"
    )
    assert told(table).seats == (2,)


@pytest.mark.parametrize(
    ("scene", "end", "fin"),
    [
        ("pump", "at speed 1, loses the car to the fuel pump", "perd sa voiture (la pompe à essence)"),
        ("hairpin", "hairpin for 1 hit, loses the car to the hairpin", "perd sa voiture (l'épingle)"),
        ("collision", "(9 of 8), loses the car to the collision", "perd sa voiture (la collision)"),
    ],
)
def test_a_car_that_is_lost_is_lost_to_something(scene: str, end: str, fin: str) -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0), B=(0, 5000, 0)).speeds(A=1)
    if scene == "pump":
        table.obstacle("fuel_pump", 1500, 0).action("A")
    elif scene == "collision":
        table.hits(A=7).obstacle("boulder", 1500, 0).fate("broken_axle").action("A")
    else:
        table.hits(A=7).plan(A=("turn_left", "repeat")).action("A").choose("turn left 60")
    assert line(table).endswith(f"{end}, Player 2 wins")
    assert line(table, "fr").endswith(f"{fin}, Joueur 2 gagne")


def test_a_leg_in_pieces_is_told_once() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0)).speeds(A=3).equip("A", "mine_dropper")
    table.plan(A=("turn_left", "repeat")).action("A").choose("decline", "travel mine 1")
    assert line(table) == "Player 1: drops a mine, from 0 E 0 N to 3 E 0 N, 3 spaces"
    assert told(table).ways[0].places[:3] == [0, 0, 0]


def test_reverse_and_standing_still() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 18)).speeds(A=-2).plan(A=("turn_left", "repeat"))
    table.action("A").choose("turn left 45 reverse")
    assert line(table) == "Player 1: Turn left, from 0 E 0 N to 0.3 E 2.3 S, left 45\u00b0 in reverse, back 2 spaces"
    assert told(table).ways[0].places[:3] == [0, 0, 18]
    still = Scenario("sedan", "pick_up").put(A=(0, 0, 0)).action("A")
    assert line(still) == "Player 1: acts now"
    assert say(told(still, {"action_begins": 1}).text, "en") == "Player 1: does nothing"
    assert told(still).ways == ()


def test_other_headings_have_their_sentence() -> None:
    assert (
        recap(Scenario("sedan", "pick_up").g, Scenario("sedan", "pick_up").t, (Event(0, "turn_begins", 3),), {}) is None
    )


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_every_action_of_random_games_has_a_line(seed: int) -> None:
    options = {"quick_setup": "on", "layout": ("scrapyard", "depot", "rulebook", "pit")[seed]}
    match, chance = Match(GAME, 3, seed, options), random.Random(seed)
    while not match.over:
        seat = match.asked[0]
        match.play(seat, chance.choice(match.choices(seat)))
    g, t = Scenario("sedan", "pick_up", "coupe").g, Scenario("sedan", "pick_up").t
    events = match.events_for(None, 0)
    starts = [n for n, event in enumerate(events) if event.kind == "action_begins"]
    for first, last in zip(starts, [*starts[1:], len(events)], strict=True):
        told_line = recap(g, t, tuple(events[first:last]), {})
        assert told_line is not None
        for lang in LANGUAGES:
            assert "  " not in say(told_line.text, lang)

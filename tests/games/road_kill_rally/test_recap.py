"""A movement or an attack in one line: who, from where to where, whom it struck, what it cost, and why."""

import pytest

from carambolage.engine.match.event import Event
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.text.facts import CLIENT
from carambolage.games.road_kill_rally.text.recap import recap
from tests.games.road_kill_rally.scenario import Scenario
from tests.games.road_kill_rally.speaking import say

ROAD = ("start", "open_highway", "suburbia", "proving_ground")


def turns_of(table: Scenario) -> list[list[Event]]:
    """What the table told, from heading to heading."""
    turns: list[list[Event]] = []
    for number, row in enumerate(table.events):
        kind = table.game.events[row[0]]
        if kind in CLIENT.headings or not turns:
            turns.append([])
        a, b, c, d, e, f = row[1:7]
        turns[-1].append(Event(number, kind, a, b, c, d, e, f, -1))
    return turns


def lines(table: Scenario, lang: str = "en") -> list[str]:
    """The lines of what the table told."""
    recaps = [recap(table.g, table.t, tuple(turn), {}) for turn in turns_of(table)]
    return [say(line.text, lang) for line in recaps if line is not None]


def test_a_phase_has_no_line_of_its_own() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 2), 4, "bump").put("B", (1, 1)).effect(Effect.ROUND)
    assert {event.kind for turn in turns_of(table) for event in turn} >= {"phase_begins", "drew"}
    assert [turn[0].kind for turn in turns_of(table)] == ["round_begins", "move_begins"]


@pytest.mark.rule("RK-RND-09")
def test_how_many_rounds_are_left_stands_in_a_line_of_its_own() -> None:
    table = Scenario(2).road("start", "finish").put("A", (6, 2), 4).put("B", (2, 1)).move("A").choose("speed 4")
    assert [turn[0].kind for turn in turns_of(table)] == ["move_begins", "countdown"]
    assert lines(table) == ["Player 1: speed 4 → 4, over the line as number 1"]


def test_a_movement() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 2), 4, "bump nitro pass").put("B", (1, 1)).target((7, 2), "red")
    table.dice(5, 0).move("A").choose("speed 6", "spend bump", "step 2 drive", "step 2 drive", "roll")
    table.choose(*["step 3 drive"] * 4)
    assert lines(table) == ["Player 1: speed 4 → 6 for 1 card, 5/2 → 11/3, scores a Royal Dummy"]
    assert lines(table, "fr") == [
        "Joueur 1 : vitesse 4 → 6 pour 1 carte, 5/2 → 11/3, marque une cible (Mannequin royal)",
    ]


def test_a_collision_with_its_cost() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 2), 5, "bump bump").put("B", (6, 2), 3, "nitro")
    table.dice(3, 3, 3, 0).move("A").choose("speed 5", "step 2 collide")
    (line,) = lines(table)
    start, end = "Player 1: speed 5 → 5, strikes Player 2", "Player 1 loses 1 card, Player 2 loses 1 card"
    assert line == f"{start}, Player 2 takes 2 hits, Player 2 wipes out, Player 1 takes 1 hit, {end}"


def test_a_check_that_failed_is_told_with_its_speed() -> None:
    table = Scenario(2).road(*ROAD).put("A", (12, 1), 6, "bump").put("B", (1, 1)).dice(3, 3)
    table.move("A").choose("speed 6", "step 1 drive")
    cause = "12/1 → 13/1, fails the crash check on 13/1 at speed 6 (2 hits)"
    assert lines(table) == [f"Player 1: speed 6 → 6, {cause}, wipes out, loses 1 card"]
    cause = "12/1 → 13/1, manque le test de sortie en 13/1 à la vitesse 6 (2 touches)"
    assert lines(table, "fr") == [f"Joueur 1 : vitesse 6 → 6, {cause}, sort de la route, perd 1 carte"]


def test_an_upturned_car_is_told_with_the_speed() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 2), 2, "bump pass").put("B", (1, 1)).wreck((6, 2)).dice(3, 0)
    table.move("A").choose("speed 2", "step 2 drive", "lose bump")
    assert "5/2 → 6/2, scrapes along an upturned car at speed 2 (1 hit)" in lines(table)[0]


def test_who_strikes_back_with_what() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), 4, "bump pass").put("B", (5, 2), 4, "nitro", "spiked_hull")
    table.dice(3, 0, 0, 3, 3, 0).combat("A").choose("play bump").go_on()
    line = next(line for line in lines(table) if "attacks" in line)
    assert line.endswith(
        "Player 2 strikes Player 1 back with Spiked Hull (2 hits), Player 1 wipes out, Player 1 loses 1 card"
    )


def concerned(table: Scenario, lead: str) -> list[tuple[int, ...]]:
    """The others whom each movement or attack concerned."""
    recaps = [recap(table.g, table.t, tuple(turn), {}) for turn in turns_of(table) if turn[0].kind == lead]
    return [line.seats for line in recaps if line is not None]


def test_who_strikes_back_after_the_attack_on_another_is_concerned() -> None:
    table = Scenario(3).road(*ROAD).put("A", (5, 2), 4, "crate bump bump").put("B", (6, 1), 4, "return_fire bump bump")
    table.put("C", (4, 2), 4, "nitro nitro nitro").dice(3, 3, 0, 0, 3, 0, 0).combat("A")
    table.choose("play crate", "play return_fire")
    assert lines(table)[-1].startswith("Player 1 attacks Player 3 with Firecracker Crate: no hit, Player 2 strikes")
    assert concerned(table, "attacked") == [(1,), (1, 2)]


def test_a_movement_concerns_whoever_was_hit_in_it() -> None:
    table = Scenario(3).road(*ROAD).put("A", (5, 2), 5, "bump bump").put("B", (6, 2), 3, "nitro nitro", "spiked_hull")
    table.put("C", (1, 1)).dice(0, 0, 0, 0, 0, 0).move("A").choose("speed 5", "step 2 collide")
    assert concerned(table, "move_begins") == [(1,)]


def test_an_attack_is_shown_from_car_to_car() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), 4, "bump bump").put("B", (5, 2), 4, "nitro pass")
    table.dice(3, 0, 0).combat("A").choose("play bump")
    (turn,) = (tuple(turn) for turn in turns_of(table) if turn[0].kind == "attacked")

    line = recap(table.g, table.t, turn, {})
    assert line is not None
    assert line.ways[0].places == [table.number_of((5, 1)), table.number_of((5, 2))]


def test_a_shot_is_shown_to_its_target() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), 4, "stands").put("B", (12, 3)).target((7, 1), "green")
    table.dice(0, 0, 0).combat("A").choose("play stands", "target (7, 1)")
    (turn,) = (tuple(turn) for turn in turns_of(table) if turn[0].kind == "aimed")
    line = recap(table.g, table.t, turn, {})
    assert line is not None
    assert line.ways[0].places == [table.number_of((5, 1)), table.number_of((7, 1))]


def test_a_rival_that_is_out_lies_where_it_was_struck() -> None:
    table = Scenario(2, elimination="true").road(*ROAD).put("A", (5, 1), 4, "bump bump")
    table.put("B", (5, 2), 4, "nitro", tokens=2).dice(5, 5, 5).combat("A").choose("play bump")
    turn = next(tuple(turn) for turn in turns_of(table) if turn[0].kind == "attacked")
    line = recap(table.g, table.t, turn, {})
    assert line is not None
    assert "Player 2 wipes out, Player 2 is out of the race" in say(line.text, "en")
    assert line.ways[0].places == [table.number_of((5, 1)), table.number_of((5, 2))]


@pytest.mark.rule("RK-INF-05")
def test_an_attack_tells_no_card_that_changes_hands() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), 4, "bump bump").put("B", (5, 2), 4, "nitro pass", "ram_plates")
    table.dice(3, 3, 3).combat("A").choose("play bump").choose("lose nitro")
    (line,) = lines(table)
    assert line == "Player 1 attacks Player 2 with Bump: 3 hits, 2 less by armour, Player 2 loses 1 card"
    assert "Nitro" not in line


def test_a_shot_at_a_target() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), 4, "stands").put("B", (12, 3)).target((7, 1), "green")
    table.dice(0, 0, 0).combat("A").choose("play stands", "target (7, 1)")
    assert lines(table) == ["Player 1 aims at a target with Slingshot in the Stands: no hit, misses a Plain Dummy"]

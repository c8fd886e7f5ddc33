"""A turn in one line: who, with which cards and powers, from where to where, what it cost and why, who else moved."""

from collections import Counter

import pytest

from carambolage.engine.client_facts import Recap
from carambolage.engine.match.event import Event
from carambolage.games.wacky_races.game import GAME
from carambolage.games.wacky_races.text.facts import CLIENT
from carambolage.games.wacky_races.text.recap import recap
from tests.games.wacky_races.scenario import Scenario
from tests.games.wacky_races.speaking import say
from tests.rules.wacky_races.lineup import bring_villain, quiet_race
from tests.rules.wacky_races.road import road


def turns_of(table: Scenario) -> list[list[Event]]:
    """What the table told, from heading to heading."""
    turns: list[list[Event]] = []
    for number, row in enumerate(table.events):
        kind = GAME.events[row[0]]
        if kind in CLIENT.headings or not turns:
            turns.append([])
        turns[-1].append(Event(number, kind, row[1], row[2], row[3], row[4], secret=-1))
    return turns


def recapped(table: Scenario) -> Recap:
    """The line of the first turn in which anything happened."""
    turns = turns_of(table)
    first = next(place for place, turn in enumerate(turns) if turn[0].kind == "turn_begins" and turn[1:])
    later = Counter(event.kind for turn in turns[first + 1 :] for event in turn)
    told = recap(table.g, table.t, tuple(turns[first]), later)
    assert told is not None
    return told


def line(table: Scenario, lang: str = "en") -> str:
    return say(recapped(table).text, lang)


def crossing() -> Scenario:
    """A stands before the Level Crossing, B and C are last."""
    return quiet_race().course(level_crossing=[17]).places(A=16, B=9, C=9, D=10, E=12, F=13).hand("A", "F")


def swapping() -> Scenario:
    """A will drive into a trap and swap places with B."""
    table = quiet_race().trap(13, "sleight_of_hand").places(A=12, B=11, C=8, D=18, E=19, F=20)
    return table.hand("A", "D").start_turn("A")


def test_a_move() -> None:
    table = quiet_race().places(A=9, B=11).hand("A", "DDF").start_turn("A").choose("play D", "play D")
    assert line(table) == "Luke and Blubber: Desert, Desert, 9 → 11"
    assert line(table, "fr") == "Malabar et Malabille : Désert, Désert, 9 → 11"


def test_places_that_are_swapped_are_drawn_and_told() -> None:
    told = "12 → 11, trap: Sleight of Hand, places swapped with the Gruesome Twosome, the Gruesome Twosome 11 → 13"
    assert line(swapping()).endswith(told)
    assert line(swapping(), "fr").endswith("place échangée avec Pique et Collégramme, Pique et Collégramme 11 → 13")
    assert [(way.piece, way.places) for way in recapped(swapping()).ways] == [(0, [12, 13, 11]), (1, [11, 13])]
    assert recapped(swapping()).seats == (1,)


def test_what_leaving_a_tile_has_cost() -> None:
    table = quiet_race().course(swamp=[17]).places(A=17).hand("A", "FFD").start_turn("A")
    table.choose("pay_pair F")
    assert line(table) == "Luke and Blubber: 17 → 18, paid: Forest, Forest"


def test_cards_that_are_discarded_or_taken() -> None:
    table = road("pe").pile("").hand("A", "DFP").start_turn("A").fate("R", "R", "R", "R")
    table.choose("use 4", "discard F", "discard D", "stop")
    assert line(table) == "Penelope: Beauty Stop, discarded: Forest, Desert"
    assert line(table, "fr") == "Pénélope : Pause Beauté, défaussé : Forêt, Désert"
    table = road("pe").hand("B", "DFP").fate("F", "D").start_turn("A").choose("use 3", "racer B", "racer B")
    took = "a card from the hand of Red Max"
    assert line(table) == f"Penelope: Ladies First, {took}, {took}"


def test_a_card_that_was_taken_is_named_to_whom_has_seen_it() -> None:
    table = quiet_race()
    events = (Event(0, "turn_begins", 0), Event(1, "took", 0, 1, secret=2))
    told = recap(table.g, table.t, events, {})
    assert told is not None
    assert say(told.text, "en") == "Luke and Blubber: Prairie from the hand of the Gruesome Twosome"


@pytest.mark.parametrize(
    ("trap", "told"),
    [
        ("broken_bridge", "trap: Broken Bridge, one movement only next turn"),
        ("mud_puddle", "trap: Mud Puddle, no cards drawn (mud)"),
    ],
)
def test_what_a_trap_costs(trap: str, told: str) -> None:
    table = quiet_race().trap(10, trap).places(A=9, B=20, C=20, D=21, E=22, F=23).hand("A", "D").start_turn("A")
    assert line(table) == f"Luke and Blubber: Desert, 9 → 10, {told}"


def test_a_trap_that_somebody_else_cancels() -> None:
    table = quiet_race(2).places(A=9, B=11, C=20, D=21, E=22, F=23).trap(10, "oil").trap(12, "painted_tunnel")
    table.face_up("B", "1").hand("A", "D").start_turn("A")
    told = "trap for the Gruesome Twosome: Painted Tunnel, the Gruesome Twosome (cancelled with Ghostly Shortcut)"
    assert told in line(table)


def test_why_others_were_moved() -> None:
    table = crossing().start_turn("A").choose("racer B")
    moved = "16 → 17, Level Crossing, the Gruesome Twosome 9 → 10, Pat Pending 9 → 11"
    assert line(table) == f"Luke and Blubber: Forest, {moved}"


def test_special_tiles() -> None:
    table = bring_villain(quiet_race(default="F"), 3).course(acme=[17], D=[20]).hand("A", "FP").face_up("A", "2")
    table.places(A=16, B=9, C=9, D=8, E=8, F=7).pile("R").fate("D", "oil").start_turn("A").choose("play F")
    assert line(table) == "Luke and Blubber: Forest, 16 → 17, ACME Laboratory (Desert), trap on 20"
    table = quiet_race(1).course(gas=[15]).places(A=14, B=16, C=16, D=17, E=17, F=18).hand("A", "D").start_turn("A")
    table.choose("recover 1")
    assert line(table).endswith("14 → 15, Gas Station: everybody recovers a power")


def test_the_villain_comes_last() -> None:
    table = bring_villain(quiet_race(3, neutral_reveals=1).course("D", P=[9, 12]), 7).places(A=9, B=11, C=12)
    table.places(D=16, E=17, F=18).hand("A", "PD").hand("B", "PF").start_turn("A").choose("play P", "end")
    assert line(table).endswith("9 → 10, Dastardly (Prairie) 7 → 9")
    table = bring_villain(quiet_race(3).course("D", P=[20]), 18).places(A=9, B=11, C=12, D=16, E=17, F=18)
    table.hand("A", "P").start_turn("A")
    assert line(table).endswith("Dastardly (Prairie) 18 → 20, trap on 20, Dastardly back to 9")


def test_who_does_not_move_waits_whatever_the_villain_does() -> None:
    events = (Event(0, "turn_begins", 0), Event(1, "villain_out", 1))
    told = recap(quiet_race().g, quiet_race().t, events, {})
    assert told is not None
    assert say(told.text, "en") == "Luke and Blubber: does not move, Dastardly (Forest) leaves the race"


def test_who_finishes() -> None:
    table = quiet_race().places(A=24, B=20, C=20, D=20, E=20, F=20).hand("A", "D").start_turn("A")
    assert line(table) == "Luke and Blubber: Desert, 24 → 25, Luke and Blubber at the Finish as number 1"


def test_other_parts_of_the_game_have_a_sentence_of_their_own() -> None:
    table = quiet_race()
    assert recap(table.g, table.t, (Event(0, "round_begins", 2),), {}) is None

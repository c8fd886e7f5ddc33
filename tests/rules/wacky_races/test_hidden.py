"""Hidden information: what is forgotten, and what is imagined in its place (WR-HID and chapter 16)."""

from typing import Any

import pytest

from carambolage.engine.rules.hidden import sees
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Tile, Trap
from carambolage.games.wacky_races.traps.deck import see_trap
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.lineup import bring_villain, quiet_race

OTHERS = ["", "B", "C"]
EVERYBODY = ["", "A", "B", "C"]


def three(**options: Any) -> Scenario:
    """Three players; A has five cards, the discard pile three."""
    return quiet_race(3, **options).hand("A", "DDFFP").hand("B", "PPP").hand("C", "RRR").pile("DRF")


def kinds_of(table: Scenario, kind: int, eyes: str) -> list[int]:
    """The secret parts of the events of a kind, as a player (a spectator: "") hears them."""
    seat = table.index(eyes) if eyes else -1
    return [row[3] if sees(row[4], seat) else -1 for row in table.told(kind)]


# Hands, deck, discard pile


@pytest.mark.rule("WR-HID-02")
def test_a_hand_is_seen_by_its_owner_alone_and_counted_by_all() -> None:
    table = three()
    for eyes in EVERYBODY:
        seen = table.seen_by(eyes)
        hands = [list(hand) for hand in seen.hand[:3]]
        assert hands == [hand if "ABC"[n] == eyes else [0] * 4 for n, hand in enumerate(map(list, table.hands[:3]))]
        assert list(seen.cards[:3]) == [5, 3, 3]


@pytest.mark.rule("WR-HID-02")
@pytest.mark.parametrize(("cars", "eyes", "open_hands"), [(2, "A", 2), (3, "B", 3), (3, "", 0)])
def test_one_person_sees_the_hands_of_all_his_seats(cars: int, eyes: str, open_hands: int) -> None:
    table = quiet_race(cars, solo_cars=cars)
    seen = table.seen_by(eyes)
    assert sum(1 for hand in seen.hand if sum(hand)) == open_hands
    assert list(seen.cards[:cars]) == [3] * cars


@pytest.mark.rule("WR-HID-02")
@pytest.mark.parametrize("eyes", EVERYBODY)
def test_of_the_deck_only_the_number_is_known_of_the_pile_everything(eyes: str) -> None:
    table = three()
    seen = table.seen_by(eyes)
    assert (list(seen.deck), seen.deck_left) == ([0] * 4, 50)
    assert (list(seen.discard), seen.discarded, seen.top) == ([1, 1, 0, 1], 3, 1)


@pytest.mark.rule("WR-HID-02", "WR-CRD-07")
def test_drawn_cards_are_whispered_to_the_one_who_draws() -> None:
    table = three().course("P").places(A=9).hand("A", "DF").fate("D", "R").start_turn("A").choose("play D")
    assert kinds_of(table, Event.DREW, "A")[-2:] == [0, 3]
    for eyes in OTHERS:
        assert kinds_of(table, Event.DREW, eyes)[-2:] == [-1, -1]


# Traps


@pytest.mark.rule("WR-HID-01")
@pytest.mark.parametrize(("eyes", "kind"), [("A", Trap.LOG), ("B", Trap.UNSEEN), ("", Trap.UNSEEN)])
def test_a_trap_on_a_tile_is_known_only_to_those_who_have_seen_it(eyes: str, kind: int) -> None:
    table = three().trap(10, "log", seen_by="A").trap(12, "oil")
    seen = table.seen_by(eyes)
    assert [seen.trap[spot] for spot in (9, 10, 12)] == [Trap.NONE, kind, Trap.UNSEEN]
    assert (sum(seen.trap_bag), seen.trap_left) == (0, 14)


@pytest.mark.rule("WR-HID-01")
def test_the_crystal_ball_shows_traps_to_its_user_who_keeps_seeing_them() -> None:
    table = Scenario("gt", "ac", "rr").course("D").places(A=9, B=20, C=20, D=21, E=22, F=23).hand("A", "DF")
    table.trap(11, "log").trap(13, "oil").face_up("A", "3").start_turn("A").choose("use 3", "shift t11 ahead")
    assert [table.seen_by("A").trap[spot] for spot in (11, 12, 13)] == [Trap.NONE, Trap.LOG, Trap.OIL]
    assert [table.seen_by("B").trap[spot] for spot in (11, 12, 13)] == [Trap.NONE, Trap.UNSEEN, Trap.UNSEEN]
    assert kinds_of(table, Event.TRAP_SEEN, "A") == [Trap.LOG, Trap.OIL]
    assert kinds_of(table, Event.TRAP_SEEN, "B") == [-1, -1]


@pytest.mark.rule("WR-HID-01")
def test_a_seen_trap_stays_seen_when_the_crossroads_moves_it() -> None:
    table = three().course("D", crossroads=[18], F=[16]).places(A=17, B=9, C=9, D=12, E=12, F=11)
    table.trap(22, "log", seen_by="B").trap(23, "oil", seen_by="A").hand("A", "DF").start_turn("A").choose("play D")
    table.choose("end", "tile t16", "tile t22")
    assert [table.seen_by(eyes).trap[16] for eyes in EVERYBODY] == [Trap.UNSEEN, Trap.UNSEEN, Trap.LOG, Trap.UNSEEN]
    assert [table.seen_by(eyes).trap[23] for eyes in EVERYBODY] == [Trap.UNSEEN, Trap.OIL, Trap.UNSEEN, Trap.UNSEEN]


@pytest.mark.rule("WR-HID-01")
def test_a_seen_trap_stays_seen_when_sawtooth_moves_it() -> None:
    table = Scenario("rr", "gt", "ac").course("D", F=[20]).places(A=9, B=12, C=12, D=13, E=13, F=14)
    table.trap(20, "oil", seen_by="B").hand("A", "DF").face_up("A", "2").start_turn("A").choose("use 2")
    assert [table.seen_by(eyes).trap[10] for eyes in EVERYBODY] == [Trap.UNSEEN, Trap.UNSEEN, Trap.OIL, Trap.UNSEEN]


@pytest.mark.rule("WR-HID-01")
def test_knowledge_ends_when_the_trap_is_turned_up_and_all_see_the_discards() -> None:
    table = three().places(A=9, B=20, C=20, D=21, E=22, F=23).trap(10, "log", seen_by="B").effect(Effect.MOVE, 0, 1)
    table.trap(10, "oil")
    assert [table.seen_by(eyes).trap[10] for eyes in EVERYBODY] == [Trap.UNSEEN] * 4
    assert [table.seen_by(eyes).trap_discard[Trap.LOG] for eyes in EVERYBODY] == [1] * 4


def gorilla() -> Scenario:
    """Race 3: A, last of the players, looks at a Log and an Oil."""
    table = bring_villain(quiet_race(3, race=3).course("D", P=[24]), 7).places(A=9, B=20, C=21, D=20, E=21, F=22)
    return table.pile("P").fate("log", "oil").effect(Effect.VILLAIN)


@pytest.mark.rule("WR-HID-01", "WR-R03-05")
def test_the_two_traps_offered_are_shown_to_the_chooser_alone() -> None:
    table = gorilla()
    assert list(table.seen_by("A").seen) == [Trap.LOG, Trap.OIL]
    assert table.seen_by("A").offers == 2
    for eyes in OTHERS:
        assert list(table.seen_by(eyes).seen) == [Trap.NONE, Trap.NONE]
        assert (table.seen_by(eyes).offers, set(table.seen_by(eyes).offer)) == (0, {0})
        assert kinds_of(table, Event.CARD_SEEN, eyes) == [-1, -1]


@pytest.mark.rule("WR-HID-01")
def test_the_chooser_keeps_knowing_the_laid_trap_and_the_card_under_the_deck() -> None:
    table = gorilla().choose("trap oil")
    assert (table.seen_by("A").trap[24], table.seen_by("A").trap_under[0]) == (Trap.OIL, Trap.LOG)
    for eyes in OTHERS:
        assert (table.seen_by(eyes).trap[24], table.seen_by(eyes).trap_under[0]) == (Trap.UNSEEN, Trap.UNSEEN)
        assert table.seen_by(eyes).trap_left + table.seen_by(eyes).trap_unders == 15


@pytest.mark.rule("WR-HID-01")
def test_a_known_card_drawn_from_under_the_deck_is_known_where_it_is_laid() -> None:
    table = gorilla().choose("trap oil")
    table.race_number, table.trap_left, table.trap_bag[:] = 0, 0, [0] * 10
    table.course("D", P=[23]).places(D=20, F=20).villain(7).effect(Effect.VILLAIN)
    assert [table.seen_by(eyes).trap[23] for eyes in EVERYBODY] == [Trap.UNSEEN, Trap.LOG, Trap.UNSEEN, Trap.UNSEEN]
    assert (table.trap_unders, sum(table.trap_under)) == (0, 0)
    table.trap_discard[Trap.BOULDER] = 1
    table.course("D", P=[22]).villain(7).effect(Effect.VILLAIN)
    assert [table.seen_by(eyes).trap[22] for eyes in EVERYBODY] == [Trap.UNSEEN] * 4


@pytest.mark.rule("WR-HID-01")
def test_the_surplus_mine_is_known_to_its_layer() -> None:
    table = Scenario("as", "gt", "ac").course("D").places(A=9, B=20, C=20, D=21, E=22, F=23).hand("A", "DF")
    table.face_up("A", "4").fate("log", "mud_puddle").start_turn("A").choose("use 4", "trap log")
    assert list(table.seen_by("A").seen) == [Trap.LOG, Trap.MUD_PUDDLE]
    assert list(table.seen_by("B").seen) == [Trap.NONE, Trap.NONE]
    table.choose("tile t11")
    assert [table.seen_by(eyes).trap[11] for eyes in EVERYBODY] == [Trap.UNSEEN, Trap.LOG, Trap.UNSEEN, Trap.UNSEEN]
    assert [table.seen_by(eyes).trap_under[0] for eyes in ("A", "B")] == [Trap.MUD_PUDDLE, Trap.UNSEEN]


# Cards looked at or taken


@pytest.mark.rule("WR-HID-02", "WR-PW-PP4")
def test_the_cards_of_a_brainstorm_are_shown_to_pat_pending_and_the_discarded_ones_to_all() -> None:
    table = Scenario("pp", "gt", "ac").course("D").places(A=9).hand("A", "DF").face_up("A", "4").pile("R")
    table.fate("D", "F", "P", "P").start_turn("A").choose("use 4")
    assert list(table.seen_by("A").look) == [1, 1, 2, 0]
    for eyes in OTHERS:
        assert list(table.seen_by(eyes).look) == [0] * 4
    table.choose("keep_pair DF")
    assert [list(table.seen_by(eyes).discard) for eyes in EVERYBODY] == [[0, 0, 2, 1]] * 4


@pytest.mark.rule("WR-HID-02", "WR-PW-PE3")
def test_a_stolen_card_is_known_to_taker_and_victim_alone() -> None:
    table = Scenario("pe", "gt", "ac").course("D").places(A=9).hand("A", "DF").hand("B", "RRR").hand("C", "RRR")
    table.face_up("A", "3").start_turn("A").choose("use 3", "racer B", "racer B")
    assert [kinds_of(table, Event.TOOK, eyes) for eyes in EVERYBODY] == [[-1, -1], [3, 3], [3, 3], [-1, -1]]
    assert table.seen_by("C").cards[0] == 4


# Tiles


@pytest.mark.rule("WR-R06-01")
@pytest.mark.parametrize("eyes", EVERYBODY)
def test_face_down_tiles_of_race_6_show_their_backs_only(eyes: str) -> None:
    table = quiet_race(3, "", race=6, special_tile="acme")
    seen = table.seen_by(eyes)
    assert list(seen.tile[7:15]) == [Tile.UNSEEN_BLUE] * 8
    assert sorted(seen.tile[16:25]) == [Tile.ACME] + [Tile.UNSEEN_ORANGE] * 8


@pytest.mark.rule("WR-R15-01")
@pytest.mark.parametrize("eyes", EVERYBODY)
def test_river_tiles_of_race_15_show_nothing(eyes: str) -> None:
    table = quiet_race(3, "", race=15)
    assert list(table.seen_by(eyes).tile[16:25]) == [Tile.UNSEEN_ORANGE] * 9
    assert list(table.seen_by(eyes).tile[:16]) == list(table.tiles_laid[:16])


def circus() -> Scenario:
    """Race 14 with four players, the first tile to be laid."""
    table = Scenario("sb", "gt", "pp", "rm", race=14)
    assert table.question == Question.LAY_TILE
    return table


@pytest.mark.rule("WR-R14-01")
def test_dealt_tiles_of_race_14_are_seen_by_their_owner_alone() -> None:
    table = circus()
    for eyes in ("", "A", "D"):
        seen = table.seen_by(eyes)
        hands = [list(hand) for hand in seen.tiles[:4]]
        assert hands == [list(hand) if "ABCD"[n] == eyes else [0] * 5 for n, hand in enumerate(table.hand_tiles[:4])]
        assert list(seen.tiles_left[:4]) == [3] * 4
        assert set(seen.tiles_out) == {0}


# What is open to all


@pytest.mark.parametrize("eyes", EVERYBODY)
def test_powers_and_pending_effects_are_open_but_not_the_seed(eyes: str) -> None:
    table = three().face_up("A", "13").face_up("B", "24")
    for number, r in enumerate(table.racers[:3]):
        r.bridge, r.mud, r.low = number % 2, 1 - number % 2, 1
    table.fate("D")
    seen = table.seen_by(eyes)
    assert [(r.ready, r.bridge, r.mud, r.low) for r in seen.racers] == [
        (r.ready, r.bridge, r.mud, r.low) for r in table.racers
    ]
    assert (seen.rng, seen.fates, set(seen.fate)) == (0, 0, {0})


@pytest.mark.rule("WR-R15-03")
def test_choices_of_order_and_named_terrains_are_told_to_all() -> None:
    table = quiet_race(3, race=15).places(A=17, B=9, C=9).hand("A", "DF").start_turn("A")
    table.choose("play D", "leave_river")
    assert (table.asked, len(table.offers)) == ("C", 4)
    table.choose("name F")
    assert table.told(Event.NAMED) == [(0, 1, 0, 0, 0x7FFF)]


@pytest.mark.rule("WR-HID-01", "WR-HID-02", "WR-R14-01")
def test_one_person_with_two_seats_sees_traps_and_dealt_tiles_of_both_and_a_spectator_of_neither() -> None:
    table = quiet_race(2, solo_cars=2).trap(10, "log", seen_by="A").trap(12, "oil", seen_by="B").trap(13, "boulder")
    seen = [[table.seen_by(eyes).trap[spot] for spot in (10, 12, 13)] for eyes in ("A", "B", "")]
    assert seen == [[Trap.LOG, Trap.OIL, Trap.UNSEEN]] * 2 + [[Trap.UNSEEN] * 3]
    tiles = Scenario("sb", "gt", race=14, solo_cars=2)
    own = [list(hand) for hand in tiles.hand_tiles[:2]]
    assert [[list(hand) for hand in tiles.seen_by(eyes).tiles[:2]] for eyes in ("A", "B", "")] == [
        own,
        own,
        [[0] * 5] * 2,
    ]


@pytest.mark.rule("WR-TRP-01", "WR-R06-02")
def test_what_is_turned_up_for_good_is_counted() -> None:
    """Nobody may take a move back behind it: a trap that springs or is looked at, a tile turned up."""
    table = quiet_race(3).places(A=9, B=20, C=20, D=21, E=22, F=23).trap(10, "mud_puddle").trap(12, "log")
    seen = table.reveals
    assert table.effect(Effect.MOVE, 0, 1).reveals == seen + 1
    see_trap(table.g, 0, 12)
    assert table.reveals == seen + 2
    tiles = quiet_race(3, "", race=6, special_tile="acme").places(A=8, B=20, C=20, D=21, E=22, F=23)
    covered, seen = sum(tiles.covered), tiles.reveals
    tiles.effect(Effect.MOVE, 0, 2)
    assert (covered - sum(tiles.covered), tiles.reveals - seen) == (2, 2)

"""Imagined worlds: what a player cannot know is dealt anew, evenly (chapter 16)."""

from collections import Counter
from typing import Any

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.things import DEALT_TILES, Trap
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.lineup import bring_villain, quiet_race

WORLDS = 300


@pytest.mark.rule("WR-HID-01", "WR-HID-02")
@pytest.mark.parametrize("eyes", ["", "A", "B"])
def test_a_world_imagined_shows_the_same_to_the_one_who_imagines(eyes: str) -> None:
    table = quiet_race(3).trap(10, "log", seen_by="A").trap(12, "oil").trap(13, "mud_puddle", seen_by="B")
    for seed in range(30):
        world = table.imagined_by(eyes, seed)
        for name in ("cards", "deck_left", "discard", "trap_left", "trap_discard", "trap_eyes", "tile"):
            assert getattr(world, name) == getattr(table.g, name)
        if eyes:
            assert world.hand[table.index(eyes)] == table.hands[table.index(eyes)]
        assert [sum(column) for column in zip(*world.hand, world.deck, world.discard, strict=True)] == [16] * 4
        assert (world.trap[10] == Trap.LOG) or eyes != "A"
        assert (world.trap[13] == Trap.MUD_PUDDLE) or eyes != "B"


@pytest.mark.rule("WR-HID-02")
def test_other_hands_are_drawn_evenly_from_all_cards_not_seen() -> None:
    table = quiet_race(2).pile("").hand("A", "DDDDDDDDDDDDDD").hand("B", "DFR")
    found = Counter(card for seed in range(WORLDS) for card in spread(table.imagined_by("A", seed).hand[1]))
    assert all(abs(found[card] - 3 * WORLDS * 16 / 50) < 60 for card in (1, 2, 3)), found
    assert abs(found[0] - 3 * WORLDS * 2 / 50) < 25


def spread(counts: list[int]) -> list[int]:
    """Counts of kinds as a list of kinds."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


@pytest.mark.rule("WR-HID-01")
def test_unseen_traps_could_be_any_card_of_the_trap_deck_and_seen_ones_only_themselves() -> None:
    table = quiet_race(3).trap(10, "log", seen_by="A").trap(12, "oil")
    worlds = [table.imagined_by("A", seed) for seed in range(WORLDS)]
    assert {world.trap[10] for world in worlds} == {Trap.LOG}
    found = Counter(world.trap[12] for world in worlds)
    expected = {kind: WORLDS * (2 if kind < 8 else 1) / 15 for kind in range(1, 10)} | {Trap.LOG: WORLDS / 15}
    assert all(abs(found[kind] - expected[kind]) < 25 for kind in range(1, 10)), found
    assert all(sum(world.trap_bag) == 14 for world in worlds)


@pytest.mark.rule("WR-HID-01", "WR-VIL-14")
def test_traps_laid_before_a_shuffle_can_only_change_places_among_themselves() -> None:
    table = quiet_race(3).trap(10, "log").trap(12, "oil")
    table.trap_age = 1
    worlds = [table.imagined_by("A", seed) for seed in range(WORLDS)]
    found = Counter((world.trap[10], world.trap[12]) for world in worlds)
    assert set(found) == {(Trap.LOG, Trap.OIL), (Trap.OIL, Trap.LOG)}
    assert min(found.values()) > WORLDS / 3


@pytest.mark.rule("WR-HID-01", "WR-VIL-11", "WR-VIL-14")
def test_a_trap_laid_since_the_shuffle_could_be_any_card_of_the_deck() -> None:
    table = bring_villain(quiet_race(3).course("D", P=[24]), 7).places(A=9, B=20, C=21, D=20, E=21, F=22)
    table.trap_age = 1
    table.pile("P").fate("log").effect(Effect.VILLAIN)
    assert table.trap_at(24) == "log"
    assert {table.imagined_by("A", seed).trap[24] for seed in range(WORLDS)} == set(range(1, 10))


def all_traps(g: Any) -> tuple[int, ...]:
    """How many cards of each trap there are, wherever they lie."""
    places = [*g.trap, *g.trap_under, *g.seen]
    return tuple(g.trap_bag[kind] + g.trap_discard[kind] + places.count(kind) for kind in range(1, 10))


@pytest.mark.rule("WR-HID-01")
def test_the_card_under_the_deck_is_imagined_by_those_who_have_not_seen_it() -> None:
    table = bring_villain(quiet_race(3, race=3).course("D", P=[24]), 7).places(A=9, B=20, C=21, D=20, E=21, F=22)
    table.pile("P").fate("log", "oil").effect(Effect.VILLAIN)
    seen_by_b = [tuple(table.imagined_by("B", seed).seen) for seed in range(60)]
    assert len(set(seen_by_b)) > 15
    assert {tuple(table.imagined_by("A", seed).seen) for seed in range(20)} == {(Trap.LOG, Trap.OIL)}
    assert {all_traps(table.imagined_by("B", seed)) for seed in range(20)} == {all_traps(table.g)}
    table.choose("trap oil")
    assert len({table.imagined_by("B", seed).trap_under[0] for seed in range(60)}) > 5
    assert {all_traps(table.imagined_by("B", seed)) for seed in range(20)} == {all_traps(table.g)}
    assert {table.imagined_by("A", seed).trap_under[0] for seed in range(20)} == {Trap.LOG}


@pytest.mark.rule("WR-R06-01", "WR-R15-01")
@pytest.mark.parametrize(("race", "first", "count"), [(6, 7, 8), (15, 16, 9)])
def test_face_down_tiles_change_places_with_others_of_the_same_back(race: int, first: int, count: int) -> None:
    table = quiet_race(3, "", race=race, special_tile="acme")
    there = sorted(table.tiles_laid[first : first + count])
    found: Counter[int] = Counter()
    for seed in range(WORLDS):
        world = table.imagined_by("A", seed)
        assert sorted(world.tile[first : first + count]) == there
        assert world.tile[:7] == table.tiles_laid[:7]
        found[world.tile[first]] += 1
    assert all(abs(found[which] - WORLDS / count) < 25 for which in there), found


@pytest.mark.rule("WR-R14-01")
@pytest.mark.slow
def test_dealt_tiles_of_others_could_be_any_that_the_player_has_not_seen() -> None:
    table = Scenario("sb", "gt", "pp", "rm", "pe", "as", race=14)
    own = list(table.hand_tiles[0][:3])
    unseen = set(range(DEALT_TILES)) - set(own)
    found: Counter[int] = Counter()
    for seed in range(600):
        world = table.imagined_by("A", seed)
        assert list(world.tiles[0][:3]) == own
        dealt = [which for hand in world.tiles for which in hand[:3]] + list(world.tiles_out[18:])
        assert sorted(dealt) == list(range(DEALT_TILES))
        found[world.tiles[3][0]] += 1
    assert set(found) == unseen
    assert all(10 <= count <= 60 for count in found.values()), found


@pytest.mark.rule("WR-HID-02", "WR-TIL-11")
def test_a_payment_asked_of_another_is_one_that_his_imagined_hand_can_make() -> None:
    table = quiet_race(2).course("D", swamp=[16]).places(A=9, B=16).hand("B", "FFDD").start_turn("B")
    for seed in range(60):
        world = table.imagined_by("A", seed)
        assert world.offers >= 1
        assert sum(world.hand[1]) == 4


@pytest.mark.rule("WR-HID-02")
def test_one_person_with_two_seats_imagines_neither_of_his_hands() -> None:
    table = quiet_race(2, solo_cars=2).hand("A", "DDF").hand("B", "PRR")
    for seed in range(20):
        assert table.imagined_by("A", seed).hand[:2] == table.hands[:2]
        assert table.imagined_by("B", seed).hand[:2] == table.hands[:2]


@pytest.mark.rule("WR-R14-01")
def test_every_place_of_dealt_tiles_is_imagined_with_any_tile_not_seen() -> None:
    table = Scenario("sb", "gt", "pp", race=14)
    own, found = list(table.hand_tiles[0]), [set[int]() for _ in range(16)]
    for seed in range(200):
        world = table.imagined_by("A", seed)
        unseen = [*world.tiles[1], *world.tiles[2], *world.tiles_out[15:]]
        assert list(world.tiles[0]) == own
        assert sorted(own + unseen) == list(range(DEALT_TILES))
        for tiles, which in zip(found, unseen, strict=True):
            tiles.add(which)
    assert found == [set(range(DEALT_TILES)) - set(own)] * 16


@pytest.mark.rule("WR-HID-02", "WR-R12-01")
def test_a_hand_that_hardly_fits_is_looked_for_so_many_times_and_no_more() -> None:
    """The payment needs the only Prairie card not seen: most of the worlds have it in hand, but not all."""
    table = quiet_race(2, race=12).course("P").places(A=9, B=17).pile("P" * 15).hand("A", "DFR").hand("B", "DFP")
    table.start_turn("B")
    assert (table.asked, table.offers) == ("B", {"pay_prairie D", "pay_prairie F"})
    fitting = sum(table.imagined_by("A", seed).hand[1][2] for seed in range(100))
    assert 75 < fitting < 100


@pytest.mark.rule("WR-R14-01", "WR-HID-02")
def test_a_spectator_imagines_the_dealt_tiles_of_one_person_with_two_seats() -> None:
    table = Scenario("sb", "gt", race=14, solo_cars=2)
    own, found = [list(hand) for hand in table.hand_tiles[:2]], [set[int]() for _ in range(DEALT_TILES)]
    for seed in range(40):
        assert [list(hand) for hand in table.imagined_by("B", seed).tiles[:2]] == own
        world = table.imagined_by("", seed)
        tiles = [*world.tiles[0], *world.tiles[1], *world.tiles_out[10:]]
        assert sorted(tiles) == list(range(DEALT_TILES))
        for places, which in zip(found, tiles, strict=True):
            places.add(which)
    assert min(map(len, found)) > 10


@pytest.mark.rule("WR-HID-01", "WR-VIL-14")
def test_a_trap_that_was_moved_is_as_old_as_before() -> None:
    """Laid since the shuffle and moved by the Crystal Ball: for others it could still be any card of the deck."""
    table = Scenario("gt", "ac", "rr").course("D").places(A=9, B=20, C=20, D=21, E=22, F=23).hand("A", "DF")
    table.trap_age = 1
    table.trap(11, "log").record.trap_batch[11] = 1
    table.face_up("A", "3").start_turn("A").choose("use 3", "shift t11 ahead")
    assert table.trap_at(12) == "log"
    assert len({table.imagined_by("B", seed).trap[12] for seed in range(60)}) > 5


@pytest.mark.rule("WR-HID-02", "WR-PW-PP4")
def test_the_cards_of_a_brainstorm_are_imagined_by_those_who_do_not_see_them() -> None:
    table = Scenario("pp", "gt", "ac").course("D").places(A=9).hand("A", "DF").face_up("A", "4").pile("R")
    table.fate("D", "F", "P", "P").start_turn("A").choose("use 4")
    worlds = [table.imagined_by("B", seed) for seed in range(40)]
    assert len({tuple(world.look) for world in worlds}) > 5
    for world in worlds:
        counts = zip(*world.hand, world.look, world.deck, world.discard, strict=True)
        assert (sum(world.look), [sum(column) for column in counts]) == (4, [16] * 4)
    assert {tuple(table.imagined_by("A", seed).look) for seed in range(10)} == {(1, 1, 2, 0)}

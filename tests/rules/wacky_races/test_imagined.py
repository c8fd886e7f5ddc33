"""Imagined worlds: what a player cannot know is dealt anew, evenly (chapter 16)."""

from collections import Counter

import pytest

from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.things import DEALT_TILES, Trap
from tests.games.wacky_races.scenario import Scenario
from tests.rules.wacky_races.lineup import bring_villain, quiet_race

WORLDS = 300


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


def test_traps_laid_before_a_shuffle_can_only_change_places_among_themselves() -> None:
    table = quiet_race(3).trap(10, "log").trap(12, "oil")
    table.trap_age = 1
    worlds = [table.imagined_by("A", seed) for seed in range(WORLDS)]
    found = Counter((world.trap[10], world.trap[12]) for world in worlds)
    assert set(found) == {(Trap.LOG, Trap.OIL), (Trap.OIL, Trap.LOG)}
    assert min(found.values()) > WORLDS / 3


@pytest.mark.rule("WR-HID-01")
def test_the_card_under_the_deck_is_imagined_by_those_who_have_not_seen_it() -> None:
    table = bring_villain(quiet_race(3, race=3).course("D", P=[24]), 7).places(A=9, B=20, C=21, D=20, E=21, F=22)
    table.pile("P").fate("log", "oil").effect(Effect.VILLAIN)
    seen_by_b = [tuple(table.imagined_by("B", seed).seen) for seed in range(60)]
    assert len(set(seen_by_b)) > 15
    assert {tuple(table.imagined_by("A", seed).seen) for seed in range(20)} == {(Trap.LOG, Trap.OIL)}
    table.choose("trap oil")
    assert len({table.imagined_by("B", seed).trap_under[0] for seed in range(60)}) > 5
    assert {table.imagined_by("A", seed).trap_under[0] for seed in range(20)} == {Trap.LOG}


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

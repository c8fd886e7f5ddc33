"""Imagined worlds: what a player cannot know is dealt anew, everything known stays (TR-HID, TR-UPG-08)."""

import random
from collections import Counter

import pytest

from carambolage.engine.record import copy_record
from carambolage.games.thunder_road.cards.decks import show_for_good
from carambolage.games.thunder_road.names.cards import (
    AIRSTRIKE_KINDS,
    LEADER_KINDS,
    UPGRADE_KINDS,
    Airstrike,
    Card,
    Leader,
)
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Hazard
from carambolage.games.thunder_road.state import Crew, State
from tests.games.thunder_road.scenario import Scenario
from tests.games.thunder_road.scenario.facts import Team

OLD = {(2, 9): "mine", (3, 9): "oil", (4, 9): "mud"}


def imagined(table: Scenario, seat: int, seed: int) -> State:
    g: State = copy_record(table.g)
    table.twin.imagine(g, table.t, seat, seed)
    return g


def after_a_shuffle() -> Scenario:
    """Three facedown tokens lie there from before the last shuffle of the pile, one has been laid since."""
    table = Scenario("blue", "green")
    for place, kind in OLD.items():
        table.token(place, kind)
    table.hazard_age = 1
    table.token((2, 12), "mine")
    table.token_ages[table.space((2, 12))] = 1
    return table


@pytest.mark.rule("TR-HID-02")
def test_tokens_from_before_a_shuffle_change_places_among_themselves_evenly() -> None:
    table, found, fresh = after_a_shuffle(), Counter[tuple[int, ...]](), set[int]()
    for seed in range(600):
        g = imagined(table, 0, seed)
        found[tuple(g.token[table.space(place)] for place in OLD)] += 1
        fresh.add(g.token[table.space((2, 12))])
    assert len(found) == 6
    assert {tuple(sorted(kinds)) for kinds in found} == {tuple(sorted((Hazard.MINE, Hazard.OIL, Hazard.MUD)))}
    assert all(60 < count < 140 for count in found.values()), found
    assert len(fresh) == sum(count > 0 for count in table.t.hazards[0])


@pytest.mark.rule("TR-EFX-53")
def test_a_token_that_was_peeked_at_stays_for_those_who_peeked() -> None:
    table = after_a_shuffle()
    table.token_eyes[table.space((2, 9))] = 0b01
    first = {imagined(table, 0, seed).token[table.space((2, 9))] for seed in range(60)}
    second = {imagined(table, 1, seed).token[table.space((2, 9))] for seed in range(60)}
    assert (first, second) == ({Hazard.MINE}, {Hazard.MINE, Hazard.OIL, Hazard.MUD})


def cards_of(crew: Crew | Team) -> list[list[int]]:
    """What a crew holds, has kept and has chosen in secret."""
    return [list(crew.dealt), list(crew.kept), [crew.chosen]]


def held(g: State, choosing_leaders: bool) -> tuple[list[int], list[int]]:
    """All leaders and all upgrades (plus one each) that are held in secret."""
    hands = [card for crew in g.crews for card in crew.dealt if card]
    kept = [card for crew in g.crews for card in crew.kept if card]
    chosen = [crew.chosen for crew in g.crews if crew.chosen]
    return (chosen + hands, kept) if choosing_leaders else (chosen, hands + kept)


@pytest.mark.rule("TR-UPG-08")
@pytest.mark.parametrize("shown", ["before_draft", "after_draft"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_draft_is_imagined_with_every_card_once_and_all_that_was_seen(players: int, shown: str) -> None:
    options = {"leaders": True, "upgrades": True, "leaders_shown": shown, "crew_choice": "random"}
    table = Scenario.from_the_box(players, players, **options).settle()
    chance, looked = random.Random(players), 0
    while table.question in (Question.CHOOSE_LEADER, Question.DRAFT_UPGRADE, Question.ASSIGN_UPGRADES):
        for seat in range(players):
            expect_possible(table, seat, looked)
            looked += 1
        table.act(chance.choice(table.offered))
    assert looked > 4 * players
    assert {card for team in table.teams for part in cards_of(team) for card in part} == {0}
    assert {(team.picked, team.seen) for team in table.teams} == {(0, 0)}


def expect_possible(table: Scenario, seat: int, seed: int) -> None:
    """What is imagined agrees with all that a seat knows."""
    world, leaders_first = imagined(table, seat, seed), table.question == Question.CHOOSE_LEADER
    for real, dreamt in zip(table.teams, world.crews, strict=True):
        if real.seat == seat:
            assert cards_of(dreamt) == cards_of(real)
        assert [[card > 0 for card in part] for part in cards_of(dreamt)] == [
            [card > 0 for card in part] for part in cards_of(real)
        ]
        assert (dreamt.picked != 0) == (real.picked != 0)
        assert dreamt.picked in [0, *(dreamt.dealt if any(dreamt.dealt) else range(1, 7))]
    for cards, kinds in zip(held(world, leaders_first), (LEADER_KINDS, UPGRADE_KINDS), strict=True):
        assert len(set(cards)) == len(cards), "a card is in two places"
        assert all(1 <= card <= kinds for card in cards)
    if not leaders_first:
        seen = {card + 1 for crew in table.teams if crew.seat == seat for card in range(64) if crew.seen >> card & 1}
        real_cards, dreamt_cards = held(table.g, leaders_first)[1], held(world, leaders_first)[1]
        assert seen & set(dreamt_cards) == seen & set(real_cards), "a card seen has gone, or come"


@pytest.mark.rule("TR-BON-01", "TR-CRD-43")
def test_hidden_bonus_commands_are_imagined_among_those_that_nobody_has_shown() -> None:
    table = Scenario("blue", "green", "orange", "white").bonus("blue", "sidestep").bonus("green", "patch_up")
    table.bonus("orange", "radio_jam").bonus("white", "afterburner").team("green").bonus_seen = 1
    real = [team.bonus for team in table.teams[:4]]
    worlds = [[crew.bonus for crew in table.imagined_by("blue", seed).crews[:4]] for seed in range(60)]
    assert all(world[:2] == real[:2] for world in worlds)
    assert {frozenset(world) & frozenset(real[:2]) for world in worlds} == {frozenset(real[:2])}
    assert all(len(set(world)) == 4 for world in worlds)
    assert {card for world in worlds for card in world[2:]} == {1, 2, 3, 4, 5, 6} - set(real[:2])


@pytest.mark.rule("TR-UPG-08")
def test_cards_handed_on_are_imagined_at_every_place_that_they_can_have_reached() -> None:
    cars = {"crew_choice": "random", "carnage": False, "big_rig": False, "final_five": False}
    table = Scenario.from_the_box(3, 1, upgrades=True, **cars).settle()
    while table.teams[0].kept[1] == 0 or table.teams[1].kept[1] == 0:
        table.act(table.offered[0])
    known = {card + 1 for card in range(64) if table.teams[0].seen >> card & 1}
    there = [tuple(card in known for card in (*crew.dealt, *crew.kept)) for crew in table.teams[1:3]]
    passed_on = {card for crew in table.teams[1:3] for card in (*crew.dealt, *crew.kept) if card in known}
    found: set[tuple[int, int]] = set()
    for seed in range(200):
        others = imagined(table, 0, seed).crews[1:3]
        found |= {(n, card) for n, crew in enumerate(others) for card in known & {*crew.dealt, *crew.kept}}
    assert len(passed_on) > 1
    assert all(map(any, there))
    assert found == {(n, card) for n in range(2) for card in passed_on}


@pytest.mark.rule("TR-CRD-36", "TR-CRD-43")
def test_a_useless_card_is_imagined_where_no_other_is_left() -> None:
    """Of the two cards not shown one is useless for the rig; whoever is dealt first may take the other."""
    table = Scenario("blue", "green", "big_rig")
    table.hand("green", airstrike="airlift").hand("big_rig", airstrike="kamikaze")
    for number in range(AIRSTRIKE_KINDS):
        if number not in (Airstrike.AIRLIFT, Airstrike.KAMIKAZE):
            show_for_good(table.g, Card.AIRSTRIKE + number)
    worlds = [[crew.airstrike - 1 for crew in table.imagined_by("blue", seed).crews[:3]] for seed in range(40)]
    hands = {tuple(world) for world in worlds}
    assert hands == {(-1, Airstrike.AIRLIFT, Airstrike.KAMIKAZE), (-1, Airstrike.KAMIKAZE, Airstrike.AIRLIFT)}


@pytest.mark.rule("TR-HID-02", "TR-HAZ-09")
def test_a_token_laid_after_a_shuffle_is_one_of_the_new_pile() -> None:
    """The pile is made of two discarded mines and a discarded mud token, of which two are laid."""
    table = Scenario("blue", "green", "orange").token((2, 9), "oil").token((3, 9), "wreck")
    table.hazards[:], table.hazards_left = [0] * 11, 0
    table.hazard_discard[Hazard.MINE], table.hazard_discard[Hazard.MUD], table.hazards_discarded = 2, 1, 3
    table.next_tile("4a", spots=((0, 1), (0, 2))).put({"blue small": (5, 23)}).shove("blue small", "F")
    old, new = [table.space((2, 1)), table.space((3, 1))], [table.space((0, 17)), table.space((0, 18))]
    worlds = [table.imagined_by("blue", seed) for seed in range(40)]
    assert {tuple(sorted(g.token[space] for space in old)) for g in worlds} == {(Hazard.OIL, Hazard.WRECK)}
    assert {g.token[space] for g in worlds for space in new} == {Hazard.MINE, Hazard.MUD}


@pytest.mark.rule("TR-UPG-08", "TR-CRW-18")
@pytest.mark.parametrize(("option", "possible"), [("use_fire", True), ("remove", False)])
def test_em_berco_is_imagined_unless_he_stays_in_the_box(option: str, possible: bool) -> None:
    cars = {"crew_choice": "random", "carnage": False, "big_rig": False, "final_five": False}
    table = Scenario.from_the_box(3, 1, leaders=True, em_berco_without_carnage=option, **cars).settle()
    assert (table.asked, Leader.EM_BERCO + 1 in table.team(0).dealt) == ("choose_leader", False)
    others = {card - 1 for seed in range(60) for crew in imagined(table, 0, seed).crews[1:3] for card in crew.dealt}
    assert (Leader.EM_BERCO in others) == possible

"""Previews of answers: where racers go, and where the unknown begins."""

import random

import pytest

import carambolage
from carambolage.engine.previews.preview import Way
from carambolage.games.wacky_races.text.previews import RacePreview
from tests.games.wacky_races.scenario import Scenario
from tests.games.wacky_races.speaking import previews


def race(*cars: str) -> Scenario:
    """Three players and three neutrals on a course of Farm tiles, nobody near A."""
    table = Scenario(*(cars or ("sb", "rr", "am")), neutrals=("rm", "ac", "pf"))
    return table.course("R", F=[9, 10]).places(A=9, B=3, C=3, D=4, E=5, F=6).pile("D")


def test_a_card_leads_one_tile_on() -> None:
    preview = previews(race().hand("A", "DF").start_turn("A"))["play D"]
    assert preview.shown == RacePreview([Way(0, [9, 10])])
    assert (preview.then, preview.dice, preview.deadly) == ("question", (), False)


def test_full_tiles_are_passed() -> None:
    preview = previews(race().places(B=10, C=10).hand("A", "DF").start_turn("A"))["play D"]
    assert preview.shown == RacePreview([Way(0, [9, 10, 11])])


def test_a_trap_that_nobody_has_seen_ends_the_certainty() -> None:
    shown = [
        previews(race().trap(10, kind).hand("A", "DF").start_turn("A"))["play D"]
        for kind in ("log", "mud_puddle", "boulder")
    ]
    assert shown[0] == shown[1] == shown[2]
    assert (shown[0].shown, shown[0].then) == (RacePreview([Way(0, [9, 10])]), "card")


def test_the_finish_ends_the_way() -> None:
    preview = previews(race().places(A=24).hand("A", "D").start_turn("A"))["play D"]
    assert preview.shown == RacePreview([Way(0, [24, 25])])


def test_turbo_boost_leads_two_tiles_on_before_it_is_asked_about_the_third() -> None:
    table = race("pf", "rr", "am").hand("A", "DF").start_turn("A")
    boost = previews(table)["use 2"]
    assert boost.shown == RacePreview([Way(0, [9, 10, 11])])
    assert boost.then == "question"


@pytest.mark.slow
def test_no_answer_ever_costs_a_car() -> None:
    match, lot = carambolage.new("wacky_races", players=3, seed=11), random.Random(11)
    for _ in range(60):
        seat = match.asked[0]
        assert not any(preview.deadly for preview in match.previews(seat).values())
        match.play(seat, lot.choice(match.offers(seat)))

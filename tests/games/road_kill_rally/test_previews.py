"""Previews of answers: ways, crash checks, and exact chances of attacks, checks, collisions and targets."""

from fractions import Fraction

import pytest

from carambolage.engine.previews.preview import Way
from carambolage.games.road_kill_rally.dice import exact_odds
from carambolage.games.road_kill_rally.game import GAME
from carambolage.games.road_kill_rally.names.things import Source, Tag
from carambolage.games.road_kill_rally.text.ahead import Danger
from carambolage.games.road_kill_rally.text.harm import HarmSeen, harm_to
from carambolage.games.road_kill_rally.text.previews import RallyPreview
from tests.games.road_kill_rally.scenario import TABLES, Scenario
from tests.games.road_kill_rally.speaking import previews, say

ROAD = ("start", "open_highway", "suburbia")


def shown(table: Scenario, answer: str) -> RallyPreview:
    """What is drawn of an answer."""
    drawn = previews(table)[answer].shown
    assert isinstance(drawn, RallyPreview)
    return drawn


@pytest.mark.rule("RK-DIC-06")
def test_reference_values_of_the_dice() -> None:
    odds = exact_odds(TABLES.face)
    assert odds[1][1] == Fraction(1, 2)
    assert [odds[dice][2] for dice in range(1, 6)] == [
        Fraction(*pair) for pair in ((1, 6), (5, 12), (5, 8), (37, 48), (83, 96))
    ]
    three = [(1, 12), (2, 9), (19, 48), (9, 16), (403, 576), (77, 96)]
    assert [odds[dice][3] for dice in range(1, 7)] == [Fraction(*pair) for pair in three]
    assert abs(sum(odds[1][1:]) - Fraction(4, 5)) < Fraction(1, 1000)


@pytest.mark.rule("RK-DEC-07")
def test_a_step_shows_its_way_and_its_check() -> None:
    table = Scenario(2).road("start", "canyon_bend", "open_highway").put("B", (4, 1))
    table.put("A", (6, 2), speed=6, hand="nitro nitro nitro").move("A").choose("speed 6")
    left = shown(table, "step 1 drive")
    assert left.ways == [Way(0, [16, 18])]
    (check,) = left.checks
    assert (check.space, check.dice, check.hits, check.wipe_out) == (18, 5, 400, left.harm[0].wipes)
    assert shown(table, "step 2 drive").checks == [Danger(19, 2, 111, 160)]
    assert left.harm[0].seat == 0
    assert left.harm[0].wipes > shown(table, "step 2 drive").harm[0].wipes > 0


@pytest.mark.rule("RK-DEC-07")
def test_the_check_itself() -> None:
    table = Scenario(2).road("start", "canyon_bend", "open_highway").put("B", (4, 1))
    table.put("A", (6, 2), speed=6, hand="nitro nitro").move("A").choose("speed 6", "step 2 drive")
    assert shown(table, "roll").harm == [HarmSeen(0, 2, 160, 750, 222)]
    assert shown(table, "play_safe").harm == []
    odds = [(say(chance.what, "en"), chance.cases, chance.of) for chance in previews(table)["roll"].odds]
    assert odds == [("You lose cards (1.6 hits on average)", 750, 1000), ("You wipe out", 222, 1000)]


@pytest.mark.rule("RK-DEC-07")
def test_an_attack_counts_armour_and_cards() -> None:
    table = Scenario(2).put("A", (1, 2), hand="nitro", mounted="machine_gun").combat("A").put("B", (3, 2), hand="bump")
    table.combat("A")
    assert shown(table, "weapon").harm == [HarmSeen(1, 4, 320, 938, 771)]
    table = Scenario(2).put("A", (1, 2), hand="nitro", mounted="machine_gun")
    table.put("B", (3, 2), hand="bump", mounted="ballistic").combat("A")
    harm = shown(table, "weapon").harm[0]
    assert (harm.hurts, harm.dice) == (562, 4)
    assert harm.hits < 320 - 100


@pytest.mark.rule("RK-DEC-07", "RK-ATK-06", "RK-ATK-07")
def test_a_card_against_several_rivals_shows_every_roll() -> None:
    table = Scenario(4).road(*ROAD).put("A", (2, 2), hand="crate").put("B", (2, 1), hand="bump", mounted="reactive")
    table.put("C", (3, 2), hand="pass").put("D", (7, 2)).combat("A")
    harm = shown(table, "play crate").harm
    assert [car.seat for car in harm] == [2, 1]
    assert harm[0].dice == harm[1].dice
    assert harm[0].hurts > harm[1].hurts
    odds = [say(chance.what, "en") for chance in previews(table)["play crate"].odds]
    assert [said for said in odds if "cards" in said] == [
        f"Player {car.seat + 1} loses cards ({car.hits / 100:.1f} hits on average)" for car in harm
    ]


@pytest.mark.rule("RK-DEC-07", "RK-ATK-07")
def test_between_two_rolls_the_rivals_to_come_are_shown() -> None:
    table = Scenario(4).road(*ROAD).put("A", (5, 2), hand="crate").put("B", (6, 2), hand="bump pass nitro")
    table.put("C", (5, 1), hand="pass").put("D", (4, 2), hand="pass").dice(3, 0, 0, 0, 0).combat("A")
    table.choose("play crate")
    assert table.asked == "B"
    assert [harm.seat for harm in shown(table, "lose bump").harm] == [2, 3]


@pytest.mark.rule("RK-DEC-07", "RK-ELI-05")
def test_a_step_into_a_wreck_shows_its_roll() -> None:
    table = Scenario(2, elimination="true").road(*ROAD).put("A", (6, 2), speed=4, hand="nitro pass bump")
    table.put("B", (1, 1)).wreck((7, 2)).move("A").choose("speed 4")
    into, past = shown(table, "step 2 drive"), shown(table, "step 1 drive")
    assert into.harm == [harm_to(table.g, table.t, 0, Source.COLLISION, -1, 4, Tag.NONE, -1)]
    assert into.checks == [Danger(19, 4, into.harm[0].wipes, 320)]
    assert (past.harm, past.checks) == ([], [])
    words = [say(GAME.choice(table.g, table.t, 0, action), "en") for action in table.offered]
    assert words[1] == (
        "Drive to the middle lane, green: no check; then an upturned car: 4 dice against you, 38 % wipe-out in all"
    )
    assert words[0] == "Drive to the left lane, green: no check"


@pytest.mark.rule("RK-DEC-07", "RK-ELI-05", "RK-ELI-06")
def test_the_check_before_a_wreck_makes_its_roll_worse() -> None:
    def scene(hand: str = "nitro pass") -> Scenario:
        table = Scenario(2, elimination="true").road("start", "canyon_bend", "open_highway").put("B", (4, 1))
        table.put("A", (6, 2), speed=6, hand=hand).wreck((7, 2)).move("A")
        return table.choose("speed 6")

    table = scene()
    (harm,) = shown(table, "step 2 drive").harm
    alone = harm_to(table.g, table.t, 0, Source.COLLISION, -1, 6, Tag.NONE, -1)
    assert harm.dice == 2 + 6
    assert harm.wipes > alone.wipes > 0
    table.choose("step 2 drive")
    assert shown(table, "roll").harm == [harm]
    assert shown(table, "play_safe").harm == [
        harm_to(table.g, table.t, 0, Source.COLLISION, -1, 6, Tag.NONE, -1, lost=2)
    ]


@pytest.mark.rule("RK-DEC-07", "RK-ELI-05", "RK-ELI-07")
def test_who_flies_over_a_wreck_rolls_nothing_for_it() -> None:
    table = Scenario(2, elimination="true").road(*ROAD).put("A", (6, 2), 4, "nitro", "jump_jets").put("B", (1, 1))
    table.wreck((7, 2)).move("A").choose("speed 4")
    assert shown(table, "step 2 jump").harm == []
    assert [danger.dice for danger in shown(table, "step 2 drive").checks] == [4]


@pytest.mark.rule("RK-DEC-07", "RK-ELI-05")
def test_wrecks_that_lie_ahead_count_with_the_speed() -> None:
    table = Scenario(2, elimination="true").road(*ROAD).put("A", (6, 2), speed=4, hand="nitro pass bump")
    table.put("B", (1, 1)).wreck((8, 1)).move("A")
    for speed in (3, 4, 5):
        ahead = {danger.space: danger.dice for danger in shown(table, f"speed {speed}").dangers}
        assert ahead[21] == speed


def test_what_protects_completely_leaves_nothing() -> None:
    table = Scenario(2).put("A", (1, 2)).put("B", (3, 2), mounted="fireproof")
    harm = harm_to(table.g, table.t, 1, Source.ATTACK, 0, 6, Tag.FIRE, 2)
    assert (harm.hits, harm.hurts, harm.wipes) == (0, 0, 0)
    table.put("B", (3, 2), wiped=1)
    assert harm_to(table.g, table.t, 1, Source.ATTACK, 0, 6, Tag.BULLET, 2).wipes == 0


@pytest.mark.rule("RK-DEC-07")
def test_a_collision_shows_both_cars() -> None:
    table = Scenario(2).road(*ROAD).put("A", (6, 2), speed=5, hand="nitro").put("B", (7, 2), speed=3, hand="bump bump")
    table.move("A").choose("speed 5")
    harm = shown(table, "step 2 collide").harm
    assert [(car.seat, car.dice, car.wipes) for car in harm] == [(1, 2, 222), (0, 2, 417)]


@pytest.mark.rule("RK-DEC-07")
def test_the_hits_to_be_expected_are_said() -> None:
    table = Scenario(2).road(*ROAD).put("A", (6, 2), speed=5, hand="nitro").put("B", (7, 2), speed=3, hand="bump bump")
    odds = previews(table.move("A").choose("speed 5"))["step 2 collide"].odds
    assert [say(chance.what, "en") for chance in odds if chance.cases == 750] == [
        "Player 2 loses cards (1.6 hits on average)",
        "You lose cards (1.6 hits on average)",
    ]
    table = Scenario(2).put("A", (1, 2), hand="nitro", mounted="machine_gun").put("B", (3, 2), hand="bump").combat("A")
    (hurt, _) = previews(table)["weapon"].odds
    assert say(hurt.what, "fr") == "Joueur 2 perd des cartes (3,2 touches en moyenne)"
    assert say(hurt.what, "en") == "Player 2 loses cards (3.2 hits on average)"


@pytest.mark.rule("RK-DEC-07", "RK-CRD-RA16")
def test_what_lies_ahead_counts_armour_and_the_cards_that_a_speed_costs() -> None:
    def ahead(speed: int, mounted: str = "") -> Danger:
        table = Scenario(2).road("start", "canyon_bend", "open_highway").put("B", (1, 1))
        table.put("A", (5, 2), speed=4, hand="nitro pass bump", mounted=mounted).move("A")
        return next(danger for danger in shown(table, f"speed {speed}").dangers if danger.space == 16)

    assert ahead(5) == Danger(16, 1, 28, 80)
    assert ahead(6) == Danger(16, 2, 222, 160)
    assert ahead(5, "roll_cage") == Danger(16, 1, 14, 30)


@pytest.mark.rule("RK-DEC-07")
def test_targets() -> None:
    table = Scenario(2).put("A", (1, 2), hand="pineapple", mounted="brushes").put("B", (1, 1)).target((3, 2), "red")
    assert shown(table.combat("A").choose("play pineapple"), "target (3, 2)").scores == 396
    table = Scenario(2).road(*ROAD).put("A", (6, 2), speed=3, hand="nitro").put("B", (5, 1)).target((7, 2), "red")
    table.move("A").choose("speed 3", "step 2 drive")
    assert shown(table, "roll").scores == 167
    assert shown(table, "decline").scores == 0


def test_a_new_speed_is_shown() -> None:
    table = Scenario(2).road(*ROAD).put("A", (6, 2), speed=3, hand="nitro").put("B", (5, 1)).move("A")
    assert shown(table, "speed 4").speed == 4
    assert previews(table)["speed 5"].then == "question"

"""Worlds that a player imagines: whoever is asked could be asked that, and what is known stays (RK-INF-04)."""

import pytest

from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Purpose, Rally, Source, Tag
from tests.games.road_kill_rally.scenario import Scenario

ROAD = ("start", "open_highway", "suburbia")
WORLDS = range(40)


@pytest.mark.rule("RK-INF-02", "RK-INF-04", "RK-DMG-13")
@pytest.mark.parametrize("hand", ["evasive bump", "bump nitro", "pass pass"])
def test_whoever_suffers_may_hold_anything(hand: str) -> None:
    table = Scenario(2).put("A", (2, 2)).put("B", (3, 2), hand=hand).ask_all()
    table.pile("bump bump evasive evasive nitro nitro pass pass").hit("B", 2, Source.ATTACK, "A", Tag.BULLET, 1)
    worlds = [table.imagined_by("A", seed) for seed in WORLDS]
    assert {world.hand[1][Rally.EVASIVE] for world in worlds} > {0, 1}
    assert {world.offers >= 2 for world in worlds} == {True}


@pytest.mark.rule("RK-INF-02", "RK-INF-04", "RK-CMB-03")
def test_whoever_has_a_combat_action_could_do_something() -> None:
    table = Scenario(2).put("A", (2, 2), hand="pineapple").put("B", (3, 2))
    table.pile("evasive evasive evasive pass pass pass nitro nitro").combat("A")
    assert table.offers == {"pass", "play pineapple"}
    assert all(table.imagined_by("B", seed).hand[0][Rally.PINEAPPLE] == 1 for seed in WORLDS)


@pytest.mark.rule("RK-INF-02", "RK-INF-04", "RK-CMB-03", "RK-SPD-02")
def test_whoever_chooses_a_card_to_pay_speed_with_holds_two_kinds() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 2), 5, "bump nitro").put("B", (3, 2))
    table.pile("bump bump bump bump nitro").move("A").choose("speed 7")
    assert (table.question, table.about[1]) == (Question.PAY_CARD, Purpose.SPEED)
    hands = [table.imagined_by("B", seed).hand[0] for seed in WORLDS]
    assert [(hand[Rally.BUMP], hand[Rally.NITRO]) for hand in hands] == [(1, 1)] * len(WORLDS)


@pytest.mark.rule("RK-INF-04", "RK-SET-19", "RK-ROA-15")
def test_once_the_finish_lies_nothing_is_imagined_of_the_tiles() -> None:
    table = Scenario(2).road("start", "open_highway", "finish").put("A", (5, 2)).put("B", (3, 2))
    table.above, table.tiles_left = 0, 4
    assert {table.imagined_by("A", seed).above for seed in WORLDS} == {0}
    table.road("start", "open_highway").tiles_left = 4
    assert len({table.imagined_by("A", seed).above for seed in WORLDS}) == 3


@pytest.mark.rule("RK-INF-04", "RK-SET-19", "RK-SKI-03")
def test_a_skill_that_is_shown_stays_and_the_other_is_imagined() -> None:
    table = Scenario(2, skills="true").draws("nerves", "slingshot", "tough", "lead_foot").effect(Effect.DEAL_SKILLS)
    hidden = [list(table.imagined_by("A", seed).skills[1]) for seed in WORLDS]
    assert len({first for first, _ in hidden}) > 4
    table.choose("skill nerves", "skill lead_foot")
    shown = [table.imagined_by("A", seed) for seed in WORLDS]
    assert {world.skills[1][0] for world in shown} == {table.car("B").skill}
    assert len({world.skills[1][1] for world in shown}) > 4
    assert all(list(world.skills[0]) == table.dealt_skills[0] for world in shown)

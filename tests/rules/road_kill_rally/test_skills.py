"""Driver skills (chapters 17.2 and 21.11)."""

import pytest

from carambolage.games.road_kill_rally.damage.reductions import reduction
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Skill, Source, Tag
from carambolage.games.road_kill_rally.turn.ranking import score_of, wipe_points
from tests.games.road_kill_rally.scenario import SKILL, Scenario


def dealt(players: int = 3) -> Scenario:
    """Skills are dealt: the first two to A, the next two to B and so on."""
    table = Scenario(players, skills="true").draws(*SKILL[: 2 * players])
    return table.effect(Effect.DEAL_SKILLS)


@pytest.mark.rule("RK-SKI-01", "RK-SKI-02")
def test_two_skills_each_and_all_choose_at_once() -> None:
    table = dealt()
    assert (table.question, table.asked_seats) == (Question.CHOOSE_SKILL, 0b111)
    assert table.offers == {"skill nerves", "skill slingshot"}
    table.choose("skill slingshot")
    assert (table.asked, table.offers) == ("B", {"skill tough", "skill lead_foot"})
    table.choose("skill tough")
    assert [table.car(name).skill for name in "ABC"] == [Skill.NONE] * 3
    table.choose("skill showboat")
    assert [table.car(name).skill for name in "ABC"] == [Skill.SLINGSHOT, Skill.TOUGH, Skill.SHOWBOAT]
    assert table.story("skill_chosen") == ["skill_chosen"] * 3


@pytest.mark.rule("RK-SKI-01", "RK-SET-17")
def test_skills_come_before_mounting() -> None:
    table = Scenario.at_the_start(2, skills="true")
    assert table.question == Question.CHOOSE_SKILL
    table.act(table.offered[0]).act(table.offered[0])
    assert table.question == Question.MOUNT_SLOT


@pytest.mark.rule("RK-SKI-03", "RK-INF-01")
def test_nobody_sees_the_other_skills() -> None:
    table = dealt().choose("skill slingshot")
    assert table.whispered("skill_dealt")[:2] == [((0, 0, 0), 0, 1), ((0, 0, 0), 1, 1)]
    assert list(table.seen_by("A").skills[0]) == [Skill.SLINGSHOT, Skill.NERVES]
    assert list(table.seen_by("B").skills[0]) == list(table.seen_by("").skills[0])
    assert set(table.seen_by("B").skills[0]) & {Skill.SLINGSHOT, Skill.NERVES} == set()


@pytest.mark.rule("RK-SKI-04", "RK-SKI-06")
def test_a_skill_stays_after_a_wipe_out() -> None:
    table = Scenario(2).put("A", (2, 2), skill="tough").put("B", (1, 1)).hit("A", 2, Source.CHECK)
    assert (table.car("A").wiped, table.car("A").skill) == (1, Skill.TOUGH)
    assert table.seen_by("B").car[0].skill == Skill.TOUGH


@pytest.mark.rule("RK-SKI-05")
def test_no_two_players_have_the_same_skill() -> None:
    table = Scenario(6, skills="true").effect(Effect.DEAL_SKILLS)
    assert sorted(skill for pair in table.dealt_skills for skill in pair) == list(range(12))


@pytest.mark.rule("RK-SKI-06", "RK-CRD-SK03")
def test_tough_as_nails() -> None:
    table = Scenario(2).put("A", (1, 2)).put("B", (3, 2), skill="tough")
    sources = (Source.ATTACK, Source.CHECK, Source.COLLISION, Source.RETALIATION)
    assert [reduction(table.g, table.t, 1, source, 0, 4, Tag.NONE, 1) for source in sources] == [1, 1, 1, 1]
    assert [reduction(table.g, table.t, 0, source, 1, 4, Tag.NONE, 1) for source in sources] == [0, 0, 0, 0]


@pytest.mark.rule("RK-CRD-SK02")
def test_drivers_slingshot() -> None:
    table = (
        Scenario(3)
        .put("A", (2, 2), skill="slingshot")
        .put("B", (3, 3), hand="bump", mounted="ballistic")
        .put("C", (4, 2))
    )
    table.target((2, 1), "red").combat("A")
    assert table.offers == {"pass", "slingshot"}
    table.dice(5, 3, 0).choose("slingshot")
    assert (table.attacks, table.told("reduced")) == ([(0, 1, 29)], [(1, 2, 1)])
    assert (table.hand("A"), table.car("A").shots) == (["bump"], 1)
    assert table.put("B", (4, 3)).combat("A").question == 0


@pytest.mark.rule("RK-CRD-SK02", "RK-CRD-RA22", "RK-CRD-RA17")
def test_the_slingshot_is_a_bullet_attack_from_range_1() -> None:
    table = Scenario(2).put("A", (2, 2), hand="pass pass", mounted="piercing", skill="slingshot")
    table.put("B", (1, 2), hand="bump", mounted="spiked_hull").dice(3, 0, 0, 3, 0).combat("A").choose("slingshot")
    assert table.choose("lose bump").hand("A") == ["pass", "pass"]
    table = (
        Scenario(2)
        .put("A", (2, 2), mounted="piercing", skill="slingshot")
        .put("B", (1, 2), hand="bump", mounted="ballistic")
    )
    table.dice(3, 0, 0).combat("A").choose("slingshot")
    assert (table.hand("A"), table.told("reduced")) == (["bump"], [])


@pytest.mark.rule("RK-CRD-SK06", "RK-END-06")
def test_showboat() -> None:
    table = Scenario(2).put("A", (2, 2), skill="showboat", tokens=3).put("B", (1, 1), tokens=3)
    assert (wipe_points(table.g, table.t, 0), wipe_points(table.g, table.t, 1)) == (0, 60)
    assert (score_of(table.g, table.t, 0), score_of(table.g, table.t, 1)) == (0, -60)
    assert table.give("A", "pit_stop").combat("A").question == 0


@pytest.mark.rule("RK-CRD-SK08", "RK-TGT-02")
@pytest.mark.parametrize(("skill", "scored"), [("eagle_eye", [1, 0, 0]), ("", [0, 0, 0])])
def test_eagle_eye(skill: str, scored: list[int]) -> None:
    table = Scenario(2).put("A", (1, 2), hand="pineapple", skill=skill).put("B", (1, 1)).target((3, 2), "green")
    table.dice(3, 3, 0).combat("A").choose("play pineapple", "target (3, 2)")
    assert table.car("A").scored == scored


@pytest.mark.rule("RK-CRD-SK09", "RK-CMB-07")
def test_grease_monkey() -> None:
    table = Scenario(2).put("A", (2, 2), hand="nitro pass", skill="mechanic").put("B", (1, 1)).combat("A")
    assert table.offers == {"pass", "two_card_stop"}
    table.draws("feed", "laser").choose("two_card_stop")
    assert (table.hand("A"), table.discards, table.parts_of("A")) == ([], ["pass", "nitro"], ["laser", "feed"])
    assert table.offers == {"keep", "mount laser"}


@pytest.mark.rule("RK-CRD-SK09", "RK-PIT-02")
@pytest.mark.parametrize(("hand", "tokens"), [("nitro", 0), ("nitro pass crowd", 3)])
def test_grease_monkey_needs_two_cards_and_fewer_than_three_tokens(hand: str, tokens: int) -> None:
    table = Scenario(2).put("A", (2, 2), hand=hand, skill="mechanic", tokens=tokens).put("B", (1, 1)).combat("A")
    assert table.question == 0


@pytest.mark.rule("RK-CRD-SK09")
def test_grease_monkey_draws_two_with_the_card_too() -> None:
    table = Scenario(2).put("A", (2, 2), hand="pit_stop", skill="mechanic").put("B", (1, 1)).draws("feed", "turbo")
    table.combat("A").choose("play pit_stop")
    assert table.parts_of("A") == ["turbo", "feed"]


@pytest.mark.rule("RK-CRD-SK10", "RK-DIC-09", "RK-EX-32")
def test_trigger_happy() -> None:
    table = Scenario(2).put("A", (1, 2), hand="nitro", mounted="machine_gun", skill="trigger")
    table.put("B", (3, 2), hand="bump bump bump bump bump bump bump").dice(0, 3, 5, 1, 2).combat("A").choose("weapon")
    assert (table.question, table.offers, table.about[:2]) == (Question.REROLL_BLANKS, {"keep", "reroll"}, [3, 3])
    table.dice(4, 0, 5, 0).choose("reroll")
    assert (len(table.hand("A")), table.car("A").rerolled, table.fate_left) == (6, 1, 0)


@pytest.mark.rule("RK-CRD-SK10")
def test_trigger_happy_once_per_round_with_a_weapon_only() -> None:
    table = Scenario(2).put("A", (2, 2), hand="nitro bump nitro", mounted="machine_gun", skill="trigger", rerolled=1)
    table.put("B", (3, 2), hand="pass").dice(0, 0, 0, 0).combat("A").choose("weapon", "spend nitro")
    assert table.question == 0
    table.car("A").rerolled = 0
    table.put("B", (2, 1)).dice(0, 0, 0).combat("A").choose("play bump")
    assert table.question == 0


@pytest.mark.rule("RK-CRD-SK10")
def test_trigger_happy_may_keep_and_needs_a_blank() -> None:
    table = Scenario(2).put("A", (2, 2), hand="nitro nitro", mounted="machine_gun", skill="trigger")
    table.put("B", (3, 2)).dice(0, 0, 0, 0).combat("A").choose("weapon", "keep")
    assert (table.question, table.car("A").rerolled) == (0, 0)
    table.dice(3, 3, 3, 3).combat("A").choose("weapon")
    assert table.question == 0


@pytest.mark.rule("RK-CRD-SK10", "RK-TGT-01")
def test_trigger_happy_at_a_target() -> None:
    table = Scenario(2).put("A", (2, 2), hand="nitro", mounted="machine_gun", skill="trigger").put("B", (1, 1))
    table.target((4, 2), "red").dice(0, 0, 3, 3).combat("A").choose("weapon").dice(3, 0).choose("reroll")
    assert table.car("A").scored == [0, 0, 1]


@pytest.mark.rule("RK-CRD-SK11", "RK-CRD-RC01")
def test_a_bully_bumps_with_a_die_more() -> None:
    table = Scenario(2).put("A", (2, 2), hand="bump", skill="bully").put("B", (2, 1), hand="pass").dice(0, 0, 0, 3)
    table.combat("A").choose("play bump")
    assert (table.hand("A"), table.fate_left) == (["pass"], 0)


@pytest.mark.rule("RK-CRD-SK11", "RK-CRD-RA17", "RK-COL-10", "RK-EX-40")
def test_a_bully_strikes_a_spiked_hull() -> None:
    table = Scenario(2).road("start", "open_highway", "suburbia")
    table.put("A", (6, 2), speed=6, hand="nitro nitro", skill="bully")
    table.put("B", (7, 2), speed=4, hand="bump bump bump bump", mounted="spiked_hull")
    table.move("A").choose("speed 6").dice(3, 3, 3, 0, 3, 0).choose("step 2 collide")
    assert (table.asked, table.offers) == ("A", {"lose bump", "lose nitro"})
    table.dice(3, 0).choose("lose nitro")
    assert (table.car("A").speed, table.car("B").speed) == (5, 5)
    table.choose("lose nitro")
    assert (table.hand("A"), table.hand("B")) == (["bump", "bump", "bump"], ["bump"])
    assert (table.discards, table.car("A").shots, table.car("B").shots) == (["nitro", "nitro"], 0, 0)
    assert table.story("retaliated") == ["retaliated"]


@pytest.mark.rule("RK-CRD-SK10", "RK-LVG-01")
def test_trigger_happy_keeps_the_dice_of_one_who_has_left() -> None:
    table = Scenario(3).put("A", (1, 2), hand="nitro nitro", mounted="machine_gun", skill="trigger")
    table.put("B", (3, 2), hand="bump").put("C", (3, 1), hand="bump").combat("A").choose("weapon")
    assert (table.question, table.asked) == (Question.COMBAT_VICTIM, "A")
    table.dice(0, 0, 0, 0).leave("A")
    assert (table.question, len(table.told("rolled")), table.car("A").rerolled) == (0, 1, 0)


@pytest.mark.rule("RK-SKI-02", "RK-DEC-04")
def test_the_two_skills_are_offered_in_order_however_they_are_dealt() -> None:
    table = Scenario(2, skills="true").draws("survivor", "nerves", "eel", "tough").effect(Effect.DEAL_SKILLS)
    assert [table.say(action) for action in table.offered] == ["skill nerves", "skill survivor"]
    table.choose("skill survivor", "skill tough")
    assert [table.car(name).skill for name in "AB"] == [Skill.SURVIVOR, Skill.TOUGH]

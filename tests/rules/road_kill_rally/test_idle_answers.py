"""Who has left for good has one answer to every question: the idle one (RK-LVG-01, RK-DEC-05)."""

import pytest

from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Means, Purpose, Source, Tag
from carambolage.games.road_kill_rally.pack_reading.road import TILE_IDS
from carambolage.games.road_kill_rally.turn.idle import idle_answer
from tests.games.road_kill_rally.opening import Opening
from tests.games.road_kill_rally.scenario import Scenario

ROAD = ("start", "open_highway", "suburbia", "proving_ground")
CHEQUE, ALONE = "bump cheque nitro", 0b001


def scene(players: int = 3) -> Scenario:
    """A with cards, a weapon and a rival in reach."""
    table = Scenario(players).road(*ROAD).put("A", (9, 2), 4, CHEQUE, "machine_gun turret", "rockets")
    return table.put("B", (10, 1), hand="bump").put("C", (10, 3), hand="bump")


def opening() -> Scenario:
    return Opening(2).accessories("A", "rockets vulcan")


def suffering() -> Scenario:
    table = scene()
    return table.hit("A", 1, Source.ATTACK, "B", Tag.BULLET, 1)


def attacking() -> Scenario:
    return scene().combat("A").choose("weapon")


def answers(table: Scenario, question: int, *about: int) -> list[str]:
    """The answers of A at the table, and of A who has left."""
    here = table.pose(question, 0, *about).offered
    table.left_seats = ALONE
    gone = table.pose(question, 0, *about).offered
    table.left_seats = 0
    assert len(here) > 1
    assert set(gone) <= set(here)
    return [table.say(action) for action in gone]


@pytest.mark.rule("RK-LVG-01", "RK-DEC-05")
@pytest.mark.parametrize(
    ("table", "question", "about", "answer"),
    [
        pytest.param(
            opening, Question.MOUNT_SLOT, (0,), "mount rockets", marks=pytest.mark.rule("RK-SET-10", "RK-SET-09")
        ),
        pytest.param(opening, Question.CHOOSE_POLE, (), "pole 1", marks=pytest.mark.rule("RK-SET-12")),
        pytest.param(
            scene,
            Question.ORIENT_TILE,
            (TILE_IDS.index("chicane"),),
            "printed",
            marks=pytest.mark.rule("RK-ROA-17"),
        ),
        pytest.param(scene, Question.REPLACE_CLASS, (15,), "target_class green", marks=pytest.mark.rule("RK-ROA-25")),
        pytest.param(scene, Question.SET_SPEED, (), "speed 4", marks=pytest.mark.rule("RK-SPD-01")),
        pytest.param(scene, Question.PAY_CARD, (1, Purpose.SPEED), "spend bump", marks=pytest.mark.rule("RK-WPN-10")),
        pytest.param(scene, Question.STEP, (), "step 2 drive", marks=pytest.mark.rule("RK-MOV-17")),
        pytest.param(scene, Question.CHECK, (2,), "roll", marks=pytest.mark.rule("RK-CRA-09")),
        pytest.param(scene, Question.RUN_OVER, (1, 0), "roll", marks=pytest.mark.rule("RK-RUN-01", "RK-RUN-02")),
        pytest.param(scene, Question.PIT_BOX, (), "decline", marks=pytest.mark.rule("RK-HAZ-07")),
        pytest.param(scene, Question.PIT_SLOT, (0,), "keep", marks=pytest.mark.rule("RK-PIT-03")),
        pytest.param(scene, Question.COMBAT_ACTION, (), "pass", marks=pytest.mark.rule("RK-CMB-02", "RK-CMB-03")),
        pytest.param(
            attacking, Question.COMBAT_VICTIM, (Means.WEAPON,), "rival B", marks=pytest.mark.rule("RK-CMB-08")
        ),
        pytest.param(scene, Question.OIL_SPACE, (), "oil 1", marks=pytest.mark.rule("RK-CRD-RC10")),
        pytest.param(scene, Question.REROLL_BLANKS, (1, 2), "keep", marks=pytest.mark.rule("RK-CRD-SK10")),
        pytest.param(suffering, Question.SUFFER, (), "lose bump", marks=pytest.mark.rule("RK-DMG-13", "RK-DMG-06")),
        pytest.param(scene, Question.LOSE_ACCESSORY, (), "lose_slot weapon", marks=pytest.mark.rule("RK-WIP-02")),
    ],
)
def test_the_one_answer_of_who_has_left(table: object, question: int, about: tuple[int, ...], answer: str) -> None:
    assert callable(table)
    assert answers(table(), question, *about) == [answer]


@pytest.mark.rule("RK-DEC-05")
@pytest.mark.parametrize(
    ("lane", "others", "answer"),
    [
        (1, (), "step 1 drive"),
        (3, (), "step 3 drive"),
        (3, (3,), "step 2 drive"),
        (2, (2,), "step 1 drive"),
        (2, (1, 2), "step 3 drive"),
        (2, (1, 2, 3), "step 2 collide"),
        (3, (2, 3), "step 3 collide"),
        (1, (1, 2), "step 1 collide"),
    ],
)
def test_idle_steps(lane: int, others: tuple[int, ...], answer: str) -> None:
    table = Scenario(4).road(*ROAD).put("A", (9, lane), 4)
    for name, other in zip("BCD", others, strict=False):
        table.put(name, (10, other))
    assert table.say(idle_answer(table.pose(Question.STEP, 0).g, table.t, 0)) == answer


@pytest.mark.rule("RK-DEC-05", "RK-SET-10")
def test_without_a_card_that_fits_a_slot_stays_empty() -> None:
    table = Opening(2).accessories("A", "rockets").pose(Question.MOUNT_SLOT, 0, 1)
    assert (table.offers, table.say(idle_answer(table.g, table.t, 0))) == ({"leave_empty"}, "leave_empty")

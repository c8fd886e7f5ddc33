"""The new speed and its cost (chapter 7)."""

import pytest

from carambolage.games.road_kill_rally.names.question import Question
from tests.games.road_kill_rally.scenario import Scenario

ROAD = ("start", "open_highway", "suburbia", "proving_ground")
PLACES = [((6, 1), True), ((9, 1), True), ((10, 1), False), ((6, 2), False), ((4, 1), False)]


def scene(speed: int, hand: str = "", mounted: str = "", skill: str = "", cheered: int = 0) -> Scenario:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), speed, hand, mounted, skill=skill, cheered=cheered)
    return table.put("B", (3, 3)).move("A")


def speeds(table: Scenario) -> list[int]:
    return sorted(int(said.split()[1]) for said in table.offers if said.startswith("speed"))


def cost(table: Scenario, speed: int) -> int:
    """What a speed costs, as the event tells."""
    table.choose(f"speed {speed}")
    ((_, _, told, price, *_),) = [(*event, 0) for event in table.told("speed_set")]
    assert told == speed
    return price


@pytest.mark.rule("RK-SPD-01", "RK-SPD-07", "RK-EX-01", "RK-EDG-01")
def test_one_step_faster_and_two_slower_are_free() -> None:
    assert speeds(scene(5)) == [3, 4, 5, 6]


@pytest.mark.rule("RK-SPD-02", "RK-SPD-09", "RK-EX-01")
def test_each_further_step_costs_a_card_of_choice() -> None:
    table = scene(5, "bump nitro evasive pass")
    table.choose("speed 9")
    assert table.car("A").speed == 9
    assert table.question == Question.PAY_CARD
    assert table.offers == {"spend bump", "spend nitro", "spend evasive", "spend pass"}
    table.choose("spend bump", "spend pass", "spend nitro")
    assert (table.hand("A"), table.discards) == (["evasive"], ["bump", "pass", "nitro"])
    assert table.question == Question.STEP
    assert table.steps_left == 9


@pytest.mark.rule("RK-SPD-02", "RK-SPD-07", "RK-EX-01")
@pytest.mark.parametrize(("speed", "price"), [(9, 3), (6, 0), (3, 0), (1, 2)])
def test_costs_from_speed_five(speed: int, price: int) -> None:
    assert cost(scene(5, "bump bump bump bump"), speed) == price


@pytest.mark.rule("RK-SPD-03", "RK-EDG-02")
def test_the_whole_hand_may_be_spent() -> None:
    table = scene(5, "bump nitro").choose("speed 8")
    assert (table.hand("A"), table.car("A").wiped) == ([], 0)
    assert table.question == Question.STEP


@pytest.mark.rule("RK-SPD-03", "RK-SPD-07", "RK-GEN-02", "RK-EX-20")
def test_price_of_speed() -> None:
    assert speeds(scene(3, "bump bump")) == [1, 2, 3, 4, 5, 6]
    assert [cost(scene(3, "bump bump"), speed) for speed in (1, 2, 3, 4, 5, 6)] == [0, 0, 0, 0, 1, 2]
    assert speeds(scene(1)) == [1, 2]
    assert speeds(scene(10)) == [8, 9, 10]
    assert speeds(scene(9, mounted="brakes")) == [5, 6, 7, 8, 9, 10]
    assert cost(scene(9, "bump", mounted="brakes"), 4) == 1


@pytest.mark.rule("RK-SPD-04", "RK-SPD-05", "RK-CRD-RC20", "RK-CRD-RA24", "RK-EX-20")
def test_turbocharger_and_nitro() -> None:
    table = scene(5, "nitro bump", mounted="turbo").choose("play nitro")
    assert table.question == Question.SET_SPEED
    assert speeds(table) == [2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert table.discards == ["nitro"]
    assert cost(table, 10) == 0
    assert cost(scene(5, "nitro bump", mounted="turbo").choose("play nitro"), 2) == 1


@pytest.mark.rule("RK-SPD-05", "RK-CRD-SK04", "RK-CRD-RA24")
def test_free_steps_add_up() -> None:
    assert speeds(scene(5, skill="lead_foot")) == [3, 4, 5, 6, 7]
    assert speeds(scene(5, skill="lead_foot", mounted="turbo")) == [3, 4, 5, 6, 7, 8]


@pytest.mark.rule("RK-SPD-05", "RK-CRD-RA25")
def test_racing_brakes() -> None:
    assert speeds(scene(6, mounted="brakes")) == [2, 3, 4, 5, 6, 7]


@pytest.mark.rule("RK-SPD-04", "RK-RAL-09", "RK-CRD-RC20")
def test_several_nitros_until_speed_ten_is_free() -> None:
    table = scene(3, "nitro nitro nitro").choose("play nitro")
    assert speeds(table)[-1] == 9
    table.choose("play nitro")
    assert "play nitro" not in table.offers
    assert cost(table, 10) == 0


@pytest.mark.rule("RK-SPD-06")
def test_speed_stays_until_it_is_changed() -> None:
    table = scene(4).choose("speed 4", *["step 1 drive"] * 4)
    assert table.car("A").speed == 4
    assert table.move("A").car("A").speed == 4


@pytest.mark.rule("RK-SPD-07", "RK-INF-02")
def test_the_question_is_always_put() -> None:
    for speed in range(1, 11):
        assert len(speeds(scene(speed))) >= 2


@pytest.mark.rule("RK-SPD-08", "RK-CRD-RC28", "RK-CRD-RC26", "RK-EX-41")
def test_crowd_goes_wild_and_sponsor_cheque() -> None:
    table = scene(5, "crowd cheque nitro", cheered=1).draws("cheque", "bump", "pass").choose("play crowd")
    assert table.hand_sizes[0] == 5
    table.draws("bump", "bump", "bump").choose("play cheque")
    assert table.hand_sizes[0] == 7
    assert "play cheque" not in table.offers
    assert "cheque" in table.hand("A")
    table.choose("play nitro")
    assert table.hand_sizes[0] == 6
    assert cost(table, 10) == 1


@pytest.mark.rule("RK-CRD-RC26", "RK-RUN-10", "RK-EX-41")
def test_the_crowd_wants_a_target_scored_since_the_last_choice_of_speed() -> None:
    assert "play crowd" not in scene(5, "crowd").offers
    table = scene(5, "crowd", cheered=1)
    assert "play crowd" in table.offers
    table.choose("speed 5")
    assert table.car("A").cheered == 0


@pytest.mark.rule("RK-SPD-08")
def test_drawn_cards_pay_for_speed_at_once() -> None:
    table = scene(5, "cheque")
    assert speeds(table)[-1] == 7
    assert speeds(table.choose("play cheque"))[-1] == 9


@pytest.mark.rule("RK-CRD-RC24", "RK-SPD-08")
@pytest.mark.parametrize(("space", "close"), PLACES)
def test_slipstream_needs_a_car_close_ahead_in_the_lane(space: tuple[int, int], close: bool) -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), speed=4, hand="slipstream slipstream").put("B", space).move("A")
    assert ("play slipstream" in table.offers) == close
    if close:
        table.choose("play slipstream")
        assert speeds(table)[-1] == 9
        assert (table.hand_sizes[0], "play slipstream" in table.offers) == (2, False)


@pytest.mark.rule("RK-CRD-RC24", "RK-RAL-09")
@pytest.mark.parametrize(("speed", "deck", "useful"), [(4, "", True), (10, "bump", True), (10, "", False)])
def test_slipstream_is_for_speed_or_for_a_card(speed: int, deck: str, useful: bool) -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), speed=speed, hand="slipstream nitro").put("B", (7, 1)).pile(deck)
    assert ("play slipstream" in table.move("A").offers) == useful


@pytest.mark.rule("RK-RAL-09", "RK-RAL-08")
def test_cards_that_draw_are_not_offered_when_nothing_can_be_drawn() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 1), hand="cheque crowd", cheered=1).put("B", (3, 3)).pile("")
    assert not {"play cheque", "play crowd"} & table.move("A").offers
    table = Scenario(2).road(*ROAD).put("A", (5, 1), hand="cheque crowd").put("B", (3, 3)).pile("", "bump")
    table.move("A").choose("play cheque")
    assert (table.hand("A"), table.discards, table.deck_left) == (["bump", "crowd"], ["cheque"], 0)


@pytest.mark.rule("RK-GEN-05", "RK-RAL-10")
def test_a_card_spent_has_no_effect_of_its_own() -> None:
    table = scene(5, "nitro cheque bump").choose("speed 7", "spend nitro")
    assert table.hand("A") == ["bump", "cheque"]
    assert (table.car("A").speed, table.told("played")) == (7, [])


@pytest.mark.rule("RK-EDG-11", "RK-GEN-10")
def test_equal_cards_leave_no_choice() -> None:
    table = scene(5, "bump bump bump").choose("speed 7")
    assert table.question == Question.STEP
    assert table.hand("A") == ["bump", "bump"]

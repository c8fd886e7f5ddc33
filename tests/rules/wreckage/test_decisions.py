"""Every question and answer (chapter 22)."""

import pytest

import carambolage
from carambolage.engine.errors import UndoError
from carambolage.engine.previews.lookahead import Lookahead
from carambolage.engine.rules.actions import Answer
from carambolage.games.wreckage.game import GAME
from carambolage.games.wreckage.names.action import ACTIONS
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.things import NOBODY, Cause
from carambolage.games.wreckage.text.previews import ArenaPreview, preview
from carambolage.games.wreckage.turn.giving_up import drops
from carambolage.games.wreckage.turn.idle import idle_answer
from tests.games.wreckage.scenario import Scenario


def idle(table: Scenario) -> str:
    """The automatic answer of the seat that is asked."""
    return table.say(idle_answer(table.g, table.t, table.asked_seat))


@pytest.mark.rule("WK-DEC-24")
def test_a_dense_space_of_280_answers() -> None:
    assert ACTIONS.count == 280
    counts = {name: verb.count for name, verb in ACTIONS.verbs.items()}
    assert counts == {
        "vehicle": 8,
        "equip": 16,
        "start": 5,
        "plan": 64,
        "douse": 1,
        "speed": 10,
        "turn": 72,
        "u_turn": 4,
        "apply": 1,
        "decline": 1,
        "repair": 1,
        "pay": 36,
        "gain": 7,
        "drive": 27,
        "fire": 12,
        "pass": 1,
        "plating": 2,
        "drop": 12,
    }


@pytest.mark.rule("WK-DEC-22")
def test_idle_answers_of_the_set_up() -> None:
    table = Scenario.fresh(2, 1, 0)
    assert idle(table) == "vehicle pick_up"
    table.choose("vehicle pick_up")
    assert idle(table) == "vehicle sedan"
    table.choose("vehicle sedan")
    assert idle(table) == "equip machine_gun"
    while table.question == Question.DRAFT_EQUIPMENT:
        table.act(table.offered[0])
    assert idle(table) == "start 2"


@pytest.mark.rule("WK-DEC-22", "WK-DEC-25")
def test_idle_plans() -> None:
    assert idle(Scenario("sedan", "pick_up").end_turn()) == "plan accelerate turn_left"
    assert idle(Scenario("sedan", "pick_up").talon("A", "repeat", "smash").end_turn()) == "plan repeat smash"


@pytest.mark.rule("WK-DEC-22")
def test_idle_answers_in_an_action() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0)).speeds(A=2).equip("A", "nitro", "mine_dropper")
    table.plan(A=("turn_left", "smash")).action("A")
    assert idle(table) == "decline"
    table.choose("decline")
    assert idle(table) == "travel"
    table.stop().obstacle("boulder", 2000, 0).action("A").choose("decline")
    assert idle(table) == "hold"
    table = Scenario("sedan", "pick_up", travel_rule="mandatory").put(A=(0, 0, 0)).speeds(A=2).equip("A", "nitro")
    table.obstacle("boulder", 2000, 0).plan(A=("turn_left", "smash")).action("A").choose("decline")
    assert idle(table) == "travel"


@pytest.mark.rule("WK-DEC-22", "WK-DEC-25", "WK-DEC-18")
def test_the_first_legal_shot() -> None:
    table = Scenario("sedan", "pick_up", "interceptor").put(A=(0, 0, 0), B=(2000, -400, 0), C=(2000, 400, 0))
    table.equip("A", "machine_gun", "flamethrower").plan(A=("smash", "turn_left")).action("A").choose("decline")
    assert [table.say(action) for action in table.offered] == [
        "fire machine_gun B",
        "fire machine_gun C",
        "fire flamethrower B",
        "fire flamethrower C",
        "pass",
    ]
    assert idle(table) == "fire machine_gun B"
    table.first_seat = 2
    table.action("A").choose("decline")
    assert idle(table) == "fire machine_gun C"


@pytest.mark.rule("WK-DEC-22", "WK-DEC-19", "WK-DEC-20")
@pytest.mark.parametrize(("hits", "answer"), [(5, "plating"), (4, "keep"), (7, "plating")])
def test_plating_is_used_where_it_prevents_destruction(hits: int, answer: str) -> None:
    table = Scenario("sedan", "pick_up", "interceptor").put(A=(0, 0, 0)).hits(A=hits).equip("A", "steel_plating")
    table.fate("direct_hit").effect(Effect.DAMAGE, 0, 1, Cause.FIRE, NOBODY, NOBODY)
    assert table.offers == {"plating", "keep"}
    assert idle(table) == answer


@pytest.mark.rule("WK-DEC-22", "WK-EQU-01")
@pytest.mark.parametrize(("plates", "answers"), [(2, ["plating", "plating"]), (1, ["keep"])])
def test_plates_that_prevent_destruction_together_are_used_together(plates: int, answers: list[str]) -> None:
    """5 points for a car with 1 Structure left: one plate leaves 2 of them, two leave none."""
    table = Scenario("sedan", "pick_up", "interceptor").put(A=(0, 0, 0)).hits(A=7)
    table.equip("A", *["steel_plating"] * plates)
    table.fate("direct_hit", "torn_bodywork").effect(Effect.DAMAGE, 0, 2, Cause.FIRE, NOBODY, NOBODY)
    given = []
    while "plating" in table.offers:
        given.append(idle(table))
        table.choose(given[-1])
    assert given == answers
    assert table.is_out("A") == (plates == 1)


@pytest.mark.rule("WK-DEC-22", "WK-DEC-20")
def test_plating_that_does_not_help_is_kept_and_cans_go_to_the_lowest_site() -> None:
    table = Scenario("sedan", "pick_up", "interceptor").put(A=(0, 0, 0)).hits(A=7).equip("A", "steel_plating").cans(A=1)
    table.fate("direct_hit", "dented_panel").effect(Effect.DAMAGE, 0, 2, Cause.FIRE, NOBODY, NOBODY)
    assert idle(table) == "keep"
    table.choose("keep")
    assert idle(table) == "drop 1"


@pytest.mark.rule("WK-DEC-23", "WK-HID-15")
def test_ghosts_and_contacts_are_shown_before_the_answer() -> None:
    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0), B=(3000, 437, 18)).speeds(A=2).can(1200, 1400)
    table.plan(A=("turn_left", "smash")).action("A")
    ahead = Lookahead(GAME, table.g, table.t, 0)
    shown = {table.say(action): seen(table, ahead, action) for action in table.offered}
    steps = shown["turn left 45"].steps
    assert (steps[0].how, steps[0].x, steps[0].y, steps[0].heading) == ("turn", 31, 437, 18)
    assert (steps[1].how, steps[1].x, steps[1].y) == ("leg", 31 + 1448, 437 + 1448)
    assert shown["turn left 45"].cans == [0]
    assert shown["turn left 45"].contact is None
    assert shown["decline"].steps == []


def seen(table: Scenario, ahead: Lookahead, action: int) -> ArenaPreview:
    """What is drawn of an answer beforehand."""
    shown = preview(table.g, table.t, 0, ahead.outlook(action)).shown
    assert isinstance(shown, ArenaPreview)
    return shown


@pytest.mark.rule("WK-DEC-23")
def test_a_forecast_collision_and_the_odds_of_a_shot() -> None:
    table = Scenario("sedan", "pick_up", "interceptor").put(A=(0, 0, 0), B=(2000, 0, 36)).speeds(A=3)
    table.equip("A", "machine_gun").plan(A=("smash", "turn_left")).action("A").choose("decline")
    ahead = Lookahead(GAME, table.g, table.t, 0)
    shown = {table.say(action): seen(table, ahead, action) for action in table.offered}
    contact = shown["travel"].contact
    assert contact is not None
    assert (contact.cars, contact.obstacles, contact.edge, contact.cards) == ([1], [], False, 3)
    assert (shown["travel"].steps[-1].x, shown["travel"].steps[-1].y) == (1232, 0)
    table.choose("hold")
    fire = next(action for action in table.offered if table.say(action) == "fire machine_gun B")
    told = preview(table.g, table.t, 0, Lookahead(GAME, table.g, table.t, 0).outlook(fire))
    assert [(odds.what.message, round(100 * odds.cases / odds.of)) for odds in told.odds] == [("odds-hit", 65)]
    assert isinstance(told.shown, ArenaPreview)
    assert (told.shown.target, told.shown.dangers[0].expected) == (1, 12)


@pytest.mark.rule("WK-DEC-28", "WK-DEC-27", "WK-PLN-06")
def test_undo_stops_at_reveals_and_at_other_answers() -> None:
    match = carambolage.new(GAME, 2, seed=3, options={"quick_setup": "on"})
    match.play(0, match.choices(0)[0])
    match.play(1, match.choices(1)[0])
    with pytest.raises(UndoError, match="a card was revealed since"):
        match.undo()
    match.play(0, match.choices(0)[0])
    match.play(1, match.choices(1)[0])
    with pytest.raises(UndoError, match="a card was revealed since"):
        match.undo()


@pytest.mark.rule("WK-DEC-28")
def test_within_an_action_card_and_travel_can_be_taken_back() -> None:
    match = carambolage.new(GAME, 2, seed=3, options={"quick_setup": "on", "fire_timing": "second_action"})
    for _ in range(2):
        seat = match.asked[0]
        match.play(seat, GAME.actions.pack(Answer("start", {"speed": 2})))
    for _ in range(2):
        seat = match.asked[0]
        match.play(seat, GAME.actions.pack(Answer("plan", {"first": 2, "second": 3})))
    seat = match.asked[0]
    before = match.state_bytes()
    match.play(seat, GAME.actions.pack(Answer("decline")))
    assert match.asked[0] == seat
    match.undo(seat)
    assert match.state_bytes() == before


@pytest.mark.rule("WK-DEC-26")
def test_of_one_who_has_left_only_plating_and_dropped_cans_are_answered_in_the_race() -> None:
    g = Scenario("sedan", "pick_up").g
    in_race = {Question.PLAN, Question.USE_CARD, Question.DRIVE, Question.FIRE, Question.REPAIR_PAY}
    assert all(drops(g, kind) for kind in in_race)
    answered = {Question.PLATING, Question.DROP_CAN, Question.CHOOSE_VEHICLE, Question.START_SPEED}
    assert not any(drops(g, kind) for kind in answered)

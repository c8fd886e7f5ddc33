"""A match: what is asked, what is refused, what each seat sees."""

import random
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

import carambolage
from carambolage.engine.errors import (
    CarambolageError,
    FateError,
    GameOverError,
    IllegalAnswerError,
    NotAskedError,
    RuleError,
    SeatError,
)
from carambolage.engine.game import SetupError
from carambolage.engine.match.match import Match
from carambolage.engine.options import OptionError
from carambolage.engine.registry import game, games
from carambolage.engine.rules.actions import Answer
from carambolage.engine.rules.state import push, tell
from carambolage.testing.convoy.game import GAME
from carambolage.testing.convoy.names import Effect, Question
from carambolage.testing.convoy.state import State, Tables
from carambolage.testing.variants import Variant, finished_match


def started(players: int = 3, seed: int = 5, **options: str) -> Match:
    return carambolage.new(GAME, players=players, seed=seed, options=options)


def at_the_gamble(seed: int = 5) -> Match:
    match = started(seed=seed)
    while match.state.ask != Question.GAMBLE:
        seat = match.asked[0]
        match.play(seat, match.offers(seat)[0])
    return match


def test_all_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    match = started()
    asked = []
    for seat in (2, 0, 1):
        asked.append(match.asked)
        match.play(seat, match.choices(seat)[0])
    assert asked == [(0, 1, 2), (0, 1), (1,)]
    assert match.state.decisions == 3


def test_a_choice_has_number_meaning_and_words() -> None:
    choice = started().choices(0)[0]
    assert choice.meaning == Answer("commit", {"card": choice.action})
    assert choice.label == str(choice) == f"Drive {choice.action + 1} (1 in hand)"
    assert choice.words("fr") == f"Rouler {choice.action + 1} (1 en main)"


def test_an_answer_may_be_given_in_four_ways() -> None:
    match = started()
    choice = match.choices(1)[0]
    after = set()
    for given in (choice, choice.meaning, choice.action, np.int16(choice.action)):
        copy = match.copy()
        copy.play(1, given)
        after.add(copy.state_bytes())
    assert len(after) == 1


def test_a_question_is_asked_in_words() -> None:
    match = started()
    assert match.question(0) == "Choose one of your 3 cards in secret."
    assert match.question(0, "fr") == "Choisissez en secret une de vos 3 cartes."


def test_a_game_without_a_seed_gets_a_random_one() -> None:
    first, second = carambolage.new(GAME, players=2), carambolage.new(GAME, players=2)
    assert first.seed != second.seed
    assert 0 <= first.seed < 2**63


REFUSED: list[tuple[Callable[[Match], object], type[Exception], str]] = [
    (lambda m: m.play(3, 0), SeatError, "there is no seat 3; the seats are 0 to 2"),
    (lambda m: m.play(-1, 0), SeatError, "there is no seat -1; the seats are 0 to 2"),
    (lambda m: m.play(True, 0), SeatError, "there is no seat True; the seats are 0 to 2"),
    (lambda m: m.view(9), SeatError, "there is no seat 9; the seats are 0 to 2"),
    (lambda m: m.play(0, 3), IllegalAnswerError, "seat 0 may not answer 3 (pass) now; see choices(0)"),
    (lambda m: m.play(0, 99), IllegalAnswerError, "seat 0 may not answer 99 (no action at all) now; see choices(0)"),
    (
        lambda m: m.play(0, True),
        IllegalAnswerError,
        "an answer is a Choice, an Answer or an action number, not True",
    ),
    (
        lambda m: m.play(0, Answer("fly")),
        IllegalAnswerError,
        "there is no answer 'fly'; there are commit, pass, gamble",
    ),
    (
        lambda m: m.play(0, Answer("commit", {"card": 1.5})),  # type: ignore[dict-item]
        IllegalAnswerError,
        "commit: card must be a whole number, not 1.5",
    ),
    (lambda m: m.fix(128), FateError, "an outcome is a whole number from 0 to 127, not 128"),
    (lambda m: m.fix(*range(17)), FateError, "at most 16 outcomes can be fixed at once, not 17"),
    (lambda m: m.reseed(-1), SetupError, "a seed is a whole number from 0 to 9223372036854775807, not -1"),
]


@pytest.mark.parametrize(("attempt", "kind", "reason"), REFUSED)
def test_a_refusal_says_why_and_changes_nothing(
    attempt: Callable[[Match], object], kind: type[Exception], reason: str
) -> None:
    match = started()
    before = match.state_bytes(), match.events, list(match.steps)
    with pytest.raises(kind) as caught:
        attempt(match)
    assert str(caught.value) == reason
    assert isinstance(caught.value, CarambolageError)
    assert (match.state_bytes(), match.events, match.steps) == before


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    match = at_the_gamble()
    (asked,) = match.asked
    other = (asked + 1) % 3
    attempts: list[Callable[[], object]] = [
        lambda: match.choices(other),
        lambda: match.question(other),
        lambda: match.play(other, 3),
    ]
    for attempt in attempts:
        with pytest.raises(NotAskedError, match=f"seat {other} is not asked now; asked: {asked}"):
            attempt()


def test_a_finished_game_takes_nothing_more() -> None:
    match = finished_match(Variant(GAME, 3), 5)
    attempts: list[Callable[[], None]] = [
        lambda: match.play(0, 0),
        lambda: match.leave(0),
        match.fix,
        lambda: match.reseed(1),
    ]
    for attempt in attempts:
        with pytest.raises(GameOverError, match="the game is over"):
            attempt()


@pytest.mark.parametrize(
    ("players", "options", "kind", "reason"),
    [
        (1, {}, SetupError, "convoy is for 2 to 4 players, not 1"),
        (5, {}, SetupError, "convoy is for 2 to 4 players, not 5"),
        (True, {}, SetupError, "convoy is for 2 to 4 players, not True"),
        (2, {"raod": "long"}, OptionError, "there is no option 'raod'; did you mean road?"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(
    players: int, options: dict[str, str], kind: type[Exception], reason: str
) -> None:
    with pytest.raises(kind) as caught:
        carambolage.new(GAME, players=players, options=options)
    assert str(caught.value) == reason


def test_a_result_comes_with_the_end() -> None:
    assert started().result is None
    result = finished_match(Variant(GAME, 3), 5).result
    assert result is not None
    assert result.ranking[result.winners[0]] == 1
    assert result.scores[result.winners[0]] == max(result.scores) >= 12


def test_a_whisper_is_heard_by_its_seat_only() -> None:
    match = started()
    drawn = [event for event in match.events_for(1) if event.kind == "drew"]
    assert [event.secret >= 0 for event in drawn] == [event.a == 1 for event in drawn]
    assert all(event.secret == -1 for event in match.events if event.kind == "drew")
    assert sorted(event.secret for event in drawn if event.a == 1) == sorted(
        kind for kind, count in enumerate(match.view(1).hand) for _ in range(count)
    )


def test_events_are_numbered_and_can_be_asked_for_from_a_number_on() -> None:
    match = finished_match(Variant(GAME, 4, {"road": "long"}), 3)
    assert len(match.events) > 64
    assert [event.number for event in match.events] == list(range(match.state.told))
    assert match.events_for(2, since=40) == match.events_for(2)[40:]


def test_a_view_shows_the_own_hand_only() -> None:
    match = started()
    assert sum(match.view(0).hand) == 3
    assert match.view().hand is None
    assert match.view(0).hand_sizes == [3, 3, 3]


def test_the_log_speaks_to_its_listener() -> None:
    match = started()
    assert "Player 1 draws a card." in match.log()
    assert "Player 1 draws a card." not in match.log(seat=0)
    assert any(line.startswith("Joueur 1 pioche un ") for line in match.log("fr", seat=0))
    assert match.board() == ["Player 1 at 0", "Player 2 at 0", "Player 3 at 0"]


def test_a_fixed_die_falls_as_fixed() -> None:
    match = at_the_gamble()
    (seat,) = match.asked
    match.fix(5)
    match.play(seat, Answer("gamble"))
    rolled = [event for event in match.events if event.kind == "gambled"][-1]
    assert (rolled.a, rolled.b) == (seat, 5)


def test_an_impossible_outcome_leaves_the_game_as_it_was() -> None:
    match = at_the_gamble()
    (seat,) = match.asked
    match.fix(6)
    before = match.state_bytes(), match.events, list(match.steps)
    with pytest.raises(FateError, match="cannot happen now"):
        match.play(seat, Answer("gamble"))
    assert (match.state_bytes(), match.events, match.steps) == before
    match.fix()
    match.play(seat, Answer("gamble"))


def test_another_seed_changes_the_dice_to_come() -> None:
    faces = set()
    for seed in range(12):
        match = at_the_gamble()
        match.reseed(seed)
        match.play(match.asked[0], Answer("gamble"))
        faces.add([event.b for event in match.events if event.kind == "gambled"][-1])
    assert len(faces) > 2


def test_who_leaves_is_asked_no_more() -> None:
    match = started()
    match.leave(1)
    assert match.asked == (0, 2)
    assert match.view().hand_sizes == [3, 0, 3]
    with pytest.raises(SeatError, match="seat 1 has left already"):
        match.leave(1)
    match.play(0, match.offers(0)[0])
    match.leave(2)
    assert match.over


def test_the_last_of_several_asked_may_leave() -> None:
    match = started()
    for seat in (0, 2):
        match.play(seat, match.offers(seat)[0])
    match.leave(1)
    assert [event.kind for event in match.events].count("revealed") == 2


def broken(effect: Callable[..., None]) -> Match:
    flow = replace(GAME.flow, effects={**GAME.flow.effects, Effect.ROUND: effect})
    return Match(replace(GAME, flow=flow), 2, 1)


def stops(g: State, t: Tables) -> None:
    pass


def circles(g: State, t: Tables) -> None:
    push(g, Effect.ROUND)


def chatters(g: State, t: Tables) -> None:
    for _ in range(33):
        tell(g, 0)


def piles_up(g: State, t: Tables) -> None:
    for _ in range(40):
        push(g, Effect.ROUND)


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        (stops, "came to a stop"),
        (circles, "100000 effects without asking"),
        (chatters, "more than 32 events"),
        (piles_up, "had more than 31 effects waiting; widen State.stack"),
    ],
)
def test_rules_that_break_a_promise_are_named(effect: Callable[..., None], reason: str) -> None:
    with pytest.raises(RuleError, match=reason):
        broken(effect)


def test_a_match_describes_itself() -> None:
    assert repr(started()) == "<Match convoy, 3 players, 0 decisions, asked: 0, 1, 2>"
    assert repr(finished_match(Variant(GAME, 3), 5)).endswith("over>")


def test_a_game_may_be_drawn() -> None:
    words = replace(GAME, picture=None)
    assert "Player 1 at 0" in carambolage.new(words, players=2, seed=1)._repr_svg_()
    game = replace(GAME, picture=lambda view: f"<svg>{len(view.hand or [])}</svg>")
    drawn = carambolage.new(game, players=3, seed=5)
    assert drawn._repr_svg_() == drawn.picture() == "<svg>0</svg>"
    assert drawn.picture(2) == "<svg>3</svg>"


def test_a_match_at_rest_is_the_same_match() -> None:
    match, other = started(), started()
    while not match.over:
        match.rest()
        seat = match.asked[0]
        assert (match.asked, match.over, match.offers(seat)) == (other.asked, other.over, other.offers(seat))
        trial = match.copy()
        assert trial.state_bytes() == other.state_bytes()
        trial.play(seat, trial.offers(seat)[0])
        for one in (match, other):
            one.play(seat, one.offers(seat)[0])
        assert match.state_bytes() == other.state_bytes() == trial.state_bytes()
    match.rest()
    assert (match.over, match.asked, match.result) == (True, (), other.result)


@pytest.mark.parametrize("place", games())
def test_a_glance_misses_no_answer_that_costs_a_piece_for_certain(place: str) -> None:
    """Whatever a preview finds deadly may be so at a glance; most answers need no more than that glance."""
    played, lot = game(place), random.Random(5)
    glances, deadly = 0, 0
    for seed in range(3):
        match = Match(played, played.players[-1], seed)
        while not match.over and match.state.decisions < 60:
            seat = match.asked[0]
            choice = lot.choice(match.choices(seat))
            glance, preview = match.may_be_deadly(seat, choice), match.previews(seat, [choice])[choice.action]
            assert glance or not preview.deadly
            glances, deadly = glances + glance, deadly + preview.deadly
            match.play(seat, choice)
    assert glances < 30
    assert played.losses or not deadly

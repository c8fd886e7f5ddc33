"""The conformance suite finds games that break their promises."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carambolage.engine.errors import CarambolageError
from carambolage.engine.game import Game
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import offer, tell, whisper
from carambolage.engine.words.phrase import Phrase
from carambolage.testing import Case, match_checks, secret_checks, twin_checks, word_checks
from carambolage.testing.convoy import hidden, rules, text
from carambolage.testing.convoy.game import GAME
from carambolage.testing.convoy.names import KINDS, PASS, Effect, Event, Question
from carambolage.testing.convoy.state import State, Tables
from carambolage.testing.variants import Variant

Check = Callable[[Variant, int], None]


def with_flow(**tables: Mapping[int, Callable[..., Any]]) -> Game:
    old = GAME.flow
    flow = replace(old, effects=dict(old.effects), offers=dict(old.offers), answers=dict(old.answers))
    for name, changes in tables.items():
        getattr(flow, name).update({number: rule(function) for number, function in changes.items()})
    return replace(GAME, flow=flow)


def fails(check: Check, game: Game, message: str | None = None) -> None:
    """A check fails, with a message that holds a text."""
    case = Case(check, Variant(game, 3), (1, 2, 3))
    with pytest.raises((AssertionError, CarambolageError), match=message):
        case.run()


@rule
def hide_nothing(g: State, t: Tables, seat: int) -> None:
    """Hands stay open."""


@rule
def hide_hands_only(g: State, t: Tables, seat: int) -> None:
    """The committed cards are forgotten to be forgotten."""
    for other in range(g.seats):
        if other != seat:
            for kind in range(KINDS):
                g.hand[other][kind] = 0
    for kind in range(KINDS):
        g.pile[kind] = 0


@rule
def imagine_other_own_hand(g: State, t: Tables, seat: int) -> None:
    """The own hand is dealt anew too."""
    hidden.imagine(g, t, seat)
    for kind in range(KINDS):
        g.hand[seat][kind] = g.pile[kind] % 3


def test_an_open_hand_is_found() -> None:
    fails(
        secret_checks.check_imagined_worlds,
        replace(GAME, hide=hide_nothing),
        r"imagined_worlds-convoy-3, seed 1: a spectator can tell two worlds apart by the fields hand\[0\]\[\d\] \(",
    )


def test_an_open_commitment_is_found() -> None:
    fails(
        secret_checks.check_secret_answers,
        replace(GAME, hide=hide_hands_only),
        r"apart by the fields chosen\[0\] \(2 and 3\)",
    )


def test_a_world_that_does_not_fit_is_found() -> None:
    game = replace(GAME, imagine=imagine_other_own_hand)
    fails(secret_checks.check_imagined_worlds, game, r"a spectator can tell two worlds apart by the fields hand\[3\]\[")


def view_of_a_spectator(g: State, t: Tables, seat: int, public: text.View | None) -> text.View:
    """Shows everybody no more than a spectator."""
    return public or text.view(g, t, seat, None)


def test_a_view_that_lacks_what_a_seat_knows_is_found() -> None:
    fails(secret_checks.check_shared_views, replace(GAME, view=view_of_a_spectator))


def commit_aloud(g: State, t: Tables, seat: int, action: int) -> None:
    g.chosen[seat] = action + 1
    tell(g, Event.COMMITTED, seat, 0, action)


def commit_to_the_neighbour(g: State, t: Tables, seat: int, action: int) -> None:
    g.chosen[seat] = action + 1
    whisper(g, Event.COMMITTED, action, 1 << (seat + 1) % 3, seat)


@pytest.mark.parametrize("commit", [commit_aloud, commit_to_the_neighbour])
def test_a_secret_told_is_found(commit: Callable[..., None]) -> None:
    fails(secret_checks.check_secret_answers, with_flow(answers={Question.COMMIT: commit}))


def move_far(g: State, t: Tables, seat: int, steps: int) -> None:
    g.place[seat] += steps * 20_000


def test_a_value_that_does_not_fit_is_found() -> None:
    fails(match_checks.check_end, with_flow(effects={Effect.MOVE: move_far}))
    fails(twin_checks.check_round_trip, with_flow(effects={Effect.MOVE: move_far}))


def move_through_too_much(g: State, t: Tables, seat: int, steps: int) -> None:
    """A stop in between does not fit its field: plain Python does not mind, machine code cuts it."""
    start = g.place[seat]
    g.place[seat] = 40_000
    g.place[seat] = start + g.place[seat] // 20_000


@pytest.mark.slow
def test_twins_that_disagree_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAMBOLAGE_CACHE", str(tmp_path))
    game = with_flow(effects={Effect.MOVE: move_through_too_much})
    fails(twin_checks.check_decisions, game)
    fails(twin_checks.check_eyes, game)


def offer_twice(g: State, t: Tables, seat: int) -> None:
    offer(g, PASS)
    offer(g, PASS)


def test_an_answer_offered_twice_is_found() -> None:
    fails(match_checks.check_answers, with_flow(offers={Question.GAMBLE: offer_twice}))


def test_a_game_that_is_too_long_is_found() -> None:
    fails(match_checks.check_end, replace(GAME, longest=5))


@rule
def stay(g: State, t: Tables, seat: int) -> None:
    """The seat leaves, but is asked again in the next round."""


def test_a_seat_that_left_and_is_asked_is_found() -> None:
    fails(match_checks.check_leaving, replace(GAME, leave=stay))


@rule
def best_is_last(g: State, t: Tables, seat: int) -> int:
    return g.seats + 1 - rules.rank_of(g, t, seat)


def test_ranks_that_contradict_the_result_are_found() -> None:
    fails(match_checks.check_end, replace(GAME, rank_of=best_is_last))


def test_choices_that_read_alike_are_found() -> None:
    fails(word_checks.check_texts, replace(GAME, choice=lambda g, t, seat, action: Phrase("choice-pass")))


def test_an_event_with_a_missing_message_is_found() -> None:
    fails(word_checks.check_texts, replace(GAME, event=lambda g, t, event: Phrase("event-unheard-of")))


def test_a_missing_language_is_found(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text((GAME.home / "words" / "en.ftl").read_text())
    fails(word_checks.check_languages, replace(GAME, home=tmp_path))


SECRET_COUNT = [0]


def move_by_memory(g: State, t: Tables, seat: int, steps: int) -> None:
    """What the record does not hold cannot be copied, saved or replayed."""
    SECRET_COUNT[0] += 1
    g.place[seat] += steps + SECRET_COUNT[0] % 2


@pytest.mark.parametrize("check", [match_checks.check_seed, match_checks.check_replay])
def test_state_outside_the_record_is_found(check: Check) -> None:
    fails(check, with_flow(effects={Effect.MOVE: move_by_memory}))

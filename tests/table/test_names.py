"""Names: every text of a game calls the players as their chairs do, in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from carambolage.engine.game import Game
from carambolage.engine.match.match import Match
from carambolage.engine.registry import game, games
from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.engine.words.words import words_of
from carambolage.table.state.seating import Seating
from carambolage.table.store.entry import ChairPlan, SeatKind
from carambolage.table.texts import LANGUAGES, TableTexts
from carambolage.testing.convoy.game import GAME as CONVOY
from carambolage.testing.variants import Variant, chance_of, play_randomly

CLIENT_WORDS = Path(__file__).parents[2] / "web/src/words"
GAMES = (*(game(name) for name in games()), CONVOY)
NUMBERED = ((1, "seat"), (2, "bot"), (3, "seat"))
UNNAMED = re.compile(r"(Player|Joueur|Bot|Robot)\s*\d")


def chairs(*plans: tuple[SeatKind, str | None]) -> Seating:
    return Seating([ChairPlan(kind, name, "greedy", None) for kind, name in plans])


def told(match: Match) -> Iterator[Phrase]:
    """Everything there is to say at a moment, except what has happened."""
    for seat in match.asked:
        yield match.question_phrase(seat)
        yield from (choice.phrase for choice in match.choices(seat))
    for seat in (None, *range(match.state.seats)):
        yield from match.board_phrases(seat)


@pytest.mark.parametrize("played", GAMES, ids=lambda played: played.name)
def test_no_text_of_a_game_calls_a_named_player_by_the_number(played: Game) -> None:
    variant, chance = Variant(played, played.players[1]), chance_of(1)
    match = variant.match(1)
    names = [f"Ada of seat {number}" for number in "ABCDEFGH"[: variant.seats]]
    seating, said = chairs(*(("person", name) for name in names)), set[str]()
    languages = [TableTexts(match.words, seating, lang) for lang in LANGUAGES]
    while not match.over:
        said |= {texts.say(phrase) for phrase in told(match) for texts in languages}
        play_randomly(match, chance)
    assert match.result is not None
    phrases = [*match.log_phrases(), *told(match), match.result.reason]
    said |= {texts.say(phrase) for phrase in phrases for texts in languages}
    assert [text for text in said if UNNAMED.search(text)] == []
    for name in names:
        assert any(text.startswith(name) for text in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_are_called_as_on_the_page(lang: str) -> None:
    lines = (CLIENT_WORDS / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    page = dict(line.split(" = ") for line in lines if re.match(r"(seat|bot)-number = ", line))
    texts = TableTexts(
        words_of(CONVOY), chairs(("person", None), ("bot", None), ("open", None), ("bot", "Turbo")), lang
    )
    expected = [page[f"{kind}-number"].replace("{ $number }", str(number)) for number, kind in NUMBERED]
    assert [texts.say(seat_name(seat)) for seat in range(4)] == [*expected, "Turbo"]


def test_a_name_from_the_right_does_not_turn_the_sentence_round() -> None:
    texts = TableTexts(words_of(CONVOY), chairs(("person", "דנה")), "en")
    assert texts.say(Phrase("board-car", driver=seat_name(0), place=7)) == "\u2068דנה\u2069 at 7"


def test_a_name_is_text_and_nothing_else() -> None:
    name = '<b>{ $place }</b> "unknown-card"'
    texts = TableTexts(words_of(CONVOY), chairs(("person", name)), "en")
    assert texts.say(Phrase("board-car", driver=seat_name(0), place=7)) == f"{name} at 7"


def test_a_name_is_not_taken_for_a_message_nor_an_old_name_for_a_new_one() -> None:
    def say(driver: Phrase, name: str) -> str:
        texts = TableTexts(words_of(CONVOY), chairs(("person", name)), "en")
        return texts.say(Phrase("board-car", driver=driver, place=7))

    assert say(seat_name(0), "unknown-card") == "unknown-card at 7"
    assert say(Phrase("unknown-card"), "unknown-card") == "a card at 7"
    assert say(seat_name(0), "Ada") == "Ada at 7"
    assert say(seat_name(0), "Grace") == "Grace at 7"
    assert say(seat_name(1), "Grace") == "Player 2 at 7"

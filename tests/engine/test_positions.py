"""Positions as text: what is written is read back, and every mistake is one sentence that names its place."""

import random
import shutil
from collections import Counter
from dataclasses import replace
from functools import reduce
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carambolage
from carambolage.engine.errors import NotationError, SeatError
from carambolage.engine.game import Game
from carambolage.engine.match.known import known_to
from carambolage.engine.match.match import Match
from carambolage.engine.notation.fresh import layout_of
from carambolage.engine.notation.notation import Notation, named
from carambolage.engine.record import copy_record
from carambolage.engine.rules.state import GameRecord
from carambolage.engine.twins.execution import plain
from carambolage.testing.convoy.game import GAME
from carambolage.testing.convoy.state import State
from carambolage.testing.variants import chance_of, play_randomly

GAMES = [GAME, *map(carambolage.game, carambolage.game_names())]


def later(game: Game, decisions: int, seed: int = 1, players: int = 3) -> Match:
    """A match after some random answers."""
    match, chance = Match(game, players, seed), chance_of(seed)
    while not match.over and match.state.decisions < decisions:
        play_randomly(match, chance)
    return match


TEXT = later(GAME, 4).position()


def test_a_position_reads_well() -> None:
    assert TEXT == (
        "convoy 1\n"
        "players 3\n"
        "decisions 4\n"
        "state pile=crawl:4,cruise:2,race:4 discard=crawl:1,cruise:2 round=2\n"
        "car 0 place=2 hand=crawl:1,race:2\n"
        "car 1 place=4 hand=crawl:2,cruise:1\n"
        "car 2 place=1 hand=cruise:3\n"
        "waiting round last_chance refill refill(1) refill(2) reveal\n"
        "asks 0,1,2 commit\n"
    )


def test_a_game_without_a_notation_is_written_in_numbers() -> None:
    game = replace(GAME, notation=Notation())
    match = later(game, 4)
    assert "place=2,4,1 hand.0=1,0,2 hand.1=2,1" in match.position()
    assert carambolage.at(match.position(), game=game).state.place == match.state.place  # type: ignore[attr-defined]


def test_what_is_called_otherwise_in_positions_is_read_back() -> None:
    names = {**named(State, pile="deck", place="at"), "refill": "top_up", "commit": "choose"}
    game = replace(GAME, notation=replace(GAME.notation, names=names))
    text = later(game, 4).position()
    changed = {"pile=": "deck=", "place=": "at=", "refill": "top_up", "commit": "choose"}
    assert text == reduce(lambda words, word: words.replace(word, changed[word]), changed, TEXT)
    assert carambolage.at(text, game=game).position() == text
    with pytest.raises(NotationError, match="State has no field pill that could be named"):
        named(State, pill="deck")


def test_the_same_seed_gives_the_same_game() -> None:
    games = [carambolage.at(TEXT, seed, GAME) for seed in (7, 7, 8)]
    for game in games:
        chance = chance_of(1)
        while not game.over:
            play_randomly(game, chance)
    assert games[0].state_bytes() == games[1].state_bytes() != games[2].state_bytes()


def test_a_match_from_a_position_is_saved_and_taken_back() -> None:
    match = carambolage.at(TEXT, 7, GAME)
    seat = match.asked[0]
    match.play(seat, match.offers(seat)[0])
    match.undo(seat)
    assert match.position() == TEXT
    chance = chance_of(2)
    while not match.over:
        play_randomly(match, chance)
    assert carambolage.load(match.save(), GAME).state_bytes() == match.state_bytes()


def test_what_a_seat_knows_is_dealt_by_the_seed() -> None:
    match = later(GAME, 4)
    text = match.position(1)
    assert "known_to 1\n" in text
    assert "car 0 place=2 hand?=" in text
    assert "car 1 place=4 hand=crawl:2,cruise:1\n" in text
    worlds = {carambolage.at(text, seed, GAME).position() for seed in range(20)}
    assert len(worlds) > 5
    assert "known_to everybody\n" in match.position(-1)
    with pytest.raises(SeatError):
        match.position(3)


def test_a_pack_that_is_not_the_own_is_named_and_needed(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(GAME.home / "pack", folder)
    path = folder / "cards.toml"
    path.write_text(f"# another one\n{path.read_text()}")
    text = carambolage.new(GAME, 3, 1, pack=folder).position()
    assert text.splitlines()[2].startswith("pack ")
    assert carambolage.at(text, game=GAME, pack=folder).position() == text
    with pytest.raises(NotationError, match="line 3: the position needs another pack"):
        carambolage.at(text, game=GAME)
    with pytest.raises(NotationError, match="about the own pack of convoy"):
        carambolage.at(TEXT, game=GAME, pack=folder)


def test_a_fault_of_the_rules_names_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    match = later(GAME, 4)
    monkeypatch.setattr(match, "_accept", lambda seat, action: 1 // 0)
    with pytest.raises(ZeroDivisionError) as caught:
        match.play(0, match.offers(0)[0])
    assert caught.value.__notes__ == [f"the rules failed at this position:\n{TEXT}"]


def test_remarks_and_empty_lines_are_skipped() -> None:
    noted = "; as seen on Sunday\n\n" + TEXT.replace("\n", " ; so it was\n")
    assert carambolage.at(noted, game=GAME).position() == TEXT


MISTAKES = [
    ("convoy 1", "convoi 1", "line 1: there is no game 'convoi'"),
    ("convoy 1", "convoy 2", "line 1: the rules of convoy have version 1 here, the position has 2"),
    ("players 3", "players many", "line 2: 'many' is no whole number"),
    ("players 3", "players 9", "convoy is for 2 to 4 players, not 9"),
    ("players 3\n", "", "convoy is for 2 to 4 players, not 0"),
    ("players 3", "players 3\noptions road=wet", "line 3: option road has no value 'wet'"),
    ("players 3", "players 3\nplayers 3", "line 3: players is said twice"),
    ("players 3", "players 3\nknown_to 3", "known_to: there is no seat 3; the seats are 0 to 2"),
    ("state pile", "state colour=1 pile", "line 4: 'colour=1' must be name=value, with one of pile, "),
    ("round=2", "round=2 round=3", "line 4: round is said twice"),
    ("round=2", "round=200", "line 4: round: 200 must be from -128 to 127"),
    ("crawl:4", "crawls:4", "line 4: pile: 'crawls:4' must be place:value, with one of crawl, cruise, race"),
    ("crawl:4", "crawl:-5", "line 4: pile: -5 must be from 0 to 127"),
    ("car 2", "car 1", "line 7: car 1 is said twice"),
    ("car 2", "car 7", "line 7: there is no car 7; there are 4, from 0 on"),
    ("car 2 place", "car place", "line 7: 'place=1' is no whole number"),
    ("car 2", "bus 2", "line 7: 'bus' begins no line; those are players, options, pack"),
    ("refill(1)", "refuel(1)", "line 8: 'refuel(1)' is no effect of this game"),
    ("refill(1)", "refill(a)", "line 8: 'a' is no whole number"),
    ("refill(1)", "refill(1-2)", "line 8: '1-2' is no whole number"),
    ("refill(1)", "refill(40000)", "line 8: 40000 must be from -32768 to 32767"),
    ("refill(1)", "refill(1,2,3,4,5,6,7)", "line 8: 'refill(1,2,3,4,5,6,7)' has more than"),
    ("asks 0,1,2 commit", "asks 0,1,2 dance", "line 9: 'dance' is no question of this game"),
    ("asks 0,1,2 commit", "asks 0,1,3 commit", "line 9: 0,1,3 are no seats; the seats are 0 to 2"),
    ("asks 0,1,2 commit", "asks commit", "line 9: the seats that are asked and a question are needed"),
    ("hand=crawl:1,race:2", "hand=-", "seat 0 is asked and has no answer"),
    ("waiting round last_chance refill refill(1) refill(2) reveal\nasks 0,1,2 commit\n", "", "came to a stop"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), MISTAKES)
def test_mistakes_are_named(old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    with pytest.raises(NotationError) as caught:
        carambolage.at(TEXT.replace(old, new, 1), game=GAME)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_position_is_a_text_of_some_length() -> None:
    for text, sentence in (("", "the position is empty"), ("x" * 50_001, "at most 50000 characters"), (7, "not int")):
        with pytest.raises(NotationError, match=sentence):
            carambolage.at(text)  # type: ignore[arg-type]


STORED = {game.name: [later(game, decisions).position() for decisions in (2, 40, 90)] for game in GAMES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(data=st.data())
@settings(max_examples=80, deadline=None)
def test_no_text_gives_anything_but_a_position_or_a_mistake(game: Game, data: Any) -> None:
    text = data.draw(st.sampled_from(STORED[game.name]))
    for _ in range(data.draw(st.integers(1, 3))):
        place, length = data.draw(st.integers(0, len(text))), data.draw(st.integers(0, 9))
        put = data.draw(st.text(alphabet=st.sampled_from("0123456789-,=:?+()ABx step\n"), max_size=6))
        text = text[:place] + put + text[place + length :]
    try:
        match = carambolage.at(text, 1, game)
    except NotationError:
        return
    written = match.position()
    assert carambolage.at(written, 1, game).position() == written


def leaves(game: Game, g: GameRecord) -> dict[tuple[object, ...], int]:
    """Every number of a state by where it stands."""
    numbers: dict[tuple[object, ...], int] = {}
    layout = layout_of(game)
    for keyword, index in layout.heads():
        for name, slot in layout.slots(g, keyword, index).items():
            values = slot.value if isinstance(slot.value, list) else [slot.value]
            numbers |= {(keyword, name.partition(".")[0], index, name, n): value for n, value in enumerate(values)}
    return numbers


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whatever_is_hidden_is_dealt_anew(game: Game) -> None:
    hidden, dealt = Counter[object](), Counter[object]()
    for seed in range(4):
        match, chance = Match(game, 3, seed), random.Random(seed)
        while not match.over and match.state.decisions < 150:
            if chance.random() < 0.1:
                _count_hidden(match, seed % 4 - 1, hidden, dealt)
            play_randomly(match, chance)
    assert [field for field, count in hidden.items() if count > 20 and dealt[field] == 0] == []


def _count_hidden(match: Match, seat: int, hidden: Counter[object], dealt: Counter[object]) -> None:
    truth, known = leaves(match.game, match.state), known_to(match.game, match.state, match.pack.tables, seat)
    worlds = [copy_record(match.state) for _ in range(4)]
    for seed, world in enumerate(worlds):
        plain(match.game).imagine(world, match.pack.tables, seat, seed)
    imagined = [leaves(match.game, world) for world in worlds]
    for leaf, value in leaves(match.game, known).items():
        if value != truth[leaf]:
            hidden[leaf[:2]] += 1
            dealt[leaf[:2]] += any(world[leaf] != truth[leaf] for world in imagined)

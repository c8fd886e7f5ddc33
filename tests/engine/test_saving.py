"""Saved games: they come back, and what does not hold is named with its line."""

import io
import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import carambolage
from carambolage.engine.errors import SaveError
from carambolage.engine.match import loading
from carambolage.engine.match.loading import load, verify
from carambolage.engine.match.match import Match
from carambolage.engine.rules.actions import Answer
from carambolage.testing.convoy.game import GAME
from carambolage.testing.variants import Variant, chance_of, finished_match, play_randomly

MATCH = finished_match(Variant(GAME, 3, {"road": "long"}), 9)
TEXT = MATCH.save()


def changed(line: int, **values: Any) -> str:
    """The saved game with some values of one line replaced; a value of ... is taken out."""
    lines = TEXT.splitlines()
    content = {**json.loads(lines[line - 1]), **values}
    lines[line - 1] = json.dumps({name: value for name, value in content.items() if value is not ...})
    return "\n".join(lines)


def put(line: int, text: str) -> str:
    lines = TEXT.splitlines()
    lines[line - 1] = text
    return "\n".join(lines)


def test_a_game_comes_back_from_text_path_and_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    assert MATCH.save(path) == TEXT == path.read_text(encoding="utf-8")
    assert list(tmp_path.iterdir()) == [path]
    kept = io.StringIO()
    MATCH.save(kept)
    for source in (TEXT, path, str(path), io.StringIO(kept.getvalue()), io.BytesIO(TEXT.encode())):
        assert load(source, GAME).state_bytes() == MATCH.state_bytes()


def test_leaving_fixing_and_reseeding_are_replayed() -> None:
    match, chance = carambolage.new(GAME, players=4, seed=1), chance_of(1)
    match.fix(1, 1)
    play_randomly(match, chance)
    match.leave(3)
    match.reseed(77)
    while not match.over:
        play_randomly(match, chance)
    again = load(match.save(), GAME)
    assert (again.state_bytes(), again.steps, again.events) == (match.state_bytes(), match.steps, match.events)
    assert verify(match.save(), GAME).fixed


def test_a_report_tells_what_was_found() -> None:
    report = verify(TEXT, GAME)
    assert (report.sealed, report.over, report.fixed) == (True, True, False)
    assert (report.decisions, report.digest) == (MATCH.state.decisions, MATCH.digest())
    assert not verify("\n".join(TEXT.splitlines()[:-1]), GAME).sealed


def test_a_loaded_game_plays_on() -> None:
    match = carambolage.new(GAME, players=2, seed=3)
    again = load(match.save(), GAME)
    for one in (match, again):
        one.play(0, one.offers(0)[0])
    assert again.save() == match.save()


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("{", 1, "not a line of JSON, or it is cut off"),
        (TEXT[:-30], len(TEXT.splitlines()), "cut off"),
        (put(2, "[1, 2]"), 2, "should be an object in braces"),
        (put(3, "[" * 100_000), 3, "not a line of JSON"),
        (put(3, "7"), 3, "should be an object"),
        (put(2, '{"shout": "boo"}'), 2, "this is no answer, leave, fix, reseed or digest"),
        (changed(1, carambolage=2), 1, "the file has format 2, this version reads format 1"),
        (changed(1, game="convoys"), 1, "there is no game 'convoys'"),
        (changed(1, game="carambolage.testing.convoy.game:GAME"), 1, "there is no game 'carambolage.testing"),
        (changed(1, rules=7), 1, "by version 7 of the rules of convoy, here is version 1"),
        (changed(1, pack={"hash": "0" * 64}), 1, "played with other components"),
        (changed(1, pack={"hash": "0", "path": "/nowhere/at/all"}), 1, "there is no such folder"),
        (changed(1, players=9), 1, "convoy is for 2 to 4 players, not 9"),
        (changed(1, players=True), 1, "Expected `int`, got `bool` - at `$.players`"),
        (changed(1, players="3"), 1, "Expected `int`, got `str` - at `$.players`"),
        (changed(1, seed=-1), 1, "at `$.seed`"),
        (changed(1, seed=2**63), 1, "at `$.seed`"),
        (changed(1, seed=1.5), 1, "at `$.seed`"),
        (changed(1, seed=...), 1, "missing required field `seed`"),
        (changed(1, options={"road": "winding"}), 1, "option road has no value 'winding'"),
        (changed(1, options=[]), 1, "at `$.options`"),
        (changed(1, extra=1), 1, "unknown field `extra`"),
        (changed(2, seat=True), 2, "Expected `int`, got `bool` - at `$.seat`"),
        (changed(2, seat=3), 2, "there is no seat 3"),
        (changed(2, seat=-1), 2, "at `$.seat`"),
        (changed(2, action="1"), 2, "at `$.action`"),
        (changed(2, action=True), 2, "Expected `int`, got `bool` - at `$.action`"),
        (changed(2, action=4, means=...), 2, "may not answer 4 (gamble)"),
        (changed(2, action=10**30), 2, ""),
        (changed(2, means="gamble"), 2, "the file was changed"),
        (put(2, '{"leave": true}'), 2, "at `$.leave`"),
        (put(2, '{"leave": 4}'), 2, "there is no seat 4"),
        (put(2, '{"fix": [300]}'), 2, "an outcome is a whole number from 0 to 127"),
        (put(2, '{"fix": [true]}'), 2, "Expected `int`, got `bool`"),
        (put(2, '{"reseed": -4}'), 2, "at `$.reseed`"),
        (changed(len(TEXT.splitlines()), digest="0" * 64), len(TEXT.splitlines()), "the file was changed or cut"),
        (changed(len(TEXT.splitlines()), over=False), len(TEXT.splitlines()), "the file was changed or cut"),
        (TEXT + '{"leave": 0}\n', len(TEXT.splitlines()) + 1, "behind the last line"),
        (put(len(TEXT.splitlines()), '{"leave": 0}'), len(TEXT.splitlines()), "the game is over"),
    ],
)
def test_a_bad_line_is_named(text: str, line: int, reason: str) -> None:
    with pytest.raises(SaveError) as caught:
        load(text, GAME)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")
    assert reason in str(caught.value)


def test_a_line_taken_out_is_noticed() -> None:
    lines = TEXT.splitlines()
    for number in range(1, len(lines) - 1):
        with pytest.raises(SaveError):
            load("\n".join(lines[:number] + lines[number + 1 :]), GAME)


def test_another_seed_is_noticed() -> None:
    with pytest.raises(SaveError):
        load(changed(1, seed=MATCH.seed + 1), GAME)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (lambda folder: folder / "none.jsonl", "cannot be read"),
        (lambda folder: folder, "cannot be read"),
        (lambda folder: io.StringIO(""), "the file is empty"),
        (lambda folder: io.BytesIO(b'{"a": 1}\n\xff\n'), "line 2: this is not UTF-8 text"),
    ],
)
def test_a_bad_file_is_named(source: Callable[[Path], Any], reason: str, tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=reason):
        load(source(tmp_path), GAME)


def test_a_huge_file_is_refused_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "LARGEST_FILE", 100)
    with pytest.raises(SaveError, match="larger than 100 bytes"):
        load(io.BytesIO(TEXT.encode()), GAME)


def test_a_game_with_its_own_pack_finds_it_again(tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    shutil.copytree(GAME.home / "pack", pack)
    cards = pack / "cards.toml"
    cards.write_text(cards.read_text().replace("steps = 3", "steps = 5"))
    match = Match(GAME, 2, 1, pack=pack)
    assert load(match.save(), GAME).pack.folder == pack.resolve()
    moved = pack.rename(tmp_path / "moved")
    with pytest.raises(SaveError, match="there is no such folder"):
        load(match.save(), GAME)
    assert load(match.save(), GAME, pack=moved).state_bytes() == match.state_bytes()
    cards = moved / "cards.toml"
    cards.write_text(cards.read_text().replace("steps = 5", "steps = 4"))
    with pytest.raises(SaveError, match="played with other components"):
        load(match.save(), GAME, pack=moved)


def test_other_rules_under_the_same_version_are_noticed() -> None:
    def seat(g: Any, players: int, options: Any) -> None:
        GAME.seat(g, players, options)
        g.bumps = 0

    with pytest.raises(SaveError):
        load(TEXT, replace(GAME, seat=seat))


def test_an_answer_is_written_with_its_meaning() -> None:
    match = carambolage.new(GAME, players=2, seed=3)
    action = match.offers(1)[0]
    match.play(1, Answer("commit", {"card": action}))
    assert json.loads(match.save().splitlines()[1]) == {"seat": 1, "action": action, "means": f"commit card={action}"}

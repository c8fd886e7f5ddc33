"""What clients are told of each game fits its events, its words and its pack."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from msgspec.json import decode, encode

from carambolage.engine.game import Game
from carambolage.engine.match.event import Event
from carambolage.engine.packs.folder import copy_pack, open_pack
from carambolage.engine.registry import game, games
from carambolage.engine.words.phrase import Phrase
from carambolage.engine.words.words import words_of
from carambolage.table.catalogue import fluent_source, game_data
from carambolage.table.protocol.sights import GameData

# As the client splits them (web/src/words/textSearch.ts).
SENTENCE_ENDS = re.compile(r"(?<=[.!?])\s+(?=[^a-zà-ÿ])|\n\n")
GAMES = [pytest.param(game(name), id=name) for name in games()]


def messages(of: Game) -> dict[str, ast.Message]:
    """All messages of a game, in English."""
    entries = parse(fluent_source(words_of(of), "en")).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("of", GAMES)
def test_every_line_of_the_log_has_a_chapter_of_the_rules(of: Game) -> None:
    known = messages(of)
    told = {kind for kind in of.events if any(name.startswith(f"event-{kind}") for name in known)}
    listed = [kind for kinds in of.client.chapters.values() for kind in " ".join(kinds).split()]
    assert sorted(listed) == sorted(set(listed))
    assert told <= set(listed) <= set(of.events)
    assert set(of.client.chapters) <= set(known)


@pytest.mark.parametrize("of", GAMES)
def test_every_chapter_has_the_sentences_that_events_are_about_in_every_language(of: Game) -> None:
    words = words_of(of)
    for chapter, by_sentence in of.client.chapters.items():
        counts = {lang: len(SENTENCE_ENDS.split(words.say(Phrase(chapter), lang))) for lang in words.languages}
        assert set(counts.values()) == {len(by_sentence)}, (chapter, counts)


@pytest.mark.parametrize("of", GAMES)
def test_what_stands_out_are_events(of: Game) -> None:
    marked = [kind for kinds in of.client.highlights.values() for kind in kinds]
    assert {*of.client.openings, *of.client.headings, *of.client.accents, *marked} <= set(of.events)
    assert len(marked) == len(set(marked)), "an event has two meanings"
    assert {"clash", "loss", "finish"} <= set(of.client.highlights)


@pytest.mark.parametrize("of", GAMES)
def test_every_number_that_a_thing_needs_is_sent(of: Game) -> None:
    numbers = game_data(of, open_pack(of)).numbers
    for name, message in messages(of).items():
        if name.partition("-")[0] in of.client.glossary:
            source = "".join(str(part.to_json()) for part in (message.value, *message.attributes) if part)
            wanted = set(re.findall(r"'VariableReference'.*?'id': \{'name': '(\w+)'", source))
            assert wanted <= set(numbers.get(name, ())), name


@pytest.mark.parametrize("of", GAMES)
def test_events_are_explained_by_messages_that_exist(of: Game) -> None:
    known, explain = messages(of), of.client.about
    assert explain is not None
    found = {explain(Event(0, kind, 1, 1, 1, secret=0)) for kind in of.events}
    assert {name for name in found if name is not None} <= set(known)


@pytest.mark.parametrize("of", GAMES)
def test_game_data_travels(of: Game) -> None:
    data = game_data(of, open_pack(of))
    assert decode(encode(data), type=GameData).numbers == data.numbers


def test_an_owners_pack_shows_its_own_numbers_and_colours(tmp_path: Path) -> None:
    of = game("thunder_road")
    copy_pack(of, tmp_path / "mine")
    crews, upgrades = tmp_path / "mine" / "crews.toml", tmp_path / "mine" / "upgrades.toml"
    crews.write_text(crews.read_text().replace("#3c76ff", "#112233"))
    upgrades.write_text(upgrades.read_text().replace("distance = 2", "distance = 3"))
    data = game_data(of, open_pack(of, tmp_path / "mine"))
    assert data.pack.colours["blue"] == "#112233"
    assert data.numbers["upgrade-jump_jets"]["distance"] == 3


def test_the_tiles_of_the_road_are_sent_space_by_space() -> None:
    of = game("thunder_road")
    bunker = game_data(of, open_pack(of)).pack.sides[5]
    assert of.client.constants is not None
    terrains, lanes = of.client.constants()["TERRAINS"], of.client.constants()["LANES"]
    assert isinstance(terrains, tuple)
    assert isinstance(lanes, int)
    lane = [terrains[ground] for ground in bunker.ground[2::lanes]]
    assert lane == ["road", "road", "impassable", "impassable", "impassable", "impassable", "sand", "road"]
    assert 2 * lanes in bunker.symbols

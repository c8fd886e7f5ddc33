"""Packs: every mistake at once, each with file, item and reason."""

from collections.abc import Callable
from pathlib import Path

import pytest

from carambolage.engine.errors import CarambolageError, PackError
from carambolage.engine.match.match import Match
from carambolage.engine.packs.folder import copy_pack, open_pack, pack_hash
from carambolage.engine.packs.reader import PackReader
from carambolage.testing.convoy.game import GAME


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    copy_pack(GAME, tmp_path / "mine")
    return tmp_path / "mine"


def edit(pack: Path, file: str, old: str, new: str) -> None:
    text = (pack / file).read_text()
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1))


def mistakes(pack: Path) -> list[str]:
    with pytest.raises(PackError) as caught:
        open_pack(GAME, pack)
    return [str(mistake) for mistake in caught.value.mistakes]


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        (
            "pack.toml",
            'game = "convoy"',
            'game = "rally"',
            "pack.toml: game = 'rally' is unknown; choose one of convoy",
        ),
        ("pack.toml", "version = 1", "version = 0", "pack.toml: version = 0 is outside 1 to 1000000"),
        ("cards.toml", "steps = 1", "", 'cards.toml: card "crawl": steps is missing'),
        ("cards.toml", "steps = 1", "steps = 12", 'cards.toml: card "crawl": steps = 12 is outside 1 to 9'),
        ("cards.toml", "steps = 1", "steps = true", 'cards.toml: card "crawl": steps must be a whole number, not True'),
        ("cards.toml", "steps = 1", 'steps = "1"', "cards.toml: card \"crawl\": steps must be a whole number, not '1'"),
        (
            "cards.toml",
            "steps = 1",
            "steps = 1\nstep = 2",
            "cards.toml: card \"crawl\": unknown key 'step'; did you mean 'steps'?",
        ),
        (
            "cards.toml",
            '"ours"',
            '"our"',
            "cards.toml: card \"crawl\": source = 'our' is unknown; did you mean 'ours'?",
        ),
        ("cards.toml", 'source = "ours"', "", 'cards.toml: card "crawl": source is missing'),
        ("cards.toml", 'id = "crawl"', "", "cards.toml: card 1: id is missing"),
        (
            "cards.toml",
            '"crawl"',
            '"race"',
            'cards.toml: 2 of [[card]] share the id "race"; give each its own',
        ),
        (
            "cards.toml",
            "[[card]]",
            '[[card]]\nid = "x"\nsource = "ours"\nsteps = 1\ncopies = 4\n[[card]]',
            "cards.toml: there are 4 of [[card]], not 3",
        ),
        ("road.toml", "[12, 24]", "[12]", "road.toml: finish has 1 entries, not 2"),
        ("road.toml", "[12, 24]", "[12, 240]", "road.toml: finish[1] = 240 is outside 5 to 90"),
        ("road.toml", "[12, 24]", "12", "road.toml: finish must be a list, not 12"),
    ],
)
def test_a_mistake_is_named(pack: Path, file: str, old: str, new: str, reason: str) -> None:
    edit(pack, file, old, new)
    assert reason in mistakes(pack)


def test_all_mistakes_are_told_at_once(pack: Path) -> None:
    edit(pack, "cards.toml", "steps = 1", "steps = 0")
    edit(pack, "cards.toml", "copies = 6", "copies = 90")
    edit(pack, "road.toml", "rounds = 40", "")
    assert len(mistakes(pack)) == 3
    with pytest.raises(PackError, match="the pack has 3 mistakes:\n  cards"):
        open_pack(GAME, pack)


def test_broken_toml_is_named_with_its_line(pack: Path) -> None:
    edit(pack, "road.toml", "rounds = 40", "rounds = = 40")
    assert mistakes(pack) == ["road.toml: Invalid value (at line 2, column 10)"]


def unlink(path: Path) -> None:
    path.unlink()


def fill(path: Path) -> None:
    path.write_text("#" * 1_000_001)


def scramble(path: Path) -> None:
    path.write_bytes(b'name = "\xff"')


def nest(path: Path) -> None:
    path.write_text("a = " + "[" * 100_000)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (unlink, "the file is missing"),
        (fill, "the file is larger than 1000000 bytes"),
        (scramble, "the file is not UTF-8 text"),
        (nest, "recursion"),
    ],
)
def test_a_file_that_cannot_be_read_is_one_mistake(pack: Path, spoil: Callable[[Path], None], reason: str) -> None:
    spoil(pack / "cards.toml")
    (only,) = [mistake for mistake in mistakes(pack) if mistake.startswith("cards.toml")]
    assert reason in only


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="there is no such folder"):
        open_pack(GAME, tmp_path / "none")


def test_other_kinds_of_values(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "n"\ngame = "rally"\nversion = 2')
    (tmp_path / "tiles.toml").write_text(
        'wet = true\nkinds = ["road", "raod"]\n[start]\nlanes = 3\n'
        '[art]\nmap = """\n..#\n.##\n"""\nbad = """\n..?\n"""\ntitle = 4\nflag = "yes"\n'
    )
    reader = PackReader(tmp_path, "rally")
    top = reader.file("tiles.toml")
    assert top.flag("wet")
    assert top.choices("kinds", ("grass", "road"), most=4) == [1, 0]
    assert top.choice("weather", ("sun", "rain"), default="rain") == 1
    assert top.table("start").number("lanes", 1, 4) == 3
    art = top.table("art")
    assert art.drawing("map", ".#", 2, 3) == [[0, 0, 1], [0, 1, 1]]
    art.drawing("bad", ".#", 2, 3)
    assert (art.text("title"), art.flag("flag"), art.number("cost", 0, 9, default=4)) == ("", False, 4)
    with pytest.raises(PackError) as caught:
        reader.finish()
    assert [str(mistake) for mistake in caught.value.mistakes] == [
        "tiles.toml: kinds[1] = 'raod' is unknown; did you mean 'road'?",
        "tiles.toml: art: bad has 1 rows, not 2",
        "tiles.toml: art: bad, row 1 has the unknown sign '?'; the signs are '.#'",
        "tiles.toml: art: title must be a text in quotes, not 4",
        "tiles.toml: art: flag must be true or false, not 'yes'",
    ]


def test_a_hash_sees_components_but_no_line_endings_or_words(pack: Path) -> None:
    before = pack_hash(pack)
    assert before == pack_hash(GAME.home / "pack")
    text = (pack / "road.toml").read_bytes()
    (pack / "road.toml").write_bytes(text.replace(b"\n", b"\r\n"))
    (pack / "words").mkdir()
    (pack / "words" / "en.ftl").write_text("choice-pass = Wait\n")
    assert pack_hash(pack) == before
    (pack / "road.toml").rename(pack / "street.toml")
    assert pack_hash(pack) != before


def test_an_edited_pack_is_read_again_and_played(pack: Path) -> None:
    assert Match(GAME, 2, 1, pack=pack).view().finish == 12
    edit(pack, "road.toml", "12", "30")
    assert Match(GAME, 2, 1, pack=pack).view().finish == 30
    assert not open_pack(GAME, pack).built_in
    assert open_pack(GAME).built_in


def test_a_pack_is_copied_into_an_empty_folder_only(pack: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    copy_pack(GAME, tmp_path / "empty")
    assert pack_hash(tmp_path / "empty") == pack_hash(pack)
    edit(pack, "road.toml", "12", "30")
    for target in (pack, pack / "road.toml"):
        with pytest.raises(CarambolageError, match="is not an empty folder; choose another place"):
            copy_pack(GAME, target)
    assert "30" in (pack / "road.toml").read_text()

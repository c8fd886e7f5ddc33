"""Packs: copied, checked with every mistake, shown in words."""

import shlex
from pathlib import Path

from tests.cli.conftest import Cli


def test_a_copy_is_sound(cli: Cli, tmp_path: Path) -> None:
    assert cli("packs", "copy", "convoy", "mine").code == 0
    ran = cli("packs", "check", "mine")
    assert (ran.code, ran.err) == (0, "")
    assert "mine is a sound pack for convoy" in ran.out
    assert cli("play", "convoy", "--pack", "mine", "--seat", "none", "--seed", 1, "--save", "a.jsonl").code == 0
    assert cli("verify", "a.jsonl").code == 0


def test_a_copy_overwrites_nothing(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "poem.txt").write_text("dear")
    ran = cli("packs", "copy", "convoy", "mine")
    assert ran.code == 1
    assert "mine exists and is not an empty folder" in ran.err


def test_every_mistake_is_named(cli: Cli, tmp_path: Path) -> None:
    cli("packs", "copy", "convoy", "mine")
    cards = tmp_path / "mine" / "cards.toml"
    cards.write_text(cards.read_text().replace("steps = 1", "steps = 77\nspeed = 1"))
    (tmp_path / "mine" / "road.toml").unlink()
    (tmp_path / "mine" / "words").mkdir()
    (tmp_path / "mine" / "words" / "fr.ftl").write_text("card = { $\n")
    ran = cli("packs", "check", "mine")
    assert ran.code == 1
    assert "steps = 77 is outside 1 to 9" in ran.err
    assert "unknown key 'speed'" in ran.err
    assert "road.toml: the file is missing" in ran.err
    assert "words (fr): fr.ftl, line 1" in ran.err
    assert cli("play", "convoy", "--pack", "mine").code == 1
    assert cli("packs", "show", "mine").code == 1


def test_words_that_cannot_stand_in_for_those_of_the_game(cli: Cli, tmp_path: Path) -> None:
    cli("packs", "copy", "wacky_races", "mine")
    (tmp_path / "mine" / "words").mkdir()
    words = tmp_path / "mine" / "words" / "en.ftl"
    words.write_text("racer-sb = The { $colour } car\ntile-red_bran = Bran\nterrain-desert = Dunes\n    .letter = D\n")
    ran = cli("packs", "check", "mine")
    assert ran.code == 1
    assert "words (en): racer-sb lacks .short, which the game's own has" in ran.err
    assert "words (en): racer-sb knows no $colour" in ran.err
    assert "words (en): the game has no message tile-red_bran; did you mean 'tile-red_barn'?" in ran.err
    assert "terrain-desert" not in ran.err


def test_a_folder_that_is_no_pack(cli: Cli, tmp_path: Path) -> None:
    about = tmp_path / "pack.toml"
    for text, reason in (
        (None, "pack.toml: the file is missing"),
        ("name = ", "pack.toml: Invalid value"),
        ('name = "x"', "pack.toml: game is missing"),
        ('game = "os:system"', "pack.toml: there is no game 'os:system'"),
    ):
        if text is not None:
            about.write_text(text)
        ran = cli("packs", "check", tmp_path)
        assert ran.code == 1
        assert reason in ran.err


def test_show_speaks_the_language(cli: Cli) -> None:
    ran = cli("packs", "show", "wacky_races")
    assert ran.code == 0
    assert "Compact Pussycat" in ran.out
    assert "Mean Machine" in ran.out
    assert "season Spring" in ran.out
    french = cli("packs", "show", "wacky_races", "--lang", "fr")
    assert "La Compact PussyCat" in french.out


def test_show_a_folder(cli: Cli) -> None:
    cli("packs", "copy", "convoy", "mine")
    ran = cli("packs", "show", "mine")
    assert ran.code == 0
    assert "cards.toml: card" in ran.out


def test_an_edited_pack_is_played(cli: Cli, tmp_path: Path) -> None:
    """Numbers changed in a copy are the numbers that are said, shown and played with."""
    assert cli("packs", "copy", "wacky_races", "mine").code == 0
    edits = {
        "powers.toml": ('kind = "use"\nforward = true\ndistance = 2', 'kind = "use"\nforward = true\ndistance = 3'),
        "traps.toml": ('id = "oil"\ncount = 2', 'id = "oil"\ncount = 1'),
        "tiles.toml": ('id = "red_barn"\nterrain = "farm"', 'id = "red_barn"\nterrain = "forest"'),
    }
    for name, (before, after) in edits.items():
        file = tmp_path / "mine" / name
        text = file.read_text()
        assert before in text
        file.write_text(text.replace(before, after, 1))
    assert cli("packs", "check", "mine").code == 0
    wish = ("--players", 2, "--seed", 5, "--racers", "Boulder Mobile", "--pack", "mine")
    for lang, effect, tile in (
        ("en", "Use Club Start: run 3 tiles", "Red Barn, Forest"),
        ("fr", "avancer de 3 tuiles", "La Grange Rouge, Forêt"),
    ):
        ran = cli("play", *wish, "--lang", lang, typed="b\n")
        shown = ran.out.replace("\u00a0", " ")
        assert effect in shown
        assert tile in shown
        assert ("Trap deck: 15" if lang == "en" else "Paquet Piège : 15") in shown
        words = shlex.split(ran.err.replace("\u00a0", " ").split(": carambolage ")[1])
        assert "Club Start" in cli(*words, "--lang", "en", typed="b\n").out
    twin = ("--twin", "plain", "--games", 3, "--players", 2)
    assert cli("simulate", "wacky_races", "--pack", "mine", *twin).code == 0


def test_words_that_are_no_text(cli: Cli, tmp_path: Path) -> None:
    cli("packs", "copy", "convoy", "mine")
    (tmp_path / "mine" / "words").mkdir()
    (tmp_path / "mine" / "words" / "fr.ftl").write_bytes(b"\xff\xfe")
    ran = cli("packs", "check", "mine")
    assert ran.code == 1
    assert "words (fr): fr.ftl is not UTF-8 text" in ran.err

"""Sweeps: every whole number of every pack has a name of its own, and only that number is changed."""

import shutil
import tomllib
from pathlib import Path

import pytest

from carambolage.engine.registry import game as game_named
from carambolage.engine.registry import games
from carambolage.lab.balance import knob, write_variants
from carambolage.lab.balance.sweep import _number, _set_number, whole_numbers
from carambolage.lab.experiment import LabError


def files(name: str) -> list[Path]:
    return sorted(path for path in (game_named(name).home / "pack").glob("*.toml") if path.stem != "pack")


@pytest.mark.parametrize("name", games())
def test_every_whole_number_of_a_pack_can_be_named(name: str, tmp_path: Path) -> None:
    for path in files(name):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        numbers = list(whole_numbers(data))
        names = [number.name for number in numbers]
        assert len(names) == len(set(names))
        for number in numbers[:: max(1, len(numbers) // 8)]:
            turned = knob(f"{path.stem}.{number.name}={number.value + 1}")
            assert _number(path.parent, turned) == number.value
            shutil.copy(path, tmp_path)
            _set_number(tmp_path, turned, number.value + 1)
            after = list(whole_numbers(tomllib.loads((tmp_path / path.name).read_text(encoding="utf-8"))))
            changed = [(one.name, two.value) for one, two in zip(numbers, after, strict=True) if one != two]
            assert changed == [(number.name, number.value + 1)]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("road_kill_rally", "accessories.machine_gun.attack.dice=3..5"),
        ("road_kill_rally", "rally_cards.missile.attack.dice=3..4"),
        ("road_kill_rally", "tokens.wipe_out.points=-20,-10"),
        ("thunder_road", "leaders.asha.nitro.need.1=1..2"),
        ("thunder_road", "dice.big_rig.faces.3=2,3"),
        ("wacky_races", "powers.sb2.distance=1..3"),
        ("wreckage", "vehicles.coupe.structure=15..16"),
    ],
)
def test_variants_are_packs_of_the_game(name: str, text: str, tmp_path: Path) -> None:
    turned = knob(text)
    folders = write_variants(game_named(name), None, [turned], tmp_path)
    assert sorted(_number(folder / "pack", turned) for folder in folders.values()) == sorted(turned.values)


def test_a_number_further_in_is_pointed_at(tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r'"machine_gun" has no whole number dice to sweep; it has copies, attack\.cost'):
        write_variants(game_named("road_kill_rally"), None, [knob("accessories.machine_gun.dice=3..5")], tmp_path)


def test_a_number_in_other_digits_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('# 1000\n[[card]]\nid = "race"\nsteps = 1_000\n')
    with pytest.raises(LabError, match=r"a sweep needs race\.steps in plain digits, as 1000"):
        _number(tmp_path, knob("cards.race.steps=1..2"))

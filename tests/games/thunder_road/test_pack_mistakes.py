"""What is wrong with a pack of Thunder Road is named: file, item and reason, each mistake once."""

from functools import partial
from pathlib import Path

import pytest

from carambolage.games.thunder_road.game import GAME
from carambolage.games.thunder_road.pack_reading.tables import load_pack
from tests.games.changed_packs import edit, mistakes_in

PACK = GAME.home / "pack"


mistakes = partial(mistakes_in, load_pack)

MISTAKES = {
    'terrains.toml: terrain "mud": cost = 9 is outside 1 to 6': ("cost = 2", "cost = 9"),
    "terrains.toml: terrain \"goo\": sign = 'g' is unknown; choose one of G": ('sign = "G"', 'sign = "g"'),
    'tiles.toml: side "1a": tile = 2 is outside 1 to 1': ("tile = 1", "tile = 2"),
    "tiles.toml: side \"2a\": layout, row 1 has the unknown sign '2'; the signs are 'RSM#GVPFLrsl'": (
        "SSr#SSSS",
        "SS2#SSSS",
    ),
    'tiles.toml: side "1a": layout, row 6 has 7 signs, not 8': ("RR2SMSSS", "RR2SMSS"),
    "tiles.toml: finish: columns = 2 is outside 1 to 1": ("columns = 1", "columns = 2"),
    'dice.toml: die "big_rig": faces[5] = 4 is outside 1 to 3': ("[1, 1, 2, 2, 3, 3]", "[1, 1, 2, 2, 3, 4]"),
    'dice.toml: die "road": faces has 5 entries, not 6': ("[1, 1, 1, 2, 2, 3]", "[1, 1, 2, 2, 3]"),
    "dice.toml: die \"slam\": faces[0] = 'tpo' is unknown; did you mean 'top'?": ('["top"', '["tpo"'),
    'hazards.toml: hazard "road": count = 11 is outside 0 to 10': ("count = 6", "count = 11"),
    'hazards.toml: hazard "mine": stays must be false; the rules fix it': ("stays = false", "stays = true"),
    "damage.toml: damage \"skid_rear\": direction = 'front' is unknown; choose one of rear": (
        'direction = "rear"',
        'direction = "front"',
    ),
    "damage.toml: minor: count is missing": ("count = 15\n", ""),
    'ongoing.toml: card "flat_tyre": number = 3 is outside 2 to 2': ("number = 2\n", "number = 3\n"),
    "ongoing.toml: card \"gutted_chassis\": inoperable = 'sleeps' is unknown; choose one of works": (
        'inoperable = "works"',
        'inoperable = "sleeps"',
    ),
    'pieces.toml: piece "command_token": limited must be true; the rules fix it': (
        "limited = true",
        "limited = false",
    ),
    "leaders.toml: four leaders can have 15 stars, but pieces.toml has 14 command tokens": (
        "count = 15\nlimited",
        "count = 14\nlimited",
    ),
    "crews.toml: crew \"blue\": colour = 'blue' must be written as in #3c76ff": ('"#3c76ff"', '"blue"'),
    'crews.toml: crew "blue": vehicles must be doom_buggy, avenger, eliminator, in this order': (
        '"doom_buggy", "avenger"',
        '"avenger", "doom_buggy"',
    ),
    'crews.toml: vehicle "avenger": coasts = 3 must be the same for all vehicles of a kind, here 2': (
        'size = "medium"\nsections = 1\nslots = 2\ncoasts = 2',
        'size = "medium"\nsections = 1\nslots = 2\ncoasts = 3',
    ),
    "crews.toml: vehicle \"big_rig\": size = 'small' is unknown; choose one of large": (
        'kind = "rig"\nsize = "large"',
        'kind = "rig"\nsize = "small"',
    ),
    'boards.toml: board "cars", command "drift": need = [5, 3] must name the lower number first': ("[3, 5]", "[5, 3]"),
    'boards.toml: board "big_rig", command "hydraulic_steering": need must be [1, 3]; steering takes any die': (
        'need = [1, 3]\nsection = "cab"',
        'need = [2, 3]\nsection = "cab"',
    ),
    'boards.toml: board "big_rig", command "repair_front": need[1] = 4 is outside 1 to 3': ("[3, 3]", "[3, 4]"),
    'leaders.toml: leader "vince_vamp", command "dead_mens_nitro": least must not be more than most': (
        "least = 1",
        "least = 5",
    ),
    'leaders.toml: leader "abigail", command "roadblock": a command with a star takes no die; leave out need or star': (
        'id = "roadblock"\n',
        'id = "roadblock"\nneed = [1, 6]\n',
    ),
    "leaders.toml: leader \"vince_vamp\", power: source = 'pubic' is unknown; did you mean 'public'?": (
        'moves = 1\nsource = "public"',
        'moves = 1\nsource = "pubic"',
    ),
    "leaders.toml: leader \"bumpo\", power: id = 'clown' is unknown; choose one of clown_car_physics": (
        "clown_car_physics",
        "clown",
    ),
    'leaders.toml: leader "cruft", power: scrap_limit is more than the 4 of scrap in pieces.toml': (
        "scrap_limit = 4",
        "scrap_limit = 5",
    ),
    "upgrades.toml: card \"turbocharger\": limit = 'trun' is unknown; did you mean 'turn'?": ('"turn"', '"trun"'),
    'upgrades.toml: card "mine_spreader": tokens = 4, but pieces.toml has 3 of controlled_mine': (
        "tokens = 3",
        "tokens = 4",
    ),
    "advanced_airstrikes.toml: card \"rotor_wash\": moment = 'before' is unknown; choose one of beside": (
        '"beside"',
        '"before"',
    ),
    'bounties.toml: card "hit_and_run": rig_value = 6 is outside 1 to 3': ("rig_value = 3", "rig_value = 6"),
    'one_shots.toml: card "return_fire": reaction must be true; the rules fix it': (
        "reaction = true",
        "reaction = false",
    ),
    "bonus_commands.toml: card \"afterburner\": moves must be a whole number, not '3'": ("moves = 3", 'moves = "3"'),
    "road_conditions.toml: card \"tailwind\": unknown key 'movs'; did you mean 'moves'?": (
        "moves = 1",
        "moves = 1\nmovs = 1",
    ),
    'german_engineering.toml: card "ge01": move = 7 is outside 1 to 6': ("move = 1", "move = 7"),
}
WHERE = {"leaders.toml: four leaders can have 15 stars, but pieces.toml has 14 command tokens": "pieces.toml"}


@pytest.mark.parametrize("reason", MISTAKES)
def test_a_mistake_is_named(mine: Path, reason: str) -> None:
    edit(mine, WHERE.get(reason, reason.partition(":")[0]), *MISTAKES[reason])
    assert mistakes(mine) == [reason]


def test_an_empty_layout_or_colour_is_named(mine: Path) -> None:
    text = (mine / "tiles.toml").read_text(encoding="utf-8")
    before, _, rest = text.partition('layout = """')
    (mine / "tiles.toml").write_text(before + 'layout = ""\n' + rest.partition('"""')[2], encoding="utf-8")
    edit(mine, "crews.toml", '"#3c76ff"', '""')
    assert mistakes(mine) == [
        'tiles.toml: side "1a": layout is empty',
        "crews.toml: crew \"blue\": colour = '' must be written as in #3c76ff",
    ]


def test_an_unknown_item_is_one_mistake_and_a_missing_one_another(mine: Path) -> None:
    edit(mine, "upgrades.toml", '"sand_paddles"', '"sand_puddles"')
    assert mistakes(mine) == [
        "upgrades.toml: card \"sand_puddles\": the game knows no card of this id; did you mean 'sand_paddles'?",
        'upgrades.toml: [[card]] is missing with the id "sand_paddles"',
    ]


def test_a_doubled_item_is_one_mistake(mine: Path) -> None:
    with (mine / "road_conditions.toml").open("a", encoding="utf-8") as file:
        file.write('\n[[card]]\nid = "tailwind"\nmoves = 1\nsource = "ours"\n')
    assert mistakes(mine) == ['road_conditions.toml: 2 of [[card]] share the id "tailwind"; give each its own']


def test_the_order_is_fixed(mine: Path) -> None:
    edit(mine, "bounties.toml", '[[card]]\nid = "head_hunter"\nsource = "ours"\n', "")
    edit(mine, "bounties.toml", "[[card]]", '[[card]]\nid = "head_hunter"\nsource = "ours"\n\n[[card]]')
    assert mistakes(mine) == [
        'bounties.toml: card "head_hunter": "hit_and_run" must stand in this place; the order is fixed'
    ]


@pytest.mark.parametrize("file", sorted(file.name for file in PACK.glob("*.toml")))
def test_a_missing_file_is_one_mistake(mine: Path, file: str) -> None:
    (mine / file).unlink()
    assert mistakes(mine) == [f"{file}: the file is missing"]


def test_a_foreign_pack_is_refused(mine: Path) -> None:
    edit(mine, "pack.toml", '"thunder_road"', '"wacky_races"')
    assert mistakes(mine) == ["pack.toml: game = 'wacky_races' is unknown; choose one of thunder_road"]

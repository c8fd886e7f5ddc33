"""An owner's pack of Road Kill Rally: every mistake has a sentence of its own, and road tiles can be drawn anew."""

import shutil
from pathlib import Path

import pytest

from carambolage.engine.errors import PackError
from carambolage.games.road_kill_rally.names.things import Block
from carambolage.games.road_kill_rally.pack_reading.load import load_pack
from tests.games.reading import GAMES

OWN = GAMES / "road_kill_rally" / "pack"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    shutil.copytree(OWN, tmp_path / "mine")
    return tmp_path / "mine"


def edit(pack: Path, file: str, item: str, old: str, new: str) -> None:
    """Change a text of an item; without an item, the first one of the file."""
    text = (pack / file).read_text()
    start = text.index(f'id = "{item}"') if item else 0
    assert old in text[start:]
    (pack / file).write_text(text[:start] + text[start:].replace(old, new, 1))


def mistakes(pack: Path) -> list[str]:
    with pytest.raises(PackError) as caught:
        load_pack(pack)
    return [str(mistake) for mistake in caught.value.mistakes]


CELL = (
    "write the road colour G, Y, O or R, then perhaps a target g, y or r, then perhaps * and a hazard, such as Gr*oil"
)
HAZARDS = "choose one of oil, rock, cow, fire, bar, pit"
TILE_MISTAKES = [
    ("canyon_bend", '"L"', '"LSS"', 'blocks = "LSS" must be one or two of the signs S, L, R, l, r'),
    ("canyon_bend", '"L"', '""', 'blocks = "" must be one or two of the signs S, L, R, l, r'),
    ("canyon_bend", '"L"', '"l"', 'blocks = "l" makes only 2 rows; a tile has 4, 6 or 8'),
    ("canyon_bend", '"L"', '"Lr"', "there are 4 rows; the blocks make 6"),
    ("canyon_bend", "O O Y\n", "O O\n", 'row 1, "O O", has 2 cells; a row has three, lane 1 to lane 3'),
    ("canyon_bend", "O O Yg", "O O Y g", 'row 4, "O O Y g", has 4 cells; a row has three, lane 1 to lane 3'),
    ("canyon_bend", "O O Yg", "O O B", f'row 4: "B" is no cell; {CELL}'),
    ("canyon_bend", "O O Yg", "O O Y*ice", f'row 4: "ice" is no hazard; {HAZARDS}'),
    ("canyon_bend", "O O Yg", "G G G", "row 4 bends: its innermost space, lane 1, must not be green"),
    ("canyon_bend", "O O Yg", "Y O G", "row 4 bends: its colours must not get milder towards the inside, lane 1"),
    ("serpentine", "Y Y O\n", "O Y Y\n", "row 1 bends: its colours must not get milder towards the inside, lane 3"),
    ("market_street", "Y G Y\n", "R G Y\n", "row 1 is straight: red is only for bends and pit boxes"),
    ("proving_ground", "Gg G Gg", "Gg Gr Gg", "row 1 has targets in all three lanes; at most two may be"),
    ("proving_ground", "G G Gg", "G Gr Gg", "there are 6 targets on the tile, at most 5 may be"),
    (
        "cow_hazard",
        "G G G*cow",
        "G*oil G*rock G*cow",
        "row 1 has a hazard in every lane; leave a way round (only a barricade fills a row)",
    ),
    (
        "hay_bale_blockade",
        "G*bar Gr*bar G*bar",
        "G*bar Gr G*bar",
        "row 3: a barricade fills the whole row, write *bar in all three cells",
    ),
    (
        "rock_slide",
        'source = "public"',
        'smoke = true\nsource = "public"',
        'a tile with smoke must be one straight block, blocks = "S", so that weapons reach across it',
    ),
    ("start", '"S"', '"SS"', 'start and finish are one straight block, blocks = "S"'),
    ("start", "G G G", "G Gg G", "the start has neither targets nor hazards"),
    (
        "finish",
        'G\n"""',
        'G*oil\n"""',
        "rows 3 and 4 of the finish lie beyond the line; they have neither targets nor hazards",
    ),
]


@pytest.mark.parametrize(("tile", "old", "new", "reason"), TILE_MISTAKES)
def test_mistakes_in_a_tile(pack: Path, tile: str, old: str, new: str, reason: str) -> None:
    edit(pack, "tiles.toml", tile, old, new)
    assert f'tiles.toml: tile "{tile}": {reason}' in mistakes(pack)


def test_a_tile_with_one_mistake_has_one_sentence(pack: Path) -> None:
    edit(pack, "tiles.toml", "canyon_bend", "O O Yg", "O O Y*ice")
    assert mistakes(pack) == [f'tiles.toml: tile "canyon_bend": row 4: "ice" is no hazard; {HAZARDS}']


def test_a_road_that_is_too_long(pack: Path) -> None:
    edit(pack, "tiles.toml", "chicane", '"lr"', '"SS"')
    edit(pack, "tiles.toml", "chicane", '"""\n', '"""\n' + "G G G\n" * 8 + '"""\nold = """\n')
    reason = "tiles.toml: the 16 longest tiles have 88 rows together; a race has room for 84"
    assert reason in mistakes(pack)


def test_one_barricade_and_one_pit_lane(pack: Path) -> None:
    edit(pack, "tiles.toml", "open_highway", "G G G\n", "G*bar G*bar G*bar\n")
    edit(pack, "tiles.toml", "proving_ground", "Gy G G\n", "Gy G O*pit\n")
    assert mistakes(pack) == [
        "tiles.toml: there are 2 rows with a barricade; the game counts cars at one",
        "tiles.toml: there are 2 tiles with pit boxes; the game keeps count of one",
    ]


@pytest.mark.rule("RK-ROA-03")
def test_an_owner_draws_a_tile(pack: Path) -> None:
    drawn = 'blocks = "Sr"\nrows = """\nG G G\nGr G*cow G\nG G G\nG G G\nG Y O\nYy O R\n"""\nsmoke = false\n'
    text = (pack / "tiles.toml").read_text()
    first, last = text.index('id = "burning_barricade"'), text.index('id = "fender_bender_curve"')
    tile = f'id = "burning_barricade"\n{drawn}source = "ours"\n\n[[tile]]\n'
    (pack / "tiles.toml").write_text(text[:first] + tile + text[last:])
    t = load_pack(pack)
    assert (t.tile[11].rows, t.tile[11].block) == (6, [Block.STRAIGHT, Block.TIGHT_RIGHT])
    assert (t.tile[11].splat[1], t.tile[11].hazard[1]) == ([3, 0, 0], [0, 3, 0])
    assert t.tile[11].colour[5] == [1, 2, 3]


OTHER_MISTAKES = [
    (
        "rally_cards.toml",
        "bump",
        'frame = "red"',
        'frame = "blue"',
        "card \"bump\": frame = 'blue' is unknown; choose one of red",
    ),
    ("rally_cards.toml", "bump", "ammo = 1", "ammo = 5", 'card "bump": ammo = 5 is outside 1 to 4'),
    ("rally_cards.toml", "bump", "range = 1", "", 'card "bump", attack: range is missing'),
    (
        "rally_cards.toml",
        "bump",
        '"side"',
        '"sides"',
        "card \"bump\", attack: arc = 'sides' is unknown; did you mean 'side'?",
    ),
    (
        "rally_cards.toml",
        "stands",
        'sight = "none"',
        'sight = "line"',
        'card "stands", attack: an attack that reaches anywhere needs no line; write sight = "none"',
    ),
    (
        "rally_cards.toml",
        "stands",
        'reaches = "one"',
        'reaches = "every"',
        'card "stands", attack: an attack on every rival cannot be aimed at a target; change reaches or targets',
    ),
    ("rally_cards.toml", "nitro", "steps = 3", "steps = 30", 'card "nitro": steps = 30 is outside 0 to 9'),
    (
        "rally_cards.toml",
        "nitro",
        '"nitro"',
        '"nitros"',
        "card \"nitros\": the game knows no card of this id; did you mean 'nitro'?",
    ),
    (
        "accessories.toml",
        "mortar",
        "least = 3",
        "least = 8",
        'weapon "mortar", attack: least = 8 must not be more than range = 7',
    ),
    (
        "skills.toml",
        "hoarder",
        "more = 1",
        "mores = 1",
        "skill \"hoarder\": unknown key 'mores'; did you mean 'more'?",
    ),
    ("dashboard.toml", "orange", "0, 1, 2, 3", "0, 2, 1, 3", 'colour "orange": dice must not fall with rising speed'),
    (
        "dashboard.toml",
        "yellow",
        "[0, 0, 0, 0, 0, 1",
        "[0, 0, 0, 0, 0, 3",
        'colour "yellow": dice must not fall with rising speed',
    ),
    (
        "dashboard.toml",
        "orange",
        "[0, 0, 0, 0, 1, 2, 3, 3, 4, 5]",
        "[0, 0, 0, 0, 0, 0, 0, 0, 0, 0]",
        'colour "orange": at no speed may there be fewer dice than on the colour above, which is milder',
    ),
    ("dashboard.toml", "blank", "count = 3", "count = 2", "there are 5 faces in all; a die has 6"),
    ("tokens.toml", "red", "count = 10", "count = 20", "there are 50 targets in all, at most 40 fit"),
    ("race.toml", "short", "[4, 8]", "[8, 4]", 'length "short": under must name the smaller number first'),
    (
        "race.toml",
        "normal",
        "[2, 4]",
        "[1, 4]",
        'length "normal": under = [1, 4] would place more than the 16 tiles there is room for',
    ),
    ("race.toml", "", "lanes = [1, 2, 3, 1", "lanes = [1, 2, 2, 1", "grid: two poles share a space; give each its own"),
    (
        "cars.toml",
        "red",
        "#b32327",
        "crimson",
        'car "red": colour must be written as # and six hexadecimal digits, such as #b32327',
    ),
]


@pytest.mark.parametrize(("file", "item", "old", "new", "reason"), OTHER_MISTAKES)
def test_mistakes_elsewhere(pack: Path, file: str, item: str, old: str, new: str, reason: str) -> None:
    edit(pack, file, item, old, new)
    assert f"{file}: {reason}" in mistakes(pack)


def test_decks_of_a_wrong_size(pack: Path) -> None:
    for kind in ("bump", "evasive", "pass", "pit_stop", "missile", "pineapple", "nitro", "racing_line", "bullseye"):
        text = (pack / "rally_cards.toml").read_text()
        start = text.index(f'id = "{kind}"')
        count = text.index("copies = ", start) + len("copies = ")
        (pack / "rally_cards.toml").write_text(text[:count] + "0" + text[count + 1 :])
    assert mistakes(pack) == ["rally_cards.toml: there are 52 cards in all; 60 to 120 make a deck"]

"""What is wrong with a pack of Wreckage is named: file, item and reason, each mistake once."""

from functools import partial
from pathlib import Path
from random import Random

import pytest

import carambolage
from carambolage.games.wreckage.pack_reading.tables import load_pack
from tests.games.changed_packs import edit, mistakes_in

RING = 7

mistakes = partial(mistakes_in, load_pack)

MISTAKES = {
    'vehicles.toml: vehicle "coupe": structure = 99 is outside 1 to 40': ("structure = 18", "structure = 99"),
    "vehicles.toml: vehicle \"pick_up\": token = 'blue' is unknown; choose one of yellow": (
        'token = "yellow"',
        'token = "blue"',
    ),
    'steering.toml: deck "red": "jump" is in the yellow deck already; each special card exists once': (
        '"smash"',
        '"jump"',
    ),
    "steering.toml: deck \"red\": specials[0] = 'smahs' is unknown; did you mean 'smash'?": ('"smash"', '"smahs"'),
    "steering.toml: deck \"yellow\": colour = 'yellow' must be written as in #3c76ff": ('"#f2c230"', '"yellow"'),
    "equipment.toml: weapon \"machine_gun\": range = 'far' is unknown; choose one of short, long": (
        'range = "long"',
        'range = "far"',
    ),
    'equipment.toml: upgrade "mine_dropper": copies = 3 is outside 0 to 2': (
        'id = "mine_dropper"\ncopies = 2',
        'id = "mine_dropper"\ncopies = 3',
    ),
    'equipment.toml: upgrade "nitro": spaces = 4 is outside 1 to 3': ("spaces = 3", "spaces = 4"),
    'ready_made.toml: four ready-made cars can need 2 of "laser", but equipment.toml has only 1': (
        'id = "laser"\ncopies = 2',
        'id = "laser"\ncopies = 1',
    ),
    'ready_made.toml: car "coupe": equipment has 2 entries, not 3': ('"ram", "armour"]', '"armour"]'),
    "damage.toml: there are 79 damage cards; the deck holds 1 to 60": ("copies = 11", "copies = 50"),
    'damage.toml: card "direct_hit": points = 4 is outside 0 to 3': (
        'id = "direct_hit"\npoints = 3',
        'id = "direct_hit"\npoints = 4',
    ),
    'pieces.toml: piece "can": the size of this piece must be [148, 61] and its shape "octagon"; the rules fix them': (
        "[148, 61]",
        "[150, 61]",
    ),
    "pieces.toml: ruler: ranges must name the short range first, and the long one must be longer": (
        "[1536, 3072]",
        "[3072, 1536]",
    ),
    'obstacles.toml: token "boulder": size = [153, 370] must name the larger number of an octagon first': (
        "[370, 153]",
        "[153, 370]",
    ),
    'obstacles.toml: token "concrete_block": size = [320, 40] is too narrow; a car could drive through below 103': (
        "[320, 320]",
        "[320, 40]",
    ),
    "obstacles.toml: token \"boulder\": back = 'wreck' is unknown; choose one of spike_column": (
        'back = "spike_column"',
        'back = "wreck"',
    ),
    "layouts.toml: layout \"ring\", car: nose = 'clokwise' is unknown; did you mean 'clockwise'?": (
        'nose = "clockwise"',
        'nose = "clokwise"',
    ),
    'layouts.toml: layout "pit": with 2 players car 1 sticks out of the small arena; move it inwards or enlarge half': (
        "half = 4608",
        "half = 4096",
    ),
    'layouts.toml: layout "crossroads": with 2 players car 1 touches obstacle 5 (boulder); move them apart': (
        "r = 5120",
        "r = 3900",
    ),
    'layouts.toml: layout "pit": with 2 players can 0 touches obstacle 1 (boulder); move them apart': (
        "r = 1152",
        "r = 300",
    ),
}


@pytest.mark.parametrize("sentence", MISTAKES)
def test_mistake_is_named(mine: Path, sentence: str) -> None:
    old, new = MISTAKES[sentence]
    file = "equipment.toml" if "can need" in sentence else sentence.partition(":")[0]
    edit(mine, file, old, new)
    assert mistakes(mine) == [sentence]


def own_arena(players: str, places: str) -> str:
    return f'\n[[layout.arena]]\nid = "{players}"\nsource = "ours"\n{places}\n'


CANS = "cans = [[0, 0], [2048, 0], [-2048, 0]]"
POSES = ("[0, 3072, 108]", "[0, -3072, 36]", "[3072, 512, 72]", "[-3072, 512, 0]")
ROCK = '\n[[layout.arena.obstacle]]\nid = "rock"\nsource = "ours"\nplace = [0, 1500, 0]\ntoken = "boulder"\n'


def cars(count: int) -> str:
    return f"cars = [{', '.join(POSES[:count])}]"


def own_pack(folder: Path, two: str, three: str = "", four: str = "") -> Path:
    """Replace the arena `ring` by one that names every place."""
    text = (folder / "layouts.toml").read_text(encoding="utf-8")
    before, after = text.index('[[layout]]\nid = "ring"'), text.index('[[layout]]\nid = "quarry"')
    arena = '[[layout]]\nid = "ring"\nhalf = 5120\nsource = "ours"\n'
    arena += own_arena("two", two)
    arena += own_arena("three", three or f"{cars(3)}\n{CANS}")
    arena += own_arena("four", four or f"{cars(4)}\n{CANS}")
    (folder / "layouts.toml").write_text(text[:before] + arena + "\n" + text[after:], encoding="utf-8")
    return folder


@pytest.mark.rule("WK-OBS-01")
def test_an_owner_draws_an_arena(mine: Path) -> None:
    t = load_pack(own_pack(mine, f"{cars(2)}\n{CANS}\n{ROCK}face = 'back'\n"))
    assert t.arena_half[RING] == 5120
    assert t.cars_at[RING][0][:2] == [[0, 3072, 108], [0, -3072, 36]]
    assert t.cans_at[RING][0][: t.can_count[RING][0]] == [[0, 0], [2048, 0], [-2048, 0]]
    assert t.obstacles_at[RING][0][: t.obstacle_count[RING][0]] == [[0, 1500, 0]]
    assert (t.obstacle_token[RING][0][0], t.obstacle_face[RING][0][0]) == (0, 1)
    assert [t.obstacle_count[RING][players] for players in (1, 2)] == [0, 0]
    assert t.cars_at[RING][2][3] == [-3072, 512, 0]


def test_a_game_is_played_in_an_arena_of_ones_own(mine: Path) -> None:
    folder = own_pack(mine, f"{cars(2)}\n{CANS}\n{ROCK}")
    options = {"layout": "ring", "quick_setup": "ready", "turn_limit": "10"}
    match, chance = carambolage.new("wreckage", players=2, seed=3, options=options, pack=str(folder)), Random(3)
    while not match.over:
        seat = match.asked[0]
        match.play(seat, chance.choice(match.choices(seat)))
    places = {kind: [event for event in match.events if event.kind == f"{kind}_placed"] for kind in ("car", "can")}
    assert [(event.b, event.c, event.d) for event in places["car"]] == [(0, 3072, 108), (0, -3072, 36)]
    assert [(event.b, event.c) for event in places["can"]] == [(0, 0), (2048, 0), (-2048, 0)]
    driven = [event for event in match.events if event.kind == "moved"]
    assert driven
    assert max(max(abs(event.b), abs(event.c)) for event in driven) < 5120


OWN_MISTAKES = {
    'arena "two": cars has 1 places; 2 players need 2': f"{cars(1)}\n{CANS}",
    'arena "two": cans has 2 entries; a car needs 3 to win': f"{cars(2)}\ncans = [[0, 0], [2048, 0]]",
    'arena "two": cans has 6 entries, at most 5 fit': f"{cars(2)}\n{CANS[:-1]}, [900, 0], [-900, 0], [0, 900]]",
    'arena "two": cans[1] must be a list of 2 whole numbers, not [2048]': (
        f"{cars(2)}\n{CANS.replace('[2048, 0]', '[2048], [0, 900]')}"
    ),
    'arena "two": cans[1][0] = 6000 is outside -5120 to 5120': f"{cars(2)}\n{CANS.replace('[2048', '[6000')}",
    'arena "two": cars[0][2] = 144 is no heading; headings go from 0 to 143': (
        f"{cars(2).replace('108', '144')}\n{CANS}"
    ),
    'arena "two", obstacle "rock": place[2] = -1 is no heading; headings go from 0 to 143': (
        f"{cars(2)}\n{CANS}\n{ROCK.replace('1500, 0', '1500, -1')}"
    ),
    'arena "two", obstacle "rock": token = \'rock\' is unknown; '
    "choose one of drawn, boulder, concrete_block, tyre_wall, rusted_hull, drum_stack": (
        f"{cars(2)}\n{CANS}\n{ROCK.replace('boulder', 'rock')}"
    ),
    'arena "two": cars is missing': CANS,
}


@pytest.mark.parametrize("sentence", OWN_MISTAKES)
def test_mistake_in_an_arena_of_ones_own_is_named(mine: Path, sentence: str) -> None:
    assert mistakes(own_pack(mine, OWN_MISTAKES[sentence])) == [f'layouts.toml: layout "ring", {sentence}']


def test_places_that_touch_are_named(mine: Path) -> None:
    close = ROCK.replace("1500", "2450")
    assert mistakes(own_pack(mine, f"{cars(2)}\n{CANS}\n{close}")) == [
        'layouts.toml: layout "ring": with 2 players car 1 touches obstacle 1 (boulder); move them apart'
    ]


def test_a_token_that_only_an_option_puts_there_must_fit_too(mine: Path) -> None:
    """A boulder leaves room for the car beside it; a hull lying along its way does not."""
    beside = ROCK.replace("0, 1500, 0", "0, 2150, 36")
    assert mistakes(own_pack(mine, f"{cars(2)}\n{CANS}\n{beside}")) == [
        'layouts.toml: layout "ring": with 2 players car 1 touches obstacle 1 (rusted_hull); move them apart'
    ]


def test_an_arena_is_drawn_in_one_way_only(mine: Path) -> None:
    folder = own_pack(mine, f"{cars(2)}\n{CANS}")
    edit(folder, "layouts.toml", 'id = "ring"\n', 'id = "ring"\ncan = { r = 3000, at = "ray" }\n')
    assert mistakes(folder) == [
        'layouts.toml: layout "ring": can belongs to an arena of sectors; leave it out or leave out [[layout.arena]]'
    ]


def test_an_arena_is_missing_for_some_number_of_players(mine: Path) -> None:
    folder = own_pack(mine, f"{cars(2)}\n{CANS}")
    edit(folder, "layouts.toml", 'id = "four"', 'id = "five"')
    assert mistakes(folder) == [
        'layouts.toml: layout "ring", arena "five": the game knows no arena of this id',
        'layouts.toml: layout "ring": [[arena]] is missing with the id "four"',
    ]

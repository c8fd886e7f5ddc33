"""The arenas: places of cars, cans and obstacles, by sectors or one by one (sections 3.3 to 3.7 and 23.8)."""

from collections.abc import Callable
from dataclasses import dataclass, field

from carambolage.engine.packs.ordered import in_order
from carambolage.engine.packs.reader import Item, PackReader
from carambolage.games.wreckage.geometry.angles import polar_x, polar_y, turned
from carambolage.games.wreckage.names.components import (
    MOST_CANS,
    MOST_OBSTACLES,
    MOST_PLAYERS,
    OBSTACLE_TOKENS,
    Layout,
    Obstacle,
)
from carambolage.games.wreckage.names.things import TICKS
from carambolage.games.wreckage.pack_reading.clearance import check_clearance
from carambolage.games.wreckage.pack_reading.components import FACES
from carambolage.games.wreckage.tables import BY_CHANCE, BY_OPTION, Tables

STARTS = ("cover", "open")
RINGS = ("edge", "inner", "outer")
VARIANTS = tuple(f"rulebook_{start}_{ring}" for start in STARTS for ring in RINGS)
ARENAS = (*VARIANTS, *Layout.ids()[1:])
PLAYERS = {"two": 2, "three": 3, "four": 4}
SECTORS = {2: 4, 3: 3, 4: 4}
NORTH = 36
SMALLEST_HALF, LARGEST_HALF = 3072, 7168  # the large arena has 2048 more, the widest that fits 16 bits (WK-GEO-26)
SIDES = ("ray", "half_ray")
NOSES = {"centre": 72, "clockwise": 108}  # against the ray on which a car stands
WAYS = {"across": 36, "along": 0}
FEWEST_CANS = 3  # three are needed to win


@dataclass
class Place:
    """An obstacle before it gets a token: where it stands, and which token and face its layout names."""

    x: int
    y: int
    heading: int
    token: int
    face: int


@dataclass
class Arena:
    """The places of one layout for one number of players."""

    cars: list[list[int]] = field(default_factory=list)
    cans: list[list[int]] = field(default_factory=list)
    obstacles: list[Place] = field(default_factory=list)


@dataclass
class Spot:
    """A distance from the centre on the ray or the half ray of every sector."""

    distance: Callable[[int], int]
    half: bool

    def rays(self, players: int) -> list[int]:
        """The ray or half ray of each sector (WK-SET-24)."""
        width = TICKS // SECTORS[players]
        return [turned(NORTH, -width * sector - self.half * width // 2) for sector in range(SECTORS[players])]

    def points(self, players: int) -> list[tuple[int, int, int]]:
        """The place in each sector, with its ray."""
        r = self.distance(players)
        return [(polar_x(r, ray), polar_y(r, ray), ray) for ray in self.rays(players)]


def read_layouts(reader: PackReader, t: Tables) -> None:
    """All arenas, checked for places that touch each other."""
    for number, layout in in_order(reader.file("layouts.toml"), "layout", ARENAS):
        mistakes = len(reader.mistakes)
        t.arena_half[number] = layout.number("half", SMALLEST_HALF, LARGEST_HALF)
        arenas = read_arenas(layout) if "arena" in layout.values else read_sectors(layout)
        for players, arena in arenas.items():
            store(t, number, players, arena)
            if len(reader.mistakes) == mistakes:
                check_clearance(layout, t, number, players)


def read_sectors(layout: Item) -> dict[int, Arena]:
    """An arena of equal sectors for every number of players (WK-SET-20, WK-SET-24, WK-SET-25, WK-SET-26)."""
    car, can = layout.table("car"), layout.table("can")
    car_spot, can_spot = read_spot(car, layout), read_spot(can, layout)
    nose = list(NOSES.values())[car.choice("nose", tuple(NOSES))]
    arenas = {players: Arena() for players in SECTORS}
    for players, arena in arenas.items():
        starts = car_spot.points(players)
        if players == 2:
            starts = starts[::2]
        arena.cars = [[x, y, turned(ray, nose)] for x, y, ray in starts]
        arena.cans = [[0, 0], *([x, y] for x, y, _ in can_spot.points(players))]
    for item in layout.items("obstacle", most=2):
        spot, token, face = read_spot(item.table("place"), layout), read_token(item), read_face(item)
        way = list(WAYS.values())[item.choice("lies", tuple(WAYS), default="across")]
        for players, arena in arenas.items():
            arena.obstacles += [Place(x, y, turned(ray, way), token, face) for x, y, ray in spot.points(players)]
    return arenas


def read_spot(item: Item, layout: Item) -> Spot:
    """A distance on the ray or half ray of every sector, perhaps another one with three players."""
    half = layout.values.get("half")
    most = half if isinstance(half, int) else LARGEST_HALF
    r = item.number("r", 0, most)
    r_three = item.number("r_three", 0, most, default=r)
    at = item.choice("at", SIDES)
    return Spot(lambda players: r_three if players == 3 else r, at == 1)


def read_token(item: Item) -> int:
    """The token that a layout names for an obstacle; without one it is drawn (WK-SET-18)."""
    return item.choice("token", ("drawn", *Obstacle.ids()[:OBSTACLE_TOKENS]), default="drawn") + BY_CHANCE


def read_face(item: Item) -> int:
    """The face that a layout names for an obstacle; without one the option says (WK-OBS-01)."""
    return item.choice("face", ("option", *FACES), default="option") + BY_OPTION


def read_arenas(layout: Item) -> dict[int, Arena]:
    """An arena of an owner: every place by name, for 2, 3 and 4 players (WK-SET-27)."""
    for key in ("car", "can", "obstacle"):
        if key in layout.values:
            layout.mistake(f"{key} belongs to an arena of sectors; leave it out or leave out [[layout.arena]]")
            layout.values.pop(key)
    half = layout.values["half"] if isinstance(layout.values.get("half"), int) else LARGEST_HALF
    arenas: dict[int, Arena] = {}
    for number, item in in_order(layout, "arena", tuple(PLAYERS)):
        players = list(PLAYERS.values())[number]
        arenas[players] = Arena(
            read_cars(item, players, half),
            item.rows("cans", -half, half, width=2, most=MOST_CANS),
            [read_place(obstacle, half) for obstacle in item.items("obstacle", most=MOST_OBSTACLES)]
            if "obstacle" in item.values
            else [],
        )
        if "cans" in item.values and len(arenas[players].cans) < FEWEST_CANS:
            item.mistake(f"cans has {len(arenas[players].cans)} entries; a car needs {FEWEST_CANS} to win")
    return arenas


def read_cars(item: Item, players: int, half: int) -> list[list[int]]:
    """The starting poses, one for each player: x, y and heading."""
    cars = item.rows("cars", -half, half, width=3, most=MOST_PLAYERS)
    if len(cars) != players and "cars" in item.values:
        item.mistake(f"cars has {len(cars)} places; {players} players need {players}")
    for number, (_, _, heading) in enumerate(cars):
        if not 0 <= heading < TICKS:
            item.mistake(f"cars[{number}][2] = {heading} is no heading; headings go from 0 to {TICKS - 1}")
    return cars


def read_place(item: Item, half: int) -> Place:
    """One obstacle of an owner's arena: its place, and perhaps its token and face."""
    x, y, heading = item.numbers("place", -half, half, length=3)
    if not 0 <= heading < TICKS:
        item.mistake(f"place[2] = {heading} is no heading; headings go from 0 to {TICKS - 1}")
    return Place(x, y, heading, read_token(item), read_face(item))


def store(t: Tables, number: int, players: int, arena: Arena) -> None:
    """Write the places of an arena into the tables."""
    index = players - 2
    for seat, car in enumerate(arena.cars):
        t.cars_at[number][index][seat][:] = car
    t.can_count[number][index] = len(arena.cans)
    for can, point in enumerate(arena.cans):
        t.cans_at[number][index][can][:] = point
    t.obstacle_count[number][index] = len(arena.obstacles)
    for place, obstacle in enumerate(arena.obstacles):
        t.obstacles_at[number][index][place][:] = [obstacle.x, obstacle.y, obstacle.heading]
        t.obstacle_token[number][index][place] = obstacle.token
        t.obstacle_face[number][index][place] = obstacle.face

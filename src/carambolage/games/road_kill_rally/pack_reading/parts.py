"""Crash table, hazards, dice, targets, tokens and cars (chapters 21.2 to 21.4)."""

import re

from carambolage.engine.packs.ordered import in_order
from carambolage.engine.packs.reader import SOURCES, Item, PackReader
from carambolage.games.road_kill_rally.names.things import FASTEST, LANES, ORDINARY_TILES, Colour, Hazard
from carambolage.games.road_kill_rally.pack_reading.road import PLACED_TILES
from carambolage.games.road_kill_rally.state import Tables

FACES = ("blank", "single", "double")
FACES_OF_DIE = 6
LENGTHS = ("normal", "short", "sprint")
CLASS_IDS = ("green", "yellow", "red")
CAR_IDS = ("red", "blue", "green", "yellow", "purple", "black")
GRID_ROWS = 4
HAZARDS = ("oil", "rock", "cow", "fire", "oil_token")
CAR_LETTERS = "RBGYPK"
LARGEST_CHECK = 12
MOST_TARGETS = 40


def read_dashboard(reader: PackReader, t: Tables) -> None:
    """The crash table and the dice of hazards (chapters 21.3 and 10)."""
    top = reader.file("dashboard.toml")
    for number, item in in_order(top, "colour", Colour.ids()):
        row = item.numbers("dice", 0, LARGEST_CHECK, length=FASTEST)
        t.crash[number][1:] = row
        check_crash_row(item, row, t.crash[number - 1][1:] if number > 0 else [0] * FASTEST)
    for number, item in in_order(top, "hazard", HAZARDS):
        dice = item.number("dice", 0, LARGEST_CHECK)
        if number < len(HAZARDS) - 1:
            t.hazard_dice[Hazard.OIL + number] = dice
        else:
            t.oil_dice = dice
    barricade = top.table("barricade")
    t.barricade_dice[:] = barricade.numbers("dice", 0, LARGEST_CHECK, length=3)
    barricade.choice("source", SOURCES)
    read_die(top, t)


def check_crash_row(item: Item, row: list[int], milder: list[int]) -> None:
    """The table never falls with rising speed, nor towards a sterner colour."""
    if row != sorted(row):
        item.mistake("dice must not fall with rising speed")
    if any(dice < fewer for dice, fewer in zip(row, milder, strict=True)):
        item.mistake("at no speed may there be fewer dice than on the colour above, which is milder")


def read_die(top: Item, t: Tables) -> None:
    """The six faces, blank ones first: hits of each; a double brings one more die (RK-DIC-01, RK-DIC-07)."""
    faces: list[int] = []
    for hits, item in in_order(top, "face", FACES):
        faces += [hits] * item.number("count", 1, 4)
    if len(faces) != FACES_OF_DIE:
        top.mistake(f"there are {len(faces)} faces in all; a die has {FACES_OF_DIE}")
    t.face[:] = (faces + [0] * FACES_OF_DIE)[:FACES_OF_DIE]


def read_tokens(reader: PackReader, t: Tables) -> None:
    """Targets and what tokens are worth (chapter 21.2)."""
    top = reader.file("tokens.toml")
    for number, item in in_order(top, "target", CLASS_IDS):
        t.points[number] = item.number("points", 0, 100)
        t.supply[number] = item.number("count", 0, MOST_TARGETS)
    if sum(t.supply) > MOST_TARGETS:
        top.mistake(f"there are {sum(t.supply)} targets in all, at most {MOST_TARGETS} fit")
    places, shoot, wipe_out = (top.table(key) for key in ("places", "shoot", "wipe_out"))
    t.place_points[:] = places.numbers("points", 0, 120, length=3)
    t.shot_points = shoot.number("points", 0, 100)
    t.wipe_points = -wipe_out.number("points", -100, 0)
    for item in (places, shoot, wipe_out):
        item.choice("source", SOURCES)


def read_race(reader: PackReader, t: Tables) -> None:
    """The length of the race, the poles and the line (RK-SET-02, RK-SET-13, RK-END-01)."""
    top = reader.file("race.toml")
    for number, item in in_order(top, "length", LENGTHS):
        fewest, most = t.under[number][:] = item.numbers("under", 0, ORDINARY_TILES - 1, length=2)
        if fewest > most:
            item.mistake("under must name the smaller number first")
        if "under" in item.values and fewest < ORDINARY_TILES - PLACED_TILES:
            item.mistake(f"under = [{fewest}, {most}] would place more than the {PLACED_TILES} tiles there is room for")
    grid, line = top.table("grid"), top.table("line")
    t.pole_row[:] = grid.numbers("rows", 1, GRID_ROWS, length=len(CAR_IDS))
    t.pole_lane[:] = [lane - 1 for lane in grid.numbers("lanes", 1, LANES, length=len(CAR_IDS))]
    if len(set(zip(t.pole_row, t.pole_lane, strict=True))) < len(CAR_IDS) and "rows" in grid.values:
        grid.mistake("two poles share a space; give each its own")
    t.line_row = line.number("after_row", 2, 2)
    for item in (grid, line):
        item.choice("source", SOURCES)


def read_cars(reader: PackReader) -> None:
    """The six cars, which differ in colour and letter only (RK-SET-07)."""
    for number, item in in_order(reader.file("cars.toml"), "car", CAR_IDS):
        item.choice("letter", (CAR_LETTERS[number],))
        if not re.fullmatch("#[0-9a-f]{6}", item.text("colour")):
            item.mistake("colour must be written as # and six hexadecimal digits, such as #b32327")

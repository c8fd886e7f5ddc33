"""Barrels shoved bit by bit along something, hundreds of throws by a unit or two, against a second implementation."""

import math
import random
from copy import deepcopy

import pytest

from carambolage.games.wreckage.move import legs
from carambolage.games.wreckage.move.moved_obstacles import throw
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from tests.rules.wreckage.geometry import exact
from tests.rules.wreckage.move.brute_force import TOKENS, Course, Thing, names_of, poses_apart
from tests.rules.wreckage.move.test_against_brute_force import PLAYERS, compare, laid_out, seated

SHORT = 8  # units: throws that only rounding allows
BESIDE = ("boulder", "concrete_block", "rusted_hull", "drum_stack", "burning_barrels", "wreck", "car")


def slide(chance: random.Random, gear: int) -> Course:
    """A car close before barrels that lean against other things, or against the edge."""
    heading = chance.choice((chance.randrange(24) * 6, chance.randrange(144)))
    at_edge = chance.randrange(3) == 0
    start = (chance.randint(-4000, 4000), chance.randint(-4000, 4000), heading)
    x, y, _ = exact.along(start, gear, 512 + chance.randint(150, 450))
    way = math.tau * heading / 144 + math.pi * gear
    aside = chance.randint(-420, 420)
    barrels = (round(x - aside * math.sin(way)), round(y + aside * math.cos(way)), 0)
    if at_edge:
        shift = 7168 - max(abs(c) for corner in exact.corners(exact.DRUMS, (0, 0, 0)) for c in corner)
        shift -= chance.randint(0, 3)
        direction = chance.randrange(4)
        moved = [(shift - barrels[0], 0), (-shift - barrels[0], 0), (0, shift - barrels[1]), (0, -shift - barrels[1])]
        start = (start[0] + moved[direction][0], start[1] + moved[direction][1], heading)
        barrels = (barrels[0] + moved[direction][0], barrels[1] + moved[direction][1], 0)
    placed = [Thing(PLAYERS[0], "car", exact.CAR, start)]
    obstacles, mines, cans = names_of("obstacle"), names_of("mine"), names_of("can")
    letters = iter(PLAYERS[1:])
    kinds = ["burning_barrels", *chance.choices(BESIDE, k=chance.randint(1 - at_edge, 3))]
    kinds += ["mine"] * (chance.randrange(3) == 0) + ["can"] * chance.randrange(2)
    for kind in kinds:
        shape = TOKENS.get(kind) or {"car": exact.CAR, "mine": exact.MINE, "can": exact.CAN}[kind]
        turned = chance.randrange(144) if shape[0] == "rectangle" else 0
        away = way + chance.uniform(-1.7, 1.7)
        far = 0 if len(placed) == 1 else chance.choice((1, 1, 1, chance.randint(1, 900)))
        while far < 1600:
            pose = (round(barrels[0] + far * math.cos(away)), round(barrels[1] + far * math.sin(away)), turned)
            thing = Thing("", kind, shape, pose)
            if poses_apart(placed, thing):
                if all(abs(c) <= 7168 for corner in exact.corners(shape, pose) for c in corner):
                    names = {"car": letters, "mine": mines, "can": cans}.get(kind, obstacles)
                    thing.name = next(names, "")
                    placed += [thing] * bool(thing.name)
                break
            far += chance.choice((1, 1, 8))
        if len(placed) == 1:
            break
    return seated(chance, placed)


@pytest.mark.rule("WK-OBS-13", "WK-OBS-15", "WK-GEO-13", "WK-GEO-21")
def test_barrels_shoved_along_something_come_out_as_by_brute_force(monkeypatch: pytest.MonkeyPatch) -> None:
    thrown: list[int] = []

    def counted(g: State, t: Tables, index: int, distance: int) -> bool:
        thrown.append(distance)
        return throw(g, t, index, distance)

    monkeypatch.setattr(legs, "throw", counted)
    for chance in exact.cases(15, 3_000):
        gear = int(chance.randrange(4) == 0)
        speed = chance.randint(1, 2 if gear else 4)
        before = slide(chance, gear)
        course = deepcopy(before)
        course.travel(gear, speed * 1024, speed)
        table = laid_out(before, -speed if gear else speed, drop_cans="auto")
        table.equip(course.mover, "mine_dropper").action(course.mover).choose("travel")
        compare(table, course, before)
    assert sum(distance < SHORT for distance in thrown) > 100

"""Random tables: turns and travels of the rules against the second implementation that tries every position."""

import random
from copy import deepcopy

import pytest

from carambolage.games.wreckage.names.effect import Effect
from tests.games.wreckage.scenario import Scenario
from tests.rules.wreckage.geometry import exact
from tests.rules.wreckage.move.brute_force import CARS, EDGE, TOKENS, Course, Thing, names_of, poses_apart

SPECIAL = ("spike_column", "fuel_pump", "burning_tyres", "wreck", "burning_barrels")
PLAIN = ("boulder", "concrete_block", "rusted_hull", "drum_stack")
PLAYERS = "ABC"


def scattered(chance: random.Random, length: int, gear: int) -> Course:
    """A table with a car and things strewn along its way, none of which overlap."""
    start = (chance.randint(-5000, 5000), chance.randint(-5000, 5000), chance.randrange(144))
    placed: list[Thing] = [Thing(PLAYERS[0], "car", exact.CAR, start)]
    obstacles, mines, cans = names_of("obstacle"), names_of("mine"), names_of("can")
    kinds = ["car", "car", *chance.choices(SPECIAL, k=3), *chance.choices(PLAIN, k=1), "mine", "mine", "can", "can"]
    letters = iter(PLAYERS[1:])
    for kind in kinds:
        for _ in range(20):
            x, y, _ = exact.along(start, gear, chance.randint(0, length + 900))
            pose = (x + chance.randint(-900, 900), y + chance.randint(-900, 900), chance.randrange(144))
            shape = TOKENS.get(kind) or {"car": exact.CAR, "mine": exact.MINE, "can": exact.CAN}[kind]
            thing = Thing("", kind, shape, pose if shape[0] == "rectangle" else (*pose[:2], 0))
            solids = [other for other in placed if other.kind != "can"] if kind != "can" else placed[:1]
            inside = all(abs(c) <= 7168 for corner in exact.corners(shape, thing.pose) for c in corner)
            if inside and poses_apart(solids, thing):
                names = {"car": letters, "mine": mines, "can": cans}.get(kind, obstacles)
                thing.name = next(names)
                placed.append(thing)
                break
    return seated(chance, placed)


def seated(chance: random.Random, placed: list[Thing]) -> Course:
    """Anybody may sit in the car that was laid down first and moves, anybody in the others."""
    seats = dict(zip(PLAYERS, chance.sample(PLAYERS, len(PLAYERS)), strict=True))
    for thing in placed:
        thing.name = seats.get(thing.name, thing.name)
    return Course({thing.name: thing for thing in placed}, placed[0].name)


def laid_out(course: Course, speed: int, **options: str) -> Scenario:
    """The same table for the rules; cars that found no place are out."""
    vehicles = ("off_roader" if name == course.mover else "pick_up" for name in PLAYERS)
    table = Scenario(*vehicles, **options).pile(*("ricochet",) * 40).speeds(**{course.mover: speed})
    for name in PLAYERS:
        if name not in course.things:
            table.car(name).out = 1
    for thing in course.things.values():
        if thing.kind == "car":
            table.put(**{thing.name: thing.pose})
        elif thing.kind == "mine":
            table.mine(*thing.pose[:2])
        elif thing.kind == "can":
            table.can(*thing.pose[:2])
        else:
            table.obstacle(thing.kind, *thing.pose)
    return table


def contact_told(course: Course) -> tuple[int, int, int, int]:
    """A contact as the event tells it: cars, obstacles and mines as bits, the edge."""
    numbers = dict.fromkeys(("obstacle", "mine"), 0)
    for name in course.contact:
        for kind in numbers:
            if name.startswith(kind):
                numbers[kind] |= 1 << int(name[len(kind) :])
    cars = sum(1 << CARS.index(name) for name in course.struck)
    return cars, numbers["obstacle"], numbers["mine"], int(EDGE in course.contact)


def compare(table: Scenario, course: Course, before: Course) -> None:
    """The same pose, cans, mines, obstacles and contact."""
    moves = [event[1:4] for kind in ("moved", "turned") for event in table.told(kind)]
    assert (moves[-1] if moves else before.things[course.mover].pose) == course.things[course.mover].pose
    kinds = {course.things[name].kind for name in course.contact if name != EDGE}
    taken = [f"can{event[1]}" for event in table.told("can_taken")]
    assert taken[: len(course.cans)] == course.cans  # tyres may spin the car onto another one
    if not kinds & {"burning_tyres", "fuel_pump"}:
        lying = [thing.pose[:2] for thing in course.things.values() if thing.kind == "can"]
        assert (len(taken), table.cans_on_ground) == (len(course.cans), lying)
    thrown = [(f"obstacle{event[0]}", *event[1:3]) for event in table.told("thrown")]
    assert set(thrown) <= set(course.thrown)  # flights of a few units are told together
    assert {name: place for name, *place in thrown} == {name: place for name, *place in course.thrown}
    collided = table.told("collided")
    assert [event[1:5] for event in collided] == ([contact_told(course)] if course.stopped else [])
    assert bool(table.told("blocked")) == course.blocked
    left = {thing.pose[:2] for thing in course.things.values() if thing.kind == "mine"}
    left -= {course.things[name].pose[:2] for name in course.contact if name.startswith("mine")}
    assert set(table.mines) == left
    standing = [thing for thing in course.things.values() if thing.kind in TOKENS and thing.kind != "fuel_pump"]
    assert {(o[0], *o[1:3]) for o in table.obstacles if o[0] != "fuel_pump"} == {
        (o.kind, *o.pose[:2]) for o in standing
    }
    compare_cards(table, course)


def compare_cards(table: Scenario, course: Course) -> None:
    """The same numbers of cards, where nothing is drawn for fire."""
    kinds = {course.things[name].kind if name != EDGE else EDGE for name in course.contact}
    if "burning_tyres" not in kinds:
        own = course.own + 2 * sum(
            course.things[name].kind == "spike_column" for name in course.contact if name != EDGE
        )
        own += sum(name.startswith("mine") for name in course.contact) + course.blasts
        assert len(table.drawn(course.mover)) == (0 if "fuel_pump" in kinds else own)
    for name in PLAYERS.replace(course.mover, ""):
        struck = course.number if name in course.struck else 0
        assert len(table.drawn(name)) == struck + 2 * course.hit_by_barrels.count(name)


@pytest.mark.rule(
    "WK-GEO-10", "WK-GEO-14", "WK-GEO-15", "WK-GEO-19", "WK-GEO-21", "WK-OBS-10", "WK-OBS-14", "WK-CAN-02"
)
@pytest.mark.parametrize("mine_hit", ["crash", "blast"])
def test_travels(mine_hit: str) -> None:
    seen = {"contact": 0, "thrown": 0, "pushed": 0, "blasts": 0, "cans": 0}
    for chance in exact.cases(30, 5_000):
        speed, gear = chance.randint(1, 4), chance.randrange(4) == 0
        speed = min(speed, 2) if gear else speed
        before = scattered(chance, speed * 1024, int(gear))
        course = deepcopy(before)
        course.blast = mine_hit == "blast"
        mine = chance.randint(-1, speed)
        course.travel(int(gear), speed * 1024, speed, mine=mine)
        table = laid_out(before, -speed if gear else speed, mine_hit=mine_hit, drop_cans="auto")
        table.equip(course.mover, "mine_dropper").action(course.mover)
        table.choose("travel" if mine < 0 else f"travel mine {mine}")
        compare(table, course, before)
        for name in seen:
            seen[name] += bool(getattr(course, name))
    assert all(seen[name] for name in seen if name != "blasts" or mine_hit == "blast")


@pytest.mark.rule(
    "WK-GEO-10", "WK-GEO-15", "WK-GEO-16", "WK-CRD-09", "WK-CRD-10", "WK-CRD-29", "WK-OBS-15", "WK-CAN-02", "WK-EQU-16"
)
@pytest.mark.parametrize("mine_hit", ["crash", "blast"])
def test_turns(mine_hit: str) -> None:
    seen = {"contact": 0, "blocked": 0, "cans": 0}
    for chance in exact.cases(25, 2_500):
        speed, gear, side = chance.choice((0, 0, 1, 2)), chance.randrange(2), chance.randrange(2)
        ticks = chance.choice((6, 12, 18, 36, 72))
        before = scattered(chance, 500, gear)
        course = deepcopy(before)
        course.blast = mine_hit == "blast"
        course.turn(side, gear, ticks, speed)
        table = laid_out(before, -speed if gear else speed, mine_hit=mine_hit, drop_cans="auto")
        table.effect(Effect.SWING, table.seat_of(course.mover), gear, side, ticks)
        owed, course.blasts = course.blasts, course.blasts if course.stopped else 0
        compare(table, course, before)
        assert table.g.act.blasts == (0 if course.stopped else owed)
        for name in seen:
            seen[name] += bool(getattr(course, name))
    assert all(seen.values())


@pytest.mark.rule("WK-CRD-18", "WK-CRD-33", "WK-COL-04", "WK-OBS-11", "WK-OBS-19", "WK-OBS-20", "WK-EQU-16")
@pytest.mark.parametrize("mine_hit", ["crash", "blast"])
def test_turbo_and_travel(mine_hit: str) -> None:
    seen = {"contact": 0, "pushed": 0, "thrown": 0}
    for chance in exact.cases(12, 5_000):
        speed = chance.randint(0, 3)
        before = scattered(chance, (2 + speed) * 1024, 0)
        course = deepcopy(before)
        course.blast = mine_hit == "blast"
        course.travel(0, 2048, speed, least=1)
        if not course.stopped and speed:
            course.travel(0, speed * 1024, speed)
        table = laid_out(before, speed, mine_hit=mine_hit, drop_cans="auto")
        table.plan(**{course.mover: ("turbo", "empty")}).action(course.mover).choose("apply")
        compare(table, course, before)
        for name in seen:
            seen[name] += bool(getattr(course, name))
    assert all(seen.values())

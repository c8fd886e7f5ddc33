"""A second implementation of turns and travels: every position is tried one after the other, with exact polygons.

It shares nothing with the rules but the catalogue: pieces are lists of corners, overlap is the Minkowski difference of
`exact.py`. Any car may be the mover; damage is only counted.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.rules.wreckage.geometry import exact
from tests.rules.wreckage.geometry.exact import Pose, Shape

TOKENS = {
    "boulder": exact.ROCK,
    "concrete_block": exact.SQUARE,
    "tyre_wall": exact.ROCK,
    "rusted_hull": exact.CAR,
    "drum_stack": exact.DRUMS,
    "spike_column": exact.ROCK,
    "fuel_pump": exact.SQUARE,
    "burning_tyres": exact.ROCK,
    "wreck": exact.CAR,
    "burning_barrels": exact.DRUMS,
}
EDGE = "edge"
CARS = "ABCD"
SITES = [(688, 256), (688, 0), (688, -256), (384, -432), (0, -432), (-384, -432)]
SITES += [(-688, -256), (-688, 0), (-688, 256), (-384, 432), (0, 432), (384, 432)]


@dataclass
class Thing:
    """A car, an obstacle, a mine or a can, by its name and where it is."""

    name: str
    kind: str
    shape: Shape
    pose: Pose


@dataclass
class Course:
    """The table, who moves on it, and what happened."""

    things: dict[str, Thing]
    mover: str
    arena: int = 7168
    blast: bool = False
    cans: list[str] = field(default_factory=list)
    thrown: list[tuple[str, int, int]] = field(default_factory=list)
    hit_by_barrels: list[str] = field(default_factory=list)
    contact: set[str] = field(default_factory=set)
    struck: set[str] = field(default_factory=set)
    blasts: int = 0
    blocked: bool = False
    pushed: bool = False
    paid: bool = False
    own: int = 0
    number: int = 0
    stopped: bool = False

    def solids(self, *without: str) -> list[Thing]:
        return [thing for thing in self.things.values() if thing.kind != "can" and thing.name not in without]

    def overlapped(self, shape: Shape, pose: Pose, solids: list[Thing]) -> set[str]:
        """What an outline in a pose overlaps."""
        rim = exact.corners(shape, pose)
        near = [thing for thing in solids if math.dist(thing.pose[:2], pose[:2]) < reach(thing.shape) + reach(shape)]
        names = {thing.name for thing in near if exact.overlap(rim, exact.corners(thing.shape, thing.pose))}
        if any(abs(x) > self.arena or abs(y) > self.arena for x, y in rim):
            names.add(EDGE)
        return names

    def take_cans(self) -> None:
        pose = self.things[self.mover].pose
        rim = exact.corners(exact.CAR, pose)
        for name in sorted(name for name, thing in self.things.items() if thing.kind == "can"):
            can = self.things[name]
            if exact.overlap(rim, exact.corners(can.shape, can.pose)):
                self.cans.append(name)
                del self.things[name]

    def uncover(self, name: str) -> None:
        """Cans under an obstacle that has come to rest go to the first legal site around it."""
        obstacle = self.things[name]
        rim = exact.corners(obstacle.shape, obstacle.pose)
        for can in [thing for _, thing in sorted(self.things.items()) if thing.kind == "can"]:
            if exact.overlap(rim, exact.corners(can.shape, can.pose)):
                can.pose = next(self.sites(obstacle.pose, can.name))

    def sites(self, centre: Pose, moved: str) -> Iterator[Pose]:
        """The legal sites around a pose, ring after ring."""
        others = [thing for thing in self.things.values() if thing.name != moved]
        for ring in range(41):
            for ahead, left in SITES:
                out = 352 * ring if abs(ahead) == 688 else 0
                aside = 0 if abs(ahead) == 688 else 352 * ring
                f = ahead + (out if ahead > 0 else -out)
                place = (*exact.at(centre, f, left + (aside if left > 0 else -aside)), 0)
                rim = exact.corners(exact.CAN, place)
                if all(abs(c) <= self.arena for corner in rim for c in corner) and not any(
                    (exact.overlap if thing.kind in ("mine", "can") else exact.touch)(
                        rim, exact.corners(thing.shape, thing.pose)
                    )
                    for thing in others
                ):
                    yield place

    def kinds(self, names: set[str]) -> set[str]:
        return {self.things[name].kind if name in self.things else name for name in names}

    def explode(self, names: set[str]) -> int:
        mines = [name for name in names if name in self.things and self.things[name].kind == "mine"]
        for name in mines:
            del self.things[name]
        return len(mines)

    def solid_part(self, met: set[str]) -> set[str]:
        """A contact set without barrels."""
        return {name for name in met if name == EDGE or self.things[name].kind != "burning_barrels"}

    # Turns

    def turn(self, side: int, gear: int, ticks: int, speed: int) -> None:
        """Tick after tick about the pivot corner of the start."""
        start, car = self.things[self.mover].pose, self.things[self.mover]
        for tick in range(1, ticks + 1):
            pose = exact.swung(start, side, gear, tick)
            met = self.overlapped(exact.CAR, pose, self.solids(self.mover))
            if self.blast and met and self.kinds(met) == {"mine"}:
                self.blasts += self.explode(met)
                met = set()
            if met:
                self.end_turn(met, speed)
                return
            car.pose = pose
            self.take_cans()

    def end_turn(self, met: set[str], speed: int) -> None:
        hard = self.solid_part(met)
        mines = {name for name in hard if name.startswith("mine")}
        self.stopped = bool(mines or (hard and speed))
        self.number = self.own = speed if self.stopped else 0
        if hard and speed:
            self.contact, self.struck = hard, {name for name in hard if name in CARS}
        elif mines:
            self.contact = mines
        else:
            self.blocked = True

    # Legs

    def lay_mine(self) -> None:
        """A mine behind the car, unless something is there."""
        place = (*exact.at(self.things[self.mover].pose, -626, 0), 0)
        if not self.overlapped(exact.MINE, place, self.solids()):
            name = next(name for name in names_of("mine") if name not in self.things)
            self.things[name] = Thing(name, "mine", exact.MINE, place)

    def pay_for_push(self) -> None:
        """N for pushing, once in an action."""
        self.own += 0 if self.paid else self.number
        self.paid = True

    def travel(self, gear: int, length: int, speed: int, least: int = 0, mine: int = -1) -> None:
        """Distance after distance along the raster, unit after unit where something is in the way; N is `least` or
        more, a mine is laid after some spaces.
        """
        self.number = max(speed, least)
        start, free, wreck = self.things[self.mover].pose, 0, ""
        offset = (0, 0)

        def wreck_pose(distance: int) -> Pose:
            x, y, _ = exact.along(start, gear, distance)
            return x + offset[0], y + offset[1], self.things[wreck].pose[2]

        def met_at(distance: int) -> tuple[set[str], set[str]]:
            pose = exact.along(start, gear, distance)
            by_car = self.overlapped(exact.CAR, pose, self.solids(self.mover, wreck))
            if not wreck:
                return by_car, set()
            hard = [thing for thing in self.solids(self.mover, wreck) if thing.kind != "mine"]
            return by_car, self.overlapped(self.things[wreck].shape, wreck_pose(distance), hard)

        def go(distance: int) -> None:
            self.things[self.mover].pose = exact.along(start, gear, distance)
            self.take_cans()
            if wreck:
                thing = self.things[wreck]
                thing.pose = wreck_pose(distance)
                mines = [solid for solid in self.solids() if solid.kind == "mine"]
                self.explode(self.overlapped(thing.shape, thing.pose, mines) - {EDGE})

        if mine == 0:
            self.lay_mine()
        while free < length:
            tested = next(distance for distance in exact.tested(free, length) if distance > free)
            if not any(met_at(tested)):
                go(tested)
                free = tested
                if free == mine * 1024:
                    self.lay_mine()
                continue
            contact = next(unit for unit in range(free + 1, tested + 1) if any(met_at(unit)))
            if contact - 1 > free:
                go(contact - 1)
            free = contact - 1
            by_car, by_wreck = met_at(contact)
            kinds = self.kinds(by_car)
            if self.blast and kinds == {"mine"} and not by_wreck:
                self.blasts += self.explode(by_car)
            elif wreck:
                self.stopped, self.contact = True, by_car
                self.struck = {name for name in by_car | by_wreck if name in CARS}
                self.uncover(wreck)
                self.pay_for_push()
                return
            elif len(by_car) == 1 and kinds == {"wreck"}:
                (wreck,) = by_car
                self.pushed = True
                own, its = self.things[self.mover].pose, self.things[wreck].pose
                offset = (its[0] - own[0], its[1] - own[1])
            elif self.solid_part(by_car):
                self.stopped, self.contact = True, self.solid_part(by_car)
                self.struck = {name for name in self.contact if name in CARS}
                self.own += self.number
                return
            elif not self.throw(min(by_car), start[2], gear, max(1, speed) * 1024):
                self.stopped, self.contact = True, by_car
                self.own += self.number
                return
        if wreck:
            self.uncover(wreck)
            self.pay_for_push()

    def throw(self, name: str, heading: int, gear: int, length: int) -> bool:
        """Barrels fly in the direction of travel; False if they cannot."""
        barrels = self.things[name]
        x, y, facing = barrels.pose
        hard = [thing for thing in self.solids(self.mover, name) if thing.kind != "mine"]

        def at(distance: int) -> Pose:
            return (*exact.along((x, y, heading), gear, distance)[:2], facing)

        reached, contact = [0], 0
        for tested in exact.tested(0, length):
            if self.overlapped(barrels.shape, at(tested), hard):
                units = range(reached[-1] + 1, tested + 1)
                contact = next(unit for unit in units if self.overlapped(barrels.shape, at(unit), hard))
                break
            reached.append(tested)
        if contact == 1:
            return False
        last = contact - 1 if contact else length
        if self.overlapped(barrels.shape, at(last), [self.things[self.mover]]) - {EDGE}:
            return False
        if contact:
            reached.append(contact - 1)
            met = self.overlapped(barrels.shape, at(contact), hard)
            self.hit_by_barrels += sorted(other for other in met if other in CARS)
        mines = [solid for solid in self.solids() if solid.kind == "mine"]
        for distance in reached[1:]:
            self.explode(self.overlapped(barrels.shape, at(distance), mines) - {EDGE})
        barrels.pose = at(reached[-1])
        self.thrown.append((name, *barrels.pose[:2]))
        self.uncover(name)
        return True


def reach(shape: Shape) -> float:
    """No corner of an outline is farther from its centre."""
    return math.hypot(*shape[1:]) + 2


def poses_apart(things: list[Thing], new: Thing) -> bool:
    """Whether a thing overlaps none of some others."""
    rim = exact.corners(new.shape, new.pose)
    return not any(exact.overlap(rim, exact.corners(thing.shape, thing.pose)) for thing in things)


def names_of(prefix: str) -> Iterator[str]:
    """Names with running numbers, in the order of the record."""
    number = 0
    while True:
        yield f"{prefix}{number}"
        number += 1

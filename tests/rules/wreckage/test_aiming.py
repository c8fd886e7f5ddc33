"""Aiming against an independent exact implementation, over random positions (chapters 12 and 13)."""

import random

import pytest

from carambolage.games.wreckage.firing.aiming import can_hit, direction_of_shot
from carambolage.games.wreckage.names.things import NOBODY
from tests.games.wreckage.scenario import Scenario
from tests.rules.wreckage.geometry import exact
from tests.rules.wreckage.geometry.exact import CAR, DRUMS, ROCK, SQUARE, Point, Pose, Shape, cases, corners

VEHICLES = ("pick_up", "sedan", "armoured_van", "dune_buggy")
TOKENS: dict[str, Shape] = {
    "boulder": ROCK,
    "fuel_pump": SQUARE,
    "tyre_wall": ROCK,
    "wreck": CAR,
    "burning_barrels": DRUMS,
}
WEAPONS = {
    "machine_gun": (3072, False, False),
    "flamethrower": (1536, False, False),
    "laser": (3072, False, True),
    "turret_gun": (1536, True, False),
    "sniper_turret": (3072, True, True),
    "rotary_laser": (1536, True, True),
}
UPGRADES = ("rear_mount", "steel_plating")
FRONT, REAR, LEFT, RIGHT = range(4)
MIDDLES = {FRONT: (512, 0), REAR: (-512, 0), LEFT: (0, 256), RIGHT: (0, -256)}


def ruler(firer: Pose, direction: int, length: int) -> list[Point]:
    """The corners of the ruler, as WK-FIR-05 lists them."""
    far = {FRONT: 512 + length, REAR: -512 - length, LEFT: 256 + length, RIGHT: -256 - length}[direction]
    if direction in (FRONT, REAR):
        near = 512 if direction == FRONT else -512
        return [
            exact.at(firer, near, 256),
            exact.at(firer, near, -256),
            exact.at(firer, far, -256),
            exact.at(firer, far, 256),
        ]
    near = 256 if direction == LEFT else -256
    return [
        exact.at(firer, 256, near),
        exact.at(firer, -256, near),
        exact.at(firer, -256, far),
        exact.at(firer, 256, far),
    ]


def is_seen(firer: Pose, direction: int, target: Pose, blockers: list[list[Point]]) -> bool:
    """Whether one of the nine lines is free."""
    start = exact.at(firer, *MIDDLES[direction])
    ends = [exact.at(target, ahead, left) for ahead in (512, 0, -512) for left in (256, 0, -256)]
    return any(not any(exact.is_crossed(start, end, blocker) for blocker in blockers) for end in ends)


def expected(table: Scenario, name: str, phase: int, equipment: list[str]) -> dict[tuple[int, str], int]:
    """The legal pairs of slot and target, each with its first direction."""
    poses = {other: table.where(other) for other in "ABCD"}
    standing = [corners(TOKENS[kind], (x, y, heading)) for kind, x, y, heading in table.obstacles]
    pairs: dict[tuple[int, str], int] = {}
    for slot, kind in enumerate(equipment):
        if kind in UPGRADES or kind in equipment[:slot] or (WEAPONS[kind][2] and phase == 1):
            continue
        length, turret, _ = WEAPONS[kind]
        directions = [FRONT, REAR, LEFT, RIGHT] if turret else [FRONT, *([REAR] if "rear_mount" in equipment else [])]
        for target in set("ABCD") - {name}:
            others = [corners(CAR, poses[other]) for other in "ABCD" if other not in (name, target)]
            for direction in directions:
                reached = exact.overlap(ruler(poses[name], direction, length), corners(CAR, poses[target]))
                if reached and is_seen(poses[name], direction, poses[target], standing + others):
                    pairs[slot, target] = direction
                    break
    return pairs


def scene(chance: random.Random) -> Scenario:
    """Four cars and some obstacles close together, wherever chance puts them."""

    def pose() -> Pose:
        return chance.randrange(-2600, 2600), chance.randrange(-2600, 2600), chance.randrange(144)

    table = Scenario(*VEHICLES).put(A=pose(), B=pose(), C=pose(), D=pose())
    for _ in range(chance.randrange(4)):
        table.obstacle(chance.choice(list(TOKENS)), *pose())
    return table.mine(*pose()[:2]).can(*pose()[:2])


@pytest.mark.slow
@pytest.mark.rule("WK-FIR-04", "WK-FIR-05", "WK-FIR-06", "WK-FIR-07", "WK-FIR-08", "WK-FIR-10", "WK-FIR-12")
@pytest.mark.rule("WK-FIR-14", "WK-FIR-15", "WK-EQW-01", "WK-EQW-02", "WK-EQU-06", "WK-REV-05")
def test_shots_against_exact_rulers_and_lines() -> None:
    legal = 0
    for chance in cases(400, 20_000):
        table = scene(chance)
        name, phase = chance.choice("ABCD"), chance.randrange(1, 3)
        equipment = chance.choices([*WEAPONS, *UPGRADES], k=3)
        table.equip(name, *equipment).phase_number = phase
        seat = table.seat_of(name)
        pairs = {
            (slot, target): direction_of_shot(table.g, table.t, seat, slot, table.seat_of(target))
            for slot in range(3)
            for target in "ABCD"
            if can_hit(table.g, table.t, seat, slot, table.seat_of(target))
        }
        assert NOBODY not in pairs.values()
        assert pairs == expected(table, name, phase, equipment)
        legal += len(pairs)
    assert legal > 200

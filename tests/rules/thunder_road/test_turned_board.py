"""Which of the three tiles the record begins with makes no difference: a game is the same on a board turned round.

Positions full of cards are played by chance, with the same dice, on three boards that differ in nothing else.
"""

import random

import pytest

from carambolage.games.thunder_road.names.things import Command
from tests.games.thunder_road.scenario import Scenario
from tests.games.thunder_road.scenario.names import (
    AIRSTRIKES,
    BOUNTIES,
    COMMANDS,
    CONDITIONS,
    LEADERS,
    ONE_SHOTS,
    UPGRADES,
)
from tests.rules.thunder_road.log.story import log

CARS = ("small", "medium", "large")
CAR_CREWS = ("blue", "green", "orange")
SPACES = [(lane, a) for lane in range(6) for a in range(24)]
TOKENS = ("mine", "oil", "mud", "wreck", "mine", "oil", "glass", "ramp", "fire", "pit_trap")
GROUNDS = ("sand", "mud", "salt", "goo", "glass", "ramp", "impassable")
ONGOING = ("leaky_tank", "pulls_left", "homing_beacon", "smoking_engine", "rubber_bumpers", "unstable_ammo")
BONUS = [name for name, number in COMMANDS.items() if number >= Command.BONUS]
DECISIONS = 40
TELL_A_SLOT = ("hazards_laid", "condition_shown", "finish_line")


def turned(tiles: int, chance: random.Random) -> Scenario:
    """A position by chance, on a board whose rear tile is the first, second or third of the record: a crowd around a
    space that is the first of the record on one of the three.
    """
    crews = ("blue", "green", chance.choice(["big_rig", "final_five", "orange"]))
    table = Scenario(*crews, carnage=True)
    table.rear, sides = tiles, list(table.sides)
    for place, side in enumerate(sides):
        table.sides[(tiles + place) % 3] = side
    first = (0, chance.choice([0, 8, 16]))
    spaces = sorted(SPACES, key=lambda space: (space[0] > 3 or abs(space[1] - first[1]) > 3, chance.random()))
    spaces.remove(first)
    if crews[2] == "big_rig":
        spaces = [space for space in spaces if space[0] > 0 or abs(space[1] - first[1]) > 2]
    table.ground({space: chance.choice(GROUNDS) for space in spaces[30:] if chance.random() < 0.3})
    for space, token in zip(spaces[20:], TOKENS, strict=False):
        table.token(space, token)
    stand(table, crews, [first, *spaces[:20]], chance)
    for crew in crews:
        arm(table, crew, chance)
    for tile in range(3):
        table.condition(tile, chance.choice(sorted(CONDITIONS)))
    return table


def stand(table: Scenario, crews: tuple[str, ...], spaces: list[tuple[int, int]], chance: random.Random) -> None:
    """The vehicles, and one chopper; one of them on the first of some spaces."""
    names = [f"{crew} {size}" for crew in crews if crew in CAR_CREWS for size in CARS]
    names += [f"bike {number}" for number in range(1, 6)] * (crews[2] == "final_five")
    chance.shuffle(names)
    if crews[2] == "big_rig":
        lane, column = spaces.pop(0)
        front = min(max(column + chance.randrange(3), 2), 23)
        table.put({f"rig {part}": (lane, front - number) for number, part in enumerate(("front", "middle", "rear"))})
    names.insert(chance.choice([0, 0, 5]), "chopper")
    for name, space in zip(names, spaces, strict=False):
        if name == "chopper":
            table.chopper("blue", space)
        else:
            table.put({name: space})
    for name in names:
        if name.split()[0] in CAR_CREWS:
            table.upgrade(name, chance.choice(sorted(UPGRADES)))
    table.damage("blue large", chance.choice(ONGOING)).burning("green medium").damage("green large", "dent")


def arm(table: Scenario, crew: str, chance: random.Random) -> None:
    """A crew has cards."""
    table.hand(crew, airstrike=chance.choice(sorted(AIRSTRIKES)), bounty=chance.choice(sorted(BOUNTIES)))
    table.hand(crew, one_shot=chance.choice(sorted(ONE_SHOTS)))
    if crew in CAR_CREWS:
        table.leader(crew, chance.choice(sorted(LEADERS))).scrap(crew, 1)
    if crew != "big_rig":
        table.bonus(crew, chance.choice(BONUS))


def played(tiles: int, seed: int) -> list[str]:
    """The log of a game in which chance answers, the same on every board; but for the slots of new tiles."""
    chance = random.Random(seed)
    table = turned(tiles, chance).round("blue")
    for _ in range(DECISIONS):
        if table.over or not table.asked:
            break
        answers = sorted(table.offers - {"decline"} or table.offers)
        table.choose(chance.choice(answers))
    return [line for line in log(table) if line.split()[0] not in TELL_A_SLOT]


@pytest.mark.rule("TR-GEO-02", "TR-GEO-04", "TR-GEO-07")
@pytest.mark.parametrize("seed", range(60))
def test_a_game_is_the_same_on_a_board_turned_round(seed: int) -> None:
    first, second, third = (played(tiles, seed) for tiles in range(3))
    assert first == second
    assert first == third

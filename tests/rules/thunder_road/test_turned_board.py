"""Which of the three tiles the record begins with makes no difference: a game is the same on a board turned round.

Positions full of cards are played by chance, with the same dice, on three boards that differ in nothing else.
"""

import random
from collections.abc import Iterator

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
SPACES = [(lane, a) for lane in range(6) for a in range(24)]
TOKENS = ("mine", "oil", "mud", "wreck", "mine", "oil", "glass", "ramp", "fire", "pit_trap")
GROUNDS = ("sand", "mud", "salt", "goo", "glass", "ramp", "impassable")
ONGOING = ("leaky_tank", "pulls_left", "homing_beacon", "smoking_engine", "rubber_bumpers", "unstable_ammo")
BONUS = [name for name, number in COMMANDS.items() if number >= Command.BONUS]
DECISIONS = 60
TELL_A_SLOT = ("hazards_laid", "condition_shown", "finish_line")


def turned(tiles: int, chance: random.Random) -> Scenario:
    """A position by chance, on a board whose rear tile is the first, second or third of the record."""
    crews = ("blue", "green", chance.choice(["big_rig", "final_five", "orange"]))
    table = Scenario(*crews, carnage=True)
    table.rear, sides = tiles, list(table.sides)
    for place, side in enumerate(sides):
        table.sides[(tiles + place) % 3] = side
    spaces = chance.sample(SPACES, len(SPACES))
    table.ground({space: chance.choice(GROUNDS) for space in spaces[100:]})
    for space, token in zip(spaces[80:], TOKENS, strict=False):
        table.token(space, token)
    places = iter([(0, 8 * chance.randrange(3)), *(space for space in spaces[:80] if space[0] < 5)])
    for crew in crews:
        stand(table, crew, places, chance)
        arm(table, crew, chance)
    for tile in range(3):
        table.condition(tile, chance.choice(sorted(CONDITIONS)))
    return table


def stand(table: Scenario, crew: str, spaces: Iterator[tuple[int, int]], chance: random.Random) -> None:
    """The vehicles of a crew stand anywhere."""
    if crew == "big_rig":
        column = chance.choice([2, 8, 9, 16])
        table.ground({(5, a): "road" for a in range(24)})
        for number, part in enumerate(("front", "middle", "rear")):
            table.put({f"rig {part}": (5, column - number)})
    elif crew == "final_five":
        table.put({f"bike {number}": next(spaces) for number in range(1, 6)})
    else:
        table.put({f"{crew} {size}": next(spaces) for size in CARS})
        for size in CARS:
            table.upgrade(f"{crew} {size}", chance.choice(sorted(UPGRADES)))
        if crew == "blue":
            table.damage("blue large", chance.choice(ONGOING))
        else:
            table.burning(f"{crew} medium")


def arm(table: Scenario, crew: str, chance: random.Random) -> None:
    """A crew has cards, and perhaps a chopper."""
    table.hand(crew, airstrike=chance.choice(sorted(AIRSTRIKES)), bounty=chance.choice(sorted(BOUNTIES)))
    table.hand(crew, one_shot=chance.choice(sorted(ONE_SHOTS)))
    if crew in ("blue", "green", "orange"):
        table.leader(crew, chance.choice(sorted(LEADERS))).scrap(crew, 1)
    if crew != "big_rig":
        table.bonus(crew, chance.choice(BONUS))
        table.chopper(crew, (5, chance.choice([3, 11, 19])) if crew == "green" else (4, 0))


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
@pytest.mark.parametrize("seed", range(16))
def test_a_game_is_the_same_on_a_board_turned_round(seed: int) -> None:
    first, second, third = (played(tiles, seed) for tiles in range(3))
    assert first == second
    assert first == third

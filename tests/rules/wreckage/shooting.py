"""What the tests of firing and damage share: a shot, and damage cards for a car."""

from carambolage.engine.rules.dice import sow
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.things import NOBODY, Cause
from tests.games.wreckage.scenario import Scenario


def shots(table: Scenario, name: str = "A", phase: int = 1) -> set[str]:
    """The shots that a car is offered in its fire step, without the answer to pass."""
    table.action(name, phase)
    return {said for said in table.offers if said.startswith("fire ")}


def damage(table: Scenario, name: str, *cards: str, cause: int = Cause.COLLISION) -> Scenario:
    """Exactly these damage cards are drawn for a car."""
    table.fate(*cards)
    return table.effect(Effect.DAMAGE, table.seat_of(name), len(cards), cause, NOBODY, NOBODY)


def seeded(table: Scenario, seed: int) -> Scenario:
    """Chance takes its numbers from a seed."""
    sow(table.g, seed)
    return table

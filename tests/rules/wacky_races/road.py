"""A race under way for tests of powers and races: A drives the car in question, the others are out of its way."""

from typing import Any

from tests.games.wacky_races.scenario import Scenario

SPARE = ("rm", "pe", "pf", "ac", "gt", "sb", "am", "rr", "as", "pp")


def road(
    car: str, *others: str, seats: int = 3, neutrals: tuple[str, ...] = (), default: str = "D", **more: Any
) -> Scenario:
    """A on 10 with the hand DFP, B to F far ahead; only A has powers, the whole course shows one terrain."""
    spare = [name for name in SPARE if name not in (car, *others, *neutrals)]
    players = [car, *others]
    players += spare[: seats - len(players)]
    driven = [name for name in spare if name not in players]
    rest = (*neutrals, *driven[: 6 - seats - len(neutrals)])
    table = Scenario(*players, neutrals=rest, **more).course(default)
    table.places(A=10, B=20, C=21, D=22, E=23, F=24)
    for racer in "ABCDEF"[:seats]:
        table.hand(racer, "DFP")
        if racer != "A":
            table.face_up(racer, "")
    return table


def places(table: Scenario, racers: str = "ABCDEF") -> list[int]:
    """Where some racers stand."""
    return [table.place(racer) for racer in racers]

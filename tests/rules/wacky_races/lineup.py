"""Races in which nothing happens but what a test brings about."""

from typing import Any

from tests.games.wacky_races.scenario import Scenario

CARS = ("ac", "gt", "pp", "rm", "pf", "rr")


def quiet_race(players: int = 6, default: str = "D", **options: Any) -> Scenario:
    """All powers face down, the villain out, both halves of one terrain, three different cards in every hand."""
    table = Scenario(*CARS[:players], **options).course(default)
    for racer in "ABCDEF"[:players]:
        table.face_up(racer, "").hand(racer, "DFP")
    table.villain_out = 1
    return table


def bring_villain(table: Scenario, place: int) -> Scenario:
    """Let the villain take part again, on a place."""
    table.villain_out = 0
    return table.villain(place)


def places(table: Scenario) -> list[int]:
    """Where the racers A to F stand."""
    return [table.place(racer) for racer in "ABCDEF"]

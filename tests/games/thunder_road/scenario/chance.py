"""Fixing chance: what is rolled and drawn next, in words."""

from typing import Self

from tests.games.thunder_road.scenario.cards import Cards
from tests.games.thunder_road.scenario.names import DAMAGES, FIRES, HAZARDS, ONGOING, SHOTS, SLAMS, way_of


class Chance(Cards):
    """Dice and piles."""

    def fate(self, **outcomes: object) -> Self:
        """Fix the next outcomes in the order given; a list stands for several of a kind, another call for more after.

        Kinds: direction, slam, shot, stunt, fire, road, die, rig_die, bike_die (faces of dice); damage, hazard (drawn
        tokens), ongoing (the effect card drawn from the deck as it is now), number (any roll, as a number from 0).
        """
        for kind, given in outcomes.items():
            for outcome in given if isinstance(given, list) else [given]:
                self.fix(self._number(kind, outcome))
        return self

    def _number(self, kind: str, outcome: object) -> int:
        words = str(outcome)
        match kind:
            case "damage":
                return DAMAGES[words]
            case "hazard":
                return HAZARDS[words]
            case "ongoing":
                return (self.g.ongoing_deck & ((1 << ONGOING[words]) - 1)).bit_count()
            case "number":
                return int(words)
        return self._faces(kind).index(self._result(kind, words))

    def _faces(self, kind: str) -> list[int]:
        t = self.t
        return {
            "direction": t.direction_die,
            "slam": t.slam_die,
            "shot": t.shooting_die,
            "stunt": t.stunt_die,
            "fire": t.fire_die[self.g.house.fire_die],
            "road": t.road_die,
            "die": t.car_die,
            "rig_die": t.rig_die,
            "bike_die": t.bike_die,
        }[kind]

    def _result(self, kind: str, words: str) -> int:
        if kind == "direction":
            return way_of(words)
        names = {"slam": SLAMS, "shot": SHOTS, "fire": FIRES}.get(kind)
        return names[words] if names else int(words)

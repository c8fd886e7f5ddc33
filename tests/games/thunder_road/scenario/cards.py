"""Setting cards: leaders, upgrades, hand cards, conditions, tokens, German Engineering."""

from typing import Self

from carambolage.games.thunder_road.names.things import Command
from tests.games.thunder_road.scenario.names import (
    AIRSTRIKES,
    BOUNTIES,
    COMMANDS,
    CONDITIONS,
    LEADERS,
    ONE_SHOTS,
    UPGRADES,
)
from tests.games.thunder_road.scenario.placing import Placing


class Cards(Placing):
    """The cards; each of these turns its expansion on."""

    def _with(self, expansion: str) -> None:
        self.g.house.cards = 1
        setattr(self.g.house, expansion, max(1, getattr(self.g.house, expansion)))

    def leader(self, crew: str, name: str, tokens: int = -1) -> Self:
        """A crew's leader, with the command tokens of its stars unless told otherwise."""
        self._with("leaders")
        c = self.g.crews[self.crew(crew)]
        c.leader = LEADERS[name] + 1
        c.tokens = tokens if tokens >= 0 else self.t.stars[LEADERS[name]]
        return self

    def tokens(self, crew: str, count: int) -> Self:
        """The command tokens that a crew can still place."""
        self.g.crews[self.crew(crew)].tokens = count
        return self

    def scrap(self, crew: str, count: int) -> Self:
        self.g.crews[self.crew(crew)].scrap = count
        return self

    def upgrade(self, vehicle: str, name: str, loads: int = 0) -> Self:
        """The upgrade of a car, perhaps with controlled tokens on it."""
        self._with("upgrades")
        v = self.g.vehicles[self.vehicle(vehicle)]
        v.upgrade, v.loads = UPGRADES[name] + 1, loads
        return self

    def hand(self, crew: str, *, airstrike: str = "", bounty: str = "", one_shot: str = "") -> Self:
        """The hidden hand cards of a crew."""
        c = self.g.crews[self.crew(crew)]
        if airstrike:
            self._with("advanced_airstrikes")
            c.airstrike = AIRSTRIKES[airstrike] + 1
        if bounty:
            self._with("bounties")
            c.bounty = BOUNTIES[bounty] + 1
        if one_shot:
            self._with("one_shots")
            c.one_shot = ONE_SHOTS[one_shot] + 1
        return self

    def bonus(self, crew: str, name: str) -> Self:
        """A crew's bonus command."""
        self._with("bonus_commands")
        self.g.crews[self.crew(crew)].bonus = COMMANDS[name] - Command.BONUS + 1
        return self

    def condition(self, tile: int, name: str) -> Self:
        """The road condition of a tile of the present board: 0 is the rear, 2 the lead tile."""
        self._with("road_conditions")
        self.g.conditions[(self.g.rear + tile) % 3] = CONDITIONS[name] + 1
        return self

    def german(self, crew: str, *numbers: int) -> Self:
        """A crew plays with cards: exactly these (1 to 18) are in its hand, the rest in its deck."""
        self._with("german_engineering")
        c = self.g.crews[self.crew(crew)]
        c.german = 1
        c.hand = sum(1 << (number - 1) for number in numbers)
        c.deck = (1 << 18) - 1 & ~c.hand
        c.boards = c.discard = 0
        return self

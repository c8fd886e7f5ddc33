"""The set-up of Road Kill Rally as tests play it: from the first question on."""

from typing import Self

from carambolage.engine.twins.execution import blank_game
from carambolage.games.road_kill_rally.game import GAME
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Accessory
from tests.games.road_kill_rally.scenario import TABLES, Scenario

ACCESSORY = Accessory.ids()


class Opening(Scenario):
    """A game that has just been dealt; the first player is asked what to mount."""

    def __init__(self, players: int = 2, seed: int = 1, **options: str) -> None:
        self.begin(blank_game(GAME, players, {"start_seat": "first", **options}), TABLES)
        self.floor = 0
        self.twin.begin(self.g, self.t, seed)
        self.settle()

    def accessories(self, name: str, cards: str) -> Self:
        """Give a player exactly these accessories, from and to the pile, and list the answers anew."""
        seat, g = self.seat_of(name), self.g
        for kind, card in enumerate(ACCESSORY):
            g.part_deck[kind] += g.parts[seat][kind] - cards.split().count(card)
            g.parts[seat][kind] = cards.split().count(card)
        g.part_deck_left += g.part_cards[seat] - len(cards.split())
        g.part_cards[seat] = len(cards.split())
        if g.seat == seat:
            self.pose(g.ask, seat, *g.about)
        return self

    def mount_nothing(self) -> Self:
        """Everybody leaves all slots empty."""
        while self.question == Question.MOUNT_SLOT:
            self.choose("leave_empty")
        return self

    def poles(self, *numbers: int) -> Self:
        """The players choose these poles."""
        return self.choose(*(f"pole {number}" for number in numbers))

"""Reading a position."""

from carambolage.games.thunder_road.ground.tokens import is_faceup
from carambolage.games.thunder_road.names.things import Reason
from carambolage.games.thunder_road.state import GONE, START
from tests.games.thunder_road.scenario.answers import Answers
from tests.games.thunder_road.scenario.names import (
    CREWS,
    DAMAGES,
    HAZARDS,
    ONGOING,
    QUESTIONS,
    TERRAINS,
    word,
    words_of,
)
from tests.games.thunder_road.scenario.placing import Space

REASONS = words_of(Reason)


class Reading(Answers):
    """What lies on the table, and what is asked."""

    @property
    def asked(self) -> str:
        """The open question, "" when nobody is asked."""
        return word(QUESTIONS, self.g.ask) if self.g.ask else ""

    @property
    def player(self) -> str:
        """The crew of the player who is asked (with two crews the first)."""
        seats = [c.seat for c in self.g.crews]
        return word(CREWS, self.g.crews[seats.index(self.g.seat)].kind) if self.g.ask else ""

    @property
    def moves(self) -> int:
        """The unspent moves of the active vehicle."""
        return self.g.turn.moves

    def where(self, vehicle: str) -> Space | str:
        """(lane, a), "start" or "gone"."""
        space = self.g.vehicles[self.vehicle(vehicle)].space
        return {START: "start", GONE: "gone"}.get(space) or self.place_of(space)

    def eliminated(self, vehicle: str) -> bool:
        return self.where(vehicle) == "gone"

    def broken(self, vehicle: str) -> bool:
        return self.g.vehicles[self.vehicle(vehicle)].broken != 0

    def is_burning(self, vehicle: str) -> bool:
        return self.g.vehicles[self.vehicle(vehicle)].burning != 0

    def damage_of(self, vehicle: str) -> tuple[str, ...]:
        """The damage tokens of a vehicle by name; with an effect card the card's name."""
        v = self.g.vehicles[self.vehicle(vehicle)]
        pairs = zip(v.damage, v.ongoing, strict=True)
        return tuple(word(ONGOING, card - 1) if card else word(DAMAGES, kind) for kind, card in pairs if kind >= 0)

    def token_at(self, place: Space) -> str:
        """The token of a space, "?mud" when it lies facedown, "" for none."""
        space = self.space(place)
        if self.g.token[space] < 0:
            return ""
        return ("" if is_faceup(self.g, space) else "?") + word(HAZARDS, self.g.token[space])

    def ground_at(self, place: Space) -> str:
        return word(TERRAINS, self.g.ground[self.space(place)])

    def chopper_of(self, crew: str) -> Space | str:
        """(lane, a), "off" the board, or "gone" for good."""
        space = self.g.crews[self.crew(crew)].chopper
        return {START: "off", GONE: "gone"}.get(space) or self.place_of(space)

    def dice_of(self, crew: str) -> list[int]:
        """The unused movement dice of a crew, sorted."""
        return sorted(value for value in self.g.crews[self.crew(crew)].dice if value)

    def is_out(self, crew: str) -> bool:
        return self.g.crews[self.crew(crew)].out != 0

    @property
    def winner(self) -> str:
        """The winner's crew, "draw", or "" while the game goes on."""
        if not self.g.over:
            return ""
        seats = [c.seat for c in self.g.crews]
        return word(CREWS, self.g.crews[seats.index(self.g.winner)].kind) if self.g.winner >= 0 else "draw"

    @property
    def reason(self) -> str:
        """Why the game ended."""
        return word(REASONS, self.g.reason) if self.g.over else ""

"""Answers in words, and back."""

from collections.abc import Mapping

from carambolage.games.thunder_road.names.action import ACTIONS
from carambolage.games.thunder_road.turn.boards import command_in
from tests.games.thunder_road.scenario.chance import Chance
from tests.games.thunder_road.scenario.names import (
    CARDS,
    COMMANDS,
    CREWS,
    DAMAGES,
    LEADERS,
    RIG_COMMANDS,
    UPGRADES,
    letters_of,
    vehicle_word,
    word,
)


class Answers(Chance):
    """How an answer is written: its verb, then its fields; "assign 4 medium", "command 3 nitro", "step FL"."""

    def say(self, action: int) -> str:
        """An answer in a few words."""
        meaning = ACTIONS.unpack(action)
        verb, fields = meaning.verb, meaning.fields
        words = [verb, *(self._field(verb, name, number, fields) for name, number in fields.items())]
        return " ".join(filter(None, words))

    def _field(self, verb: str, name: str, number: int, fields: Mapping[str, int]) -> str:
        if name == "value":
            return str(number + 1)
        if name == "direction":
            return letters_of(number)
        if name == "space":
            return "{},{}".format(*self.place_of(number))
        if name == "crew":
            return self._crew(verb, number)
        if name == "vehicle":
            return self._vehicle(verb, number, fields)
        if name == "slot":
            return self._slot(verb, number)
        if name == "leader":
            return word(LEADERS, number)
        if name == "kind":
            return word(DAMAGES, number)
        if name == "command":
            return word(RIG_COMMANDS, number)
        if name == "card":
            return self._card(verb, number)
        return str(number)

    def _crew(self, verb: str, number: int) -> str:
        """The colour, which goes without saying when the crew in turn assigns."""
        if verb == "crew":
            return word(CREWS, number)
        return "" if number == self.g.turn.crew else word(CREWS, self.g.crews[number].kind)

    def _vehicle(self, verb: str, number: int, fields: Mapping[str, int]) -> str:
        if verb in ("assign", "assign_card"):
            return vehicle_word(self.g.crews[fields["crew"]].kind, number)
        if verb == "swap":
            return vehicle_word(0, number)
        return self.name_of(number)

    def _slot(self, verb: str, number: int) -> str:
        if verb in ("command", "command_card", "token", "first"):
            return word(COMMANDS, command_in(self.g, self.t, self.g.turn.crew, number))
        return str(number + 1)

    def _card(self, verb: str, number: int) -> str:
        if verb == "use":
            return word(CARDS, number)
        return word(UPGRADES, number) if verb == "keep" else str(number + 1)

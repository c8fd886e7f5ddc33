"""Racers chosen for the seats on the command line (`--racers`), answered when the game asks."""

from collections.abc import Iterator, Sequence

from carambolage.cli.errors import UsageError
from carambolage.engine.match.choice import Choice
from carambolage.engine.match.match import Match

_VERB = "choose_racer"


class SeatChoices:
    """The racer of each seat from the first on; an empty name leaves the choice to the seat."""

    def __init__(self, racers: Sequence[str], seats: int, lang: str) -> None:
        if len(racers) > seats:
            raise UsageError(f"{len(racers)} racers are named, but there are only {seats} seats")
        self.lang = lang
        self._open = {seat: racer for seat, racer in enumerate(racers) if racer}

    def chosen_action(self, match: Match, seat: int) -> int | None:
        """The action that takes the racer chosen for an asked seat; none without one."""
        if seat not in self._open:
            return None
        racer = self._open.pop(seat)
        offered = [choice for choice in match.choices(seat) if choice.meaning.verb == _VERB]
        if not offered:
            raise UsageError(f"seat {seat + 1} wants {racer!r}, but this game does not let it choose a racer")
        return self._only(racer, offered).action

    def leave_chosen(self, match: Match, seat: int, action: int) -> int:
        """The answer of a bot, or another one where it would take a racer that is chosen for another seat."""
        if not self._open or match.game.actions.unpack(action).verb != _VERB:
            return action
        choices = match.choices(seat)
        chosen = {choice.action for racer in self._open.values() for choice in self._named(racer, choices)}
        return next(number for number in (action, *match.offers(seat)) if number not in chosen)

    def _only(self, racer: str, offered: list[Choice]) -> Choice:
        fitting = list(self._named(racer, offered))
        if len(fitting) != 1:
            which = "is no racer that can be chosen" if not fitting else "fits several racers"
            raise UsageError(f"{racer!r} {which}; choose from: {', '.join(self._names(offered))}")
        return fitting[0]

    def _names(self, offered: Sequence[Choice]) -> Iterator[str]:
        """What racers are called, without all that is said about them."""
        for choice in offered:
            yield choice.words(self.lang).partition(" (")[0].replace("\u00a0:", ":")

    def _named(self, racer: str, offered: Sequence[Choice]) -> Iterator[Choice]:
        for choice in offered:
            if any(racer.casefold() in choice.words(lang).casefold() for lang in {self.lang, "en"}):
                yield choice

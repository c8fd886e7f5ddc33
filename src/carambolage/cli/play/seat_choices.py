"""Wishes for racers, named on the command line and granted when the game asks."""

from collections.abc import Iterator, Sequence

from carambolage.cli.errors import UsageError
from carambolage.engine.match.choice import Choice
from carambolage.engine.match.match import Match

_VERB = "choose_racer"


class Wishes:
    """The racer that each seat wants, from the first seat on; an empty name is no wish."""

    def __init__(self, racers: Sequence[str], seats: int, lang: str) -> None:
        if len(racers) > seats:
            raise UsageError(f"{len(racers)} racers are named, but there are only {seats} seats")
        self.lang = lang
        self._open = {seat: racer for seat, racer in enumerate(racers) if racer}

    def granted(self, match: Match, seat: int) -> int | None:
        """The action that fulfils the wish of an asked seat; none without a wish."""
        if seat not in self._open:
            return None
        racer = self._open.pop(seat)
        offered = [choice for choice in match.choices(seat) if choice.meaning.verb == _VERB]
        if not offered:
            raise UsageError(f"seat {seat + 1} wants {racer!r}, but this game does not let it choose a racer")
        return self._only(racer, offered).action

    def spared(self, match: Match, seat: int, action: int) -> int:
        """Another racer for a bot that would take one that somebody has wished for."""
        if not self._open or match.game.actions.unpack(action).verb != _VERB:
            return action
        choices = match.choices(seat)
        wanted = {choice.action for racer in self._open.values() for choice in self._named(racer, choices)}
        return next(number for number in (action, *match.offers(seat)) if number not in wanted)

    def _only(self, racer: str, offered: list[Choice]) -> Choice:
        found = list(self._named(racer, offered))
        if len(found) != 1:
            which = "is no racer that can be chosen" if not found else "fits several racers"
            raise UsageError(f"{racer!r} {which}; choose from: {', '.join(self._names(offered))}")
        return found[0]

    def _names(self, offered: Sequence[Choice]) -> Iterator[str]:
        """What racers are called, without all that is said about them."""
        for choice in offered:
            yield choice.words(self.lang).partition(" (")[0].replace("\u00a0:", ":")

    def _named(self, racer: str, offered: Sequence[Choice]) -> Iterator[Choice]:
        for choice in offered:
            if any(racer.casefold() in choice.words(lang).casefold() for lang in {self.lang, "en"}):
                yield choice

"""Several answers typed at once, as for the steps of a path: given one by one while nothing unknown intervenes."""

from dataclasses import dataclass, field

from carambolage.engine.match.match import Match


@dataclass
class Plan:
    """What a seat wants to answer next, and how the game stood when it was planned."""

    seat: int = -1
    actions: list[int] = field(default_factory=list)
    _known: tuple[int, int, int] = (0, 0, 0)

    def lay(self, match: Match, seat: int, actions: list[int]) -> None:
        """Plan answers to the question at hand and to the same question asked again."""
        self.seat, self.actions, self._known = seat, actions, _known(match)

    def next_action(self, match: Match, seat: int) -> int | None:
        """The next planned answer; none when there is no plan, or when it no longer fits."""
        if seat != self.seat or not self.actions:
            return None
        action = self.actions.pop(0)
        if self._known == _known(match) and action in match.offers(seat):
            return action
        self.actions.clear()
        return None


def _known(match: Match) -> tuple[int, int, int]:
    """The question, and how many dice and cards have been seen: a plan holds as long as these stay the same."""
    return match.state.ask, match.state.rolls, match.state.reveals

"""A queue of answers typed at once, as for the steps of a path, valid while nothing unknown is revealed."""

from dataclasses import dataclass, field

from carambolage.engine.match.match import Match


@dataclass
class AnswerQueue:
    """The next answers of a seat, and how the game stood when they were typed."""

    seat: int = -1
    actions: list[int] = field(default_factory=list)
    _known: tuple[int, int, int] = (0, 0, 0)

    def fill(self, match: Match, seat: int, actions: list[int]) -> None:
        """Queue answers of a seat to the question that it is asked now, for when it is asked again."""
        self.seat, self.actions, self._known = seat, actions, _known(match)

    def next_action(self, match: Match, seat: int) -> int | None:
        """The next answer of a seat; none when there is none, or when it no longer fits."""
        if seat != self.seat or not self.actions:
            return None
        action = self.actions.pop(0)
        if self._known == _known(match) and action in match.offers(seat):
            return action
        self.actions.clear()
        return None


def _known(match: Match) -> tuple[int, int, int]:
    """The question, and how many dice and cards have been seen: the queue holds as long as these stay the same."""
    return match.state.ask, match.state.rolls, match.state.reveals

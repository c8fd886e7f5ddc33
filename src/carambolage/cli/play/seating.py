"""Who sits where: people on some seats, a bot on every other."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from carambolage.bots import one_per_seat
from carambolage.cli.errors import UsageError


@dataclass(frozen=True)
class Seating:
    """The seats of the people, and the name of the bot on each other seat."""

    people: tuple[int, ...]
    bots: Mapping[int, str]


def seated(seats: int, people: Sequence[int], bots: Sequence[str]) -> Seating:
    """Put people on their seats and bots on the others, repeated as often as needed."""
    for seat in people:
        if seat >= seats:
            raise UsageError(f"there is no seat {seat + 1}; the seats are 1 to {seats}")
    free = [seat for seat in range(seats) if seat not in people]
    chosen = one_per_seat(bots, len(free)) if free else ()
    return Seating(tuple(people), dict(zip(free, chosen, strict=True)))


def as_arguments(seating: Seating) -> list[str]:
    """The words of a command line that seat everybody like this again."""
    people = ",".join(str(seat + 1) for seat in seating.people) or "none"
    return ["--seat", people, *(["--bots", ",".join(seating.bots.values())] if seating.bots else [])]

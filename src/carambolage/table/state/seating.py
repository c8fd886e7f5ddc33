"""The seats of a table: who holds each, and which bot plays."""

from dataclasses import dataclass

from carambolage.table.store import entry as log


@dataclass
class Place:
    """A seat; `bot` plays while it is set, `level` is the bot that would; who is `flagged` has run out of time.

    `spent` is the hash of the link that led here once; a `guest` comes by a link, and did not open the table.
    """

    name: str | None
    person: bool
    free: bool
    bot: str | None
    level: str
    away: bool
    token: str | None
    flagged: bool = False
    spent: str | None = None
    guest: bool = False


def place_of(plan: log.ChairPlan) -> Place:
    """A seat as it is when the table opens."""
    is_bot = plan.kind == "bot"
    is_open, bot = plan.kind == "open", plan.bot if is_bot else None
    return Place(plan.name, not is_bot, is_open, bot, plan.bot, False, plan.token, guest=is_open)


class Seating:
    """All seats of a table."""

    def __init__(self, plans: list[log.ChairPlan]) -> None:
        self.places = [place_of(plan) for plan in plans]
        self._links = [plan.token for plan in plans]

    def holder_of(self, token: str) -> int | None:
        """The seat that belongs to the hash of a token."""
        return next((seat for seat, place in enumerate(self.places) if place.token == token), None)

    def has_spent(self, token: str) -> bool:
        """Whether the hash is that of a link that was good for one use, and was used."""
        return any(place.spent == token for place in self.places)

    def is_by_link(self, seat: int) -> bool:
        """Whether the seat of a guest belongs to the link still, which whoever opened the table has seen."""
        place = self.places[seat]
        return place.guest and place.token is not None and place.token == self._links[seat]

    @property
    def names(self) -> list[str | None]:
        """The names that people gave."""
        return [place.name for place in self.places]

    @property
    def free(self) -> list[int]:
        """The seats that wait for somebody."""
        return [seat for seat, place in enumerate(self.places) if place.free]

    @property
    def players(self) -> list[int]:
        """The seats for which a person decides."""
        return [seat for seat, p in enumerate(self.places) if p.person and p.bot is None and not p.free]

    def is_for_taking(self, seat: int) -> bool:
        """Whether somebody with an invitation may sit down: the seat is free, or nobody but a bot was ever there."""
        return seat < len(self.places) and (self.places[seat].free or not self.places[seat].person)

    @property
    def has_room(self) -> bool:
        """Whether any seat is for taking."""
        return any(self.is_for_taking(seat) for seat in range(len(self.places)))

    def bot_on(self, seat: int) -> str | None:
        """The bot that plays for a seat now."""
        return self.places[seat].bot

    def begin(self) -> None:
        """Bots take the seats that are still free; whoever comes later takes them over."""
        for seat in self.free:
            place = self.places[seat]
            place.bot, place.away = place.level, True

    def change(self, body: log.Seating, began: bool) -> None:
        """Carry an entry about a seat out."""
        place = self.places[body.seat]
        match body:
            case log.Sat():
                known = place.name if place.person else None
                place.free, place.token, place.name = False, body.token, body.name or known
                place.person = True
                place.bot, place.away = None, False
            case log.Claimed():
                if place.away:
                    place.bot, place.away = None, False
                place.free = False
                if body.token is not None:
                    place.spent, place.token = place.token, body.token
            case log.Renamed():
                place.name = body.name
            case log.HandedOver() | log.RanOut() | log.LeftSeat():
                place.bot, place.level, place.away = body.bot, body.bot, False
                place.flagged = place.flagged or isinstance(body, log.RanOut)
            case log.Freed():
                place.free, place.token, place.name, place.guest = True, None, None, True
                place.bot, place.away = (body.bot, True) if began else (None, False)
            case log.StoodIn():
                place.bot, place.away = body.bot, True
            case log.TakenBack():
                place.bot, place.away = None, False

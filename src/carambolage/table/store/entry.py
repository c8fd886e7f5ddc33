"""The log of a table: what happened to it, one entry after the other. All else is worked out from it."""

from collections.abc import Iterable
from sys import intern
from typing import Any, Literal

import msgspec

from carambolage.table.protocol.commands import ReactionName
from carambolage.table.protocol.sights import Entry as EntryRule
from carambolage.table.protocol.sights import Flag, Room


class Body(msgspec.Struct, tag_field="what", frozen=True):
    """What an entry says."""

    @property
    def word(self) -> Any:
        """The tag, which is the word that clients read."""
        return self.__struct_config__.tag


class Began(Body, frozen=True, tag="began"):
    """The game began; bots took the seats that were still free."""


class Called(Body, frozen=True, tag="called"):
    """Whoever opened the table does not wait for more promises: those who gave one tell their numbers."""


class SeatBody(Body, frozen=True):
    """Something that concerns one seat."""

    seat: int


class Promised(SeatBody, frozen=True, tag="promised"):
    """A seat promised a number for the dice."""

    promise: str


class Revealed(SeatBody, frozen=True, tag="revealed"):
    """A seat told the number that it had promised."""

    number: str


class Answered(SeatBody, frozen=True, tag="answered"):
    """A seat answered its question."""

    action: int


class Undone(SeatBody, frozen=True, tag="undone"):
    """A seat took its last answer back."""


class Forfeited(SeatBody, frozen=True, tag="forfeited"):
    """A seat is out of the game: its clock ran out, or it conceded."""


class Voted(SeatBody, frozen=True, tag="voted"):
    """Another seat wishes that a bot plays for this one, at the question of a turn."""

    voter: int
    turn: int


class Awaited(SeatBody, frozen=True, tag="awaited"):
    """Another seat wishes that this one is waited for, at the question of a turn."""

    voter: int
    turn: int


class Wished(SeatBody, frozen=True, tag="wished"):
    """A seat wishes a pause or the end of the game, or wishes it no longer."""

    wish: Literal["pause", "end"]
    on: bool


class Muted(Body, frozen=True, tag="muted"):
    """Whoever opened the table does not want a seat to be heard, or spectators (none), or wants it again."""

    seat: int | None
    on: bool


class Admitted(Body, frozen=True, tag="admitted"):
    """What the address of the table alone is good for from now on."""

    entry: EntryRule


class Sat(SeatBody, frozen=True, tag="sat"):
    """Somebody took a free seat; from now on its token is the one with this hash."""

    name: str | None
    token: str


class Claimed(SeatBody, frozen=True, tag="claimed"):
    """The link of a free seat was used for the first time; its token is from now on the one with this hash, if any."""

    token: str | None = None


class Renamed(SeatBody, frozen=True, tag="renamed"):
    """A seat has another name."""

    name: str


class TakenBack(SeatBody, frozen=True, tag="taken_back"):
    """Whoever holds a seat plays again."""


class BotBody(SeatBody, frozen=True):
    """A bot plays for a seat from now on."""

    bot: str


class Freed(BotBody, frozen=True, tag="freed"):
    """A seat is free again; a bot plays for it if the game has begun."""


class HandedOver(BotBody, frozen=True, tag="handed_over"):
    """Whoever holds a seat lets a bot play."""


class StoodIn(BotBody, frozen=True, tag="stood_in"):
    """A bot stands in for somebody who has been gone for too long."""


class RanOut(BotBody, frozen=True, tag="ran_out"):
    """A clock ran out; a bot plays on."""


class LeftSeat(BotBody, frozen=True, tag="left"):
    """Whoever held a seat left it to a bot."""


class Said(Body, frozen=True, tag="said"):
    """A line of chat."""

    room: Room
    seat: int | None
    name: str | None
    text: str


class Reacted(Body, frozen=True, tag="reacted"):
    """A gesture."""

    seat: int | None
    reaction: ReactionName


Move = Began | Answered | Undone | Forfeited
Seating = Sat | Claimed | Renamed | HandedOver | StoodIn | RanOut | TakenBack | LeftSeat | Voted | Awaited | Freed
Agreement = Wished | Muted | Admitted
Mixing = Promised | Revealed | Called
AnyBody = Move | Seating | Mixing | Agreement | Said | Reacted


class Entry(msgspec.Struct, frozen=True):
    """One entry: its number, its time (milliseconds since 1970), the id it came under, and what the clocks showed."""

    seq: int
    at: int
    key: str
    body: AnyBody
    clocks: list[int] | None = None


class Payload(msgspec.Struct, frozen=True):
    """The part of an entry that stores keep as JSON."""

    body: AnyBody
    clocks: list[int] | None = None


def entry_of(seq: Any, at: Any, key: Any, rest: Any) -> Entry:
    """An entry from a row of a store."""
    payload = msgspec.json.decode(rest, type=Payload)
    return Entry(seq, at, key, payload.body, payload.clocks)


SeatKind = Literal["person", "open", "bot"]


class ChairPlan(msgspec.Struct, frozen=True):
    """How a seat starts: who it is for, its name, the bot on it, and the hash of its token."""

    kind: SeatKind
    name: str | None
    bot: str
    token: str | None


class ClockPlan(msgspec.Struct, frozen=True):
    """Milliseconds for the game, and for each decision; what it means when they are over."""

    bank: int
    more: int
    flag: Flag = "bot"


class TableRecord(msgspec.Struct, frozen=True):
    """What is written down when a table is opened, and never changes.

    `pack` is the hash of its components, `pack_name` the pack they come from; none for the game's own. `dice` is the
    way in which seeds are drawn from the secret, `mix` whether seats mix in numbers of their own, `entry` what the
    address alone is good for at first, an `exercise` the lesson or puzzle at whose position it begins, and `react` the
    milliseconds to react in, 0 for any time.
    """

    table: str
    created: int
    game: str
    rules: int
    pack: str
    players: int
    options: dict[str, str]
    secret: str
    salt: str
    chosen: bool
    chairs: list[ChairPlan]
    host: str
    watch: str
    invite: str
    clock: ClockPlan | None
    grace: int
    hints: bool
    pack_name: str | None = None
    dice: int = 1
    mix: bool = False
    entry: EntryRule = "links"
    exercise: str | None = None
    react: int = 0


def record_of(text: Any) -> TableRecord:
    """A record from a row of a store; all tables share the words of their options."""
    record = msgspec.json.decode(text, type=TableRecord)
    options = {intern(name): intern(value) for name, value in record.options.items()}
    return msgspec.structs.replace(record, options=options)


def in_order(rows: Iterable[tuple[Any, int]]) -> list[tuple[TableRecord, int]]:
    """The records of tables and when something last happened to each, from rows of a store; the oldest first."""
    return sorted(
        ((record_of(text), touched) for text, touched in rows), key=lambda row: (row[0].created, row[0].table)
    )

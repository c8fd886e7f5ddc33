"""What the server says over the socket: one JSON object a frame, told apart by `type`.

Whatever changes a table has a number, `seq`. Every connection gets every seq exactly once and in order: as `welcome`
(which stands for all up to its seq), `moved`, `seats`, `mixed`, `said`, `reacted`, or as a bare `tick` where the rest
is not meant for it. Who misses one joins again with the last seq seen.
"""

from typing import Literal

import msgspec

from carambolage.engine.client_facts import Highlight
from carambolage.engine.previews.preview import Leg, Point
from carambolage.table.protocol.commands import Id, Lang, ReactionName
from carambolage.table.protocol.sights import (
    Chair,
    ChatLine,
    Clock,
    Dice,
    GameData,
    Manners,
    Mixing,
    Phase,
    Preview,
    Sight,
    TableFacts,
)

SeatsWord = Literal[
    "sat", "renamed", "handed_over", "stood_in", "ran_out", "taken_back", "left", "voted", "awaited", "freed"
]


class Message(msgspec.Struct, tag_field="type", kw_only=True):
    """What every message has: a type."""


class Welcome(Message, tag="welcome"):
    """The whole table, after joining or changing the language; `holds` are the seats of this connection.

    `chat` has the lines after `since` (the latest hundred at most). `mixing` is none where no seat mixes in a number.
    `react`, here and in other messages, is the milliseconds that whoever is asked has left to react, none where no such
    time runs; it is the same whatever a seat holds.
    """

    id: Id
    version: int
    seq: int
    at: int
    facts: TableFacts
    game: GameData
    phase: Phase
    holds: list[int]
    host: bool
    invited: bool
    lang: Lang
    sights: list[Sight]
    chairs: list[Chair]
    clocks: list[Clock]
    react: int | None
    dice: Dice
    chat: list[ChatLine]
    spectators: int
    mixing: Mixing | None
    manners: Manners


class Moved(Message, tag="moved"):
    """The game went on: a seat answered, took an answer back or lost by its clock; or it began (without `seat`)."""

    seq: int
    at: int
    what: Literal["began", "answered", "undone", "forfeited"]
    seat: int | None
    phase: Phase
    sights: list[Sight]
    chairs: list[Chair]
    clocks: list[Clock]
    react: int | None
    dice: Dice


class Seats(Message, tag="seats"):
    """Somebody sat down, changed a name, handed a seat to a bot or took it back.

    Texts call players by their names: after a renaming `sights` has them all anew, from the first event on.
    """

    seq: int
    at: int
    what: SeatsWord
    seat: int
    chairs: list[Chair]
    clocks: list[Clock]
    react: int | None
    sights: list[Sight]


class Mixed(Message, tag="mixed"):
    """Somebody promised a number for the dice or told it, or the numbers were called."""

    seq: int
    at: int
    mixing: Mixing | None


class MannersTold(Message, tag="manners"):
    """What the people at the table agree on has changed; after a vote the game may be over."""

    seq: int
    at: int
    phase: Phase
    manners: Manners
    clocks: list[Clock]
    react: int | None


class Said(Message, tag="said"):
    """A line of chat."""

    seq: int
    line: ChatLine


class Reacted(Message, tag="reacted"):
    """A gesture; `seat` is none for a spectator."""

    seq: int
    at: int
    seat: int | None
    reaction: ReactionName


class Tick(Message, tag="tick"):
    """A seq that holds nothing for this connection."""

    seq: int


class Presence(Message, tag="presence"):
    """Who is connected now; not part of the sequence.

    Of the `devices` at each seat it is the most that there were since the message before: none comes unnoticed.
    `gone` is for how many milliseconds nobody has been at a seat, none while somebody is.
    """

    present: list[bool]
    gone: list[int | None]
    devices: list[int]
    spectators: int


class Ack(Message, tag="ack"):
    """The command was stored as this seq (or, where there is nothing to store, was done)."""

    id: Id
    seq: int


class Nack(Message, tag="nack"):
    """The command was refused and changed nothing. `seq` is where the table stands; what was unreadable has no `id`."""

    id: Id | None
    code: str
    text: str
    seq: int


class Lines(Message, tag="lines"):
    """The board as text."""

    id: Id
    seq: int
    lines: list[str]


class PositionText(Message, tag="position_text"):
    """The position in the notation that `carambolage.at` and `carambolage show` read."""

    id: Id
    seq: int
    text: str


class Past(Message, tag="past"):
    """How the game stood after `seq`, for each seat held; nothing can be answered there."""

    id: Id
    seq: int
    sights: list[Sight]


class Mark(msgspec.Struct):
    """Something worth jumping to: the seq that brought it, what it means, and the number of the event."""

    seq: int
    kind: Highlight
    event: int


class TimelineTold(Message, tag="timeline"):
    """The game as a line of moves: their seqs, without those that were taken back, and the marks on it."""

    id: Id
    seq: int
    moves: list[int]
    marks: list[Mark]


class Moment(msgspec.Struct):
    """How the game stood after `seq`, for each seat held, with what happened since the moment before."""

    seq: int
    sights: list[Sight]


class ReelShown(Message, tag="reel"):
    """Several moments; the views of the first are whole, those after it have what changed."""

    id: Id
    moments: list[Moment]


class Considered(msgspec.Struct):
    """An answer that a bot thought about: how often, and what it expects of it, from 0 (the last) to 1 (the win)."""

    action: int
    visits: int
    expectation: float


class Hinted(Message, tag="hinted"):
    """What a bot would answer to the question of this turn; `considered` is empty where it did not look ahead."""

    id: Id
    seat: int
    turn: int
    bot: str
    action: int
    considered: list[Considered]


class Previews(Message, tag="previews"):
    """What answers would do."""

    id: Id
    seat: int
    turn: int
    previews: list[Preview]


class RoutesFound(Message, tag="routes"):
    """All ways on which a seat can take its piece; point 0 is the question that stands."""

    id: Id
    seat: int
    turn: int
    points: list[Point]
    legs: list[Leg]


class Pong(Message, tag="pong"):
    """The server's time in milliseconds since 1970, and where the table stands."""

    id: Id
    at: int
    seq: int


class Notice(Message, tag="notice"):
    """Something about the server that everybody should know: `store_away` (moves wait), `store_back`."""

    code: str
    text: str


class Closing(Message, tag="closing"):
    """The connection is about to be closed, and why: `restart`, `too_fast`, `too_slow`, `full`."""

    code: str
    text: str


AnyMessage = (
    Welcome
    | Moved
    | Seats
    | Mixed
    | MannersTold
    | Notice
    | Said
    | Reacted
    | Tick
    | Presence
    | Ack
    | Nack
    | Lines
    | PositionText
    | Past
    | TimelineTold
    | ReelShown
    | Hinted
    | Previews
    | RoutesFound
    | Pong
    | Closing
)

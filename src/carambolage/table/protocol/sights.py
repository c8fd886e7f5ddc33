"""What people see of a table: the game with the eyes of a seat, the chairs around it, clocks, dice and chat."""

from typing import Annotated, Any, Literal

import msgspec

Phase = Literal["waiting", "playing", "over"]
Room = Literal["players", "spectators"]


class GameEvent(msgspec.Struct):
    """One thing that happened in the game; `secret` is -1 for those who may not know it, `text` a line for the log."""

    number: int
    kind: str
    a: int
    b: int
    c: int
    secret: int
    text: str | None


class Choice(msgspec.Struct):
    """An answer that the seat may give: its number, its meaning, and words."""

    action: int
    verb: str
    fields: dict[str, int]
    text: str


class Way(msgspec.Struct):
    """The way of a piece in the game's own numbers: where it stands (-1: nowhere), what it passes, where it stops."""

    piece: int
    places: list[int]


class Odds(msgspec.Struct):
    """In how many of all equally likely cases something happens."""

    text: str
    cases: int
    of: int


class Preview(msgspec.Struct):
    """What an answer will do, up to the first die or card; `deadly` if it costs an own piece for certain.

    `reach` are the places that the seat can go on to before chance or anybody else decides; `dice` are rolled next;
    `then` comes after all this: another decision, a die, something unknown, or the end.
    """

    action: int
    ways: list[Way]
    reach: list[int]
    dice: list[str]
    odds: list[Odds]
    then: Literal["question", "die", "card", "over"]
    deadly: bool


class Result(msgspec.Struct):
    """How the game ended; `ranking` and `scores` have a place for each seat, rank 1 is the best."""

    ranking: list[int]
    scores: list[int]
    winners: list[int]
    text: str


class Sight(msgspec.Struct):
    """The game as one seat sees it, or a spectator (-1). `view` is the game's own data, complete if it is `whole`.

    Otherwise `view` holds only those of its parts that changed since this seat's last sight. Of lists of objects that
    are as long as before `items` has what changed, by the name of the list and the place in it.

    `events` are those from number `events_from` on: whoever keeps a list drops what it holds from there, then appends.
    `turn` goes with the choices and comes back with the answer.
    """

    seat: int
    whole: bool
    view: dict[str, Any]
    items: dict[str, dict[int, Any]]
    asked: list[int]
    question: str | None
    choices: list[Choice]
    turn: int
    can_undo: bool
    over: bool
    result: Result | None
    events_from: int
    events: list[GameEvent]


class Chair(msgspec.Struct):
    """A seat: who it is called, who decides for it now, and whether somebody holds it.

    `bot` is the level of the bot that plays, none for a person; `away` says that the bot only stands in for somebody
    who is gone and leaves when that one comes back; a `free` seat can still be taken by an invitation.
    """

    seat: int
    name: str | None
    bot: str | None
    away: bool
    free: bool
    person: bool
    present: bool


class Clock(msgspec.Struct):
    """Milliseconds that a seat had left at the moment of the message, and whether they are running."""

    seat: int
    left: int
    running: bool


class Dice(msgspec.Struct):
    """The promise about chance: SHA-256 of `secret:salt`, both of which are told when the game is over.

    `chosen` says that whoever opened the table chose the seed.
    """

    commitment: str
    chosen: bool
    secret: str | None
    salt: str | None


class ChatLine(msgspec.Struct):
    """Something said; `seat` is none for a spectator."""

    seq: int
    at: int
    room: Room
    seat: int | None
    name: str | None
    text: str


class ClockRule(msgspec.Struct):
    """Seconds for the whole game and seconds more for each decision."""

    bank: int
    more: int


class PackName(msgspec.Struct, forbid_unknown_fields=True):
    """A pack of components that the host of the server has named, and the hash of what is printed on them."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    hash: Annotated[str, msgspec.Meta(max_length=64)]


class TableFacts(msgspec.Struct):
    """What never changes at a table; there are more `seats` than `players` where one person drives several cars.

    `pack` is none where the components are those of the game itself.
    """

    table: str
    game: str
    title: str
    pack: PackName | None
    seats: int
    players: int
    options: dict[str, str]
    clock: ClockRule | None
    grace: int
    hints: bool
    pace: int
    created: int

"""What people see of a table: the game with the eyes of a seat, the chairs around it, clocks, dice and chat."""

from typing import Annotated, Any, Literal

import msgspec

from carambolage.engine.previews.preview import Way

Phase = Literal["waiting", "playing", "over"]
Room = Literal["players", "spectators", "seats"]
Flag = Literal["bot", "loses"]
Entry = Literal["links", "watch", "sit"]


class GameEvent(msgspec.Struct, omit_defaults=True):
    """One thing that happened in the game; `secret` is -1 for those who may not know it, `text` a line for the log.

    `about` is the message of the game's words that explains it; the last three numbers are left out where they are 0.
    """

    number: int
    kind: str
    a: int
    b: int
    c: int
    secret: int
    text: str | None
    about: str | None
    d: int = 0
    e: int = 0
    f: int = 0


class TurnLine(msgspec.Struct):
    """A part of the game in one line of the log: the events from number `first` on, to the first one of the next line.

    `seq` is when it began, `seat` whose turn it was, `seats` are others whom it concerned, `ways` the ways of pieces.
    """

    first: int
    seq: int
    text: str
    seat: int | None
    seats: list[int]
    ways: list[Way]


class Choice(msgspec.Struct):
    """An answer that the seat may give: its number, its meaning, and words."""

    action: int
    verb: str
    fields: dict[str, int]
    text: str


class Odds(msgspec.Struct):
    """In how many of all equally likely cases something happens."""

    text: str
    cases: int
    of: int


class Preview(msgspec.Struct):
    """What an answer will do, up to the first die or card; `deadly` if it costs an own piece for certain.

    `shown` is the game's own data to draw it from; `reach` counts the places that the seat can go on to before chance
    or anybody else decides; `dice` are rolled next; `then` comes after all this: another decision, a die, something
    unknown, or the end.
    """

    action: int
    shown: Any
    reach: int
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
    `lines` are the lines of the log with any of these events: whoever keeps them drops those from the first one on.
    `turn` goes with the choices and comes back with the answer; `roams` says that the seat may choose a destination,
    `routes` then tells the ways. `given` are the answers that the seat gave since its last decision because it had no
    other, in words; nobody else is told of them. `exercise` is how a lesson or puzzle stands, none at any other table.
    `progress` is how far the game has come, in percent.
    """

    seat: int
    whole: bool
    view: dict[str, Any]
    items: dict[str, dict[int, Any]]
    asked: list[int]
    question: str | None
    choices: list[Choice]
    given: list[str]
    turn: int
    roams: bool
    can_undo: bool
    over: bool
    exercise: Literal["open", "done", "failed"] | None
    progress: int | None
    result: Result | None
    events_from: int
    events: list[GameEvent]
    lines: list[TurnLine]


class Chair(msgspec.Struct):
    """A seat: who it is called, who decides for it now, and whether somebody holds it.

    `bot` is the level of the bot that plays, none for a person; `away` says that the bot only stands in for somebody
    who is gone and leaves when that one comes back; a `free` seat can still be taken by an invitation. A `guest` comes
    by a link: the seat was not meant for whoever opened the table. For one that is `awaited` no bot stands in.
    """

    seat: int
    name: str | None
    bot: str | None
    away: bool
    free: bool
    person: bool
    guest: bool
    present: bool
    awaited: bool


class Manners(msgspec.Struct):
    """What the people at a table have agreed on.

    `entry` is what the address of the table alone is good for: nothing without a link, watching, or sitting down.
    `pause` and `end` are the seats that wish a pause or the end, `muted` those that are not heard (-1: spectators).
    """

    entry: Entry
    paused: bool
    ended: bool
    pause: list[int]
    end: list[int]
    muted: list[int]


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


class Mixing(msgspec.Struct):
    """The numbers that seats mix into the dice, each place for a seat: first all promises (SHA-256), then all numbers.

    From when the numbers are `called` no promise is accepted any more, and those who gave one tell their number.
    """

    called: bool
    promises: list[str | None]
    numbers: list[str | None]


class ChatLine(msgspec.Struct):
    """Something said; `seat` is none for a spectator."""

    seq: int
    at: int
    room: Room
    seat: int | None
    name: str | None
    text: str


class ClockRule(msgspec.Struct):
    """Seconds for the whole game and more for each decision; when they are over a bot plays on, or the seat loses."""

    bank: int
    more: int
    flag: Flag


class PackName(msgspec.Struct, forbid_unknown_fields=True):
    """A pack of components that the host of the server has named, and the hash of what is printed on them."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    hash: Annotated[str, msgspec.Meta(max_length=64)]


class ExerciseFacts(msgspec.Struct):
    """A lesson or a puzzle, in words: what to do, hints, and what is said at its end; a puzzle has no words of its own.

    `best` is the answer to a puzzle in words, and `prospects` what an ace expects of its answers, in percent.
    `following` is the lesson after this one, empty after the last.
    """

    name: str
    following: str
    kind: Literal["lesson", "puzzle"]
    title: str
    task: str
    hints: list[str]
    done: str
    failed: str
    best: str
    prospects: dict[int, int]


class TableFacts(msgspec.Struct):
    """What never changes at a table; there are more `seats` than `players` where one person drives several cars.

    `pack` is none where the components are those of the game itself. In an `open` game no seat hides anything from
    another. `react` is the seconds to react in, 0 for any time.
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
    react: int
    hints: bool
    created: int
    open: bool
    exercise: ExerciseFacts | None


class GameData(msgspec.Struct):
    """What a client needs to show the game of a table with the pack it is played with; it never changes.

    `numbers` are the arguments of messages, by their names. `glossary` has the beginnings of the messages that name and
    explain things, `chapters` the kinds of events that each sentence of a chapter of the rules is about; after
    `openings` the board is a new one, `headings` and `accents` stand out in the log. `pack` is the game's own data.
    """

    numbers: dict[str, dict[str, int]]
    glossary: list[str]
    chapters: dict[str, list[list[str]]]
    openings: list[str]
    headings: list[str]
    accents: list[str]
    pack: Any

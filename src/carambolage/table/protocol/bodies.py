"""What travels over HTTP: the games, opening a table, and what became of it."""

from typing import Annotated, Literal

import msgspec

from carambolage.table.protocol.commands import Name
from carambolage.table.protocol.messages import Moment, TimelineTold, Welcome
from carambolage.table.protocol.sights import Chair, Dice, Entry, Flag, Mixing, PackName, Phase, TableFacts

MOST_SEATS, MOST_LINES = 16, 10_000
LARGEST_SAVED = 800_000


class Value(msgspec.Struct):
    """A value of an option, in words."""

    value: str
    title: str


class OptionFacts(msgspec.Struct):
    """An option of a game, in words."""

    name: str
    title: str
    text: str
    default: str
    values: list[Value]


class Chapter(msgspec.Struct):
    """A chapter of the rules in short."""

    name: str
    title: str
    text: str


class BotFacts(msgspec.Struct):
    """A level of bots, in words, with a line about its character."""

    bot: str
    title: str
    text: str


class PresetFacts(msgspec.Struct):
    """A game as it may be set up with one click: the options that it sets; all others stay at their defaults."""

    name: str
    title: str
    text: str
    options: dict[str, str]


class BoxFacts(msgspec.Struct):
    """A box of components: its options, with their values without the box and with it."""

    name: str
    title: str
    options: dict[str, tuple[str, str]]


class GameFacts(msgspec.Struct):
    """A game with the components of one pack, in one language.

    `presets` begins with the one for newcomers, `variants` are options that make another game of it; options that are
    neither variants nor in a box are rulings. `lessons` and `puzzles` are how many there are. `reacts` is whether some
    questions break in on others. `pack` is the hash of the pack; `packs` are all that the host of the server has named
    for this game.
    """

    game: str
    title: str
    about: str
    least: int
    most: int
    languages: list[str]
    options: list[OptionFacts]
    presets: list[PresetFacts]
    boxes: list[BoxFacts]
    variants: list[str]
    lessons: int
    puzzles: int
    reacts: bool
    rules: list[Chapter]
    bots: list[BotFacts]
    version: int
    pack: str
    packs: list[PackName]


class SummaryPanel(msgspec.Struct):
    """A picture of the summary of a game, by its name, with a heading and a sentence."""

    name: str
    title: str
    text: str


class LessonFacts(msgspec.Struct):
    """A lesson in words."""

    name: str
    title: str
    task: str


class LearningFacts(msgspec.Struct):
    """What there is to learn a game with: a summary in pictures, lessons, puzzles (numbered from 1), a coach."""

    game: str
    title: str
    summary: list[SummaryPanel]
    lessons: list[LessonFacts]
    puzzles: int
    coached: bool


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat: `person` (held by whoever opens the table), `open` (for others, by link), or `bot`."""

    kind: Literal["person", "open", "bot"]
    name: Name | None = None
    bot: Annotated[str, msgspec.Meta(max_length=32)] | None = None


class ClockWish(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds for the whole game and more for each decision; when they are over a bot plays on, or the seat loses."""

    bank: Annotated[int, msgspec.Meta(ge=1, le=30 * 86400)]
    more: Annotated[int, msgspec.Meta(ge=0, le=86400)] = 0
    flag: Flag = "bot"


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """The table to open. Whoever chooses a `seed` chooses all dice, and the table says so.

    `pack` is one of those that the game lists, none for its own components.

    With `mix` the game waits until everybody has mixed a number of their own into the dice; not where they are chosen.

    `entry` is what the address of the table alone is good for.

    `grace` is the seconds before a bot stands in for somebody who is gone, `react` those to answer in when a question
    breaks in on others, before the seat answers as if it held nothing; 0 is any time, and one person alone has it.
    """

    game: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, str] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] | None = None
    clock: ClockWish | None = None
    grace: Annotated[int, msgspec.Meta(ge=1, le=30 * 86400)] = 60
    hints: bool = True
    pack: PackName | None = None
    mix: bool = False
    entry: Entry = "links"
    react: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class SeatLink(msgspec.Struct):
    """The way to a seat; none for the seat of a bot."""

    seat: int
    token: str | None
    link: str | None


class Opened(msgspec.Struct):
    """A table was opened. All tokens are told here once; only their hashes are kept.

    A link is a path with the token behind `#`, so that browsers do not send it.
    """

    table: str
    host: str
    watch: str
    watch_link: str
    invite: str
    invite_link: str
    seats: list[SeatLink]
    dice: Dice


class TableInfo(msgspec.Struct):
    """What anybody may know about a table whose number they know: who plays, whose turn it is, how far it has come.

    `last` is the last line of the log as spectators read it, `result` how the game ended.
    """

    facts: TableFacts
    phase: Phase
    seq: int
    chairs: list[Chair]
    dice: Dice
    mixing: Mixing | None
    entry: Entry
    asked: list[int]
    progress: int | None
    last: str | None
    result: str | None


class ProofEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One line of a table's log that chance depends on, with its `draws`: for each random number sides and outcome."""

    seq: int
    what: Literal["answered", "undone", "forfeited"]
    seat: int
    action: int | None = None
    draws: list[tuple[int, int]] = []


class Proof(msgspec.Struct, forbid_unknown_fields=True):
    """Everything needed to check the dice of a finished game; `mixing` is none where no seat mixed in a number.

    `opening` are the draws of the opening deal.
    """

    carambolage_table: int
    table: str
    game: str
    rules: int
    pack: str
    players: int
    options: dict[str, str]
    commitment: str
    secret: str
    salt: str
    log: Annotated[list[ProofEntry], msgspec.Meta(max_length=MOST_LINES)]
    digest: str
    pack_name: str | None = None
    chosen: bool = False
    mixing: Mixing | None = None
    opening: list[tuple[int, int]] = []


class Prospects(msgspec.Struct):
    """How well each seat stood in a finished game, in percent after some seqs, from 0 (the last) to 100 (the win).

    `searched` is whether an ace looked ahead, which needs compiled rules; without it each position was judged at a
    glance. `awaited` says that the rules are being compiled, so that asking again later brings an ace. `decided` is the
    seq after which the prospects of a seat changed most.
    """

    searched: bool
    awaited: bool
    curves: list[list[tuple[int, int]]]
    decided: int | None


class SavedGame(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a saved game, as `replay` gives it and `carambolage play` writes it."""

    text: Annotated[str, msgspec.Meta(max_length=LARGEST_SAVED)]


class Recording(msgspec.Struct):
    """A whole game as spectators saw it, to be watched without a server: as the answers to `join`, `timeline`, `reel`.

    `words` are those of the game, as Fluent source; there is no `proof` of a game from a file. A solved lesson is as
    its learner sees it, with neither.
    """

    welcome: Welcome
    timeline: TimelineTold
    moments: list[Moment]
    words: str
    proof: Proof | None
    prospects: Prospects | None


class Verdict(msgspec.Struct):
    """What a check of the dice found, sentence by sentence."""

    sound: bool
    findings: list[str]


class Refusal(msgspec.Struct):
    """Why a request was refused, as a code and a sentence."""

    code: str
    text: str


class Health(msgspec.Struct):
    """How the server is: `deaf` if it does not hear of other workers' entries, `away` if it cannot reach its store.

    `reach` is where others in the same network find it, none if it does not listen to them; `can_open` says that
    whoever sits at its machine can have it listen to them.
    """

    status: Literal["ok", "deaf", "away"]
    version: str
    tables: int
    connections: int
    reach: str | None
    can_open: bool


class Reach(msgspec.Struct):
    """Where others in the same network find the server."""

    reach: str


HTTP_BODIES = (
    *(GameFacts, LearningFacts, TableWish, Opened, TableInfo),
    *(Proof, Verdict, Prospects, SavedGame, Recording, Refusal, Health, Reach),
)

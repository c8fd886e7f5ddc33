"""What a client may say over the socket: one JSON object a frame, told apart by `type`.

Every command carries an `id` that its sender made up and never uses again for the same seat; the answer (`ack`, `nack`,
or what was asked for) carries it back. A command that is sent again with the same id has one effect.
"""

from typing import Annotated, Literal

import msgspec

from carambolage.table.protocol.sights import Entry

VERSION = 1

MOST_HELD = 8
MOST_PREVIEWS = 64
MOST_MOMENTS = 64
MOST_AHEAD = 40
LONGEST_NAME = 24
LONGEST_CHAT = 500

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Lang = Literal["en", "fr"]
Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
Action = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
ReactionName = Literal["applause", "laugh", "shock", "angry", "sorry", "hurry", "well_played", "thanks"]


class Command(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What every command has."""

    id: Id


class Join(Command, tag="join"):
    """Sit down or watch; always the first command. `since` is the last seq seen, 0 for a fresh client.

    `tokens` are secrets from links: one seat, several seats (hot-seat), watching, an invitation, or the host's; none
    where the address of the table alone is good for something. `own` is a secret that the client made up and keeps: the
    link of a free seat is then good for one use, after which `OWN-SEAT` is the token of the seat, so that nobody else
    who has seen the link can look at what is held there.
    """

    version: int
    table: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    tokens: Annotated[list[Token], msgspec.Meta(max_length=MOST_HELD)]
    lang: Lang = "en"
    since: Seq = 0
    own: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22,60}$")] | None = None


class Play(Command, tag="play"):
    """Answer for a seat; `turn` is the `turn` of the question that was answered.

    A `careful` answer is refused (`deadly`) if it costs an own piece for certain, so that people can be asked first.
    """

    seat: Seat
    action: Action
    turn: Seq
    careful: bool = False


class Undo(Command, tag="undo"):
    """Take a seat's last answer back, where that is fair."""

    seat: Seat


class Sit(Command, tag="sit"):
    """Take a free seat with an invitation; answered by a new `welcome`.

    The client makes up the seat's token, 22 to 64 random letters of base64url, and keeps it for the seat's link.
    """

    seat: Seat
    token: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22,64}$")]
    name: Name | None = None


class Start(Command, tag="start"):
    """Begin without waiting for the free seats, which bots take (host only)."""


class Mix(Command, tag="mix"):
    """Promise a number of the own seat's for the dice: the SHA-256 of it, in hexadecimal."""

    seat: Seat
    promise: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Reveal(Command, tag="reveal"):
    """Tell the number that was promised, once all are called: 32 to 64 hexadecimal digits."""

    seat: Seat
    number: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32,64}$")]


class Rename(Command, tag="rename"):
    """Give a seat another name."""

    seat: Seat
    name: Name


class HandOver(Command, tag="hand_over"):
    """Let a bot play for a seat, until it is taken back."""

    seat: Seat
    bot: Annotated[str, msgspec.Meta(max_length=32)] | None = None


class TakeBack(Command, tag="take_back"):
    """Play for the own seat again."""

    seat: Seat


class Leave(Command, tag="leave"):
    """Hand the seat over and let go of it; its link leads back to it."""

    seat: Seat


class Vote(Command, tag="vote"):
    """Wish that a bot plays for another seat that has been asked for too long; more than half of the others must."""

    seat: Seat
    target: Seat


class Free(Command, tag="free"):
    """Make a seat free again for somebody with an invitation; its links lead nowhere any more (host only)."""

    seat: Seat


class Await(Command, tag="await"):
    """Wish that no bot stands in for another seat at its present question, however long it is gone."""

    seat: Seat
    target: Seat


class Wish(Command, tag="wish"):
    """Wish a pause, which all people must, or the end of the game, which more than half must; or wish it no longer."""

    seat: Seat
    what: Literal["pause", "end"]
    on: bool = True


class Concede(Command, tag="concede"):
    """Leave the game for good: the seat is out of it, by the rules of the game."""

    seat: Seat


class Mute(Command, tag="mute"):
    """Do not hear a seat any more, or all spectators (none); or hear it again (host only)."""

    seat: Seat | None = None
    on: bool = True


class Admit(Command, tag="admit"):
    """Say what the address of the table alone is good for (host only)."""

    entry: Entry


class Say(Command, tag="say"):
    """Chat: players are heard by all, or by those who hold a seat alone; spectators by spectators only."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]
    seat: Seat | None = None
    seats_only: bool = False


class React(Command, tag="react"):
    """One of a few gestures that need no words."""

    reaction: ReactionName
    seat: Seat | None = None


class Speak(Command, tag="speak"):
    """From here on in another language; answered by a new `welcome`."""

    lang: Lang


class Board(Command, tag="board"):
    """All that a seat (none for a spectator) sees, as lines of text; answered by `lines`.

    Or, in sentences, what lies up to `count` places ahead of its pieces, or where all pieces are. With `seq`, as it was
    after that one.
    """

    seat: Seat | None = None
    seq: Seq | None = None
    what: Literal["all", "ahead", "pieces"] = "all"
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_AHEAD)] = 5


class Position(Command, tag="position"):
    """Where the game stands, as far as a seat (none for a spectator) knows, as text; answered by `position_text`."""

    seat: Seat | None = None


class Look(Command, tag="look"):
    """How the game stood after an earlier seq; answered by `past`."""

    seq: Seq


class Timeline(Command, tag="timeline"):
    """The moves that stand and what is worth jumping to; answered by `timeline`."""


class Reel(Command, tag="reel"):
    """How the game stood after several seqs, in order, to be played like a film; answered by `reel`."""

    seqs: Annotated[list[Seq], msgspec.Meta(min_length=1, max_length=MOST_MOMENTS)]


class Hint(Command, tag="hint"):
    """What a bot would answer, where the table allows hints; answered by `hinted`."""

    seat: Seat


class PreviewAnswers(Command, tag="preview"):
    """What some of the answers of a seat would do, as far as it can know; answered by `previews`."""

    seat: Seat
    turn: Seq
    actions: Annotated[list[Action], msgspec.Meta(min_length=1, max_length=MOST_PREVIEWS)]


class FindRoutes(Command, tag="routes"):
    """All ways on which a seat can take its piece, answer by answer; answered by `routes`."""

    seat: Seat
    turn: Seq


class Ping(Command, tag="ping"):
    """Answered by `pong`."""


AnyCommand = (
    Join
    | Play
    | Undo
    | Sit
    | Start
    | Mix
    | Reveal
    | Rename
    | HandOver
    | TakeBack
    | Leave
    | Vote
    | Free
    | Await
    | Wish
    | Concede
    | Mute
    | Admit
    | Say
    | React
    | Speak
    | Board
    | Position
    | Look
    | Timeline
    | Reel
    | Hint
    | PreviewAnswers
    | FindRoutes
    | Ping
)

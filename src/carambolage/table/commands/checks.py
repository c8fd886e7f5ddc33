"""Checks of what a client sends: seats that it holds, questions that are asked, names, texts and bots."""

import unicodedata

from carambolage.bots import LEVELS
from carambolage.engine.words.phrase import seat_name
from carambolage.engine.words.words import Words
from carambolage.table.refusal import RefusedError
from carambolage.table.session.connection import Connection
from carambolage.table.state.seating import Seating
from carambolage.table.state.table import Table
from carambolage.table.texts import LANGUAGES, TableTexts

_JOINERS = "\u200d\ufe0e\ufe0f"  # hold emoji together, and choose between a picture and a letter
_DROPPED = {"Cc", "Cf", "Co", "Cs", "Cn"}
# Cyrillic, Greek and Armenian letters, and signs, that are drawn like Latin ones.
_LOOKALIKES = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјкорсухѵԁԛԝһӀӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧανικορυօսհոɑɡɩ0|1ıǀ∣",  # noqa: RUF001
    "ABESIJKMHOPCTYXaesijkopcyxvdqwhllABEZHIKMNOPTYXavikopuouhnagiollill",
)
_BLANK = {  # letters, signs and marks that show nothing
    *"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0",
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}


def expect_host(connection: Connection) -> None:
    """Refuse whoever did not open the table."""
    if not connection.host:
        raise RefusedError("host_only")


def held_seat(connection: Connection, seat: int) -> int:
    """A seat that a client holds."""
    if seat not in connection.holds:
        raise RefusedError("not_yours", seat=seat + 1)
    return seat


def played_seat(connection: Connection, seat: int, table: Table) -> int:
    """A seat that a client holds and plays itself."""
    if table.seating.bot_on(held_seat(connection, seat)) is not None:
        raise RefusedError("bot_plays")
    return seat


def expect_playing(table: Table) -> None:
    """Refuse before the game begins and after its end."""
    if table.phase != "playing":
        raise RefusedError("over" if table.phase == "over" else "not_begun")
    if table.is_paused:
        raise RefusedError("paused")


def heard_seat(seat: int | None, table: Table) -> int | None:
    """A seat that may be heard; none for a spectator."""
    if seat in table.agreements.muted:
        raise RefusedError("muted")
    return seat


def asked_turn(table: Table, seat: int, turn: int | None = None) -> int:
    """The turn of the question that a seat is asked, which must be a given one where one is given."""
    if seat not in table.asked:
        raise RefusedError("not_asked")
    if turn not in (None, table.turns[seat]):
        raise RefusedError("stale")
    return table.turns[seat]


def checked_name(text: str) -> str:
    """A name with something to read in it."""
    name = cleaned(text)
    if not name:
        raise RefusedError("bad_name")
    return name


def free_name(text: str, seat: int, table: Table) -> str:
    """A name that cannot be taken for that of another seat, whether somebody chose it or the table gave it."""
    name, seats = checked_name(text), range(len(table.seating.places))
    expect_own_name(name, [other for other in seats if other != seat], table.match.words, table.seating)
    return name


def expect_own_name(name: str, others: list[int], words: Words, seating: Seating) -> None:
    """Refuse a name that cannot be told from that of another seat, in whatever language."""
    texts = [TableTexts(words, seating, lang) for lang in LANGUAGES]
    taken = {skeleton for text in texts for other in others for skeleton in _skeletons(text.say(seat_name(other)))}
    if taken & _skeletons(name):
        raise RefusedError("name_taken")


def _skeletons(name: str) -> set[str]:
    """A name as far as people tell names apart: by what is heard, and by what is seen, where I is l."""
    drawn = unicodedata.normalize("NFKC", name).translate(_LOOKALIKES)
    visible = "".join(sign for sign in drawn if not sign.isspace() and not _is_invisible(sign))
    return {visible.casefold(), visible.replace("I", "l").casefold()}


def checked_level(bot: str | None) -> str:
    """A level of bots, the first where none is named; the bots of programmers play on the command line only."""
    if bot is not None and bot not in LEVELS:
        raise RefusedError("unknown_bot", bot=bot, bots=", ".join(LEVELS))
    return bot or LEVELS[0]


def cleaned(text: str) -> str:
    """A text as one line without control and direction marks; empty if nothing visible is left."""
    spaced = "".join(" " if sign.isspace() else sign for sign in text)
    visible = "".join(sign for sign in spaced if sign in _JOINERS or not _is_invisible(sign))
    line = " ".join(visible.split())
    return line if line.strip(f"{_JOINERS} ") else ""


def _is_invisible(sign: str) -> bool:
    return sign in _BLANK or unicodedata.category(sign) in _DROPPED

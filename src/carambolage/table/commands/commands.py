"""Commands that change a table, as the entries they become, or as refusals."""

from carambolage.bots import bot_names
from carambolage.table.commands.inputs import cleaned
from carambolage.table.commands.tokens import token_hash
from carambolage.table.protocol import commands as cmd
from carambolage.table.refusal import RefusedError
from carambolage.table.rooms.bot_pool import DEFAULT_LEVEL
from carambolage.table.session.connection import Connection
from carambolage.table.state.table import Table
from carambolage.table.store import entry as log

Change = (
    cmd.Play
    | cmd.Undo
    | cmd.Sit
    | cmd.Start
    | cmd.Rename
    | cmd.HandOver
    | cmd.TakeBack
    | cmd.Leave
    | cmd.Say
    | cmd.React
)


def key_of(connection: Connection, command: Change) -> str:
    """Under which key a command is kept: ids are unique for each seat, and among all who hold none."""
    if isinstance(command, cmd.Sit | cmd.Start):
        return f"{'host' if isinstance(command, cmd.Start) else 'guest'}:{command.id}"
    seat = _speaker(connection, command.seat) if command.seat is None else command.seat
    return f"guest:{command.id}" if seat is None else f"seat {seat}:{command.id}"


def body_of(connection: Connection, command: Change, table: Table) -> log.AnyBody:
    """The entry that a command becomes at a table as it stands."""
    match command:
        case cmd.Play():
            return _answer(connection, command, table)
        case cmd.Undo():
            return _second_thought(connection, command, table)
        case cmd.Sit():
            return _seat_taken(connection, command, table)
        case cmd.Start():
            return _beginning(connection, table)
        case cmd.Rename():
            _expect_held(connection, command.seat)
            return log.Renamed(command.seat, _name(command.name))
        case cmd.HandOver():
            return log.HandedOver(_seat_of_person(connection, command.seat, table), _level(command.bot))
        case cmd.Leave():
            return log.LeftSeat(_seat_of_person(connection, command.seat, table), DEFAULT_LEVEL)
        case cmd.TakeBack():
            return _taken_back(connection, command.seat, table)
        case cmd.Say():
            return _said(connection, command, table)
        case cmd.React():
            return log.Reacted(_speaker(connection, command.seat), command.reaction)


def is_same(command: Change, body: log.AnyBody) -> bool:
    """Whether an entry is what this very command has become before."""
    match command, body:
        case cmd.Play(), log.Answered():
            return (command.seat, command.action) == (body.seat, body.action)
        case cmd.Sit(), log.Sat():
            return (command.seat, token_hash(command.token)) == (body.seat, body.token)
        case cmd.Say(), log.Said():
            return cleaned(command.text) == body.text
        case cmd.React(), log.Reacted():
            return command.reaction == body.reaction
    pairs = {
        cmd.Undo: log.Undone,
        cmd.Start: log.Began,
        cmd.Rename: log.Renamed,
        cmd.HandOver: log.HandedOver,
        cmd.Leave: log.LeftSeat,
        cmd.TakeBack: log.TakenBack,
    }
    return pairs.get(type(command)) is type(body)


def _answer(connection: Connection, command: cmd.Play, table: Table) -> log.Answered:
    seat = command.seat
    _expect_held(connection, seat)
    _expect_playing(table)
    if table.seating.bot_on(seat) is not None:
        raise RefusedError("bot_plays")
    if seat not in table.asked:
        raise RefusedError("not_asked")
    if command.turn != table.turns[seat]:
        raise RefusedError("stale")
    if command.action not in table.match.offers(seat):
        raise RefusedError("illegal")
    return log.Answered(seat, command.action)


def _second_thought(connection: Connection, command: cmd.Undo, table: Table) -> log.Undone:
    _expect_held(connection, command.seat)
    _expect_playing(table)
    if table.seating.bot_on(command.seat) is not None:
        raise RefusedError("bot_plays")
    return log.Undone(command.seat)


def _seat_taken(connection: Connection, command: cmd.Sit, table: Table) -> log.Sat:
    if not connection.invited:
        raise RefusedError("not_invited")
    if command.seat not in table.seating.free:
        raise RefusedError("not_free", seat=command.seat + 1)
    name = None if command.name is None else _name(command.name)
    return log.Sat(command.seat, name, token_hash(command.token))


def _beginning(connection: Connection, table: Table) -> log.Began:
    if not connection.host:
        raise RefusedError("host_only")
    return beginning(table)


def beginning(table: Table) -> log.Began:
    """The entry that begins a game, once."""
    if table.began:
        raise RefusedError("begun")
    return log.Began()


def _seat_of_person(connection: Connection, seat: int, table: Table) -> int:
    _expect_held(connection, seat)
    if table.seating.bot_on(seat) is not None:
        raise RefusedError("bot_plays")
    return seat


def _taken_back(connection: Connection, seat: int, table: Table) -> log.TakenBack:
    _expect_held(connection, seat)
    if table.seating.bot_on(seat) is None:
        raise RefusedError("no_bot_plays")
    return log.TakenBack(seat)


def _said(connection: Connection, command: cmd.Say, table: Table) -> log.Said:
    seat = _speaker(connection, command.seat)
    text = cleaned(command.text)
    if not text:
        raise RefusedError("bad_text")
    if seat is None:
        return log.Said("spectators", None, None, text)
    return log.Said("players", seat, table.seating.places[seat].name, text)


def _speaker(connection: Connection, seat: int | None) -> int | None:
    """Who speaks: the seat named, the first one held, or a spectator."""
    if seat is not None:
        _expect_held(connection, seat)
        return seat
    return connection.holds[0] if connection.holds else None


def _expect_held(connection: Connection, seat: int) -> None:
    if seat not in connection.holds:
        raise RefusedError("not_yours", seat=seat + 1)


def _expect_playing(table: Table) -> None:
    if table.phase != "playing":
        raise RefusedError("over" if table.phase == "over" else "not_begun")


def _name(given: str) -> str:
    name = cleaned(given)
    if not name:
        raise RefusedError("bad_name")
    return name


def _level(given: str | None) -> str:
    if given is not None and given not in bot_names():
        raise RefusedError("unknown_bot", bot=given, bots=", ".join(bot_names()))
    return given or DEFAULT_LEVEL

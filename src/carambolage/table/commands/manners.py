"""Commands about how people treat each other: pauses, ends, silence, who comes in; what each must satisfy."""

from collections.abc import Callable

from carambolage.engine.match.steps import Left
from carambolage.table.commands import checks
from carambolage.table.protocol import commands as cmd
from carambolage.table.refusal import RefusedError
from carambolage.table.session.connection import Connection
from carambolage.table.state.server_time import now_ms
from carambolage.table.state.table import Table
from carambolage.table.store import entry as log

MannersCommand = cmd.Vote | cmd.Await | cmd.Free | cmd.Wish | cmd.Concede | cmd.Mute | cmd.Admit
IsAbsent = Callable[[int], bool]


def manners_body(connection: Connection, command: MannersCommand, table: Table, is_absent: IsAbsent) -> log.AnyBody:
    """The entry that a command becomes at a table as it stands."""
    match command:
        case cmd.Vote() | cmd.Await():
            return _about_absent(connection, command, table, is_absent)
        case cmd.Wish():
            seat = checks.played_seat(connection, command.seat, table)
            if table.phase != "playing":
                raise RefusedError("over" if table.phase == "over" else "not_begun")
            return log.Wished(seat, command.what, command.on)
        case cmd.Concede():
            seat = checks.held_seat(connection, command.seat)
            checks.expect_playing(table)
            if Left(seat) in table.match.steps:
                raise RefusedError("has_left")
            return log.Forfeited(seat)
    checks.expect_host(connection)
    match command:
        case cmd.Free():
            return _freed(command, table)
        case cmd.Mute():
            return _muted(command, table)
        case cmd.Admit():
            if command.entry == table.agreements.entry:
                raise RefusedError("nothing_changes")
            return log.Admitted(command.entry)


def _about_absent(
    connection: Connection, command: cmd.Vote | cmd.Await, table: Table, is_absent: IsAbsent
) -> log.Voted | log.Awaited:
    """A wish about a seat that is waited for: nobody is there, or whoever is has been silent for too long."""
    voter, target = checks.played_seat(connection, command.seat, table), command.target
    checks.expect_playing(table)
    is_waited_for = target in table.running and (is_absent(target) or table.is_silent(target, now_ms()))
    if target == voter or not is_waited_for:
        raise RefusedError("not_silent")
    body = log.Voted if isinstance(command, cmd.Vote) else log.Awaited
    return body(target, voter, table.turns[target])


def _muted(command: cmd.Mute, table: Table) -> log.Muted:
    seats = range(len(table.seating.places))
    if (command.seat in table.agreements.muted) == command.on or command.seat not in (None, *seats):
        raise RefusedError("nothing_changes")
    return log.Muted(command.seat, command.on)


def _freed(command: cmd.Free, table: Table) -> log.Freed:
    places, seat = table.seating.places, command.seat
    if seat >= len(places) or not places[seat].person or places[seat].free or table.phase == "over":
        raise RefusedError("not_freeable", seat=seat + 1)
    if table.is_called and not table.began:
        raise RefusedError("not_mixing")
    return log.Freed(seat, places[seat].level)

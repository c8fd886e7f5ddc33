"""Commands that change a table: what each must satisfy, and the entry of the log that it becomes."""

from collections.abc import Callable

from carambolage.table.commands import checks
from carambolage.table.commands.careful import Pay, expect_no_certain_loss
from carambolage.table.commands.manners import IsAbsent, MannersCommand, manners_body
from carambolage.table.commands.tokens import token_hash
from carambolage.table.protocol import commands as cmd
from carambolage.table.refusal import RefusedError
from carambolage.table.rooms.change import Change, Confirm, confirm_anything
from carambolage.table.session.connection import Connection
from carambolage.table.session.previews import PreviewCache
from carambolage.table.state.fair_dice import promise_of
from carambolage.table.state.table import Table
from carambolage.table.store import entry as log

TableCommand = (
    cmd.Play
    | cmd.Undo
    | cmd.Sit
    | cmd.Start
    | cmd.Mix
    | cmd.Reveal
    | cmd.Rename
    | cmd.HandOver
    | cmd.TakeBack
    | cmd.Leave
    | cmd.Say
    | cmd.React
)
ChangeCommand = TableCommand | MannersCommand
HostCommand = cmd.Start | cmd.Free | cmd.Mute | cmd.Admit


def change_of(
    connection: Connection,
    command: ChangeCommand,
    previews: PreviewCache,
    acknowledge: Callable[[int], None],
    is_absent: IsAbsent,
    pay: Pay,
) -> Change:
    """A command on its way through a room; a seat is to `pay` for looking ahead."""
    return Change(
        key=_key(connection, command),
        check=lambda table: (
            manners_body(connection, command, table, is_absent)
            if isinstance(command, MannersCommand)
            else _body(connection, command, table)
        ),
        is_same=lambda body: _is_same(_allowed(connection, command), body),
        confirm=_careful(command, previews, pay),
        acknowledge=acknowledge,
    )


def beginning(table: Table) -> log.Began:
    """The entry that begins a game, once."""
    if table.began:
        raise RefusedError("begun")
    return log.Began()


def _key(connection: Connection, command: ChangeCommand) -> str:
    """Under which key a command is stored: ids are unique for each seat, and among all who hold none."""
    if isinstance(command, cmd.Sit | HostCommand):
        return f"{'guest' if isinstance(command, cmd.Sit) else 'host'}:{command.id}"
    seat = _speaker(connection, None) if command.seat is None else command.seat
    return f"guest:{command.id}" if seat is None else f"seat {seat}:{command.id}"


def _careful(command: ChangeCommand, previews: PreviewCache, pay: Pay) -> Confirm:
    if not isinstance(command, cmd.Play) or not command.careful:
        return confirm_anything
    answer = log.Answered(command.seat, command.action)
    return lambda table: expect_no_certain_loss(table, answer, previews, pay)


def _body(connection: Connection, command: TableCommand, table: Table) -> log.AnyBody:
    """The entry that a command becomes at a table as it stands; the rules have their say after that."""
    match command:
        case cmd.Play():
            seat = checks.played_seat(connection, command.seat, table)
            checks.expect_playing(table)
            checks.asked_turn(table, seat, command.turn)
            return log.Answered(seat, command.action)
        case cmd.Undo():
            seat = checks.played_seat(connection, command.seat, table)
            checks.expect_playing(table)
            return log.Undone(seat)
        case cmd.Sit():
            return _sat(connection, command, table)
        case cmd.Start():
            checks.expect_host(connection)
            return _started(table)
        case cmd.Mix():
            return _promised(connection, command, table)
        case cmd.Reveal():
            return _revealed(connection, command, table)
        case cmd.Rename():
            seat = checks.held_seat(connection, command.seat)
            return log.Renamed(seat, checks.free_name(command.name, seat, table))
        case cmd.HandOver():
            return log.HandedOver(
                checks.played_seat(connection, command.seat, table), checks.checked_level(command.bot)
            )
        case cmd.Leave():
            return log.LeftSeat(checks.played_seat(connection, command.seat, table), checks.checked_level(None))
        case cmd.TakeBack():
            if table.seating.bot_on(checks.held_seat(connection, command.seat)) is None:
                raise RefusedError("no_bot_plays")
            if table.seating.places[command.seat].flagged:
                raise RefusedError("flag_fell")
            return log.TakenBack(command.seat)
        case cmd.Say():
            return _said(connection, command, table)
        case cmd.React():
            return log.Reacted(checks.heard_seat(_speaker(connection, command.seat), table), command.reaction)


def _started(table: Table) -> log.Began | log.Called:
    """Begin, without numbers that others keep back; whoever may begin has not the choice to keep one back too."""
    if table.mixture is None:
        return beginning(table)
    if not table.is_called:
        return log.Called()
    own = [seat for seat, place in enumerate(table.seating.places) if place.person and not place.guest]
    if not table.began and any(table.mixture.is_kept_back(seat) for seat in own):
        raise RefusedError("number_kept")
    return beginning(table)


def _sat(connection: Connection, command: cmd.Sit, table: Table) -> log.Sat:
    if not connection.invited:
        raise RefusedError("not_invited")
    late = table.phase == "over" or (table.is_called and not table.began)
    if not table.seating.is_for_taking(command.seat) or (late and command.seat not in table.seating.free):
        raise RefusedError("not_free", seat=command.seat + 1)
    name = None if command.name is None else checks.free_name(command.name, command.seat, table)
    return log.Sat(command.seat, name, token_hash(command.token))


def _promised(connection: Connection, command: cmd.Mix, table: Table) -> log.Promised:
    seat, mixture = checks.held_seat(connection, command.seat), table.mixture
    if mixture is None or table.began or table.is_called or mixture.promises[seat] is not None:
        raise RefusedError("not_mixing")
    return log.Promised(seat, command.promise)


def _revealed(connection: Connection, command: cmd.Reveal, table: Table) -> log.Revealed:
    seat, mixture = checks.held_seat(connection, command.seat), table.mixture
    if mixture is None or table.began or not table.is_called or mixture.numbers[seat] is not None:
        raise RefusedError("not_mixing")
    if mixture.promises[seat] != promise_of(command.number):
        raise RefusedError("broken_promise")
    return log.Revealed(seat, command.number)


def _said(connection: Connection, command: cmd.Say, table: Table) -> log.Said:
    seat, text = checks.heard_seat(_speaker(connection, command.seat), table), checks.cleaned(command.text)
    if not text:
        raise RefusedError("bad_text")
    if seat is None:
        return log.Said("spectators", None, None, text)
    return log.Said("seats" if command.seats_only else "players", seat, table.seating.places[seat].name, text)


def _speaker(connection: Connection, seat: int | None) -> int | None:
    """Who speaks: the seat named, the first one held, or a spectator."""
    if seat is not None:
        return checks.held_seat(connection, seat)
    return connection.holds[0] if connection.holds else None


def _allowed(connection: Connection, command: ChangeCommand) -> ChangeCommand:
    """A command of somebody who holds its seat, has just left it, or is the host; who sits down tells a token."""
    match command:
        case cmd.Sit():
            pass
        case cmd.Start() | cmd.Free() | cmd.Mute() | cmd.Admit():
            checks.expect_host(connection)
        case cmd.Leave() if command.seat in connection.left:
            pass
        case _ if command.seat is not None:
            checks.held_seat(connection, command.seat)
    return command


def _is_same(command: ChangeCommand, body: log.AnyBody) -> bool:
    """Whether an entry is what this very command has become before."""
    match command, body:
        case cmd.Play(), log.Answered():
            return (command.seat, command.action) == (body.seat, body.action)
        case cmd.Sit(), log.Sat():
            return (command.seat, token_hash(command.token)) == (body.seat, body.token)
        case cmd.Start(), log.Began() | log.Called():
            return True
        case cmd.Mix(), log.Promised():
            return command.promise == body.promise
        case cmd.Reveal(), log.Revealed():
            return command.number == body.number
        case cmd.Say(), log.Said():
            return checks.cleaned(command.text) == body.text
        case cmd.React(), log.Reacted():
            return command.reaction == body.reaction
    pairs = {
        cmd.Undo: log.Undone,
        cmd.Rename: log.Renamed,
        cmd.HandOver: log.HandedOver,
        cmd.Leave: log.LeftSeat,
        cmd.TakeBack: log.TakenBack,
        cmd.Vote: log.Voted,
        cmd.Await: log.Awaited,
        cmd.Free: log.Freed,
        cmd.Wish: log.Wished,
        cmd.Concede: log.Forfeited,
        cmd.Mute: log.Muted,
        cmd.Admit: log.Admitted,
    }
    return pairs.get(type(command)) is type(body)

"""A visit: one connection from its first frame to its last. What a client says is obeyed or refused, never ignored."""

import asyncio
import logging

import msgspec

from carambolage.table import seeing
from carambolage.table.connection import REFUSED, TOO_FAST, Connection
from carambolage.table.joining import admit, begin_when_full
from carambolage.table.limits import SEAT_FRAMES, SPECTATOR_FRAMES, WINDOW, Meter
from carambolage.table.lobby import Lobby
from carambolage.table.obeying import Change, body_of, is_same, key_of
from carambolage.table.past import Past
from carambolage.table.previewing import Previewing, told_previews
from carambolage.table.protocol import commands as cmd
from carambolage.table.protocol import messages
from carambolage.table.refusal import RefusedError
from carambolage.table.robots import DEFAULT_LEVEL
from carambolage.table.room import Room, now_ms
from carambolage.table.table import Table

_decoder: msgspec.json.Decoder[cmd.AnyCommand] = msgspec.json.Decoder(cmd.AnyCommand)
_log = logging.getLogger("carambolage.table")


class Visit:
    """A client, and the table it has joined."""

    def __init__(self, lobby: Lobby) -> None:
        self.connection = Connection()
        self._lobby = lobby
        self._room: Room | None = None
        self._past: Past | None = None
        self._previewing = Previewing()
        self._meter = Meter(WINDOW)

    @property
    def joined(self) -> bool:
        """Whether a table was joined."""
        return self._room is not None

    async def hear(self, frame: str | bytes) -> None:
        """One frame from the client."""
        if not self._meter.admits(SEAT_FRAMES if self.connection.holds else SPECTATOR_FRAMES):
            self.connection.close("too_fast", TOO_FAST)
            return
        try:
            command = _decoder.decode(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            self._refuse(_id_in(frame), RefusedError("unreadable", reason=str(error)))
            return
        try:
            await self._obey(command)
        except RefusedError as refusal:
            self._refuse(command.id, refusal)
        except Exception:
            _log.exception("a command broke the server")
            self._refuse(command.id, RefusedError("broken"))

    async def end(self) -> None:
        """The client is gone."""
        if self._room is not None:
            self._room.connections.discard(self.connection)
            await self._lobby.presence_changed(self._room)

    def _refuse(self, identity: str | None, refusal: RefusedError) -> None:
        text, seq = refusal.said(self.connection.lang), self._room.table.seq if self._room else 0
        self.connection.send(messages.Nack(id=identity, code=refusal.code, text=text, seq=seq))
        if refusal.code == "no_entry":
            self.connection.close("no_entry", REFUSED)

    async def _obey(self, command: cmd.AnyCommand) -> None:
        if isinstance(command, cmd.Join):
            await self._join(command)
        elif self._room is None:
            raise RefusedError("not_joined")
        elif isinstance(command, Change):
            await self._change(command, self._room)
        else:
            await self._answer(command, self._room)

    async def _join(self, command: cmd.Join) -> None:
        if self._room is not None:
            raise RefusedError("already_joined")
        room = await self._lobby.current(await admit(self._lobby, self.connection, command))
        since = command.since if command.since <= room.table.seq else 0
        self._room = room
        room.pace.wake()
        room.welcome(self.connection, command.id, since)
        room.connections.add(self.connection)
        await self._lobby.presence_changed(room)

    async def _change(self, command: Change, room: Room) -> None:
        if isinstance(command, cmd.Play) and command.careful:
            await self._take_care(command, room.table)

        def stored(seq: int) -> None:
            if isinstance(command, cmd.Sit) and command.seat not in self.connection.holds:
                self.connection.holds = sorted([*self.connection.holds, command.seat])
            self.connection.send(messages.Ack(id=command.id, seq=seq))

        await room.change(
            key_of(self.connection, command),
            lambda table: body_of(self.connection, command, table),
            lambda body: is_same(command, body),
            stored,
        )
        if isinstance(command, cmd.Sit | cmd.Leave):
            await self._change_places(command, room)

    async def _change_places(self, command: cmd.Sit | cmd.Leave, room: Room) -> None:
        """Who sat down or left sees the table with other eyes."""
        if isinstance(command, cmd.Sit):
            await begin_when_full(room)
        else:
            self.connection.holds = [seat for seat in self.connection.holds if seat != command.seat]
        room.welcome(self.connection, command.id, 0)
        await self._lobby.presence_changed(room)

    async def _answer(self, command: cmd.AnyCommand, room: Room) -> None:
        """Questions, which change nothing."""
        match command:
            case cmd.Ping():
                self.connection.send(messages.Pong(id=command.id, at=now_ms(), seq=room.table.seq))
            case cmd.Speak():
                self.connection.lang = command.lang
                room.welcome(self.connection, command.id, 0)
            case cmd.Board():
                eye = seeing.SPECTATOR if command.seat is None else self._held(command.seat)
                told = seeing.lines(room.table.match, eye, self.connection.lang)
                self.connection.send(messages.Lines(id=command.id, seq=room.table.seq, lines=told))
            case cmd.Look():
                await self._look(command, room)
            case cmd.Hint():
                await self._hint(command, room)
            case cmd.Foresee():
                await self._foresee(command, room)

    async def _look(self, command: cmd.Look, room: Room) -> None:
        if command.seq > room.table.seq:
            raise RefusedError("no_such_seq", seq=room.table.seq)
        self._past = self._past or Past(room.table)
        eyes, lang = self.connection.eyes, self.connection.lang
        sights = await asyncio.to_thread(self._past.sights, command.seq, eyes, lang)
        self.connection.send(messages.Past(id=command.id, seq=command.seq, sights=sights))

    async def _hint(self, command: cmd.Hint, room: Room) -> None:
        seat, table = self._held(command.seat), room.table
        if not table.record.hints:
            raise RefusedError("no_hints")
        if seat not in table.asked:
            raise RefusedError("not_asked")
        action = await self._lobby.robots.choose(DEFAULT_LEVEL, table.match.copy(), seat, 0)
        self.connection.send(messages.Hinted(id=command.id, seat=seat, action=action))

    async def _foresee(self, command: cmd.Foresee, room: Room) -> None:
        seat, table = self._held(command.seat), room.table
        if seat not in table.asked:
            raise RefusedError("not_asked")
        if command.turn != table.turns[seat]:
            raise RefusedError("stale")
        if not set(command.actions) <= set(table.match.offers(seat)):
            raise RefusedError("illegal")
        found = await asyncio.to_thread(self._previewing.previews, command.turn, table.match, seat, command.actions)
        previews = told_previews(table.match, found, self.connection.lang)
        self.connection.send(messages.Foreseen(id=command.id, seat=seat, turn=command.turn, previews=previews))

    async def _take_care(self, command: cmd.Play, table: Table) -> None:
        """Refuse what costs an own piece for certain; whatever else is wrong with an answer is found out later."""
        seat, turn, action = command.seat, command.turn, command.action
        if seat not in self.connection.holds or seat not in table.asked or turn != table.turns[seat]:
            return
        if table.match.game.foretell is None or action not in table.match.offers(seat):
            return
        found = await asyncio.to_thread(self._previewing.previews, turn, table.match, seat, [action])
        if found[action].deadly:
            raise RefusedError("deadly")

    def _held(self, seat: int) -> int:
        if seat not in self.connection.holds:
            raise RefusedError("not_yours", seat=seat + 1)
        return seat


class _Identified(msgspec.Struct):
    id: str


def _id_in(frame: str | bytes) -> str | None:
    """The id of a command that could otherwise not be read."""
    try:
        return msgspec.json.decode(frame, type=_Identified).id[:64]
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None

"""One WebSocket session, from its first frame to its last: every command is carried out, answered or refused."""

import logging

import msgspec

from carambolage.table.commands.commands import ChangeCommand, change_of
from carambolage.table.commands.join import admit, begin_when_full, stand_in_when_voted
from carambolage.table.commands.tokens import token_hash
from carambolage.table.limits import SEAT_BUDGET, SPECTATOR_BUDGET, UNREADABLE, WINDOW, Meter
from carambolage.table.protocol import commands as cmd
from carambolage.table.protocol import messages
from carambolage.table.refusal import RefusedError
from carambolage.table.rooms.lobby import Lobby
from carambolage.table.rooms.room import Room
from carambolage.table.session.connection import REFUSED, RESTARTING, TOO_FAST, Connection
from carambolage.table.session.costs import LOOK_AHEAD, cost_of
from carambolage.table.session.previews import PreviewCache
from carambolage.table.session.queries import Queries
from carambolage.table.state.server_time import now_ms
from carambolage.table.store.contract import StoreAwayError
from carambolage.table.telemetry.metrics import METRICS

_decoder: msgspec.json.Decoder[cmd.AnyCommand] = msgspec.json.Decoder(cmd.AnyCommand)
_log = logging.getLogger("carambolage.table")


class Session:
    """A client, and the room it has joined."""

    def __init__(self, lobby: Lobby, address: str) -> None:
        self.connection = Connection(address)
        self._lobby = lobby
        self._room: Room | None = None
        self._previews = PreviewCache(lobby.threads.queries)
        self._queries = Queries(self.connection, lobby.bots, lobby.threads.queries, self._previews)
        self._own_meter = Meter(WINDOW)

    @property
    def joined(self) -> bool:
        """Whether a table was joined."""
        return self._room is not None

    async def receive(self, frame: str | bytes) -> None:
        """Handle one frame from the client."""
        try:
            command = _decoder.decode(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            if self._affords(1 + UNREADABLE):
                self._refuse(_id_in(frame), RefusedError("unreadable", reason=str(error)))
            return
        if not self._affords(cost_of(command), getattr(command, "seat", None)):
            return
        try:
            await self._handle(command)
        except RefusedError as refusal:
            self._refuse(command.id, refusal)
        except StoreAwayError:
            self._lobby.outage.note()
            self._refuse(command.id, RefusedError("store_away"))
        except Exception:
            _log.exception("a command broke the server")
            self._refuse(command.id, RefusedError("broken"))

    def _affords(self, cost: int, about: int | None = None) -> bool:
        """Charge a spectator's own budget, or the one of a seat for all its devices; who has none left is sent away.

        What is about one of several seats held here is charged to that one. Joining is charged to nobody's seat, so
        that everybody comes back at any time, with what is left.
        """
        seats = self.connection.holds
        if self._room is not None and seats:
            is_admitted = self._room.meters[about if about in seats else seats[0]].admits(SEAT_BUDGET, cost)
        else:
            is_admitted = self._own_meter.admits(SPECTATOR_BUDGET, cost)
        if is_admitted:
            return True
        self.connection.close("too_fast", TOO_FAST)
        return False

    async def end(self) -> None:
        """The client is gone."""
        if self._room is not None:
            self._room.connections.discard(self.connection)
            await self._lobby.presence_changed(self._room)

    def _refuse(self, identity: str | None, refusal: RefusedError) -> None:
        METRICS.count("carambolage_refusals_total", code=refusal.code)
        text, seq = refusal.said(self.connection.lang), self._room.table.seq if self._room else 0
        self.connection.send(messages.Nack(id=identity, code=refusal.code, text=text, seq=seq))
        if refusal.code in ("no_entry", "crowded", "link_used"):
            self.connection.close(refusal.code, REFUSED)
        elif refusal.code == "store_away" and not self.joined:
            self.connection.close(refusal.code, RESTARTING)

    async def _handle(self, command: cmd.AnyCommand) -> None:
        if isinstance(command, cmd.Join):
            await self._join(command)
        elif self._room is None:
            raise RefusedError("not_joined")
        elif isinstance(command, ChangeCommand):
            await self._change(command, self._room)
        else:
            await self._queries.answer(command, self._room)

    async def _join(self, command: cmd.Join) -> None:
        if self._room is not None:
            raise RefusedError("already_joined")
        if not self._lobby.join_rates.admits(self.connection.source, self._lobby.limits.joins_per_minute):
            raise RefusedError("crowded", 429)
        room = await self._lobby.current(await admit(self._lobby, self.connection, command))
        room.expect_space(self.connection, self._lobby.limits)
        since = command.since if command.since <= room.table.seq else 0
        self._room = room
        room.timers.wake()
        await room.enter(self.connection, command.id, since)
        await self._lobby.presence_changed(room)

    async def _change(self, command: ChangeCommand, room: Room) -> None:
        def acknowledge(seq: int) -> None:
            if isinstance(command, cmd.Sit):
                self._sit_down(command, room, is_new=seq > room.table.seq)
            self.connection.send(messages.Ack(id=command.id, seq=seq))

        def is_absent(seat: int) -> bool:
            return room.presence.gone_since(seat, now_ms()) is not None

        def pay(seat: int) -> None:
            if not self._affords(LOOK_AHEAD, seat):
                raise RefusedError("too_fast", 429)

        await room.change(change_of(self.connection, command, self._previews, acknowledge, is_absent, pay))
        if isinstance(command, cmd.Sit | cmd.Start | cmd.Mix | cmd.Reveal):
            await begin_when_full(room)
        if isinstance(command, cmd.Vote):
            await stand_in_when_voted(room, command.target)
        if isinstance(command, cmd.Leave):
            self.connection.keys.pop(command.seat, None)
            self.connection.left.add(command.seat)
        if not isinstance(command, cmd.Sit | cmd.Leave):
            return
        await room.welcome(self.connection, command.id)
        await self._lobby.presence_changed(room)

    def _sit_down(self, sit: cmd.Sit, room: Room, is_new: bool) -> None:
        """Hold a seat that was taken just now, or earlier by the same command: it may have been freed since."""
        token = token_hash(sit.token)
        if is_new or room.table.seating.places[sit.seat].token == token:
            room.expect_device(self.connection, sit.seat)
            self.connection.keys[sit.seat] = token


class _Identified(msgspec.Struct):
    id: str


def _id_in(frame: str | bytes) -> str | None:
    """The id of a command that could otherwise not be read."""
    try:
        return msgspec.json.decode(frame, type=_Identified).id[:64]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None

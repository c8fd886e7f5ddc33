"""Questions of a client, which change nothing: the board in words, the position, the past, previews, hints."""

import asyncio

from carambolage.table.protocol import commands as cmd
from carambolage.table.protocol import messages
from carambolage.table.refusal import RefusedError
from carambolage.table.rooms.bot_pool import Advice
from carambolage.table.rooms.lobby import Lobby
from carambolage.table.rooms.room import Room, now_ms
from carambolage.table.session.connection import Connection
from carambolage.table.session.past import Past
from carambolage.table.session.previews import Previewing, costs_a_piece, told_previews
from carambolage.table.state.table import Table
from carambolage.table.views import views
from carambolage.table.voice import Voice


class Asking:
    """What one connection asks; what took long to find out is kept while its question stands."""

    def __init__(self, connection: Connection, lobby: Lobby) -> None:
        self._connection, self._lobby = connection, lobby
        self._past: Past | None = None
        self._previewing = Previewing()
        self._advice: dict[int, tuple[int, Advice]] = {}

    async def answer(self, command: cmd.AnyCommand, room: Room) -> None:
        """Answer a question with what was asked for."""
        match command:
            case cmd.Ping():
                self._connection.send(messages.Pong(id=command.id, at=now_ms(), seq=room.table.seq))
            case cmd.Speak():
                self._connection.lang = command.lang
                room.welcome(self._connection, command.id, 0)
            case cmd.Board():
                told = views.lines(room.table, self._eye(command.seat), self._connection.lang)
                self._connection.send(messages.Lines(id=command.id, seq=room.table.seq, lines=told))
            case cmd.Position():
                eye, seq = self._eye(command.seat), room.table.seq
                text = await asyncio.to_thread(room.table.match.copy().position, eye)
                self._connection.send(messages.PositionText(id=command.id, seq=seq, text=text))
            case cmd.Look():
                await self._look(command, room)
            case cmd.Hint():
                await self._hint(command, room.table)
            case cmd.Foresee():
                await self._foresee(command, room.table)

    async def take_care(self, command: cmd.Play, table: Table) -> None:
        """Refuse what costs an own piece for certain; whatever else is wrong with an answer is found out later.

        What is certain also happens, so only an answer that will cost a piece is looked into.
        """
        seat, turn, action = command.seat, command.turn, command.action
        if seat not in self._connection.holds or seat not in table.asked or turn != table.turns[seat]:
            return
        if action not in table.match.offers(seat) or not costs_a_piece(table, seat, action):
            return
        found = await asyncio.to_thread(self._previewing.previews, turn, table.match, seat, [action])
        if found[action].deadly:
            raise RefusedError("deadly")

    async def _look(self, command: cmd.Look, room: Room) -> None:
        if command.seq > room.table.seq:
            raise RefusedError("no_such_seq", seq=room.table.seq)
        self._past = self._past or Past(room.table)
        eyes, lang = self._connection.eyes, self._connection.lang
        sights = await asyncio.to_thread(self._past.sights, command.seq, eyes, lang)
        self._connection.send(messages.Past(id=command.id, seq=command.seq, sights=sights))

    async def _hint(self, command: cmd.Hint, table: Table) -> None:
        """What a bot would answer; asked again about the same question, it does not think again."""
        self._held(command.seat)
        if not table.record.hints:
            raise RefusedError("no_hints")
        seat, turn = self._asked(command.seat, table)
        known = self._advice.get(seat)
        if known is None or known[0] != turn or not known[1].considered:
            known = self._advice[seat] = (turn, await self._lobby.robots.advise(table.match.copy(), seat))
        advice = known[1]
        considered = [messages.Considered(one.action, one.visits, one.expectation) for one in advice.considered]
        hinted = messages.Hinted(
            id=command.id, seat=seat, turn=turn, bot=advice.bot, action=advice.action, considered=considered
        )
        self._connection.send(hinted)

    async def _foresee(self, command: cmd.Foresee, table: Table) -> None:
        seat, turn = self._asked(command.seat, table)
        if command.turn != turn:
            raise RefusedError("stale")
        if not set(command.actions) <= set(table.match.offers(seat)):
            raise RefusedError("illegal")
        found = await asyncio.to_thread(self._previewing.previews, turn, table.match, seat, command.actions)
        previews = told_previews(found, Voice(table.match.words, table.seating, self._connection.lang))
        self._connection.send(messages.Foreseen(id=command.id, seat=seat, turn=turn, previews=previews))

    def _asked(self, seat: int, table: Table) -> tuple[int, int]:
        """A seat held here that is asked, and its turn."""
        if self._held(seat) not in table.asked:
            raise RefusedError("not_asked")
        return seat, table.turns[seat]

    def _eye(self, seat: int | None) -> int:
        """Whose eyes a question is asked for: those of a seat held here, or a spectator's."""
        return views.SPECTATOR if seat is None else self._held(seat)

    def _held(self, seat: int) -> int:
        if seat not in self._connection.holds:
            raise RefusedError("not_yours", seat=seat + 1)
        return seat

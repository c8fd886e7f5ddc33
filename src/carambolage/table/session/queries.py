"""Queries of a client, which change nothing: the board in words, the position, the past, previews, hints."""

from collections.abc import Awaitable

from carambolage.table.commands.checks import asked_turn, held_seat
from carambolage.table.protocol import commands as cmd
from carambolage.table.protocol import messages
from carambolage.table.refusal import RefusedError, rules_as_refusals
from carambolage.table.rooms.bot_pool import BotPool
from carambolage.table.rooms.fair_pool import FairPool
from carambolage.table.rooms.room import Room
from carambolage.table.session.connection import Connection
from carambolage.table.session.past import Film, Past
from carambolage.table.session.previews import PreviewCache, preview_messages
from carambolage.table.state.server_time import now_ms
from carambolage.table.state.table import Table
from carambolage.table.texts import TableTexts
from carambolage.table.views import views
from carambolage.table.views.timeline import timeline


class Queries:
    """Answers the queries of one connection, with a cache of what takes long to work out."""

    def __init__(self, connection: Connection, bots: BotPool, threads: FairPool, previews: PreviewCache) -> None:
        self._connection, self._bots, self._threads, self._previews = connection, bots, threads, previews
        self._past: Past | None = None

    async def answer(self, query: cmd.AnyCommand, room: Room) -> None:
        """Answer a query with what was asked for."""
        send, table = self._connection.send, room.table
        match query:
            case cmd.Ping():
                send(messages.Pong(id=query.id, at=now_ms(), seq=table.seq))
            case cmd.Speak():
                self._connection.lang = query.lang
                await room.welcome(self._connection, query.id)
            case cmd.Board():
                send(await self._lines(query, room))
            case cmd.Position():
                viewer, seq = self._viewer(query.seat), table.seq
                text = await room.positions.get(viewer, table.shown_at, lambda: self._position(table, viewer))
                send(messages.PositionText(id=query.id, seq=seq, text=text))
            case cmd.Look():
                send(await self._look(query, room))
            case cmd.Timeline():
                viewer = self._connection.viewers[0]
                send(await self._threads.run(table.record.table, timeline, table, query.id, viewer))
            case cmd.Reel():
                send(await self._reel(query, room))
            case cmd.Hint():
                send(await self._hint(query, room))
            case cmd.PreviewAnswers():
                send(await self._preview_answers(query, table))
            case cmd.FindRoutes():
                send(await self._find_routes(query, table))

    def _position(self, table: Table, viewer: int) -> Awaitable[str]:
        return self._threads.run(table.record.table, table.match.copy().position, viewer)

    async def _lines(self, query: cmd.Board, room: Room) -> messages.Lines:
        viewer, lang, seq, table = self._viewer(query.seat), self._connection.lang, query.seq, room.table
        if seq is None:
            lines = views.lines(table, viewer, lang, query.what, query.count)
            return messages.Lines(id=query.id, seq=table.seq, lines=lines)
        past = await self._past_at(seq, room)
        lines = await self._threads.run(table.record.table, past.lines, query, seq, viewer, lang)
        return messages.Lines(id=query.id, seq=seq, lines=lines)

    async def _look(self, query: cmd.Look, room: Room) -> messages.Past:
        past, name = await self._past_at(query.seq, room), room.table.record.table
        viewers, lang = self._connection.viewers, self._connection.lang
        sights = await self._threads.run(name, past.sights, query.seq, viewers, lang)
        return messages.Past(id=query.id, seq=query.seq, sights=sights)

    async def _reel(self, query: cmd.Reel, room: Room) -> messages.ReelShown:
        seqs, name = sorted(query.seqs), room.table.record.table
        _expect_reached(seqs[-1], room.table)
        film = Film(await self._past_at(seqs[0], room), self._connection.viewers, self._connection.lang)
        moments = []
        for seq in seqs:
            await self._past_at(seq, room)
            moments.append(await self._threads.run(name, film.moment, seq))
        return messages.ReelShown(id=query.id, moments=moments)

    async def _past_at(self, seq: int, room: Room) -> Past:
        """The past of a table at a seq that it must have reached; others have their turn on the way there."""
        _expect_reached(seq, room.table)
        past = self._past = self._past or Past(room.table, room.snapshots)
        while not await self._threads.run(room.table.record.table, past.approach, seq):
            pass
        return past

    async def _hint(self, query: cmd.Hint, room: Room) -> messages.Hinted:
        """What a bot would answer."""
        seat, table = held_seat(self._connection, query.seat), room.table
        if not table.record.hints:
            raise RefusedError("no_hints")
        turn = asked_turn(table, seat)
        match, name = table.match, table.record.table
        advice = await room.hints.get(seat, turn, lambda: self._bots.advise(name, match.copy(), seat))
        considered = [messages.Considered(c.action, c.visits, c.expectation) for c in advice.considered]
        return messages.Hinted(
            id=query.id, seat=seat, turn=turn, bot=advice.bot, action=advice.action, considered=considered
        )

    async def _preview_answers(self, query: cmd.PreviewAnswers, table: Table) -> messages.Previews:
        seat = held_seat(self._connection, query.seat)
        turn = asked_turn(table, seat, query.turn)
        with rules_as_refusals():
            previews = await self._previews.get(table, seat, turn, query.actions)
        texts = TableTexts(table.match.words, table.seating, self._connection.lang)
        return messages.Previews(id=query.id, seat=seat, turn=turn, previews=preview_messages(previews, texts))

    async def _find_routes(self, query: cmd.FindRoutes, table: Table) -> messages.RoutesFound:
        seat = held_seat(self._connection, query.seat)
        turn = asked_turn(table, seat, query.turn)
        with rules_as_refusals():
            routes = await self._threads.run(table.record.table, table.match.routes, seat)
        return messages.RoutesFound(id=query.id, seat=seat, turn=turn, points=routes.points, legs=routes.legs)

    def _viewer(self, seat: int | None) -> int:
        """Whose view a query is about: a seat held here, or a spectator's."""
        return views.SPECTATOR if seat is None else held_seat(self._connection, seat)


def _expect_reached(seq: int, table: Table) -> None:
    if seq > table.seq:
        raise RefusedError("no_such_seq", seq=table.seq)

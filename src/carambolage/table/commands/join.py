"""Joining a table: tokens open seats; a free seat is claimed, one that a bot stands in for is taken back."""

import secrets
from contextlib import suppress

from carambolage.table.commands.commands import beginning
from carambolage.table.commands.tokens import token_hash
from carambolage.table.protocol.commands import VERSION, Join
from carambolage.table.refusal import RefusedError
from carambolage.table.rooms.change import Change
from carambolage.table.rooms.lobby import Lobby
from carambolage.table.rooms.room import Room
from carambolage.table.session.connection import Connection
from carambolage.table.state.table import Table
from carambolage.table.store import entry as log


async def admit(lobby: Lobby, connection: Connection, join: Join) -> Room:
    """The room that a client may enter; it is not counted among the connections yet."""
    connection.lang = join.lang
    if join.version != VERSION:
        raise RefusedError("version", version=VERSION)
    room = await lobby.room(join.table)
    if lobby.store.echoes:
        await room.catch_up()
    _use_tokens(connection, room.table, join)
    for seat, key in connection.keys.items():
        await _take_seat(room, seat, key, _own_hash(join, seat))
    if connection.lost(room.table.seating.places):
        _use_tokens(connection, room.table, join)
    await begin_when_full(room)
    return room


async def begin_when_full(room: Room) -> None:
    """The game begins when no seat is free any more, and all numbers for the dice are told."""
    if not room.table.began and room.table.is_ready:
        with suppress(RefusedError):
            await room.change(Change("opening", beginning))


async def stand_in_when_voted(room: Room, seat: int) -> None:
    """A bot stands in for a seat when more than half of the others have wished for it."""
    turn, level = room.table.turns[seat], room.table.seating.places[seat].level
    if room.table.is_voted_out(seat):
        with suppress(RefusedError):
            await room.change(Change(f"voted {seat}:{turn}", lambda table: _voted_out(table, seat, level)))


def _voted_out(table: Table, seat: int, level: str) -> log.StoodIn:
    if not table.is_voted_out(seat):
        raise RefusedError("stale")
    return log.StoodIn(seat, level)


def _own_hash(join: Join, seat: int) -> str | None:
    """The hash of the token that a client has made up for a seat."""
    return None if join.own is None else token_hash(f"{join.own}-{seat}")


def _use_tokens(connection: Connection, table: Table, join: Join) -> None:
    """Give a connection what its tokens are good for; one that is good for nothing spoils the rest."""
    record, places = table.record, enumerate(table.seating.places)
    keys = {seat: own for seat, place in places if (own := _own_hash(join, seat)) is not None and place.token == own}
    hashes = [token_hash(token) for token in join.tokens]
    entry = table.agreements.entry
    if not keys and entry == "links" and all(table.seating.has_spent(token) for token in hashes):
        raise RefusedError("link_used" if hashes else "no_entry", 403)
    connection.invited = entry == "sit"
    for token in hashes:
        seat = table.seating.holder_of(token)
        if seat is not None:
            keys[seat] = token
        elif token == record.host:
            connection.host = True
        elif token == record.invite:
            connection.invited = True
        elif token != record.watch and not table.seating.has_spent(token):
            raise RefusedError("no_entry", 404)
    connection.keys = keys


async def _take_seat(room: Room, seat: int, key: str, own: str | None) -> None:
    if _return(room.table, seat, key, own) is not None:
        with suppress(RefusedError):
            await room.change(Change(f"back {secrets.token_hex(8)}", lambda table: _returned(table, seat, key, own)))


def _returned(table: Table, seat: int, key: str, own: str | None) -> log.Claimed | log.TakenBack:
    body = _return(table, seat, key, own)
    if body is None:
        raise RefusedError("no_bot_plays")
    return body


def _return(table: Table, seat: int, key: str, own: str | None) -> log.Claimed | log.TakenBack | None:
    """What becomes of a seat to which somebody comes by a token: nothing, where all is as it was when they left.

    A link that the host has given to a guest is spent by whoever first comes with a secret of their own, be it that
    somebody without one was there before: it may have been the host.
    """
    place = table.seating.places[seat]
    if place.token != key:
        return None
    if place.free or (own is not None and table.seating.is_by_link(seat)):
        return log.Claimed(seat, own)
    return log.TakenBack(seat) if place.away else None

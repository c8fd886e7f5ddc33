"""The welcome of a connection: the whole table, whose large parts are encoded once for all who see the same."""

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from typing import cast

from msgspec import Raw

from carambolage.engine.game import Game
from carambolage.engine.packs.folder import Pack
from carambolage.table.catalogue import game_data
from carambolage.table.protocol import messages
from carambolage.table.protocol.commands import VERSION
from carambolage.table.protocol.sights import GameData, Sight
from carambolage.table.rooms.fair_pool import FairPool
from carambolage.table.session.connection import Connection, encode
from carambolage.table.state.table import Table
from carambolage.table.views import views
from carambolage.table.views.view_diff import ViewDiff

_CACHED_BYTES = 64_000_000
_FEW_EVENTS = 64

Key = tuple[str, int, int, str, int]


@dataclass(frozen=True)
class WelcomeSight:
    """A whole sight as JSON, and the hashes of its view, with which the next diff begins."""

    json: bytes
    diff: ViewDiff


class SightCache:
    """Encoded sights by table, entry, viewer, language and first event; the least recently used are dropped first."""

    def __init__(self, most: int = _CACHED_BYTES) -> None:
        self._most, self._bytes = most, 0
        self._sights: OrderedDict[Key, bytes] = OrderedDict()

    def get(self, key: Key) -> bytes | None:
        """A sight that was encoded before."""
        if key in self._sights:
            self._sights.move_to_end(key)
        return self._sights.get(key)

    def put(self, key: Key, json: bytes) -> None:
        """Keep an encoded sight."""
        self._bytes += len(json) - len(self._sights.pop(key, b""))
        self._sights[key] = json
        while self._bytes > self._most:
            self._bytes -= len(self._sights.popitem(last=False)[1])


_CACHE = SightCache()


async def whole_sights(
    threads: FairPool, table: Table, connection: Connection, since: int, diffs: dict[int, ViewDiff]
) -> list[bytes]:
    """The whole sights of a connection's viewers as JSON; what nobody has seen yet is worked out in a thread.

    The table must not change meanwhile. `diffs` gets the hashes of the views that are new.
    """
    events_from, sights = _first_event(table, since), []
    for viewer in connection.viewers:
        key = (table.record.table, table.shown_at, viewer, connection.lang, events_from)
        json = _CACHE.get(key)
        if json is None:
            arguments = table, viewer, connection.lang, events_from
            sight = await threads.run(table.record.table, _whole_sight, *arguments)
            json = sight.json
            diffs.setdefault(viewer, sight.diff)
            _CACHE.put(key, json)
        sights.append(json)
    return sights


def _first_event(table: Table, since: int) -> int:
    """The first event that is sent: who has missed more than a few gets the same sight as everybody who is new."""
    first = table.events_since(since)
    return first if table.events - first <= _FEW_EVENTS else 0


def _whole_sight(table: Table, viewer: int, lang: str, events_from: int) -> WelcomeSight:
    sight = views.sight(table, viewer, lang, events_from)
    return WelcomeSight(encode(sight), ViewDiff(sight.view))


@lru_cache(maxsize=64)
def _game_json(game: Game, pack: Pack) -> bytes:
    return encode(game_data(game, pack))


@dataclass(frozen=True)
class Welcoming:
    """What a welcome says of the moment: the id of its command, the last seq seen, the time, and who is there."""

    identity: str
    since: int
    now: int
    present: set[int]
    watching: int


def welcome(connection: Connection, table: Table, sights: list[bytes], moment: Welcoming) -> bytes:
    """The message that welcomes a connection, as JSON."""
    return encode(welcome_message(connection, table, sights, moment))


def welcome_message(connection: Connection, table: Table, sights: list[bytes], moment: Welcoming) -> messages.Welcome:
    """The message that welcomes a connection, with what happened after the last seq it has seen."""
    return messages.Welcome(
        id=moment.identity,
        version=VERSION,
        seq=table.seq,
        at=moment.now,
        facts=views.facts(table, connection.lang),
        game=cast(GameData, Raw(_game_json(table.match.game, table.match.pack))),
        phase=table.phase,
        holds=connection.holds,
        host=connection.host,
        invited=connection.invited,
        lang=connection.lang,
        sights=cast(list[Sight], [Raw(sight) for sight in sights]),
        chairs=views.chairs(table, moment.present),
        clocks=views.clocks(table, moment.now),
        react=table.time_to_react(moment.now),
        dice=views.dice(table),
        chat=views.chat(table, moment.since, not connection.holds),
        spectators=moment.watching,
        mixing=table.mixing,
        manners=table.agreements.seen(table.seating),
    )

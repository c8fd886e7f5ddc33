"""The HTTP routes: games, opening tables, what became of them."""

from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import sha256
from importlib.metadata import version
from typing import Any, Literal, TypeVar

from litestar import MediaType, Request, Response, get, post

from carambolage.engine.game import Game
from carambolage.engine.match.saving import saved_text
from carambolage.engine.packs.folder import Pack
from carambolage.engine.words.words import words_of
from carambolage.table.catalogue import fluent_source, game_facts
from carambolage.table.client_address import counted_as
from carambolage.table.commands.create import create_exercise, create_table
from carambolage.table.http.nearby import Nearby
from carambolage.table.library import Library
from carambolage.table.protocol.bodies import (
    GameFacts,
    Health,
    LearningFacts,
    Opened,
    Proof,
    Prospects,
    Reach,
    Recording,
    SavedGame,
    TableInfo,
    TableWish,
    Verdict,
)
from carambolage.table.protocol.commands import Lang
from carambolage.table.refusal import RefusedError
from carambolage.table.rooms.known_games import KnownGames
from carambolage.table.rooms.lobby import Lobby
from carambolage.table.rooms.room import Room
from carambolage.table.state.proof import proof_of, verdict
from carambolage.table.state.saved import saved_table
from carambolage.table.state.server_time import now_ms
from carambolage.table.telemetry.metrics import CONTENT_TYPE, METRICS, MetricsFolder
from carambolage.table.views import views
from carambolage.table.views.exercises import learning_facts
from carambolage.table.views.recording import recording

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")
JSON_LINES = "application/jsonl"


@get("/api/health", summary="Whether the server is well")
async def health(lobby: Lobby, nearby: Nearby) -> Response[Health]:
    """How many tables there are (counted every hour), and how many connections to this worker.

    A worker that does not hear the others answers with 503, so that whoever can choose takes another. Without the
    store none is better than this one, and its people are told so: that is no reason to send them away.
    """
    status: Literal["ok", "deaf", "away"] = "away" if lobby.outage.is_on else "deaf" if lobby.is_deaf else "ok"
    told = Health(status, version("carambolage"), lobby.tables, lobby.connections, nearby.reach, nearby.can_open)
    return Response(told, status_code=503 if status == "deaf" else 200)


@post("/api/nearby", summary="Let others in the same network come", status_code=200)
async def open_nearby(request: AnyRequest, nearby: Nearby) -> Reach:
    """Listen to others in the same network from now on; only a browser on the server's own machine may ask for it."""
    return Reach(await nearby.open(_address(request), request.headers))


@get("/metrics", summary="What the server has counted", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(lobby: Lobby, metrics_folder: MetricsFolder) -> Response[str]:
    """For Prometheus, in its text format; of all workers that share this socket."""
    return Response(metrics_folder.text(METRICS.samples(lobby.gauges)), headers={"content-type": CONTENT_TYPE})


@get("/api/games", summary="The games, in a language", sync_to_thread=True)
def list_games(lobby: Lobby, lang: Lang = "en") -> list[GameFacts]:
    """Every game with its options, its rules in short and the bots that play it."""
    return [_facts(lobby.library, game, None, lang) for game in lobby.library.games.values()]


@get("/api/games/{game:str}", summary="A game with one of its packs", sync_to_thread=True)
def one_game(lobby: Lobby, game: str, pack: str | None = None, lang: Lang = "en") -> GameFacts:
    """A game as it is with the pack of a hash; with its own components where none is given."""
    return _facts(lobby.library, lobby.library.game(game), pack, lang)


@get("/api/games/{game:str}/words/{lang:str}", summary="The texts of a game", media_type=MediaType.TEXT)
async def words(lobby: Lobby, game: str, lang: Lang, pack: str | None = None) -> str:
    """All messages of a game as Fluent source, with those of the pack of a hash."""
    known = lobby.library.game(game)
    return fluent_source(words_of(known, _pack(lobby.library, known, pack).own_words), lang)


@get("/api/games/{game:str}/learning", summary="What there is to learn a game with", sync_to_thread=True)
def learning(lobby: Lobby, game: str, lang: Lang = "en") -> LearningFacts:
    """The summary in pictures, the lessons, and how many puzzles there are."""
    return learning_facts(lobby.library.game(game), lang)


@post("/api/games/{game:str}/exercises/{exercise:str}", summary="Open the table of a lesson or puzzle")
async def open_exercise(request: AnyRequest, lobby: Lobby, game: str, exercise: str) -> Opened:
    """Open a table for one at the position of an exercise, which is forgotten after a day."""
    _expect_admitted(request, lobby)
    record, opened = create_exercise(lobby.library.game(game), exercise, now_ms())
    await lobby.add(record)
    return opened


@post("/api/tables", summary="Open a table")
async def open_table(request: AnyRequest, data: TableWish, lobby: Lobby) -> Opened:
    """Open a table; all tokens are told in the answer, and never again."""
    _expect_admitted(request, lobby)
    record, opened = create_table(data, lobby.library, now_ms())
    await lobby.add(record)
    return opened


@get("/api/tables/{table:str}", summary="A table as anybody may see it")
async def table_info(lobby: Lobby, table: str, lang: Lang = "en") -> TableInfo:
    """Its facts, who sits where, and the promise about the dice."""
    room = await _fresh(lobby, table)
    chairs = views.chairs(room.table, room.presence.seats(now_ms()))
    facts = views.facts(room.table, lang)
    table_now = room.table
    return TableInfo(
        facts=facts,
        phase=table_now.phase,
        seq=table_now.seq,
        chairs=chairs,
        dice=views.dice(table_now),
        mixing=table_now.mixing,
        entry=table_now.agreements.entry,
        asked=list(table_now.asked),
        progress=views.progress(table_now),
        last=views.last_line(table_now, lang),
        result=views.result_text(table_now, lang),
    )


@get("/api/tables/{table:str}/replay", summary="The saved game", media_type=JSON_LINES)
async def replay(request: AnyRequest, lobby: Lobby, table: str) -> Response[str]:
    """The finished game as a file that `carambolage replay` plays; also one that a change of rules has ended."""

    async def text_of() -> str:
        ended = await lobby.ended_game(table)
        if ended is not None:
            return ended
        match = (await _finished(lobby, table)).table.match
        return await _replayed(request, lobby, saved_text, match, False)

    text = await _worked_out(request, lobby, lobby.saved_games, table, text_of)
    headers = {"content-disposition": f'attachment; filename="{table}.jsonl"'}
    return Response(text, media_type=JSON_LINES, headers=headers)


@get("/api/tables/{table:str}/proof", summary="What the dice can be checked with")
async def proof(request: AnyRequest, lobby: Lobby, table: str) -> Proof:
    """The secret and the log of a finished game, for `carambolage verify` or for this server's own check."""
    room = await _finished(lobby, table)
    work = partial(_replayed, request, lobby, proof_of, room.table)
    return await _worked_out(request, lobby, lobby.proofs, table, work)


@get("/api/tables/{table:str}/recording", summary="A finished game to be watched without a server")
async def table_recording(request: AnyRequest, lobby: Lobby, table: str, lang: Lang = "en") -> Recording:
    """All moments of a finished game as spectators saw them."""
    _expect_few_checks(request, lobby)
    room = await _finished(lobby, table)
    prospects = await lobby.prospects.get(table, room.table)
    return await _replayed(request, lobby, recording, room.table, lang, now_ms(), prospects)


@get("/api/tables/{table:str}/prospects", summary="Who was ahead in a finished game")
async def table_prospects(request: AnyRequest, lobby: Lobby, table: str) -> Prospects:
    """How well each seat stood, as an ace sees it, and where that changed most."""
    room = await _finished(lobby, table)
    if not lobby.prospects.has(table):
        _expect_few_checks(request, lobby)
    return await lobby.prospects.get(table, room.table)


@post("/api/recordings", summary="A saved game to be watched", status_code=200)
async def saved_recording(request: AnyRequest, data: SavedGame, lobby: Lobby, lang: Lang = "en") -> Recording:
    """All moments of a game from a file; no table is opened for it, and nothing of it is kept."""
    _expect_few_checks(request, lobby)

    now, key = now_ms(), f"saved {sha256(data.text.encode()).hexdigest()}"
    table = await _replayed(request, lobby, saved_table, data.text, lobby.library, now)
    prospects = await lobby.prospects.get(key, table)
    return await _replayed(request, lobby, recording, table, lang, now, prospects)


@post("/api/verify", summary="Check the dice of a game", status_code=200)
async def check(request: AnyRequest, data: Proof, lobby: Lobby, lang: Lang = "en") -> Verdict:
    """Play a game again from its secret, and tell whether it ends as it was told."""
    _expect_few_checks(request, lobby)
    game = lobby.library.game(data.game)
    pack = lobby.library.pack_with_hash(game, data.pack)
    return await _replayed(request, lobby, verdict, data, game, pack, lang)


HANDLERS = [
    *(health, open_nearby, metrics, list_games, one_game, words, learning),
    *(open_exercise, open_table, table_info, replay, proof, table_recording, table_prospects, saved_recording, check),
]


def _expect_admitted(request: AnyRequest, lobby: Lobby) -> None:
    if not lobby.table_rates.admits(_address(request), lobby.limits.tables_per_minute):
        raise RefusedError("too_many_tables", 429)


def _expect_few_checks(request: AnyRequest, lobby: Lobby) -> None:
    """Playing a whole game again takes a while."""
    if not lobby.check_rates.admits(_address(request), lobby.limits.checks_per_minute):
        raise RefusedError("too_many_checks", 429)


async def _replayed(request: AnyRequest, lobby: Lobby, job: Callable[..., T], *arguments: Any) -> T:
    """What comes of playing a whole game again, one job at a time for each address."""
    return await lobby.threads.replays.run(counted_as(_address(request)), job, *arguments)


async def _worked_out(
    request: AnyRequest, lobby: Lobby, games: KnownGames[T], table: str, work: Callable[[], Awaitable[T]]
) -> T:
    """What is known of a finished game, or else is worked out at the price of a check."""
    if not games.has(table):
        _expect_few_checks(request, lobby)
    return await games.get(table, work)


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def _facts(library: Library, game: Game, pack: str | None, lang: str) -> GameFacts:
    return game_facts(game, _pack(library, game, pack), tuple(library.packs_of(game)), lang)


def _pack(library: Library, game: Game, wanted: str | None) -> Pack:
    pack = library.pack_with_hash(game, wanted)
    if pack is None:
        raise RefusedError("no_such_pack", 404, pack=(wanted or "")[:12])
    return pack


async def _fresh(lobby: Lobby, table: str) -> Room:
    room = await lobby.room(table)
    await room.catch_up()
    return room


async def _finished(lobby: Lobby, table: str) -> Room:
    room = await _fresh(lobby, table)
    if room.table.phase != "over":
        raise RefusedError("not_over", 409)
    return room

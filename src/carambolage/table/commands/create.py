"""Opening a table: a wish, checked in all its parts, becomes a record, and tokens that are told once."""

from dataclasses import dataclass

from carambolage.bots import bot_names
from carambolage.engine.errors import CarambolageError
from carambolage.engine.game import Game
from carambolage.engine.match.match import Match
from carambolage.engine.packs.folder import Pack
from carambolage.engine.words.words import words_of
from carambolage.table.commands.inputs import cleaned
from carambolage.table.commands.tokens import new_table_id, new_token, token_hash
from carambolage.table.library import Library
from carambolage.table.protocol.bodies import Opened, SeatLink, SeatWish, TableWish
from carambolage.table.protocol.sights import Dice
from carambolage.table.refusal import Reason, RefusedError
from carambolage.table.rooms.bot_pool import DEFAULT_LEVEL
from carambolage.table.state.fair_dice import Chance, new_chance
from carambolage.table.store.entry import ChairPlan, ClockPlan, TableRecord


@dataclass(frozen=True)
class Keys:
    """The tokens of a table; a seat for a bot has none."""

    host: str
    watch: str
    invite: str
    seats: list[str | None]


def opened(wish: TableWish, library: Library, now: int) -> tuple[TableRecord, Opened]:
    """The record of a new table, and what its opener is told."""
    game, chance = library.game(wish.game), new_chance(wish.seed)
    match = _trial(wish, game, library.pack_named(game, wish.pack), chance)
    wishes = [*wish.seats, *[wish.seats[0]] * (match.state.seats - len(wish.seats))]
    keys = Keys(new_token(), new_token(), new_token(), [None if w.kind == "bot" else new_token() for w in wishes])
    record = TableRecord(
        table=new_table_id(),
        created=now,
        game=wish.game,
        rules=match.game.version,
        pack=match.pack.hash,
        players=len(wish.seats),
        options=match.options,
        secret=chance.secret,
        salt=chance.salt,
        chosen=chance.chosen,
        chairs=[_chair(one, token) for one, token in zip(wishes, keys.seats, strict=True)],
        host=token_hash(keys.host),
        watch=token_hash(keys.watch),
        invite=token_hash(keys.invite),
        clock=ClockPlan(wish.clock.bank * 1000, wish.clock.more * 1000) if wish.clock else None,
        grace=wish.grace * 1000,
        pace=wish.pace,
        hints=wish.hints,
        pack_name=wish.pack.name if wish.pack else None,
    )
    return record, _told(record, keys, chance)


def _trial(wish: TableWish, game: Game, pack: Pack, chance: Chance) -> Match:
    """Set the game up once, to see whether it can be played like this."""
    try:
        return Match(game, len(wish.seats), chance.seed(0), wish.options, pack)
    except CarambolageError as error:
        raise RefusedError("setup", reason=Reason(words_of(game, pack.own_words), error)) from error


def _chair(wish: SeatWish, token: str | None) -> ChairPlan:
    level = wish.bot or DEFAULT_LEVEL
    if level not in bot_names():
        raise RefusedError("unknown_bot", bot=level, bots=", ".join(bot_names()))
    name = None if wish.name is None else cleaned(wish.name)
    if name == "":
        raise RefusedError("bad_name")
    return ChairPlan(wish.kind, name, level, None if token is None else token_hash(token))


def _told(record: TableRecord, keys: Keys, chance: Chance) -> Opened:
    path = f"/t/{record.table}"
    seats = [
        SeatLink(seat, token, None if token is None else f"{path}#seat={token}")
        for seat, token in enumerate(keys.seats)
    ]
    return Opened(
        table=record.table,
        host=keys.host,
        watch=keys.watch,
        watch_link=f"{path}#watch={keys.watch}",
        invite=keys.invite,
        invite_link=f"{path}#invite={keys.invite}",
        seats=seats,
        dice=Dice(chance.commitment, chance.chosen, None, None),
    )

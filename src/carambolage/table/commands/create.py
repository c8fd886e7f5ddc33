"""Opening a table: a wish is checked and becomes a record; its tokens are told once."""

from carambolage.engine.errors import CarambolageError
from carambolage.engine.game import Game
from carambolage.engine.match.match import Match
from carambolage.engine.packs.folder import Pack
from carambolage.engine.words.words import words_of
from carambolage.learning.exercises import UnknownExerciseError, exercise_of
from carambolage.table.commands.checks import checked_level, checked_name, expect_own_name
from carambolage.table.commands.tokens import EXERCISE, new_table_id, new_token, token_hash
from carambolage.table.library import Library
from carambolage.table.protocol.bodies import Opened, SeatLink, SeatWish, TableWish
from carambolage.table.protocol.sights import Dice
from carambolage.table.refusal import Reason, RefusedError
from carambolage.table.state.fair_dice import SCHEME, Chance, new_chance
from carambolage.table.state.seating import Seating
from carambolage.table.store.entry import ChairPlan, ClockPlan, TableRecord

DAY_MS = 86_400_000
OPPONENT = "greedy"  # in exercises, which always go the same way


def create_table(wish: TableWish, library: Library, now: int) -> tuple[TableRecord, Opened]:
    """The record of a new table, and the answer to whoever opens it."""
    game, chance = library.game(wish.game), new_chance(wish.seed)
    match = _set_up(wish, game, library.pack_named(game, wish.pack), chance)
    seats = [*wish.seats, *[wish.seats[0]] * (match.state.seats - len(wish.seats))]
    opened = _opened(seats, chance)
    chairs = [_chair(seat, link.token) for seat, link in zip(seats, opened.seats, strict=True)]
    _expect_own_names(chairs, match)
    record = TableRecord(
        table=opened.table,
        created=now,
        game=wish.game,
        rules=match.game.version,
        pack=match.pack.hash,
        players=len(wish.seats),
        options=match.options,
        secret=chance.secret,
        salt=chance.salt,
        chosen=chance.chosen,
        chairs=chairs,
        host=token_hash(opened.host),
        watch=token_hash(opened.watch),
        invite=token_hash(opened.invite),
        clock=ClockPlan(wish.clock.bank * 1000, wish.clock.more * 1000, wish.clock.flag) if wish.clock else None,
        grace=wish.grace * 1000,
        hints=wish.hints,
        pack_name=wish.pack.name if wish.pack else None,
        dice=SCHEME,
        mix=wish.mix and not chance.chosen,
        entry=wish.entry,
        react=wish.react * 1000,
    )
    return record, opened


def create_exercise(game: Game, name: str, now: int) -> tuple[TableRecord, Opened]:
    """The record of a table for one at the position of a lesson or puzzle; greedy bots sit on the other seats."""
    try:
        exercise = exercise_of(game, name)
    except UnknownExerciseError as error:
        raise RefusedError("no_such_exercise", 404, exercise=name) from error
    chance = Chance(str(exercise.seed), new_token(), chosen=True)
    match = exercise.match(game, chance.seed(0))
    seats = [SeatWish("person" if seat == exercise.seat else "bot") for seat in range(match.state.seats)]
    opened = _opened(seats, chance, EXERCISE)
    record = TableRecord(
        table=opened.table,
        created=now,
        game=game.name,
        rules=game.version,
        pack=match.pack.hash,
        players=match.players,
        options=match.options,
        secret=chance.secret,
        salt=chance.salt,
        chosen=True,
        chairs=[
            ChairPlan(seat.kind, None, OPPONENT, link.token and token_hash(link.token))
            for seat, link in zip(seats, opened.seats, strict=True)
        ],
        host=token_hash(opened.host),
        watch=token_hash(opened.watch),
        invite=token_hash(opened.invite),
        clock=None,
        grace=DAY_MS,
        hints=False,
        dice=SCHEME,
        exercise=name,
    )
    return record, opened


def _set_up(wish: TableWish, game: Game, pack: Pack, chance: Chance) -> Match:
    """Set the game up once, to see whether it can be played like this."""
    try:
        return Match(game, len(wish.seats), chance.seed(0), wish.options, pack)
    except CarambolageError as error:
        raise RefusedError("setup", reason=Reason(words_of(game, pack.own_words), error)) from error


def _chair(wish: SeatWish, token: str | None) -> ChairPlan:
    name = None if wish.name is None else checked_name(wish.name)
    return ChairPlan(wish.kind, name, checked_level(wish.bot), None if token is None else token_hash(token))


def _expect_own_names(chairs: list[ChairPlan], match: Match) -> None:
    """Refuse a name for two players; one who plays for several has one for all."""
    for seat, chair in enumerate(chairs[: match.players]):
        if chair.name is not None:
            others = [other for other in range(match.players) if other != seat]
            expect_own_name(chair.name, others, match.words, Seating(chairs))


def _opened(wishes: list[SeatWish], chance: Chance, prefix: str = "") -> Opened:
    """New tokens, and the links that carry them; a seat for a bot has none."""
    table, watch, invite = prefix + new_table_id(), new_token(), new_token()
    path = f"/t/{table}"
    tokens = [None if wish.kind == "bot" else new_token() for wish in wishes]
    return Opened(
        table=table,
        host=new_token(),
        watch=watch,
        watch_link=f"{path}#watch={watch}",
        invite=invite,
        invite_link=f"{path}#invite={invite}",
        seats=[SeatLink(seat, token, token and f"{path}#seat={token}") for seat, token in enumerate(tokens)],
        dice=Dice(chance.commitment, chance.chosen, None, None),
    )

"""Positions as text: everything about a game that waits for an answer or is over, but chance and what was told::

    convoy 1
    players 3
    options road=long
    decisions 4
    state pile=2,1,0 pile_size=3 round=2
    car 0 place=7 hand=1,0,2 hand_size=3
    waiting round last_chance refill(1) reveal
    asks 0,2 commit

Only what is not as on a table just laid out is written. A position for the eyes of a seat holds a deal of the unknown
that fits all that the seat knows, the same for every game that looks the same to it; `?` marks its guesses.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from carambolage.engine.match.known import SPECTATOR, known_to
from carambolage.engine.notation.fresh import fresh_state, layout_of, usual_state, vocabulary_of
from carambolage.engine.notation.slots import written_words
from carambolage.engine.record import copy_record
from carambolage.engine.rules.state import GameRecord
from carambolage.engine.twins.execution import plain

if TYPE_CHECKING:
    from carambolage.engine.match.under_way import UnderWay

PLAYERS, OPTIONS, PACK, KNOWN_TO, DECISIONS, WAITING, ASKS, OVER = (
    "players",
    "options",
    "pack",
    "known_to",
    "decisions",
    "waiting",
    "asks",
    "over",
)
EVERYBODY = "everybody"


def position_text(match: "UnderWay", seat: int | None) -> str:
    """Where a match stands: the whole truth, or what a seat knows of it (-1 for a spectator)."""
    g = known = match.state
    if seat is not None:
        g = copy_record(g)
        plain(match.game).imagine(g, match.pack.tables, seat, 0)
        known = known_to(match.game, g, match.pack.tables, seat)
    lines = [*_table_lines(match, seat), *_state_lines(match, g, known)]
    return "".join(f"{line}\n" for line in lines)


def _table_lines(match: "UnderWay", seat: int | None) -> Iterator[str]:
    usual = {option.name: option.default for option in match.game.options}
    chosen = [f"{name}={value}" for name, value in match.options.items() if value != usual[name]]
    yield f"{match.game.name} {match.game.version}"
    yield f"{PLAYERS} {match.players}"
    if chosen:
        yield f"{OPTIONS} {' '.join(chosen)}"
    if not match.pack.built_in:
        yield f"{PACK} {match.pack.hash}"
    if seat is not None:
        yield f"{KNOWN_TO} {EVERYBODY if seat == SPECTATOR else seat}"


def _state_lines(match: "UnderWay", g: GameRecord, known: GameRecord) -> Iterator[str]:
    game, t = match.game, match.pack.tables
    layout, vocabulary = layout_of(game), vocabulary_of(game)
    usual = usual_state(game, t, g, fresh_state(game, t, match.players, match.options))
    if g.decisions:
        yield f"{DECISIONS} {g.decisions}"
    for keyword, index in layout.heads():
        if not layout.is_same(g, usual, keyword, index):
            slots, usual_slots, known_slots = (layout.slots(state, keyword, index) for state in (g, usual, known))
            words = written_words(slots, usual_slots, known_slots, g)
            if words:
                yield " ".join([layout.head(keyword, index, g), *words])
    for keyword, words in ((WAITING, vocabulary.stack_words(g)), (ASKS, vocabulary.question_words(g))):
        if words:
            yield " ".join([keyword, *words])
    if g.over:
        yield f"{OVER} {g.over}"

"""Running a game for people: effect by effect, with every event kept."""

from collections.abc import Sequence

from carambolage.engine.errors import FateError, RuleError
from carambolage.engine.game import Game
from carambolage.engine.match.event import Event
from carambolage.engine.match.given import Given
from carambolage.engine.rules.hidden import sees
from carambolage.engine.rules.state import BAD_FATE, EVENT_ROWS, STACK_FULL, GameRecord, Printed
from carambolage.engine.twins.execution import PlainTwin

_MOST_EFFECTS = 100_000

Row = tuple[int, ...]


def settle_telling(game: Game, twin: PlainTwin, g: GameRecord, t: Printed, told: list[Row], given: Given) -> None:
    """Carry out effects one by one, for the ring of events holds no more than one of them tells.

    What seats had no choice about is noted in `given`.
    """
    collect_events(game, g, told)
    effects = 0
    while twin.waiting(g):
        if g.depth == 0 and g.ask == 0:
            raise RuleError(f"the rules of {game.name} came to a stop: no effect waits, nobody is asked, no end")
        if effects == _MOST_EFFECTS:
            raise RuleError(f"the rules of {game.name} ran through {effects} effects without asking anybody")
        if g.ask == 0:
            twin.carry_on(g, t)
        else:
            twin.list_offers(g, t, g.seat)
            given.note(game, g, t)
            twin.answer_trivially(g, t)
        collect_events(game, g, told)
        effects += 1
    _check_faults(game, g)


def _check_faults(game: Game, g: GameRecord) -> None:
    if g.fault == STACK_FULL:
        raise RuleError(f"the rules of {game.name} had more than {len(g.stack) - 1} effects waiting; widen State.stack")
    if g.fault == BAD_FATE:
        raise FateError("an outcome that was fixed cannot happen now; fix others, or none with fix()")
    if g.fault:
        raise RuleError(f"the rules of {game.name} reported the fault {g.fault}")


def collect_events(game: Game, g: GameRecord, told: list[Row]) -> None:
    """Add to a list what the record's ring tells beyond it."""
    if g.told - len(told) > EVENT_ROWS:
        raise RuleError(f"one effect of {game.name} told more than {EVENT_ROWS} events; let it push another")
    told.extend(tuple(g.events[number % EVENT_ROWS]) for number in range(len(told), g.told))


def event_for(game: Game, told: list[Row], number: int, seat: int) -> Event:
    """An event as a seat (-1 for a spectator) saw it."""
    return event_of_row(game, told[number], number, seat)


def event_of_row(game: Game, row: Sequence[int], number: int, seat: int) -> Event:
    """A row of the record's ring as a seat may read it."""
    kind, a, b, c, d, e, f, secret, eyes = row
    return Event(number, game.events[kind], a, b, c, d, e, f, secret if sees(eyes, seat) else -1)

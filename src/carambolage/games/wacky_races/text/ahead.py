"""What lies ahead: where an answer would take a racer, found by the rules themselves on a copy of the game."""

from carambolage.engine.record import copy_record
from carambolage.engine.words.phrase import Phrase
from carambolage.games.wacky_races.move.course import ground, is_full
from carambolage.games.wacky_races.move.movement import destination, first_trap
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.things import Manner, Power, Trap
from carambolage.games.wacky_races.powers.converting import carry_out
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.text.naming import is_seen, tile_name, trap_name
from carambolage.games.wacky_races.tiles.payments import leave_by_card

DRIVING = (Power.CLUB_START, Power.BELFRY_DRAGON, Power.SPRING_WHEELS, Power.CANNON_RECOIL, Power.CLEAR_CUT)


def goal(g: State, t: Tables, racer: int, distance: int, how: int) -> Phrase:
    """Where a movement would end, past which full tiles, and whether a trap lies there."""
    end = stop_of(g, t, racer, distance, how)
    return Phrase("goal-nowhere") if end == g.racers[racer].place else _arrival(g, t, racer, end)


def stop_of(g: State, t: Tables, racer: int, distance: int, how: int) -> int:
    """The place where a movement would end, as far as anybody can know."""
    start, end = g.racers[racer].place, destination(g, t, racer, distance, how)
    return end if end == start or how & Manner.FLYING else first_trap(g, t, racer, start, end)


def _arrival(g: State, t: Tables, racer: int, place: int) -> Phrase:
    """The end of a movement, wherever it was found."""
    start = g.racers[racer].place
    if place >= g.finish:
        return Phrase("goal-finish")
    kind = g.trap[ground(g, place)]
    return Phrase(
        "goal-tile",
        tile=tile_name(g, place),
        place=ground(g, place),
        passed=_full_tiles(g, t, racer, start, place),
        trap="none" if kind == Trap.NONE else "seen" if is_seen(kind) else "unseen",
        kind=trap_name(Trap.UNSEEN if kind == Trap.NONE else kind),
    )


def _full_tiles(g: State, t: Tables, racer: int, start: int, end: int) -> int:
    """How many full tiles lie strictly between two places."""
    between = range(min(start, end) + 1, max(start, end))
    return sum(is_full(g, t, place, racer) for place in between)


def card_goal(g: State, t: Tables, seat: int) -> Phrase:
    """Where a card movement takes the own racer, Double Time included."""
    world = copy_record(g)
    leave_by_card(world, t, seat)
    racer = world.racers[seat]
    if racer.place == g.racers[seat].place:
        return Phrase("goal-nowhere")
    return _arrival(g, t, seat, g.finish if racer.finished else racer.place)


def power_goal(g: State, t: Tables, seat: int, which: int) -> Phrase | None:
    """Where a power takes the own racer; none for those that do not drive at once."""
    if which == Power.TURBO_BOOST:
        return goal(g, t, seat, t.number[which][0], Manner.POWER)
    if which not in DRIVING:
        return None
    world = copy_record(g)
    carry_out(world, t, seat, which)
    frame = next(frame for frame in reversed(world.stack[: world.depth]) if frame[0] == Effect.POWER_MOVE)
    return goal(g, t, frame[1], frame[2], frame[3])

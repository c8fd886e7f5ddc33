"""What the powers share: driving the own racer, pushing others, drawing, looking ahead (chapter 9)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import ground, lying_low, racers_at
from carambolage.games.wacky_races.move.movement import destination, landing, move_several
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import ALL_UP, Manner, Race
from carambolage.games.wacky_races.races.ground import is_forest_held, is_river
from carambolage.games.wacky_races.state import RACERS, State, Tables
from carambolage.games.wacky_races.traps.effects import offer_face_down, turn_up
from carambolage.games.wacky_races.turn.cards import draw_cards

ENDS_PHASE = 1


@rule
def may_leave(g: State, t: Tables, seat: int) -> bool:
    """A power takes no racer off River (WR-R15-05), nor in race 2 off Forest after it has moved (WR-R02-02)."""
    spot = ground(g, g.racers[seat].place)
    return not is_river(g, spot) and not is_forest_held(g, t, spot)


@rule
def may_drive(g: State, t: Tables, seat: int) -> bool:
    """A power moves the own racer only if there is a tile to go to; a full River leaves none (WR-PWR-05, WR-R15-09)."""
    if g.race == Race.NONE:
        return True
    return may_leave(g, t, seat) and destination(g, t, seat, 1, Manner.POWER) > g.racers[seat].place


@rule
def drive(g: State, seat: int, distance: int, how: int) -> None:
    """A power moves the own racer; that is movement of the turn, but no card (WR-CRD-05, WR-PW-08, WR-PWR-07)."""
    push(g, Effect.POWER_MOVE, seat, distance, how | Manner.POWER)


@flow.effect(Effect.POWER_MOVE)
def power_move(g: State, t: Tables, seat: int, distance: int, how: int) -> None:
    """The run is lost when a trap has ended the phase meanwhile (WR-PWR-06), and skipped when it cannot be made."""
    if g.turn.over == 0 and may_drive(g, t, seat):
        g.turn.moved = 1
        push(g, Effect.MOVE, seat, distance, how)


@flow.effect(Effect.POWER_DRAW)
def power_draw(g: State, t: Tables, seat: int, count: int) -> None:
    """A power lets its user draw, unless a trap has ended the phase meanwhile (WR-PWR-06)."""
    if g.turn.over == 0:
        draw_cards(g, seat, count)


@rule
def near(g: State, seat: int, other: int, reach: int) -> bool:
    """Whether another racer on the course is at most so many tiles away, either way (WR-GEN-05)."""
    if other == seat or g.racers[other].finished != 0:
        return False
    return -reach <= g.racers[other].place - g.racers[seat].place <= reach


@rule
def spot_at(g: State, seat: int, distance: int) -> int:
    """The tile so many tiles ahead of a racer (or behind), or -1 off the course."""
    place = g.racers[seat].place + distance
    if place < 1 or place >= g.finish:
        return -1
    return ground(g, place)


@rule
def distance_to(g: State, seat: int, spot: int, reach: int) -> int:
    """How many tiles ahead of a racer a tile lies."""
    for distance in range(1, reach + 1):
        if spot_at(g, seat, distance) == spot:
            return distance
    return 0


@rule
def others_at(g: State, seat: int, distance: int) -> int:
    """The racers other than the own one on a tile ahead or behind, those that lie low left out, as bits (WR-PW-05,
    WR-PWR-09).
    """
    place = g.racers[seat].place + distance
    if place < 1 or place > g.finish:
        return 0
    return racers_at(g, place) & ~(1 << seat) & ~lying_low(g)


@rule
def any_can_go_back(g: State, t: Tables, racers: int, distance: int) -> bool:
    """Whether a push would move at least one of the racers (WR-PWR-05)."""
    for racer in range(RACERS):
        if (racers >> racer) & 1:
            start = g.racers[racer].place
            if landing(g, t, racer, start, -distance) != start:
                return True
    return False


@rule
def push_back(g: State, seat: int, racers: int, distance: int) -> None:
    """A power makes racers go back, rear ones first, ties as its user likes (WR-PWR-10, WR-PW-12)."""
    move_several(g, racers, -distance, Manner.POWER, seat)


@rule
def has_other_face_down(g: State, seat: int, slot: int) -> bool:
    """Whether a player has a face-down power besides one slot; a card never recovers itself (WR-PWR-04)."""
    return g.racers[seat].ready | (1 << slot) != ALL_UP


@flow.offering(Question.PW_RECOVER)
def offer_power_recovery(g: State, t: Tables, seat: int, left: int, ending: int) -> None:
    """The own other face-down powers; Forty Winks may stop."""
    offer_face_down(g, seat, g.turn.slot)
    if ending == ENDS_PHASE:
        offer(g, Action.STOP)


@flow.answering(Question.PW_RECOVER)
def answer_power_recovery(g: State, t: Tables, seat: int, action: int, left: int, ending: int) -> None:
    """A power is recovered, and another if there are more to recover."""
    if action == Action.STOP:
        return
    turn_up(g, seat, action - Action.RECOVER)
    if left > 1 and has_other_face_down(g, seat, g.turn.slot):
        ask(g, Question.PW_RECOVER, seat, left - 1, ending)


@rule
def may_be_robbed(g: State, seat: int, other: int) -> bool:
    """An opponent who keeps at least one card and does not lie low (WR-PW-05)."""
    r = g.racers[other]
    return other != seat and other < g.seats and r.neutral == 0 and r.low == 0 and g.cards[other] >= 2


@rule
def mark_used(g: State, seat: int, power: int, slot: int) -> None:
    """A used power is exhausted as its first effect (WR-PWR-03)."""
    g.racers[seat].ready &= ~(1 << slot)
    g.turn.slot = slot
    tell(g, Event.USED, seat, power)

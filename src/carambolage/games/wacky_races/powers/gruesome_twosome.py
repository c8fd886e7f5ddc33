"""The Gruesome Twosome: dragon in the belfry, ghosts, second sight."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import everybody, ground, may_hold_trap, shows
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Manner, Power, Trap
from carambolage.games.wacky_races.powers.driving import drive, may_drive, push_back, spot_at
from carambolage.games.wacky_races.state import RACERS, State, Tables
from carambolage.games.wacky_races.traps.deck import move_trap, see_trap
from carambolage.games.wacky_races.turn.cards import can_draw, reveal_terrain

BACK, AHEAD = 0, 1


@rule
def trap_in_view(g: State, seat: int, reach: int) -> bool:
    """Whether a trap lies within so many tiles ahead."""
    for distance in range(1, reach + 1):
        spot = spot_at(g, seat, distance)
        if spot >= 0 and g.trap[spot] != Trap.NONE:
            return True
    return False


@rule
def twosome_can(g: State, t: Tables, seat: int, which: int) -> bool:
    """Belfry Dragon drives; Crystal Ball needs a trap or a card; Haunting a card to reveal."""
    if which == Power.BELFRY_DRAGON:
        return may_drive(g, t, seat)
    if which == Power.CRYSTAL_BALL:
        return can_draw(g) or trap_in_view(g, seat, t.number[which][0])
    return can_draw(g)


@rule
def twosome_use(g: State, t: Tables, seat: int, which: int) -> None:
    """A flying run (WR-PW-GT2), a look into the ball (WR-PW-GT3), a haunting (WR-PW-GT4)."""
    if which == Power.BELFRY_DRAGON:
        drive(g, seat, t.number[which][0], Manner.FLYING)
    elif which == Power.CRYSTAL_BALL:
        crystal_ball(g, t, seat)
    else:
        haunting(g, t, seat)


@rule
def crystal_ball(g: State, t: Tables, seat: int) -> None:
    """Look at every trap 1-4 tiles ahead, move one of them by a tile if you like, then draw 2 cards (WR-PW-GT3)."""
    reach = t.number[Power.CRYSTAL_BALL][0]
    push(g, Effect.POWER_DRAW, seat, t.number[Power.CRYSTAL_BALL][1])
    for distance in range(1, reach + 1):
        spot = spot_at(g, seat, distance)
        if spot >= 0 and g.trap[spot] != Trap.NONE:
            see_trap(g, seat, spot)
    if trap_in_view(g, seat, reach):
        ask(g, Question.PW_CRYSTAL, seat, reach)


@rule
def may_move_to(g: State, spot: int) -> bool:
    """A tile without racer and trap that may hold one (WR-TRP-09)."""
    return may_hold_trap(g, spot) and g.standing[spot] == 0


@flow.offering(Question.PW_CRYSTAL)
def offer_crystal(g: State, t: Tables, seat: int, reach: int) -> None:
    """Each trap in view with each way that it can go, or none."""
    for distance in range(1, reach + 1):
        spot = spot_at(g, seat, distance)
        if spot >= 0 and g.trap[spot] != Trap.NONE:
            if may_move_to(g, spot_at(g, seat, distance - 1)):
                offer(g, Action.SHIFT + 2 * spot + BACK)
            if may_move_to(g, spot_at(g, seat, distance + 1)):
                offer(g, Action.SHIFT + 2 * spot + AHEAD)
    offer(g, Action.DECLINE)


@flow.answering(Question.PW_CRYSTAL)
def answer_crystal(g: State, t: Tables, seat: int, action: int, reach: int) -> None:
    """The trap goes to the tile directly behind or ahead of its own."""
    if action == Action.DECLINE:
        return
    for distance in range(1, reach + 1):
        spot = spot_at(g, seat, distance)
        if spot == (action - Action.SHIFT) // 2:
            other = spot_at(g, seat, distance + (1 if (action - Action.SHIFT) % 2 == AHEAD else -1))
            move_trap(g, spot, other)
            tell(g, Event.TRAP_MOVED, spot, other)
            return


@rule
def haunting(g: State, t: Tables, seat: int) -> None:
    """Every other racer on a tile printed with one of two random terrains steps back, once (WR-PW-GT4)."""
    first = reveal_terrain(g)
    second = reveal_terrain(g)
    haunted = everybody(g) & ~(1 << seat)
    for racer in range(RACERS):
        spot = ground(g, g.racers[racer].place)
        if g.racers[racer].low != 0 or not (shows(g, t, spot, first) or shows(g, t, spot, second)):
            haunted &= ~(1 << racer)
    push_back(g, seat, haunted, 1)

"""Red Max: flying ace."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import is_full, rearmost_place
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Manner, Power, Trap
from carambolage.games.wacky_races.powers.driving import distance_to, drive, may_drive, spot_at
from carambolage.games.wacky_races.powers.gruesome_twosome import trap_in_view
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.traps.deck import clear_trap


@rule
def can_tail(g: State, t: Tables, seat: int, distance: int) -> bool:
    """A tile ahead that holds another racer and has a free space."""
    spot = spot_at(g, seat, distance)
    return spot >= 0 and g.standing[spot] > 0 and not is_full(g, t, spot, seat)


@rule
def villain_is_forward(g: State) -> bool:
    """The villain stands farther forward than directly behind the last racer."""
    return g.villain_out == 0 and g.villain > rearmost_place(g) - 1


@rule
def max_can(g: State, t: Tables, seat: int, which: int) -> bool:
    """On Their Tail needs a tile; Strafing Run a trap or the villain in front; Aerobatics a card to play."""
    if which == Power.ON_THEIR_TAIL:
        if may_drive(g, t, seat):
            for distance in range(1, t.number[which][0] + 1):
                if can_tail(g, t, seat, distance):
                    return True
        return False
    if which == Power.STRAFING_RUN:
        return villain_is_forward(g) or trap_in_view(g, seat, t.number[which][0])
    return g.cards[seat] > 0


@rule
def max_use(g: State, t: Tables, seat: int, which: int) -> None:
    """A flying run to a racer (WR-PW-RM2), a strafing run (WR-PW-RM3), cards that match any tile (WR-PW-RM4)."""
    if which == Power.ON_THEIR_TAIL:
        ask(g, Question.PW_TILE, seat, which)
    elif which == Power.STRAFING_RUN:
        push(g, Effect.POWER_DRAW, seat, t.number[which][1])
        ask(g, Question.PW_STRAFE, seat, t.number[which][0])
    else:
        g.turn.loops = t.number[which][0]


@rule
def offer_tails(g: State, t: Tables, seat: int) -> None:
    """Tiles that hold another racer and have a free space (WR-PW-01)."""
    for distance in range(1, t.number[Power.ON_THEIR_TAIL][0] + 1):
        if can_tail(g, t, seat, distance):
            offer(g, Action.TILE + spot_at(g, seat, distance))


@rule
def tail(g: State, t: Tables, seat: int, spot: int) -> None:
    """The flying run to the chosen tile."""
    drive(g, seat, distance_to(g, seat, spot, t.number[Power.ON_THEIR_TAIL][0]), Manner.FLYING)


@flow.offering(Question.PW_STRAFE)
def offer_strafing(g: State, t: Tables, seat: int, reach: int) -> None:
    """A trap 1-4 tiles ahead, or the villain (WR-PW-RM3)."""
    for distance in range(1, reach + 1):
        spot = spot_at(g, seat, distance)
        if spot >= 0 and g.trap[spot] != Trap.NONE:
            offer(g, Action.TILE + spot)
    if villain_is_forward(g):
        offer(g, Action.VILLAIN)


@flow.answering(Question.PW_STRAFE)
def answer_strafing(g: State, t: Tables, seat: int, action: int) -> None:
    """The trap is turned up and discarded without effect, or the villain goes behind the last racer."""
    if action == Action.VILLAIN:
        g.villain = rearmost_place(g) - 1
        tell(g, Event.VILLAIN_RETURNS, g.villain)
        return
    spot = action - Action.TILE
    kind = g.trap[spot]
    clear_trap(g, spot)
    g.trap_discard[kind] += 1
    g.reveals += 1
    tell(g, Event.TRAP_REMOVED, spot, kind)

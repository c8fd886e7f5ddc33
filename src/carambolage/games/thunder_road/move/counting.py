"""The beginning of step 3 (chapter 6): the fire die, and how many moves there are (TR-MOV-02)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.thunder_road.cards.bonus_commands import patch_up_value
from carambolage.games.thunder_road.cards.bounties.goals import steady_moves
from carambolage.games.thunder_road.cards.hooks.turn import fire_die_rolled, move_starts
from carambolage.games.thunder_road.cards.road_conditions import wind_of
from carambolage.games.thunder_road.damage.ongoing import put_out, suffers
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import is_operable
from carambolage.games.thunder_road.ground.places import lose_moves
from carambolage.games.thunder_road.move.road_die import is_road
from carambolage.games.thunder_road.names.cards import Condition, Ongoing
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Die, FireFace, Mark, Stop
from carambolage.games.thunder_road.state import START, State, Tables
from carambolage.games.thunder_road.turn.dice import cast
from carambolage.games.thunder_road.turn.elimination import eliminate

STUCK_VALUE = 3


@rule
def can_move(g: State, v: int) -> bool:
    """A vehicle that was lost or broke down before its Move step does not move (TR-RND-07, TR-FRT-11)."""
    return is_operable(g, v)


@rule
def begin_activation(g: State, t: Tables, v: int) -> None:
    """A vehicle becomes the active one; where it stands is the first space of its road test (TR-ROD-01, TR-ROD-05,
    TR-CRD-23).
    """
    turn = g.turn
    turn.vehicle = v
    turn.gained = 0
    turn.salt = 0
    turn.sandy = 0
    turn.muddy = 0
    turn.driven_from = g.vehicles[v].space
    if turn.driven_from == START:
        turn.all_road = int(g.house.start_area_is_road != 0)
    else:
        turn.all_road = int(is_road(g, t, v, turn.driven_from))
    turn.began_road = turn.all_road


@flow.effect(Effect.MOVE_STEP)
def move_step(g: State, t: Tables, v: int) -> None:
    """Step 3: cards, then the fire die, then the moves are counted and driven (TR-MOV-02, TR-CST-03, TR-FIR-07,
    TR-BIK-13).
    """
    if not can_move(g, v):
        return
    clear_step(g, t, v)
    push(g, Effect.MOVE_END, v)
    push(g, Effect.START_MOVING, v)
    push(g, Effect.FIRE_DIE, v)
    move_starts(g, t, v)


@rule
def clear_step(g: State, t: Tables, v: int) -> None:
    """Nothing has been driven in this Move step yet."""
    turn = g.turn
    turn.vehicle = v
    turn.moves = 0
    turn.lost = 0
    turn.stopped = 0
    turn.steps = 0
    turn.forced = 0
    turn.bonus = 0
    turn.drifting = 0
    turn.began = g.vehicles[v].space
    turn.began_tile = g.tile_number


@flow.effect(Effect.FIRE_DIE)
def roll_fire(g: State, t: Tables, v: int) -> None:
    """A burning vehicle rolls the fire die before it moves (TR-FIR-03)."""
    if g.vehicles[v].burning != 0:
        push(g, Effect.FIRE_ROLLED, v)
        cast(g, t, Die.FIRE)


@flow.effect(Effect.FIRE_ROLLED)
def fire_rolled(g: State, t: Tables, v: int) -> None:
    """The fire die lies on the table; its owner may have a right to reroll it (TR-CRW-210)."""
    push(g, Effect.FIRE_STANDS, v)
    fire_die_rolled(g, t, v)


@flow.effect(Effect.FIRE_STANDS)
def fire_die(g: State, t: Tables, v: int) -> None:
    """More moves, the fire out, or the vehicle lost without moving (TR-FIR-04, TR-FIR-05, TR-FIR-06, TR-GER-09)."""
    tell(g, Event.FIRE_DIE, v, g.dice.fire)
    if g.dice.fire == FireFace.ELIMINATED:
        eliminate(g, t, v)
    elif g.dice.fire == FireFace.OUT:
        put_out(g, v)
    else:
        g.turn.gained += 1 if g.dice.fire == FireFace.PLUS_1 else 2


@rule
def base_value(g: State, t: Tables, v: int) -> int:
    """The die, or 1 for a coast; set, halved, reduced, never below 1 (TR-MOV-01, TR-MOV-02, TR-CMP-33, TR-CRD-58,
    TR-CST-01, TR-GER-29, TR-EFX-31).
    """
    if g.turn.coast != 0:
        return 1
    value = g.turn.value
    if suffers(g, v, Ongoing.STUCK_IN_THIRD):
        value = STUCK_VALUE
    value = patch_up_value(g, v, value)
    if suffers(g, v, Ongoing.FLAT_TYRE):
        value -= 1
    return max(1, value - wind_of(g, t, Condition.HEADWIND))


@flow.effect(Effect.START_MOVING)
def start_moving(g: State, t: Tables, v: int) -> None:
    """All moves make one pool (TR-MOV-02); a Stuck Throttle adds one even to a coast (OE-01, TR-ONG-11, TR-EFX-41,
    TR-CRD-64).
    """
    if not can_move(g, v):
        return
    turn = g.turn
    turn.moves = base_value(g, t, v) + turn.gained + int(suffers(g, v, Ongoing.STUCK_THROTTLE))
    turn.moves += wind_of(g, t, Condition.TAILWIND) + steady_moves(g, t, v)
    if turn.goals & Mark.HELD_UP:
        turn.goals &= ~Mark.HELD_UP
        lose_moves(g, v, Stop.OTHER)
    turn.driving = 1
    tell(g, Event.MOVES, v, turn.moves)
    push(g, Effect.DRIVE, v)
    if turn.coast == 0 and suffers(g, v, Ongoing.CROSS_EYED_DRIVER) and g.vehicles[v].space >= 0:
        push(g, Effect.CROSS_EYES, v)
        cast(g, t, Die.DIRECTION)

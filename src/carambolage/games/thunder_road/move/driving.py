"""Step 3, Move (chapter 6): driving the moves one by one, and what ongoing effects and cards do at the end."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, stay, tell
from carambolage.games.thunder_road.cards.bounties.goals import try_down_and_dirty
from carambolage.games.thunder_road.cards.hooks.move import may_step
from carambolage.games.thunder_road.cards.hooks.turn import move_over
from carambolage.games.thunder_road.cards.upgrades.steps import offer_upgraded_steps, take_upgraded_step, use_thrusters
from carambolage.games.thunder_road.cards.upgrades.wheels import overdriven
from carambolage.games.thunder_road.crews.big_rig_ground import after_move, can_steer, steer
from carambolage.games.thunder_road.damage.ongoing import catch_fire, suffers
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import OFF_SIDE, is_empty, is_operable, neighbour, space_at
from carambolage.games.thunder_road.ground.places import shares_space
from carambolage.games.thunder_road.ground.reveal import lay_faceup
from carambolage.games.thunder_road.move.counting import can_move
from carambolage.games.thunder_road.move.entering import enter, go
from carambolage.games.thunder_road.move.road_die import earns_bonus
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Ongoing
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Command, Die, Direction, Hazard, RoadBonus, VehicleKind
from carambolage.games.thunder_road.slam.pushes import is_still_there
from carambolage.games.thunder_road.state import START, State, Tables
from carambolage.games.thunder_road.turn.dice import cast


@flow.effect(Effect.CROSS_EYES)
def cross_eyes(g: State, t: Tables, v: int) -> None:
    """A Cross-Eyed Driver's first step goes where the direction die says, if that is forward and open (OE-06)."""
    tell(g, Event.DIRECTION_DIE, v, g.dice.direction)
    if g.dice.direction <= Direction.FRONT_RIGHT and is_open(g, t, v, g.dice.direction):
        g.turn.forced = g.dice.direction + 1


@flow.effect(Effect.DRIVE)
def drive(g: State, t: Tables, v: int) -> None:
    """Step after step until the moves are used up or lost; then the road die, then a slam put off by drifting
    (TR-MOV-03, TR-MOV-06, TR-MOV-17, TR-MOV-18, TR-BIK-16, TR-CRD-31).
    """
    turn = g.turn
    if not can_move(g, v):
        return
    if turn.moves > 0:
        stay(g)  # this very effect waits on, below all that the step brings
        g.slams = 0
        ask(g, Question.ENTRY_SPACE if g.vehicles[v].space == START else Question.STEP, turn.seat, v)
    elif turn.bonus == 0 and try_down_and_dirty(g, v):
        return
    elif turn.bonus == 0 and earns_bonus(g, t, v):
        stay(g)
        ask(g, Question.ROAD_BONUS, turn.seat, v)
    elif turn.drifting != 0 and shares_space(g, v):
        turn.drifting = 0
        push(g, Effect.SLAM_BEGIN, v, 1)


@flow.offering(Question.ENTRY_SPACE)
def offer_entry(g: State, t: Tables, seat: int) -> None:
    """One of the six spaces of the rear column (TR-MOV-07, TR-GEO-13, TR-RIG-05)."""
    for lane in range(6):
        offer(g, Action.ENTER + lane)


@flow.answering(Question.ENTRY_SPACE)
def answer_entry(g: State, t: Tables, seat: int, action: int, v: int) -> None:
    """The entry step is like any other, in direction F (TR-MOV-08)."""
    lane = action - Action.ENTER
    g.turn.steps += 1
    enter(g, t, v, space_at(g, lane, 0), Direction.FRONT, 1)


@rule
def is_open(g: State, t: Tables, v: int, way: int) -> bool:
    """Whether a driven step may be offered: not over a side edge, not banned, steering left (TR-MOV-05, TR-RIG-12,
    TR-RIG-14, OE-04, OE-05, TR-ONG-09).
    """
    if neighbour(g, t, g.vehicles[v].space, way) == OFF_SIDE:
        return False
    if way == Direction.FRONT:
        return True
    if g.vehicles[v].kind == VehicleKind.TRUCK and not can_steer(g, v):
        return False
    if g.turn.steps == 0 and g.house.carnage != 0:
        if suffers(g, v, Ongoing.PULLS_LEFT if way == Direction.FRONT_RIGHT else Ongoing.PULLS_RIGHT):
            return False
    return may_step(g, t, v, way)


@flow.offering(Question.STEP)
def offer_steps(g: State, t: Tables, seat: int, v: int) -> None:
    """One space of the front arc (TR-MOV-03, TR-MOV-09)."""
    if g.turn.forced != 0 and g.turn.steps == 0:
        offer(g, Action.STEP + g.turn.forced - 1)
        return
    for way in range(3):
        if is_open(g, t, v, way):
            offer(g, Action.STEP + way)
    offer_upgraded_steps(g, t, v, may_step(g, t, v, Direction.REAR_LEFT))


@flow.answering(Question.STEP)
def answer_step(g: State, t: Tables, seat: int, action: int, v: int) -> None:
    """A driven step, paid for on entering (TR-MOV-04, TR-ENT-07, TR-CRD-25)."""
    if action >= Action.JUMP:
        take_upgraded_step(g, t, v, action)
        return
    way = action - Action.STEP
    if way != Direction.FRONT and g.vehicles[v].kind == VehicleKind.TRUCK:
        steer(g, v)
    if way > Direction.FRONT_RIGHT:
        use_thrusters(g, v)
    turn = g.turn
    turn.steps += 1
    turn.drifting = 0
    go(g, t, v, neighbour(g, t, g.vehicles[v].space, way), way, 1)


@flow.answering(Question.ROAD_BONUS)
def answer_bonus(g: State, t: Tables, seat: int, action: int, v: int) -> None:
    """Taken, the whole value must be driven; it carries a drift on (TR-ROD-02, TR-MOV-18, TR-ROD-09)."""
    turn = g.turn
    if action == Action.DECLINE:
        turn.bonus = RoadBonus.DECLINED
        return
    turn.bonus = RoadBonus.TAKEN
    turn.lost = 0
    turn.moves = overdriven(g, t, v, g.dice.road)
    if turn.drifting != 0:
        turn.drifting = 0
        turn.drift = 2 * int(turn.drift != 0)
    tell(g, Event.BONUS_TAKEN, v, turn.moves)


SMOKE_BURNS = 4


@flow.effect(Effect.MOVE_END)
def end_move(g: State, t: Tables, v: int) -> None:
    """The Move step is over: leaks, smoke and spilled nitro, then cards (OE-10, OE-11, OE-20)."""
    g.turn.moves = 0
    g.turn.driving = 0
    push(g, Effect.MOVE_CARDS, v)
    if not is_operable(g, v):
        return
    if g.vehicles[v].kind == VehicleKind.TRUCK:
        after_move(g, t, v)
    if g.house.carnage == 0:
        return
    leak_oil(g, t, v)
    if suffers(g, v, Ongoing.SPILLED_NITRO) and g.turn.powers & (1 << Command.NITRO):
        catch_fire(g, v)
    if suffers(g, v, Ongoing.SMOKING_ENGINE) and g.vehicles[v].burning == 0:
        push(g, Effect.SMOKE_ROLLED, v)
        cast(g, t, Die.STUNT)


@rule
def leak_oil(g: State, t: Tables, v: int) -> None:
    """A Leaky Tank leaves loose oil where the Move step began, if that space is empty (OE-10, TR-ONG-12)."""
    turn = g.turn
    if turn.coast != 0 or turn.steps == 0 or turn.began < 0 or not suffers(g, v, Ongoing.LEAKY_TANK):
        return
    if is_still_there(g, turn.began, turn.began_tile) and is_empty(g, turn.began):
        lay_faceup(g, turn.began, Hazard.LOOSE_OIL)
        tell(g, Event.TOKEN_LAID, turn.began, Hazard.LOOSE_OIL + 1)


@flow.effect(Effect.SMOKE_ROLLED)
def smoke(g: State, t: Tables, v: int) -> None:
    """A Smoking Engine catches fire on the stunt die's 4 (OE-11)."""
    tell(g, Event.STUNT_DIE, v, g.dice.stunt)
    if g.dice.stunt == SMOKE_BURNS:
        catch_fire(g, v)


@flow.effect(Effect.MOVE_CARDS)
def move_cards(g: State, t: Tables, v: int) -> None:
    """Cards that listen to the end of step 3."""
    move_over(g, t, v)

"""The Big Rig's commands after moving: missiles, the hazard dispenser, the targeting computer (chapter 18.3)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.cards.hooks.slam import size_for_hit
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import column_of, is_empty, lane_of, on_board, space_at
from carambolage.games.thunder_road.ground.piles import lay_hazard
from carambolage.games.thunder_road.ground.places import crew_of, is_truck
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Cause, Die, Direction, RigCommand
from carambolage.games.thunder_road.state import COLUMNS, NOBODY, State, Tables
from carambolage.games.thunder_road.turn.boards import works
from carambolage.games.thunder_road.turn.dice import cast, covers
from carambolage.games.thunder_road.turn.elimination import begin_batch


@flow.effect(Effect.RIG_AFTER_MOVE)
def after_moving(g: State, t: Tables, v: int) -> None:
    """Missile Launcher and Hazard Dispenser act after the move, unless damaged meanwhile (TR-RIG-11, TR-RIG-27); Free
    Order may have made them ready beside another command (TR-ONE-106).
    """
    after_moving_by(g, t, v, g.turn.rig_command - 1)
    after_moving_by(g, t, v, g.turn.free_slot - 1)


@rule
def after_moving_by(g: State, t: Tables, v: int, command: int) -> None:
    """What one command does after the move; no section has two that do (TR-RIG-11)."""
    crew = crew_of(v)
    if g.vehicles[v].space < 0 or command < 0 or not works(g, crew, command):
        return
    if command == RigCommand.MISSILE_LAUNCHER and g.round > 1:
        launch_missiles(g, t, v)
    elif command == RigCommand.HAZARD_DISPENSER:
        ask(g, Question.RIG_DISPENSER, g.crews[crew].seat, v)


@rule
def in_blast(g: State, t: Tables, v: int, index: int) -> int:
    """A road vehicle on (index 6) or next to the space two ahead of the front section, NOBODY if there is none
    (TR-RIG-26, TR-RIG-27).
    """
    lane = lane_of(g.vehicles[v].space)
    column = column_of(g, g.vehicles[v].space) + 2
    if index == 6:
        if column >= COLUMNS:
            return NOBODY
        return struck_at(g, space_at(g, lane, column))
    odd = lane & 1
    if index == Direction.FRONT:
        column += 1
    elif index == Direction.REAR:
        column -= 1
    elif index < Direction.REAR:
        column += odd
        lane += -1 if index == Direction.FRONT_LEFT else 1
    else:
        column += odd - 1
        lane += -1 if index == Direction.REAR_LEFT else 1
    if lane < 0 or lane > 5 or column >= COLUMNS:
        return NOBODY
    return struck_at(g, space_at(g, lane, column))


@rule
def struck_at(g: State, space: int) -> int:
    """Whom missiles find on a space: not the truck itself."""
    v = g.at[space]
    if v != NOBODY and is_truck(g, v):
        return NOBODY
    return v


@rule
def launch_missiles(g: State, t: Tables, v: int) -> None:
    """The shooting die is rolled once for the whole area; without any vehicle there it is not rolled (TR-RIG-26,
    TR-RIG-27).
    """
    in_reach = False
    for index in range(7):
        in_reach = in_reach or in_blast(g, t, v, index) != NOBODY
    if in_reach:
        push(g, Effect.MISSILES_ROLLED, v)
        cast(g, t, Die.SHOOTING)


@flow.effect(Effect.MISSILES_ROLLED)
def missiles(g: State, t: Tables, v: int) -> None:
    """Everybody there whose size the result covers takes 1 minor damage, in one batch (TR-RIG-26, TR-RIG-27)."""
    tell(g, Event.MISSILES, v, g.dice.shooting)
    begin_batch(g)
    push(g, Effect.BURST)
    for index in range(6, -1, -1):
        struck = in_blast(g, t, v, index)
        if struck != NOBODY and covers(g.dice.shooting, size_for_hit(g, t, struck)):
            push(g, Effect.MINOR, struck, Cause.MISSILES)


@flow.offering(Question.RIG_DISPENSER)
def offer_dispenser(g: State, t: Tables, seat: int, v: int) -> None:
    """An empty space of the rear arc behind the rear section, or none (TR-RIG-32)."""
    rear = g.vehicles[v + 2].space
    if rear < 0:
        return
    for way in range(Direction.REAR, Direction.REAR_RIGHT + 1):
        space = on_board(g, t, rear, way)
        if space != NOBODY and is_empty(g, space):
            offer(g, Action.PLACE + space)
    if g.offers > 0:
        offer(g, Action.DECLINE)


@flow.answering(Question.RIG_DISPENSER)
def answer_dispenser(g: State, t: Tables, seat: int, action: int) -> None:
    """The top hazard token, unseen, facedown (TR-RIG-32)."""
    if action != Action.DECLINE:
        lay_hazard(g, action - Action.PLACE)
        if g.token[action - Action.PLACE] >= 0:
            tell(g, Event.TOKEN_LAID, action - Action.PLACE)

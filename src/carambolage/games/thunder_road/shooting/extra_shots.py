"""Shots that cards grant outside step 4 (TR-CRD-27, TR-EFX-46): whom they may hit."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import on_board
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import ShotKind
from carambolage.games.thunder_road.shooting.aiming import aim, is_target, offer_commands_of_rig
from carambolage.games.thunder_road.shooting.shooting import can_shoot, fire_at
from carambolage.games.thunder_road.state import CREW_VEHICLES, NOBODY, State, Tables


@flow.effect(Effect.EXTRA_SHOT)
def extra_shot(g: State, t: Tables, v: int) -> None:
    """A vehicle makes one shot from where it stands, outside step 4 (TR-CRD-52)."""
    if can_shoot(g, t, v):
        aim(g, crew_of(v), v, ShotKind.EXTRA)
        ask(g, Question.SHOOT_TARGET, g.crews[crew_of(v)].seat, v)


@rule
def chopper_target(g: State, t: Tables, crew: int, way: int) -> int:
    """The legal target of a crew's chopper in one direction of its front arc, NOBODY if there is none."""
    space = on_board(g, t, g.crews[crew].chopper, way)
    if space == NOBODY or not is_target(g, crew, g.at[space]):
        return NOBODY
    return g.at[space]


@rule
def shoot_at(g: State, t: Tables, v: int, commands: int) -> None:
    """The shot that was aimed goes at a vehicle without a choice; of the truck a command is named first, of those given
    as bits (TR-CRD-33).
    """
    if commands != 0:
        ask(g, Question.AIMED_COMMAND, g.crews[g.shot.crew].seat, crew_of(v), commands)
    else:
        g.shot.target = v
        fire_at(g, t)


@flow.offering(Question.AIMED_COMMAND)
def offer_weak_commands(g: State, t: Tables, seat: int, crew: int, commands: int) -> None:
    """The commands that may be named (TR-AIR-101, TR-ONE-104)."""
    offer_commands_of_rig(g, commands)


@flow.answering(Question.AIMED_COMMAND)
def answer_weak_command(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """The section of the named command is the target."""
    g.shot.command = action - Action.RIG_COMMAND
    g.shot.target = crew * CREW_VEHICLES + g.shot.command // 2
    fire_at(g, t)

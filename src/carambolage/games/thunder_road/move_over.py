"""The end of a Move step: what ongoing effects and cards do then (OE-10, OE-11, OE-20, TR-EFX-11)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.thunder_road.after_slam import is_still_there
from carambolage.games.thunder_road.board import is_empty, is_operable
from carambolage.games.thunder_road.crews.big_rig_ground import after_move
from carambolage.games.thunder_road.faceup import lay_faceup
from carambolage.games.thunder_road.fire import catch_fire
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.hooks.moments import move_over
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Command, Die, Hazard, Ongoing, VehicleKind
from carambolage.games.thunder_road.ongoing import suffers
from carambolage.games.thunder_road.rolling import cast
from carambolage.games.thunder_road.state import State, Tables

SMOKE_BURNS = 4


@flow.effect(Effect.MOVE_END)
def end_move(g: State, t: Tables, v: int) -> None:
    """The Move step is over: leaks, smoke and spilled nitro, then cards (OE-10, OE-11, OE-20)."""
    g.turn.moves = 0
    push(g, Effect.MOVE_CARDS, v, 0, 0)
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
        push(g, Effect.SMOKE_ROLLED, v, 0, 0)
        cast(g, t, Die.STUNT)


@rule
def leak_oil(g: State, t: Tables, v: int) -> None:
    """A Leaky Tank leaves loose oil where the Move step began, if that space is empty (OE-10, TR-ONG-12)."""
    turn = g.turn
    if turn.coast != 0 or turn.steps == 0 or turn.began < 0 or not suffers(g, v, Ongoing.LEAKY_TANK):
        return
    if is_still_there(g, turn.began, turn.began_tile) and is_empty(g, turn.began):
        lay_faceup(g, turn.began, Hazard.LOOSE_OIL)
        tell(g, Event.TOKEN_LAID, turn.began, Hazard.LOOSE_OIL + 1, 0)


@flow.effect(Effect.SMOKE_ROLLED)
def smoke(g: State, t: Tables, v: int) -> None:
    """A Smoking Engine catches fire on the stunt die's 4 (OE-11)."""
    tell(g, Event.STUNT_DIE, v, g.dice.stunt, 0)
    if g.dice.stunt == SMOKE_BURNS:
        catch_fire(g, v)


@flow.effect(Effect.MOVE_CARDS)
def move_cards(g: State, t: Tables, v: int) -> None:
    """Cards that listen to the end of step 3."""
    if g.house.cards != 0:
        move_over(g, t, v)

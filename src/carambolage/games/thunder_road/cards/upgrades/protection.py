"""Upgrades against damage: Armor Plating, Roll Cage (TR-UPG-123, TR-UPG-124)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push, tell
from carambolage.games.thunder_road.cards.upgrades.fitted import has_upgrade
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.obstacles import return_chopper
from carambolage.games.thunder_road.ground.places import crew_of, seat_of
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Card, Upgrade
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Cause, Damage, Die, SlamFace
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.turn.dice import cast


@rule
def try_armor(g: State, t: Tables, v: int, why: int, minor: int) -> bool:
    """Against damage of a shot or a missile the slam die is rolled, without a choice (TR-UPG-123, TR-EFX-15)."""
    if (why != Cause.SHOT and why != Cause.MISSILES) or not has_upgrade(g, v, Upgrade.ARMOR_PLATING):
        return False
    push(g, Effect.ARMOR_ROLLED, v, minor)
    cast(g, t, Die.SLAM)
    return True


@flow.effect(Effect.ARMOR_ROLLED)
def armor_rolled(g: State, t: Tables, v: int, minor: int) -> None:
    """On "top" the damage does not take place (TR-UPG-32, TR-EFX-70)."""
    if g.dice.slam == SlamFace.TOP:
        tell(g, Event.CANCELLED, v, Card.UPGRADE + Upgrade.ARMOR_PLATING)
    else:
        push(g, Effect.DRAW_DAMAGE, v, minor)


@rule
def ask_to_stay_put(g: State, v: int, kind: int) -> bool:
    """Whether the owner is asked to stay put: skid, dazed, blat off (TR-UPG-124, TR-EFX-16, TR-CRD-61)."""
    moving = kind == Damage.DAZED or kind == Damage.BLAT_OFF or Damage.SKID <= kind < Damage.ON_FIRE
    if not moving or not has_upgrade(g, v, Upgrade.ROLL_CAGE) or seat_of(g, v) < 0:
        return False
    ask(g, Question.STAY_PUT, seat_of(g, v), v, kind)
    return True


@flow.answering(Question.STAY_PUT)
def answer_stay(g: State, t: Tables, seat: int, action: int, v: int, kind: int) -> None:
    """Staying, only the slot is filled (TR-UPG-124)."""
    if action == Action.DECLINE:
        push(g, Effect.DAMAGE_EFFECT, v, kind)
    else:
        tell(g, Event.CARD_USED, crew_of(v), Card.UPGRADE + Upgrade.ROLL_CAGE)


@rule
def try_chopper_jammer(g: State, v: int, owner: int) -> bool:
    """A chopper over a car with a Chopper Jammer goes back to its owner instead (TR-UPG-126, TR-UPG-43, TR-EFX-38)."""
    if not has_upgrade(g, v, Upgrade.CHOPPER_JAMMER):
        return False
    return_chopper(g, owner)
    return True

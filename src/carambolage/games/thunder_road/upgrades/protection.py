"""Upgrades against damage: Armor Plating, Roll Cage (TR-UPG-123, TR-UPG-124)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names import act, card, cause, damage, die, face, op, upgrade
from carambolage.games.thunder_road.names import ask as asking
from carambolage.games.thunder_road.names import tell as telling
from carambolage.games.thunder_road.places import crew_of, seat_of
from carambolage.games.thunder_road.rolling import cast
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.upgrades.fitted import has_upgrade

MINOR_MARK = 16


@rule
def armor_rolls(g: State, t: Tables, v: int, why: int) -> bool:
    """Against damage of a shot or a missile the slam die is rolled, without a choice (TR-UPG-123)."""
    source = why % MINOR_MARK
    if (source != cause.SHOT and source != cause.MISSILES) or not has_upgrade(g, v, upgrade.ARMOR_PLATING):
        return False
    push(g, op.ARMOR_ROLLED, v, why // MINOR_MARK, 0)
    cast(g, t, die.SLAM)
    return True


@flow.effect(op.ARMOR_ROLLED)
def armor_rolled(g: State, t: Tables, v: int, minor: int) -> None:
    """On "top" the damage does not take place (TR-UPG-32, TR-EFX-70)."""
    if g.dice.slam == face.TOP:
        tell(g, telling.CANCELLED, v, card.UPGRADE + upgrade.ARMOR_PLATING, 0)
    else:
        push(g, op.DRAW_DAMAGE, v, minor, 0)


@rule
def cage_holds(g: State, v: int, kind: int) -> bool:
    """Whether the owner is asked to stay put: skid, dazed, blat off (TR-UPG-124)."""
    moving = kind == damage.DAZED or kind == damage.BLAT_OFF or damage.SKID <= kind < damage.ON_FIRE
    if not moving or not has_upgrade(g, v, upgrade.ROLL_CAGE) or seat_of(g, v) < 0:
        return False
    ask(g, asking.STAY_PUT, seat_of(g, v), v, kind, 0)
    return True


@flow.offering(asking.STAY_PUT)
def offer_stay(g: State, t: Tables, seat: int) -> None:
    """Stay or be moved."""
    offer(g, act.ACCEPT)
    offer(g, act.DECLINE)


@flow.answering(asking.STAY_PUT)
def answer_stay(g: State, t: Tables, seat: int, action: int, v: int, kind: int) -> None:
    """Staying, only the slot is filled (TR-UPG-124)."""
    if action == act.DECLINE:
        push(g, op.DAMAGE_EFFECT, v, kind, 0)
    else:
        tell(g, telling.CARD_USED, crew_of(v), card.UPGRADE + upgrade.ROLL_CAGE, 0)

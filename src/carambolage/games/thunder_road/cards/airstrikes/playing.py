"""When each advanced airstrike can be played, and what it does."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push
from carambolage.games.thunder_road.cards.airstrikes.airlift import airlift, can_airlift
from carambolage.games.thunder_road.cards.airstrikes.bombing import (
    can_crash,
    carpet_bombing,
    chopper_sees_target,
    kamikaze,
)
from carambolage.games.thunder_road.cards.airstrikes.cargo import (
    can_lay_egg,
    can_wash,
    egg_layer,
    rotor_wash,
    smoke_screen,
)
from carambolage.games.thunder_road.cards.repairs import can_mend
from carambolage.games.thunder_road.names.cards import Airstrike, Card
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.things import Mark, Moment
from carambolage.games.thunder_road.state import State, Tables


@rule
def reach_of_supplies(t: Tables) -> int:
    """How far from the chopper Supply Drop repairs (TR-AIR-107)."""
    return t.number[Card.AIRSTRIKE + Airstrike.SUPPLY_DROP][0]


@rule
def airstrike_usable(g: State, t: Tables, now: int, crew: int, kind: int) -> bool:
    """Whether a card fits the moment and has a target (TR-AIR-02, TR-AIR-04, TR-CRD-18, TR-AIR-03, TR-AIR-07,
    TR-AIR-08).
    """
    if now == Moment.TURN_START:
        if kind == Airstrike.HOVER_STRIKE:
            return chopper_sees_target(g, t, crew)
        return kind == Airstrike.KAMIKAZE and can_crash(g, t, crew)
    if now == Moment.AIRSTRIKE_BEFORE:
        return kind == Airstrike.AIRLIFT and can_airlift(g, t, crew)
    if now == Moment.AIRSTRIKE_PLACED and g.crews[crew].chopper >= 0:
        return fits_placed_chopper(g, t, crew, kind)
    return False


@rule
def fits_placed_chopper(g: State, t: Tables, crew: int, kind: int) -> bool:
    """The cards that are played right after the chopper is placed and before its shot (TR-AIR-04, TR-AIR-05,
    TR-AIR-14).
    """
    if kind == Airstrike.CARPET_BOMBING:
        return chopper_sees_target(g, t, crew)
    if kind == Airstrike.ROTOR_WASH:
        return can_wash(g, t, crew)
    if kind == Airstrike.EGG_LAYER:
        return can_lay_egg(g, t, crew)
    if kind == Airstrike.SUPPLY_DROP:
        return can_mend(g, crew, reach_of_supplies(t))
    return kind == Airstrike.SMOKE_SCREEN


@rule
def play_airstrike(g: State, t: Tables, crew: int, kind: int) -> None:
    """Carry the card out; it has left the hand (TR-CRD-38, TR-AIR-102, TR-AIR-04)."""
    if kind == Airstrike.CARPET_BOMBING:
        carpet_bombing(g, t, crew)
    elif kind == Airstrike.HOVER_STRIKE:
        push(g, Effect.CHOPPER_SHOT, crew)
    elif kind == Airstrike.ROTOR_WASH:
        rotor_wash(g, t, crew)
    elif kind == Airstrike.AIRLIFT:
        airlift(g, crew)
    elif kind == Airstrike.SMOKE_SCREEN:
        smoke_screen(g, crew)
    elif kind == Airstrike.EGG_LAYER:
        egg_layer(g, t, crew)
    elif kind == Airstrike.SUPPLY_DROP:
        g.turn.goals |= Mark.NO_SHOT
        push(g, Effect.MEND, crew, reach_of_supplies(t), 1)
    else:
        kamikaze(g, crew)

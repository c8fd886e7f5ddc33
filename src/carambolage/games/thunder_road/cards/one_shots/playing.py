"""When each one shot can be played in the own turn, and what it does; reactions are apart."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.one_shots.brake_check import brake_check, has_follower
from carambolage.games.thunder_road.cards.one_shots.free_order import can_order, free_order
from carambolage.games.thunder_road.cards.one_shots.hotwire import has_hotwire_target, hotwire
from carambolage.games.thunder_road.cards.one_shots.loaded_dice import has_dice, loaded_dice
from carambolage.games.thunder_road.names.cards import Card, OneShot
from carambolage.games.thunder_road.names.things import CrewKind, Mark, Moment, VehicleKind
from carambolage.games.thunder_road.state import State, Tables


@rule
def one_shot_usable(g: State, t: Tables, now: int, crew: int, kind: int) -> bool:
    """Whether a card fits the moment and has some effect (TR-ONE-02, TR-CRD-18, TR-ONE-04, TR-ONE-05)."""
    if now == Moment.TURN_START:
        if kind == OneShot.LOADED_DICE:
            return has_dice(g, crew)
        return kind == OneShot.HOTWIRE and has_hotwire_target(g, t, crew)
    if now == Moment.ASSIGNED:
        return kind == OneShot.FREE_ORDER and can_order(g, t, crew)
    if now == Moment.MOVE_START:
        if kind == OneShot.NITRO_BURST:
            return g.turn.coast == 0
        return kind == OneShot.GHOST_RIDE and g.vehicles[g.turn.vehicle].kind == VehicleKind.CAR
    return now == Moment.MOVE_END and kind == OneShot.BRAKE_CHECK and has_follower(g, t, g.turn.vehicle)


@rule
def play_one_shot(g: State, t: Tables, crew: int, kind: int) -> None:
    """Carry the card out; it has left the hand (TR-CRD-38, TR-ONE-102)."""
    if kind == OneShot.LOADED_DICE:
        loaded_dice(g, crew)
    elif kind == OneShot.NITRO_BURST:
        g.turn.gained += t.number[Card.ONE_SHOT + kind][int(g.crews[crew].kind == CrewKind.BIG_RIG)]
    elif kind == OneShot.GHOST_RIDE:
        g.turn.goals |= Mark.GHOST
    elif kind == OneShot.FREE_ORDER:
        free_order(g, crew)
    elif kind == OneShot.HOTWIRE:
        hotwire(g, crew)
    else:
        brake_check(g, crew)

"""When each one shot can be played in the own turn, and what it does (TR-ONE-02 to 05); reactions are apart."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names import card, mark, moment, one_shot
from carambolage.games.thunder_road.names import crew as kinds
from carambolage.games.thunder_road.one_shots.brake_check import brake_check, has_follower
from carambolage.games.thunder_road.one_shots.free_order import can_order, free_order
from carambolage.games.thunder_road.one_shots.hotwire import has_hotwire_target, hotwire
from carambolage.games.thunder_road.one_shots.loaded_dice import has_dice, loaded_dice
from carambolage.games.thunder_road.state import State, Tables


@rule
def one_shot_usable(g: State, t: Tables, now: int, crew: int, kind: int) -> bool:
    """Whether a card fits the moment and has some effect (TR-ONE-02, TR-CRD-18)."""
    if now == moment.TURN_START:
        if kind == one_shot.LOADED_DICE:
            return has_dice(g, crew)
        return kind == one_shot.HOTWIRE and has_hotwire_target(g, t, crew)
    if now == moment.ASSIGNED:
        return kind == one_shot.FREE_ORDER and can_order(g, t, crew)
    if now == moment.MOVE_START:
        if kind == one_shot.NITRO_BURST:
            return g.turn.coast == 0
        return kind == one_shot.GHOST_RIDE and g.vehicles[g.turn.vehicle].kind == kinds.CAR
    return now == moment.MOVE_END and kind == one_shot.BRAKE_CHECK and has_follower(g, t, g.turn.vehicle)


@rule
def play_one_shot(g: State, t: Tables, crew: int, kind: int) -> None:
    """Carry the card out; it has left the hand (TR-CRD-38)."""
    if kind == one_shot.LOADED_DICE:
        loaded_dice(g, crew)
    elif kind == one_shot.NITRO_BURST:
        g.turn.gained += t.number[card.ONE_SHOT + kind][int(g.crews[crew].kind == kinds.BIG_RIG)]
    elif kind == one_shot.GHOST_RIDE:
        g.turn.goals |= mark.GHOST
    elif kind == one_shot.FREE_ORDER:
        free_order(g, crew)
    elif kind == one_shot.HOTWIRE:
        hotwire(g, crew)
    else:
        brake_check(g, crew)

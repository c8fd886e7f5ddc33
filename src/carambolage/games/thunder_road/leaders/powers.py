"""The powers of the leaders that are used from the effect menu (TR-CRD-13)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.leaders.cris_crass import can_floor_it, floor_it
from carambolage.games.thunder_road.leaders.cruft import can_pay_scrap, pay_scrap
from carambolage.games.thunder_road.leaders.em_berco import can_play_with_fire, play_with_fire
from carambolage.games.thunder_road.leaders.leading import has_power
from carambolage.games.thunder_road.leaders.machine_gun_joe import can_tap_again, tap_again
from carambolage.games.thunder_road.leaders.madame_boubreaux import has_token_to_see, look_ahead
from carambolage.games.thunder_road.names.things import Leader, Moment
from carambolage.games.thunder_road.state import State, Tables


@rule
def power_usable(g: State, t: Tables, now: int, crew: int, who: int) -> bool:
    """Whether a power can be used at a moment, to some effect (TR-CRD-09, TR-CRD-18)."""
    if not has_power(g, crew, who):
        return False
    if now == Moment.TURN_START:
        if who == Leader.CRUFT:
            return can_pay_scrap(g, t, crew)
        return who == Leader.MADAME_BOUBREAUX and has_token_to_see(g, crew)
    if now == Moment.MOVE_START:
        if who == Leader.CRIS_CRASS:
            return can_floor_it(g, t)
        return who == Leader.EM_BERCO and can_play_with_fire(g)
    return now == Moment.SHOT_OVER and who == Leader.MACHINE_GUN_JOE and can_tap_again(g, t)


@rule
def use_power(g: State, t: Tables, crew: int, who: int) -> None:
    """Use one of them."""
    if who == Leader.CRUFT:
        pay_scrap(g, t, crew)
    elif who == Leader.MADAME_BOUBREAUX:
        look_ahead(g, crew)
    elif who == Leader.CRIS_CRASS:
        floor_it(g, t, crew)
    elif who == Leader.EM_BERCO:
        play_with_fire(g, crew)
    else:
        tap_again(g, t, crew)

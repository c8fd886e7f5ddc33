"""Who and what a question is about: its crew, its vehicle (names/ask.py tells which of its numbers is which)."""

from carambolage.games.thunder_road.names import ask
from carambolage.games.thunder_road.slam_pushes import pushed_vehicle
from carambolage.games.thunder_road.state import NOBODY, State

DRAFTS = {ask.CHOOSE_LEADER, ask.DRAFT_UPGRADE, ask.ASSIGN_UPGRADES}
ABOUT_CREWS = {
    *(ask.CHOOSE_CREW, ask.DICE_OR_CARDS, ask.ASSIGN_COMMAND, ask.ASSIGN_TOKEN, ask.BIKE_ASSIGN, ask.FREE_ORDER),
    *(ask.RIG_STEERING, ask.RIG_ASSIGN, ask.RIG_REPAIR, ask.RIG_DAMAGE, ask.AIRSTRIKE_SPACE, ask.REPAIR),
    *(ask.SWAP_MEET, ask.CRANE_TARGET, ask.HEX_TARGET, ask.PEEK_HAZARD, ask.SPEND_SCRAP, ask.JAM_TARGET),
    *(ask.SLAM_REROLL, ask.CLAIM_BOUNTY, ask.SET_DIE, ask.DROP_TOKEN, ask.LOADED_SUBSET, ask.HOTWIRE_TARGET),
    *(ask.AIRLIFT_VEHICLE, ask.AIRLIFT_CHOPPER, ask.AIRLIFT_LANDING, ask.EGG_SPACE, ask.KAMIKAZE_TARGET),
    ask.SUPPLY_TARGET,
}
ABOUT_VEHICLES = {
    *(ask.ENTRY_SPACE, ask.STEP, ask.DRIFT, ask.ROAD_BONUS, ask.COW_CATCHER, ask.LUCKY_REROLL, ask.SHOT_MODE),
    *(ask.RAISE_STEP, ask.SIDESTEP, ask.HOTWIRE_STEP, ask.REFUSE_SLIDE, ask.DOZE_TOKEN, ask.STAY_PUT, ask.ANCHOR),
    *(ask.FIRE_REROLL, ask.BRAKE_TARGET, ask.CHOOSE_DAMAGE, ask.WELD_TOKEN, ask.SPREAD, ask.SPIKE_SPACE),
}
SECOND = {ask.AIRLIFT_LANDING, ask.AIRLIFT_CHOPPER, ask.PLAY_REACTION}


def own_crew(g: State, seat: int) -> int:
    """The crew with which a seat answers: the one asked about, that of the turn, or its first one still in."""
    if g.ask in DRAFTS:
        return seat + g.about[0] * g.seats
    if g.ask == ask.EFFECT_MENU:
        return g.about[1]
    if g.ask in ABOUT_CREWS:
        return g.about[0]
    if g.turn.seat == seat and 0 <= g.turn.crew < g.crew_count:
        return g.turn.crew
    mine = [crew for crew in range(g.crew_count) if g.crews[crew].seat == seat]
    return next((crew for crew in mine if g.crews[crew].out == 0), mine[0])


def subject_of(g: State) -> int:
    """The vehicle that a question is about: the one named with it, else the active one."""
    if g.ask == ask.BIG_SHOES_WAY:
        return pushed_vehicle(g)
    if g.ask in SECOND:
        return g.about[1]
    return g.about[0] if g.ask in ABOUT_VEHICLES and g.about[0] != NOBODY else g.turn.vehicle

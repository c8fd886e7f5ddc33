"""Who and what a question is about: its crew, its vehicle."""

from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.slam.pushes import pushed_vehicle
from carambolage.games.thunder_road.state import NOBODY, State

DRAFTS = {Question.CHOOSE_LEADER, Question.DRAFT_UPGRADE, Question.ASSIGN_UPGRADES}
ABOUT_CREWS = {
    Question.CHOOSE_CREW,
    Question.DICE_OR_CARDS,
    Question.ASSIGN_COMMAND,
    Question.ASSIGN_TOKEN,
    Question.BIKE_ASSIGN,
    Question.FREE_ORDER,
    Question.RIG_STEERING,
    Question.RIG_ASSIGN,
    Question.RIG_REPAIR,
    Question.RIG_DAMAGE,
    Question.AIRSTRIKE_SPACE,
    Question.REPAIR,
    Question.SWAP_MEET,
    Question.CRANE_TARGET,
    Question.HEX_TARGET,
    Question.PEEK_HAZARD,
    Question.SPEND_SCRAP,
    Question.JAM_TARGET,
    Question.SLAM_REROLL,
    Question.CLAIM_BOUNTY,
    Question.SET_DIE,
    Question.DROP_TOKEN,
    Question.LOADED_SUBSET,
    Question.HOTWIRE_TARGET,
    Question.AIRLIFT_VEHICLE,
    Question.AIRLIFT_CHOPPER,
    Question.AIRLIFT_LANDING,
    Question.EGG_SPACE,
    Question.KAMIKAZE_TARGET,
    Question.SUPPLY_TARGET,
}
ABOUT_VEHICLES = {
    Question.ENTRY_SPACE,
    Question.STEP,
    Question.DRIFT,
    Question.ROAD_BONUS,
    Question.COW_CATCHER,
    Question.LUCKY_REROLL,
    Question.SHOT_MODE,
    Question.RAISE_STEP,
    Question.SIDESTEP,
    Question.HOTWIRE_STEP,
    Question.REFUSE_SLIDE,
    Question.DOZE_TOKEN,
    Question.STAY_PUT,
    Question.ANCHOR,
    Question.FIRE_REROLL,
    Question.BRAKE_TARGET,
    Question.CHOOSE_DAMAGE,
    Question.WELD_TOKEN,
    Question.SPREAD,
    Question.SPIKE_SPACE,
}
SECOND = {Question.AIRLIFT_LANDING, Question.AIRLIFT_CHOPPER, Question.PLAY_REACTION}


def own_crew(g: State, seat: int) -> int:
    """The crew with which a seat answers: the one asked about, that of the turn, or its first one still in."""
    if g.ask in DRAFTS:
        return seat + g.about[0] * g.seats
    if g.ask == Question.EFFECT_MENU:
        return g.about[1]
    if g.ask in ABOUT_CREWS:
        return g.about[0]
    if g.turn.seat == seat and 0 <= g.turn.crew < g.crew_count:
        return g.turn.crew
    mine = [crew for crew in range(g.crew_count) if g.crews[crew].seat == seat]
    return next((crew for crew in mine if g.crews[crew].out == 0), mine[0])


def subject_of(g: State) -> int:
    """The vehicle that a question is about: the one named with it, else the active one."""
    if g.ask == Question.BIG_SHOES_WAY:
        return pushed_vehicle(g)
    if g.ask in SECOND:
        return g.about[1]
    return g.about[0] if g.ask in ABOUT_VEHICLES and g.about[0] != NOBODY else g.turn.vehicle

"""The effects of Wacky Races: what can wait on the stack."""

from carambolage.engine.rules.names import Names


class Effect(Names):
    """An effect for each step of the rules that waits on the stack."""

    (
        CHOOSE_RACERS,
        START_RACE,
        LAY_COURSE,
        DEAL_HANDS,
        START_ROUND,
        TURN,
        PHASE,
        END_PHASE,
        END_TURN,
        GHOST_TOWN,
        NEXT_TURN,
        NEUTRALS,
        NEUTRAL_REVEAL,
        NEUTRAL_FREE,
        NEUTRAL_PASS,
        END_ROUND,
        MOVE,
        EACH,
        CROSSED,
        ARRIVED,
        TRAP,
        TRAP_UNDER,
        RECOVER,
        SWAP_TILES,
        VILLAIN,
        VILLAIN_STOPS,
        VILLAIN_RETURNS,
        LAY_SECOND,
        NAME_RIVER,
        POWER_MOVE,
        POWER_DRAW,
        TAKE_CARDS,
        TOP_CARD,
        LEAVE,
        NAP,
        END_RACE,
    ) = range(36)

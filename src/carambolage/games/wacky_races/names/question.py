"""The questions of Wacky Races."""

from carambolage.engine.rules.names import Names


class Question(Names):
    """What a seat can be asked. 0 is no question."""

    (
        CHOOSE_RACER,
        LAY_TILE,
        TURN_ACTION,
        PAY_CARDS,
        TOP_CARD,
        STUCK_DISCARD,
        RIVER_NAME,
        RIVER_PLAY,
        ORDER_RACERS,
        ORDER_NEUTRALS,
        TUNNEL_PICK,
        SLEIGHT_PICK,
        TRAP_VICTIM,
        TRAP_ORDER,
        RECOVER_GAS,
        RECOVER_FOILED,
        SABOTAGE,
        CROSSROADS_FIRST,
        CROSSROADS_SECOND,
        GORILLA_TRAP,
        GHOST_KEEP,
        PW_RECOVER,
        PW_CRYSTAL,
        PW_CONVERT,
        PW_KEEP,
        PW_TARGET,
        PW_STRAFE,
        PW_OPPONENT,
        PW_DISCARD,
        PW_MINE_TRAP,
        PW_MINE_TILE,
        PW_TURBO,
        PW_TERRAIN,
        PW_TILE,
    ) = range(1, 35)

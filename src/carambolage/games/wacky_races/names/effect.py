"""The effects of Wacky Races: what can wait on the stack."""

from carambolage.engine.rules.names import Names


class Effect(Names):
    """An effect for each step of the rules that waits on the stack."""

    CHOOSE_RACERS, START_RACE, LAY_COURSE, DEAL_HANDS = range(4)
    START_ROUND, TURN, PHASE, END_PHASE, END_TURN, GHOST_TOWN, NEXT_TURN = range(4, 11)
    NEUTRALS, NEUTRAL_REVEAL, NEUTRAL_FREE, NEUTRAL_PASS, END_ROUND = range(11, 16)
    MOVE, EACH, CROSSED, ARRIVED = range(16, 20)
    TRAP, TRAP_UNDER, RECOVER, SWAP_TILES = range(20, 24)
    VILLAIN, VILLAIN_STOPS, VILLAIN_RETURNS, LAY_SECOND, NAME_RIVER = range(24, 29)
    POWER_MOVE, POWER_DRAW, TAKE_CARDS, TOP_CARD, LEAVE, NAP, END_RACE = range(29, 36)

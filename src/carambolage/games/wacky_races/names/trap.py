"""The nine kinds of trap; a tile without one holds NONE, one that the onlooker has not seen UNSEEN."""

NONE, BROKEN_BRIDGE, OIL, PAINTED_TUNNEL, BOULDER, LOG, FOILED_AGAIN, SABOTAGE, SLEIGHT_OF_HAND, MUD_PUDDLE, UNSEEN = (
    range(11)
)
KINDS = 10

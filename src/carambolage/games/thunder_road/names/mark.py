"""Marks of the turn (`Turn.goals`, a bit each): first a goal met of each bounty (names/bounty.py), then what cards have
brought about for this turn.
"""

(
    DIRTY,
    UNCREDITED,
    GHOST,
    AIRLIFTED,
    NO_SHOT,
    HELD_UP,
) = (1 << bit for bit in range(8, 14))

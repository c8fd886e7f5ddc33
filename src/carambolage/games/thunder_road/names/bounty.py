"""Bounties, in the order of bounties.toml; stored plus one, 0 is none."""

(
    HIT_AND_RUN,
    SLOW_AND_STEADY,
    RUBBING_IS_RACING,
    PINBALL_WIZARD,
    DOWN_AND_DIRTY,
    HEAD_HUNTER,
    FRONT_RUNNER,
    LAST_LEGS,
) = range(8)
KINDS = 8

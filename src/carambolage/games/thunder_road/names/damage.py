"""Damage tokens, in the order of damage.toml; NONE is an empty slot."""

NONE = -1
DENT, SHRAPNEL, DAZED, BLAT_OFF = range(4)
SKID = 4
ON_FIRE = 10
ONGOING = 11
KINDS = 12
MINOR = 12

"""Crew leaders, in the order of leaders.toml; stored plus one, 0 is none."""

(
    VINCE_VAMP,
    ABIGAIL,
    ASHA,
    MS_BETTY,
    BUMPO,
    WONG,
    CRIS_CRASS,
    CRUFT,
    MACHINE_GUN_JOE,
    MADAME_BOUBREAUX,
    EM_BERCO,
) = range(11)
KINDS = 11

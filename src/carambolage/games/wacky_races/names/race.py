"""The sixteen races of the championship by number; 0 is a race without a rule of its own."""

(
    NONE,
    ZIG_ZAG,
    RIDING_HOOD,
    GORILLA,
    MANOEUVRES,
    BUFFALO,
    SHERIFF,
    FAIR,
    SPORT,
    CLOCK,
    WOOD,
    GHOST_TOWN,
    MISSOURI,
    BEARS,
    CIRCUS,
    MISSISSIPPI,
    ROMEO,
) = range(17)

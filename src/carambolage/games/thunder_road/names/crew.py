"""The crews by colour (TR-SET-01) and the kinds of vehicles."""

BLUE, GREEN, ORANGE, WHITE, BIG_RIG, FINAL_FIVE = range(6)
CAR, BIKE, TRUCK, SECTION, WRECK = range(5)

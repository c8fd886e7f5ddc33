"""Why a game ended."""

FINISH, SURVIVOR, WIPEOUT, ROUND_CAP = range(4)

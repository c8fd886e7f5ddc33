"""The turn: planning, initiative, actions, the end of a turn and of the game."""

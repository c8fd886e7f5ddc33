"""Speed of the engine's twins beside other board-game programs, measured in one run."""

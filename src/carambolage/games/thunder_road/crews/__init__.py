"""The crews that have no cars: the Big Rig and the Final Five."""

"""The ten cars that a player may drive, in the order of their numbers."""

SLAG, GRUESOME, PENDING, MAX, PENELOPE, SERGEANT, MOB, LUKE, PETER, RUFUS = range(10)
COUNT = 10

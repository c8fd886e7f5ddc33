"""Wacky Races: six racers, one villain, and whatever he left on the road."""

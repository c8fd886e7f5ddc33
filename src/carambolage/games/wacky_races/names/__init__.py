"""The vocabulary of Wacky Races: plain numbers with names, one module for each kind of thing."""

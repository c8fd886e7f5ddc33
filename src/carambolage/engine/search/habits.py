"""How a search thinks about a game; a game may have habits of its own."""

from typing import NamedTuple


class Habits(NamedTuple):
    """For how many decisions of each seat a search plays on, how often on a whim (one in so many), how curious it is
    about what was tried less, how soon it tries something new, how much more curious it is where outcomes lie apart.

    All but the first two are in thousandths; the numbers were found by duels. Curiosity goes with the game's `judge`:
    where good answers and bad ones lie close together, a curious search tells them apart late. But where the game is
    about to be decided outcomes lie far apart, and one that is not curious never tries again what began badly: `doubt`
    is added to it, times their standard deviation.
    """

    cutoff: int = 7
    whim: int = 24
    curiosity: int = 300
    widening: int = 1_500
    doubt: int = 0

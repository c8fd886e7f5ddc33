"""TURN-START, ASSIGN, MOVE-START, MOVE-END, TURN-END, ROUND-END: the moments of a turn (TR-EFX-02 to 20)."""

from carambolage.engine.rule import rule
from carambolage.games.thunder_road.state import State, Tables


@rule
def turn_starts(g: State, t: Tables, seat: int) -> None:
    """Before step 1: the Smoke Screen of the seat ends, scrap, Second Sight, Tool Kit and hand cards may be used."""


@rule
def dice_assigned(g: State, t: Tables) -> None:
    """End of step 1: Free Order (TR-ONE-106)."""


@rule
def move_starts(g: State, t: Tables, v: int) -> None:
    """Start of step 3, before the fire die: powers, upgrades and hand cards that give moves, Playing with Fire."""


@rule
def fire_die_rolled(g: State, t: Tables, v: int) -> None:
    """The fire die lies on the table: Playing with Fire may reroll it (TR-CRW-210); `op.FIRE_STANDS` waits below."""


@rule
def base_movement_over(g: State, t: Tables, v: int) -> bool:
    """Before the road-die question: whether Down and Dirty is offered now (once); then that question comes first
    (TR-BOU-105).
    """
    return False


@rule
def move_over(g: State, t: Tables, v: int) -> None:
    """Step 3 is over: Diesel Spill, Speed Trap, spreaders, Spike Strip, Brake Check."""


@rule
def turn_ends(g: State, t: Tables) -> None:
    """After step 4, before the chopper check: Second Wind, then On Its Last Legs."""


@rule
def chopper_spares(g: State, t: Tables, v: int, owner: int) -> bool:
    """Whether a vehicle under a chopper is safe: Chopper Jammer sends it back (TR-UPG-126)."""
    return False


@rule
def turn_is_over(g: State, t: Tables) -> None:
    """The turn has ended: limits per turn are reset (TR-CRD-10)."""


@rule
def round_ends(g: State, t: Tables) -> None:
    """Clean-up of the round: tokens to the supply, German hands refilled, hex and limits per round end."""

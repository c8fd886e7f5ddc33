"""Nitro: three more spaces in the travel (WK-EQU-10, WK-EQU-11)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.equipment.owned import count_of, discard, slot_of
from carambolage.games.wreckage.names.components import Equipment
from carambolage.games.wreckage.names.rulings import NitroUse
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.turn.speed import is_reversing


@rule
def can_use_nitro(g: State, seat: int) -> bool:
    """A Nitro that was not used this turn, and not in reverse (WK-EQU-10, WK-EQU-11, WK-REV-05)."""
    return not is_reversing(g, seat) and count_of(g, seat, Equipment.NITRO) > g.cars[seat].nitro_used


@rule
def use_nitro(g: State, seat: int) -> None:
    """`nitro_use = once` discards the card, `each_turn` keeps it for the next turn (WK-EQU-11)."""
    if g.house.nitro_use == NitroUse.ONCE:
        discard(g, seat, slot_of(g, seat, Equipment.NITRO))
    else:
        g.cars[seat].nitro_used += 1

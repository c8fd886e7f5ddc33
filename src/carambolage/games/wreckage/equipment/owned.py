"""What a car owns and what it is worth: equipment, Structure, Handling (WK-SET-06, WK-EQU-17)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.names.components import SLOTS, Equipment
from carambolage.games.wreckage.names.things import NOBODY
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables


@rule
def is_owned(g: State, seat: int, slot: int, kind: int) -> bool:
    """Whether a card of a kind lies in a slot and has not been discarded."""
    car = g.cars[seat]
    return car.equipment[slot] == kind and not (car.discarded >> slot) & 1


@rule
def count_of(g: State, seat: int, kind: int) -> int:
    """How many cards of a kind lie before a player (WK-SET-08)."""
    count = 0
    for slot in range(SLOTS):
        count += is_owned(g, seat, slot, kind)
    return count


@rule
def slot_of(g: State, seat: int, kind: int) -> int:
    """The lowest slot with a card of a kind, or NOBODY."""
    for slot in range(SLOTS):
        if is_owned(g, seat, slot, kind):
            return slot
    return NOBODY


@rule
def discard(g: State, seat: int, slot: int) -> None:
    """A card leaves the game."""
    g.cars[seat].discarded |= 1 << slot


@rule
def structure_of(g: State, t: Tables, seat: int) -> int:
    """How many hits destroy a car: its Structure, and 2 for each Armour (WK-EQU-12)."""
    return t.structure[g.cars[seat].vehicle] + t.armour_structure * count_of(g, seat, Equipment.ARMOUR)


@rule
def handling_of(g: State, t: Tables, seat: int) -> int:
    """Handling against weapons: the printed value and 1 for each Dodge in force (WK-DMG-03, WK-CRD-24)."""
    car = g.cars[seat]
    return t.handling[car.vehicle] + car.dodges

"""What is on a car: mounted accessories and the driver's skill (RK-ACC-02, RK-SKI-04)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.road_kill_rally.names.things import SLOTS, Slot
from carambolage.games.road_kill_rally.state import State, Tables


@rule
def has_mounted(g: State, t: Tables, seat: int, accessory: int) -> bool:
    """Whether a car has an accessory mounted; one card a slot, so copies never add up (RK-ACC-02, RK-ACC-04)."""
    return g.car[seat].slot[t.accessory[accessory].slot] == accessory


@rule
def has_skill(g: State, seat: int, skill: int) -> bool:
    """Whether a driver has a skill; it works for the whole race (RK-SKI-04, RK-SKI-06)."""
    return g.car[seat].skill == skill


@rule
def mount(g: State, seat: int, slot: int, accessory: int) -> None:
    """An accessory goes from the owner's accessory hand into its slot."""
    g.parts[seat][accessory] -= 1
    g.part_cards[seat] -= 1
    g.car[seat].slot[slot] = accessory


@rule
def discard_accessory(g: State, seat: int, slot: int) -> None:
    """A mounted accessory goes to the accessory discard pile; an empty slot has none to lose (RK-WIP-02)."""
    accessory = g.car[seat].slot[slot]
    if accessory != Slot.EMPTY:
        g.car[seat].slot[slot] = Slot.EMPTY
        g.part_discard[accessory] += 1
        g.part_discarded += 1


@rule
def strip(g: State, seat: int) -> None:
    """All mounted accessories go to the discard pile; the accessory hand leaves the game unseen (RK-END-12)."""
    for slot in range(SLOTS):
        discard_accessory(g, seat, slot)

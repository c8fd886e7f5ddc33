"""Ongoing effects (chapter 22): cards that a damaged car carries until the damage is repaired; fire (chapter 21)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.thunder_road.cards.decks import pick_card
from carambolage.games.thunder_road.names.cards import Ongoing
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Box, VehicleKind
from carambolage.games.thunder_road.state import FIRST_WRECK, GONE, State

WORKS_BROKEN = (
    1 << Ongoing.GUTTED_CHASSIS | 1 << Ongoing.RUBBER_BUMPERS | 1 << Ongoing.LOOSE_CARGO | 1 << Ongoing.LUCKY_DICE
)


@rule
def carries(g: State, v: int, card: int) -> bool:
    """Whether an effect card lies at a car, asleep or not."""
    vehicle = g.vehicles[v]
    return vehicle.ongoing[0] == card + 1 or vehicle.ongoing[1] == card + 1


@rule
def suffers(g: State, v: int, card: int) -> bool:
    """Whether an effect works on a car now; most sleep while it is inoperable (TR-ONG-02, TR-ONG-07, TR-ONG-08)."""
    if not carries(g, v, card):
        return False
    return g.vehicles[v].broken == 0 or (WORKS_BROKEN >> card) & 1 == 1


@rule
def draw_effect(g: State) -> int:
    """The top effect card; an empty deck is made of the discard, with both empty there is none, -1 (TR-ONG-05)."""
    if g.ongoing_deck == 0:
        g.ongoing_deck = g.ongoing_discard
        g.ongoing_discard = 0
    if g.ongoing_deck == 0:
        return -1
    card = pick_card(g, g.ongoing_deck)
    g.ongoing_deck &= ~(1 << card)
    return card


@rule
def attach_effect(g: State, v: int, slot: int) -> None:
    """The damage token Ongoing effect brings a card to its slot; without one it is a dent (TR-ONG-01, TR-ONG-05,
    TR-ONG-06, TR-ONG-10).
    """
    card = draw_effect(g)
    if card >= 0:
        g.vehicles[v].ongoing[slot] = card + 1
        tell(g, Event.ONGOING_EFFECT, v, card)


@rule
def rings_in_use(g: State) -> int:
    """The fire rings on dashboards."""
    count = 0
    for v in range(FIRST_WRECK):
        count += int(g.vehicles[v].burning != 0)
    return count


@rule
def catch_fire(g: State, v: int) -> None:
    """A car or motorcycle, operable or not, gets one ring; wrecks and the truck never burn (TR-FIR-01, TR-FIR-02,
    TR-FIR-08, TR-FIR-11, TR-EFX-56, TR-BIK-21, TR-FIR-07); with the limits of the box it may be none (TR-OBS-12).
    """
    vehicle = g.vehicles[v]
    if vehicle.kind > VehicleKind.BIKE or vehicle.burning != 0 or vehicle.space == GONE:
        return
    if g.house.box_limits != 0 and rings_in_use(g) >= Box.FIRE_RINGS:
        return
    vehicle.burning = 1
    tell(g, Event.CAUGHT_FIRE, v)


@rule
def put_out(g: State, v: int) -> None:
    """The ring is removed (TR-FIR-05, TR-EFX-56)."""
    if g.vehicles[v].burning != 0:
        g.vehicles[v].burning = 0
        tell(g, Event.FIRE_OUT, v)

"""Wrecks and choppers (chapter 9)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Box, Size, VehicleKind
from carambolage.games.thunder_road.state import FIRST_WRECK, NOBODY, START, VEHICLES, State


@rule
def free_wreck(g: State) -> int:
    """A wreck figure that is not on the board, NOBODY when the four of the box are used up (TR-OBS-06, TR-OBS-10)."""
    used = 0
    figure = NOBODY
    for v in range(FIRST_WRECK, VEHICLES):
        if g.vehicles[v].space >= 0:
            used += 1
        elif figure == NOBODY:
            figure = v
    if g.house.box_limits != 0 and used >= Box.WRECKS:
        return NOBODY
    return figure


@rule
def make_wreck(g: State) -> int:
    """A fresh wreck: an inoperable small vehicle without owner (TR-OBS-04, TR-OBS-03). Its stamp tells it from one that
    had the same figure and was lost in the quake at hand (TR-SIM-03).
    """
    v = free_wreck(g)
    if v != NOBODY:
        wreck = g.vehicles[v]
        wreck.kind = VehicleKind.WRECK
        wreck.size = Size.SMALL
        wreck.broken = 1
        wreck.stamp = (wreck.stamp + 1) & 127
    return v


@rule
def place_wreck(g: State, v: int, space: int) -> None:
    """A wreck token puts a wreck under the vehicle that turned it up, which is then on top (TR-HAZ-01); whoever waits
    there since a quake stands aside until the two have slammed (TR-SIM-04).
    """
    wreck = make_wreck(g)
    if wreck == NOBODY:
        return
    if g.visitor[space] != NOBODY:
        g.crowd += 1
    g.at[space] = wreck
    g.visitor[space] = v
    g.vehicles[wreck].space = space
    tell(g, Event.WRECK_APPEARS, wreck, space)


@rule
def stand_wreck(g: State, space: int) -> None:
    """A wreck appears on an empty space (TR-EFX-65)."""
    wreck = make_wreck(g)
    if wreck != NOBODY:
        g.at[space] = wreck
        g.vehicles[wreck].space = space
        tell(g, Event.WRECK_APPEARS, wreck, space)


@rule
def return_chopper(g: State, crew: int) -> None:
    """A chopper goes back to its owner and may be used again (TR-OBS-07, TR-EFX-68, TR-AIR-06)."""
    c = g.crews[crew]
    if c.chopper >= 0:
        g.chopper[c.chopper] = NOBODY
        c.chopper = START
        c.smoke = 0
        tell(g, Event.CHOPPER_BACK, crew)

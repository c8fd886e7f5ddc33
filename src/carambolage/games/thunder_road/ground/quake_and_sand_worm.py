"""Effects on several vehicles at the same time (chapter 17): quake and sand worm."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, stay, tell
from carambolage.games.thunder_road.cards.upgrades.anchor_chain import ask_for_anchor_in_quake, way_in_quake
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import OVER_FRONT, neighbour, progress, standing_order
from carambolage.games.thunder_road.ground.piles import flatten
from carambolage.games.thunder_road.ground.places import put_on, take_off
from carambolage.games.thunder_road.ground.scrolling import cross_finish, may_win, scroll
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Die, Terrain, VehicleKind
from carambolage.games.thunder_road.state import COLUMNS, NOBODY, VEHICLES, State, Tables
from carambolage.games.thunder_road.turn.dice import cast
from carambolage.games.thunder_road.turn.elimination import begin_batch, end_batch, take_out

STILL = -1
JUST_BEGUN = 1


@rule
def start_quake(g: State, t: Tables) -> None:
    """The direction die says where everybody is shaken; a second quake waits for the first to end (TR-CAR-20,
    TR-SIM-07).
    """
    if g.quaking != 0:
        g.quakes += 1
        return
    g.quaking = JUST_BEGUN
    push(g, Effect.QUAKE_ROLLED)
    cast(g, t, Die.DIRECTION)


@flow.effect(Effect.QUAKE_ROLLED)
def quake(g: State, t: Tables) -> None:
    """All vehicles are lifted and set on their new spaces together; losses first, then finish or scroll, then each
    meets what is there (TR-SIM-04, TR-CAR-21, TR-SIM-01).
    """
    way = g.dice.direction
    if g.quaking == JUST_BEGUN and ask_for_anchor_in_quake(g, t, way):
        stay(g)  # the quake waits for the answer
        return
    tell(g, Event.QUAKE, way)
    push(g, Effect.QUAKE_OVER)
    push(g, Effect.QUAKE_NEXT, way)
    lift_all(g, t, way)
    begin_batch(g)
    crossing = lose_shaken(g, t)
    if crossing > 0 and g.final != 0:
        finish_shaken(g, t)
        crossing = 0
    if g.over != 0:
        return
    set_down(g, 0)
    g.scrolling = min(crossing, 1)  # who goes out in this very batch brings the finish to the tile to come (TR-FRT-22)
    end_batch(g, t)
    if crossing > 0 and g.over == 0:
        scroll(g, t)
        if g.over == 0:
            set_down(g, 1)


@rule
def lift_all(g: State, t: Tables, way: int) -> None:
    """Who is shaken is fixed when the quake begins (TR-SIM-03); the truck is not, it takes minor damage and leaves sand
    (TR-RIG-23, TR-CAR-21).
    """
    for v in range(VEHICLES):
        vehicle = g.vehicles[v]
        g.lifted[v] = STILL
        if vehicle.space >= 0:
            if vehicle.kind == VehicleKind.TRUCK:
                flatten(g, t, v, vehicle.space)
            elif vehicle.kind != VehicleKind.SECTION:
                g.lifted[v] = vehicle.space
                g.shaken[v] = neighbour(g, t, vehicle.space, way_in_quake(g, v, way))
    for v in range(VEHICLES):
        if g.lifted[v] != STILL:
            take_off(g, v)


@rule
def lose_shaken(g: State, t: Tables) -> int:
    """Edge and impassable eliminations come first; returns how many go over the front."""
    crossing = 0
    for v in range(VEHICLES):
        if g.lifted[v] != STILL:
            there = g.shaken[v]
            if there < 0 or (there < OVER_FRONT and g.ground[there] == Terrain.IMPASSABLE):
                lose_lifted(g, t, v)
            elif there >= OVER_FRONT:
                crossing += 1
    return crossing


@rule
def lose_lifted(g: State, t: Tables, v: int) -> None:
    """A lifted vehicle is lost; it counts where it stood when the batch began (TR-WIN-06)."""
    put_on(g, v, g.lifted[v])
    take_out(g, t, v)
    g.lifted[v] = STILL


@rule
def finish_shaken(g: State, t: Tables) -> None:
    """Of several vehicles shaken over the Finish Line the one furthest forward wins, then the lowest lane
    (TR-WIN-05).
    """
    while g.over == 0:
        best = NOBODY
        for v in range(VEHICLES):
            if g.lifted[v] != STILL and g.shaken[v] >= OVER_FRONT and (best == NOBODY or is_ahead(g, v, best)):
                best = v
        if best == NOBODY:
            return
        if may_win(g, best):
            cross_finish(g, t, best)
        else:
            lose_lifted(g, t, best)


@rule
def is_ahead(g: State, v: int, other: int) -> bool:
    """Compare two lifted vehicles by where they stood: all are shaken alike."""
    return standing_order(g, g.lifted[v]) > standing_order(g, g.lifted[other])


@rule
def set_down(g: State, beyond: int) -> None:
    """The lifted vehicles whose spaces lie on the board, or on the tile just laid (one scroll serves all, TR-FRT-10),
    are set down; from then on their stamp tells whether they have moved since.
    """
    for v in range(VEHICLES):
        there = g.shaken[v]
        if g.lifted[v] != STILL and there // OVER_FRONT == beyond:
            put_on(g, v, there % OVER_FRONT)
            g.shaken[v] = g.vehicles[v].stamp


@flow.effect(Effect.QUAKE_NEXT)
def next_shaken(g: State, t: Tables, way: int) -> None:
    """One vehicle after the other meets what is on its new space, front to back and left to right (TR-SIM-02,
    TR-SIM-06).
    """
    best = NOBODY
    for v in range(VEHICLES):
        if g.lifted[v] != STILL and g.vehicles[v].space >= 0 and g.vehicles[v].stamp == g.shaken[v]:
            if best == NOBODY or standing_order(g, g.vehicles[v].space) > standing_order(g, g.vehicles[best].space):
                best = v
    if best == NOBODY:
        return
    stay(g)  # this very effect waits on, below all that the vehicle meets
    g.lifted[best] = STILL
    push(g, Effect.ARRIVE, best, way_in_quake(g, best, way), g.vehicles[best].stamp)


@flow.effect(Effect.QUAKE_OVER)
def end_quake(g: State, t: Tables) -> None:
    """The quake is finished; one that was revealed meanwhile follows (TR-SIM-07)."""
    g.quaking = 0
    if g.quakes > 0:
        g.quakes -= 1
        start_quake(g, t)


@rule
def sand_worm(g: State, t: Tables) -> None:
    """The vehicles furthest back on the board are eliminated, all tied ones together; the truck takes minor damage
    (TR-CAR-22, TR-RIG-24, TR-SIM-01).
    """
    last = 2 * COLUMNS
    for v in range(VEHICLES):
        vehicle = g.vehicles[v]
        if vehicle.space >= 0 and vehicle.kind != VehicleKind.SECTION:
            last = min(last, progress(g, vehicle.space))
    tell(g, Event.SAND_WORM, last)
    begin_batch(g)
    for v in range(VEHICLES):
        vehicle = g.vehicles[v]
        if vehicle.space >= 0 and vehicle.kind != VehicleKind.SECTION and progress(g, vehicle.space) == last:
            if vehicle.kind == VehicleKind.TRUCK:
                push(g, Effect.RIG_HIT, v)
            else:
                take_out(g, t, v)
    end_batch(g, t)

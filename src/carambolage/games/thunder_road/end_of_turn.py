"""End of turn (chapter 14): the choppers' bombs fall."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.hooks.moments import chopper_spares, turn_ends, turn_is_over
from carambolage.games.thunder_road.losing import begin_batch, end_batch, take_out
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import CrewKind, VehicleKind
from carambolage.games.thunder_road.obstacles import return_chopper
from carambolage.games.thunder_road.places import crew_of
from carambolage.games.thunder_road.state import CREW_VEHICLES, NOBODY, State, Tables


@flow.effect(Effect.TURN_END)
def end_turn(g: State, t: Tables) -> None:
    """After step 4, also of passed turns and turns cut short (TR-EOT-04)."""
    pass_if_nothing_was_assigned(g)
    push(g, Effect.CHOPPER_CHECK, 0, 0, 0)
    if g.house.cards != 0:
        turn_ends(g, t)


@rule
def pass_if_nothing_was_assigned(g: State) -> None:
    """A turn without any legal assignment is passed and still counts; motorcycles have counted theirs (TR-RND-08)."""
    c = g.crews[g.turn.crew]
    if g.turn.vehicle != NOBODY or c.out != 0:
        return
    if c.kind != CrewKind.FINAL_FIVE:
        c.turns += 1
    tell(g, Event.TURN_PASSED, g.turn.seat, 0, 0)


@flow.effect(Effect.CHOPPER_CHECK)
def drop_bombs(g: State, t: Tables) -> None:
    """Every road vehicle that shares a space with a chopper is eliminated, all in one batch (TR-EOT-02, TR-OBS-04)."""
    g.turn.vehicle = NOBODY
    begin_batch(g)
    for crew in range(g.crew_count):
        space = g.crews[crew].chopper
        if space >= 0 and g.at[space] != NOBODY:
            drop_bomb(g, t, crew, g.at[space])
    end_batch(g, t)
    if g.house.cards != 0:
        turn_is_over(g, t)


@rule
def drop_bomb(g: State, t: Tables, owner: int, v: int) -> None:
    """The truck shrugs the bomb off with minor damage and sends the chopper back (TR-RIG-18)."""
    kind = g.vehicles[v].kind
    if kind == VehicleKind.TRUCK or kind == VehicleKind.SECTION:
        return_chopper(g, owner)
        push(g, Effect.RIG_HIT, crew_of(v) * CREW_VEHICLES, 0, 0)
    elif g.house.cards == 0 or not chopper_spares(g, t, v, owner):
        take_out(g, t, v)

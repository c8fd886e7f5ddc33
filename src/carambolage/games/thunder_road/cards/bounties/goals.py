"""Goals of bounties: what listens to the events of a turn and brings a claim on the stack (TR-BOU-04, TR-BOU-07).

An event counts for the player in turn, unless a reaction of another is in progress (TR-CRD-29, TR-CRD-66). What is
noted lies open, so it is noted for whoever holds any bounty; the claim looks at which one it is (TR-CRD-43).
"""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, stay
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.names.cards import Bounty, Card
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.things import Mark, Size, VehicleKind
from carambolage.games.thunder_road.state import CREW_VEHICLES, FIRST_WRECK, NOBODY, State, Tables

MANY_SLAMS = 100


@rule
def may_hunt(g: State) -> bool:
    """Whether the crew in turn holds any bounty and is credited for what happens now (TR-CRD-29, TR-EFX-18)."""
    return g.crews[g.turn.crew].bounty != 0 and g.turn.goals & Mark.UNCREDITED == 0


@rule
def hunts(g: State, kind: int) -> bool:
    """Whether it holds this very bounty (TR-BOU-05)."""
    return may_hunt(g) and g.crews[g.turn.crew].bounty == kind + 1


@rule
def is_enemy(g: State, v: int) -> bool:
    """A road vehicle of another player than the one in turn; a wreck is nobody's (TR-CRD-22, TR-BOU-07)."""
    crew = crew_of(v)
    return crew != NOBODY and g.crews[crew].seat != g.turn.seat


@rule
def note_loss(g: State, v: int) -> None:
    """An enemy is eliminated, not with a removed rear tile: Head Hunter (TR-BOU-106, TR-CRD-29, TR-BOU-14, TR-BOU-15).
    Several lost together bring one claim.
    """
    if g.scrolling == 0 and may_hunt(g) and is_enemy(g, v):
        if not (g.turn.goals >> Bounty.HEAD_HUNTER) & 1:
            g.turn.goals |= 1 << Bounty.HEAD_HUNTER
            push(g, Effect.CLAIM, Bounty.HEAD_HUNTER, NOBODY)


@rule
def note_breakdown(g: State, v: int) -> None:
    """A small enemy car or motorcycle becomes inoperable: Hit and Run (TR-BOU-101, TR-BOU-11)."""
    if may_hunt(g) and is_enemy(g, v) and g.vehicles[v].size == Size.SMALL:
        push(g, Effect.CLAIM, Bounty.HIT_AND_RUN, v)


@rule
def note_batch(g: State) -> None:
    """What was met inside a batch is claimed when the batch is complete (TR-BOU-04, TR-SIM-05)."""
    if (g.turn.goals >> Bounty.HIT_AND_RUN) & 1:
        push(g, Effect.CLAIM, Bounty.HIT_AND_RUN, NOBODY)
    if (g.turn.goals >> Bounty.HEAD_HUNTER) & 1:
        push(g, Effect.CLAIM, Bounty.HEAD_HUNTER, NOBODY)


@rule
def note_slam(g: State, top: int, bottom: int) -> None:
    """Rubbing Is Racing and Pinball Wizard look at the whole chain, from its first slam on (TR-BOU-13)."""
    if g.chain_slams == 0:
        g.chain = 0
        g.chain_wrecks = 0
        g.turn.goals &= ~(1 << Bounty.RUBBING_IS_RACING)
        push(g, Effect.CHAIN_OVER)
    g.chain_slams = min(g.chain_slams + 1, MANY_SLAMS)
    note_in_chain(g, top)
    note_in_chain(g, bottom)
    if (is_active(g, top) and is_enemy(g, bottom)) or (is_active(g, bottom) and is_enemy(g, top)):
        g.turn.goals |= 1 << Bounty.RUBBING_IS_RACING


@rule
def note_in_chain(g: State, v: int) -> None:
    """A vehicle takes part in the chain; the truck is one vehicle, wrecks count (TR-BOU-104)."""
    if v >= FIRST_WRECK:
        g.chain_wrecks |= 1 << (v - FIRST_WRECK)
    elif g.vehicles[v].kind == VehicleKind.SECTION:
        g.chain |= 1 << (v // CREW_VEHICLES * CREW_VEHICLES)
    else:
        g.chain |= 1 << v


@rule
def is_active(g: State, v: int) -> bool:
    """The active vehicle, with any section of the truck (TR-BOU-103)."""
    if g.turn.vehicle == NOBODY:
        return False
    return v == g.turn.vehicle or (g.vehicles[v].kind == VehicleKind.SECTION and crew_of(v) == crew_of(g.turn.vehicle))


@rule
def note_new_tile(g: State, v: int) -> None:
    """The active vehicle has left by the front with a driven step: Front Runner (TR-BOU-107)."""
    if v == g.turn.vehicle and may_hunt(g):
        push(g, Effect.CLAIM, Bounty.FRONT_RUNNER, v)


@rule
def try_down_and_dirty(g: State, v: int) -> bool:
    """The base movement is over: whether Down and Dirty is looked at, once, before the drive goes on (TR-BOU-105)."""
    if not may_hunt(g) or (g.turn.goals >> Bounty.DOWN_AND_DIRTY) & 1:
        return False
    g.turn.goals |= 1 << Bounty.DOWN_AND_DIRTY
    stay(g)  # the drive waits on, below the claim
    push(g, Effect.CLAIM, Bounty.DOWN_AND_DIRTY, v)
    return True


@rule
def forget_movement(g: State) -> None:
    """Down and Dirty is for one Move step (TR-BOU-105)."""
    g.turn.goals &= ~(Mark.DIRTY | 1 << Bounty.DOWN_AND_DIRTY)


@rule
def note_turn_start(g: State, crew: int) -> None:
    """Slow and Steady is looked at when a turn starts, of each crew that could take it (TR-BOU-102, TR-CRD-49)."""
    if g.crews[crew].bounty != 0:
        push(g, Effect.CLAIM, Bounty.SLOW_AND_STEADY, NOBODY, crew + 1)


@rule
def note_turn_end(g: State) -> None:
    """On Its Last Legs is looked at when a turn ends (TR-BOU-108)."""
    if may_hunt(g):
        push(g, Effect.CLAIM, Bounty.LAST_LEGS, NOBODY)


@rule
def steady_moves(g: State, t: Tables, v: int) -> int:
    """The moves of the first vehicle that moves in this turn, also beyond a coast; the reward is then used up
    (TR-BOU-102).
    """
    if not (g.turn.goals >> Bounty.SLOW_AND_STEADY) & 1:
        return 0
    g.turn.goals &= ~(1 << Bounty.SLOW_AND_STEADY)
    return t.number[Card.BOUNTY + Bounty.SLOW_AND_STEADY][int(g.vehicles[v].kind == VehicleKind.TRUCK)]

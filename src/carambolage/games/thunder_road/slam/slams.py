"""Slams (chapter 11): two vehicles on one space, dice, rerolls, a push, and so on until all stand alone."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, drop_top, push, tell, top_effect
from carambolage.games.thunder_road.cards.hooks.slam import size_for_slam, slam_begins
from carambolage.games.thunder_road.cards.leaders.bumpo import clown_rights, try_big_shoes
from carambolage.games.thunder_road.cards.leaders.madame_boubreaux import hex_rights
from carambolage.games.thunder_road.damage.ongoing import suffers
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.places import crew_of, is_truck, lose_moves, partner, seat_of, shares_space
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Ongoing
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Die, SlamFace, Stop, VehicleKind
from carambolage.games.thunder_road.slam.pushes import settle_slam
from carambolage.games.thunder_road.state import CREW_VEHICLES, CREWS, NOBODY, State, Tables
from carambolage.games.thunder_road.turn.dice import cast
from carambolage.games.thunder_road.turn.elimination import eliminate

MOST_SLAMS = 500


@flow.effect(Effect.SLAM_BEGIN)
def begin_slam(g: State, t: Tables, v: int, driven: int) -> None:
    """The one that came is on top and loses its moves, as does the turn's active vehicle below (TR-SLM-01, TR-SLM-02,
    TR-SLM-17, TR-CRD-68).
    """
    if not shares_space(g, v):
        return
    while top_effect(g) == Effect.SECOND_PUSH:
        drop_top(g)  # the push that led to this slam goes no further (OE-13); so a chain takes no room on the stack
    g.slams += 1
    if g.slams > MOST_SLAMS:
        eliminate(g, t, v)
        return
    slam = g.slam
    slam.top = v
    slam.bottom = partner(g, v)
    slam.driven = driven
    slam.chosen = NOBODY
    slam.fixed = 0
    slam.first = CREWS
    tell(g, Event.SLAM, v, slam.bottom, g.vehicles[v].space)
    slam_begins(g, t, v, slam.bottom)
    stop_by_slam(g, v)
    if whole_vehicle(g, slam.bottom) == g.turn.vehicle:
        stop_by_slam(g, g.turn.vehicle)
    slam.rights = 0
    slam.hexers = 0
    slam.asked = 0
    slam.dice = slam_dice(g)
    push(g, Effect.SLAM_ROLLED)
    if not try_big_shoes(g):
        cast(g, t, slam.dice)
        if slam.bare == 0:
            give_rights(g, t)


@rule
def whole_vehicle(g: State, v: int) -> int:
    """The truck for each of its sections, which are one vehicle (TR-RIG-01, TR-RIG-48)."""
    return crew_of(v) * CREW_VEHICLES if g.vehicles[v].kind == VehicleKind.SECTION else v


@rule
def stop_by_slam(g: State, v: int) -> None:
    """A slam takes the moves away; of the truck only by the option (TR-MOV-11, TR-RIG-48, TR-RIG-49)."""
    if g.vehicles[v].kind == VehicleKind.TRUCK and g.house.rig_slam_stops == 0:
        return
    lose_moves(g, v, Stop.SLAM)


@rule
def slam_dice(g: State) -> int:
    """With the truck or a motorcycle only the direction die is rolled and nobody rerolls (TR-SLM-11, TR-SLM-12); a
    Berserk Driver needs no slam die (OE-19, TR-BIK-19, TR-RIG-46).
    """
    slam = g.slam
    slam.bare = 0
    if is_bare(g, slam.top) or is_bare(g, slam.bottom):
        slam.bare = 1
        return Die.DIRECTION
    if is_berserk(g):
        g.dice.slam = SlamFace.BOTTOM
        return Die.DIRECTION
    return Die.SLAM | Die.DIRECTION


@rule
def is_bare(g: State, v: int) -> bool:
    """Motorcycles, and the truck with all its sections, slam without the slam die."""
    return g.vehicles[v].kind == VehicleKind.BIKE or is_truck(g, v)


@rule
def is_berserk(g: State) -> bool:
    """A Berserk Driver who drives into an occupied space always pushes the other (OE-19)."""
    slam = g.slam
    return slam.driven != 0 and slam.top == g.turn.vehicle and suffers(g, slam.top, Ongoing.BERSERK_DRIVER)


@rule
def give_rights(g: State, t: Tables) -> None:
    """The owner of the larger vehicle may demand one reroll (TR-SLM-04, TR-SLM-05, TR-SLM-06, TR-BTM-09, TR-CRD-34)."""
    slam = g.slam
    top = size_for_slam(g, t, slam.top, True)
    bottom = size_for_slam(g, t, slam.bottom, False)
    if top != bottom:
        larger = slam.top if top > bottom else slam.bottom
        if seat_of(g, larger) != NOBODY:
            slam.rights = 1 << crew_of(larger)
            slam.first = crew_of(larger)
    clown_rights(g)
    hex_rights(g)


@flow.effect(Effect.SLAM_ROLLED)
def slam_rolled(g: State, t: Tables) -> None:
    """The dice lie on the table (TR-SLM-03, TR-SLM-07)."""
    slam = g.slam
    tell(g, Event.SLAM_DICE, g.dice.slam if slam.bare == 0 else NOBODY, g.dice.direction)
    if slam.rights != 0 or slam.hexers != 0:
        offer_reroll(g, t)
    else:
        settle_slam(g, t)


@rule
def next_holder(g: State) -> int:
    """The owner of the larger vehicle first, then clockwise from the active player (TR-EFX-61)."""
    slam = g.slam
    open_rights = (slam.rights | slam.hexers) & ~slam.asked
    if open_rights == 0:
        return NOBODY
    if (open_rights >> slam.first) & 1:
        return slam.first
    for turn in range(CREWS):
        crew = (g.turn.crew + turn) % CREWS
        if (open_rights >> crew) & 1:
            return crew
    return NOBODY


@rule
def offer_reroll(g: State, t: Tables) -> None:
    """Ask the next holder of a right; when all pass the dice stand (TR-SLM-04, TR-EFX-61)."""
    crew = next_holder(g)
    if crew == NOBODY:
        settle_slam(g, t)
        return
    g.slam.asked |= 1 << crew
    ask(g, Question.SLAM_REROLL, g.crews[crew].seat, crew)


@flow.answering(Question.SLAM_REROLL)
def answer_slam_reroll(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """A reroll is of all dice of the slam, and the second result stands unless another has a right left (TR-SLM-04)."""
    slam = g.slam
    push(g, Effect.SLAM_RIGHTS)
    if action != Action.ACCEPT:
        return
    drop_top(g)
    if (slam.rights >> crew) & 1:
        slam.rights &= ~(1 << crew)
    else:
        slam.hexers &= ~(1 << crew)
    slam.asked = 0
    tell(g, Event.REROLLED, crew)
    push(g, Effect.SLAM_ROLLED)
    cast(g, t, slam.dice)


@flow.effect(Effect.SLAM_RIGHTS)
def ask_next_holder(g: State, t: Tables) -> None:
    """The holder has passed; the next one is asked."""
    offer_reroll(g, t)

"""Damage (chapter 12): tokens are drawn, act, and fill a slot; two make a car inoperable."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.thunder_road.cards.bounties.goals import note_breakdown
from carambolage.games.thunder_road.cards.leaders.ms_betty import try_jury_rigging
from carambolage.games.thunder_road.cards.one_shots.answering import react_to_breakdown
from carambolage.games.thunder_road.cards.upgrades.protection import ask_to_stay_put, try_armor
from carambolage.games.thunder_road.damage.ongoing import attach_effect, carries, catch_fire, suffers
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.piles import return_damage, take_damage_token, take_minor_token
from carambolage.games.thunder_road.ground.places import crew_of, is_truck, lose_moves
from carambolage.games.thunder_road.names.cards import Ongoing
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Cause, Damage, Die, Stop, VehicleKind
from carambolage.games.thunder_road.state import CREW_VEHICLES, FIRST_WRECK, GONE, NOBODY, State, Tables
from carambolage.games.thunder_road.turn.dice import cast
from carambolage.games.thunder_road.turn.elimination import check_out, eliminate, remember_loss, stop_running


@rule
def tokens_on(g: State, v: int) -> int:
    """The damage tokens in a car's slots."""
    vehicle = g.vehicles[v]
    return int(vehicle.damage[0] != Damage.NONE) + int(vehicle.damage[1] != Damage.NONE)


@rule
def takes_damage(g: State, v: int) -> bool:
    """Whether damage has any effect: inoperable vehicles ignore it, and a token in resolution holds its slot
    (TR-DMG-03, TR-DMG-04).
    """
    vehicle = g.vehicles[v]
    if vehicle.broken != 0 or vehicle.space == GONE:
        return False
    return vehicle.kind != VehicleKind.CAR or tokens_on(g, v) + vehicle.pending < 2


@flow.effect(Effect.DAMAGE)
def take_damage(g: State, t: Tables, v: int, why: int) -> None:
    """1 damage: a car draws a token, a motorcycle and the truck take minor damage, a wreck is eliminated (TR-DMG-01,
    TR-DMG-20, TR-OBS-04, TR-OBS-05, TR-BIK-20, TR-BIK-21, TR-EFX-47, TR-HOK-11).
    """
    kind = g.vehicles[v].kind
    if g.vehicles[v].space == GONE:
        return
    if kind == VehicleKind.WRECK:
        eliminate(g, t, v)
    elif is_truck(g, v):
        push(g, Effect.RIG_HIT, v)
    elif not takes_damage(g, v):
        tell(g, Event.DAMAGE_IGNORED, v)
    elif not try_armor(g, t, v, why, 0):
        draw_damage(g, t, v, kind == VehicleKind.BIKE)


@flow.effect(Effect.MINOR)
def take_minor_damage(g: State, t: Tables, v: int, why: int) -> None:
    """1 minor damage fills a slot without any other effect (TR-DMG-09, TR-EFX-47)."""
    kind = g.vehicles[v].kind
    if kind == VehicleKind.CAR:
        if not takes_damage(g, v):
            tell(g, Event.DAMAGE_IGNORED, v)
        elif not try_armor(g, t, v, why, 1):
            draw_damage(g, t, v, True)
    else:
        take_damage(g, t, v, why)


@flow.effect(Effect.DRAW_DAMAGE)
def draw_damage(g: State, t: Tables, v: int, minor: bool) -> None:
    """The vehicle loses its moves; the top token is shown to all and acts, then it is placed (TR-DMG-01, TR-MOV-10,
    TR-CRD-62).
    """
    lose_moves(g, v, Stop.OTHER | Stop.DAMAGE)
    g.vehicles[v].pending += 1
    if minor:
        tell(g, Event.MINOR_DAMAGE, v)
        place_token(g, t, v, take_minor_token(g))
    elif not try_jury_rigging(g, t, v):
        show_damage(g, t, v, take_damage_token(g))


@flow.effect(Effect.SHOW_DAMAGE)
def show_damage(g: State, t: Tables, v: int, kind: int) -> None:
    """The token is shown, acts, and then lies in its slot."""
    tell(g, Event.DAMAGE_DRAWN, v, kind)
    if kind == Damage.DENT or kind == Damage.ONGOING or kind == Damage.MINOR:
        place_token(g, t, v, kind)
        return
    push(g, Effect.PLACE_TOKEN, v, kind)
    if not ask_to_stay_put(g, v, kind):
        act_of_damage(g, t, v, kind)


@flow.effect(Effect.DAMAGE_EFFECT)
def act_of_damage(g: State, t: Tables, v: int, kind: int) -> None:
    """What a token does before it is placed (TR-DMG-10, TR-DMG-11, TR-DMG-12, TR-DMG-13, TR-DMG-14, TR-DMG-15,
    TR-DMG-16, TR-DMG-17, TR-FIR-10).
    """
    if kind == Damage.ON_FIRE:
        catch_fire(g, v)
    elif kind == Damage.SHRAPNEL:
        fling_shrapnel(g, t, v)
    elif kind == Damage.DAZED:
        push(g, Effect.DAZED_ROLLED, v)
        cast(g, t, Die.STUNT)
    elif kind == Damage.BLAT_OFF:
        push(g, Effect.BLAT_ROLLED, v)
        cast(g, t, Die.DIRECTION | Die.STUNT)
    else:
        push(g, Effect.SHIFT, v, kind - Damage.SKID)


@rule
def fling_shrapnel(g: State, t: Tables, v: int) -> None:
    """The direction die says where shrapnel flies, unless a Scrap Magnet draws it (TR-DMG-17, OE-14)."""
    magnet = magnet_car(g, v)
    if magnet == NOBODY:
        push(g, Effect.SHRAPNEL_ROLLED, v)
        cast(g, t, Die.DIRECTION)
    else:
        tell(g, Event.SHRAPNEL, v, magnet)
        push(g, Effect.DAMAGE, magnet, Cause.SHRAPNEL)


@rule
def magnet_car(g: State, source: int) -> int:
    """The car with a Scrap Magnet that can still take damage, unless it is the source itself (OE-14, TR-CMP-31)."""
    for v in range(FIRST_WRECK):
        if v != source and g.vehicles[v].space >= 0 and suffers(g, v, Ongoing.SCRAP_MAGNET) and takes_damage(g, v):
            return v
    return NOBODY


@flow.effect(Effect.PLACE_TOKEN)
def place_token(g: State, t: Tables, v: int, kind: int) -> None:
    """The token fills a slot; the car may have been lost meanwhile (TR-DMG-01, TR-DMG-02, TR-DMG-05, TR-DMG-19,
    TR-OUT-05, TR-ONG-06).
    """
    vehicle = g.vehicles[v]
    if vehicle.space == GONE:
        return_damage(g, kind)
        return
    vehicle.pending -= 1
    slot = 0 if vehicle.damage[0] == Damage.NONE else 1
    vehicle.damage[slot] = kind
    if kind == Damage.ONGOING:
        attach_effect(g, v, slot)
    if vehicle.kind == VehicleKind.BIKE or tokens_on(g, v) == 2:
        break_down(g, t, v)


@rule
def break_down(g: State, t: Tables, v: int) -> None:
    """Inoperable, fire out, then whoever reacts, then the out check (TR-DMG-21, TR-FIR-08)."""
    vehicle = g.vehicles[v]
    remember_loss(g, v)
    vehicle.broken = 1
    vehicle.burning = 0
    stop_running(g, v)
    tell(g, Event.BROKEN, v)
    note_breakdown(g, v)
    push(g, Effect.OUT_CHECK)
    if carries(g, v, Ongoing.UNSTABLE_AMMO):
        push(g, Effect.BROKEN_DOWN, v)
    react_to_breakdown(g, v)


@flow.effect(Effect.OUT_CHECK)
def look_who_is_out(g: State, t: Tables) -> None:
    """The out check (TR-OUT-02)."""
    check_out(g, t)


@flow.effect(Effect.ELIMINATE)
def lose_vehicle(g: State, t: Tables, v: int) -> None:
    """A vehicle is eliminated."""
    eliminate(g, t, v)


@rule
def mend(g: State, t: Tables, v: int, slot: int) -> None:
    """A damage token leaves its slot: an inoperable vehicle is operable at once (TR-CMD-10, TR-CMD-11, TR-CMD-12,
    TR-CMD-13, TR-ONG-03, TR-FIR-09).
    """
    vehicle = g.vehicles[v]
    kind = vehicle.damage[slot]
    if kind == Damage.ONGOING and g.house.ongoing_token_repair != 0:
        g.damages_aside[kind] += 1
    else:
        return_damage(g, kind)
    if vehicle.ongoing[slot] != 0:
        g.ongoing_discard |= 1 << (vehicle.ongoing[slot] - 1)
    tell(g, Event.REPAIRED, v, kind)
    vehicle.damage[slot] = vehicle.damage[1]
    vehicle.ongoing[slot] = vehicle.ongoing[1]
    vehicle.damage[1] = Damage.NONE
    vehicle.ongoing[1] = 0
    if vehicle.broken != 0:
        vehicle.broken = 0
        g.crews[crew_of(v)].running += 1
        tell(g, Event.RUNS_AGAIN, v)


@rule
def has_damage(g: State, crew: int) -> bool:
    """Whether a road vehicle of a crew carries a damage token."""
    for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        if g.vehicles[v].space != GONE and g.vehicles[v].damage[0] != Damage.NONE:
            return True
    return False

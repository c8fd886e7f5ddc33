"""Damage (chapter 12): tokens are drawn, act, and fill a slot; two make a car inoperable."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.thunder_road.fire import catch_fire
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.hooks.damage import broke_down, chooses_token, may_cancel, may_stay_put
from carambolage.games.thunder_road.hooks.goals import vehicle_broke
from carambolage.games.thunder_road.losing import check_out, eliminate, remember_loss, stop_running
from carambolage.games.thunder_road.names import cause, damage, die, ongoing, op
from carambolage.games.thunder_road.names import crew as kinds
from carambolage.games.thunder_road.names import tell as telling
from carambolage.games.thunder_road.ongoing import attach_effect, carries, suffers
from carambolage.games.thunder_road.piles import return_damage, take_damage_token
from carambolage.games.thunder_road.places import crew_of, lose_moves
from carambolage.games.thunder_road.rolling import cast
from carambolage.games.thunder_road.state import FIRST_WRECK, GONE, NOBODY, State, Tables

MINOR_MARK = 16


@rule
def tokens_on(g: State, v: int) -> int:
    """The damage tokens in a car's slots."""
    vehicle = g.vehicles[v]
    return int(vehicle.damage[0] != damage.NONE) + int(vehicle.damage[1] != damage.NONE)


@rule
def takes_damage(g: State, v: int) -> bool:
    """Whether damage has any effect: inoperable vehicles ignore it, and a token in resolution holds its slot
    (TR-DMG-03, TR-DMG-04).
    """
    vehicle = g.vehicles[v]
    if vehicle.broken != 0 or vehicle.space == GONE:
        return False
    return vehicle.kind != kinds.CAR or tokens_on(g, v) + vehicle.pending < 2


@flow.effect(op.DAMAGE)
def take_damage(g: State, t: Tables, v: int, why: int) -> None:
    """1 damage: a car draws a token, a motorcycle and the truck take minor damage, a wreck is eliminated (TR-DMG-01,
    TR-DMG-20, TR-OBS-04, TR-OBS-05).
    """
    kind = g.vehicles[v].kind
    if g.vehicles[v].space == GONE:
        return
    if kind == kinds.WRECK:
        eliminate(g, t, v)
    elif kind == kinds.TRUCK or kind == kinds.SECTION:
        push(g, op.RIG_HIT, v, 0, 0)
    elif not takes_damage(g, v):
        tell(g, telling.DAMAGE_IGNORED, v, 0, 0)
    elif g.house.cards == 0 or not may_cancel(g, t, v, why):
        draw_damage(g, t, v, kind == kinds.BIKE)


@flow.effect(op.MINOR)
def take_minor_damage(g: State, t: Tables, v: int, why: int) -> None:
    """1 minor damage fills a slot without any other effect (TR-DMG-09)."""
    kind = g.vehicles[v].kind
    if kind == kinds.CAR:
        if not takes_damage(g, v):
            tell(g, telling.DAMAGE_IGNORED, v, 0, 0)
        elif g.house.cards == 0 or not may_cancel(g, t, v, why + MINOR_MARK):
            draw_damage(g, t, v, True)
    else:
        take_damage(g, t, v, why)


@flow.effect(op.DRAW_DAMAGE)
def draw_damage(g: State, t: Tables, v: int, minor: bool) -> None:
    """The vehicle loses its moves; the top token is shown to all and acts, then it is placed (TR-DMG-01, TR-MOV-10)."""
    lose_moves(g, v, cause.OTHER_STOP | cause.DAMAGE_STOP)
    g.vehicles[v].pending += 1
    if minor:
        tell(g, telling.MINOR_DAMAGE, v, 0, 0)
        place_token(g, t, v, damage.MINOR)
    elif g.house.cards == 0 or not chooses_token(g, t, v):
        show_damage(g, t, v, take_damage_token(g))


@flow.effect(op.SHOW_DAMAGE)
def show_damage(g: State, t: Tables, v: int, kind: int) -> None:
    """The token is shown, acts, and then lies in its slot."""
    tell(g, telling.DAMAGE_DRAWN, v, kind, 0)
    if kind == damage.DENT or kind == damage.ONGOING or kind == damage.MINOR:
        place_token(g, t, v, kind)
        return
    push(g, op.PLACE_TOKEN, v, kind, 0)
    if g.house.cards == 0 or not may_stay_put(g, t, v, kind):
        act_of_damage(g, t, v, kind)


@flow.effect(op.DAMAGE_EFFECT)
def act_of_damage(g: State, t: Tables, v: int, kind: int) -> None:
    """What a token does before it is placed (TR-DMG-10 to 17, TR-FIR-10)."""
    if kind == damage.ON_FIRE:
        catch_fire(g, v)
    elif kind == damage.SHRAPNEL:
        fling_shrapnel(g, t, v)
    elif kind == damage.DAZED:
        push(g, op.DAZED_ROLLED, v, 0, 0)
        cast(g, t, die.STUNT)
    elif kind == damage.BLAT_OFF:
        push(g, op.BLAT_ROLLED, v, 0, 0)
        cast(g, t, die.DIRECTION | die.STUNT)
    else:
        push(g, op.SHIFT, v, kind - damage.SKID, cause.BY_DAMAGE)


@rule
def fling_shrapnel(g: State, t: Tables, v: int) -> None:
    """The direction die says where shrapnel flies, unless a Scrap Magnet draws it (TR-DMG-17, OE-14)."""
    magnet = magnet_car(g, v)
    if magnet == NOBODY:
        push(g, op.SHRAPNEL_ROLLED, v, 0, 0)
        cast(g, t, die.DIRECTION)
    else:
        tell(g, telling.SHRAPNEL, v, magnet, 0)
        push(g, op.DAMAGE, magnet, cause.SHRAPNEL, 0)


@rule
def magnet_car(g: State, source: int) -> int:
    """The car with a Scrap Magnet that can still take damage, unless it is the source itself (OE-14, TR-CMP-31)."""
    if g.house.carnage == 0:
        return NOBODY
    for v in range(FIRST_WRECK):
        if v != source and g.vehicles[v].space >= 0 and suffers(g, v, ongoing.SCRAP_MAGNET) and takes_damage(g, v):
            return v
    return NOBODY


@flow.effect(op.PLACE_TOKEN)
def place_token(g: State, t: Tables, v: int, kind: int) -> None:
    """The token fills a slot; the car may have been lost meanwhile (TR-DMG-01, TR-DMG-02, TR-DMG-05)."""
    vehicle = g.vehicles[v]
    if vehicle.space == GONE:
        return_damage(g, kind)
        return
    vehicle.pending -= 1
    slot = 0 if vehicle.damage[0] == damage.NONE else 1
    vehicle.damage[slot] = kind
    if kind == damage.ONGOING:
        attach_effect(g, v, slot)
    if vehicle.kind == kinds.BIKE or tokens_on(g, v) == 2:
        break_down(g, t, v)


@rule
def break_down(g: State, t: Tables, v: int) -> None:
    """Inoperable, fire out, then whoever reacts, then the out check (TR-DMG-21, TR-FIR-08)."""
    vehicle = g.vehicles[v]
    remember_loss(g, v)
    vehicle.broken = 1
    vehicle.burning = 0
    stop_running(g, v)
    tell(g, telling.BROKEN, v, 0, 0)
    if g.house.cards != 0:
        vehicle_broke(g, v)
    push(g, op.OUT_CHECK, 0, 0, 0)
    if carries(g, v, ongoing.UNSTABLE_AMMO):
        push(g, op.BROKEN_DOWN, v, 0, 0)
    if g.house.cards != 0:
        broke_down(g, t, v)


@flow.effect(op.OUT_CHECK)
def look_who_is_out(g: State, t: Tables) -> None:
    """The out check (TR-OUT-02)."""
    check_out(g, t)


@flow.effect(op.ELIMINATE)
def lose_vehicle(g: State, t: Tables, v: int) -> None:
    """A vehicle is eliminated."""
    eliminate(g, t, v)


@rule
def mend(g: State, t: Tables, v: int, slot: int) -> None:
    """A damage token leaves its slot: an inoperable vehicle is operable at once (TR-CMD-10 to 13, TR-ONG-03)."""
    vehicle = g.vehicles[v]
    kind = vehicle.damage[slot]
    if kind == damage.ONGOING and g.house.ongoing_token_repair != 0:
        g.damages_aside[kind] += 1
    else:
        return_damage(g, kind)
    if vehicle.ongoing[slot] != 0:
        g.ongoing_discard |= 1 << (vehicle.ongoing[slot] - 1)
    tell(g, telling.REPAIRED, v, kind, 0)
    vehicle.damage[slot] = vehicle.damage[1]
    vehicle.ongoing[slot] = vehicle.ongoing[1]
    vehicle.damage[1] = damage.NONE
    vehicle.ongoing[1] = 0
    if vehicle.broken != 0:
        vehicle.broken = 0
        g.crews[crew_of(v)].running += 1
        tell(g, telling.RUNS_AGAIN, v, 0, 0)

"""Hazard tokens (chapters 10 and 20.2): a vehicle turns them up, or meets one that lies faceup (TR-ENT-05)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.thunder_road.cards.german_engineering import try_shoot_with_card
from carambolage.games.thunder_road.cards.hooks.slam import size_for_hit
from carambolage.games.thunder_road.cards.leaders.cruft import look_for_scrap
from carambolage.games.thunder_road.cards.upgrades.tokens import clear_token_by_card
from carambolage.games.thunder_road.cards.upgrades.wheels import ask_to_refuse_slide
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.obstacles import place_wreck
from carambolage.games.thunder_road.ground.piles import discard_token
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.ground.quake_and_sand_worm import sand_worm, start_quake
from carambolage.games.thunder_road.ground.reveal import charge_mud, turn_up
from carambolage.games.thunder_road.ground.terrains import try_slide
from carambolage.games.thunder_road.ground.tokens import is_faceup
from carambolage.games.thunder_road.move.road_die import note_ground
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import HAZARD_KINDS, Cause, Die, Hazard
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.turn.dice import cast, covers, show_way
from carambolage.games.thunder_road.turn.elimination import eliminate


@rule
def resolve_token(g: State, t: Tables, v: int, space: int, way: int, driven: int) -> None:
    """The token acts on the vehicle that entered, whoever's turn it is (TR-ENT-05, TR-ENT-06)."""
    if not clear_token_by_card(g, t, v, space, way, driven):
        meet_token(g, t, v, space, way, driven)


@rule
def meet_token(g: State, t: Tables, v: int, space: int, way: int, driven: int) -> None:
    """Turn the token up if it lies facedown, look at the ground, let it act; then the terrain (TR-ENT-01, TR-ROD-03,
    TR-HAZ-02, TR-HAZ-03, TR-CAR-23, TR-OBS-09). The slam with a fresh wreck belongs to its token (TR-HAZ-01).
    """
    revealed = int(not is_faceup(g, space))
    if revealed != 0:
        turn_up(g, v, space)
    note_ground(g, t, v, space)
    kind = g.token[space]
    slippery = kind == Hazard.OIL or (kind >= HAZARD_KINDS and kind != Hazard.CONTROLLED_MINE)
    if kind == Hazard.WRECK:
        push(g, Effect.GROUND_ACTS, v, g.vehicles[v].stamp, way, driven, revealed)
        push(g, Effect.MEET, v, driven, revealed)
    elif not slippery:
        push(g, Effect.LAND, v, g.vehicles[v].stamp, way, driven, revealed)
    look_for_scrap(g, v, driven)
    if slippery:
        slide_on_oil(g, t, v, way, driven, revealed)
        return
    if kind == Hazard.MUD:
        if revealed != 0:
            charge_mud(g, t, v, space, driven)
    elif kind == Hazard.MINE or kind == Hazard.CONTROLLED_MINE:
        discard_token(g, t, space)
        push(g, Effect.DAMAGE, v, Cause.MINE)
    elif kind == Hazard.WRECK:
        discard_token(g, t, space)
        place_wreck(g, v, space)
    elif kind == Hazard.PIT_TRAP:
        if revealed != 0:
            push(g, Effect.PIT_ROLLED, v)
            if not try_shoot_with_card(g, t, crew_of(v)):
                cast(g, t, Die.SHOOTING)
    elif kind == Hazard.QUAKE:
        discard_token(g, t, space)
        start_quake(g, t)
    elif kind == Hazard.SAND_WORM:
        discard_token(g, t, space)
        sand_worm(g, t)


@rule
def slide_on_oil(g: State, t: Tables, v: int, way: int, driven: int, revealed: int) -> None:
    """On an oil slick the direction die says where the vehicle slides, at no cost (TR-HAZ-06, TR-HAZ-07)."""
    if not try_slide(g, v):
        push(g, Effect.LAND, v, g.vehicles[v].stamp, way, driven, revealed)
        return
    push(g, Effect.SLIDE_ROLLED, v)
    if not ask_to_refuse_slide(g, v, way, driven, revealed, 1):
        cast(g, t, Die.DIRECTION)


@flow.effect(Effect.SLIDE_ROLLED)
def slide(g: State, t: Tables, v: int) -> None:
    """The slide itself, a forced move."""
    show_way(g, v)
    tell(g, Event.SLID, v, g.dice.direction)
    push(g, Effect.SHIFT, v, g.dice.direction)


@flow.effect(Effect.PIT_ROLLED)
def spring_pit(g: State, t: Tables, v: int) -> None:
    """The shooting die, or its owner's card, against the vehicle that revealed the pit trap: a hit eliminates it
    (TR-CAR-25, TR-CAR-26, TR-CAR-27).
    """
    tell(g, Event.SHOOTING_DIE, v, g.dice.shooting)
    if covers(g.dice.shooting, size_for_hit(g, t, v)):
        eliminate(g, t, v)

"""Upgrades for shots: Twin Guns, Explosive Rounds (TR-UPG-119, TR-UPG-121)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push
from carambolage.games.thunder_road.cards.leaders.machine_gun_joe import can_shoot_again, shoot_again
from carambolage.games.thunder_road.cards.upgrades.fitted import use_upgrade_up
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.places import is_truck
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.things import Die, ShotKind
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.turn.dice import cast, show_way


@rule
def has_second_gun(g: State, t: Tables, v: int) -> bool:
    """A shot of step 4 is resolved, and there is a different target (TR-UPG-119, TR-UPG-33)."""
    return g.shot.shooter == v and g.shot.kind == ShotKind.STEP_FOUR and can_shoot_again(g, t, v)


@rule
def fire_second_gun(g: State, t: Tables, v: int) -> None:
    """The second target is chosen after the first shot (TR-UPG-119)."""
    use_upgrade_up(g, v)
    shoot_again(g, t, v)


@rule
def can_blow_away(g: State, v: int) -> bool:
    """After a hit of this car on a vehicle that is still on the board and not the truck (TR-UPG-121, TR-CRD-60,
    TR-UPG-15).
    """
    if g.shot.shooter != v or g.shot.hit == 0:
        return False
    return g.vehicles[g.shot.target].space >= 0 and not is_truck(g, g.shot.target)


@rule
def blow_away(g: State, t: Tables, v: int) -> None:
    """The direction die says where the target is pushed (TR-UPG-121, TR-EFX-44)."""
    use_upgrade_up(g, v)
    push(g, Effect.BLOWN, g.shot.target)
    cast(g, t, Die.DIRECTION)


@flow.effect(Effect.BLOWN)
def blown(g: State, t: Tables, v: int) -> None:
    """The push itself."""
    show_way(g, v)
    push(g, Effect.SHIFT, v, g.dice.direction)

"""The special dice (TR-CMP-01): every roll is made here, and lies in `g.dice` until the next."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell, top_effect
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Command, Die, ShootingFace, Size
from carambolage.games.thunder_road.state import State, Tables


@rule
def throw(g: State, t: Tables, dice: int) -> None:
    """Roll some of the special dice together (TR-GER-09)."""
    table = g.dice
    if dice & Die.SLAM:
        table.slam = t.slam_die[roll(g, 6)]
    if dice & Die.DIRECTION:
        table.direction = t.direction_die[roll(g, 6)]
    if dice & Die.SHOOTING:
        table.shooting = t.shooting_die[roll(g, 6)]
    if dice & Die.STUNT:
        table.stunt = t.stunt_die[roll(g, 6)]
    if dice & Die.FIRE:
        table.fire = t.fire_die[g.house.fire_die][roll(g, 6)]


@rule
def cast(g: State, t: Tables, dice: int) -> None:
    """Roll special dice for the effect on top of the stack, which reads them next; Rewrite Fate may come between
    (TR-CRW-204).
    """
    throw(g, t, dice)
    if (g.turn.powers >> Command.REWRITE_FATE) & 1 and not has_rights(top_effect(g)):
        push(g, Effect.FATE, dice)


@rule
def has_rights(reader: int) -> bool:
    """Rolls that others may reroll first: there Rewrite Fate waits for them (TR-CRW-204, TR-EFX-61, TR-EFX-62)."""
    return reader == Effect.SLAM_ROLLED or reader == Effect.SHOT_ROLLED or reader == Effect.FIRE_ROLLED


@rule
def show_way(g: State, v: int) -> None:
    """Tell which direction was rolled for a vehicle."""
    tell(g, Event.DIRECTION_DIE, v, g.dice.direction)


@rule
def covers(result: int, target: int) -> bool:
    """Whether a result of the shooting die covers a size; tiny needs "any", huge counts as large (TR-CRD-28)."""
    if result == ShootingFace.ANY:
        return True
    if result == ShootingFace.LARGE:
        return target >= Size.LARGE
    if result == ShootingFace.MEDIUM:
        return target == Size.MEDIUM
    return target == Size.MEDIUM or target == Size.SMALL

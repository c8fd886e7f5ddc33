"""A shot written into one number, so that what comes after it still knows it when another shot came between."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names.things import SHOT_KINDS
from carambolage.games.thunder_road.state import State

SHOOTERS = 64


@rule
def note_of_shot(g: State) -> int:
    """The shot at hand: target, hit or miss, kind, shooter."""
    shot = g.shot
    return ((shot.target * 2 + shot.hit) * SHOT_KINDS + shot.kind) * SHOOTERS + shot.shooter + 1


@rule
def shooter_noted(note: int) -> int:
    """The vehicle that shot, NOBODY for a chopper."""
    return note % SHOOTERS - 1


@rule
def kind_noted(note: int) -> int:
    """In step 4, by a chopper, or extra."""
    return note // SHOOTERS % SHOT_KINDS


@rule
def was_hit(note: int) -> bool:
    """Whether it was a hit."""
    return note // (SHOOTERS * SHOT_KINDS) % 2 == 1


@rule
def target_noted(note: int) -> int:
    """The vehicle shot at."""
    return note // (SHOOTERS * SHOT_KINDS * 2)

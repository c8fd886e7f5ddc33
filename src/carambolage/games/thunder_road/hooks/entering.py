"""ENTER and ELIM: a vehicle comes onto a space, or would be lost (TR-EFX-07, TR-EFX-18, TR-EFX-36)."""

from carambolage.engine.rule import rule
from carambolage.games.thunder_road.state import State, Tables


@rule
def saves_itself(g: State, t: Tables, v: int) -> bool:
    """Whether an Anchor Chain is offered before a forced step takes its car off an edge or onto impassable ground; then
    that question decides (TR-UPG-127).
    """
    return False


@rule
def handles_token(g: State, t: Tables, v: int, space: int, code: int) -> bool:
    """Whether a card takes the place of what a token would do: Mine Roller, Dozer Blade (TR-UPG-108, TR-UPG-111)."""
    return False


@rule
def token_done(g: State, t: Tables, v: int, code: int) -> None:
    """A token has been met: Finders Keepers listens (TR-CRW-180)."""


@rule
def may_refuse_slide(g: State, t: Tables, v: int) -> bool:
    """Whether Studded Tires let the owner refuse a slide; then that question decides (TR-UPG-109)."""
    return False


@rule
def ignores_goo(g: State, t: Tables, v: int) -> bool:
    """Whether toxic goo does not stop a vehicle: Monster Tires (TR-UPG-102)."""
    return False

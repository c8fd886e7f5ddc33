"""ENTER and ELIM: a vehicle comes onto a space, or would be lost (TR-EFX-07, TR-EFX-18, TR-EFX-36)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.leaders.cruft import look_for_scrap
from carambolage.games.thunder_road.cards.upgrades.anchor_chain import anchor_holds
from carambolage.games.thunder_road.cards.upgrades.tokens import offers_dozer, rolls_mine_away
from carambolage.games.thunder_road.cards.upgrades.wheels import rolls_over_goo, studs_hold
from carambolage.games.thunder_road.state import State, Tables


@rule
def saves_itself(g: State, t: Tables, v: int) -> bool:
    """Whether an Anchor Chain is offered before a forced step takes its car off an edge or onto impassable ground; then
    that question decides (TR-UPG-127).
    """
    return anchor_holds(g, t, v)


@rule
def handles_token(g: State, t: Tables, v: int, space: int, code: int) -> bool:
    """Whether a card takes the place of what a token would do: Mine Roller, Dozer Blade (TR-UPG-108, TR-UPG-111)."""
    return rolls_mine_away(g, t, v, space, code) or offers_dozer(g, t, v, code)


@rule
def token_done(g: State, t: Tables, v: int, code: int) -> None:
    """A token has been met: Finders Keepers listens (TR-CRW-180)."""
    look_for_scrap(g, v, code)


@rule
def may_refuse_slide(g: State, t: Tables, v: int, code: int, rolls: int) -> bool:
    """Whether Studded Tires let the owner refuse the slide on top of the stack; then that question decides, and rolls
    the direction die if it is still to be rolled (TR-UPG-109).
    """
    return studs_hold(g, v, code, rolls)


@rule
def ignores_goo(g: State, t: Tables, v: int) -> bool:
    """Whether toxic goo does not stop a vehicle: Monster Tires (TR-UPG-102)."""
    return rolls_over_goo(g, v)

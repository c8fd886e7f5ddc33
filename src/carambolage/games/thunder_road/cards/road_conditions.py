"""Road conditions (chapter 6 of the cards): one card per tile, from the middle tile of the set-up on.

They have no owner: nobody is credited, nobody may refuse (TR-ROA-07).
"""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.thunder_road.cards.decks import pick_card
from carambolage.games.thunder_road.ground.grid import is_empty, tile_of
from carambolage.games.thunder_road.ground.piles import lay_hazard
from carambolage.games.thunder_road.ground.tokens import has_sand_token
from carambolage.games.thunder_road.names.cards import CONDITION_KINDS, Condition
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Terrain
from carambolage.games.thunder_road.state import NOBODY, TILE_SPACES, State, Tables

ALL_CARDS = (1 << CONDITION_KINDS) - 1


@rule
def rules_at(g: State, space: int, card: int) -> bool:
    """Whether a road condition acts on a space; the start area is on no tile (TR-ROA-03, TR-ROA-10)."""
    return space >= 0 and g.conditions[tile_of(space)] == card + 1


@rule
def show_condition(g: State, t: Tables, slot: int) -> None:
    """The top card belongs to the tile; an empty deck is made of the discard (TR-ROA-02, TR-ROA-04, TR-ROA-05,
    TR-ROA-06, TR-ROA-08, TR-HOK-07, TR-EFX-21).
    """
    if g.condition_deck == 0:
        g.condition_deck = g.condition_discard
        g.condition_discard = 0
    if g.condition_deck == 0:
        return
    card = pick_card(g, g.condition_deck)
    g.condition_deck &= ~(1 << card)
    g.conditions[slot] = card + 1
    tell(g, Event.CONDITION_SHOWN, slot, card)
    if card == Condition.DEBRIS_FIELD:
        scatter_debris(g, t, slot)


@rule
def discard_condition(g: State, slot: int) -> None:
    """The card of a tile that leaves the board is discarded (TR-ROA-04, TR-HOK-07)."""
    card = g.conditions[slot]
    if card != 0:
        g.condition_discard |= 1 << (card - 1)
        g.conditions[slot] = 0


@rule
def is_bare_road(g: State, space: int) -> bool:
    """An empty space of road."""
    return g.ground[space] == Terrain.ROAD and is_empty(g, space)


@rule
def scatter_debris(g: State, t: Tables, slot: int) -> None:
    """More hazard tokens, facedown on different empty road spaces of the tile, drawn evenly (TR-ROA-106)."""
    for _ in range(t.condition_number[Condition.DEBRIS_FIELD][0]):
        space = any_bare_road(g, slot)
        if space == NOBODY:
            return
        lay_hazard(g, space)
        if g.token[space] >= 0:
            tell(g, Event.TOKEN_LAID, space)


@rule
def any_bare_road(g: State, slot: int) -> int:
    """One of the empty road spaces of a tile, NOBODY if there is none."""
    first = slot * TILE_SPACES
    count = 0
    for space in range(first, first + TILE_SPACES):
        count += int(is_bare_road(g, space))
    if count == 0:
        return NOBODY
    left = roll(g, count)
    space = first
    while left > 0 or not is_bare_road(g, space):
        left -= int(is_bare_road(g, space))
        space += 1
    return space


@rule
def is_open_sand(g: State, t: Tables, space: int) -> bool:
    """Printed off-road ground that no token has changed: tokens override a condition (TR-ROA-09)."""
    return g.ground[space] == Terrain.SAND and not has_sand_token(g, space)


@rule
def ground_now(g: State, t: Tables, space: int) -> int:
    """The ground of a space as all rules see it: in a Downpour off-road is mud (TR-ROA-103)."""
    if rules_at(g, space, Condition.DOWNPOUR) and is_open_sand(g, t, space):
        return Terrain.MUD
    return g.ground[space]


@rule
def is_asphalt(g: State, t: Tables, space: int) -> bool:
    """Whether Fresh Asphalt makes a space count as road for the road-die test (TR-ROA-102)."""
    return rules_at(g, space, Condition.FRESH_ASPHALT) and is_open_sand(g, t, space)


@rule
def wind_of(g: State, t: Tables, card: int) -> int:
    """The moves that a wind gives or takes for the Move step that began on its tile, not on a coast (TR-ROA-107,
    TR-ROA-108, TR-ROA-13, TR-CRD-64).
    """
    if g.turn.coast == 0 and rules_at(g, g.turn.began, card):
        return t.condition_number[card][0]
    return 0


@rule
def may_place_chopper(g: State, space: int) -> bool:
    """Whether a tile allows choppers: No-Fly Zone (TR-ROA-105, TR-ROA-14, TR-EFX-38)."""
    return not rules_at(g, space, Condition.NO_FLY_ZONE)

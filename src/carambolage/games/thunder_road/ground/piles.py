"""The hazard tokens and the damage tokens: piles, discards, what is shuffled back (TR-SET-08, TR-SET-11)."""

from carambolage.engine.rules.dice import draw
from carambolage.engine.rules.piles import count_cards, pour
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.thunder_road.cards.upgrades.fitted import return_load
from carambolage.games.thunder_road.ground.tokens import has_sand_token, is_faceup, lay_sand_token
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import DAMAGE_KINDS, HAZARD_KINDS, Box, Damage, Hazard, Terrain
from carambolage.games.thunder_road.state import COLUMNS, CREWS, FIRST_WRECK, LANES, TILE_COLUMNS, State, Tables


@rule
def next_hazard(g: State) -> int:
    """The top hazard token; an empty pile is made of the discard, with both empty there is none (TR-HAZ-09,
    TR-HAZ-10).
    """
    if g.hazards_left == 0:
        if g.hazards_discarded == 0:
            return Hazard.NONE
        g.hazards_left = pour(g.hazard_discard, g.hazards)
        g.hazards_discarded = 0
        g.hazard_age = (g.hazard_age + 1) & 127
    g.hazards_left -= 1
    return draw(g, g.hazards, g.hazards_left + 1)


@rule
def lay_hazard(g: State, space: int) -> None:
    """Put the top hazard token facedown on a space, unseen by everybody (TR-SET-08, TR-EFX-50, TR-SET-09)."""
    kind = next_hazard(g)
    if kind == Hazard.NONE:
        return
    g.token[space] = kind
    g.eyes[space] = 0
    g.age[space] = g.hazard_age


@rule
def printed_ground(g: State, t: Tables, space: int) -> int:
    """The ground printed on a space, or the sand token that covers it (TR-RIG-15)."""
    if has_sand_token(g, space):
        return Terrain.SAND
    column = space // LANES
    return t.ground[g.sides[column // TILE_COLUMNS]][column % TILE_COLUMNS * LANES + space % LANES]


@rule
def lift_token(g: State, space: int) -> int:
    """Take a token off its space; the loose and controlled ones leave the game, others go to the discard (TR-HAZ-09,
    TR-HAZ-11). Returns its kind.
    """
    kind = g.token[space]
    g.token[space] = Hazard.NONE
    g.eyes[space] = 0
    g.age[space] = 0
    if 0 <= kind < HAZARD_KINDS:
        g.hazard_discard[kind] += 1
        g.hazards_discarded += 1
    elif kind > Hazard.LOOSE_OIL and g.house.controlled_return != 0:
        return_load(g, kind)
    return kind


@rule
def discard_token(g: State, t: Tables, space: int) -> None:
    """Take a token away; the printed ground counts again (TR-ENT-10)."""
    kind = lift_token(g, space)
    g.ground[space] = printed_ground(g, t, space)
    tell(g, Event.TOKEN_GONE, space, kind)


@rule
def make_sand(g: State, t: Tables, space: int) -> None:
    """A sand token makes a space off-road (TR-RIG-15); with none left in the box it stays as printed (TR-OBS-11)."""
    if g.house.box_limits == 0 or sand_tokens_laid(g) < Box.SAND_TOKENS:
        lay_sand_token(g, space)
    g.ground[space] = printed_ground(g, t, space)


@rule
def sand_tokens_laid(g: State) -> int:
    """The sand tokens on the board."""
    count = 0
    for column in range(COLUMNS):
        count += count_cards(g.sand[column])
    return count


@rule
def flatten(g: State, t: Tables, v: int, space: int) -> None:
    """What would move or stop the truck: every token there is removed, the space becomes off-road, the truck takes 1
    minor damage (TR-RIG-15, TR-RIG-20, TR-RIG-23).
    """
    if g.token[space] >= 0:
        tell(g, Event.TOKEN_GONE, space, lift_token(g, space))
    make_sand(g, t, space)
    push(g, Effect.RIG_HIT, v)


@rule
def drop_token(g: State, t: Tables, space: int) -> None:
    """A token is shown and discarded without effect (TR-EFX-52)."""
    if not is_faceup(g, space):
        g.reveals += 1
    discard_token(g, t, space)


@rule
def return_damage(g: State, kind: int) -> None:
    """A token goes back to a random place of the damage pile, minor damage to its supply (TR-CMD-12, TR-DMG-06,
    TR-OBS-13).
    """
    if 0 <= kind < DAMAGE_KINDS:
        g.damages[kind] += 1
    if 0 <= kind < DAMAGE_KINDS or kind == Damage.STAND_IN:
        g.damages_left += 1


@rule
def take_damage_token(g: State) -> int:
    """The top damage token; with an empty pile minor damage stands in (TR-DMG-08)."""
    if g.damages_left == 0:
        shuffle_aside_in(g)
        if g.damages_left == 0:
            return Damage.MINOR
    g.damages_left -= 1
    return draw(g, g.damages, g.damages_left + 1 + stand_ins_in_use(g))


@rule
def shuffle_aside_in(g: State) -> None:
    """The damage tokens set aside make a new pile (TR-ONG-03)."""
    for kind in range(DAMAGE_KINDS):
        g.damages[kind] += g.damages_aside[kind]
        g.damages_left += g.damages_aside[kind]
        g.damages_aside[kind] = 0


@rule
def stand_ins_in_use(g: State) -> int:
    """The tokens of the pile that stand in for minor damage: nobody knows which, so `damages` still counts their kinds
    (TR-OBS-13).
    """
    return used_as(g, Damage.STAND_IN) if g.house.box_limits != 0 else 0


@rule
def used_as(g: State, kind: int) -> int:
    """How many minor damage tokens, or tokens that stand in for them, lie on dashboards and on the truck."""
    count = 0
    for v in range(FIRST_WRECK):
        count += int(g.vehicles[v].damage[0] == kind) + int(g.vehicles[v].damage[1] == kind)
    for crew in range(CREWS):
        c = g.crews[crew]
        count += count_cards(c.stand_ins if kind == Damage.STAND_IN else c.dented & ~c.stand_ins)
    return count


@rule
def take_minor_token(g: State) -> int:
    """A minor damage token; with the limits of the box a token of the pile, facedown and unseen, stands in for the
    sixteenth, as long as there is one (TR-DMG-09, TR-OBS-13).
    """
    if g.house.box_limits == 0 or used_as(g, Damage.MINOR) < Box.MINOR_DAMAGE:
        return Damage.MINOR
    if g.damages_left == 0:
        shuffle_aside_in(g)
    if g.damages_left == 0:
        return Damage.MINOR
    g.damages_left -= 1
    return Damage.STAND_IN

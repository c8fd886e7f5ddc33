"""The record of the printed components of Wreckage (chapter 23)."""

from typing import Annotated

from carambolage.engine.record import Shape, i8, i16, record
from carambolage.engine.rules.state import Printed
from carambolage.games.wreckage.geometry.outline import OUTLINES, Outline
from carambolage.games.wreckage.names.components import (
    DAMAGE_CARDS,
    EQUIPMENT,
    LAYOUTS,
    MOST_CANS,
    MOST_OBSTACLES,
    MOST_PLAYERS,
    SLOTS,
    TOKENS,
    VEHICLES,
    WEAPONS,
)

COUNTS = 3  # of players: 2, 3 and 4
BY_CHANCE = -1  # the token of an obstacle is shuffled
BY_OPTION = -1  # the face of an obstacle follows the option


@record
class Tables(Printed):
    """The printed parts, from the pack.

    Layouts are numbered 0 to 5 for the rulebook's arena (3 * start_layout + setup_ring) and from 6 on for the others;
    the second index of their places is the number of players less two.
    """

    acceleration: Annotated[list[i8], Shape(VEHICLES)]
    handling: Annotated[list[i8], Shape(VEHICLES)]
    structure: Annotated[list[i8], Shape(VEHICLES)]
    ready: Annotated[list[list[i8]], Shape(VEHICLES, SLOTS)]
    special: Annotated[list[list[i8]], Shape(TOKENS, 2)]

    copies: Annotated[list[i8], Shape(EQUIPMENT)]
    attack: Annotated[list[i8], Shape(WEAPONS)]
    reach: Annotated[list[i8], Shape(WEAPONS)]
    ability: Annotated[list[i8], Shape(WEAPONS)]
    ranges: Annotated[list[i16], Shape(2)]
    plating_points: i8
    mines_each: i8
    nitro_spaces: i8
    armour_structure: i8

    damage_points: Annotated[list[i8], Shape(DAMAGE_CARDS)]
    damage_icon: Annotated[list[i8], Shape(DAMAGE_CARDS)]
    damage_copies: Annotated[list[i8], Shape(DAMAGE_CARDS)]

    outlines: Annotated[list[Outline], Shape(OUTLINES)]

    arena_half: Annotated[list[i16], Shape(LAYOUTS)]
    cars_at: Annotated[list[list[list[list[i16]]]], Shape(LAYOUTS, COUNTS, MOST_PLAYERS, 3)]
    cans_at: Annotated[list[list[list[list[i16]]]], Shape(LAYOUTS, COUNTS, MOST_CANS, 2)]
    can_count: Annotated[list[list[i8]], Shape(LAYOUTS, COUNTS)]
    obstacles_at: Annotated[list[list[list[list[i16]]]], Shape(LAYOUTS, COUNTS, MOST_OBSTACLES, 3)]
    obstacle_count: Annotated[list[list[i8]], Shape(LAYOUTS, COUNTS)]
    obstacle_token: Annotated[list[list[list[i8]]], Shape(LAYOUTS, COUNTS, MOST_OBSTACLES)]
    obstacle_face: Annotated[list[list[list[i8]]], Shape(LAYOUTS, COUNTS, MOST_OBSTACLES)]

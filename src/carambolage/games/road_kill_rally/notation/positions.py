"""The words of a position: a line for each car, for each tile on the table, for targets by their space::

car 0 status=racing row=14 lane=1 speed=4 slot=rockets,roll_cage,- hand=bump:2,pass:1
tile 3 tile=canyon_bend flipped=1 first=13 x=-1 y=1 heading=west
space 40 target=green
"""

from carambolage.engine.notation.notation import Group, Notation, named, spelled
from carambolage.engine.notation.spelling import SEATS as SEAT_SET
from carambolage.engine.notation.spelling import Named, Number, Pile
from carambolage.games.road_kill_rally.names.things import (
    ORDINARY_TILES,
    ROAD_TILES,
    ROWS,
    SEATS,
    SPACES,
    Accessory,
    Heading,
    Phase,
    Rally,
    Skill,
    Source,
    Status,
    Tag,
)
from carambolage.games.road_kill_rally.pack_reading.parts import CLASS_IDS
from carambolage.games.road_kill_rally.pack_reading.road import TILE_IDS
from carambolage.games.road_kill_rally.state import NOBODY, Attack, Car, Damage, Move, Placed, State, Tables

_RALLY, _PARTS = Pile(Rally.ids()), Pile(Accessory.ids())
_SEAT = Number(NOBODY, SEATS - 1)
_ROW, _LANE, _SPEED = Number(0, ROWS), Number(0, 2), Number(1, 10)
_TILE = Named(TILE_IDS)


def derive(g: State, t: Tables) -> None:
    """Piles and hands are as large as the cards in them, the rows are those of the tiles that were laid."""
    g.deck_left, g.discarded = sum(g.deck), sum(g.discard)
    g.cards = [sum(hand) for hand in g.hand]
    g.part_deck_left, g.part_discarded = sum(g.part_deck), sum(g.part_discard)
    g.part_cards = [sum(parts) for parts in g.parts]
    g.tiles_left = sum(g.tile_bag)
    g.rows, rows = 0, [0] * (ROWS + 1)
    for index in range(min(g.placed, ROAD_TILES)):
        for _ in range(t.tile[g.road[index].tile].rows):
            if g.rows < ROWS:
                g.rows += 1
                rows[g.rows] = index
    g.tile_of_row = rows


NOTATION = Notation(
    spellings={
        **spelled(
            State,
            left=SEAT_SET,
            start=_SEAT,
            active=_SEAT,
            phase=Named.of(Phase),
            order=_SEAT,
            ordered=Number(0, SEATS),
            tail=Number(0, ROAD_TILES - 1),
            placed=Number(1, ROAD_TILES),
            rows=_ROW,
            tile_of_row=Number(0, ROAD_TILES - 1),
            target=Named(("-", *CLASS_IDS)),
            oil=Number(0, 7),
            wreck=Number(0, 7),
            supply=Pile(CLASS_IDS),
            tile_bag=Pile(TILE_IDS[:ORDINARY_TILES]),
            refused=Pile(TILE_IDS[:ORDINARY_TILES]),
            tiles_left=Number(0, ORDINARY_TILES),
            above=Number(0, ORDINARY_TILES),
            hand=_RALLY,
            deck=_RALLY,
            discard=_RALLY,
            playing=Named.of(Rally),
            parts=_PARTS,
            part_deck=_PARTS,
            part_discard=_PARTS,
            skills=Named.of(Skill),
            skill_deck=Pile(Skill.ids()),
        ),
        **spelled(
            Car,
            status=Named.of(Status),
            row=_ROW,
            lane=_LANE,
            speed=_SPEED,
            pole=Number(NOBODY, SEATS - 1),
            team=Number(0, SEATS - 1),
            tokens=Number(0, 3),
            slot=Named.of(Accessory),
            closed=Number(0, 7),
            skill=Named.of(Skill),
        ),
        **spelled(
            Placed,
            tile=_TILE,
            flipped=Number(0, 1),
            first=_ROW,
            heading=Named.of(Heading),
            entered=SEAT_SET,
            pitted=SEAT_SET,
        ),
        **spelled(Move, seat=_SEAT, steps=Number(0, 10), back_row=_ROW, back_lane=_LANE),
        **spelled(Attack, seat=_SEAT, victim=_SEAT, space=Number(NOBODY, SPACES - 1)),
        **spelled(Damage, victim=_SEAT, source=Named.of(Source), by=_SEAT, tag=Named.of(Tag)),
    },
    # Whoever copies a position reads a rival there (RK-TON-03)
    names={
        **named(Attack, victims="rivals", victim="rival"),
        **named(Damage, victim="rival"),
        "next_victim": "next_rival",
        "combat_victim": "combat_rival",
    },
    groups=(
        Group("car", ("car", "hand", "cards", "parts", "part_cards", "skills", "order", "order_hits", "lot")),
        Group("tile", ("road",)),
        Group("row", ("tile_of_row", "oil", "wreck")),
        Group("space", ("target",)),
    ),
    derived=frozenset(
        {
            *("deck_left", "discarded", "cards", "part_deck_left", "part_discarded", "part_cards"),
            *("tiles_left", "rows", "tile_of_row"),
        }
    ),
    derive=derive,
)

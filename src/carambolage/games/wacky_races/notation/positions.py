"""The words of a position: a line for each racer and for each place of the course::

racer 0 car=pending place=14 ready=1 hand=desert:1,farm:2
place 16 tile=timber_ridge
place 20 tile=henhouse_corner trap=painted_tunnel trap_eyes=0
"""

from carambolage.engine.notation.notation import Group, Notation, spelled
from carambolage.engine.notation.spelling import SEATS, Named, Number, Pile, Several
from carambolage.games.wacky_races.move.course import ground
from carambolage.games.wacky_races.names.things import (
    DEALT_TILES,
    SLOTS,
    TERRAINS,
    TILES,
    Car,
    Race,
    Terrain,
    Tile,
    Trap,
)
from carambolage.games.wacky_races.state import NOBODY, PLACES, RACERS, Racer, State, Tables
from carambolage.games.wacky_races.text.naming import TILE_IDS

_CARDS = Pile(Terrain.ids()[:TERRAINS])
_TRAP_IDS = Trap.ids()[: Trap.UNSEEN]
_TRAPS, _TRAP_PILE = Named(_TRAP_IDS), Pile(_TRAP_IDS)
_RACER = Number(NOBODY, RACERS - 1)
_PLACE = Number(0, PLACES - 1)
_PROGRESS = Number(0, 2 * PLACES)


def derive(g: State, t: Tables) -> None:
    """Piles and hands are as large as the cards in them; who races stands on a tile, behind the grid lies a course."""
    g.deck_left, g.discarded, g.trap_left = sum(g.deck), sum(g.discard), sum(g.trap_bag)
    g.cards = [sum(hand) for hand in g.hand]
    if any(racer.place for racer in g.racers):
        g.tile = [Tile.SPACE_00, *range(Tile.GRID, TILES), *[Tile.SPACE_00] * (PLACES - 1 - TILES + Tile.GRID)]
    for racer in g.racers:
        if racer.place and not racer.finished:
            g.standing[min(ground(g, racer.place), PLACES - 1)] += 1


NOTATION = Notation(
    spellings={
        **spelled(
            State,
            first=_RACER,
            active=_RACER,
            race=Named.of(Race),
            finish=_PROGRESS,
            lap=_PLACE,
            villain=_PROGRESS,
            deck=_CARDS,
            discard=_CARDS,
            look=_CARDS,
            top=Named(Terrain.ids()[:TERRAINS]),
            hand=_CARDS,
            tile=Named(TILE_IDS[:TILES]),
            tiles=Named(TILE_IDS[:DEALT_TILES]),
            tiles_out=Named(TILE_IDS[:DEALT_TILES]),
            trap=_TRAPS,
            trap_eyes=SEATS,
            trap_bag=_TRAP_PILE,
            trap_discard=_TRAP_PILE,
            trap_under=_TRAPS,
            trap_under_eyes=SEATS,
            seen=_TRAPS,
        ),
        **spelled(
            Racer,
            car=Named.of(Car),
            place=_PROGRESS,
            ready=Several(tuple(str(slot) for slot in range(1, SLOTS + 1))),
        ),
    },
    groups=(
        Group("racer", ("racers", "hand", "cards", "tiles", "tiles_left", "points", "pass_place")),
        Group("place", ("tile", "covered", "standing", "trap", "trap_eyes", "trap_batch")),
    ),
    derived=frozenset({"deck_left", "discarded", "trap_left", "cards", "tile", "standing"}),
    derive=derive,
)

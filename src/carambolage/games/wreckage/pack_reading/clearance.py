"""Room between the places of an arena: nothing may touch anything else at the start (WK-SET-27)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from carambolage.engine.packs.reader import Item
from carambolage.games.wreckage.geometry.outline import Outline, OutlineOf, is_inside
from carambolage.games.wreckage.geometry.overlap import touches
from carambolage.games.wreckage.names.components import OBSTACLE_TOKENS, Obstacle
from carambolage.games.wreckage.tables import BY_CHANCE, Tables

SMALLER = 1024  # what the small arena takes off (WK-SET-27)


@dataclass
class Piece:
    """Something on the table at the start, with the token it may be."""

    name: str
    outline: Outline
    x: int
    y: int
    heading: int
    token: int = BY_CHANCE
    named: bool = False

    def touches(self, other: "Piece") -> bool:
        """Whether the two overlap or touch."""
        here = (self.outline, self.x, self.y, self.heading)
        return touches(*here, other.outline, other.x, other.y, other.heading)

    def meets(self, other: "Piece") -> bool:
        """Whether the two can lie on one table: both named by the layout or drawn, or both of one kind."""
        return self.token == other.token or (self.named and other.named)


def check_clearance(layout: Item, t: Tables, number: int, players: int) -> None:
    """Note the first two places of an arena that touch, and the first one that sticks out of the small arena."""
    pieces = list(pieces_of(t, number, players))
    obstacles = [
        kind for place in range(t.obstacle_count[number][players - 2]) for kind in kinds_of(t, number, players, place)
    ]
    where = f"with {players} players"
    for piece in (*pieces, *obstacles):
        if not is_inside(piece.outline, piece.x, piece.y, piece.heading, t.arena_half[number] - SMALLER):
            layout.mistake(f"{where} {piece.name} sticks out of the small arena; move it inwards or enlarge half")
            return
    pairs = [
        *combinations(pieces, 2),
        *((piece, obstacle) for piece in pieces for obstacle in obstacles),
        *((one, two) for one, two in combinations(obstacles, 2) if one.name != two.name and one.meets(two)),
    ]
    for one, two in pairs:
        if one.touches(two):
            layout.mistake(f"{where} {one.name} touches {two.name}{as_tokens(one, two)}; move them apart")
            return


def as_tokens(one: Piece, two: Piece) -> str:
    """Which tokens touch, where there are some."""
    tokens = dict.fromkeys(Obstacle.ids()[piece.token] for piece in (one, two) if piece.token != BY_CHANCE)
    return f" ({' and '.join(tokens)})" if tokens else ""


def pieces_of(t: Tables, number: int, players: int) -> Iterator[Piece]:
    """The cars and cans of an arena."""
    for seat in range(players):
        x, y, heading = t.cars_at[number][players - 2][seat]
        yield Piece(f"car {seat + 1}", t.outlines[OutlineOf.CAR], x, y, heading)
    for can in range(t.can_count[number][players - 2]):
        x, y = t.cans_at[number][players - 2][can]
        yield Piece(f"can {can}", t.outlines[OutlineOf.CAN], x, y, 0)


def kinds_of(t: Tables, number: int, players: int, place: int) -> Iterator[Piece]:
    """An obstacle as each token it may be: the option `obstacles` may ask for any (WK-OBS-01)."""
    x, y, heading = t.obstacles_at[number][players - 2][place]
    chosen = t.obstacle_token[number][players - 2][place]
    for token in range(OBSTACLE_TOKENS):
        named = chosen in (token, BY_CHANCE)
        yield Piece(f"obstacle {place + 1}", t.outlines[OutlineOf.TOKEN + token], x, y, heading, token, named)

"""The record of a scenario, its empty beginning, and how it runs."""

from functools import cache
from typing import Any, Self

from carambolage.engine.record import copy_record
from carambolage.engine.rules.state import top_effect
from carambolage.engine.twins.execution import blank_game, plain
from carambolage.games.thunder_road.game import GAME
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Hazard, Terrain
from carambolage.games.thunder_road.options import CARDS, OPTIONS
from carambolage.games.thunder_road.state import SPACES, State, Tables
from tests.games.thunder_road.scenario.facts import Facts
from tests.games.thunder_road.scenario.names import CREWS, crew_word, vehicle_word

PRINTED: Tables = GAME.load_pack(GAME.home / "pack")


@cache
def blank_tables() -> Tables:
    """The printed parts, with tiles of road and nothing else."""
    t = copy_record(PRINTED)
    for side in range(len(t.ground)):
        t.ground[side][:] = [Terrain.ROAD] * len(t.ground[side])
        t.spots[side][:] = [0] * len(t.spots[side])
    return t


def side_of(name: str) -> int:
    """The number of a tile's side, "3b" for instance."""
    return 2 * (int(name[:-1]) - 1) + "ab".index(name[-1])


def begun(players: int, seed: int, t: Tables, options: dict[str, object]) -> State:
    """A game that has just begun."""
    g: State = blank_game(GAME, players, {name: str(value).lower() for name, value in options.items()})  # type: ignore[assignment]
    plain(GAME).begin(g, t, seed)
    return g


class Table(Facts):
    """A game of some crews that waits for nothing, on an empty road of three tiles, in round 2.

    With `tiles` ("1a", "4b", ...) the printed tiles lie there and in the queue, without tokens. Besides `seed` and
    `players` (for two crews each) the rest are the game's options, base game only (`carnage=False`) unless told
    otherwise; those with cards are switched on after the set-up.
    """

    game = GAME
    g: State
    t: Tables

    def __init__(self, *crews: str, **options: Any):
        seed, players = options.pop("seed", 1), options.pop("players", len(crews))
        tiles: tuple[str, ...] = options.pop("tiles", ())
        t = copy_record(PRINTED if tiles else blank_tables())
        later = {name: str(options.pop(name)).lower() for name in CARDS if name in options}
        self.begin(begun(players, seed, t, {"carnage": False, "start_tile": "1a", **options}), t)
        self.goes_on = False
        for name in crews:
            self.settle()
            if self.g.ask == Question.CHOOSE_CREW:
                self.act(Action.CREW + CREWS[name])
        self.settle()
        self._clear(tiles)
        for option in OPTIONS:
            if option.name in later:
                setattr(self.g.house, option.name, option.index(later[option.name]))
                self.g.house.cards = 1

    @classmethod
    def from_the_box(cls, players: int, seed: int = 1, **options: Any) -> Self:
        """A real beginning by the options, with nothing settled yet."""
        self = cls.__new__(cls)
        t = copy_record(PRINTED)
        self.begin(begun(players, seed, t, options), t)
        self.goes_on = True
        return self

    def _clear(self, tiles: tuple[str, ...]) -> None:
        """Nothing on the board, nobody's turn, all tokens in their piles; the queue is known."""
        g = self.g
        self.stop()
        for space in range(SPACES):
            if g.token[space] >= 0:
                g.hazards[g.token[space]] += 1
                g.hazards_left += 1
            g.token[space], g.eyes[space], g.age[space] = Hazard.NONE, 0, 0
        for c in g.crews:
            c.dice[:] = [0] * 6
        g.round, g.first, g.dice.road = 2, 0, 1
        given = [side_of(tile) for tile in tiles]
        count = 10 if g.house.carnage else 5
        sides = given + [2 * tile for tile in range(count) if tile not in {side // 2 for side in given}]
        g.sides[:], g.queue[:] = sides[:3], sides[3:] + [0] * (13 - len(sides))
        g.queued, g.unseen_tiles = len(sides) - 3, 0
        for slot, side in enumerate(g.sides):
            g.ground[slot * 48 : slot * 48 + 48] = self.t.ground[side]
        self.events.clear()

    # Running

    def settle(self) -> Self:
        """Carry out what waits until somebody is asked; after a turn that stands alone nothing follows."""
        return self.run(self._has_more)

    def _has_more(self) -> bool:
        g = self.g
        if g.ask:
            return g.offers < 0
        return g.depth > 0 and (self.goes_on or top_effect(g) != Effect.NEXT_TURN)

    # Naming

    def seat_of(self, name: str) -> int:
        """The seat of a crew's player."""
        return self.g.crews[self.crew(name)].seat

    def name_of(self, v: int) -> str:
        """The name of a vehicle."""
        if v < 0:
            return "nobody"
        if v >= 30:
            return f"wreck {v - 29}"
        kind = self.g.crews[v // 5].kind
        return f"{crew_word(kind)} {vehicle_word(kind, v % 5)}"

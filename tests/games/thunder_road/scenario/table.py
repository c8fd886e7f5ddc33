"""The record of a scenario, its empty beginning, and how it runs."""

from functools import cache
from typing import Any, Self

from carambolage.engine.record import copy_record
from carambolage.engine.rules.state import EVENT_ROWS
from carambolage.engine.twins.execution import blank_game, plain
from carambolage.games.thunder_road.game import GAME
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Hazard, Terrain
from carambolage.games.thunder_road.options import CARDS, OPTIONS
from carambolage.games.thunder_road.state import SPACES, State, Tables
from tests.games.events import three_numbers
from tests.games.thunder_road.scenario.names import CREWS, crew_word, vehicle_number, vehicle_word

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


class Table:
    """A game of some crews that waits for nothing, on an empty road of three tiles, in round 2.

    With `tiles` ("1a", "4b", ...) the printed tiles lie there and in the queue, without tokens. Besides `seed` and
    `players` (for two crews each) the rest are the game's options, base game only (`carnage=False`) unless told
    otherwise; those with cards are switched on after the set-up.
    """

    def __init__(self, *crews: str, **options: Any):
        seed, players = options.pop("seed", 1), options.pop("players", len(crews))
        tiles: tuple[str, ...] = options.pop("tiles", ())
        self._start(copy_record(PRINTED if tiles else blank_tables()))
        later = {name: str(options.pop(name)).lower() for name in CARDS if name in options}
        self.g = begun(players, seed, self.t, {"carnage": False, "start_tile": "1a", **options})
        for name in crews:
            self.settle()
            if self.g.ask == Question.CHOOSE_CREW:
                self.answer_number(Action.CREW + CREWS[name])
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
        self._start(copy_record(PRINTED))
        self.goes_on = True
        self.g = begun(players, seed, self.t, options)
        return self

    def _start(self, t: Tables) -> None:
        self.twin, self.t = plain(GAME), t
        self.events: list[tuple[int, ...]] = []
        self.heard = 0
        self.coming: list[int] = []
        self.goes_on = False

    def _clear(self, tiles: tuple[str, ...]) -> None:
        """Nothing on the board, nobody's turn, all tokens in their piles; the queue is known."""
        g = self.g
        self.stop()
        for space in range(SPACES):
            if g.token[space] >= 0:
                g.hazards[g.token[space]] += 1
                g.hazards_left += 1
            g.token[space], g.face[space], g.eyes[space], g.age[space] = Hazard.NONE, 0, 0, 0
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

    def stop(self) -> Self:
        """Forget what waits, and which question is open."""
        self.g.depth = self.g.ask = self.g.asked = self.g.offers = 0
        return self

    # Running

    def settle(self) -> Self:
        """Carry out what waits until somebody is asked, keeping the events."""
        self._listen()
        while not self.g.over and self._has_more():
            self._feed()
            self.twin.carry_on(self.g, self.t)
            self._listen()
        assert self.g.fault == 0, "what `fate` fixed cannot be rolled or drawn"
        return self

    def _has_more(self) -> bool:
        g = self.g
        if g.ask:
            return g.offers < 0
        return g.depth > 0 and (self.goes_on or g.stack[g.depth - 1][0] != Effect.NEXT_TURN)

    def _feed(self) -> None:
        """Hand the fixed outcomes to the record, as many as it holds."""
        g = self.g
        fixed = [*g.fate[g.fate_next : g.fates], *self.coming]
        fixed, self.coming = fixed[: len(g.fate)], fixed[len(g.fate) :]
        g.fates, g.fate_next = len(fixed), 0
        g.fate[:] = fixed + [0] * (len(g.fate) - len(fixed))

    def _listen(self) -> None:
        self.events += [three_numbers(self.g.events[n % EVENT_ROWS]) for n in range(self.heard, self.g.told)]
        self.heard = self.g.told

    def answer_number(self, action: int) -> Self:
        """Answer with an action number, which must be offered."""
        assert action in self.g.offer[: self.g.offers]
        self.g.decisions += 1
        self._feed()
        self.twin.accept(self.g, self.t, self.g.seat, action)
        return self.settle()

    # Naming

    def crew(self, name: str) -> int:
        """The number of a crew by its colour."""
        kinds: list[int] = [c.kind for c in self.g.crews]
        assert CREWS[name] in kinds, f"{name} does not play"
        return kinds.index(CREWS[name])

    def vehicle(self, name: str) -> int:
        """The number of a vehicle by its name."""
        return vehicle_number([c.kind for c in self.g.crews], name)

    def name_of(self, v: int) -> str:
        """The name of a vehicle."""
        if v < 0:
            return "nobody"
        if v >= 30:
            return f"wreck {v - 29}"
        kind = self.g.crews[v // 5].kind
        return f"{crew_word(kind)} {vehicle_word(kind, v % 5)}"

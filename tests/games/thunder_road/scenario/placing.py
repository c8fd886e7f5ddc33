"""Setting a position: vehicles, grounds, tokens, choppers, damage, dice."""

from collections.abc import Mapping
from typing import Self

from carambolage.games.thunder_road.ground.grid import column_of, lane_of, space_at
from carambolage.games.thunder_road.ground.places import put_on, take_off
from carambolage.games.thunder_road.ground.reveal import lay_faceup
from carambolage.games.thunder_road.names.things import DAMAGE_KINDS, Damage, Size, VehicleKind
from carambolage.games.thunder_road.state import FIRST_WRECK, GONE, START
from tests.games.thunder_road.scenario.names import DAMAGES, HAZARDS, ONGOING, RIG_COMMANDS, TERRAINS
from tests.games.thunder_road.scenario.table import Table, side_of

Space = tuple[int, int]
LETTERS = dict(zip("RSM#GVPFL", TERRAINS, strict=True))


class Placing(Table):
    """The pieces."""

    def space(self, place: Space) -> int:
        """The number of a space (lane, a)."""
        return space_at(self.g, *place)

    def place_of(self, space: int) -> Space:
        """A space as (lane, a)."""
        return lane_of(space), column_of(self.g, space)

    def put(self, places: Mapping[str, Space]) -> Self:
        """Stand vehicles on spaces; a rig is put section by section."""
        for name, place in places.items():
            v = self.vehicle(name)
            vehicle = self.g.vehicles[v]
            take_off(self.g, v)
            if v >= FIRST_WRECK:
                vehicle.kind, vehicle.size, vehicle.broken = VehicleKind.WRECK, Size.SMALL, 1
            put_on(self.g, v, self.space(place))
        return self

    def start_area(self, *names: str) -> Self:
        """Put vehicles back into the start area."""
        for name in names:
            take_off(self.g, self.vehicle(name))
            self.g.vehicles[self.vehicle(name)].space = START
        return self

    def lose(self, *names: str) -> Self:
        """Vehicles were eliminated earlier."""
        for name in names:
            v = self.vehicle(name)
            if not self.g.vehicles[v].broken:
                self.g.crews[v // 5].running -= 1
            take_off(self.g, v)
            self.g.vehicles[v].space, self.g.vehicles[v].broken = GONE, 1
        return self

    def ground(self, grounds: Mapping[Space, str]) -> Self:
        """Print grounds on spaces: "mud", "impassable", ..."""
        for place, name in grounds.items():
            space = self.space(place)
            self.g.ground[space] = self.t.ground[self.g.sides[space // 48]][space % 48] = TERRAINS[name]
        return self

    def draw(self, text: str, a: int = 0) -> Self:
        """Draw the ground like the layouts of tiles.toml, six lanes from column `a` on; a dot leaves what is there."""
        for lane, line in enumerate(text.split()):
            self.ground({(lane, a + n): LETTERS[letter] for n, letter in enumerate(line) if letter != "."})
        return self

    def next_tile(self, side: str, grounds: Mapping[Space, str] | None = None, spots: tuple[Space, ...] = ()) -> Self:
        """The tile that comes next, its grounds and hazard spaces by (lane, column 0 to 7)."""
        number = side_of(side)
        self.g.queue[:] = [number, *[n for n in self.g.queue[: self.g.queued] if n // 2 != number // 2]] + [0] * 9
        self.g.queue[10:] = []
        for (lane, column), name in (grounds or {}).items():
            self.t.ground[number][6 * column + lane] = TERRAINS[name]
        for lane, column in spots:
            self.t.spots[number][6 * column + lane] = 6
        return self

    def token(self, place: Space, kind: str, *, faceup: bool = False) -> Self:
        """Lay a hazard token from the pile facedown, or faceup with its ground."""
        space, number = self.space(place), HAZARDS[kind]
        if number < len(self.g.hazards):
            assert self.g.hazards[number] > 0, f"no {kind} token is left"
            self.g.hazards[number] -= 1
            self.g.hazards_left -= 1
        if faceup:
            lay_faceup(self.g, space, number)
        else:
            self.g.token[space], self.g.eyes[space] = number, 0
        return self

    def chopper(self, crew: str, place: Space) -> Self:
        """A chopper stands on a space."""
        c = self.g.crews[self.crew(crew)]
        if c.chopper >= 0:
            self.g.chopper[c.chopper] = -1
        c.chopper = self.space(place)
        self.g.chopper[c.chopper] = self.crew(crew)
        return self

    def damage(self, name: str, *tokens: str) -> Self:
        """Damage tokens of the pile on a vehicle (exactly these); an effect card's name brings its token along."""
        v = self.vehicle(name)
        vehicle = self.g.vehicles[v]
        for slot, token in enumerate(tokens):
            effect = ONGOING.get(token, -1)
            kind = Damage.ONGOING if effect >= 0 else DAMAGES[token]
            vehicle.damage[slot], vehicle.ongoing[slot] = kind, effect + 1
            self.g.ongoing_deck &= ~(1 << effect) if effect >= 0 else -1
            if kind < DAMAGE_KINDS:
                self.g.damages[kind] -= 1
                self.g.damages_left -= 1
        if not vehicle.broken and len(tokens) == (1 if vehicle.kind == VehicleKind.BIKE else 2):
            vehicle.broken = 1
            self.g.crews[v // 5].running -= 1
        return self

    def burning(self, *names: str) -> Self:
        """Vehicles that are on fire."""
        for name in names:
            self.g.vehicles[self.vehicle(name)].burning = 1
        return self

    def dented(self, *commands: str) -> Self:
        """Damaged commands of the rig."""
        self.g.crews[self.crew("big_rig")].dented |= sum(1 << RIG_COMMANDS[name] for name in commands)
        return self

    def dice(self, crew: str, *values: int) -> Self:
        """The unused movement dice of a crew."""
        self.g.crews[self.crew(crew)].dice[:] = [*values, *[0] * (6 - len(values))]
        return self

    def moved(self, *names: str, coasts: int = 0) -> Self:
        """Vehicles that have moved this round, and coasted that often."""
        for name in names:
            vehicle = self.g.vehicles[self.vehicle(name)]
            vehicle.moved, vehicle.coasts = 1, coasts
        return self

    def pile(self, **kinds_left: int) -> Self:
        """The damage pile holds exactly these tokens, e.g. pile(dent=1)."""
        self.g.damages[:] = [kinds_left.get(name, 0) for name in sorted(DAMAGES, key=DAMAGES.__getitem__)[:12]]
        self.g.damages_left = sum(self.g.damages)
        return self

"""Positions and answers of Wreckage as the catalogue writes them.

Cars are A to D (A is seat 0 and seat number 1), poses are (x, y, heading), a reverse speed is negative::

    table = Scenario("sedan", "pick_up").put(A=(0, 0, 0), B=(3000, 0, 72)).speeds(A=2)
    table.obstacle("boulder", 2000, 0).plan(A=("turn_left", "accelerate")).phase(1)
    table.choose("turn left 45", "travel")
    assert table.where("A") == (31, 437, 18)

The table is empty but for the cars, which stand far apart; planned cards come out of the talons.
"""

from typing import Self

from carambolage.engine.twins.execution import blank_game
from carambolage.games.wreckage.game import GAME
from carambolage.games.wreckage.names.components import (
    DAMAGE_CARDS,
    Card,
    Damage,
    Equipment,
    Face,
    Obstacle,
    Vehicle,
)
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.things import NOBODY, Gear, How, Out, Owner, Play, Reason, Side
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text.naming import face_id, kind_id
from carambolage.games.wreckage.turn.cards import fill_talon, kind_of, take_plan_back
from carambolage.games.wreckage.turn.seats import cans_of
from tests.games.wreckage.facts import CarPiece, Facts

TABLES: Tables = GAME.load_pack(GAME.home / "pack")
VEHICLES, EQUIPMENT, OBSTACLES, DAMAGE = Vehicle.ids(), Equipment.ids(), Obstacle.ids(), Damage.ids()
SIDES, GEARS = Side.ids(), Gear.ids()
CORNERS = ((-6000, 6000, 0), (6000, 6000, 72), (6000, -6000, 72), (-6000, -6000, 0))

Pose = tuple[int, int, int]


class Scenario(Facts):
    """A turn under way, with every piece where the test wants it."""

    game = GAME
    g: State
    t: Tables
    stops_at_end = False

    def __init__(self, *vehicles: str, **options: str) -> None:
        self.begin(blank_game(GAME, len(vehicles), {"quick_setup": "on", **options}), TABLES)
        self.twin.begin(self.g, self.t, 1)
        self.settle()
        self.g.house.quick_setup = 0
        self.stop()
        self.g.first, self.g.turn, self.g.phase = 0, 1, 1
        for seat, vehicle in enumerate(vehicles):
            self._reset(seat, vehicle)
        for can in self.g.cans:
            can.owner = Owner.BOX
        for obstacle in self.g.obstacles:
            obstacle.kind = NOBODY
        self.events.clear()

    @classmethod
    def fresh(cls, players: int, seed: int, *fates: int, **options: str) -> Self:
        """A game that has just begun, with some outcomes fixed: the start player first."""
        table = cls.__new__(cls)
        table.begin(blank_game(GAME, players, options), TABLES)
        table.fix(*fates)
        table._feed()
        table.twin.begin(table.g, table.t, seed)
        return table.settle()

    def _reset(self, seat: int, vehicle: str) -> None:
        car = self.g.cars[seat]
        car.vehicle = VEHICLES.index(vehicle)
        car.x, car.y, car.heading = CORNERS[seat]
        car.equipment[:] = [NOBODY] * 3
        car.mines_left = car.speed = car.gear = 0
        fill_talon(self.g, seat)

    # Setting the position

    def seat_of(self, name: str) -> int:
        return "ABCD".index(name)

    def car(self, name: str) -> CarPiece:
        """A car by its letter."""
        return CarPiece(self.g.cars[self.seat_of(name)])

    def put(self, **poses: Pose) -> Self:
        """Cars stand where a test wants them."""
        for name, (x, y, heading) in poses.items():
            car = self.car(name)
            car.x, car.y, car.heading = x, y, heading
        return self

    def homes(self, **poses: Pose) -> Self:
        """The starting places of cars, where they come back."""
        for name, (x, y, heading) in poses.items():
            car = self.car(name)
            car.home_x, car.home_y, car.home_heading = x, y, heading
        return self

    def speeds(self, **speeds: int) -> Self:
        """Speeds on the speedometers, negative ones in reverse."""
        for name, speed in speeds.items():
            car = self.car(name)
            car.speed, car.gear = abs(speed), Gear.REVERSE if speed < 0 else Gear.FORWARD
        return self

    def equip(self, name: str, *kinds: str) -> Self:
        """Equipment before a player, in slots 1, 2 and 3; a Mine dropper brings its mines."""
        car = self.car(name)
        for slot, kind in enumerate(kinds):
            car.equipment[slot] = EQUIPMENT.index(kind)
        car.mines_left = self.t.mines_each * kinds.count("mine_dropper")
        return self

    def hits(self, **hits: int) -> Self:
        """Hits marked on cars."""
        for name, count in hits.items():
            self.car(name).hits = count
        return self

    def cans(self, **cans: int) -> Self:
        """Cans aboard, taken out of the box."""
        for name, count in cans.items():
            boxed = [can for can in self.g.cans if can.owner == Owner.BOX]
            for can in boxed[:count]:
                can.owner = self.seat_of(name)
        return self

    def obstacle(self, kind: str, x: int, y: int, heading: int = 0) -> Self:
        """One more obstacle."""
        obstacle = next(obstacle for obstacle in self.g.obstacles if obstacle.kind == NOBODY)
        obstacle.kind, obstacle.x, obstacle.y, obstacle.heading = OBSTACLES.index(kind), x, y, heading
        return self

    def can(self, x: int, y: int) -> Self:
        """One more can on the ground."""
        can = next(can for can in self.g.cans if can.owner == Owner.BOX)
        can.owner, can.x, can.y = Owner.GROUND, x, y
        return self

    def mine(self, x: int, y: int) -> Self:
        """One more mine."""
        mine = next(mine for mine in self.g.mines if not mine.laid)
        mine.laid, mine.x, mine.y = 1, x, y
        return self

    def face(self, name: str, word: str) -> int:
        """The face of a card in a player's deck by what it does."""
        vehicle = self.car(name).vehicle
        return next(face for face in range(Face.EMPTY + 1) if face_id(self.t, vehicle, face) == word)

    def plan(self, **plans: tuple[str, str]) -> Self:
        """Cards lie face down before players; the others have empty slots."""
        for name, words in plans.items():
            seat = self.seat_of(name)
            take_plan_back(self.g, seat)
            for slot, word in enumerate(words):
                face = self.face(name, word)
                self.car(name).plan[slot] = face
                if face != Face.EMPTY:
                    self.car(name).talon[kind_of(face)] -= 1
        return self

    def talon(self, name: str, *kinds: str) -> Self:
        """Exactly these cards are in a player's talon, those that are neither there nor planned are lost."""
        car = self.car(name)
        whole = [2 - self.g.house.pedal_cards, 1, 1, 1, 1, 1]
        planned = [kind_of(face) for face in car.plan if face != Face.EMPTY]
        for kind in range(len(whole)):
            car.talon[kind] = kinds.count(kind_id(self.t, car.vehicle, kind))
            car.lost[kind] = whole[kind] - car.talon[kind] - planned.count(kind)
        return self

    def pile(self, *cards: str, discarded: tuple[str, ...] = ()) -> Self:
        """The damage deck holds exactly these cards, the discard pile those."""
        self.g.deck[:] = [cards.count(DAMAGE[kind]) for kind in range(DAMAGE_CARDS)]
        self.g.discard[:] = [discarded.count(DAMAGE[kind]) for kind in range(DAMAGE_CARDS)]
        return self

    def fate(self, *outcomes: str | int) -> Self:
        """Fix the next draws and rolls: damage cards by name, other rolls by number."""
        return self.fix(*(DAMAGE.index(outcome) if isinstance(outcome, str) else outcome for outcome in outcomes))

    # Running

    def phase(self, number: int) -> Self:
        """An action phase of all cars."""
        return self.effect(Effect.PHASE, number)

    def action(self, name: str, phase: int = 1) -> Self:
        """The action of one car alone."""
        self.g.phase = phase
        return self.effect(Effect.ACTION, self.seat_of(name))

    def effect(self, number: int, *numbers: int) -> Self:
        """One effect alone, with all that it leads to."""
        self.stops_at_end = True
        return self.stop().push(Effect.END_TURN).push(number, *numbers).settle()

    def settle(self) -> Self:
        """Carry out what waits; after `phase`, `action` and `effect` the end of the turn stays to be carried out."""
        return self.run(self._is_busy) if self.stops_at_end else super().settle()

    def _is_busy(self) -> bool:
        """Whether anything but the end of the turn waits to be carried out."""
        if self.g.ask:
            return self.g.offers < 0
        return self.g.depth > 1 or (self.g.depth == 1 and self.g.stack[0][0] != Effect.END_TURN)

    def end_turn(self) -> Self:
        """The turn ends, and the next one begins with planning."""
        self.stops_at_end = False
        return self.stop().push(Effect.END_TURN).settle()

    # Reading it

    @property
    def asked(self) -> str:
        """The players who are asked, as letters."""
        return "".join(letter for seat, letter in enumerate("ABCD") if self.g.ask and (self.g.asked >> seat) & 1)

    def where(self, name: str) -> Pose:
        car = self.car(name)
        return car.x, car.y, car.heading

    def speed(self, name: str) -> int:
        """A speed, negative in reverse."""
        car = self.car(name)
        return -car.speed if car.gear == Gear.REVERSE else car.speed

    def hits_of(self, name: str) -> int:
        return self.car(name).hits

    def cans_of(self, name: str) -> int:
        return cans_of(self.g, self.seat_of(name))

    def is_out(self, name: str) -> bool:
        return self.car(name).out != Out.IN_PLAY

    @property
    def cans_on_ground(self) -> list[tuple[int, int]]:
        return [(can.x, can.y) for can in self.g.cans if can.owner == Owner.GROUND]

    @property
    def obstacles(self) -> list[tuple[str, int, int, int]]:
        return [(OBSTACLES[o.kind], o.x, o.y, o.heading) for o in self.g.obstacles if o.kind != NOBODY]

    @property
    def mines(self) -> list[tuple[int, int]]:
        return [(mine.x, mine.y) for mine in self.g.mines if mine.laid]

    def lost(self, name: str) -> list[str]:
        """The steering cards that a player has lost."""
        return self._cards(name, self.car(name).lost)

    def talon_of(self, name: str) -> list[str]:
        """The steering cards in a player's talon."""
        return self._cards(name, self.car(name).talon)

    def _cards(self, name: str, counts: list[int]) -> list[str]:
        vehicle = self.car(name).vehicle
        return [kind_id(self.t, vehicle, kind) for kind, count in enumerate(counts) for _ in range(count)]

    def planned(self, name: str) -> tuple[str, str]:
        """The planned cards of a player."""
        car = self.car(name)
        first, second = (face_id(self.t, car.vehicle, face) for face in car.plan)
        return first, second

    def drawn(self, name: str) -> list[str]:
        """The damage cards drawn for a car so far."""
        seat = self.seat_of(name)
        return [DAMAGE[numbers[1]] for numbers in self.told("damage_card") if numbers[0] == seat]

    @property
    def won_by(self) -> tuple[str, str]:
        """The winners as letters, and the reason."""
        winners = "".join(letter for seat, letter in enumerate("ABCD") if (self.g.winners >> seat) & 1)
        return winners, Reason.ids()[self.g.reason]

    def say(self, action: int) -> str:
        """An answer in a few words."""
        meaning = GAME.actions.unpack(action)
        f, car = dict(meaning.fields), self.g.cars[self.g.seat]
        match meaning.verb:
            case "vehicle":
                return f"vehicle {VEHICLES[2 * f['token'] + f['face']]}"
            case "equip":
                return f"equip {EQUIPMENT[f['kind']]}"
            case "plan":
                faces = (face_id(self.t, car.vehicle, face) for face in (f["first"], f["second"]))
                return " ".join(("plan", *faces))
            case "speed":
                return f"speed {'reverse ' if f['gear'] else ''}{f['speed']}"
            case "turn":
                return f"turn {SIDES[f['side']]} {5 * (f['angle'] + 1)}{' reverse' if f['gear'] else ''}"
            case "u_turn":
                return f"u_turn {SIDES[f['side']]}{' reverse' if f['gear'] else ''}"
            case "pay":
                return " ".join(("pay", *(kind_id(self.t, car.vehicle, f[name]) for name in ("one", "two"))))
            case "gain":
                return f"gain {kind_id(self.t, car.vehicle, f['what'] - 1) if f['what'] else 'hit'}"
            case "drive":
                return How.ids()[f["how"]] + (f" mine {f['mine'] - 1}" if f["mine"] else "")
            case "fire":
                return f"fire {EQUIPMENT[car.equipment[f['slot']]]} {'ABCD'[f['target']]}"
            case "plating":
                return "keep" if f["keep"] else "plating"
            case "drop":
                return f"drop {f['site'] + 1}"
        return " ".join((meaning.verb, *map(str, f.values())))


PLAYS, KINDS = Play.ids(), Card.ids()
__all__ = ["KINDS", "PLAYS", "TABLES", "Scenario"]

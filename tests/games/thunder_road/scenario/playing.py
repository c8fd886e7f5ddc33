"""Acting: beginning somewhere, answering in words."""

from typing import Self

from carambolage.games.thunder_road.ground.places import put_on, take_off
from carambolage.games.thunder_road.move.counting import begin_activation
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.things import Cause
from carambolage.games.thunder_road.turn.rounds import clear_turn
from tests.games.thunder_road.scenario.names import way_of
from tests.games.thunder_road.scenario.reading import Reading


class Playing(Reading):
    """What happens at the table."""

    # Beginning somewhere

    def effect(self, number: int, *numbers: int) -> Self:
        """Drop what waits and carry out one effect alone."""
        return self.stop().push(number, *numbers).settle()

    def round(self, first: str = "", number: int = 0) -> Self:
        """Begin a round, with dice rolled for all, and go on from turn to turn."""
        self.goes_on = True
        self.g.first = self.g.crews[self.crew(first)].seat if first else self.g.first
        self.g.round = number - 1 if number else self.g.round
        return self.effect(Effect.START_ROUND)

    def turn(self, crew: str, *, go_on: bool = False) -> Self:
        """Begin a crew's turn; with `go_on` others follow and the round ends, else everything stops after it."""
        self.stop().goes_on = go_on
        if go_on:
            self.push(Effect.ROUND_OVER)
        self.push(Effect.TURN, self.g.crews[self.crew(crew)].seat)
        return self.settle()

    def active(self, vehicle: str, value: int = 1, *, coast: bool = False) -> Self:
        """It is the turn of a vehicle that has got its die."""
        v = self.vehicle(vehicle)
        clear_turn(self.g, self.g.crews[v // 5].seat)
        self.g.turn.crew, self.g.turn.value, self.g.turn.coast = v // 5, value, int(coast)
        self.g.vehicles[v].moved = 1
        begin_activation(self.g, self.t, v)
        return self

    def drive(self, vehicle: str, moves: int, *, coast: bool = False) -> Self:
        """A vehicle's Move step with a die of that value; its shot and the end of the turn follow."""
        self.stop().active(vehicle, moves, coast=coast)
        self.push(Effect.TURN_END)
        self.push(Effect.SHOOT, self.vehicle(vehicle))
        self.push(Effect.MOVE_STEP, self.vehicle(vehicle))
        return self.settle()

    def shoot(self, vehicle: str) -> Self:
        """Step 4 of a vehicle alone."""
        self.active(vehicle)
        return self.effect(Effect.SHOOT, self.vehicle(vehicle))

    def shove(self, vehicle: str, way: str) -> Self:
        """A forced move of one space."""
        return self.effect(Effect.SHIFT, self.vehicle(vehicle), way_of(way))

    def hit(self, vehicle: str) -> Self:
        """1 damage."""
        return self.effect(Effect.DAMAGE, self.vehicle(vehicle), Cause.SHOT)

    def slam(self, top: str, bottom: str) -> Self:
        """A vehicle was thrown onto the space of another."""
        v = self.vehicle(top)
        take_off(self.g, v)
        put_on(self.g, v, self.g.vehicles[self.vehicle(bottom)].space)
        return self.effect(Effect.SLAM_BEGIN, v)

    def end_turn(self) -> Self:
        """The end of a turn alone: the choppers' bombs."""
        return self.effect(Effect.TURN_END)

    # Answering

    def assign(self, value: int, vehicle: str) -> Self:
        return self.choose(f"assign {value} {vehicle}")

    def command(self, name: str, value: int) -> Self:
        return self.choose(f"command {value} {name}")

    def step(self, way: str) -> Self:
        return self.choose(f"step {way}")

    def steps(self, ways: str) -> Self:
        return self.choose(*(f"step {way}" for way in ways.split()))

    def enter(self, lane: int) -> Self:
        return self.choose(f"enter {lane}")

    def target(self, vehicle: str) -> Self:
        return self.choose(f"vehicle {vehicle}")

    def accept(self) -> Self:
        return self.choose("accept")

    def decline(self) -> Self:
        return self.choose("decline")

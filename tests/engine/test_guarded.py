"""Guarded records notice a value that leaves its field, when it is stored."""

from typing import Annotated

import pytest

from carambolage.engine.guarded import guarded
from carambolage.engine.match.snapshot import decode, encode
from carambolage.engine.record import FieldError, Shape, copy_record, i8, i16, pack, record, u64


@record
class Wheel:
    """A part of a car."""

    worn: i8


@record
class Car:
    """A record with numbers, rows, rows of rows and parts."""

    rng: u64
    place: i16
    damage: Annotated[list[i8], Shape(2)]
    grid: Annotated[list[list[i8]], Shape(2, 3)]
    wheels: Annotated[list[Wheel], Shape(2)]


def test_values_that_fit_are_stored() -> None:
    car = guarded(Car())
    car.place, car.rng = -32768, 2**64 - 1
    car.damage[1] = 127
    car.damage[:] = [1, 2]
    car.grid[1][2] -= 5
    car.wheels[0].worn += 1
    assert (car.place, car.damage, car.grid[1], car.wheels[0].worn) == (-32768, [1, 2], [0, 0, -5], 1)
    assert isinstance(car, Car)


def place_far(car: Car) -> None:
    car.place = 40_000


def place_badly(car: Car) -> None:
    car.place = 0.5  # type: ignore[assignment]


def damage_much(car: Car) -> None:
    car.damage[1] += 128


def damage_all(car: Car) -> None:
    car.damage[:] = [0, -129]


def fill_grid(car: Car) -> None:
    car.grid[0][1] = 999


def wear_out(car: Car) -> None:
    car.wheels[1].worn = -200


def sow_badly(car: Car) -> None:
    car.rng = -1


@pytest.mark.parametrize(
    ("store", "sentence"),
    [
        (place_far, r"Car.place = 40000 does not fit its field \(-32768 to 32767\)"),
        (place_badly, r"Car.place = 0.5 does not fit"),
        (damage_much, r"Car.damage\[1\] = 128 does not fit its field \(-128 to 127\)"),
        (damage_all, r"Car.damage\[.*\] = -129"),
        (fill_grid, r"Car.grid\[1\] = 999"),
        (wear_out, r"Wheel.worn = -200"),
        (sow_badly, r"Car.rng = -1"),
    ],
)
@pytest.mark.parametrize("copied", [False, True], ids=["made", "copied"])
def test_a_value_outside_its_field_is_refused(store: "object", sentence: str, copied: bool) -> None:
    car = guarded(Car())
    car = copy_record(car) if copied else car
    with pytest.raises(FieldError, match=sentence):
        store(car)  # type: ignore[operator]
    assert pack(car) == pack(Car())


def test_a_guarded_record_is_decoded_guarded() -> None:
    car = guarded(Car())
    car.wheels[1].worn, car.grid[1][0] = 3, 4
    again = decode(type(car), encode(car))
    assert pack(again) == pack(car)
    with pytest.raises(FieldError, match=r"Wheel.worn = 128"):
        again.wheels[1].worn += 125

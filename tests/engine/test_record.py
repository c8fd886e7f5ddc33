"""Records: shapes, ranges, round trips."""

from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from carambolage.engine.errors import CarambolageError
from carambolage.engine.match.snapshot import decode, encode
from carambolage.engine.record import (
    FieldError,
    Shape,
    assign_record,
    copy_record,
    dtype_of,
    i8,
    i16,
    i32,
    pack,
    record,
    u64,
    unpack,
)
from carambolage.engine.registry import game, games


@record
class Wheel:
    turns: i8
    marks: Annotated[list[i16], Shape(2)]


@record
class Lamp:
    lights: Annotated[list[i8], Shape(2)]


@record
class Car:
    key: u64
    miles: i32
    wheels: Annotated[list[Wheel], Shape(4)]
    grid: Annotated[list[list[i8]], Shape(2, 3)]
    spare: Wheel


def numbers(bits: int) -> st.SearchStrategy[int]:
    return st.integers(-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


@st.composite
def wheels(draw: st.DrawFn) -> Wheel:
    wheel = Wheel()
    wheel.turns, wheel.marks = draw(numbers(8)), draw(st.lists(numbers(16), min_size=2, max_size=2))
    return wheel


@st.composite
def cars(draw: st.DrawFn) -> Car:
    car = Car()
    car.key, car.miles = draw(st.integers(0, 2**64 - 1)), draw(numbers(32))
    car.wheels = [draw(wheels()) for _ in range(4)]
    car.grid = [draw(st.lists(numbers(8), min_size=3, max_size=3)) for _ in range(2)]
    car.spare = draw(wheels())
    return car


@given(cars())
def test_a_record_survives_packing(car: Car) -> None:
    again = unpack(Car, pack(car))
    assert pack(again).tobytes() == pack(car).tobytes()
    assert (again.key, again.miles, again.grid) == (car.key, car.miles, car.grid)
    assert [w.marks for w in again.wheels] == [w.marks for w in car.wheels]
    assert again.spare.turns == car.spare.turns


def test_a_fresh_record_is_zero() -> None:
    assert pack(Car()).tobytes() == bytes(dtype_of(Car).itemsize)


def test_an_unpacked_record_holds_plain_ints() -> None:
    car = unpack(Car, np.zeros(1, dtype_of(Car)))
    assert type(car.miles) is type(car.grid[1][2]) is type(car.wheels[3].turns) is int


def set_turns(car: Car) -> None:
    car.wheels[2].turns = 128


def set_grid(car: Car) -> None:
    car.grid[1][2] = -129


def set_key(car: Car) -> None:
    car.key = -1


def set_spare(car: Car) -> None:
    car.spare.marks[1] = 32768


def set_half(car: Any) -> None:
    car.miles = "far"


@pytest.mark.parametrize(
    ("change", "name", "value"),
    [
        (set_turns, "wheels[2].turns", "128"),
        (set_grid, "grid[1][2]", "-129"),
        (set_key, "key", "-1"),
        (set_spare, "spare.marks[1]", "32768"),
        (set_half, "miles", "'far'"),
    ],
)
def test_a_value_out_of_range_is_named(change: Any, name: str, value: str) -> None:
    car = Car()
    change(car)
    with pytest.raises(FieldError) as caught:
        pack(car)
    assert str(caught.value).startswith(f"{name} = {value} does not fit")


def test_a_list_of_another_length_is_named() -> None:
    car = Car()
    car.spare.marks = [1, 2, 3]
    with pytest.raises(FieldError, match=r"spare\.marks has the shape \(3,\), not \(2,\)"):
        pack(car)
    car = Car()
    car.wheels.pop()
    with pytest.raises(FieldError, match="wheels holds 3 records, not 4"):
        pack(car)


def test_a_field_error_is_shown_to_people() -> None:
    assert issubclass(FieldError, CarambolageError)


def test_a_field_without_a_width_is_refused() -> None:
    with pytest.raises(TypeError, match="'name'"):

        @record
        class Driver:
            name: str


@given(cars())
def test_a_copy_shares_nothing(car: Car) -> None:
    before = pack(car).tobytes()
    copy = copy_record(car)
    copy.wheels[0].marks[0] ^= 1
    copy.grid[0][0] ^= 1
    copy.spare.turns ^= 1
    assert pack(car).tobytes() == before
    assign_record(copy, car)
    assert pack(copy).tobytes() == before
    copy.grid[1][1] ^= 1
    assert pack(car).tobytes() == before


@given(cars())
def test_what_was_frozen_comes_back_and_shares_nothing(car: Car) -> None:
    before, kept = pack(car).tobytes(), encode(car)
    made = decode(Car, kept)
    assert pack(made).tobytes() == before
    made.wheels[0].marks[0] ^= 1
    assert pack(car).tobytes() == before
    assert pack(decode(Car, kept)).tobytes() == before


def test_a_record_of_one_field_is_frozen_like_any_other() -> None:
    lamp = Lamp()
    lamp.lights = [3, 4]
    assert decode(Lamp, encode(lamp)).lights == [3, 4]


def test_a_record_takes_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        Car().horn = 1  # type: ignore[attr-defined]


# A whole game is a small record. Thunder Road keeps the cards of all its boxes in it.
MOST_BYTES = {"thunder_road": 4_160}


@pytest.mark.parametrize("name", games())
def test_the_record_of_a_game_takes_at_most_four_kilobytes(name: str) -> None:
    assert dtype_of(game(name).state).itemsize <= MOST_BYTES.get(name, 4_096)

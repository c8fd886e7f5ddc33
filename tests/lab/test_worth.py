"""What single things are worth: the regression finds what was put in, and says where it cannot know."""

from random import Random

import numpy as np
import pytest

from carambolage.lab.balance.products import Products
from carambolage.lab.balance.rows import WON, Rows
from carambolage.lab.balance.worth import Worth, worths

GAINS = {"car red": 0.0, "car blue": 0.3, "car green": 0.1, "card jump": 0.2, "card stall": -0.2, "card twin": 0.0}


def games(count: int, seed: int = 1, owner: str = "") -> Rows:
    """Races of three cars, each seat with one car and perhaps cards; the chance to win grows with what one has."""
    chance, rows = Random(seed), Rows()
    for number in range(count):
        cars = chance.sample(["red", "blue", "green"], 3)
        had = [[f"car {car}"] + [f"card {c}" for c in ("jump", "stall") if chance.random() < 0.5] for car in cars]
        for things in had:
            if "card jump" in things:
                things.append("card twin")
            if owner and owner in things and "card jump" not in things:
                things += ["card jump", "card twin"]
        weights = [1 + sum(GAINS[thing] for thing in things) for things in had]
        winner = chance.choices(range(3), weights)[0]
        for seat, things in enumerate(had):
            won = WON * (seat == winner)
            rows.games.add(number, 3, seat + 1, 1 if won else 2, won, WON * WON // 3, 1, 1, 0)
            for thing in things:
                kind, _, name = thing.partition(" ")
                rows.components.add(number, seat + 1, kind, name, won, WON * WON // 3)
    return rows


def estimated(rows: Rows) -> dict[str, Worth]:
    things = [f"{kind} {name}" for kind, name in zip(rows.components["kind"], rows.components["id"], strict=True)]
    tries = {thing: things.count(thing) for thing in set(things)}
    return {f"{worth.kind} {worth.id}": worth for worth in worths(Products.counted(rows), tries)}


def test_things_are_told_from_their_owner() -> None:
    found = estimated(games(4_000, owner="car blue"))
    assert found["car blue"].relative
    assert found["car blue"].gain == pytest.approx((0.3 - 0.4 / 3) / 3, abs=0.03)
    assert found["car red"].gain == pytest.approx(-0.4 / 9, abs=0.03)
    assert sum(found[f"car {name}"].gain for name in ("red", "blue", "green")) == pytest.approx(0, abs=1e-9)
    assert found["car blue"].interval[0] > 0 > found["car red"].interval[1]


def test_things_that_always_come_together_are_left_out() -> None:
    found = estimated(games(300))
    assert "card jump" not in found
    assert "card twin" not in found


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    """The cards alone, without the twin: 95 of 100 experiments, give or take what chance does to 200 of them."""
    hits = 0
    for seed in range(200):
        rows = Rows()
        chance = Random(seed)
        for number in range(150):
            had = [chance.random() < 0.5 for _ in range(4)]
            winner = chance.choices(range(4), [1.0] * 4)[0]
            for seat in range(4):
                won = WON * (seat == winner)
                rows.games.add(number, 4, seat + 1, 1 if won else 2, won, WON * WON // 4, 1, 1, 0)
                if had[seat]:
                    rows.components.add(number, seat + 1, "card", "blank", won, WON * WON // 4)
        low, high = estimated(rows)["card blank"].interval
        hits += low <= 0 <= high
    assert 181 <= hits <= 199


def test_products_add_up_in_any_order() -> None:
    whole, parts = games(40, 5), [Rows() for _ in range(3)]
    for table in ("games", "components"):
        columns = getattr(whole, table)
        for row in zip(*columns.values.values(), strict=True):
            getattr(parts[row[0] % 3], table).add(*row)
    first, second, third = map(Products.counted, parts)
    assert (third + first) + second == first + (second + third) == Products.counted(whole)
    assert Products() + first == first
    assert np.array(first.having).trace() > 0


def test_nothing_had_is_worth_nothing() -> None:
    assert worths(Products(), {}) == []


def test_what_always_comes_with_its_owner_leaves_the_others_to_be_told_apart() -> None:
    """A part of one car is counted with the car; what only comes together does not blur the rest of its kind."""
    rows = games(2_000)
    for seed, seat, name in zip(*(rows.components[column].copy() for column in ("seed", "seat", "id")), strict=True):
        if name in ("red", "blue"):
            rows.components.add(seed, seat, "part", f"{name} door", 0, 0)
            rows.components.add(seed, seat, "part", f"{name} roof", 0, 0)
    for seed, seat in zip(rows.games["seed"].copy(), rows.games["seat"].copy(), strict=True):
        if (7 * seed + 3 * seat) % 11 < 5:
            rows.components.add(seed, seat, "card", "blank", 0, 0)
    found = estimated(rows)
    assert [thing for thing in found if not thing.startswith("card")] == ["car blue", "car green", "car red"]
    assert found["car blue"].gain == pytest.approx((0.3 - 0.4 / 3) / 3, abs=0.04)
    assert {thing for thing in found if thing.startswith("card")} == {"card stall", "card blank"}
    assert not found["card stall"].relative
    assert found["card stall"].gain == pytest.approx(-0.2 / 3, abs=0.04)


def test_too_few_games_tell_nothing() -> None:
    assert [worth for worth in estimated(games(3)).values() if worth.reach >= 0.5] == []

"""Hidden information of the base game (TR-HID): facedown tokens and piles, nothing else."""

from collections import Counter

import pytest

from carambolage.engine.record import copy_record, fields_of, is_record
from carambolage.games.thunder_road.names.things import HAZARD_KINDS, Hazard
from carambolage.games.thunder_road.state import FACEUP, State
from tests.games.thunder_road.scenario import Scenario

EVERYBODY = ["", "blue", "green"]


def position() -> Scenario:
    """Two crews with damage, an effect card, tokens of both kinds, tiles that came back, a dispenser's token."""
    table = Scenario("blue", "green", "big_rig", carnage=True).put({"blue small": (2, 5), "green small": (4, 9)})
    table.damage("blue small", "flat_tyre").damage("green small", "dazed", "blat_off").burning("blue small")
    table.token((2, 9), "mine").token((3, 9), "sand_worm").token((4, 3), "oil", faceup=True).chopper("blue", (1, 1))
    table.put({"rig front": (0, 15), "rig middle": (0, 14), "rig rear": (0, 13)}).dice("big_rig", 1, 1)
    table.turn("big_rig").choose("rig 1 hazard_dispenser").fate(hazard="quake").step("F").choose("space 0,13")
    return table


@pytest.mark.parametrize("eyes", [*EVERYBODY, "big_rig"])
def test_facedown_tokens_are_hidden_from_everybody_also_those_of_the_dispenser(eyes: str) -> None:
    table = position()
    seen = table.seen_by(eyes)
    for place in ((2, 9), (3, 9), (0, 13)):
        assert (table.token_at(place)[:1], seen.token[table.space(place)]) == ("?", Hazard.UNKNOWN)
    assert seen.token[table.space((4, 3))] == Hazard.OIL
    assert [eyes & FACEUP for eyes in seen.eyes] == [eyes & FACEUP for eyes in table.token_eyes]


@pytest.mark.parametrize("eyes", EVERYBODY)
def test_of_the_hazard_pile_only_the_number_is_seen_of_the_discard_the_kinds(eyes: str) -> None:
    table = position().put({"green large": (2, 8)}).fate(damage="dent").drive("green large", 1).step("F")
    seen = table.seen_by(eyes)
    assert (seen.hazards, seen.hazards_left) == ([0] * 11, 48 - 4)
    assert (seen.hazard_discard[Hazard.MINE], seen.hazards_discarded) == (1, 1)


@pytest.mark.rule("TR-HID-01")
@pytest.mark.parametrize("eyes", EVERYBODY)
def test_damage_on_cars_effect_cards_and_returned_tiles_are_seen(eyes: str) -> None:
    table = position()
    table.stop().put({"blue large": (3, 23)}).shove("blue large", "F")
    seen = table.seen_by(eyes)
    assert [list(v.damage) for v in seen.vehicles] == [list(v.damage) for v in table.pieces]
    assert [list(v.ongoing) for v in seen.vehicles] == [list(v.ongoing) for v in table.pieces]
    assert (seen.queue, seen.queued) == (table.queue, table.queued)
    assert (seen.ongoing_discard, seen.dice.road) == (table.ongoing_discard, table.road_die_value)
    assert [list(c.dice) for c in seen.crews] == [list(c.dice) for c in table.teams]


@pytest.mark.rule("TR-HID-01")
def test_a_random_side_is_drawn_only_when_the_tile_comes_back() -> None:
    """Until then the record does not hold it, so nobody can see it."""
    sides = set()
    for number in (0, 1):
        table = Scenario("blue", "green", "orange", tiles=("1a", "2b", "3a"), tile_return_side="random")
        for _ in range(2):
            table.hazards_left = 0
            table.put({"blue small": (3, 23)}).shove("blue small", "F")
        assert table.queue[0] == 0
        table.hazards_left = 0
        table.put({"blue small": (3, 23)}).fate(number=number).shove("blue small", "F")
        sides.add(table.sides[(table.rear + 2) % 3])
    assert sides == {0, 1}


@pytest.mark.rule("TR-HID-02")
@pytest.mark.parametrize("eyes", EVERYBODY)
def test_unseen_kinds_follow_from_public_data(eyes: str) -> None:
    """The box less what lies open is what the pile and the facedown tokens hold."""
    table = position()
    table.dice("blue", 6, 1).turn("blue").assign(1, "medium").command("repair", 6)
    seen = table.seen_by(eyes)
    box = [base + more for base, more in zip(*table.t.hazards, strict=True)]
    opened = Counter(kind for kind in seen.token if 0 <= kind < HAZARD_KINDS)
    unseen = [total - opened[kind] - seen.hazard_discard[kind] for kind, total in enumerate(box)]
    facedown = Counter(table.tokens_laid[space] for space in range(144) if seen.token[space] == Hazard.UNKNOWN)
    assert unseen == [left + facedown[kind] for kind, left in enumerate(table.hazards)]
    assert seen.damages == table.damages
    assert (seen.damages[11], seen.damages_aside[11]) == (6, 1)


@pytest.mark.rule("TR-HID-03")
@pytest.mark.parametrize("eyes", EVERYBODY)
def test_nothing_else_is_hidden(eyes: str) -> None:
    table = position()
    seen, known = table.seen_by(eyes), copy_record(table.g)
    for g in (seen, known):
        g.hazards[:] = [0] * 11
        g.token[:] = [kind if eyes & FACEUP else Hazard.NONE for kind, eyes in zip(g.token, g.eyes, strict=True)]
    assert differences(seen, known) == []


def differences(one: State, other: State) -> list[str]:
    """The fields of the table that are not equal; what waits on the stack is the engine's."""
    names = [name for name in State.__annotations__ if name not in ("stack", "offer")]
    return [name for name in names if flat(getattr(one, name)) != flat(getattr(other, name))]


def flat(value: object) -> object:
    """A field as plain numbers."""
    if isinstance(value, list):
        return [flat(part) for part in value]
    if not is_record(type(value)):
        return value
    return [flat(getattr(value, field.name)) for field in fields_of(type(value))]


@pytest.mark.rule("TR-HID-01", "TR-HID-02")
def test_what_is_imagined_fits_what_is_known() -> None:
    """Any token of the pile may lie facedown; all tokens are still there."""
    table = position()
    found = set()
    for seed in range(1, 30):
        g: State = copy_record(table.g)
        table.twin.imagine(g, table.t, 0, seed)
        held = [g.hazards[kind] + sum(token == kind for token in g.token) for kind in range(HAZARD_KINDS)]
        assert held == [base + more for base, more in zip(*table.t.hazards, strict=True)]
        assert g.token[table.space((4, 3))] == Hazard.OIL
        found.add(g.token[table.space((2, 9))])
    assert len(found) > 5


@pytest.mark.rule("TR-HID-01", "TR-EFX-53", "TR-CRD-44")
@pytest.mark.parametrize(("eyes", "peeked"), [("blue", 0b001), ("green", 0b010), ("big_rig", 0b100), ("", 0)])
def test_of_the_peeks_at_a_token_everybody_sees_the_own_one(eyes: str, peeked: int) -> None:
    table = Scenario("blue", "green", "big_rig").token((2, 9), "mine").token((3, 9), "oil", faceup=True)
    table.token_eyes[table.space((2, 9))] = 0b111
    seen = table.seen_by(eyes)
    assert (seen.eyes[table.space((2, 9))], seen.eyes[table.space((3, 9))]) == (peeked, FACEUP)

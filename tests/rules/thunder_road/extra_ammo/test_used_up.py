"""Cards that have been used: seen by all, gone, and not used again; and cards that are in no menu."""

import pytest

from carambolage.games.thunder_road.cards.bonus_commands import lay_spikes
from carambolage.games.thunder_road.cards.bounties.goals import note_in_chain
from carambolage.games.thunder_road.cards.decks import was_shown
from carambolage.games.thunder_road.cards.one_shots.loaded_dice import is_choice
from carambolage.games.thunder_road.names.cards import Airstrike, Card, OneShot
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.things import Command
from tests.games.thunder_road.scenario.names import BOUNTIES
from tests.rules.thunder_road.extra_ammo import one_shot_hands
from tests.rules.thunder_road.extra_ammo.choppers import airstrike, holding
from tests.rules.thunder_road.sandy import sandy


@pytest.mark.rule("TR-CRD-38", "TR-CRD-06", "TR-AIR-105")
def test_an_airstrike_that_is_used_has_been_seen() -> None:
    table = airstrike(holding("smoke_screen"), (3, 15))
    number = Card.AIRSTRIKE + Airstrike.SMOKE_SCREEN
    assert not was_shown(table.g, number)
    table.choose("use smoke_screen")
    assert (was_shown(table.g, number), table.team("blue").airstrike) == (True, 0)
    assert table.told("card_used") == [(0, number, 0)]


@pytest.mark.rule("TR-CRD-38", "TR-CRD-06", "TR-ONE-101")
def test_a_one_shot_that_is_used_has_been_seen() -> None:
    table = one_shot_hands.holding("loaded_dice").dice("blue", 1, 2).turn("blue")
    number = Card.ONE_SHOT + OneShot.LOADED_DICE
    assert not was_shown(table.g, number)
    table.choose("use loaded_dice")
    assert (was_shown(table.g, number), table.team("blue").one_shot) == (True, 0)


@pytest.mark.rule("TR-CRD-13", "TR-HOK-12", "TR-CRD-39")
@pytest.mark.parametrize("bounty", sorted(BOUNTIES))
def test_a_bounty_is_in_no_menu(bounty: str) -> None:
    table = sandy("blue", "green", "big_rig").hand("blue", bounty=bounty).chopper("blue", (2, 9))
    table.put({"blue small": (0, 2), "green small": (2, 10), "rig front": (3, 9), "rig middle": (3, 8)})
    assert table.dice("blue", 1).turn("blue").asked in ("assign", "claim_bounty")


@pytest.mark.rule("TR-EFX-48", "TR-CRD-18")
def test_two_repairs_are_both_of_the_crew_that_has_earned_them() -> None:
    table = sandy().put({"blue small": (2, 9), "green small": (2, 5), "green large": (2, 6)})
    table.damage("blue small", "dent").damage("green small", "dazed").damage("green large", "dent")
    table.effect(Effect.MEND, table.crew("green"), 0, 2)
    assert (table.player, table.offers) == ("green", {"repair green small 1", "repair green large 1"})
    table.choose("repair green small 1")
    assert (table.damage_of("green large"), table.damage_of("blue small"), table.asked) == ((), ("dent",), "")


@pytest.mark.rule("TR-BOU-104")
def test_every_wreck_of_a_chain_counts() -> None:
    table = sandy().put({"wreck 1": (2, 9), "wreck 3": (2, 10), "green small": (2, 5)})
    for name in ("wreck 3", "green small", "wreck 1"):
        note_in_chain(table.g, table.vehicle(name))
    assert (table.g.chain_wrecks, table.g.chain) == (0b101, 1 << table.vehicle("green small"))


@pytest.mark.rule("TR-ASG-12", "TR-ONE-101")
def test_of_equal_dice_the_first_ones_are_rolled_again() -> None:
    table = sandy().dice("blue", 2, 3, 3, 3)
    assert [subset for subset in range(64) if is_choice(table.g, 0, subset)] == [0, 1, 2, 3, 6, 7, 14, 15]
    table.dice("blue", 5, 5, 1)
    assert [subset for subset in range(64) if is_choice(table.g, 0, subset)] == [0, 1, 3, 4, 5, 7]


@pytest.mark.rule("TR-BON-101", "TR-BON-01")
def test_spikes_are_laid_once() -> None:
    table = sandy().put({"blue medium": (2, 9)}).bonus("blue", "spike_strip").active("blue medium").stop()
    v = table.vehicle("blue medium")
    table.g.turn.powers = 1 << Command.SPIKE_STRIP | 1 << Command.NITRO
    lay_spikes(table.g, v)
    assert (table.g.turn.powers, table.g.depth) == (1 << Command.NITRO, 1)
    lay_spikes(table.g, v)
    assert table.g.depth == 1


@pytest.mark.rule("TR-AIR-106")
@pytest.mark.parametrize("hazard", ["road", "oil", "mine"])
def test_every_token_that_is_laid_is_told_with_its_space(hazard: str) -> None:
    table = airstrike(holding("egg_layer"), (2, 12)).choose("use egg_layer").fate(hazard=hazard)
    table.choose("space 2,11")
    assert (table.told("token_laid"), table.token_at((2, 11))) == ([(table.space((2, 11)), 0, 0)], f"?{hazard}")

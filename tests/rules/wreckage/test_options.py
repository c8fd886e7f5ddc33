"""Options and presets (chapter 1), quick set-ups (WK-VAR-01, WK-VAR-06, WK-VAR-07)."""

import pytest

from carambolage.engine.game import SetupError
from carambolage.engine.twins.execution import blank_game
from carambolage.engine.words.phrase import Phrase
from carambolage.games.wreckage.game import GAME
from carambolage.games.wreckage.names.components import WEAPONS
from carambolage.games.wreckage.options import OPTIONS, PRESETS
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.text.view import view
from carambolage.games.wreckage.turn.end_of_game import last_turn
from tests.games.wreckage.scenario import EQUIPMENT, VEHICLES, Scenario
from tests.games.wreckage.speaking import say

DEFAULTS = {
    "travel_rule": "may_stay",
    "collision_cards": "striker",
    "lasting_cards": "turn",
    "reveal": "own_turn",
    "fire_timing": "each_action",
    "initiative_tie": "seat",
    "pedal_cards": "2",
    "turn_step": "15",
    "start_layout": "cover",
    "setup_ring": "edge",
    "arena": "standard",
    "obstacles": "plain",
    "can_limit": "none",
    "win_timing": "instant",
    "nitro_use": "once",
    "ram_use": "each_turn",
    "mine_hit": "crash",
    "tyre_fire": "if_facing",
    "repair_pool": "talon",
    "drop_cans": "owner",
    "turn_limit": "40",
    "quick_setup": "off",
    "respawn": "off",
    "layout": "rulebook",
    "reshuffle_icon": "always",
}


def blank_state(**options: str) -> State:
    """A game of two that has not begun."""
    state = blank_game(GAME, 2, options)
    assert isinstance(state, State)
    return state


@pytest.mark.rule("WK-OPT-24")
def test_the_defaults_are_the_rulebook() -> None:
    assert {option.name: option.default for option in OPTIONS} == DEFAULTS
    assert PRESETS["rulebook"] == {}
    assert PRESETS["long_fight"] == {"can_limit": "turn", "win_timing": "end_of_turn"}
    assert PRESETS["no_brakes"] == {"travel_rule": "mandatory"}


@pytest.mark.rule("WK-OPT-28")
def test_presets_of_our_own() -> None:
    assert next(iter(PRESETS)) == "first_drive"
    assert PRESETS["first_drive"] == {"layout": "ring", "quick_setup": "ready"}
    assert PRESETS["derby"] == {"layout": "pit", "respawn": "on", "turn_limit": "15"}
    assert PRESETS["fireworks"] == {"layout": "depot"}
    for name, preset in PRESETS.items():
        table = blank_game(GAME, 3, preset)
        assert table.seats == 3, name


@pytest.mark.rule("WK-OPT-28")
def test_the_list_of_presets_tells_their_usual_number_of_turns() -> None:
    turns = {
        "first_drive": (6, 8),
        "rulebook": (4, 12),
        "long_fight": (4, 11),
        "no_brakes": (4, 12),
        "derby": (9, 11),
        "fireworks": (2, 11),
    }
    assert turns.keys() == PRESETS.keys()
    for name, (least, most) in turns.items():
        phrase = Phrase(f"preset-{name}.text")
        assert say(phrase, "en").endswith(f" Usually {least} to {most} turns.")
        assert say(phrase, "fr").endswith(f" En général {least} à {most} tours.")


@pytest.mark.rule("WK-OPT-27", "WK-OPT-21")
def test_a_turn_limit_is_0_or_10_to_200() -> None:
    for limit in ("0", "10", "200"):
        assert last_turn(blank_state(turn_limit=limit)) == (int(limit) or 200)
    with pytest.raises(SetupError, match="0 or a number from 10 to 200"):
        blank_game(GAME, 2, {"turn_limit": "9"})


@pytest.mark.rule("WK-VAR-01", "WK-VAR-07", "WK-OPT-22", "WK-OPT-27")
def test_quick_cars_are_dealt() -> None:
    dealt, faces = set(), set()
    for seed in range(30):
        table = Scenario.fresh(4, seed, quick_setup="on")
        assert table.question == 3  # nothing was asked before the starting speeds
        vehicles = [table.car(name).vehicle for name in "ABCD"]
        assert sorted(vehicle // 2 for vehicle in vehicles) == [0, 1, 2, 3]
        dealt.add(tuple(vehicles))
        faces |= set(vehicles)
        for name in "ABCD":
            first, second, third = table.car(name).equipment
            assert first < WEAPONS
            assert second < WEAPONS <= third
        owned = [kind for name in "ABCD" for kind in table.car(name).equipment]
        assert all(owned.count(kind) <= table.t.copies[kind] for kind in owned)
        assert sum(table.pool) == 0
    assert len(dealt) > 25
    assert faces == set(range(8))


@pytest.mark.rule("WK-VAR-06", "WK-EX-59", "WK-OPT-22")
def test_ready_made_cars() -> None:
    table = Scenario.fresh(4, 1, 0, quick_setup="ready")
    table.choose("vehicle coupe", "vehicle muscle_car", "vehicle interceptor", "vehicle dune_buggy")
    assert table.question == 3
    owned = {name: [EQUIPMENT[kind] for kind in table.car(name).equipment] for name in "ABCD"}
    assert owned == {
        "A": ["shotgun_battery", "ram", "armour"],
        "B": ["rocket_launcher", "nitro", "ram"],
        "C": ["laser", "machine_gun", "steel_plating"],
        "D": ["shock_missile", "laser", "steel_plating"],
    }
    assert view(table.g, table.t, 0, None).cars[0].structure == 20
    assert [VEHICLES[table.car(name).vehicle] for name in "ABCD"] == [
        "coupe",
        "muscle_car",
        "interceptor",
        "dune_buggy",
    ]

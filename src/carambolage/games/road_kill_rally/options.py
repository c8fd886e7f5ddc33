"""The options of Road Kill Rally, and how players and options enter a fresh record (chapter 19).

Variants may be combined freely (RK-LEN-04).
"""

from collections.abc import Mapping

from carambolage.engine.game import SetupError
from carambolage.engine.menu import Menu
from carambolage.engine.options import Option
from carambolage.engine.words.phrase import Phrase
from carambolage.games.road_kill_rally.state import State

SWITCH = ("false", "true")

OPTIONS = (
    Option("presentation", ("dummies", "classic"), "dummies", "RK-GEN-04"),
    Option("start_seat", ("random", "first"), "random", "RK-GEN-09"),
    Option("race_length", ("normal", "short", "sprint"), "normal", "RK-SET-02"),
    Option("elimination", SWITCH, "false", "RK-ELI-01"),
    Option("skills", SWITCH, "false", "RK-SKI-01"),
    Option("teams", SWITCH, "false", "RK-TEA-01"),
    Option("friendly_fire", SWITCH, "false", "RK-TEA-05"),
    Option("tile_orientation", ("choice", "random"), "choice", "RK-ROA-17"),
    Option("front_arc", ("cone", "row"), "cone", "RK-SHO-01"),
    Option("veteran_driver", ("fill_to_six", "plus_one"), "fill_to_six", "RK-DRW-03"),
    Option("wiped_out_may_attack", ("true", "false"), "true", "RK-WIP-09"),
    Option("three_tokens_no_scoring", SWITCH, "false", "RK-WIP-11"),
    Option("damaged_slots", SWITCH, "false", "RK-WIP-12"),
    Option("pits_with_three_tokens", SWITCH, "false", "RK-HAZ-09"),
    Option("forest_fire_blocks_sight", SWITCH, "false", "RK-HAZ-11"),
    Option("tie_break", ("coin", "shared"), "coin", "RK-END-09"),
    Option.numbers("straggler_limit", range(21), 5, "RK-RND-09", offered=(0, 1, 2, 3, 4, 5, 10, 20)),
)

MENU = Menu(
    presets={
        "first_evening": {"race_length": "sprint"},
        "rally": {},
        "skilled_drivers": {"skills": "true"},
        "last_car_rolling": {"elimination": "true", "skills": "true", "race_length": "short"},
    },
    variants=("presentation", "race_length", "elimination", "skills", "teams", "friendly_fire"),
)


def take_seats(g: State, players: int, options: Mapping[str, str]) -> None:
    """Write players and options into a fresh record (RK-GEN-01, RK-OPT-01, RK-TEA-08)."""
    if options["teams"] == "true" and players < 3:
        text = "teams need at least three players: turn the option teams off, or let more players join"
        raise SetupError(text, Phrase("refused-teams"))
    for option in OPTIONS:
        setattr(g.house, option.name, option.index(options[option.name]))
    g.seats = players

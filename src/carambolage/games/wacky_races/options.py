"""The options of Wacky Races, and how players and options enter a fresh record (chapter 19)."""

from collections.abc import Mapping

from carambolage.engine.game import SetupError
from carambolage.engine.menu import Menu
from carambolage.engine.options import Option
from carambolage.engine.words.phrase import Phrase
from carambolage.games.wacky_races.races.ranking import race_number
from carambolage.games.wacky_races.state import State

OPTIONS = (
    Option("racer_choice", ("choose", "random"), "choose", "WR-SET-03"),
    Option("first_player", ("random", "seat_1"), "random", "WR-SET-11"),
    Option("special_tile", ("random", "swamp", "crossroads", "level_crossing", "acme"), "random", "WR-CRS-03"),
    Option("stuck_discard", ("any", "one"), "any", "WR-TRN-06"),
    Option("trap_reshuffle", ("true", "false"), "true", "WR-VIL-14"),
    Option("villain_extra_move", ("auto", "always", "never"), "auto", "WR-VIL-15"),
    Option("foiled_ends_turn", ("true", "false"), "true", "WR-TRE-02"),
    Option("powers", ("full", "off"), "full", "WR-PWR-12"),
    Option("special_trigger", ("book", "enter_or_cross", "enter_only"), "book", "WR-TIL-02"),
    Option("gas_repeat", ("every_time", "once"), "every_time", "WR-TIL-52"),
    Option("neutral_reveals", ("1", "2", "3", "4", "5"), "3", "WR-NEU-09"),
    Option("finish_mode", ("first_wins", "run_out"), "first_wins", "WR-END-04"),
    Option("rank_ties", ("shared", "turn_order"), "shared", "WR-END-07"),
    Option("solo_level", ("rookie", "racer", "ace", "legend"), "racer", "WR-SOL-03"),
    Option("solo_cars", ("1", "2", "3"), "1", "WR-SOL-05"),
    Option("season", ("none", "spring", "summer", "autumn", "winter", "grand"), "none", "WR-CHA-01"),
    Option("race", ("none", *(str(number) for number in range(1, 17))), "none", "WR-CHA-12"),
    Option("neutral_points", ("true", "false"), "true", "WR-CHA-04"),
    Option("championship_first", ("rotate", "lowest_total", "random"), "rotate", "WR-CHA-09"),
)

MENU = Menu(
    presets={
        "first_evening": {},
        "family": {"powers": "off"},
        "season": {"season": "spring"},
        "grand_championship": {"season": "grand"},
    },
    variants=("powers", "season", "race", "finish_mode", "special_tile", "solo_level", "solo_cars"),
)


def take_seats(g: State, players: int, options: Mapping[str, str]) -> None:
    """Write players and options into a fresh record (WR-SET-01, WR-SOL-03, WR-SOL-05, WR-SOL-01)."""
    if options["season"] != "none" and options["race"] != "none":
        text = "choose either a season or a single race, not both: leave one of the two options at none"
        raise SetupError(text, Phrase("refused-season"))
    if players > 1 and options["solo_cars"] != "1":
        text = "solo_cars is for one player alone; with more players everybody drives one car"
        raise SetupError(text, Phrase("refused-solo_cars"))
    for option in OPTIONS:
        setattr(g.house, option.name, option.index(options[option.name]))
    g.seats = players
    if players == 1:
        g.seats = int(options["solo_cars"])
        g.together = 1
        g.house.neutral_reveals = g.house.solo_level + 1
    g.race = race_number(g, 0)

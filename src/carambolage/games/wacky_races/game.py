"""Wacky Races as the engine knows it.

Six racers, one villain who lays traps, a course of tiles: be the first at the Finish, or collect the most points over a
season of races.
"""

from collections.abc import Mapping
from pathlib import Path

from carambolage.engine.game import Game, SetupError
from carambolage.engine.options import Option
from carambolage.engine.words.phrase import Phrase
from carambolage.games.wacky_races.bot.balance import components, lead_of
from carambolage.games.wacky_races.bot.judge import judge
from carambolage.games.wacky_races.bot.weigh import weigh
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.hidden.imagine import hide, imagine
from carambolage.games.wacky_races.names.action import ACTIONS
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.races import ranking
from carambolage.games.wacky_races.setup import start
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.tables import load_pack
from carambolage.games.wacky_races.text import board, choices, events, outcome, questions, view
from carambolage.games.wacky_races.text.foretelling import foretold
from carambolage.games.wacky_races.tiles import special
from carambolage.games.wacky_races.traps import villain
from carambolage.games.wacky_races.turn import neutrals, phases
from carambolage.games.wacky_races.turn.leaving import drops, idle_answer, leave

__all__ = ["GAME", "neutrals", "phases", "ranking", "special", "start", "villain"]

OPTIONS = (
    Option("racer_choice", ("choose", "random"), "choose", "WR-SET-03"),
    Option("first_player", ("random", "seat_1"), "random", "WR-SET-11"),
    Option("special_tile", ("random", "swamp", "crossroads", "level_crossing", "acme"), "random", "WR-CRS-03"),
    Option("stuck_discard", ("any", "one"), "any", "WR-TRN-06"),
    Option("trap_reshuffle", ("true", "false"), "true", "WR-VIL-14"),
    Option("villain_extra_move", ("auto", "always", "never"), "auto", "WR-VIL-15"),
    Option("foiled_ends_turn", ("true", "false"), "true", "WR-TRE-02"),
    Option("powers", ("full", "off"), "full", "WR-PWR-12"),
    Option("special_trigger", ("enter_or_cross", "enter_only"), "enter_or_cross", "WR-TIL-02"),
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
LONGEST = 200_000


def take_seats(g: State, players: int, options: Mapping[str, str]) -> None:
    """Write players and options into a fresh record (WR-SET-01, WR-SOL-03, WR-SOL-05)."""
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
    g.race = ranking.race_number(g, 0)


GAME = Game(
    name="wacky_races",
    version=1,
    players=range(1, 7),
    state=State,
    tables=Tables,
    flow=flow,
    actions=ACTIONS,
    options=OPTIONS,
    events=Event.ids(),
    home=Path(__file__).parent,
    longest=LONGEST,
    seat=take_seats,
    load_pack=load_pack,
    question=questions.question,
    choice=choices.choice,
    event=events.sentence,
    view=view.view,
    board=board.lines,
    result=outcome.result,
    set_up=start.set_up,
    hide=hide,
    imagine=imagine,
    weigh=weigh,
    judge=judge,
    rank_of=ranking.rank_of,
    length_of=ranking.length_of,
    leave=leave,
    drops=drops,
    idle_answer=idle_answer,
    lead_of=lead_of,
    components=components,
    foretell=foretold,
)

"""Wacky Races as the engine knows it.

Six racers, one villain who lays traps, a course of tiles: be the first at the Finish, or collect the most points over a
season of races.
"""

from pathlib import Path

from carambolage.engine.game import Game
from carambolage.games.wacky_races.bot.judge import components, judge, lead_of
from carambolage.games.wacky_races.bot.weigh import weigh
from carambolage.games.wacky_races.drawing.picture import picture
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.hidden.hide import hide
from carambolage.games.wacky_races.hidden.imagine import imagine
from carambolage.games.wacky_races.names.action import ACTIONS
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.notation.positions import NOTATION
from carambolage.games.wacky_races.options import MENU, OPTIONS, take_seats
from carambolage.games.wacky_races.pack_reading import load_pack
from carambolage.games.wacky_races.races import ranking
from carambolage.games.wacky_races.setup import start
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.text import board, choices, events, questions, view
from carambolage.games.wacky_races.text.facts import CLIENT
from carambolage.games.wacky_races.text.previews import preview
from carambolage.games.wacky_races.text.spoken import SPOKEN
from carambolage.games.wacky_races.turn.leaving import drops, idle_answer, leave

LONGEST = 200_000

GAME = Game(
    name="wacky_races",
    version=2,
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
    spoken=SPOKEN,
    result=events.result,
    set_up=start.set_up,
    hide=hide,
    imagine=imagine,
    weigh=weigh,
    weights=("STEP", "TRAP_RISK", "WEARY"),
    judge=judge,
    rank_of=ranking.rank_of,
    length_of=ranking.length_of,
    leave=leave,
    drops=drops,
    idle_answer=idle_answer,
    lead_of=lead_of,
    components=components,
    preview=preview,
    notation=NOTATION,
    picture=picture,
    client=CLIENT,
    menu=MENU,
)

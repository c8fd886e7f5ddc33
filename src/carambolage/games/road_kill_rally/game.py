"""Road Kill Rally as the engine knows it.

Two to six armed cars on a road that grows while they race: have the most points when the third car is across the line.
"""

from pathlib import Path

from carambolage.engine.game import Game
from carambolage.engine.search.habits import Habits
from carambolage.games.road_kill_rally.bot.judge import components, judge, lead_of
from carambolage.games.road_kill_rally.bot.weigh import weigh
from carambolage.games.road_kill_rally.drawing.picture import picture
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.hidden.hide import hide
from carambolage.games.road_kill_rally.hidden.imagine import imagine
from carambolage.games.road_kill_rally.names.action import ACTIONS
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.notation.positions import NOTATION
from carambolage.games.road_kill_rally.options import MENU, OPTIONS, take_seats
from carambolage.games.road_kill_rally.pack_reading.load import load_pack
from carambolage.games.road_kill_rally.setup import start
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.text import board, choices, events, questions, view
from carambolage.games.road_kill_rally.text.ahead import ROAMING
from carambolage.games.road_kill_rally.text.facts import CLIENT
from carambolage.games.road_kill_rally.text.previews import preview
from carambolage.games.road_kill_rally.text.spoken import SPOKEN
from carambolage.games.road_kill_rally.turn import ranking
from carambolage.games.road_kill_rally.turn.idle import idle_answer
from carambolage.games.road_kill_rally.turn.leaving import drops, leave

GAME = Game(
    name="road_kill_rally",
    version=2,
    players=range(2, 7),
    longest=200_000,  # RK-RND-12
    state=State,
    tables=Tables,
    flow=flow,
    actions=ACTIONS,
    options=OPTIONS,
    events=Event.ids(),
    home=Path(__file__).parent,
    seat=take_seats,
    set_up=start.set_up,
    load_pack=load_pack,
    question=questions.question,
    choice=choices.choice,
    event=events.sentence,
    view=view.view,
    board=board.lines,
    spoken=SPOKEN,
    result=events.result,
    hide=hide,
    imagine=imagine,
    weigh=weigh,
    weights=("ROW", "CARD", "WIPE_OUT", "UNSEEN"),
    judge=judge,
    lead_of=lead_of,
    components=components,
    habits=Habits(whim=48, curiosity=25, widening=1_000, doubt=500),  # a step or a card changes the prospects by little
    rank_of=ranking.rank_of,
    length_of=ranking.length_of,
    leave=leave,
    drops=drops,
    idle_answer=idle_answer,
    reactions=frozenset((Question.SUFFER,)),
    preview=preview,
    roaming=ROAMING,
    notation=NOTATION,
    picture=picture,
    client=CLIENT,
    menu=MENU,
)

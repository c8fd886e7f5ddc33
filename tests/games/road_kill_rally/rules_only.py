"""Road Kill Rally without texts, for the tests of its rules."""

from pathlib import Path

from msgspec import Struct

import carambolage.games.road_kill_rally as home
from carambolage.engine.game import Game, Result
from carambolage.engine.words.phrase import Phrase
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.hidden.hide import hide
from carambolage.games.road_kill_rally.hidden.imagine import imagine
from carambolage.games.road_kill_rally.names.action import ACTIONS
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.options import OPTIONS, take_seats
from carambolage.games.road_kill_rally.pack_reading.load import load_pack
from carambolage.games.road_kill_rally.setup.start import set_up
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.turn.idle import idle_answer
from carambolage.games.road_kill_rally.turn.leaving import drops, leave
from carambolage.games.road_kill_rally.turn.ranking import length_of, rank_of

GAME = Game(
    name="road_kill_rally",
    version=1,
    players=range(2, 7),
    state=State,
    tables=Tables,
    flow=flow,
    actions=ACTIONS,
    options=OPTIONS,
    events=Event.ids(),
    home=Path(home.__file__).parent,
    longest=200_000,
    seat=take_seats,
    load_pack=load_pack,
    question=lambda g, t, seat: Phrase("game-title"),
    choice=lambda g, t, seat, action: Phrase("game-title"),
    event=lambda g, t, event: None,
    view=lambda g, t, seat, public: Struct(),
    board=lambda view: [],
    result=lambda g, t: Result((), (), (), Phrase("game-title")),
    set_up=set_up,
    hide=hide,
    imagine=imagine,
    weigh=rank_of,
    judge=rank_of,
    rank_of=rank_of,
    length_of=length_of,
    leave=leave,
    drops=drops,
    idle_answer=idle_answer,
)

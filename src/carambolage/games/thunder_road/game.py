"""Thunder Road: Vendetta as the engine knows it, with every expansion.

Crews of cars, a truck and motorcycles race over tiles that appear in front and vanish behind: be the first over the
Finish Line, or the last who still drives.
"""

from pathlib import Path

from carambolage.engine.game import Game
from carambolage.games.thunder_road.balance import components, lead_of
from carambolage.games.thunder_road.bot.judge import judge
from carambolage.games.thunder_road.bot.weigh import weigh
from carambolage.games.thunder_road.drawing.picture import picture
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.hidden.hide import hide
from carambolage.games.thunder_road.hidden.imagine import imagine
from carambolage.games.thunder_road.names.action import ACTIONS
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.notation.positions import NOTATION
from carambolage.games.thunder_road.options import MENU, OPTIONS, take_seats
from carambolage.games.thunder_road.pack_reading.tables import load_pack
from carambolage.games.thunder_road.setup.table import set_up
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.text import board, choices, events, questions
from carambolage.games.thunder_road.text.facts import CLIENT
from carambolage.games.thunder_road.text.previews import LOSSES, ROAMING, preview
from carambolage.games.thunder_road.text.seen import view
from carambolage.games.thunder_road.text.spoken import SPOKEN
from carambolage.games.thunder_road.turn.end_of_game import drops, idle_answer, leave, length_of, rank_of

GAME = Game(
    name="thunder_road",
    version=4,
    players=range(2, 7),
    state=State,
    tables=Tables,
    flow=flow,
    actions=ACTIONS,
    options=OPTIONS,
    events=Event.ids(),
    home=Path(__file__).parent,
    longest=200_000,
    seat=take_seats,
    load_pack=load_pack,
    question=questions.question,
    choice=choices.choice,
    event=events.sentence,
    view=view.view,
    board=board.lines,
    result=events.result,
    picture=picture,
    set_up=set_up,
    hide=hide,
    imagine=imagine,
    weigh=weigh,
    weights=(
        "PROGRESS",
        "ROAD",
        "MUD",
        "GOO",
        "GLASS",
        "FIRE",
        "OIL",
        "MINE",
        "UNKNOWN",
        "EDGE",
        "SLAM_WRECK",
        "SLAM_TRUCK",
        "SLAM_OWN",
        "SLAM_ENEMY",
        "BEHIND",
        "FIRST_WRECK",
        "MENDING",
        "RACING",
        "HUNTING",
        "SPARE",
    ),
    judge=judge,
    rank_of=rank_of,
    length_of=length_of,
    leave=leave,
    drops=drops,
    idle_answer=idle_answer,
    lead_of=lead_of,
    components=components,
    preview=preview,
    losses=LOSSES,
    notation=NOTATION,
    client=CLIENT,
    roaming=ROAMING,
    menu=MENU,
    spoken=SPOKEN,
)

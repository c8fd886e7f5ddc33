"""Wreckage as the engine knows it; it is offered once all its layers exist.

Two to four cars in an open arena, steering cards planned in secret, weapons, and five gas cans: three of them win, or
being the last car on the table.
"""

from pathlib import Path

from carambolage.engine.game import Game
from carambolage.games.wreckage.bot.glance import glance
from carambolage.games.wreckage.bot.judge import components, judge, lead_of
from carambolage.games.wreckage.bot.weigh import weigh
from carambolage.games.wreckage.drawing.picture import picture
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.hidden.hide import hide
from carambolage.games.wreckage.hidden.imagine import imagine
from carambolage.games.wreckage.names.action import ACTIONS
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.notation.positions import NOTATION
from carambolage.games.wreckage.options import MENU, OPTIONS, take_seats
from carambolage.games.wreckage.pack_reading.tables import load_pack
from carambolage.games.wreckage.setup import vehicles
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text import board, choices, events, questions, view
from carambolage.games.wreckage.text.facts import CLIENT
from carambolage.games.wreckage.text.previews import HORIZON, LOST, preview
from carambolage.games.wreckage.text.spoken import SPOKEN
from carambolage.games.wreckage.turn import end_of_game
from carambolage.games.wreckage.turn.giving_up import drops, leave
from carambolage.games.wreckage.turn.idle import idle_answer

LARGEST_INLINED = 100  # geometry that is copied into all its callers takes a GPU's compiler more than seven minutes

GAME = Game(
    name="wreckage",
    version=2,
    players=range(2, 5),
    longest=170_000,  # WK-END-10
    state=State,
    tables=Tables,
    flow=flow,
    actions=ACTIONS,
    options=OPTIONS,
    events=Event.ids(),
    home=Path(__file__).parent,
    seat=take_seats,
    load_pack=load_pack,
    question=questions.question,
    choice=choices.choice,
    event=events.sentence,
    view=view.view,
    board=board.lines,
    spoken=SPOKEN,
    result=events.result,
    set_up=vehicles.set_up,
    hide=hide,
    imagine=imagine,
    weigh=weigh,
    glance=glance,
    weights=(
        "CAN",
        "NEXT_CAN",
        "PROSPECT",
        "HIT",
        "WRECKED",
        "RIVAL_HIT",
        "RIVAL_WRECKED",
        "RIVAL_CAN",
        "STANDING",
        "IDLE",
        "IMPATIENCE",
        "DOUSE",
        "REPAIR",
        "SMASH",
        "DODGE",
        "BARRAGE",
        "MINE",
        "NITRO_WORTH",
        "DISCARDED",
    ),
    judge=judge,
    rank_of=end_of_game.rank_of,
    length_of=end_of_game.length_of,
    leave=leave,
    drops=drops,
    idle_answer=idle_answer,
    lead_of=lead_of,
    components=components,
    preview=preview,
    losses=frozenset((LOST,)),
    horizon=HORIZON,
    parts_at_chance=True,
    notation=NOTATION,
    picture=picture,
    client=CLIENT,
    largest_inlined=LARGEST_INLINED,
    menu=MENU,
)

"""Thunder Road as the engine knows it."""

from pathlib import Path

from carambolage.engine.game import Game
from carambolage.games.thunder_road import (
    after_slam,
    assigning,
    commands,
    damage_effects,
    end_of_turn,
    flying,
    move_over,
    moving,
    rounds,
    setup,
    shooting,
    slams,
    together,
)
from carambolage.games.thunder_road.bot import weigh
from carambolage.games.thunder_road.crews import big_rig, big_rig_weapons, final_five
from carambolage.games.thunder_road.ending import length_of, rank_of
from carambolage.games.thunder_road.eyes import hide, imagine
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.judging import judge
from carambolage.games.thunder_road.leaving import drops, leave
from carambolage.games.thunder_road.names import act, tell
from carambolage.games.thunder_road.options import OPTIONS, take_seats
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.tables import load_pack

__all__ = [
    "GAME",
    "after_slam",
    "assigning",
    "big_rig",
    "big_rig_weapons",
    "commands",
    "damage_effects",
    "end_of_turn",
    "final_five",
    "flying",
    "move_over",
    "moving",
    "rounds",
    "setup",
    "shooting",
    "slams",
    "together",
]

GAME = Game(
    name="thunder_road",
    version=1,
    players=range(2, 7),
    state=State,
    tables=Tables,
    flow=flow,
    actions=act.SPACE,
    options=OPTIONS,
    events=tell.NAMES,
    home=Path(__file__).parent,
    longest=200_000,
    seat=take_seats,
    load_pack=load_pack,
    narrator=None,
    set_up=setup.set_up,
    hide=hide,
    imagine=imagine,
    weigh=weigh,
    judge=judge,
    rank_of=rank_of,
    length_of=length_of,
    leave=leave,
    drops=drops,
)

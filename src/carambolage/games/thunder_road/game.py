"""Thunder Road: Vendetta as the engine knows it, with every expansion.

Crews of cars, a truck and motorcycles race over tiles that appear in front and vanish behind: be the first over the
Finish Line, or the last who still drives.
"""

from pathlib import Path

from carambolage.engine.game import Game
from carambolage.games.thunder_road import (
    after_slam,
    assigning,
    barrage,
    bonus_effects,
    card_repairs,
    choosing_leaders,
    command_dice,
    commands,
    condition_effects,
    counting_moves,
    damage_effects,
    dealing,
    drafting,
    end_of_turn,
    extra_shots,
    flying,
    keeping_moves,
    lucky_dice,
    menu,
    move_over,
    moving,
    rounds,
    setup,
    shooting,
    shot_modes,
    shot_rights,
    slam_pushes,
    slams,
    together,
)
from carambolage.games.thunder_road.balance import components, lead_of
from carambolage.games.thunder_road.bot import weigh
from carambolage.games.thunder_road.bounties import claiming
from carambolage.games.thunder_road.crews import big_rig, big_rig_weapons, final_five
from carambolage.games.thunder_road.ending import length_of, rank_of
from carambolage.games.thunder_road.eyes import hide, imagine
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.judging import judge
from carambolage.games.thunder_road.leaders import rewrite_fate, second_wind, swap_meet
from carambolage.games.thunder_road.leaving import drops, idle_answer, leave
from carambolage.games.thunder_road.names.action import ACTIONS
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.one_shots import reactions
from carambolage.games.thunder_road.options import OPTIONS, take_seats
from carambolage.games.thunder_road.picture import picture
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.tables import load_pack
from carambolage.games.thunder_road.text import board, choices, events, outcome, questions, view
from carambolage.games.thunder_road.text.foretelling import ROAMING, foretold
from carambolage.games.thunder_road.upgrades import dozer_blade, jump_jets

__all__ = [
    "GAME",
    "after_slam",
    "assigning",
    "barrage",
    "big_rig",
    "big_rig_weapons",
    "bonus_effects",
    "card_repairs",
    "choosing_leaders",
    "claiming",
    "command_dice",
    "commands",
    "condition_effects",
    "counting_moves",
    "damage_effects",
    "dealing",
    "dozer_blade",
    "drafting",
    "end_of_turn",
    "extra_shots",
    "final_five",
    "flying",
    "jump_jets",
    "keeping_moves",
    "lucky_dice",
    "menu",
    "move_over",
    "moving",
    "reactions",
    "rewrite_fate",
    "rounds",
    "second_wind",
    "setup",
    "shooting",
    "shot_modes",
    "shot_rights",
    "slam_pushes",
    "slams",
    "swap_meet",
    "together",
]

GAME = Game(
    name="thunder_road",
    version=1,
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
    result=outcome.result,
    picture=picture,
    set_up=setup.set_up,
    hide=hide,
    imagine=imagine,
    weigh=weigh,
    judge=judge,
    rank_of=rank_of,
    length_of=length_of,
    leave=leave,
    drops=drops,
    idle_answer=idle_answer,
    lead_of=lead_of,
    components=components,
    foretell=foretold,
    roaming=ROAMING,
)

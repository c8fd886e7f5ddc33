"""The action space: every answer that any question can have, and the number at which each verb begins."""

from carambolage.engine.rules.actions import Actions, Verb
from carambolage.engine.rules.names import Names
from carambolage.games.thunder_road.names.cards import CARD_KINDS, LEADER_KINDS, UPGRADE_KINDS
from carambolage.games.thunder_road.names.things import COMMAND_SLOTS
from carambolage.games.thunder_road.state import SPACES, VEHICLES

ACTIONS = Actions(
    Verb("accept"),
    Verb("decline"),
    Verb("crew", crew=6),
    Verb("leader", leader=LEADER_KINDS),
    Verb("keep", card=UPGRADE_KINDS),
    Verb("fit", order=6),
    Verb("assign", crew=6, value=6, vehicle=5),
    Verb("assign_card", crew=6, card=18, vehicle=3),
    Verb("command", value=6, slot=COMMAND_SLOTS),
    Verb("command_card", card=18, slot=COMMAND_SLOTS),
    Verb("token", slot=COMMAND_SLOTS),
    Verb("first", slot=COMMAND_SLOTS),
    Verb("space", space=SPACES),
    Verb("vehicle", vehicle=VEHICLES),
    Verb("rig_command", command=6),
    Verb("repair", vehicle=VEHICLES, slot=2),
    Verb("enter", lane=6),
    Verb("step", direction=6),
    Verb("jump"),
    Verb("brake"),
    Verb("slam"),
    Verb("drift"),
    Verb("dark_affair"),
    Verb("buffalo_bar"),
    Verb("steering", value=3),
    Verb("rig", value=3, command=9),
    Verb("use", card=CARD_KINDS),
    Verb("nudge", vehicle=VEHICLES, direction=6),
    Verb("swap", vehicle=3, slot=2, to=3),
    Verb("dice", subset=64),
    Verb("die", value=6),
    Verb("card", card=18),
    Verb("top"),
    Verb("bottom"),
    Verb("hose"),
    Verb("flame"),
    Verb("damage", kind=12),
    Verb("start", side=2),
)


class Action(Names):
    """The first answer of each verb; rules add the fields to it."""

    ACCEPT = ACTIONS.first("accept")
    DECLINE = ACTIONS.first("decline")
    CREW = ACTIONS.first("crew")
    LEADER = ACTIONS.first("leader")
    KEEP = ACTIONS.first("keep")
    FIT = ACTIONS.first("fit")
    ASSIGN = ACTIONS.first("assign")
    ASSIGN_CARD = ACTIONS.first("assign_card")
    COMMAND = ACTIONS.first("command")
    COMMAND_CARD = ACTIONS.first("command_card")
    TOKEN = ACTIONS.first("token")
    FIRST = ACTIONS.first("first")
    PLACE = ACTIONS.first("space")
    VEHICLE = ACTIONS.first("vehicle")
    RIG_COMMAND = ACTIONS.first("rig_command")
    REPAIR = ACTIONS.first("repair")
    ENTER = ACTIONS.first("enter")
    STEP = ACTIONS.first("step")
    JUMP = ACTIONS.first("jump")
    BRAKE = ACTIONS.first("brake")
    SLAM = ACTIONS.first("slam")
    DRIFT = ACTIONS.first("drift")
    DARK_AFFAIR = ACTIONS.first("dark_affair")
    BUFFALO_BAR = ACTIONS.first("buffalo_bar")
    STEERING = ACTIONS.first("steering")
    RIG = ACTIONS.first("rig")
    USE = ACTIONS.first("use")
    NUDGE = ACTIONS.first("nudge")
    SWAP = ACTIONS.first("swap")
    DICE = ACTIONS.first("dice")
    DIE = ACTIONS.first("die")
    CARD = ACTIONS.first("card")
    TOP = ACTIONS.first("top")
    BOTTOM = ACTIONS.first("bottom")
    HOSE = ACTIONS.first("hose")
    FLAME = ACTIONS.first("flame")
    DAMAGE = ACTIONS.first("damage")
    START = ACTIONS.first("start")

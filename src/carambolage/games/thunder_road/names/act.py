"""The action space: every answer that any question can have, and the number at which each verb begins."""

from carambolage.engine.rules.actions import Actions, Verb
from carambolage.games.thunder_road.names import card, command, leader, upgrade
from carambolage.games.thunder_road.state import SPACES, VEHICLES

SPACE = Actions(
    Verb("accept"),
    Verb("decline"),
    Verb("crew", crew=6),
    Verb("leader", leader=leader.KINDS),
    Verb("keep", card=upgrade.KINDS),
    Verb("fit", order=6),
    Verb("assign", crew=6, value=6, vehicle=5),
    Verb("assign_card", crew=6, card=18, vehicle=3),
    Verb("command", value=6, slot=command.SLOTS),
    Verb("command_card", card=18, slot=command.SLOTS),
    Verb("token", slot=command.SLOTS),
    Verb("first", slot=command.SLOTS),
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
    Verb("use", card=card.KINDS),
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
)

ACCEPT = SPACE.first("accept")
DECLINE = SPACE.first("decline")
CREW = SPACE.first("crew")
LEADER = SPACE.first("leader")
KEEP = SPACE.first("keep")
FIT = SPACE.first("fit")
ASSIGN = SPACE.first("assign")
ASSIGN_CARD = SPACE.first("assign_card")
COMMAND = SPACE.first("command")
COMMAND_CARD = SPACE.first("command_card")
TOKEN = SPACE.first("token")
FIRST = SPACE.first("first")
PLACE = SPACE.first("space")
VEHICLE = SPACE.first("vehicle")
RIG_COMMAND = SPACE.first("rig_command")
REPAIR = SPACE.first("repair")
ENTER = SPACE.first("enter")
STEP = SPACE.first("step")
JUMP = SPACE.first("jump")
BRAKE = SPACE.first("brake")
SLAM = SPACE.first("slam")
DRIFT = SPACE.first("drift")
DARK_AFFAIR = SPACE.first("dark_affair")
BUFFALO_BAR = SPACE.first("buffalo_bar")
STEERING = SPACE.first("steering")
RIG = SPACE.first("rig")
USE = SPACE.first("use")
NUDGE = SPACE.first("nudge")
SWAP = SPACE.first("swap")
DICE = SPACE.first("dice")
DIE = SPACE.first("die")
CARD = SPACE.first("card")
TOP = SPACE.first("top")
BOTTOM = SPACE.first("bottom")
HOSE = SPACE.first("hose")
FLAME = SPACE.first("flame")
DAMAGE = SPACE.first("damage")

"""The action space of Wreckage: every answer that any question can have (WK-DEC-24)."""

from carambolage.engine.rules.actions import Actions, Verb
from carambolage.engine.rules.names import Names

FACES = 8
ANGLES = 18
KINDS = 6
MOMENTS = 9

ACTIONS = Actions(
    Verb("vehicle", token=4, face=2),
    Verb("equip", kind=16),
    Verb("start", speed=5),
    Verb("plan", first=FACES, second=FACES),
    Verb("douse"),
    Verb("speed", gear=2, speed=5),
    Verb("turn", gear=2, side=2, angle=ANGLES),
    Verb("u_turn", gear=2, side=2),
    Verb("apply"),
    Verb("decline"),
    Verb("repair"),
    Verb("pay", one=KINDS, two=KINDS),
    Verb("gain", what=KINDS + 1),
    Verb("drive", how=3, mine=MOMENTS),
    Verb("fire", slot=3, target=4),
    Verb("pass"),
    Verb("plating", keep=2),
    Verb("drop", site=12),
)


class Action(Names):
    """The number at which the answers of each verb begin; rules add the fields to it."""

    VEHICLE = ACTIONS.first("vehicle")
    EQUIP = ACTIONS.first("equip")
    START = ACTIONS.first("start")
    PLAN = ACTIONS.first("plan")
    DOUSE = ACTIONS.first("douse")
    SPEED = ACTIONS.first("speed")
    TURN = ACTIONS.first("turn")
    U_TURN = ACTIONS.first("u_turn")
    APPLY = ACTIONS.first("apply")
    DECLINE = ACTIONS.first("decline")
    REPAIR = ACTIONS.first("repair")
    PAY = ACTIONS.first("pay")
    GAIN = ACTIONS.first("gain")
    DRIVE = ACTIONS.first("drive")
    FIRE = ACTIONS.first("fire")
    PASS = ACTIONS.first("pass")
    PLATING = ACTIONS.first("plating")
    DROP = ACTIONS.first("drop")

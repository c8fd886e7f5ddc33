"""What cards and accessories are worth to a bot, in points of the final score times ten."""

from carambolage.engine.rules.rule import rule
from carambolage.games.road_kill_rally.names.things import Accessory, Rally
from carambolage.games.road_kill_rally.state import State, Tables

CARD = 60
WIPE_OUT = 700
ROW = 45


@rule
def card_worth(g: State, t: Tables, card: int) -> int:
    """What a card in hand is worth beyond being health: its effect, its ammunition."""
    worth = CARD + 4 * t.rally[card].ammo
    if card <= Rally.HOOK:
        return worth + 6 * t.rally[card].dice
    if card == Rally.CHEQUE or card == Rally.NITRO or card == Rally.BULLSEYE:
        return worth + 40
    if card == Rally.CROWD or card == Rally.RACING_LINE or card == Rally.LUCKY_ESCAPE:
        return worth + 30
    if card == Rally.HANDBRAKE or card == Rally.POWER_SLIDE or card == Rally.SLIPSTREAM:
        return worth + 10
    return worth + 20


@rule
def weapon_worth(t: Tables, accessory: int) -> int:
    """A weapon by its dice, its reach and what it costs."""
    weapon = t.accessory[accessory]
    return 60 * weapon.dice + 15 * weapon.reach - 50 * weapon.cost


@rule
def accessory_worth(t: Tables, accessory: int) -> int:
    """What a mounted accessory is worth."""
    if accessory < 0:
        return 0
    if accessory < Accessory.BALLISTIC:
        return weapon_worth(t, accessory)
    if accessory == Accessory.VETERAN:
        return 330
    if accessory == Accessory.ROLL_CAGE or accessory == Accessory.COW_CATCHER:
        return 290
    if accessory == Accessory.TURBO or accessory == Accessory.COMPUTER or accessory == Accessory.TURRET:
        return 230
    if accessory == Accessory.BALLISTIC or accessory == Accessory.REACTIVE or accessory == Accessory.MIRROR:
        return 220
    if accessory == Accessory.FOUR_WHEEL or accessory == Accessory.JUMP_JETS:
        return 130
    return 180

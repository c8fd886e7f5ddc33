"""Which parts each event has, in order, and which of several wordings fits it."""

from collections.abc import Callable

from carambolage.engine.match.event import Event
from carambolage.games.thunder_road.state import NOBODY, State

WHISPERED = {"hand_dealt", "bonus_command_dealt", "peeked"}
SPECIAL: dict[str, tuple[Callable[[Event], bool], str]] = {
    "assigned": (lambda e: e.c != 0, "coast"),
    "token_laid": (lambda e: e.b != 0, "open"),
    "slam_dice": (lambda e: e.a == NOBODY, "bare"),
    "shot": (lambda e: e.a == NOBODY, "chopper"),
    "shrapnel": (lambda e: e.b == NOBODY, "none"),
    "cards_or_dice": (lambda e: e.b != 0, "cards"),
    "hand_dealt": (lambda e: e.secret < 0, "unknown"),
}
PARTS = {
    "crew_chosen": "seat_of",
    "dice_rolled": "crew total",
    "first_player": "seat",
    "round_begins": "count",
    "road_die": "- value",
    "turn_begins": "seat crew",
    "turn_passed": "seat",
    "assigned": "vehicle value",
    "command_placed": "- command value",
    "token_placed": "- command",
    "command": "crew command",
    "chopper_placed": "owner lane",
    "chopper_back": "owner",
    "repaired": "vehicle damage",
    "moves": "vehicle moves",
    "fire_die": "vehicle_of fire",
    "stepped": "vehicle - way",
    "flew": "vehicle way distance",
    "slid": "vehicle way",
    "jumped": "vehicle distance",
    "revealed": "vehicle - token",
    "token_gone": "lane token",
    "token_laid": "lane laid",
    "stopped": "vehicle",
    "drifted": "vehicle other",
    "bonus_taken": "vehicle moves",
    "slam": "vehicle other",
    "slam_dice": "slam way",
    "rerolled": "crew",
    "pushed": "vehicle_inside way",
    "shot": "vehicle other owner",
    "hit": "- other",
    "missed": "- other",
    "damage_drawn": "vehicle damage",
    "minor_damage": "vehicle",
    "damage_ignored": "vehicle",
    "broken": "vehicle",
    "runs_again": "vehicle",
    "caught_fire": "vehicle",
    "fire_out": "vehicle_of",
    "ongoing_effect": "vehicle effect",
    "eliminated": "vehicle",
    "direction_die": "vehicle_inside way",
    "stunt_die": "vehicle_inside value",
    "shooting_die": "- shot",
    "quake": "way",
    "sand_worm": "-",
    "wreck_appears": "- lane",
    "scrolled": "- count",
    "hazards_laid": "tile",
    "finish_line": "-",
    "player_out": "crew",
    "gave_up": "seat",
    "won": "seat",
    "drawn_game": "-",
    "rig_damaged": "- rig_command",
    "rig_repaired": "- rig_command",
    "steered": "- value",
    "missiles": "vehicle shot",
    "shrapnel": "vehicle_inside other",
    "leaders_dealt": "-",
    "leader_chosen": "crew_inside leader",
    "upgrades_dealt": "-",
    "upgrade_fitted": "vehicle upgrade",
    "condition_shown": "- condition",
    "hand_dealt": "-",
    "bonus_command_dealt": "crew bonus",
    "cards_or_dice": "crew",
    "card_used": "crew card",
    "card_revealed": "crew german",
    "cards_drawn": "crew count",
    "scrap": "crew value",
    "peeked": "crew lane token",
    "hexed": "- vehicle_inside",
    "die_set": "crew value goal",
    "cancelled": "vehicle_inside",
    "reaction_passed": "crew",
    "jury_rigged": "vehicle damage second",
    "token_swapped": "vehicle other_to damage",
}


def wording_of(g: State, happened: Event) -> str:
    """The message of an event: some kinds have several, and a secret is only told to those who know it."""
    kind = happened.kind
    if kind == "bonus_command_dealt":
        known = g.house.bonus_commands_public or happened.secret >= 0
        return kind if known else f"{kind}-unknown"
    if kind == "dice_rolled":
        return f"{kind}-cards" if g.crews[happened.a].german else kind
    if kind == "turn_begins" and g.house.big_team:
        return f"{kind}-team"
    if kind == "peeked":
        if happened.b < 0:
            return f"{kind}-around"
        return f"{kind}-seen" if happened.secret >= 0 else kind
    special = SPECIAL.get(kind)
    return f"{kind}-{special[1]}" if special and special[0](happened) else kind

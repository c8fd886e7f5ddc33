"""The log of a scenario in words: every event with all that it carries, as the page's animations and texts need it."""

from collections.abc import Callable

from tests.games.thunder_road.scenario import Scenario
from tests.games.thunder_road.scenario.names import (
    CARDS,
    COMMANDS,
    CONDITIONS,
    CREWS,
    DAMAGES,
    FIRES,
    HAZARDS,
    LEADERS,
    ONGOING,
    RIG_COMMANDS,
    SHOTS,
    SLAMS,
    UPGRADES,
    letters_of,
    word,
)

CARRIED = {
    "assigned": "vehicle number number",
    "bonus_command_dealt": "crew number",
    "bonus_taken": "vehicle number",
    "broken": "vehicle",
    "cancelled": "vehicle card",
    "card_revealed": "crew number number",
    "card_used": "crew card",
    "cards_drawn": "crew number",
    "cards_or_dice": "crew number",
    "caught_fire": "vehicle",
    "chopper_back": "crew",
    "chopper_placed": "crew space",
    "command": "crew command number",
    "command_placed": "crew command number",
    "condition_shown": "number condition",
    "crew_chosen": "crew number",
    "damage_drawn": "vehicle damage",
    "damage_ignored": "vehicle",
    "dice_rolled": "crew number",
    "die_set": "crew number number",
    "direction_die": "vehicle way",
    "drawn_game": "number",
    "drifted": "vehicle vehicle",
    "eliminated": "vehicle space",
    "finish_line": "number",
    "fire_die": "vehicle fire",
    "fire_out": "vehicle",
    "first_player": "number",
    "flew": "vehicle way number",
    "gave_up": "number",
    "hazards_laid": "number number",
    "hexed": "crew vehicle",
    "hit": "vehicle vehicle",
    "jumped": "vehicle number",
    "jury_rigged": "vehicle damage damage",
    "leader_chosen": "crew leader",
    "leaders_dealt": "",
    "minor_damage": "vehicle",
    "missed": "vehicle vehicle",
    "missiles": "vehicle shot",
    "moved": "vehicle space way",
    "moves": "vehicle number",
    "ongoing_effect": "vehicle ongoing",
    "peeked": "crew space",
    "player_out": "crew number",
    "pushed": "vehicle way",
    "quake": "way",
    "reaction_passed": "crew",
    "repaired": "vehicle damage",
    "rerolled": "crew",
    "revealed": "vehicle space hazard",
    "rig_damaged": "crew rig_command",
    "rig_repaired": "crew rig_command",
    "road_die": "number number",
    "round_begins": "number",
    "runs_again": "vehicle",
    "sand_worm": "number",
    "scrap": "crew number",
    "scrolled": "number number",
    "shooting_die": "vehicle shot",
    "shot": "vehicle vehicle crew",
    "shrapnel": "vehicle vehicle",
    "slam": "vehicle vehicle space",
    "slam_dice": "slam way",
    "slid": "vehicle way",
    "start_tile": "number number number",
    "steered": "crew number",
    "stepped": "vehicle space way",
    "stopped": "vehicle space",
    "stunt_die": "vehicle number",
    "token_gone": "space hazard",
    "token_laid": "space number",
    "token_placed": "crew command",
    "token_swapped": "vehicle vehicle damage",
    "turn_begins": "number crew",
    "turn_passed": "number",
    "upgrade_fitted": "vehicle upgrade",
    "upgrades_dealt": "",
    "won": "number number",
    "wreck_appears": "vehicle space",
}
NAMES = {
    "card": CARDS,
    "condition": CONDITIONS,
    "damage": DAMAGES,
    "fire": FIRES,
    "hazard": HAZARDS,
    "leader": LEADERS,
    "ongoing": ONGOING,
    "rig_command": RIG_COMMANDS,
    "shot": SHOTS,
    "slam": SLAMS,
    "upgrade": UPGRADES,
}
RIG_NAMES = 100


def log(table: Scenario) -> list[str]:
    """All events so far."""
    return [event(table, row) for row in table.events]


def event(table: Scenario, row: tuple[int, ...]) -> str:
    """One event: its name, and what it carries; what it does not carry is nothing."""
    name = table.game.events[row[0]]
    kinds = CARRIED[name].split()
    numbers = row[1:-2]
    assert not any(numbers[len(kinds) :]), (name, numbers)
    said = [carried(table, kind, number) for kind, number in zip(kinds, numbers, strict=False)]
    return " ".join([name, *said])


def carried(table: Scenario, kind: str, number: int) -> str:
    """One thing that an event carries."""
    if kind == "number":
        return str(number)
    if number < 0:
        return "nobody"
    readers: dict[str, Callable[[int], str]] = {
        "vehicle": table.name_of,
        "crew": lambda crew: word(CREWS, table.team(crew).kind),
        "space": lambda space: "{},{}".format(*table.place_of(space)),
        "way": letters_of,
        "command": lambda command: word(RIG_COMMANDS if command >= RIG_NAMES else COMMANDS, command % RIG_NAMES),
    }
    return readers[kind](number) if kind in readers else word(NAMES[kind], number)

"""The log of a race in words: every event with all that it carries, as the page's animations and texts need it."""

from collections.abc import Callable

from carambolage.games.road_kill_rally.names.things import Mode, Phase, Purpose, Source
from carambolage.games.road_kill_rally.pack_reading.road import TILE_IDS
from tests.games.road_kill_rally.scenario import ACCESSORY, CLASSES, RALLY, SKILL, SLOT_NAMES, Scenario

CARRIED = {
    "aimed": "car space means space",
    "attacked": "car car means space space",
    "barricade": "car space",
    "checked": "car space number",
    "coin": "car number",
    "collided": "car car number number",
    "countdown": "number",
    "crossed": "car number",
    "declined": "car",
    "defended": "car card number",
    "drew": "car",
    "drew_accessory": "car",
    "escaped": "car",
    "gave": "car car",
    "hit": "car number source car",
    "left": "car",
    "lost": "car card",
    "lost_accessory": "car accessory slot",
    "missed": "car space target",
    "mounted": "car slot accessory",
    "move_begins": "car",
    "move_ends": "car",
    "oil_gone": "car space",
    "oil_laid": "car space",
    "on_pole": "car number",
    "out_of_race": "car space",
    "passed": "car",
    "phase_begins": "phase",
    "pit_stop": "car",
    "played": "car card",
    "played_safe": "car number",
    "put_back": "car space",
    "race_begins": "",
    "race_ends": "number",
    "ranked": "car number number",
    "reduced": "car number number",
    "reshuffled": "number number",
    "retaliated": "car car purpose",
    "rolled": "car purpose number number number",
    "round_begins": "number",
    "scored": "car space target",
    "skill_chosen": "car skill",
    "skill_dealt": "car",
    "speed_changed": "car number number",
    "speed_set": "car number number number",
    "spent": "car card purpose",
    "start_seat": "car",
    "stepped": "car space space mode",
    "target_placed": "space target",
    "teamed": "car car",
    "tile_drawn": "car tile",
    "tile_placed": "car tile number number",
    "tile_refused": "car tile",
    "tile_removed": "tile number",
    "took_shot": "car",
    "took_wipe": "car number",
    "tried": "car space target number",
    "wiped_out": "car space",
}
SECRETS = {"drew": RALLY, "drew_accessory": ACCESSORY, "gave": RALLY, "skill_dealt": SKILL}
CARS = "ABCDEF"
PURPOSES = Purpose.ids()
NAMES = {
    "accessory": ACCESSORY,
    "car": tuple(CARS),
    "card": RALLY,
    "means": (*RALLY, "weapon", "slingshot"),
    "mode": Mode.ids(),
    "phase": Phase.ids(),
    "purpose": PURPOSES,
    "skill": SKILL,
    "slot": SLOT_NAMES,
    "source": Source.ids(),
    "target": CLASSES,
    "tile": TILE_IDS,
}


def log(table: Scenario) -> list[str]:
    """All events so far; a secret stands with those who know it."""
    return [event(table, row) for row in table.events]


def event(table: Scenario, row: tuple[int, ...]) -> str:
    """One event: its name and what it carries; what it does not carry is nothing."""
    name, numbers, secret, eyes = table.game.events[row[0]], row[1:-2], row[-2], row[-1]
    kinds = CARRIED[name].split()
    assert not any(numbers[len(kinds) :]), (name, numbers)
    said = [carried(kind, number) for kind, number in zip(kinds, numbers, strict=False)]
    if name in SECRETS:
        knowing = "".join(car for seat, car in enumerate(CARS) if eyes >> seat & 1)
        said.append(f"({SECRETS[name][secret]} for {knowing})")
    return " ".join([name, *said])


def carried(kind: str, number: int) -> str:
    """One thing that an event carries; a space is written as row,lane."""
    readers: dict[str, Callable[[int], str]] = {
        "number": str,
        "space": lambda space: f"{space // 3 + 1},{space % 3 + 1}",
    }
    if kind in readers:
        return readers[kind](number)
    return NAMES[kind][number] if number >= 0 else "nobody"

"""The log of a race in words: every event with all that it carries, as the page's animations and texts need it."""

from tests.games.wacky_races.scenario import LETTERS, TRAP_KINDS, Scenario

CARRIED = {
    "acme": "racer card",
    "bridge_out": "racer",
    "card_seen": "racer number",
    "champion": "racer number",
    "chose_racer": "racer number number",
    "copied": "racer number racer",
    "discarded": "racer card",
    "drew": "racer number",
    "exhausted": "racer number",
    "finished": "racer number",
    "first_player": "racer",
    "gas": "number",
    "lays_low": "racer",
    "left": "racer",
    "level_crossing": "racer",
    "moved": "racer number number",
    "named": "racer card",
    "neutrals_move": "racer",
    "no_refill": "racer",
    "on_grid": "racer number",
    "paid": "racer",
    "perfect_line": "racer card",
    "phase_ends": "racer",
    "played": "racer card",
    "race_begins": "number number racer",
    "ranked": "racer number number",
    "recovered": "racer number",
    "reshuffled": "number",
    "revealed": "card",
    "round_begins": "number",
    "safety_stop": "",
    "stayed": "racer",
    "stuck": "racer",
    "stuck_in_mud": "racer",
    "swapped_places": "racer racer number number",
    "tile_laid": "number number racer",
    "tile_revealed": "number number",
    "tiles_dealt": "number",
    "tiles_swapped": "number number",
    "took": "racer racer",
    "top_card": "card",
    "trap_cancelled": "racer trap",
    "trap_laid": "number",
    "trap_moved": "number number",
    "trap_removed": "number trap",
    "trap_seen": "racer number",
    "trap_sprung": "racer number trap",
    "trap_under_deck": "racer",
    "turn_begins": "racer",
    "used": "racer number",
    "villain_card": "card",
    "villain_moves": "number number card",
    "villain_out": "card",
    "villain_returns": "number",
    "villain_stays": "number card",
}
RACERS = "ABCDEF"
NAMES = {"racer": RACERS, "card": LETTERS, "trap": TRAP_KINDS}


def begun(table: Scenario) -> Scenario:
    """A race whose set-up has been told already."""
    table.events.clear()
    return table


def log(table: Scenario) -> list[str]:
    """All events so far; behind a secret stand those who know it."""
    return [event(table, row) for row in table.events]


def event(table: Scenario, row: tuple[int, ...]) -> str:
    """One event: its name and what it carries; what it does not carry is nothing."""
    name, numbers, secret, eyes = table.game.events[row[0]], row[1:-2], row[-2], row[-1]
    kinds = CARRIED[name].split()
    assert not any(numbers[len(kinds) :]), (name, numbers)
    said = [carried(kind, number) for kind, number in zip(kinds, numbers, strict=False)]
    knowing = "".join(racer for seat, racer in enumerate(RACERS) if eyes >> seat & 1)
    return " ".join([name, *said, *([f"({secret} for {knowing})"] if knowing != RACERS else [])])


def carried(kind: str, number: int) -> str:
    """One thing that an event carries."""
    if kind == "number":
        return str(number)
    return NAMES[kind][number] if number >= 0 else "nobody"

"""The command boards without crew leaders, and the bonus commands (chapters 28.3 and 28.4, chapter 10 of the cards)."""

from collections.abc import Sequence

from carambolage.engine.packs.ordered import fixed_flag, in_order
from carambolage.engine.packs.reader import Item, PackReader
from carambolage.games.thunder_road.names.things import COMMAND_SLOTS, Command, RigCommand
from carambolage.games.thunder_road.pack_reading.items import need_of, read_numbers
from carambolage.games.thunder_road.state import Tables

COMMANDS: dict[str, tuple[str, ...]] = {
    "airstrike": (),
    "nitro": (),
    "drift": (),
    "repair": (),
    "raise_the_dead": (),
    "dead_mens_nitro": ("least", "most"),
    "pull_over": (),
    "roadblock": (),
    "whip_crack": (),
    "swap_meet": (),
    "ricochet": (),
    "big_shoes": (),
    "spotter": (),
    "called_shot": (),
    "second_wind": ("moves",),
    "magnet_crane": ("range", "scrap", "wreck_scrap"),
    "bullet_hose": (),
    "opening_fire": (),
    "hex": (),
    "rewrite_fate": (),
    "flamethrower": (),
    "back_draft": (),
    "spike_strip": (),
    "sidestep": (),
    "rear_gunner": (),
    "patch_up": ("range",),
    "afterburner": ("moves",),
    "radio_jam": (),
}
BOARDS: dict[str, tuple[str, ...]] = {
    "cars": ("airstrike", "nitro", "drift", "repair"),
    "final_five": ("airstrike", "nitro", "repair"),
    "big_rig": (),
}
COPIES = {"cars": 4, "final_five": 1, "big_rig": 1}
FIRST_BOARD = 11
HIGHEST_OF_RIG = 3
RIG_BOARD = {
    "hydraulic_steering": ("cab", "round"),
    "missile_launcher": ("front", "after"),
    "repair_front": ("front", "before"),
    "cow_catcher": ("front", "during"),
    "traction_drive": ("middle", "end"),
    "repair_middle": ("middle", "before"),
    "airstrike": ("middle", "before"),
    "hazard_dispenser": ("rear", "after"),
    "repair_rear": ("rear", "before"),
    "targeting_computer": ("rear", "shoot"),
}
RIG_REPAIRS = ("repair_front", "repair_middle", "repair_rear")
RIG_WEAK = tuple(name for name in RIG_BOARD if name not in ("hydraulic_steering", *RIG_REPAIRS))


def read_boards(reader: PackReader, t: Tables) -> None:
    """The boards of crews without a leader: cars, Final Five, Big Rig."""
    for row in t.command:
        row[:] = [Command.NONE] * COMMAND_SLOTS
    for number, board in in_order(reader.file("boards.toml"), "board", tuple(BOARDS)):
        name = list(BOARDS)[number]
        board.number("copies", COPIES[name], COPIES[name])
        if name == "big_rig":
            read_rig(board, t)
        else:
            read_commands(board, BOARDS[name], FIRST_BOARD + number, t)


def read_commands(parent: Item, ids: Sequence[str], board: int, t: Tables) -> None:
    """The commands of a board, slot by slot; one with a star takes no die, only a command token (TR-CRW-09)."""
    for slot, item in in_order(parent, "command", ids):
        kind = list(COMMANDS).index(ids[slot])
        t.command[board][slot] = kind
        read_numbers(item, COMMANDS[ids[slot]], t.command_number[kind])
        if kind == Command.DEAD_MENS_NITRO and t.command_number[kind][0] > t.command_number[kind][1]:
            item.mistake("least must not be more than most")
        if not item.flag("star", default=False):
            t.low[board][slot], t.high[board][slot] = need_of(item)
        elif "need" in item.values:
            need_of(item)
            item.mistake("a command with a star takes no die; leave out need or star")


def read_rig(board: Item, t: Tables) -> None:
    """The commands of the Big Rig: six that can be damaged, then the Repair of each section."""
    for number, item in in_order(board, "command", tuple(RIG_BOARD)):
        name = list(RIG_BOARD)[number]
        section, moment = RIG_BOARD[name]
        item.choice("section", (section,))
        item.choice("moment", (moment,))
        fixed_flag(item, "damageable", name in RIG_WEAK)
        need = need_of(item, HIGHEST_OF_RIG)
        if name in RIG_REPAIRS:
            t.rig_need[RigCommand.REPAIR + RIG_REPAIRS.index(name)][:] = need
        elif name in RIG_WEAK:
            t.rig_need[RIG_WEAK.index(name)][:] = need
        elif need != (1, HIGHEST_OF_RIG):
            item.mistake(f"need must be [1, {HIGHEST_OF_RIG}]; steering takes any die")


def read_bonus_commands(reader: PackReader, t: Tables) -> None:
    """The bonus commands, which follow all others."""
    ids = list(COMMANDS)[Command.BONUS :]
    for number, card in in_order(reader.file("bonus_commands.toml"), "card", ids):
        t.bonus_low[number], t.bonus_high[number] = need_of(card)
        read_numbers(card, COMMANDS[ids[number]], t.command_number[Command.BONUS + number])

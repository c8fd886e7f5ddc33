"""Names of commands and cards, and their sentences with the numbers of the pack."""

from collections.abc import Mapping

from carambolage.engine.words.phrase import Argument, Phrase
from carambolage.games.thunder_road.names.cards import Card
from carambolage.games.thunder_road.names.things import Command
from carambolage.games.thunder_road.pack_reading.boards import COMMANDS as COMMAND_NUMBERS
from carambolage.games.thunder_road.pack_reading.cards import AIRSTRIKES, BOUNTIES, GERMAN, ONE_SHOTS, UPGRADES
from carambolage.games.thunder_road.pack_reading.leaders import LEADERS, POWERS
from carambolage.games.thunder_road.pack_reading.road import CONDITIONS
from carambolage.games.thunder_road.pack_reading.tokens import ONGOING
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.text.naming import COMMANDS, RIG_COMMANDS
from carambolage.games.thunder_road.turn.boards import command_in, lowest_need

Numbers = Mapping[str, tuple[str, ...]]

DECKS: tuple[tuple[int, str, Numbers], ...] = (
    (Card.ONE_SHOT, "one_shot", ONE_SHOTS),
    (Card.BOUNTY, "bounty", BOUNTIES),
    (Card.AIRSTRIKE, "airstrike", AIRSTRIKES),
    (Card.UPGRADE, "upgrade", UPGRADES),
    (Card.POWER, "power", POWERS),
)
RIG_NAMES = 100
LIMITS = ("none", "turn", "round", "game")


def _card(which: int) -> tuple[str, tuple[str, ...]]:
    """The message of a card or power, and the names of its numbers."""
    first, prefix, items = next(deck for deck in DECKS if which >= deck[0])
    name = list(items)[which - first]
    return f"{prefix}-{name}", items[name]


def card_name(which: int) -> Phrase:
    """A card or power by its name."""
    return Phrase(_card(which)[0])


def card_text(t: Tables, which: int) -> Phrase:
    """What a card or power does; of a bounty both its goal and its reward."""
    message, names = _card(which)
    numbers = dict(zip(names, t.number[which], strict=False))
    if message.startswith("bounty-"):
        goal, reward = Phrase(f"{message}.goal", **numbers), Phrase(f"{message}.reward", **numbers)
        return Phrase("bounty_text", goal=goal, reward=reward)
    return Phrase(f"{message}.text", **numbers)


def told_card(t: Tables, message: str, which: int) -> Phrase:
    """A card or power with its sentence, and how often it may be used if that is limited."""
    told: dict[str, Argument] = {"card": card_name(which), "text": card_text(t, which)}
    if t.limit[which] == 0:
        return Phrase(message, **told)
    return Phrase(f"{message}-limited", **told, limit=Phrase(f"limit-{LIMITS[t.limit[which]]}"))


def command_name(command: int) -> Phrase:
    """A command of a board, of a bonus card, or (from 100 on) of the truck."""
    if command >= RIG_NAMES:
        return Phrase(f"command-{RIG_COMMANDS[command - RIG_NAMES]}")
    return Phrase(f"{'bonus' if command >= Command.BONUS else 'command'}-{COMMANDS[command]}")


def command_text(t: Tables, command: int) -> Phrase:
    """What a command does."""
    if command >= RIG_NAMES:
        return Phrase(f"command-{RIG_COMMANDS[command - RIG_NAMES]}.text")
    names = COMMAND_NUMBERS[COMMANDS[command]]
    numbers = dict(zip(names, t.command_number[command], strict=False))
    return Phrase(f"{command_name(command).message}.text", **numbers)


def slot_command(g: State, t: Tables, crew: int, slot: int) -> tuple[int, int]:
    """The command in a slot of a crew's board, and what a token on it counts as."""
    return command_in(g, t, crew, slot), lowest_need(g, t, crew, slot)


def effect_name(which: int) -> Phrase:
    """An ongoing effect by its name."""
    return Phrase(f"ongoing-{list(ONGOING)[which]}")


def effect_text(t: Tables, which: int) -> Phrase:
    """What an ongoing effect does."""
    name, names = list(ONGOING.items())[which]
    return Phrase(f"ongoing-{name}.text", **dict(zip(names, [t.ongoing_number[which]], strict=False)))


def condition_name(which: int) -> Phrase:
    """A road condition by its name."""
    return Phrase(f"condition-{list(CONDITIONS)[which]}")


def condition_text(t: Tables, which: int) -> Phrase:
    """What a road condition does."""
    name, names = list(CONDITIONS.items())[which]
    return Phrase(f"condition-{name}.text", **dict(zip(names, t.condition_number[which], strict=False)))


def leader_name(which: int) -> Phrase:
    """A crew leader."""
    return Phrase(f"leader-{list(LEADERS)[which]}")


def german_name(which: int) -> Phrase:
    """The title of a German Engineering card, in what it means."""
    return Phrase(f"german-{GERMAN[which]}")

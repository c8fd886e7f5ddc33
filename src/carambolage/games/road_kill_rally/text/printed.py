"""What is printed on cards, accessories and skills, with the numbers of the pack."""

from carambolage.engine.words.phrase import Phrase
from carambolage.games.road_kill_rally.names.things import Accessory, Rally, Skill, Slot
from carambolage.games.road_kill_rally.pack_reading.cards import ACCESSORY_NUMBERS, CARD_NUMBERS, SKILL_NUMBERS
from carambolage.games.road_kill_rally.state import AccessoryCard, RallyCard, Tables

Numbers = dict[str, int]


def card_numbers(t: Tables, card: int) -> Numbers:
    """The numbers of a rally card; those of its attack, if it has one."""
    name, printed = Rally.ids()[card], t.rally[card]
    attack = _attack(printed, 0, printed.at_all, printed.at_targets) if printed.dice else {}
    return {**attack, **dict(zip(CARD_NUMBERS.get(name, ()), printed.number, strict=False))}


def accessory_numbers(t: Tables, accessory: int) -> Numbers:
    """The numbers of an accessory; a weapon attacks one rival, or a target, and costs ammunition."""
    name, printed = Accessory.ids()[accessory], t.accessory[accessory]
    attack = {**_attack(printed, printed.least, 0, 1), "cost": printed.cost} if printed.slot == Slot.RED else {}
    return {**attack, **dict(zip(ACCESSORY_NUMBERS.get(name, ()), printed.number, strict=False))}


def skill_numbers(t: Tables, skill: int) -> Numbers:
    """The numbers of a driver skill."""
    return dict(zip(SKILL_NUMBERS.get(Skill.ids()[skill], ()), t.skill[skill], strict=False))


def _attack(printed: RallyCard | AccessoryCard, least: int, every: int, targets: int) -> Numbers:
    return {
        "dice": printed.dice,
        "range": printed.reach,
        "least": least,
        "arc": printed.arc,
        "tag": printed.tag,
        "sight": printed.sight,
        "every": every,
        "targets": targets,
    }


def card_text(t: Tables, card: int) -> Phrase:
    """What is printed on a rally card."""
    return Phrase(f"card-{Rally.ids()[card]}.text", **card_numbers(t, card))


def accessory_text(t: Tables, accessory: int) -> Phrase:
    """What is printed on an accessory."""
    return Phrase(f"accessory-{Accessory.ids()[accessory]}.text", **accessory_numbers(t, accessory))


def skill_text(t: Tables, skill: int) -> Phrase:
    """What a driver skill does."""
    return Phrase(f"skill-{Skill.ids()[skill]}.text", **skill_numbers(t, skill))

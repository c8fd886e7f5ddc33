"""Automatic reductions of damage: armour and the skill Tough as Nails (RK-DMG-03, chapter 21.9)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.road_kill_rally.cards.mounted import has_mounted, has_skill
from carambolage.games.road_kill_rally.names.things import Accessory, Skill, Slot, Source, Tag
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables


@rule
def reduction(g: State, t: Tables, victim: int, source: int, by: int, hits: int, tag: int, distance: int) -> int:
    """What armour and skill take off the hits, added up; nobody can decline them (RK-DMG-03, RK-CRD-SK03)."""
    armour = g.car[victim].slot[Slot.GREEN]
    cut = t.skill[Skill.TOUGH][0] if has_skill(g, victim, Skill.TOUGH) else 0
    if source == Source.ATTACK:
        if not is_pierced(g, t, by, tag):
            cut += attack_cut(t, armour, hits, tag, distance)
    elif source == Source.COLLISION:
        cut += collision_cut(t, armour)
    elif source == Source.CHECK and armour == Accessory.ROLL_CAGE:
        cut += t.accessory[Accessory.ROLL_CAGE].number[0]
    return min(cut, hits)


@rule
def is_pierced(g: State, t: Tables, by: int, tag: int) -> bool:
    """Bullets of a car with Armour-Piercing Rounds ignore mounted accessories (RK-CRD-RA22)."""
    return by != NOBODY and tag == Tag.BULLET and has_mounted(g, t, by, Accessory.PIERCING)


@rule
def attack_cut(t: Tables, armour: int, hits: int, tag: int, distance: int) -> int:
    """What each armour takes off an attack (RK-CRD-RA11, RK-CRD-RA12, RK-CRD-RA13, RK-CRD-RA14, RK-CRD-RA15,
    RK-CRD-RA17).
    """
    if armour == Slot.EMPTY:
        return 0
    number = t.accessory[armour].number
    if armour == Accessory.BALLISTIC:
        return number[1] if tag == Tag.BULLET else number[0]
    if armour == Accessory.FIREPROOF:
        return hits if tag == Tag.FIRE else number[0]
    if armour == Accessory.REACTIVE:
        return number[1] if tag == Tag.EXPLOSIVE else number[0]
    if armour == Accessory.RAM_PLATES:
        return number[1] if tag == Tag.RAM else 0
    if armour == Accessory.MIRROR:
        if tag == Tag.ENERGY:
            return hits
        return number[1] if distance >= number[2] else number[0]
    if armour == Accessory.SPIKED_HULL and (tag == Tag.BLADE or tag == Tag.RAM):
        return number[0]
    return 0


@rule
def collision_cut(t: Tables, armour: int) -> int:
    """What armour takes off the damage of collisions and wrecks (RK-CRD-RA14, RK-CRD-RA16)."""
    if armour == Accessory.RAM_PLATES:
        return t.accessory[armour].number[0]
    return t.accessory[armour].number[1] if armour == Accessory.ROLL_CAGE else 0

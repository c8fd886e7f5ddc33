"""What an attack is made with: the mounted weapon, an attack card, the Driver's Slingshot (chapters 14.2 and 14.3)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.road_kill_rally.cards.mounted import has_mounted, has_skill
from carambolage.games.road_kill_rally.names.things import Accessory, Arc, Means, Rally, Sight, Skill, Slot, Tag
from carambolage.games.road_kill_rally.state import State, Tables


@rule
def weapon_of(g: State, seat: int) -> int:
    """The mounted weapon, -1 without one."""
    return g.car[seat].slot[Slot.RED]


@rule
def dice_of(g: State, t: Tables, seat: int, means: int) -> int:
    """The dice of an attack with its bonuses, which count against rivals and targets alike (RK-WPN-04, RK-WPN-09,
    RK-CRD-RA22, RK-CRD-RA26, RK-CRD-SK02, RK-CRD-SK11).
    """
    if means == Means.WEAPON:
        weapon = t.accessory[weapon_of(g, seat)]
        dice = weapon.dice
        if has_mounted(g, t, seat, Accessory.COMPUTER):
            dice += t.accessory[Accessory.COMPUTER].number[0]
        if has_mounted(g, t, seat, Accessory.PIERCING) and weapon.tag == Tag.BULLET:
            dice += t.accessory[Accessory.PIERCING].number[0]
        return dice
    if means == Means.SLINGSHOT:
        return t.skill[Skill.SLINGSHOT][0]
    bully = t.skill[Skill.BULLY][1] if means == Rally.BUMP and has_skill(g, seat, Skill.BULLY) else 0
    return t.rally[means].dice + bully


@rule
def cost_of(g: State, t: Tables, seat: int, means: int) -> int:
    """The ammo points that a weapon costs; attack cards cost none (RK-WPN-03, RK-ATK-02, RK-CRD-RA27)."""
    if means != Means.WEAPON:
        return 0
    cost = t.accessory[weapon_of(g, seat)].cost
    if has_mounted(g, t, seat, Accessory.FEED):
        cost -= t.accessory[Accessory.FEED].number[0]
    return max(0, cost)


@rule
def ammo_of(g: State, t: Tables, seat: int) -> int:
    """The ammo values of a hand, added up (RK-CMB-07)."""
    points = 0
    for card in range(len(t.rally)):
        points += g.hand[seat][card] * t.rally[card].ammo
    return points


@rule
def arc_of(g: State, t: Tables, seat: int, means: int) -> int:
    """Where an attack reaches; the Turret turns the weapon everywhere (RK-ATK-03, RK-CRD-RA20)."""
    if means == Means.WEAPON:
        return Arc.ANY if has_mounted(g, t, seat, Accessory.TURRET) else t.accessory[weapon_of(g, seat)].arc
    return Arc.ANY if means == Means.SLINGSHOT else t.rally[means].arc


@rule
def reach_of(g: State, t: Tables, seat: int, means: int) -> int:
    """The largest range of an attack (RK-SHO-03, RK-CRD-RA26)."""
    if means == Means.WEAPON:
        more = t.accessory[Accessory.COMPUTER].number[1] if has_mounted(g, t, seat, Accessory.COMPUTER) else 0
        return t.accessory[weapon_of(g, seat)].reach + more
    return t.skill[Skill.SLINGSHOT][1] if means == Means.SLINGSHOT else t.rally[means].reach


@rule
def least_of(g: State, t: Tables, seat: int, means: int) -> int:
    """The smallest range of an attack, which no Turret changes (RK-SHO-03, RK-WPN-09, RK-CRD-RA09)."""
    return t.accessory[weapon_of(g, seat)].least if means == Means.WEAPON else 0


@rule
def sight_of(g: State, t: Tables, seat: int, means: int) -> int:
    """What an attack must see (RK-SHO-10, RK-CRD-RA08, RK-CRD-RA09)."""
    if means == Means.WEAPON:
        return t.accessory[weapon_of(g, seat)].sight
    return Sight.LINE if means == Means.SLINGSHOT else t.rally[means].sight


@rule
def tag_of(g: State, t: Tables, seat: int, means: int) -> int:
    """The tag of an attack, which armour reads (RK-WPN-06)."""
    if means == Means.WEAPON:
        return t.accessory[weapon_of(g, seat)].tag
    return Tag.BULLET if means == Means.SLINGSHOT else t.rally[means].tag


@rule
def is_at_all(t: Tables, means: int) -> bool:
    """Whether an attack hits every rival within reach (RK-ATK-06)."""
    return means < Means.WEAPON and t.rally[means].at_all != 0


@rule
def is_for_targets(t: Tables, means: int) -> bool:
    """Weapons and the attack cards marked T may shoot at a target (RK-TGT-01, RK-TGT-08)."""
    return means == Means.WEAPON or (means < Means.WEAPON and t.rally[means].at_targets != 0)

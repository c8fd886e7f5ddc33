"""Answers in words, with what they will do and how likely it is."""

from collections.abc import Callable, Mapping

from carambolage.engine.words.phrase import Argument, Phrase, seat_name
from carambolage.games.road_kill_rally.combat.means import cost_of, dice_of
from carambolage.games.road_kill_rally.move.speed import speed_cost
from carambolage.games.road_kill_rally.names.action import ACTIONS
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Means, Mode, Rally, Skill, Slot
from carambolage.games.road_kill_rally.road.rows import car_at, colour_at, space_of
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables
from carambolage.games.road_kill_rally.text.chances import (
    percent,
    run_over_percent,
    shot_percent,
    step_dice,
    wipe_out_percent,
)
from carambolage.games.road_kill_rally.text.harm import harm_of_attack, harm_of_collision, harm_of_entering, wreck_dice
from carambolage.games.road_kill_rally.text.naming import (
    MPH,
    accessory_name,
    card_name,
    class_name,
    colour_name,
    lane_name,
    skill_name,
    slot_name,
    space_name,
)
from carambolage.games.road_kill_rally.text.printed import accessory_text, card_text, skill_text

Fields = Mapping[str, int]
Teller = Callable[[State, Tables, int, Fields], Phrase]


def choice(g: State, t: Tables, seat: int, action: int) -> Phrase:
    """An answer in words."""
    answer = ACTIONS.unpack(action)
    teller = TELLERS.get(answer.verb)
    return teller(g, t, seat, answer.fields) if teller else Phrase(f"choice-{answer.verb}")


def _pass(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-pass-suffer" if g.ask == Question.SUFFER else "choice-pass")


def _decline(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-decline-stop" if g.ask == Question.PIT_BOX else "choice-decline")


def _keep(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    if g.ask == Question.REROLL_BLANKS:
        return Phrase("choice-keep-dice")
    return Phrase("choice-keep", accessory=accessory_name(g.car[seat].slot[g.about[0]]))


def _roll(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    dice = g.about[0]
    if g.ask == Question.RUN_OVER:
        return Phrase("choice-roll-target", dice=dice, percent=run_over_percent(t, dice))
    return Phrase("choice-roll", dice=dice, percent=wipe_out_percent(g, t, seat, dice))


def _pole(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    space = space_of(t.pole_row[f["pole"]], t.pole_lane[f["pole"]])
    return Phrase("choice-pole", pole=f["pole"] + 1, space=space_name(space))


def _class(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-target_class", target=class_name(g, f["kind"] + 1), points=t.points[f["kind"]])


def _speed(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    speed = f["step"] + 1
    return Phrase("choice-speed", speed=speed, mph=MPH * speed, cost=speed_cost(g, t, seat, speed))


def _step(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    row, lane = g.car[seat].row + 1, f["lane"]
    mode = Mode.ids()[f["mode"]]
    other = car_at(g, row, lane)
    rival = seat_name(other) if other != NOBODY else Phrase("state-upturned")
    if f["mode"] == Mode.COLLIDE:
        return Phrase("choice-step-collide", lane=lane_name(lane), rival=rival, **_collision(g, t, seat, other))
    dice = step_dice(g, t, seat, lane)
    kind = g.target[space_of(row, lane)]
    return Phrase(
        f"choice-step-{mode}",
        lane=lane_name(lane),
        colour=colour_name(colour_at(g, t, row, lane)),
        dice=dice,
        percent=wipe_out_percent(g, t, seat, dice, spent=int(f["mode"] == Mode.PASS)),
        rival=rival,
        target=class_name(g, kind) if kind else Phrase("nothing"),
        stands="yes" if kind else "no",
        **_wreck(g, t, seat, space_of(row, lane), dice),
    )


def _wreck(g: State, t: Tables, seat: int, space: int, check: int) -> dict[str, Argument]:
    """The dice that a car rolls against itself for a wreck in a space, and the chance of a wipe-out there after the
    check (RK-ELI-05).
    """
    wreck = wreck_dice(g, seat, space, flies=False)
    return {"wreck": wreck, "risk": percent(harm_of_entering(g, t, seat, check, wreck).wipes)}


def _collision(g: State, t: Tables, seat: int, other: int) -> dict[str, Argument]:
    """What a collision would do: the dice of both, and the speed afterwards (RK-COL-02, RK-COL-05)."""
    rival, own = harm_of_collision(g, t, seat, other)
    return {"dice": rival.dice, "back": own.dice, "speed": (g.car[seat].speed + g.car[other].speed) // 2}


def _brake(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    less = f["steps"] + 1
    return Phrase("choice-brake", card=card_name(Rally.HANDBRAKE), less=less, speed=g.car[seat].speed - less)


def _rival(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    other = g.car[f["seat"]]
    dice = dice_of(g, t, seat, g.about[0])
    where = space_name(space_of(other.row, other.lane))
    chance = percent(harm_of_attack(g, t, seat, f["seat"], g.about[0]).hurts)
    cards = g.cards[f["seat"]]
    return Phrase("choice-rival", rival=seat_name(f["seat"]), space=where, cards=cards, dice=dice, percent=chance)


def _target(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    kind = g.target[f["space"]]
    return Phrase(
        "choice-target",
        target=class_name(g, kind),
        space=space_name(f["space"]),
        points=t.points[kind - 1],
        percent=shot_percent(g, t, seat, g.about[0]),
    )


def _oil(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-oil", space=space_name(space_of(g.car[seat].row - 1, f["lane"])))


def _weapon(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    weapon = accessory_name(g.car[seat].slot[Slot.RED])
    dice, cost = dice_of(g, t, seat, Means.WEAPON), cost_of(g, t, seat, Means.WEAPON)
    return Phrase("choice-weapon", weapon=weapon, dice=dice, cost=cost)


def _play(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-play", card=card_name(f["card"]), text=card_text(t, f["card"]))


def _spend(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    card = f["card"]
    if g.ask == Question.RUN_OVER:
        return Phrase("choice-spend-die", card=card_name(card), percent=run_over_percent(t, g.about[0] + 1))
    return Phrase("choice-spend", card=card_name(card), ammo=t.rally[card].ammo)


def _lose(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-lose", card=card_name(f["card"]))


def _lose_all(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    wipes = g.about[0] > g.cards[seat] and g.car[seat].wiped == 0
    return Phrase("choice-lose_all", cards=g.cards[seat], wipes="yes" if wipes else "no")


def _skill(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-skill", skill=skill_name(f["skill"]), text=skill_text(t, f["skill"]))


def _mount(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    which = f["accessory"]
    return Phrase("choice-mount", accessory=accessory_name(which), text=accessory_text(t, which))


def _mounted(g: State, seat: int, f: Fields) -> Phrase:
    return accessory_name(g.car[seat].slot[f["slot"]])


TELLERS: dict[str, Teller] = {
    "pass": _pass,
    "decline": _decline,
    "keep": _keep,
    "leave_empty": lambda g, t, seat, f: Phrase("choice-leave_empty", slot=slot_name(g.about[0])),
    "roll": _roll,
    "play_safe": lambda g, t, seat, f: Phrase("choice-play_safe", cards=g.about[0]),
    "reroll": lambda g, t, seat, f: Phrase("choice-reroll", blanks=g.about[1]),
    "skill": _skill,
    "pole": _pole,
    "target_class": _class,
    "speed": _speed,
    "step": _step,
    "brake": _brake,
    "rival": _rival,
    "target": _target,
    "oil": _oil,
    "weapon": _weapon,
    "play": _play,
    "slingshot": lambda g, t, seat, f: Phrase("choice-slingshot", skill=skill_name(Skill.SLINGSHOT)),
    "two_card_stop": lambda g, t, seat, f: Phrase("choice-two_card_stop", cards=t.skill[Skill.MECHANIC][0]),
    "spend": _spend,
    "lose": _lose,
    "lose_all": _lose_all,
    "mount": _mount,
    "lose_slot": lambda g, t, seat, f: Phrase("choice-lose_slot", accessory=_mounted(g, seat, f)),
}

"""Answers in words, with what they will do."""

from collections.abc import Callable, Mapping

from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.games.wreckage.equipment.owned import handling_of, structure_of
from carambolage.games.wreckage.geometry.angles import HALF
from carambolage.games.wreckage.names.action import ACTIONS
from carambolage.games.wreckage.names.components import SLOTS, WEAPONS, Face
from carambolage.games.wreckage.names.rulings import QuickSetup, TravelRule
from carambolage.games.wreckage.names.things import NOBODY, How
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text import ahead
from carambolage.games.wreckage.text.naming import (
    GEAR_IDS,
    PLAY_IDS,
    SIDE_IDS,
    VEHICLE_IDS,
    degrees,
    equipment_name,
    equipment_text,
    face_name,
    kind_name,
    listing,
    play_name,
    token_name,
    vehicle_name,
)
from carambolage.games.wreckage.text.odds import odds, percent, tenths
from carambolage.games.wreckage.turn.card_uses import WIDEST

Fields = Mapping[str, int]
Teller = Callable[[State, Tables, int, Fields], Phrase]
HOW_IDS = How.ids()


def choice(g: State, t: Tables, seat: int, action: int) -> Phrase:
    """An answer in words."""
    answer = ACTIONS.unpack(action)
    return TELLERS[answer.verb](g, t, seat, answer.fields)


def _vehicle(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    vehicle = 2 * f["token"] + f["face"]
    name = VEHICLE_IDS[vehicle]
    common = {
        "acceleration": t.acceleration[vehicle],
        "handling": t.handling[vehicle],
        "structure": t.structure[vehicle],
    }
    names = {"vehicle": vehicle_name(vehicle), "token": token_name(f["token"])}
    if g.house.quick_setup != QuickSetup.READY:
        return Phrase("choice-vehicle", **names, **common, hint=Phrase(f"vehicle-{name}.hint"))
    cards = listing([equipment_name(kind) for kind in t.ready[vehicle]])
    nickname = Phrase(f"vehicle-{name}.nickname")
    return Phrase("choice-vehicle-ready", **names, **common, nickname=nickname, equipment=cards)


def _equip(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    """A card of the draft; who would own three cards and no weapon is warned (WK-SET-07)."""
    kind = f["kind"]
    name = "choice-equip-unarmed" if _stays_unarmed(g, seat, kind) else "choice-equip"
    return Phrase(name, equipment=equipment_name(kind), copies=g.pool[kind], text=equipment_text(t, kind))


def _stays_unarmed(g: State, seat: int, kind: int) -> bool:
    owned = [other for other in g.cars[seat].equipment if other != NOBODY]
    return len(owned) == SLOTS - 1 and min(kind, *owned) >= WEAPONS


def _plan(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    vehicle = g.cars[seat].vehicle
    planned = [name for name in ("first", "second") if f[name] != Face.EMPTY]
    cards = {name: face_name(t, vehicle, f[name]) for name in planned}
    wording = {2: "choice-plan", 1: f"choice-plan-{planned[0]}" if planned else "", 0: "choice-plan-none"}
    return Phrase(wording[len(planned)], **cards)


def _speed(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    speed = Phrase("choice-speed", gear=GEAR_IDS[f["gear"]], speed=f["speed"])
    return _with(speed, ahead.way(g, t, seat, ahead.pose_of(g, seat), f["gear"], f["speed"]))


def _with(answer: Phrase, coming: Phrase | None) -> Phrase:
    """An answer and what would come of it, where that can be told."""
    return answer if coming is None else Phrase("choice-ahead", choice=answer, ahead=coming)


def _turn(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    angle = degrees(f["angle"])
    gear = _declared_gear(g, seat, f)
    side = SIDE_IDS[f["side"]]
    if f["angle"] >= WIDEST and g.cars[seat].hits + 1 >= structure_of(g, t, seat):
        return Phrase("choice-turn-fatal", side=side, degrees=angle, gear=gear)
    hairpin = "yes" if f["angle"] >= WIDEST else "no"
    answer = Phrase("choice-turn", side=side, degrees=angle, gear=gear, hairpin=hairpin)
    return _with(answer, ahead.turn(g, t, seat, f["side"], f["gear"], 2 * (f["angle"] + 1)))


def _declared_gear(g: State, seat: int, f: Fields) -> str:
    """The gear of a turn where it is worth a word: a stopped car may choose it."""
    return GEAR_IDS[f["gear"]] if g.cars[seat].speed == 0 else GEAR_IDS[0]


def _u_turn(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    answer = Phrase("choice-u_turn", side=SIDE_IDS[f["side"]], gear=_declared_gear(g, seat, f))
    return _with(answer, ahead.turn(g, t, seat, f["side"], f["gear"], HALF))


def _apply(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-apply", card=play_name(g.act.card), text=Phrase(f"card-{PLAY_IDS[g.act.card]}.text"))


def _decline(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-decline", card=play_name(g.act.card))


def _pay(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    one = kind_name(t, g.cars[seat].vehicle, f["one"])
    if f["one"] == f["two"]:
        return Phrase("choice-pay-twice", one=one)
    return Phrase("choice-pay", one=one, two=kind_name(t, g.cars[seat].vehicle, f["two"]))


def _gain(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    if f["what"] == 0:
        return Phrase("choice-gain-hit", left=g.cars[seat].hits - 1)
    return Phrase("choice-gain-card", card=kind_name(t, g.cars[seat].vehicle, f["what"] - 1))


def _drive(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    car = g.cars[seat]
    length = car.speed + (t.nitro_spaces if f["how"] == How.NITRO else 0)
    if f["how"] == How.HOLD:
        drive = Phrase("choice-drive-hold", brake="yes" if g.house.travel_rule == TravelRule.BRAKE else "no")
    else:
        drive = Phrase(f"choice-drive-{HOW_IDS[f['how']]}", spaces=length)
    if f["mine"] != 0:
        drive = Phrase("choice-drive-mine", drive=drive, after=f["mine"] - 1)
    if f["how"] == How.HOLD or g.act.jump:
        return drive
    return _with(drive, ahead.way(g, t, seat, ahead.pose_of(g, seat), car.gear, length))


def _fire(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    target = f["target"]
    kind = g.cars[seat].equipment[f["slot"]]
    handling = handling_of(g, t, target)
    chances = odds(g, t, t.attack[kind], handling, structure_of(g, t, target) - g.cars[target].hits)
    mean = tenths(chances.mean)
    return Phrase(
        "choice-fire",
        weapon=equipment_name(kind),
        target=seat_name(target),
        cards=t.attack[kind],
        handling=handling,
        chance=percent(chances.hit),
        whole=mean // 10,
        tenths=mean % 10,
    )


def _pass(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-pass", barrage="yes" if g.act.barrage else "no")


def _plating(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    points = g.draw.points
    if f["keep"] == 0:
        return Phrase("choice-plating-discard", points=max(0, points - t.plating_points))
    fatal = g.cars[seat].hits + points >= structure_of(g, t, seat)
    return Phrase("choice-plating-keep", points=points, fatal="yes" if fatal else "no")


TELLERS: dict[str, Teller] = {
    "vehicle": _vehicle,
    "equip": _equip,
    "start": lambda g, t, seat, f: Phrase("choice-start", speed=f["speed"]),
    "plan": _plan,
    "douse": lambda g, t, seat, f: Phrase("choice-douse"),
    "speed": _speed,
    "turn": _turn,
    "u_turn": _u_turn,
    "apply": _apply,
    "decline": _decline,
    "repair": lambda g, t, seat, f: Phrase("choice-repair"),
    "pay": _pay,
    "gain": _gain,
    "drive": _drive,
    "fire": _fire,
    "pass": _pass,
    "plating": _plating,
    "drop": lambda g, t, seat, f: Phrase("choice-drop", site=Phrase(f"site-{f['site'] + 1}")),
}

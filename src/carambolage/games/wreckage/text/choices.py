"""Answers in words, with what they will do."""

from collections.abc import Callable, Mapping

from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.games.wreckage.equipment.owned import count_of, handling_of, structure_of
from carambolage.games.wreckage.names.action import ACTIONS
from carambolage.games.wreckage.names.components import SLOTS, WEAPONS, Equipment, Reach
from carambolage.games.wreckage.names.things import NOBODY, Gear, How, Play, Side
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text.naming import (
    degrees,
    equipment_name,
    face_name,
    kind_name,
    play_name,
    speed_name,
    vehicle_name,
)
from carambolage.games.wreckage.turn.card_uses import WIDEST
from carambolage.games.wreckage.turn.seats import cans_of

Fields = Mapping[str, int]
Teller = Callable[[State, Tables, int, Fields], Phrase]

SIDE_IDS, GEAR_IDS, HOW_IDS, REACH_IDS = Side.ids(), Gear.ids(), How.ids(), Reach.ids()


def choice(g: State, t: Tables, seat: int, action: int) -> Phrase:
    """An answer in words."""
    answer = ACTIONS.unpack(action)
    return TELLERS[answer.verb](g, t, seat, answer.fields)


def _vehicle(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    vehicle = 2 * f["token"] + f["face"]
    return Phrase(
        "choice-vehicle",
        vehicle=vehicle_name(vehicle),
        acceleration=t.acceleration[vehicle],
        handling=t.handling[vehicle],
        structure=t.structure[vehicle],
        first=play_name(Play.JUMP + t.special[f["token"]][0]),
        second=play_name(Play.JUMP + t.special[f["token"]][1]),
    )


def _equip(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    """A card of the draft; who is about to own three cards and no weapon is warned (WK-SET-07)."""
    kind = f["kind"]
    owned = [owned for owned in g.cars[seat].equipment if owned != NOBODY]
    unarmed = len(owned) == SLOTS - 1 and kind >= WEAPONS and all(other >= WEAPONS for other in owned)
    name = equipment_name(kind)
    if kind >= WEAPONS:
        return Phrase("choice-equip-upgrade", equipment=name, left=g.pool[kind], unarmed="yes" if unarmed else "no")
    return Phrase(
        "choice-equip-weapon",
        equipment=name,
        left=g.pool[kind],
        attack=t.attack[kind],
        reach=REACH_IDS[t.reach[kind]],
    )


def _plan(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    vehicle = g.cars[seat].vehicle
    return Phrase("choice-plan", first=face_name(t, vehicle, f["first"]), second=face_name(t, vehicle, f["second"]))


def _speed(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-speed", speed=speed_name(f["speed"], f["gear"]))


def _turn(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    """A turn; a hairpin says what it costs, and whether it is the end (WK-CRD-13)."""
    car = g.cars[seat]
    return Phrase(
        "choice-turn",
        side=SIDE_IDS[f["side"]],
        degrees=degrees(f["angle"]),
        gear=_declared(g, seat, f["gear"]),
        hairpin="no" if f["angle"] < WIDEST else "deadly" if car.hits + 1 >= structure_of(g, t, seat) else "yes",
    )


def _declared(g: State, seat: int, gear: int) -> str:
    """Reverse as a choice of its own: only a standing car has it (WK-REV-06)."""
    return "reverse" if gear == Gear.REVERSE and g.cars[seat].speed == 0 else "plain"


def _u_turn(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-u_turn", side=SIDE_IDS[f["side"]], gear=_declared(g, seat, f["gear"]))


def _apply(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-apply", card=play_name(g.about[0]), text=Phrase(f"card-{Play.ids()[g.about[0]]}.text"))


def _pay(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    vehicle = g.cars[seat].vehicle
    return Phrase("choice-pay", first=kind_name(t, vehicle, f["one"]), second=kind_name(t, vehicle, f["two"]))


def _gain(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    if f["what"] == 0:
        return Phrase("choice-gain-hit")
    return Phrase("choice-gain-card", card=kind_name(t, g.cars[seat].vehicle, f["what"] - 1))


def _drive(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    car = g.cars[seat]
    spaces = car.speed + (t.nitro_spaces if f["how"] == How.NITRO else 0)
    return Phrase(
        "choice-drive",
        how="jump" if g.act.jump and f["how"] == How.TRAVEL else HOW_IDS[f["how"]],
        spaces=spaces,
        way="back" if car.gear == Gear.REVERSE and car.speed else "ahead",
        mine=f["mine"] - 1,
    )


def _fire(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    kind, target = g.cars[seat].equipment[f["slot"]], f["target"]
    return Phrase(
        "choice-fire",
        weapon=equipment_name(kind),
        target=seat_name(target),
        attack=t.attack[kind],
        handling=handling_of(g, t, target),
        left=structure_of(g, t, target) - g.cars[target].hits,
        cans=cans_of(g, target),
    )


def _plating(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    if f["keep"]:
        return Phrase("choice-plating-keep")
    left = max(0, g.draw.points - t.plating_points)
    return Phrase("choice-plating-discard", left=left, copies=count_of(g, seat, Equipment.STEEL_PLATING))


def _drop(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-drop", site=f["site"] + 1)


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
    "decline": lambda g, t, seat, f: Phrase("choice-decline"),
    "repair": lambda g, t, seat, f: Phrase("choice-repair"),
    "pay": _pay,
    "gain": _gain,
    "drive": _drive,
    "fire": _fire,
    "pass": lambda g, t, seat, f: Phrase("choice-pass"),
    "plating": _plating,
    "drop": _drop,
}

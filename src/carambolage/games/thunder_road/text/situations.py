"""Answers whose meaning depends on the question: yes, no, a vehicle, a space, a damage token."""

from collections.abc import Mapping

from carambolage.engine.words.phrase import Argument, Phrase
from carambolage.games.thunder_road.cards.hooks.slam import size_for_hit
from carambolage.games.thunder_road.cards.upgrades.wheels import overdriven
from carambolage.games.thunder_road.ground.grid import on_board
from carambolage.games.thunder_road.names.cards import Card, Upgrade
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Damage, Direction, Hazard, VehicleKind
from carambolage.games.thunder_road.pack_reading.road import TERRAINS
from carambolage.games.thunder_road.state import NOBODY, State, Tables
from carambolage.games.thunder_road.text.ahead import ahead
from carambolage.games.thunder_road.text.asked import subject_of
from carambolage.games.thunder_road.text.cards import effect_name
from carambolage.games.thunder_road.text.naming import (
    HAZARDS,
    QUESTIONS,
    SIZES,
    crew_name,
    damage_name,
    joined,
    located,
    seen_token,
    space_code,
    vehicle_name,
)
from carambolage.games.thunder_road.turn.dice import covers

Fields = Mapping[str, int]

REROLLS = {Question.SLAM_REROLL, Question.RIG_REROLL, Question.BEACON_REROLL, Question.LUCKY_REROLL}
REROLLS |= {Question.SHOT_REROLL, Question.FATE_REROLL, Question.FIRE_REROLL}
PLACES = {Question.RIG_DISPENSER, Question.EGG_SPACE, Question.SPREAD, Question.SPIKE_SPACE}
NOTHINGS = {
    Question.EFFECT_MENU,
    Question.SPEND_SCRAP,
    Question.PEEK_HAZARD,
    Question.DROP_TOKEN,
    Question.CRANE_TARGET,
}
CARDS = {Question.PLAY_REACTION, Question.CLAIM_BOUNTY}
BOTH = {
    Question.ROAD_BONUS,
    Question.DICE_OR_CARDS,
    Question.REFUSE_SLIDE,
    Question.DOZE_TOKEN,
    Question.STAY_PUT,
    Question.ANCHOR,
}
DECLINED = {Question.ASSIGN_COMMAND, Question.ASSIGN_TOKEN, Question.SHOOT_TARGET, Question.RAISE_STEP}
SHOTS = {Question.SHOOT_TARGET, Question.KAMIKAZE_TARGET}


def _kind(g: State) -> str | None:
    """The name under which yes and no have words of their own."""
    if g.ask in REROLLS:
        return "reroll"
    if g.ask in PLACES:
        return "place"
    if g.ask in CARDS:
        return "card"
    if g.ask in NOTHINGS:
        return "effect_menu"
    return QUESTIONS[g.ask] if g.ask in BOTH | DECLINED | {Question.SHOT_MODE} else None


def _details(g: State, t: Tables, seat: int) -> dict[str, Argument]:
    """What yes and no tell besides."""
    v = subject_of(g)
    if g.ask == Question.ROAD_BONUS:
        return {"moves": overdriven(g, t, v, g.dice.road), "drifting": "yes" if g.turn.drifting else "no"}
    if g.ask == Question.DOZE_TOKEN:
        return {"price": t.number[Card.UPGRADE + Upgrade.DOZER_BLADE][0]}
    if g.ask == Question.ANCHOR:
        return {"goal": ahead(g, t, seat, v, Direction.FRONT, False)}
    return {}


def accepting(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    """Yes, please."""
    kind = _kind(g)
    if kind is None or g.ask in PLACES | DECLINED | NOTHINGS:
        return Phrase("choice-accept")
    return Phrase(f"choice-accept-{kind}", **_details(g, t, seat))


def declining(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    """No, thanks."""
    kind = "shoot_target" if g.ask == Question.SHOT_MODE else _kind(g)
    if kind is None:
        return Phrase("choice-decline")
    return Phrase(f"choice-decline-{kind}", **_details(g, t, seat))


def naming_vehicle(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    """A vehicle is named: to shoot at, to push, to repair, to lift."""
    v = f["vehicle"]
    if g.ask in SHOTS:
        return _target(g, t, v)
    if g.ask == Question.BIKE_SLAM:
        return Phrase("choice-pushed", vehicle=vehicle_name(g, v, "start"), goal=_push(g, t, seat, v))
    return Phrase("choice-vehicle", vehicle=located(g, v))


def _push(g: State, t: Tables, seat: int, v: int) -> Phrase:
    return ahead(g, t, seat, v, g.dice.direction, False)


def _target(g: State, t: Tables, v: int) -> Phrase:
    """A target with its size and how much of the shooting die hits it."""
    size = size_for_hit(g, t, v)
    hits = sum(covers(face, size) for face in t.shooting_die)
    message = "choice-target_wreck" if g.vehicles[v].kind == VehicleKind.WRECK else "choice-target"
    return Phrase(message, vehicle=located(g, v), size=Phrase(f"size-{SIZES[size]}"), hits=hits)


def naming_space(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    """A space is named: for a chopper, a token, a wreck, a landing."""
    space = f["space"]
    told: dict[str, Argument] = {"space": space_code(g, space), "what": _lying(g, space, seat)}
    if g.ask not in (Question.AIRSTRIKE_SPACE, Question.AIRLIFT_CHOPPER):
        return Phrase("choice-space", **told)
    found = [on_board(g, t, space, way) for way in (Direction.FRONT_LEFT, Direction.FRONT, Direction.FRONT_RIGHT)]
    targets = [vehicle_name(g, g.at[there]) for there in found if there != NOBODY and g.at[there] != NOBODY]
    if not targets:
        return Phrase("choice-airstrike-alone", **told)
    return Phrase("choice-airstrike", targets=joined(targets), **told)


def _lying(g: State, space: int, seat: int) -> Phrase:
    """The ground of a space and what lies or stands on it."""
    parts = [Phrase(f"ground-{TERRAINS[g.ground[space]]}")]
    token = seen_token(g, space, seat)
    if token != Hazard.NONE:
        parts.append(Phrase(f"lying-{HAZARDS[token]}"))
    if g.at[space] != NOBODY:
        parts.append(vehicle_name(g, g.at[space]))
    if g.chopper[space] != NOBODY:
        parts.append(Phrase("who-chopper", crew=crew_name(g, g.chopper[space], "of"), form="inside"))
    return joined(parts)


def damaged(g: State, v: int, slot: int) -> Phrase:
    """A damage token of a vehicle, with its ongoing effect."""
    vehicle = g.vehicles[v]
    name = damage_name(vehicle.damage[slot])
    if vehicle.damage[slot] == Damage.ONGOING and vehicle.ongoing[slot]:
        return Phrase("choice-effect", damage=name, effect=effect_name(vehicle.ongoing[slot] - 1))
    return name


def repairing(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    """A damage token is taken away."""
    v, slot = f["vehicle"], f["slot"]
    message = "choice-repair-runs" if g.vehicles[v].broken else "choice-repair"
    return Phrase(message, vehicle=located(g, v), slot=slot, damage=damaged(g, v, slot))

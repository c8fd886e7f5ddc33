"""What a seat is asked, in words."""

from collections.abc import Callable

from carambolage.engine.words.phrase import Argument, Phrase
from carambolage.games.thunder_road.cards.upgrades.wheels import overdriven
from carambolage.games.thunder_road.ground.places import partner
from carambolage.games.thunder_road.names.cards import Card
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Die, Drift
from carambolage.games.thunder_road.slam.pushes import pushed_vehicle
from carambolage.games.thunder_road.state import NOBODY, State, Tables
from carambolage.games.thunder_road.text.ahead import ahead
from carambolage.games.thunder_road.text.asked import own_crew, subject_of
from carambolage.games.thunder_road.text.cards import card_name, card_text
from carambolage.games.thunder_road.text.naming import (
    MOMENTS,
    QUESTIONS,
    SECTIONS,
    fire_face,
    joined,
    shot_face,
    slam_face,
    space_code,
    vehicle_name,
    way_name,
)
from carambolage.games.thunder_road.turn.assigning import all_have_moved


def slam_rolled(g: State, t: Tables, seat: int) -> Phrase:
    """The dice of a slam: who is pushed, and onto what."""
    v = pushed_vehicle(g)
    return Phrase(
        "rolled-slam",
        face=slam_face(g.dice.slam),
        way=way_name(g.dice.direction),
        vehicle=vehicle_name(g, v, "of"),
        goal=ahead(g, t, seat, v, g.dice.direction, False),
    )


def dice_shown(g: State, dice: int) -> Phrase:
    """Any special dice that were just rolled."""
    parts = []
    if dice & Die.SLAM:
        parts.append(Phrase("rolled-die", die=Phrase("die-slam"), face=slam_face(g.dice.slam)))
    if dice & Die.DIRECTION:
        parts.append(Phrase("rolled-die", die=Phrase("die-direction"), face=way_name(g.dice.direction)))
    if dice & Die.SHOOTING:
        parts.append(Phrase("rolled-die", die=Phrase("die-shooting"), face=shot_face(g.dice.shooting)))
    if dice & Die.STUNT:
        parts.append(Phrase("rolled-die", die=Phrase("die-stunt"), face=Phrase("rolled-number", number=g.dice.stunt)))
    if dice & Die.FIRE:
        parts.append(Phrase("rolled-die", die=Phrase("die-fire"), face=fire_face(g.dice.fire)))
    return Phrase("rolled-dice", dice=joined(parts or [Phrase("rolled-nothing")]))


Details = dict[str, Argument]
Teller = Callable[[State, Tables, int], Details]


def question(g: State, t: Tables, seat: int) -> Phrase:
    """What the asked seat is asked, with what it is about."""
    name = QUESTIONS[g.ask]
    if g.ask in BY_CARD and g.crews[own_crew(g, seat)].german:
        name = f"{name}_card"
    return Phrase(f"ask-{name}", **(DETAILS[g.ask](g, t, seat) if g.ask in DETAILS else {}))


def dice_of(g: State, crew: int) -> str:
    """The unused dice of a crew."""
    return " ".join(str(value) for value in sorted(g.crews[crew].dice) if value) or "-"


def _who(form: str) -> Teller:
    return lambda g, t, seat: {"vehicle": vehicle_name(g, subject_of(g), form)}


def _dice(g: State, t: Tables, seat: int) -> Details:
    return {"dice": dice_of(g, own_crew(g, seat))}


def _assign(g: State, t: Tables, seat: int) -> Details:
    mine = [crew for crew in range(g.crew_count) if g.crews[crew].seat == seat and g.crews[crew].out == 0]
    dice = "; ".join(dice_of(g, crew) for crew in mine)
    coasting = all(all_have_moved(g, crew) for crew in mine)
    return {"dice": dice, "road": g.dice.road, "coasting": "yes" if coasting else "no"}


def _command(g: State, t: Tables, seat: int) -> Details:
    return {} if g.crews[g.about[0]].german else {"dice": dice_of(g, g.about[0])}


def _rig(g: State, t: Tables, seat: int) -> Details:
    return {"dice": dice_of(g, g.about[0]), "steering": g.crews[g.about[0]].steering}


def _bikes(g: State, t: Tables, seat: int) -> Details:
    return {"dice": dice_of(g, g.about[0]), "stage": g.about[1], "road": g.dice.road}


def _moves(g: State, t: Tables, seat: int) -> Details:
    return {"vehicle": vehicle_name(g, g.about[0], "start"), "moves": g.turn.moves}


def _step(g: State, t: Tables, seat: int) -> Details:
    where = space_code(g, g.vehicles[g.about[0]].space)
    return {**_moves(g, t, seat), "space": where, "drift": "yes" if g.turn.drift == Drift.READY else "no"}


def _drift(g: State, t: Tables, seat: int) -> Details:
    v = g.about[0]
    return {"vehicle": vehicle_name(g, v, "start"), "other": vehicle_name(g, partner(g, v), "of")}


def _bonus(g: State, t: Tables, seat: int) -> Details:
    v = g.about[0]
    drifting = "yes" if g.turn.drifting else "no"
    return {"vehicle": vehicle_name(g, v, "start"), "moves": overdriven(g, t, v, g.dice.road), "drifting": drifting}


def _slam(g: State, t: Tables, seat: int) -> Details:
    top, bottom = vehicle_name(g, g.slam.top, "start"), vehicle_name(g, g.slam.bottom)
    return {"vehicle": top, "other": bottom, "dice": slam_rolled(g, t, seat)}


def _shoved(g: State, t: Tables, seat: int) -> Details:
    return {"vehicle": vehicle_name(g, g.about[0]), "by": vehicle_name(g, g.turn.vehicle, "start")}


def _lucky(g: State, t: Tables, seat: int) -> Details:
    v = subject_of(g)
    return {"vehicle": vehicle_name(g, v, "of"), "goal": ahead(g, t, seat, v, g.dice.direction, False)}


def _shoot(g: State, t: Tables, seat: int) -> Details:
    shooter = g.shot.shooter
    name = Phrase("vehicle-chopper") if shooter == NOBODY else vehicle_name(g, shooter)
    return {"chopper": "yes" if shooter == NOBODY else "no", "vehicle": name}


def _shot(g: State, t: Tables, seat: int) -> Details:
    return {"vehicle": vehicle_name(g, g.shot.target), "face": shot_face(g.dice.shooting)}


def _target(form: str) -> Teller:
    return lambda g, t, seat: {"vehicle": vehicle_name(g, g.shot.target, form)}


def _fire(g: State, t: Tables, seat: int) -> Details:
    return {"vehicle": vehicle_name(g, subject_of(g), "of"), "face": fire_face(g.dice.fire)}


def _card(g: State, t: Tables, seat: int) -> Details:
    which = Card.BOUNTY + g.about[1] if g.ask == Question.CLAIM_BOUNTY else Card.ONE_SHOT + g.about[0]
    return {"card": card_name(which), "text": card_text(t, which)}


BY_CARD = {Question.ASSIGN, Question.ASSIGN_COMMAND}
DETAILS: dict[int, Teller] = {
    Question.START_TILE: lambda g, t, seat: {"first": g.about[0], "second": g.about[1]},
    Question.ASSIGN: _assign,
    Question.ASSIGN_COMMAND: _command,
    Question.ASSIGN_TOKEN: lambda g, t, seat: {"tokens": g.crews[g.about[0]].tokens},
    Question.BIKE_ASSIGN: _bikes,
    Question.RIG_STEERING: _dice,
    Question.RIG_ASSIGN: _rig,
    Question.RIG_REPAIR: lambda g, t, seat: {"section": SECTIONS[g.about[1]]},
    Question.RAISE_STEP: _who("start"),
    Question.SIDESTEP: _who("inside"),
    Question.ENTRY_SPACE: _moves,
    Question.STEP: _step,
    Question.DRIFT: _drift,
    Question.ROAD_BONUS: _bonus,
    Question.COW_CATCHER: _shoved,
    Question.REFUSE_SLIDE: _who("inside"),
    Question.DOZE_TOKEN: _who("inside"),
    Question.STAY_PUT: _who("inside"),
    Question.ANCHOR: _who("inside"),
    Question.BRAKE_TARGET: _who("of"),
    Question.HOTWIRE_STEP: _who("inside"),
    Question.SLAM_REROLL: _slam,
    Question.BIKE_SLAM: lambda g, t, seat: {"way": way_name(g.dice.direction)},
    Question.LUCKY_REROLL: _lucky,
    Question.FATE_REROLL: lambda g, t, seat: {"dice": dice_shown(g, g.about[0])},
    Question.FIRE_REROLL: _fire,
    Question.SHOOT_TARGET: _shoot,
    Question.SHOT_MODE: _who("inside"),
    Question.RIG_REROLL: _shot,
    Question.BEACON_REROLL: _shot,
    Question.SHOT_REROLL: _shot,
    Question.EFFECT_MENU: lambda g, t, seat: {"moment": MOMENTS[g.about[0]]},
    Question.PLAY_REACTION: _card,
    Question.CLAIM_BOUNTY: _card,
    Question.SPEND_SCRAP: lambda g, t, seat: {"scrap": g.crews[own_crew(g, seat)].scrap},
    Question.AIRLIFT_LANDING: _who("inside"),
}

"""Dice on the table, in words, with what they would do."""

from carambolage.engine.words.phrase import Phrase
from carambolage.games.thunder_road.names.things import Die
from carambolage.games.thunder_road.slam.pushes import pushed_vehicle
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.text.ahead import ahead
from carambolage.games.thunder_road.text.naming import fire_face, joined, shot_face, slam_face, vehicle_name, way_name


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

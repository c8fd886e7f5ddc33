"""Answers of set-up, Assign and Command: crews, leaders, upgrades, dice, cards, commands."""

from collections.abc import Callable, Mapping

from carambolage.engine.words.phrase import Phrase
from carambolage.games.thunder_road.crews.big_rig import section_of
from carambolage.games.thunder_road.names.cards import Card
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.pack_reading.road import SIDES
from carambolage.games.thunder_road.setup.upgrades import fitted_card
from carambolage.games.thunder_road.state import CREW_VEHICLES, State, Tables
from carambolage.games.thunder_road.text.asked import own_crew
from carambolage.games.thunder_road.text.cards import (
    RIG_NAMES,
    card_name,
    card_text,
    command_name,
    command_text,
    german_name,
    leader_name,
    slot_command,
    told_card,
)
from carambolage.games.thunder_road.text.naming import (
    CREWS,
    SECTIONS,
    crew_name,
    joined,
    shot_face,
    space_code,
    vehicle_name,
    where,
)
from carambolage.games.thunder_road.turn.boards import works

Fields = Mapping[str, int]
Teller = Callable[[State, Tables, int, Fields], Phrase]


def _crew(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    name = CREWS[f["crew"]]
    if g.ask == Question.JAM_TARGET:
        return _jammed(g, f["crew"])
    if name in ("big_rig", "final_five"):
        return Phrase("choice-special_crew", crew=Phrase(f"crew-{name}"), text=Phrase(f"crew-{name}.text"))
    return Phrase("choice-crew", crew=Phrase(f"crew-{name}"))


def _jammed(g: State, kind: int) -> Phrase:
    """A chopper is named by its crew."""
    crew = next(number for number in range(g.crew_count) if g.crews[number].kind == kind)
    return Phrase("choice-chopper", crew=crew_name(g, crew, "of"), space=space_code(g, g.crews[crew].chopper))


def _leader(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    which = f["leader"]
    return Phrase(
        "choice-leader",
        leader=leader_name(which),
        title=Phrase(f"{leader_name(which).message}.title"),
        stars=t.stars[which],
        power=card_name(Card.POWER + which),
        text=card_text(t, Card.POWER + which),
        commands=joined([command_name(command) for command in t.command[which] if command >= 0]),
    )


def _keep(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return told_card(t, "choice-card", Card.UPGRADE + f["card"])


def _fit(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    kept = g.crews[own_crew(g, seat)].kept
    names = [card_name(Card.UPGRADE + kept[fitted_card(f["order"], car)] - 1) for car in range(3)]
    return Phrase("choice-fit", first=names[0], second=names[1], third=names[2])


def _assign(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    v = CREW_VEHICLES * f["crew"] + f["vehicle"]
    vehicle = g.vehicles[v]
    return Phrase(
        "choice-assign-burning" if vehicle.burning else "choice-assign",
        value=f["value"] + 1,
        vehicle=vehicle_name(g, v, "to"),
        space=where(g, v),
        coast="yes" if vehicle.moved else "no",
    )


def _assign_card(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    v = CREW_VEHICLES * f["crew"] + f["vehicle"]
    return Phrase(
        "choice-assign_card",
        card=german_name(f["card"]),
        value=t.german_move[f["card"]],
        shot=shot_face(t.german_shot[f["card"]]),
        vehicle=vehicle_name(g, v, "to"),
        space=where(g, v),
        coast="yes" if g.vehicles[v].moved else "no",
    )


def _command(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    command, _ = slot_command(g, t, own_crew(g, seat), f["slot"])
    return Phrase("choice-command", value=f["value"] + 1, command=command_name(command), text=command_text(t, command))


def _command_card(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    command, _ = slot_command(g, t, own_crew(g, seat), f["slot"])
    which = f["card"]
    told = {"command": command_name(command), "text": command_text(t, command), "card": german_name(which)}
    return Phrase("choice-command_card", value=t.german_move[which], **told)


def _token(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    command, value = slot_command(g, t, own_crew(g, seat), f["slot"])
    return Phrase("choice-token", value=value, command=command_name(command), text=command_text(t, command))


def _first(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    command, _ = slot_command(g, t, own_crew(g, seat), f["slot"])
    return Phrase("choice-first", command=command_name(command), text=command_text(t, command))


def _steering(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-steering", value=f["value"] + 1)


def _rig(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    command = f["command"]
    return Phrase(
        "choice-rig",
        value=f["value"] + 1,
        command=command_name(RIG_NAMES + command),
        section=Phrase(f"section-{SECTIONS[section_of(command)]}"),
        text=command_text(t, RIG_NAMES + command),
        works="yes" if works(g, own_crew(g, seat), command) else "no",
    )


def _rig_command(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    section = Phrase(f"section-{SECTIONS[f['command'] // 2]}")
    return Phrase("choice-rig_command", command=command_name(RIG_NAMES + f["command"]), section=section)


def _start(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-start", tile=Phrase(f"tile-{SIDES[f['side']]}"))


ORDERS: dict[str, Teller] = {
    "start": _start,
    "crew": _crew,
    "leader": _leader,
    "keep": _keep,
    "fit": _fit,
    "assign": _assign,
    "assign_card": _assign_card,
    "command": _command,
    "command_card": _command_card,
    "token": _token,
    "first": _first,
    "steering": _steering,
    "rig": _rig,
    "rig_command": _rig_command,
}

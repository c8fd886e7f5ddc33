"""The crews as lines of text: player, dice, chopper, commands, vehicles, and the cards of the one who looks."""

from collections.abc import Iterator

from carambolage.engine.words.phrase import Argument, Phrase, seat_name
from carambolage.games.thunder_road.pack_reading.boards import COMMANDS
from carambolage.games.thunder_road.text.board_road import sign
from carambolage.games.thunder_road.text.naming import joined
from carambolage.games.thunder_road.text.terms import SECTIONS
from carambolage.games.thunder_road.text.view import View
from carambolage.games.thunder_road.text.view_crews import CommandSeen, CrewSeen
from carambolage.games.thunder_road.text.view_road import VehicleSeen

BONUS_COMMANDS = list(COMMANDS)[-6:]
INDENT, IN_A_LINE = "   ", 5


def crew_lines(view: View, crew: CrewSeen) -> Iterator[Phrase]:
    """A crew and everything it has."""
    if crew.id is None:
        yield Phrase("board-no_crew", player=seat_name(crew.seat))
        return
    name, player = Phrase(f"crew-{crew.id}"), seat_name(crew.seat)
    if crew.out:
        yield Phrase("board-crew-out", crew=name, player=player)
    else:
        yield Phrase("board-crew", crew=name, player=player, dice=_dice(crew), turns=crew.turns_left)
    yield from map(indented, _belongings(view, crew))


def indented(line: Phrase) -> Phrase:
    """A line that belongs to the one above."""
    return Phrase("board-indented", indent=INDENT, text=line)


def rows(parts: list[Phrase]) -> list[Phrase]:
    """Many things, a few in each line."""
    return [joined(parts[first : first + IN_A_LINE]) for first in range(0, len(parts), IN_A_LINE)]


def _belongings(view: View, crew: CrewSeen) -> Iterator[Phrase]:
    """All that a crew has, below its name."""
    if not crew.out:
        yield from _details(crew)
    for vehicle in view.vehicles:
        if vehicle.crew == crew.crew and vehicle.state in ("road", "start"):
            yield _vehicle(view, vehicle)
    yield from _cards(crew)


def _dice(crew: CrewSeen) -> str:
    return " ".join(map(str, crew.dice)) or "-"


def _details(crew: CrewSeen) -> Iterator[Phrase]:
    """Leader, commands, chopper, tokens, steering."""
    if crew.leader:
        yield Phrase("board-led", leader=Phrase(f"leader-{crew.leader}"), tokens=crew.tokens)
    yield from _commands(crew)
    if crew.chopper_where:
        yield Phrase("board-chopper", space=crew.chopper_where)
    if crew.id == "big_rig":
        yield Phrase("board-steering", value=crew.steering)
    if crew.scrap:
        yield Phrase("board-scrap", value=crew.scrap)


def _commands(crew: CrewSeen) -> Iterator[Phrase]:
    """The commands with the dice they take; those of the truck section by section."""
    if crew.id != "big_rig":
        yield from rows([_command(command) for command in crew.commands])
        return
    for section in SECTIONS:
        there = [_command(command) for command in crew.commands if command.section == section]
        yield Phrase("board-section", section=Phrase(f"section-{section}"), commands=joined(there))


def _command(command: CommandSeen) -> Phrase:
    name = Phrase(f"{'bonus' if command.id in BONUS_COMMANDS else 'command'}-{command.id}")
    low, high = command.low, command.high
    need: Argument = f"{low}-{high}" if low < high else str(low)
    if low == 0:
        need = Phrase("need-star")
    state = "damaged" if command.damaged else "held" if command.held else "free"
    return Phrase("board-command", command=name, need=need, state=state)


def _vehicle(view: View, vehicle: VehicleSeen) -> Phrase:
    """A vehicle with its place and all that is to be said about it."""
    if vehicle.kind == "section":
        name = Phrase("section-middle" if vehicle.vehicle % 5 == 1 else "section-rear")
    else:
        name = Phrase(f"vehicle-{vehicle.id}")
    where = Phrase("board-line", line=vehicle.where) if vehicle.where else Phrase("place-start")
    told = joined([where, *_states(vehicle)])
    return Phrase("board-vehicle", sign=sign(view, vehicle), vehicle=name, told=told)


def _states(vehicle: VehicleSeen) -> Iterator[Phrase]:
    if vehicle.broken:
        yield Phrase("board-broken")
    if vehicle.burning:
        yield Phrase("board-burning")
    for kind in vehicle.damage:
        if kind != "ongoing" or not vehicle.ongoing:
            yield Phrase(f"damage-{kind}")
    for effect in vehicle.ongoing:
        yield Phrase(f"ongoing-{effect}")
    if vehicle.upgrade:
        yield Phrase(f"upgrade-{vehicle.upgrade}")
    if vehicle.moved:
        yield Phrase("board-moved", coasts=vehicle.coasts)


def _cards(crew: CrewSeen) -> Iterator[Phrase]:
    """Hand cards: to their owner by name, to others by number."""
    if crew.hand:
        cards = [Phrase(f"{kind}-{name}") for kind, name in crew.hand.items()]
        yield Phrase("board-hand", cards=joined(cards))
    elif crew.cards:
        yield Phrase("board-hidden_hand", count=sum(crew.cards.values()))
    if crew.german:
        hand = crew.german.hand
        if hand:
            yield Phrase("board-hand", cards=joined([Phrase(f"german-{name}") for name in hand]))
        else:
            yield Phrase("board-german", count=crew.german.cards)

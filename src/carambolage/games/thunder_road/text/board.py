"""A view as lines of text, for a terminal or a screen reader: title, road, crews, vehicles, piles, own cards.

The road has lanes as rows, the race to the right, odd lanes shifted by half a space, three signs per space: the sign of
its ground, or of a token, or a vehicle (the letter of its crew, small when it is inoperable, and its number) followed
by its ground; `@` is a chopper.
"""

from collections.abc import Iterator, Mapping

from carambolage.engine.words.phrase import Argument, Phrase, seat_name
from carambolage.games.thunder_road.pack_reading.boards import COMMANDS
from carambolage.games.thunder_road.text.naming import LANES, SECTIONS, joined
from carambolage.games.thunder_road.text.seen.crews import CommandSeen, CrewSeen
from carambolage.games.thunder_road.text.seen.road import Space, VehicleSeen
from carambolage.games.thunder_road.text.seen.view import TurnSeen, View

GROUNDS = {"road": ".", "sand": ":", "mud": "~", "impassable": "#", "goo": "%", "glass": "/", "ramp": ">"}
GROUNDS |= {"fire": "^", "salt": "_"}
TOKENS = {"unknown": "?", "oil": "o", "loose_oil": "o", "controlled_oil": "o", "mine": "*", "controlled_mine": "*"}
TOKENS |= {"wreck": "w", "quake": "q", "sand_worm": "s", "road": "r", "pit_trap": "#"}
CREWS = {"blue": "B", "green": "G", "orange": "O", "white": "W", "big_rig": "R", "final_five": "F", None: "-"}
WRECK, CHOPPER, FINISH, CROWD = "xx", "@", "F", "+"
TILE_COLUMNS = 8


def sign(view: View, vehicle: VehicleSeen) -> str:
    """A vehicle as two signs: B1 is Blue's first, b1 the same broken down, xx a wreck."""
    if vehicle.crew is None:
        return WRECK
    letter = CREWS[view.crews[vehicle.crew].id]
    return f"{letter.lower() if vehicle.broken else letter}{vehicle.vehicle % 5 + 1}"


def picture(view: View) -> Iterator[str]:
    """The three tiles, below a row with the numbers of the columns."""
    known = {vehicle.vehicle: vehicle for vehicle in view.vehicles}
    first = view.column
    yield f"  {_edged([f'{number:>2} ' for number in range(first, first + 3 * TILE_COLUMNS)], ' ')}".rstrip()
    for lane, letter in enumerate(LANES):
        row = [space for space in view.spaces if space.lane == lane]
        cells = [_cell(view, known, space) for space in row]
        shift = " " * (lane % 2)
        end = FINISH if view.finish is not None else ""
        yield f"{letter} {shift}{_edged(cells, '|')}{end}"


def _edged(cells: list[str], edge: str) -> str:
    """Cells with an edge around each tile."""
    parts = ["".join(cells[first : first + TILE_COLUMNS]) for first in range(0, len(cells), TILE_COLUMNS)]
    return f"{edge}{edge.join(parts)}{edge}"


def _cell(view: View, known: Mapping[int, VehicleSeen], space: Space) -> str:
    """One space, three signs wide."""
    ground = GROUNDS[space.terrain]
    if space.vehicles:
        top = sign(view, known[space.vehicles[-1]])
        crowd = len(space.vehicles) > 1
        return f"{top}{CROWD if crowd else CHOPPER if space.chopper is not None else ground}"
    if space.chopper is not None:
        return f"{CREWS[view.crews[space.chopper].id]}{CHOPPER}{ground}"
    hazard = space.hazard
    return f" {ground} " if hazard is None else f" {TOKENS.get(hazard, ground)} "


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


def lines(view: View) -> list[Phrase]:
    """The whole board."""
    if not view.tiles:
        return [Phrase("board-no_road"), *(line for crew in view.crews for line in crew_lines(view, crew))]
    return [
        *_title(view),
        *(Phrase("board-line", line=line) for line in picture(view)),
        *_legend(),
        *_tiles(view),
        *(line for crew in view.crews for line in crew_lines(view, crew)),
        *_wrecks(view),
        *_piles(view),
    ]


def _legend() -> Iterator[Phrase]:
    """What the signs of the picture mean: grounds, then what stands and lies on them."""
    grounds = [_sign(sign, f"ground-{name}") for name, sign in GROUNDS.items()]
    tokens = [_sign(sign, f"lying-{name}") for name, sign in TOKENS.items() if name in ("unknown", "oil", "mine")]
    figures = [_sign(WRECK, "vehicle-wreck"), _sign(CHOPPER, "vehicle-chopper")]
    yield Phrase("board-legend", signs=joined(grounds))
    yield Phrase("board-legend", signs=joined(tokens + figures))


def _sign(sign: str, message: str) -> Phrase:
    return Phrase("board-sign", sign=sign, thing=Phrase(message))


def _title(view: View) -> Iterator[Phrase]:
    yield Phrase("board-title", round=view.round, road=view.dice.road)
    if view.over:
        yield Phrase("board-over")
    elif view.turn is not None:
        turn = view.turn
        active = _active(view, turn)
        if active is None:
            yield Phrase("board-turn", player=seat_name(turn.seat))
        else:
            yield Phrase("board-active", player=seat_name(turn.seat), sign=sign(view, active), moves=turn.moves)


def _active(view: View, turn: TurnSeen) -> VehicleSeen | None:
    return next((seen for seen in view.vehicles if seen.vehicle == turn.vehicle), None)


def _tiles(view: View) -> Iterator[Phrase]:
    """The three tiles by name, and what holds on them."""
    for tile in view.tiles:
        place = Phrase(f"place-{'final' if tile.final else tile.place}")
        told: dict[str, Argument] = {"place": place, "tile": Phrase(f"tile-{tile.code}"), "first": tile.column}
        if tile.condition:
            condition = Phrase(f"condition-{tile.condition}")
            yield Phrase("board-tile-condition", **told, last=tile.column + 7, condition=condition)
        else:
            yield Phrase("board-tile", **told, last=tile.column + 7)


def _wrecks(view: View) -> Iterator[Phrase]:
    wrecks = [Phrase("board-line", line=seen.where) for seen in view.vehicles if seen.kind == "wreck" and seen.where]
    if wrecks:
        yield Phrase("board-wrecks", spaces=joined(wrecks))


def _times(kind: str, counts: Mapping[str, int]) -> list[Phrase]:
    """Tokens by kind with their numbers, a few in each line."""
    parts = [Phrase("board-times", thing=Phrase(f"{kind}-{name}"), count=n) for name, n in counts.items()]
    return rows(parts) if parts else [Phrase("board-nothing")]


def _piles(view: View) -> Iterator[Phrase]:
    """What lies beside the road, and what may still come."""
    piles = view.piles
    discard, *more = _times("hazard", piles.hazard_discard)
    yield Phrase("board-hazards", count=piles.hazards, discard=discard)
    yield from map(indented, more)
    unseen, *more = _times("hazard", piles.unseen)
    yield Phrase("board-unseen", unseen=unseen)
    yield from map(indented, more)
    damages, *more = _times("damage", piles.damages)
    yield Phrase("board-damage", count=piles.damage, damages=damages)
    yield from map(indented, more)
    yield Phrase("board-tiles_left", count=piles.tiles)

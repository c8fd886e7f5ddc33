"""Why a vehicle was lost, by what was told before and after it: for the line of a turn."""

from carambolage.engine.match.event import Event
from carambolage.engine.previews.preview import Tale
from carambolage.engine.words.phrase import Argument, Phrase
from carambolage.games.thunder_road.ground.grid import lane_change, lane_of
from carambolage.games.thunder_road.names.things import FireFace, Hazard
from carambolage.games.thunder_road.state import CREW_VEHICLES, LANES, TILE_SPACES, State
from carambolage.games.thunder_road.text.naming import LANES as LANE_LETTERS
from carambolage.games.thunder_road.text.naming import damage_name, vehicle_name

MOVES = ("stepped", "moved")
# What happens to many at once, and the message for those who are lost by it.
FOR_ALL = {"quake": "quake", "sand_worm": "sand_worm", "gave_up": "gave_up"}
# Where a vehicle was going of its own accord, or was brought to.
WAYS = {"pushed": "pushed", "slid": "slides", "flew": "flies"}
# A loss is told between these and the rear tile that falls away.
WITH_REAR = ("eliminated", "player_out", "token_gone", "chopper_back")
ENDS = ("won", "drawn_game")
OWN = (*MOVES, *WAYS, "moves", "damage_drawn", "fire_die", "revealed", "jumped")


def loss(g: State, turn: Tale, place: int) -> Phrase:
    """A vehicle is eliminated, and why; `place` is that of the event in its turn."""
    before, lost = turn[:place], turn[place]
    who: dict[str, Argument] = {"vehicle": vehicle_name(g, lost.a)}
    cause = next((event for event in reversed(before) if _explains(g, event, lost.a)), None)
    if _is_left_behind(g, turn[place:], cause):
        return Phrase("recap-lost-behind", **who)
    if cause is None:
        return Phrase("recap-lost", **who)
    if cause.kind == "damage_drawn":
        return Phrase("recap-lost-damage", damage=damage_name(cause.b), **who)
    message = _known(before, cause)
    if message:
        return Phrase(f"recap-lost-{message}", **who)
    if lost.b < 0:
        return Phrase("recap-lost-start", **who)
    return Phrase(f"recap-lost-{_goal(cause, lane_of(lost.b))}", lane=LANE_LETTERS[lane_of(lost.b)], **who)


def _is_left_behind(g: State, rest: Tale, cause: Event | None) -> bool:
    """Whether a vehicle goes with the rear tile: that falls away right after all who were on it, unless the game ends
    with them.
    """
    after = next((event.kind for event in rest if event.kind not in WITH_REAR), "")
    is_last = cause is None and g.over != 0 and rest[0].b // TILE_SPACES == g.rear
    return after == "scrolled" or (is_last and after in ENDS)


def _explains(g: State, event: Event, v: int) -> bool:
    """Whether an event can be why a vehicle is lost."""
    match event.kind:
        case "hit" | "shrapnel":
            return event.b == v
        case "rig_damaged":
            return event.a * CREW_VEHICLES == v
        case kind if kind in OWN:
            return event.a == v
    return event.kind in FOR_ALL


def _known(before: Tale, cause: Event) -> str:
    """The message for a cause that needs no place; none for others."""
    match cause.kind:
        case "fire_die" if cause.b == FireFace.ELIMINATED:
            return "fire"
        case "rig_damaged":
            return "truck"
        case "revealed" if cause.c == Hazard.PIT_TRAP and before[-1].kind == "shooting_die":
            return "pit_trap"
        case "revealed" if cause.c == Hazard.RAMP:
            return "ramp"
        case "hit":
            return "shot"
        case "shrapnel":
            return "shrapnel"
    return FOR_ALL.get(cause.kind, "")


def _goal(cause: Event, lane: int) -> str:
    """The message for a vehicle that left the road or came to an obstacle, from a lane."""
    how = WAYS.get(cause.kind, "drives")
    if how == "drives":
        return "drives" if 0 < lane < LANES - 1 else "drives_edge"
    aside = not 0 <= lane + _lanes_aside(cause) < LANES
    return ("side" if how == "pushed" else f"{how}_side") if aside else how


def _lanes_aside(cause: Event) -> int:
    """By how many lanes a push, a slide or a flight goes to the right."""
    return lane_change(cause.b) * (cause.c if cause.kind == "flew" else 1)

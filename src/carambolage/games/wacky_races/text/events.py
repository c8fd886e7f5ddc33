"""The log: a sentence for every kind of event; and the outcome of a finished game."""

from collections.abc import Callable

from carambolage.engine.game import Result
from carambolage.engine.match.event import Event
from carambolage.engine.words.phrase import Argument, Phrase, seat_name
from carambolage.games.wacky_races.move.course import players_left
from carambolage.games.wacky_races.names.things import Trap
from carambolage.games.wacky_races.pack_reading import RACERS as CARS
from carambolage.games.wacky_races.races.ranking import NO_SEASON, races_in_all, rank_of, title_rank
from carambolage.games.wacky_races.state import RACERS, State, Tables
from carambolage.games.wacky_races.text.naming import (
    TILE_IDS,
    car_name,
    listing,
    numbered,
    own_power,
    power_name,
    racer_name,
    subject,
    terrain_name,
    trap_name,
)

Details = dict[str, Argument]
Part = Callable[[State, Tables, Event, int], Details]

NOBODY, MOVEMENT_CARD = -1, -1


def sentence(g: State, t: Tables, happened: Event) -> Phrase:
    """An event as a sentence in the present tense."""
    kind = "ranked-once" if happened.kind == "ranked" and races_in_all(g) == 1 else _wording(happened)
    details: Details = {}
    for name, value in zip(PARTS[happened.kind].split(), _values(happened), strict=False):
        details.update(WORDINGS[name](g, t, happened, value) if name in WORDINGS else {name: value})
    return Phrase(f"event-{kind}", **details)


def _values(happened: Event) -> tuple[int, ...]:
    """What an event carries, in the order in which `PARTS` names it."""
    if happened.kind in WHISPERED:
        return happened.a, happened.b, happened.secret
    return happened.a, happened.b, happened.c


def _wording(happened: Event) -> str:
    """The message of an event: some kinds have two, and a secret is only told to those who know it."""
    kind = happened.kind
    if kind == "card_seen" and happened.b != MOVEMENT_CARD:
        kind = "trap_card_seen"
    if happened.kind in WHISPERED:
        return kind if happened.secret >= 0 else f"{kind}-unknown"
    special = SPECIAL.get(kind)
    return f"{kind}-{special[1]}" if special and special[0](happened) else kind


def _seat(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"seat": seat_name(value)}


def _racer(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {} if value == NOBODY else subject(g, value)


def _other(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"other": racer_name(g, value, "inside")}


def _owner(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"owner": racer_name(g, value, "of")}


def _car(g: State, t: Tables, happened: Event, value: int) -> Details:
    code = CARS[value]
    return {"racer": car_name(value, "inside"), "start": car_name(value, "start"), "number": Phrase(f"number-{code}")}


def _card(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {} if value < 0 else {"card": terrain_name(value)}


def _trap(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {} if value < Trap.NONE else {"trap": trap_name(value)}


def _seen(g: State, t: Tables, happened: Event, value: int) -> Details:
    """A card looked at: of the movement deck, or a trap."""
    told = _card if happened.b == MOVEMENT_CARD else _trap
    return told(g, t, happened, value)


def _cancelled(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"trap": trap_name(value), "power": power_name(own_power(g, happened.a, 0))}


def _slot(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"power": power_name(own_power(g, happened.a, value))}


def _power(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"power": power_name(value)}


def _tile(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {"tile": Phrase(f"tile-{TILE_IDS[value]}"), "terrain": terrain_name(t.terrain[value])}


def _where(name: str) -> Part:
    return lambda g, t, happened, value: {name: numbered(g, value)}


def _race(g: State, t: Tables, happened: Event, value: int) -> Details:
    if value == 0:
        return {}
    return {"race": Phrase(f"race-{value}"), "place": value, "rule": Phrase(f"race-{value}.text")}


def _none(g: State, t: Tables, happened: Event, value: int) -> Details:
    return {}


WORDINGS: dict[str, Part] = {
    "seat": _seat,
    "racer": _racer,
    "other": _other,
    "owner": _owner,
    "car": _car,
    "card": _card,
    "trap": _trap,
    "seen": _seen,
    "cancelled": _cancelled,
    "slot": _slot,
    "power": _power,
    "tile": _tile,
    "race": _race,
    "place": _where("place"),
    "start": _where("start"),
    "end": _where("end"),
    "-": _none,
}
WHISPERED = {"drew", "trap_seen", "took", "card_seen", "trap_under_deck"}
SPECIAL: dict[str, tuple[Callable[[Event], bool], str]] = {
    "chose_racer": (lambda e: e.c != 0, "neutral"),
    "race_begins": (lambda e: e.a == 0, "plain"),
    "tile_laid": (lambda e: e.c == NOBODY, "chance"),
    "moved": (lambda e: e.c < e.b, "back"),
    "finished": (lambda e: e.b == 1, "first"),
    "acme": (lambda e: e.b < 0, "idle"),
}
PARTS = {
    "first_player": "seat",
    "chose_racer": "seat car",
    "race_begins": "race",
    "on_grid": "racer place",
    "tile_laid": "place tile racer",
    "tiles_dealt": "count",
    "round_begins": "count",
    "turn_begins": "racer",
    "played": "racer card",
    "paid": "racer",
    "stuck": "racer",
    "discarded": "racer card",
    "drew": "racer - card",
    "reshuffled": "count",
    "revealed": "card",
    "top_card": "card",
    "moved": "racer start end",
    "swapped_places": "racer other",
    "finished": "racer rank",
    "tile_revealed": "place tile",
    "tiles_swapped": "start end",
    "trap_sprung": "racer place trap",
    "trap_cancelled": "racer cancelled",
    "trap_laid": "place",
    "trap_seen": "racer place trap",
    "trap_moved": "start end",
    "trap_removed": "place trap",
    "phase_ends": "owner",
    "bridge_out": "racer",
    "stuck_in_mud": "racer",
    "no_refill": "racer",
    "recovered": "racer slot",
    "exhausted": "racer slot",
    "used": "racer power",
    "copied": "racer power owner",
    "took": "racer owner card",
    "level_crossing": "racer",
    "acme": "racer card",
    "gas": "-",
    "villain_moves": "start end card",
    "villain_stays": "place card",
    "villain_returns": "place",
    "villain_out": "card",
    "villain_card": "card",
    "neutrals_move": "-",
    "named": "owner card",
    "stayed": "racer",
    "perfect_line": "owner card",
    "lays_low": "racer",
    "card_seen": "racer - seen",
    "trap_under_deck": "racer - trap",
    "left": "seat",
    "safety_stop": "-",
    "ranked": "racer rank points",
    "champion": "racer points",
}


def result(g: State, t: Tables) -> Result:
    """Ranks and points of the seats; a seat that left, and whose racer won as a neutral, has not won (WR-END-03)."""
    ranking = tuple(rank_of(g, t, seat) for seat in range(g.seats))
    winners = tuple(seat for seat, rank in enumerate(ranking) if rank == 1 and not g.racers[seat].neutral)
    return Result(ranking, tuple(g.points[: g.seats]), winners, reason(g))


def reason(g: State) -> Phrase:
    """Why the game is over."""
    if players_left(g) == 0:
        return Phrase("end-deserted")
    return race_reason(g) if g.house.season == NO_SEASON else title_reason(g)


def race_reason(g: State) -> Phrase:
    """The first at the Finish, or the safety stop (WR-END-01, WR-GEN-14)."""
    for racer in range(RACERS):
        if g.racers[racer].finished == 1:
            return Phrase("end-neutral" if g.racers[racer].neutral else "end-finish", **subject(g, racer))
    return Phrase("end-safety")


def title_reason(g: State) -> Phrase:
    """The champion, or several (WR-CHA-06, WR-CHA-07)."""
    champions = [racer for racer in range(RACERS) if title_rank(g, racer) == 1]
    points = g.points[champions[0]]
    if len(champions) == 1:
        return Phrase("end-champion", **subject(g, champions[0]), points=points)
    first, *others = champions
    names = [racer_name(g, first, "start"), *(racer_name(g, other) for other in others)]
    return Phrase("end-champions", racers=listing(names), points=points)

"""All that a seat may see, as structs: made field by field from what `eyes.hide` leaves, never by leaving out.

Terrains, tiles, traps, cars and powers are told by the names of the pack; racers, seats and places by number.
"""

from copy import copy

from msgspec import Struct

from carambolage.games.wacky_races.hidden.hide import looks_now, sees_hand
from carambolage.games.wacky_races.move.course import ground
from carambolage.games.wacky_races.names.things import SLOTS, TERRAINS, TRAP_KINDS, Tile, Trap
from carambolage.games.wacky_races.pack_reading import RACERS as CARS
from carambolage.games.wacky_races.pack_reading import TERRAINS as TERRAIN_IDS
from carambolage.games.wacky_races.races.ground import hand_size
from carambolage.games.wacky_races.races.ranking import is_better, races_in_all, title_rank
from carambolage.games.wacky_races.state import RACERS, State, Tables
from carambolage.games.wacky_races.text.naming import POWER_IDS, TILE_IDS, TRAP_IDS, own_power, terrain_id, tile_id
from carambolage.games.wacky_races.traps.deck import trap_cards

FULL_POWERS = 0
_UNSEEN_TRAPS = frozenset((Trap.NONE, Trap.UNSEEN))


class Spot(Struct, gc=False):
    """A tile of the course; `trap` is none, unknown or a kind, `back` the colour of a face-down tile's back."""

    place: int
    tile: str
    terrain: str
    covered: bool
    back: str | None
    trap: str | None
    racers: list[int]


class PowerCard(Struct, gc=False):
    """A power on a dashboard."""

    id: str
    up: bool


class RacerSeen(Struct, gc=False):
    """A racer; `place` counts on in the second lap of race 9, `spot` is the tile, `position` the rank at the moment."""

    racer: int
    car: str | None
    seat: int | None
    neutral: bool
    place: int
    spot: int
    position: int
    finished: int
    powers: list[PowerCard]
    cards: int
    hand_size: int
    hand: dict[str, int] | None
    tiles: list[str] | None
    tiles_left: int
    bridge: bool
    mud: bool
    low: bool
    halted: bool
    points: int
    ranks: list[int]


class Villain(Struct, gc=False):
    """The villain; out of the race he stands nowhere."""

    place: int
    spot: int
    out: bool


class View(Struct, gc=False):
    """All that a seat may see; `standings` are the ranks of a finished game, `look` and `seen` cards just looked at."""

    race: int
    races: int
    races_run: int
    round: int
    over: bool
    asked: list[int]
    active: int | None
    first: int
    finish: int
    lap: int
    villain: Villain
    deck: int
    discard: dict[str, int]
    top: str | None
    trap_deck: int
    trap_discard: dict[str, int]
    standings: list[int] | None
    seat: int
    course: list[Spot]
    racers: list[RacerSeen]
    look: dict[str, int]
    trap_under: list[str]
    seen: list[str]


def view(g: State, t: Tables, seat: int, public: View | None) -> View:
    """All that a seat may see.

    What everybody sees may come from a spectator's view, and so may racers whose hand the seat does not see, and traps
    unless it has seen one.
    """
    shown = copy(public) if public else _seen_by_all(g)
    looks = looks_now(g, seat)
    traps = not _UNSEEN_TRAPS.issuperset(g.trap)
    shown.seat = seat
    shown.course = public.course if public and not traps else _course(g, t)
    shown.racers = [
        _own_racer(g, seat, racer, public.racers[racer]) if public else _racer(g, seat, racer)
        for racer in range(RACERS)
    ]
    shown.look = _terrains(g.look if looks else [0] * TERRAINS)
    shown.trap_under = [TRAP_IDS[kind] for kind in g.trap_under[: g.trap_unders]]
    shown.seen = [TRAP_IDS[kind] for kind in g.seen if looks and kind != Trap.NONE]
    return shown


def _seen_by_all(g: State) -> View:
    """What everybody sees; the rest is empty."""
    return View(
        race=g.race,
        races=races_in_all(g),
        races_run=g.races_run,
        round=g.round,
        over=g.over != 0,
        asked=[other for other in range(g.seats) if (g.asked >> other) & 1 and not g.over],
        active=g.active if g.active >= 0 else None,
        first=g.first,
        finish=g.finish,
        lap=g.lap,
        villain=Villain(place=g.villain, spot=ground(g, g.villain), out=g.villain_out != 0),
        deck=g.deck_left,
        discard=_terrains(g.discard),
        top=TERRAIN_IDS[g.top] if g.discarded else None,
        trap_deck=trap_cards(g),
        trap_discard={TRAP_IDS[kind]: g.trap_discard[kind] for kind in range(1, TRAP_KINDS) if g.trap_discard[kind]},
        standings=[_standing(g, racer) for racer in range(RACERS)] if g.over else None,
        seat=-1,
        course=[],
        racers=[],
        look={},
        trap_under=[],
        seen=[],
    )


def _is_laid(g: State) -> bool:
    """Whether there is a course: the villain's corner is laid with it."""
    return g.tile[0] == Tile.SPACE_00


def _course_end(g: State) -> int:
    """The last tile there is; in race 14 the course grows before there is a Finish."""
    laid = [spot for spot, here in enumerate(g.tile) if here != Tile.SPACE_00]
    return max(laid, default=0)


def _course(g: State, t: Tables) -> list[Spot]:
    """The tiles; none before they are laid."""
    if not _is_laid(g):
        return []
    standing: dict[int, list[int]] = {}
    for racer, r in enumerate(g.racers):
        if not r.finished and r.place:
            standing.setdefault(ground(g, r.place), []).append(racer)
    return [_spot(g, t, spot, standing.get(spot, [])) for spot in range(_course_end(g) + 1)]


def _spot(g: State, t: Tables, spot: int, standing: list[int]) -> Spot:
    kind = g.trap[spot]
    return Spot(
        place=spot,
        tile=tile_id(g, spot),
        terrain=terrain_id(g, t, spot),
        covered=g.covered[spot] != 0,
        back=_back(g, spot),
        trap=TRAP_IDS[kind] if kind != Trap.NONE else None,
        racers=standing,
    )


def _back(g: State, spot: int) -> str | None:
    if g.covered[spot] == 0:
        return None
    return "blue" if g.tile[spot] == Tile.UNSEEN_BLUE else "orange"


def _own_racer(g: State, seat: int, racer: int, public: RacerSeen) -> RacerSeen:
    """A racer as everybody sees it, with hand and tiles where the seat sees those."""
    if public.seat is None or not sees_hand(g, seat, racer):
        return public
    shown = copy(public)
    shown.hand, shown.tiles = _terrains(g.hand[racer]), _tiles(g, racer)
    return shown


def _tiles(g: State, racer: int) -> list[str]:
    """The tiles dealt to a player."""
    return [TILE_IDS[which] for which in g.tiles[racer][: g.tiles_left[racer]]]


def _racer(g: State, seat: int, racer: int) -> RacerSeen:
    r = g.racers[racer]
    driven = racer < g.seats and r.neutral == 0
    own = driven and sees_hand(g, seat, racer)
    return RacerSeen(
        racer=racer,
        car=CARS[r.car] if r.car >= 0 else None,
        seat=racer if driven else None,
        neutral=r.neutral != 0,
        place=r.place,
        spot=ground(g, r.place),
        position=1 + sum(is_better(g, other, racer) for other in range(RACERS) if other != racer),
        finished=r.finished,
        powers=_powers(g, racer) if driven else [],
        cards=g.cards[racer],
        hand_size=hand_size(g, racer) if driven else 0,
        hand=_terrains(g.hand[racer]) if own else None,
        tiles=_tiles(g, racer) if own else None,
        tiles_left=g.tiles_left[racer],
        bridge=r.bridge != 0,
        mud=r.mud != 0,
        low=r.low != 0,
        halted=r.halted != 0,
        points=g.points[racer],
        ranks=[g.ranks[run][racer] for run in range(g.races_run)],
    )


def _powers(g: State, racer: int) -> list[PowerCard]:
    """A player's power cards; without the option, or before the choice of racers, there are none (WR-PWR-12)."""
    r = g.racers[racer]
    if r.car < 0 or g.house.powers != FULL_POWERS:
        return []
    return [PowerCard(id=POWER_IDS[own_power(g, racer, slot)], up=(r.ready >> slot) & 1 == 1) for slot in range(SLOTS)]


def _terrains(counts: list[int]) -> dict[str, int]:
    return {TERRAIN_IDS[kind]: counts[kind] for kind in range(TERRAINS)}


def _standing(g: State, racer: int) -> int:
    """The final rank of a racer, in the race or in the championship."""
    return g.racers[racer].rank if races_in_all(g) == 1 else title_rank(g, racer)

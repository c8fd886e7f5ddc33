"""The log: a sentence for every kind of event; and the outcome of a finished game."""

from collections.abc import Callable

from carambolage.engine.game import Result
from carambolage.engine.match.event import Event
from carambolage.engine.words.phrase import Argument, Phrase, seat_name
from carambolage.games.road_kill_rally.names.things import Mode, Phase
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.text.naming import (
    PURPOSE_IDS,
    SOURCE_IDS,
    accessory_name,
    card_name,
    class_name,
    listing,
    means_name,
    skill_name,
    slot_name,
    space_name,
    tile_name,
)
from carambolage.games.road_kill_rally.turn.ending import PLACES, racing_cars
from carambolage.games.road_kill_rally.turn.leaving import teams_staying
from carambolage.games.road_kill_rally.turn.ranking import rank_of, score_of

Details = dict[str, Argument]
Part = Callable[[State, Tables, int], Argument]

NOT_WORTH_A_LINE = {"target_placed", "move_ends", "hit"}
WHISPERED = {"skill_dealt", "drew", "drew_accessory", "gave"}


def sentence(g: State, t: Tables, happened: Event) -> Phrase | None:
    """An event as a sentence in the present tense; none for those that the next one tells (RK-INF-05)."""
    if happened.kind in NOT_WORTH_A_LINE:
        return None
    values: tuple[int, ...] = (happened.a, happened.b, happened.c, happened.d, happened.e, happened.f)
    kind, names = happened.kind, PARTS[happened.kind].split()
    if kind in WHISPERED:
        if happened.secret < 0:
            kind, names = f"{kind}-unknown", names[:-1]
        values = (*values[: len(names) - 1], happened.secret) if happened.secret >= 0 else values
    parts = zip(names, values, strict=False)
    details = {name: WORDINGS[name](g, t, value) if name in WORDINGS else value for name, value in parts}
    return Phrase(f"event-{kind}", **details, **_extra(happened))


def _extra(happened: Event) -> Details:
    """What follows from several numbers of an event."""
    if happened.kind == "rolled":
        return {"dice": happened.c + happened.d + happened.e, "hits": happened.d + 2 * happened.e}
    return {}


WORDINGS: dict[str, Part] = {
    "seat": lambda g, t, value: seat_name(value),
    "other": lambda g, t, value: seat_name(value),
    "skill": lambda g, t, value: skill_name(value),
    "slot": lambda g, t, value: slot_name(value),
    "accessory": lambda g, t, value: accessory_name(value),
    "card": lambda g, t, value: card_name(value),
    "tile": lambda g, t, value: tile_name(value),
    "space": lambda g, t, value: space_name(value),
    "start": lambda g, t, value: space_name(value),
    "target": lambda g, t, value: class_name(g, value),
    "means": lambda g, t, value: means_name(value),
    "pole": lambda g, t, value: value + 1,
    "way": lambda g, t, value: Phrase("heading-reversed" if value else "heading-printed"),
    "pile": lambda g, t, value: "accessories" if value else "rally",
    "phase": lambda g, t, value: Phrase(f"phase-{Phase.ids()[value]}"),
    "mode": lambda g, t, value: Mode.ids()[value],
    "purpose": lambda g, t, value: PURPOSE_IDS[value],
    "source": lambda g, t, value: SOURCE_IDS[value],
}
PARTS = {
    "start_seat": "seat",
    "teamed": "seat other",
    "skill_dealt": "seat skill",
    "skill_chosen": "seat skill",
    "mounted": "seat slot accessory",
    "on_pole": "seat pole",
    "race_begins": "",
    "tile_drawn": "seat tile",
    "tile_refused": "seat tile",
    "tile_placed": "seat tile way row",
    "tile_removed": "tile",
    "round_begins": "round",
    "phase_begins": "phase",
    "rolled": "seat purpose blanks singles doubles",
    "drew": "seat card",
    "reshuffled": "count pile",
    "move_begins": "seat",
    "speed_set": "seat old speed cost",
    "spent": "seat card purpose",
    "played": "seat card",
    "stepped": "seat start space mode",
    "barricade": "seat space",
    "oil_gone": "seat space",
    "checked": "seat space dice",
    "played_safe": "seat dice",
    "collided": "seat other old speed",
    "speed_changed": "seat old speed",
    "put_back": "seat space",
    "tried": "seat space target dice",
    "scored": "seat space target",
    "missed": "seat space target",
    "declined": "seat",
    "crossed": "seat place",
    "countdown": "rounds",
    "passed": "seat",
    "attacked": "seat other means",
    "aimed": "seat space means",
    "oil_laid": "seat space",
    "pit_stop": "seat",
    "drew_accessory": "seat accessory",
    "retaliated": "seat other purpose",
    "reduced": "seat cut left",
    "defended": "seat card left",
    "lost": "seat card",
    "gave": "seat other card",
    "escaped": "seat",
    "wiped_out": "seat space",
    "lost_accessory": "seat accessory",
    "took_wipe": "seat tokens",
    "took_shot": "seat",
    "out_of_race": "seat space",
    "left": "seat",
    "coin": "seat rank",
    "ranked": "seat rank score",
    "race_ends": "crossed",
}


def result(g: State, t: Tables) -> Result:
    """Ranks and scores of the seats; the members of a team win together (RK-END-08, RK-TEA-09)."""
    ranking = tuple(rank_of(g, t, seat) for seat in range(g.seats))
    scores = tuple(score_of(g, t, seat) for seat in range(g.seats))
    winners = tuple(seat for seat, rank in enumerate(ranking) if rank == 1)
    return Result(ranking, scores, winners, reason(g, winners))


def reason(g: State, winners: tuple[int, ...]) -> Phrase:
    """Why the game is over, and who has won (RK-END-05, RK-RND-09, RK-LVG-04)."""
    names = listing([seat_name(seat) for seat in winners])
    if g.crossed == PLACES:
        return Phrase("end-crossed", winners=names, count=len(winners))
    if racing_cars(g) == 0:
        return Phrase("end-nobody_left", winners=names, count=len(winners))
    if teams_staying(g) > 1:
        return Phrase("end-countdown", winners=names, count=len(winners))
    return Phrase("end-deserted", winners=names, count=len(winners))

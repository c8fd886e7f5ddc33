"""The log: a sentence for every kind of event worth a line; and the outcome of a finished game.

Spaces are told by their lane only: columns wrap when the board scrolls, so an old event's column would be told wrong.
"""

from collections.abc import Callable

from carambolage.engine.game import Result
from carambolage.engine.match.event import Event
from carambolage.engine.words.phrase import Argument, Phrase, seat_name
from carambolage.games.thunder_road.ground.grid import lane_of
from carambolage.games.thunder_road.names.cards import Card
from carambolage.games.thunder_road.names.things import Command, Hazard
from carambolage.games.thunder_road.pack_reading.road import SIDES
from carambolage.games.thunder_road.state import NOBODY, State, Tables
from carambolage.games.thunder_road.text.cards import (
    card_name,
    card_text,
    command_name,
    condition_name,
    condition_text,
    effect_name,
    effect_text,
    german_name,
    leader_name,
)
from carambolage.games.thunder_road.text.naming import (
    HAZARDS,
    LANES,
    REASONS,
    crew_name,
    crews_of,
    damage_name,
    fire_face,
    shot_face,
    slam_face,
    vehicle_name,
    way_name,
)
from carambolage.games.thunder_road.turn.end_of_game import rank_of

WHISPERED = {"hand_dealt", "bonus_command_dealt", "peeked"}
SPECIAL: dict[str, tuple[Callable[[Event], bool], str]] = {
    "assigned": (lambda e: e.c != 0, "coast"),
    "token_laid": (lambda e: e.b != 0, "open"),
    "slam_dice": (lambda e: e.a == NOBODY, "bare"),
    "shot": (lambda e: e.a == NOBODY, "chopper"),
    "shrapnel": (lambda e: e.b == NOBODY, "none"),
    "cards_or_dice": (lambda e: e.b != 0, "cards"),
    "hand_dealt": (lambda e: e.secret < 0, "unknown"),
}
PARTS = {
    "start_tile": "tile first second",
    "crew_chosen": "seat_of",
    "dice_rolled": "crew total",
    "first_player": "seat",
    "round_begins": "count",
    "road_die": "- value",
    "turn_begins": "seat crew",
    "turn_passed": "seat",
    "assigned": "vehicle value",
    "command_placed": "- command value",
    "token_placed": "- command",
    "command": "crew command",
    "chopper_placed": "owner lane",
    "chopper_back": "owner",
    "repaired": "vehicle damage",
    "moves": "vehicle moves",
    "fire_die": "vehicle_of fire",
    "stepped": "vehicle - way",
    "flew": "vehicle way distance",
    "slid": "vehicle way",
    "jumped": "vehicle distance",
    "revealed": "vehicle - token",
    "token_gone": "lane token",
    "token_laid": "lane laid",
    "stopped": "vehicle",
    "drifted": "vehicle other",
    "bonus_taken": "vehicle moves",
    "slam": "vehicle other",
    "slam_dice": "slam way",
    "rerolled": "crew",
    "pushed": "vehicle_inside way",
    "shot": "vehicle other owner",
    "hit": "- other",
    "missed": "- other",
    "damage_drawn": "vehicle damage",
    "minor_damage": "vehicle",
    "damage_ignored": "vehicle",
    "broken": "vehicle",
    "runs_again": "vehicle",
    "caught_fire": "vehicle",
    "fire_out": "vehicle_of",
    "ongoing_effect": "vehicle effect",
    "eliminated": "vehicle",
    "direction_die": "vehicle_inside way",
    "stunt_die": "vehicle_inside value",
    "shooting_die": "- shot",
    "quake": "way",
    "sand_worm": "-",
    "wreck_appears": "- lane",
    "scrolled": "- count",
    "hazards_laid": "tile",
    "finish_line": "-",
    "player_out": "crew",
    "gave_up": "seat",
    "won": "seat",
    "drawn_game": "-",
    "rig_damaged": "- rig_command",
    "rig_repaired": "- rig_command",
    "steered": "- value",
    "missiles": "vehicle shot",
    "shrapnel": "vehicle_inside other",
    "leaders_dealt": "-",
    "leader_chosen": "crew_inside leader",
    "upgrades_dealt": "-",
    "upgrade_fitted": "vehicle upgrade",
    "condition_shown": "- condition",
    "hand_dealt": "-",
    "bonus_command_dealt": "crew bonus",
    "cards_or_dice": "crew",
    "card_used": "crew card",
    "card_revealed": "crew german",
    "cards_drawn": "crew count",
    "scrap": "crew value",
    "peeked": "crew lane token",
    "hexed": "- vehicle_inside",
    "die_set": "crew value goal",
    "cancelled": "vehicle_inside",
    "reaction_passed": "crew",
    "jury_rigged": "vehicle damage second",
    "token_swapped": "vehicle other_to damage",
}


def wording_of(g: State, happened: Event) -> str:
    """The message of an event: some kinds have several, and a secret is only told to those who know it."""
    kind = happened.kind
    if kind == "bonus_command_dealt":
        known = g.house.bonus_commands_public or happened.secret >= 0
        return kind if known else f"{kind}-unknown"
    if kind == "dice_rolled":
        return f"{kind}-cards" if g.crews[happened.a].german else kind
    if kind == "turn_begins" and g.house.big_team:
        return f"{kind}-team"
    if kind == "peeked":
        if happened.b < 0:
            return f"{kind}-around"
        return f"{kind}-seen" if happened.secret >= 0 else kind
    special = SPECIAL.get(kind)
    return f"{kind}-{special[1]}" if special and special[0](happened) else kind


Details = dict[str, Argument]
Part = Callable[[State, Tables, int], Details]

DECKS = {Card.AIRSTRIKE: "advanced_airstrikes", Card.BOUNTY: "bounties", Card.ONE_SHOT: "one_shots"}


def sentence(g: State, t: Tables, happened: Event) -> Phrase | None:
    """An event as a sentence in the present tense; none for what other sentences tell already."""
    if happened.kind not in PARTS:
        return None
    details: Details = {}
    for name, value in zip(PARTS[happened.kind].split(), _values(g, happened), strict=False):
        if name in WORDINGS:
            details.update(WORDINGS[name](g, t, value))
        elif name != "-":
            details[name] = value
    if happened.kind == "hand_dealt":
        details = _dealt(g, t, happened)
    return Phrase(f"event-{wording_of(g, happened)}", **details)


def _values(g: State, happened: Event) -> tuple[int, ...]:
    """What an event carries, in the order in which `PARTS` names it; a secret stands in the last place."""
    if happened.kind == "bonus_command_dealt":
        return happened.a, happened.b if g.house.bonus_commands_public else happened.secret
    if happened.kind in WHISPERED:
        return happened.a, happened.b, happened.secret
    return happened.a, happened.b, happened.c


def _dealt(g: State, t: Tables, happened: Event) -> Details:
    """A hand card: its owner is told which one."""
    told: Details = {"crew": crew_name(g, happened.a, "start")}
    if happened.secret < 0:
        return {**told, "deck": Phrase(f"deck-{DECKS[happened.b]}")}
    which = happened.b + happened.secret
    return {**told, "card": card_name(which), "text": card_text(t, which)}


def _vehicle(name: str, form: str) -> Part:
    return lambda g, t, value: {name: vehicle_name(g, value, form)} if value >= 0 else {}


def _named(name: str, maker: Callable[[int], Phrase]) -> Part:
    return lambda g, t, value: {name: maker(value)} if value >= 0 else {}


def _token(g: State, t: Tables, value: int) -> Details:
    return {"token": Phrase(f"lying-{HAZARDS[value]}")} if Hazard.NONE < value < len(HAZARDS) else {}


def _german(g: State, t: Tables, value: int) -> Details:
    shot, move = shot_face(t.german_shot[value]), t.german_move[value]
    return {"card": german_name(value), "value": move, "shot": shot}


WORDINGS: dict[str, Part] = {
    "seat": lambda g, t, value: {"seat": seat_name(value)},
    "seat_of": lambda g, t, value: {"seat": seat_name(g.crews[value].seat), "crew": crew_name(g, value)},
    "crew": lambda g, t, value: {"crew": crew_name(g, value, "start")},
    "crew_inside": lambda g, t, value: {"crew": crew_name(g, value)},
    "owner": lambda g, t, value: {"crew": crew_name(g, value, "of")},
    "vehicle": _vehicle("vehicle", "start"),
    "vehicle_inside": _vehicle("vehicle", "inside"),
    "vehicle_of": _vehicle("vehicle", "of"),
    "other": _vehicle("other", "inside"),
    "other_to": _vehicle("other", "to"),
    "second": _named("second", damage_name),
    "lane": lambda g, t, value: {"lane": LANES[lane_of(value)]} if value >= 0 else {},
    "way": _named("way", way_name),
    "damage": _named("damage", damage_name),
    "fire": _named("face", fire_face),
    "shot": _named("face", shot_face),
    "slam": _named("face", slam_face),
    "token": _token,
    "laid": lambda g, t, value: _token(g, t, value - 1),
    "command": _named("command", command_name),
    "rig_command": _named("command", lambda value: command_name(100 + value)),
    "bonus": _named("command", lambda value: command_name(Command.BONUS + value)),
    "effect": lambda g, t, value: {"effect": effect_name(value), "text": effect_text(t, value)},
    "condition": lambda g, t, value: {"condition": condition_name(value), "text": condition_text(t, value)},
    "tile": _named("tile", lambda value: Phrase(f"tile-{SIDES[value]}")),
    "leader": _named("leader", leader_name),
    "card": _named("card", card_name),
    "upgrade": _named("card", lambda value: card_name(Card.UPGRADE + value)),
    "german": _german,
}


def result(g: State, t: Tables) -> Result:
    """Ranks, and who won; the race knows no points (TR-WIN-08)."""
    ranking = tuple(rank_of(g, t, seat) for seat in range(g.seats))
    winners = () if g.winner == NOBODY else (g.winner,)
    return Result(ranking, (0,) * g.seats, winners, reason(g))


def reason(g: State) -> Phrase:
    """Why the game is over."""
    why = REASONS[g.reason]
    if g.winner == NOBODY:
        return Phrase(f"end-{why}-draw")
    return Phrase(f"end-{why}", player=seat_name(g.winner), crew=crews_of(g, g.winner))

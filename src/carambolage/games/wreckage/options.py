"""The options of Wreckage, and how players and options enter a fresh record (chapter 1)."""

from collections.abc import Mapping

from carambolage.engine.game import SetupError
from carambolage.engine.menu import Menu
from carambolage.engine.options import Option
from carambolage.engine.words.phrase import Phrase
from carambolage.games.wreckage.state import State

OPTIONS = (
    Option("travel_rule", ("may_stay", "mandatory", "brake"), "may_stay", "WK-OPT-01"),
    Option("collision_cards", ("striker", "own_speed", "sum"), "striker", "WK-OPT-02"),
    Option("lasting_cards", ("turn", "action"), "turn", "WK-OPT-03"),
    Option("reveal", ("own_turn", "simultaneous"), "own_turn", "WK-OPT-04"),
    Option("fire_timing", ("each_action", "second_action"), "each_action", "WK-OPT-05"),
    Option("initiative_tie", ("seat", "random"), "seat", "WK-OPT-06"),
    Option("pedal_cards", ("2", "1"), "2", "WK-OPT-07"),
    Option("turn_step", ("15", "5"), "15", "WK-OPT-08"),
    Option("start_layout", ("cover", "open"), "cover", "WK-OPT-09"),
    Option("setup_ring", ("edge", "inner", "outer"), "edge", "WK-OPT-10"),
    Option("arena", ("standard", "small", "large"), "standard", "WK-OPT-11"),
    Option(
        "obstacles",
        (
            "plain",
            "special",
            "mixed",
            "spike_columns",
            "fuel_pumps",
            "burning_tyres",
            "wrecks",
            "burning_barrels",
        ),
        "plain",
        "WK-OPT-12",
    ),
    Option("can_limit", ("none", "action", "turn"), "none", "WK-OPT-13"),
    Option("win_timing", ("instant", "end_of_turn"), "instant", "WK-OPT-14"),
    Option("nitro_use", ("once", "each_turn"), "once", "WK-OPT-15"),
    Option("ram_use", ("each_turn", "once"), "each_turn", "WK-OPT-16"),
    Option("mine_hit", ("crash", "blast"), "crash", "WK-OPT-17"),
    Option("tyre_fire", ("if_facing", "always"), "if_facing", "WK-OPT-18"),
    Option("repair_pool", ("talon", "talon_and_revealed"), "talon", "WK-OPT-19"),
    Option("drop_cans", ("owner", "auto"), "owner", "WK-OPT-20"),
    Option.numbers("turn_limit", range(201), 40, "WK-OPT-21", offered=(0, 10, 15, 20, 40, 80, 200)),
    Option("quick_setup", ("off", "on", "ready"), "off", "WK-OPT-22"),
    Option("respawn", ("off", "on"), "off", "WK-OPT-23"),
    Option(
        "layout",
        ("rulebook", "crossroads", "ring", "quarry", "pit", "depot", "scrapyard"),
        "rulebook",
        "WK-OPT-25",
    ),
    Option("reshuffle_icon", ("always", "if_hit"), "always", "WK-OPT-26"),
)

LEAST_LIMIT = 10
PRESETS: dict[str, dict[str, str]] = {  # what each sets; the first is offered to newcomers (WK-OPT-24, WK-OPT-28)
    "first_drive": {"layout": "ring", "quick_setup": "ready"},
    "rulebook": {},
    "long_fight": {"can_limit": "turn", "win_timing": "end_of_turn"},
    "no_brakes": {"travel_rule": "mandatory"},
    "derby": {"layout": "pit", "respawn": "on", "turn_limit": "15"},
    "fireworks": {"layout": "depot"},
}
MENU = Menu(PRESETS, variants=("layout", "arena", "obstacles", "quick_setup", "respawn", "turn_limit"))


def take_seats(g: State, players: int, options: Mapping[str, str]) -> None:
    """Write players and options into a fresh record; no combination is refused (WK-OPT-27)."""
    for option in OPTIONS:
        setattr(g.house, option.name, option.index(options[option.name]))
    if 0 < g.house.turn_limit < LEAST_LIMIT:
        text = f"turn_limit takes 0 or a number from {LEAST_LIMIT} to 200, not {g.house.turn_limit}"
        raise SetupError(text, Phrase("refused-turn_limit", least=LEAST_LIMIT, value=g.house.turn_limit))
    g.seats = players

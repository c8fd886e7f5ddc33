"""The options of Thunder Road (chapter 24, and chapters 1 and 12 of the cards), and who sits down to play by them."""

from collections.abc import Mapping

from carambolage.engine.game import SetupError
from carambolage.engine.menu import Box, Menu
from carambolage.engine.options import Option
from carambolage.engine.words.phrase import Phrase
from carambolage.games.thunder_road.state import State

CARDS = (
    "leaders",
    "upgrades",
    "road_conditions",
    "advanced_airstrikes",
    "bounties",
    "one_shots",
    "bonus_commands",
    "german_engineering",
)
OPTIONS = (
    Option("start_tile", ("1a", "1b", "random", "vote"), "random", "TR-SET-04"),
    Option("crew_choice", ("free", "random"), "free", "TR-PLC-05"),
    Option.switch("big_rig", True, "TR-SET-01"),
    Option.switch("final_five", True, "TR-SET-01"),
    Option.switch("carnage", True, "TR-SET-07"),
    Option.switch("start_area_is_road", False, "TR-ROD-05"),
    Option("road_die_after_stop", ("never", "after_slam", "always"), "always", "TR-ROD-06"),
    Option.switch("mud_reveal_charge", True, "TR-ENT-08"),
    Option.switch("drift_on_revealed_wreck", False, "TR-MOV-20"),
    Option.switch("shoot_inoperable", False, "TR-SHT-03"),
    Option.switch("box_limits", False, "TR-OBS-06"),
    Option("tile_return_side", ("flip", "keep", "random"), "flip", "TR-FRT-05"),
    Option.numbers("two_player_final_tile", range(3, 13), 5, "TR-FRT-20"),
    Option.numbers("round_cap", range(501), 60, "TR-FRT-25", offered=(0, 20, 40, 60, 80, 100, 200, 500)),
    Option.switch("out_player_finish_wins", False, "TR-WIN-02"),
    Option("simultaneous_wipeout", ("draw", "most_advanced"), "draw", "TR-WIN-06"),
    Option.switch("rig_slam_stops", True, "TR-RIG-48"),
    Option("bike_drift", ("auto", "choice"), "auto", "TR-BIK-15"),
    Option("salt_flats", ("end", "enter"), "end", "TR-CAR-10"),
    Option("ramp_reveal", ("eliminate", "spare"), "eliminate", "TR-CAR-24"),
    Option("fire_die", ("standard", "hot"), "standard", "TR-FIR-12"),
    Option("ongoing_token_repair", ("pile", "discard"), "discard", "TR-ONG-03"),
    Option.switch("big_team", False, "TR-BTM-01"),
    *(Option.switch(name, False, "TR-CRD-01") for name in CARDS[:-1]),
    Option("german_engineering", ("off", "choice", "all"), "off", "TR-CRD-03"),
    Option("leaders_shown", ("before_draft", "after_draft"), "before_draft", "TR-UPG-07"),
    Option("em_berco_without_carnage", ("use_fire", "remove"), "use_fire", "TR-CRW-18"),
    Option.switch("token_on_bonus_command", True, "TR-TOK-08"),
    Option.switch("controlled_return", False, "TR-UPG-19"),
    Option.switch("redraw_useless", True, "TR-CRD-36"),
    Option.switch("mask_reactions", True, "TR-CRD-41"),
    Option.switch("bonus_commands_public", True, "TR-BON-01"),
    Option("ge_first_player", ("sum", "average"), "sum", "TR-GER-05"),
)
BOXES = (
    Box.of_switches("carnage", "carnage"),
    Box.of_switches("crews", "big_rig", "final_five"),
    Box.of_switches("choppe_shoppe", "leaders", "upgrades"),
    Box.of_switches("extra_ammo", *CARDS[2:-1]),
    Box("german_engineering", {"german_engineering": ("off", "choice")}),
)
BASE = {"carnage": "false", "big_rig": "false", "final_five": "false"}
MENU = Menu(
    presets={
        "first_evening": BASE,
        "devils_run": {**BASE, "carnage": "true"},
        "big_crews": {"carnage": "false"},
        "leaders_and_upgrades": {**BASE, "leaders": "true", "upgrades": "true"},
        "everything": dict.fromkeys(CARDS[:-1], "true") | {"german_engineering": "choice"},
    },
    boxes=BOXES,
    variants=("big_team", "start_tile", "crew_choice"),
)
CAR_CREWS = 4


def take_seats(g: State, players: int, options: Mapping[str, str]) -> None:
    """Write players and options into a fresh record (TR-PLC-01, TR-BTM-01, TR-BTM-10, TR-OPT-01, TR-PLC-02,
    TR-PLC-04).
    """
    for option in OPTIONS:
        setattr(g.house, option.name, option.index(options[option.name]))
    g.house.cards = int(any(getattr(g.house, name) for name in CARDS))
    g.seats = g.crew_count = players
    if g.house.big_team:
        seat_big_team(g)
    elif players > CAR_CREWS + g.house.big_rig + g.house.final_five:
        need = "at least one of" if players == CAR_CREWS + 1 else "both"
        raise SetupError(
            f"there are four car crews: {players} players need {need} big_rig and final_five;"
            " set them to true, or play with fewer",
            Phrase("refused-crews", players=players),
        )


def seat_big_team(g: State) -> None:
    """Two players with two car crews each; the other crews stay in the box."""
    if g.seats != 2:
        text = f"big_team is for 2 players, not {g.seats}; set big_team to false, or play with 2"
        raise SetupError(text, Phrase("refused-big_team", players=g.seats))
    g.crew_count = CAR_CREWS
    g.house.big_rig = g.house.final_five = 0

"""Questions, answers and log lines of Wacky Races, word for word."""

import pytest

from tests.games.wacky_races.scenario import Scenario
from tests.games.wacky_races.speaking import choices, question, sentence

SLAGS, RUFUS, MOB, MAX, LUKE, PETER = range(6)


def race(*cars: str, number: int = 0) -> Scenario:
    """Three players and three neutrals on a course of Farm tiles, nobody near A."""
    table = Scenario(*(cars or ("sb", "rr", "am")), neutrals=("rm", "ac", "pf"), race=number)
    return table.course("R", F=[9, 10]).places(A=9, B=3, C=3, D=4, E=5, F=6).pile("D")


def test_the_first_card_needs_no_match() -> None:
    table = race().hand("A", "DF").start_turn("A")
    assert question(table, "en") == (
        "You are on Whispering Pines (9). Your first card takes you 1 tile forward, whatever it shows. What do you do?"
    )
    assert question(table, "fr") == (
        "Vous êtes ici : Les Pins Chuchoteurs (9). Votre première carte vous fait avancer de 1 tuile, "
        "quel que soit son terrain. Que faites-vous ?"
    )
    assert choices(table, "en")["play D"] == "Play Desert: to Whispering Pines (10)"
    assert choices(table, "fr")["play D"] == "Jouer Désert : direction Les Pins Chuchoteurs (10)"


def test_a_later_card_must_match() -> None:
    table = race().hand("A", "DFF").start_turn("A").choose("play D")
    assert "To go on, you need a card that shows Forest." in question(table, "en")
    assert "Pour continuer, il vous faut une carte Forêt." in question(table, "fr")
    assert choices(table, "en")["end"] == "End the turn (draw 1)"
    assert choices(table, "fr")["end"] == "Finir le tour (piocher 1)"


def test_a_perfect_line_counts() -> None:
    table = race("pf", "rr", "am").hand("A", "DDF").start_turn("A").choose("use 4", "name D", "play D")
    assert "a card that shows Forest or keeps to your Perfect Line." in question(table, "en")
    assert "une carte Forêt ou une carte de votre Trajectoire Idéale." in question(table, "fr")


def test_full_tiles_are_passed() -> None:
    table = race().places(B=10, C=10).hand("A", "D").start_turn("A")
    assert choices(table, "en")["play D"] == "Play Desert: to Pumpkin Patch (11), past a full tile"
    assert choices(table, "fr")["play D"] == (
        "Jouer Désert : direction Le Champ de Citrouilles (11), en sautant une tuile pleine"
    )


@pytest.mark.parametrize(
    ("eyes", "english", "french"),
    [
        ("", "; a trap lies there", " ; un piège s'y trouve"),
        ("A", "; a trap lies there: Log", " ; un piège s'y trouve : Bûche"),
        ("B", "; a trap lies there", " ; un piège s'y trouve"),
    ],
)
def test_traps_are_named_to_those_who_know(eyes: str, english: str, french: str) -> None:
    table = race().trap(10, "log", seen_by=eyes).hand("A", "D").start_turn("A")
    assert choices(table, "en")["play D"] == f"Play Desert: to Whispering Pines (10){english}"
    assert choices(table, "fr")["play D"] == f"Jouer Désert : direction Les Pins Chuchoteurs (10){french}"


def test_the_finish_is_announced() -> None:
    table = race().places(A=24).hand("A", "D").start_turn("A")
    assert choices(table, "en")["play D"] == "Play Desert: across the Finish"
    assert choices(table, "fr")["play D"] == "Jouer Désert : jusqu'à la Ligne d'Arrivée"


def test_powers_say_where_they_lead() -> None:
    table = race().hand("A", "D").start_turn("A")
    assert choices(table, "en")["use 2"] == "Use Club Start: run 2 tiles, to Pumpkin Patch (11)"
    assert choices(table, "fr")["use 2"] == (
        "Utiliser Démarrage à la Massue : avancer de 2 tuiles, direction Le Champ de Citrouilles (11)"
    )


def test_runs_stop_at_traps_and_flights_do_not() -> None:
    table = race("gt", "rr", "am").trap(10, "log").hand("A", "D").start_turn("A")
    assert choices(table, "en")["use 2"] == "Use Belfry Dragon: fly 2 tiles, to Pumpkin Patch (11)"
    table = race().trap(10, "log").hand("A", "D").start_turn("A")
    assert choices(table, "en")["use 2"].endswith("to Whispering Pines (10); a trap lies there")


def test_double_time_lengthens_card_movements() -> None:
    table = race("as", "rr", "am").hand("A", "DD").start_turn("A").choose("use 3")
    assert choices(table, "en")["play D"] == "Play Desert: to Pumpkin Patch (11)"


def test_payments() -> None:
    table = race().course(swamp=[9]).hand("A", "FFD").start_turn("A")
    assert question(table, "en") == "You are on Swamp (9), which demands a payment. What do you do?"
    table.choose("pay")
    assert question(table, "fr") == "Quelles cartes payez-vous pour quitter cette tuile : Marécage (9) ?"
    assert choices(table, "en") == {
        "pay_pair F": "Pay Forest and Forest: to Whispering Pines (10)",
        "pay_triple DFF": "Pay Desert, Forest and Forest: to Whispering Pines (10)",
    }
    table.choose("pay_triple DFF")
    assert choices(table, "fr") == {"top D": "Désert sur le dessus", "top F": "Forêt sur le dessus"}


def test_being_stuck() -> None:
    table = race().course(swamp=[9]).hand("A", "FD").start_turn("A")
    assert choices(table, "en")["stuck"] == "You are stuck: discard one card or more without moving"
    table.choose("stuck")
    assert question(table, "en") == "You are stuck on Swamp (9). Which card do you discard?"
    table.choose("discard F")
    assert question(table, "fr") == "Impossible de quitter cette tuile : Marécage (9). Défaussez-vous une autre carte ?"
    assert choices(table, "fr") == {"discard D": "Défausser Désert", "stop": "Garder les autres cartes"}


def test_mud_means_no_cards() -> None:
    table = race().hand("A", "DF")
    table.racer(SLAGS).mud = 1
    assert choices(table.start_turn("A").choose("play D"), "en")["end"] == "End the turn (draw nothing: mud)"


def test_face_down_tiles_keep_their_secret() -> None:
    table = race(number=6).places(A=7)
    table.covered[8] = 1
    table.hand("A", "D").start_turn("A")
    assert choices(table, "en")["play D"] == "Play Desert: to Face-down tile (8)"
    assert choices(table, "fr")["play D"] == "Jouer Désert : direction Tuile face cachée (8)"


def test_the_crystal_ball() -> None:
    table = race("gt", "rr", "am").trap(11, "oil").hand("A", "D").start_turn("A").choose("use 3")
    assert question(table, "fr") == "Boule de Cristal : décalez-vous un des pièges ?"
    assert (
        choices(table, "en")["shift t11 ahead"] == "Shift the trap (Oil) from Pumpkin Patch (11) to Pumpkin Patch (12)"
    )
    assert choices(table, "fr")["decline"] == "Laisser les pièges en place"


def test_a_trap_brought_under_racers() -> None:
    table = race().course(crossroads=[9]).places(A=8, B=16, C=16).trap(22, "log")
    table.hand("A", "D").start_turn("A").choose("play D", "end")
    assert question(table, "en") == "Crossroads: which tile do you swap with another?"
    assert choices(table, "en")["tile t22"] == "Pumpkin Patch (22), with its trap"
    table.choose("tile t16")
    assert question(table, "fr") == "Croisement : quelle tuile change de place avec Le Champ de Citrouilles (16) ?"
    table.choose("tile t22")
    assert question(table, "en") == "Who triggers the trap on Pumpkin Patch (16)?"
    assert choices(table, "en") == {"racer B": "Rufus", "racer C": "The Ant Hill Mob"}


def test_ties_are_asked_with_the_racers() -> None:
    table = race("sb", "rr", "am").places(A=9, B=10, C=10).hand("A", "D").start_turn("A").choose("use 3")
    assert question(table, "en") == "Who moves first, 2 tiles back: Rufus or the Ant Hill Mob?"
    assert question(table, "fr") == "Qui recule en premier, de 2 tuiles : Rufus ou Al Carbone ?"
    assert choices(table, "en")["racer C"] == "The Ant Hill Mob: to Pumpkin Patch (8)"


@pytest.mark.parametrize(
    ("kind", "values", "english", "french"),
    [
        ("played", (SLAGS, 1), "The Slag Brothers play Forest.", "Les Têtes-Dures jouent Forêt."),
        ("played", (RUFUS, 1), "Rufus plays Forest.", "Rufus joue Forêt."),
        ("moved", (MOB, 9, 11), "The Ant Hill Mob moves from 9 to 11.", "Al Carbone avance de 9 à 11."),
        ("moved", (LUKE, 9, 7), "Luke and Blubber fall back from 9 to 7.", "Malabar et Malabille reculent de 9 à 7."),
        ("swapped_places", (RUFUS, SLAGS), "Rufus swaps places with the Slag Brothers.", None),
        ("finished", (PETER, 1), "Peter Perfect reaches the Finish first!", "Beau-Fixe atteint l'arrivée en tête !"),
        ("trap_laid", (14,), "A trap now lies on position 14.", "Un piège se trouve désormais en position 14."),
        ("trap_sprung", (RUFUS, 9, 5), "Rufus triggers the trap on position 9: Log!", None),
        ("trap_cancelled", (RUFUS, 5), "Rufus cancels the trap (Log) with Buzz-Saw Wheels.", None),
        ("copied", (RUFUS, 33, PETER), "Rufus carries out Turbo Boost, a power of Peter Perfect.", None),
        ("recovered", (SLAGS, 1), None, "Les Têtes-Dures récupèrent un pouvoir : Démarrage à la Massue."),
        ("took", (RUFUS, SLAGS), None, "Rufus prend une carte dans la main des Têtes-Dures."),
        ("drew", (RUFUS, 1), "Rufus draws a card.", "Rufus pioche une carte."),
        ("card_seen", (RUFUS, 0), "Rufus looks at a trap card.", "Rufus regarde une carte Piège."),
        ("card_seen", (RUFUS, -1), "Rufus looks at a card of the deck.", "Rufus regarde une carte du paquet."),
        ("villain_moves", (3, 9, 1), "Dastardly follows the card (Forest) from 3 to 9.", None),
        ("ranked", (SLAGS, 2, 8), "The Slag Brothers take rank 2.", None),
        ("champion", (MAX, 36), "Red Max wins the championship with 36 points!", None),
        (
            "race_begins",
            (4, 0, 0),
            "Race 4, The Grand Manoeuvres, begins. Hand size is 4, from the opening hand on.",
            "La course 4, Les Grandes Manœuvres, commence. La main est de 4 cartes, dès le départ.",
        ),
    ],
)
def test_log_lines(kind: str, values: tuple[int, ...], english: str | None, french: str | None) -> None:
    table = race()
    assert english in (None, sentence(table, kind, *values))
    assert french in (None, sentence(table, kind, *values, lang="fr"))


def test_secrets_are_told_to_those_who_know() -> None:
    table = race()
    assert sentence(table, "drew", RUFUS, 1, secret=2) == "Rufus draws Prairie."
    assert sentence(table, "trap_seen", RUFUS, 9, secret=5) == "Rufus looks at the trap on position 9: Log."
    assert sentence(table, "trap_seen", RUFUS, 9) == "Rufus looks at the trap on position 9."
    assert sentence(table, "trap_under_deck", SLAGS, secret=2, lang="fr") == (
        "Les Têtes-Dures glissent une carte sous le paquet Piège : Huile."
    )


def test_points_are_told_in_a_championship() -> None:
    table = race()
    table.house_season = 1
    assert sentence(table, "ranked", SLAGS, 2, 8) == "The Slag Brothers take rank 2 and now have 8 points."
    assert sentence(table, "ranked", SLAGS, 2, 8, lang="fr").endswith("la place n° 2 et ont maintenant 8 points.")


def test_in_the_second_lap_a_place_is_a_tile_and_a_lap() -> None:
    table = race()
    table.lap = 24
    assert sentence(table, "moved", RUFUS, 23, 26) == "Rufus moves from 23 to 2 (lap 2)."
    assert sentence(table, "villain_returns", 25, lang="fr") == "Satanas revient en 1 (tour 2)."

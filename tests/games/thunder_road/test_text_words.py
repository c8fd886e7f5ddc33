"""Everything that can be asked, answered, told or end has its words, and the log reads well."""

import random
import re

import pytest

from carambolage.engine.match.event import Event
from carambolage.engine.match.match import Match
from carambolage.engine.words.words import words_of
from carambolage.games.thunder_road.game import GAME
from carambolage.games.thunder_road.names.action import ACTIONS
from carambolage.games.thunder_road.names.cards import Card
from carambolage.games.thunder_road.names.event import Event as EventName
from carambolage.games.thunder_road.names.things import Hazard, Reason
from carambolage.games.thunder_road.options import CARDS
from carambolage.games.thunder_road.text import events
from carambolage.games.thunder_road.text.choices import TELLERS
from carambolage.games.thunder_road.text.events import PARTS
from carambolage.games.thunder_road.text.naming import MOMENTS, QUESTIONS
from carambolage.testing.speaking import LANGUAGES
from tests.games.reading import Texts, both_languages
from tests.games.thunder_road.scenario import Scenario
from tests.games.thunder_road.speaking import say, sentence

ENGLISH, FRENCH = both_languages("thunder_road")
BLUE, GREEN, ORANGE = 0, 1, 2
SMALL, MEDIUM, LARGE = 0, 1, 2
SILENT = {"moved"}  # a push, a slide or a skid has told it already


def table() -> Scenario:
    return Scenario("blue", "green", "orange").put({"blue medium": (2, 5), "green small": (2, 7)})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words(lang: str) -> None:
    known = words_of(GAME).messages("ask-", lang)
    assert {f"ask-{name}" for name in QUESTIONS.values()} <= set(known)


def test_every_verb_is_told() -> None:
    assert set(ACTIONS.verbs) == set(TELLERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_words(lang: str) -> None:
    known = set(words_of(GAME).messages("event-", lang))
    assert set(PARTS) == set(EventName.ids()) - SILENT
    assert {f"event-{name}" for name in PARTS} <= known
    assert all(any(name.startswith(f"event-{kind}") for kind in PARTS) for name in known)


def test_every_moment_of_the_menu_has_words() -> None:
    scene = table()
    scene.question, scene.asked_seat = next(number for number, name in QUESTIONS.items() if name == "effect_menu"), 0
    said = set()
    for moment in range(len(MOMENTS)):
        scene.about[:] = [moment, 0, 0]
        said.add(say(GAME.question(scene.g, scene.t, 0), "en"))
    assert len(said) == len(MOMENTS)


@pytest.mark.parametrize(
    ("kind", "values", "english", "french"),
    [
        ("turn_begins", (0, BLUE), "The Blue crew is on.", "L'équipe bleue entre en action."),
        ("assigned", (MEDIUM, 4), "Blue's Avenger gets the 4.", "Le Vengeur bleu reçoit le 4."),
        ("assigned", (MEDIUM, 4, 1), "Blue's Avenger coasts.", "Le Vengeur bleu part en roue libre."),
        ("command_placed", (3, 103, 2), "The 2 goes on Airstrike.", "Le 2 va sur Air-sol."),
        (
            "stepped",
            (LARGE, 9, 1),
            "Blue's Eliminator drives to the front-left.",
            "L'Éliminateur bleu avance, avant gauche.",
        ),
        (
            "revealed",
            (MEDIUM, 9, Hazard.MINE),
            "Blue's Avenger turns up a mine.",
            "Le Vengeur bleu révèle une mine.",
        ),
        (
            "token_laid",
            (8, Hazard.LOOSE_OIL + 1),
            "On lane C there is now a loose oil slick.",
            "Sur la file C se trouve maintenant une flaque échappée d'un réservoir.",
        ),
        (
            "token_laid",
            (8, 0),
            "A facedown hazard is put on lane C.",
            "Un danger face cachée est posé sur la file C.",
        ),
        (
            "slam",
            (MEDIUM, 5, 9),
            "Blue's Avenger slams into Green's Doom Buggy!",
            "Le Vengeur bleu percute le Buggy fatal vert !",
        ),
        ("slam_dice", (-1, 3), "The direction die shows rear.", "Le dé de direction indique droit derrière."),
        (
            "shot",
            (-1, 5, BLUE),
            "The chopper of the Blue crew shoots at Green's Doom Buggy.",
            "L'hélicoptère de l'équipe bleue tire sur le Buggy fatal vert.",
        ),
        ("fire_out", (MEDIUM,), "The fire of Blue's Avenger goes out.", "Le feu du Vengeur bleu s'éteint."),
        (
            "ongoing_effect",
            (MEDIUM, 6),
            "Blue's Avenger has a new problem: Jammed Guns. This car cannot shoot.",
            "Le Vengeur bleu a un nouveau souci : Mitrailleuses enrayées. Cette voiture ne peut pas tirer.",
        ),
        (
            "shrapnel",
            (MEDIUM, -1),
            "Shrapnel flies off Blue's Avenger and hits nobody.",
            "Des éclats partent, lancés par le Vengeur bleu, sans toucher personne.",
        ),
        ("won", (1, Reason.FINISH), "Player 2 wins!", "Joueur 2 gagne !"),
    ],
)
def test_log_lines(kind: str, values: tuple[int, ...], english: str, french: str) -> None:
    assert sentence(table(), kind, *values) == english
    assert sentence(table(), kind, *values, lang="fr") == french


def test_secrets_are_told_to_those_who_know_them() -> None:
    scene = table()
    assert sentence(scene, "hand_dealt", BLUE, Card.ONE_SHOT) == "The Blue crew is dealt a card: One shot card."
    assert sentence(scene, "hand_dealt", BLUE, Card.ONE_SHOT, secret=2).startswith("The Blue crew is dealt Ghost Ride.")
    scene.house_bonus_commands_public = 0
    assert sentence(scene, "bonus_command_dealt", BLUE) == "The Blue crew gets a bonus command."
    assert sentence(scene, "bonus_command_dealt", BLUE, secret=1) == "The Blue crew gets the bonus command Sidestep."
    assert sentence(scene, "peeked", BLUE, 8) == "The Blue crew looks at a facedown hazard on lane C."
    assert sentence(scene, "peeked", BLUE, 8, secret=Hazard.MINE).endswith("on lane C: a mine.")


def test_a_forced_move_gets_no_line_of_its_own() -> None:
    scene = table()
    assert events.sentence(scene.g, scene.t, Event(0, "moved", MEDIUM, 9, 1, secret=-1)) is None


@pytest.mark.parametrize(
    ("winner", "why", "english"),
    [
        (1, Reason.FINISH, "Player 2 wins with the Green crew: first over the Finish Line."),
        (0, Reason.SURVIVOR, "Player 1 wins with the Blue crew: nobody else is left on the road."),
        (2, Reason.WIPEOUT, "Player 3 wins with the Orange crew: all were lost at once, but nobody was further ahead."),
        (-1, Reason.WIPEOUT, "Nobody wins: the last crews were lost in the same moment."),
        (-1, Reason.ROUND_CAP, "Nobody wins: after so many rounds the race was called off."),
    ],
)
def test_reasons(winner: int, why: int, english: str) -> None:
    scene = table()
    scene.over, scene.winner_seat, scene.end_reason = 1, winner, why
    found = events.result(scene.g, scene.t)
    assert say(found.reason, "en") == english
    assert say(found.reason, "fr").startswith("Personne" if winner < 0 else f"Joueur {winner + 1} gagne avec")
    assert found.winners == (() if winner < 0 else (winner,))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4, 6])
def test_whole_games_can_be_followed_in_both_languages(players: int) -> None:
    options = {**dict.fromkeys(CARDS, True), "german_engineering": "choice", "crew_choice": "random"}
    match, chance = Match(GAME, players, players, options), random.Random(players)
    while not match.over:
        for seat in match.asked:
            for lang in LANGUAGES:
                labels = [choice.words(lang) for choice in match.choices(seat)]
                assert match.question(seat, lang)
                assert len(set(labels)) == len(labels), labels
            match.play(seat, chance.choice(match.offers(seat)))
    for lang in LANGUAGES:
        assert all(line[-1] in ".!" for line in match.log(lang))
        assert match.ending(lang)


def test_who_runs_two_crews_wins_with_both() -> None:
    scene = table()
    scene.team(2).seat = 0
    scene.over, scene.winner_seat, scene.end_reason = 1, 0, Reason.SURVIVOR
    ending = events.result(scene.g, scene.t).reason
    assert say(ending, "en").startswith("Player 1 wins with the Blue crew and the Orange crew: ")
    assert say(ending, "fr").startswith("Joueur 1 gagne avec l'équipe bleue et l'équipe orange")


@pytest.mark.parametrize(
    ("texts", "strange"),
    [
        (FRENCH, r"\bmanches?\b|\battribu|\btuiles? arrière"),
        (ENGLISH, r"\bmiddle section|\boffroad\b|\bburning token"),
    ],
    ids=["fr", "en"],
)
def test_the_words_of_the_rulebook_are_used(texts: Texts, strange: str) -> None:
    """A round is a round, dice are assigned, the rear tile is the "tuile de queue", the rig has a mid section."""
    said = {name: " ".join(reading.texts) for name, reading in texts.patterns.items()}
    assert [name for name, text in said.items() if re.search(strange, text, re.IGNORECASE)] == []

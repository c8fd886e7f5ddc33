"""Whatever the rules refuse is said in the language of the one who asked, with the words of the game."""

import pytest

from carambolage.engine.errors import CarambolageError, IllegalAnswerError
from carambolage.engine.match.match import Match
from carambolage.engine.registry import game
from carambolage.engine.words.phrase import Phrase
from carambolage.engine.words.words import words_of
from carambolage.table.commands.create import create_table
from carambolage.table.library import Library
from carambolage.table.protocol.bodies import Proof, ProofEntry, SeatWish, TableWish
from carambolage.table.refusal import Reason, RefusedError
from carambolage.table.state.fair_dice import new_chance
from carambolage.table.state.proof import FORMAT, verdict

GAMES = {name: game(name) for name in ("thunder_road", "wacky_races")}
PLAIN = str.maketrans("\u202f\u00a0\u2019", "  '")


def refusal(name: str, players: int, **options: str) -> RefusedError:
    wish = TableWish(name, [SeatWish("bot")] * players, options)
    with pytest.raises(RefusedError) as caught:
        create_table(wish, Library(GAMES), 0)
    return caught.value


@pytest.mark.parametrize(
    ("name", "players", "options", "english", "french"),
    [
        (
            "thunder_road",
            5,
            {"big_rig": "false", "final_five": "false"},
            "there are four car crews; for 5 players let “Big Rig” or “Final Five” be chosen too, or play with fewer",
            (
                "il y a quatre équipes de voitures ; à 5 joueurs, mettez aussi au choix « Max Titan » "
                "ou « Cinq bécanes », ou jouez moins nombreux"
            ),
        ),
        (
            "thunder_road",
            3,
            {"big_team": "true"},
            "“Big Team” is for 2 players, not 3; switch it off, or play with 2",
            "« Grande équipe » se joue à 2, pas à 3 ; désactivez cette option, ou jouez à 2",
        ),
        (
            "thunder_road",
            7,
            {},
            "this game is for 2 to 6 players, not 7",
            "ce jeu se joue de 2 à 6 joueurs, pas à 7",
        ),
        (
            "wacky_races",
            2,
            {"season": "spring", "race": "1"},
            "choose either “Championship” or “Race rule”, and leave the other one out",
            "choisissez soit « Championnat », soit « Règle de course », et laissez l'autre de côté",
        ),
        (
            "wacky_races",
            2,
            {"solo_cars": "2"},
            "“Solo cars” is for one player alone; with more players everybody drives one car",
            "« Voitures en solo » est réservé à une personne seule ; à plusieurs, chaque personne conduit une voiture",
        ),
        (
            "wacky_races",
            2,
            {"solo_cars": "9"},
            "“Solo cars” has no value “9”; choose one of 1, 2, 3",
            "« Voitures en solo » n'a pas de valeur « 9 » ; choisissez parmi 1, 2, 3",
        ),
        (
            "wacky_races",
            2,
            {"rase": "1"},
            "there is no option “rase”; did you mean race?",
            "il n'y a pas d'option « rase » ; vouliez-vous dire race ?",
        ),
    ],
)
def test_tables_that_cannot_be_opened(
    name: str, players: int, options: dict[str, str], english: str, french: str
) -> None:
    refused = refusal(name, players, **options)
    assert refused.said("en").translate(PLAIN) == f"This table cannot be opened: {english}."
    assert refused.said("fr").translate(PLAIN) == f"Cette table ne peut pas être ouverte : {french}."


def test_a_log_that_breaks_the_rules() -> None:
    """A proof with an answer that was not possible is found out, in words."""
    chance, rules = new_chance(7), GAMES["wacky_races"]
    match = Match(rules, 2, chance.seed(0))
    proof = Proof(
        carambolage_table=FORMAT,
        chosen=True,
        table="t",
        game=rules.name,
        rules=rules.version,
        pack=match.pack.hash,
        players=2,
        options=match.options,
        commitment=chance.commitment,
        secret=chance.secret,
        salt=chance.salt,
        log=[ProofEntry(2, "answered", match.asked[0], 999)],
        digest="",
    )
    assert "ne peut pas donner la réponse 999 à ce moment-là" in verdict(proof, rules, match.pack, "fr").findings[-1]
    assert "may not give the answer 999 then" in verdict(proof, rules, match.pack, "en").findings[-1]


def test_what_was_never_meant_for_people_stays_as_it_is() -> None:
    words = words_of(GAMES["wacky_races"])
    assert Reason(words, CarambolageError("for programmers")).said("fr") == "for programmers"
    assert Reason(words, IllegalAnswerError("no words", Phrase("refused-by-nobody"))).said("fr") == "no words"

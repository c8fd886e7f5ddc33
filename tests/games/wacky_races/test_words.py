"""The words of Wacky Races: both languages say the same things, about everything in the pack, in good typography."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

GAME = Path(__file__).parents[3] / "src/carambolage/games/wacky_races"
LANGUAGES = ("en", "fr")
OPTIONS = {
    "racer_choice": "choose random",
    "first_player": "random seat_1",
    "special_tile": "random swamp crossroads level_crossing acme",
    "stuck_discard": "any one",
    "trap_reshuffle": "true false",
    "villain_extra_move": "auto always never",
    "foiled_ends_turn": "true false",
    "powers": "full off",
    "special_trigger": "enter_or_cross enter_only",
    "gas_repeat": "every_time once",
    "neutral_reveals": "1 2 3 4 5",
    "finish_mode": "first_wins run_out",
    "rank_ties": "shared turn_order",
    "solo_level": "rookie racer ace legend",
    "solo_cars": "1 2 3",
    "season": "none spring summer autumn winter grand",
    "race": "none 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16",
    "neutral_points": "true false",
    "championship_first": "rotate lowest_total random",
}
CHAPTERS = ["goal", "setup", "turn", "cards", "moving", "villain", "traps", "powers", "tiles", "neutrals", "end"]
CHAPTERS += ["solo", "championship"]
NAMES = """
terrain-desert | Desert | Désert
terrain-forest | Forest | Forêt
terrain-prairie | Prairie | Plaine
terrain-farm | Farm | Ferme
racer-sb | Boulder Mobile | La Caraverne
racer-gt | Creepy Coupe | La Dingo-Limousine
racer-pp | Convert-a-Car | L'Auto-Aéro-Fuseau-Planeur
racer-rm | Crimson Haybailer | Le Bolide Écarlate
racer-pe | Compact Pussycat | La Compact PussyCat
racer-as | Army Surplus Special | Le Tocard Tank
racer-am | Bulletproof Bomb | La Cavaillac Blindée
racer-ac | Arkansas Chugga-Bug | Le Coucou Casse-Cou
racer-pf | Turbo Terrific | La Turbo Terrific
racer-rr | Buzz Wagon | Le Tacot Tout-Terrain
villain | Mean Machine | La Démone Double-Zéro Grand Sport
villain.driver | Dick Dastardly and Muttley | Satanas et Diabolo
racer-gt.driver | The Gruesome Twosome | Pique et Collégramme
racer-pp.driver | Professor Pat Pending | Le Professeur Maboulette
racer-rm.driver | Red Max | Max le Rouge
racer-pe.driver | Penelope Pitstop | Pénélope Jolicœur
racer-as.driver | Sergeant Blast and Private Meekly | Sergent Grosse-Pomme et Soldat Petit-Pois
racer-am.driver | The Ant Hill Mob | Al Carbone et sa bande
racer-ac.driver | Lazy Luke and Blubber Bear | Malabar et Malabille
racer-pf.driver | Peter Perfect | Pierre de Beau-Fixe
racer-rr.driver | Rufus Ruffcut and Sawtooth | Rufus-la-Rondelle et Saucisson
trap-broken_bridge | Broken Bridge | Pont Coupé
trap-oil | Oil | Huile
trap-painted_tunnel | Painted Tunnel | Faux Tunnel
trap-boulder | Boulder | Rocher
trap-log | Log | Bûche
trap-foiled_again | Foiled Again | Encore Raté
trap-sabotage | Sabotage | Sabotage
trap-sleight_of_hand | Sleight of Hand | Tour de Passe-passe
trap-mud_puddle | Mud Puddle | Flaque de Boue
power-sb1 | Boulder Breakers | Casse-Cailloux
power-sb2 | Club Start | Démarrage à la Massue
power-sb3 | Bonk! | Boum sur la Tête
power-sb4 | Rebuilt from Rubble | Retaillée dans le Roc
power-gt1 | Ghostly Shortcut | Passe-Muraille
power-gt2 | Belfry Dragon | Le Dragon du Beffroi
power-gt3 | Crystal Ball | Boule de Cristal
power-gt4 | Haunting | Hantise Générale
power-pp1 | Drill-a-Way | Chignole
power-pp2 | Convert-a-Car | Transformation Express
power-pp3 | Spring Wheels | Roues à Ressorts
power-pp4 | Brainstorm | Remue-Méninges
power-rm1 | Take-Off | Décollage
power-rm2 | On Their Tail | Dans leur Sillage
power-rm3 | Strafing Run | Rase-Mottes
power-rm4 | Aerobatics | Haute Voltige
power-pe1 | Powder Puff | Coup de Houppette
power-pe2 | Hayulp! | À l'Aide !
power-pe3 | Ladies First | Les Dames d'Abord
power-pe4 | Beauty Stop | Pause Beauté
power-as1 | Open Fire! | Feu à Volonté !
power-as2 | Cannon Recoil | Recul du Canon
power-as3 | Double Time | Pas Redoublé
power-as4 | Surplus Mine | Mine du Surplus
power-am1 | Never Con a Con | À Filou, Filou et Demi
power-am2 | Getaway Power | À Toutes Jambes
power-am3 | Stick 'Em Up! | Haut les Mains !
power-am4 | Lay Low | La Planque
power-ac1 | Rocking-Chair Springs | Suspension à Bascule
power-ac2 | Stoke the Stove | Poêle à Bloc
power-ac3 | Forty Winks | Petit Somme
power-ac4 | Blubber's Panic | La Frousse de Malabille
power-pf1 | Telescopic Chassis | Châssis Télescopique
power-pf2 | Turbo Boost | Turbo à Fond
power-pf3 | Perfect Gentleman | Parfait Gentleman
power-pf4 | Perfect Line | Trajectoire Idéale
power-rr1 | Buzz-Saw Wheels | Roues-Scies
power-rr2 | Sawtooth | Saucisson
power-rr3 | Clear-Cut | Coupe Claire
power-rr4 | Timber! | Gare Dessous !
tile-rattlesnake_flats | Rattlesnake Flats | Le Plateau des Crotales
tile-dry_gulch | Dry Gulch | Le Ravin à Sec
tile-whispering_pines | Whispering Pines | Les Pins Chuchoteurs
tile-beaver_hollow | Beaver Hollow | Le Vallon des Castors
tile-bison_range | Bison Range | Les Pâtures aux Bisons
tile-tumbleweed_straight | Tumbleweed Straight | La Ligne des Virevoltants
tile-pumpkin_patch | Pumpkin Patch | Le Champ de Citrouilles
tile-red_barn | Red Barn | La Grange Rouge
tile-mirage_mesa | Mirage Mesa | La Mesa aux Mirages
tile-vulture_dunes | Vulture Dunes | Les Dunes aux Vautours
tile-timber_ridge | Timber Ridge | La Crête des Bûcherons
tile-moonlit_grove | Moonlit Grove | Le Bosquet au Clair de Lune
tile-telegraph_plain | Telegraph Plain | La Plaine du Télégraphe
tile-wagon_trail | Wagon Trail | La Piste des Chariots
tile-corn_maze | Corn Maze | Le Labyrinthe de Maïs
tile-henhouse_corner | Henhouse Corner | Le Virage du Poulailler
tile-swamp | Swamp | Marécage
tile-crossroads | Crossroads | Croisement
tile-level_crossing | Level Crossing | Passage à Niveau
tile-acme | ACME Laboratory | Laboratoire A.C.M.E.
tile-gas_station | Gas Station | Station-service
tile-finish | Finish Line | Ligne d'Arrivée
tile-space_00 | Space 00 | Case 00
tile-pit_exit | Pit Exit | Sortie des Stands
tile-tyre_wall | Tyre Wall | Mur de Pneus
tile-picnic_meadow | Picnic Meadow | Le Pré du Pique-nique
tile-hay_bales | Hay Bales | Les Bottes de Foin
tile-sand_trap | Sand Trap | Le Bac à Sable
tile-flag_tree | Flag Tree | L'Arbre au Drapeau
race-1 | Zig Zag | Zig Zag
race-2 | Little Red Riding Hood | Le petit Chaperon rouge
race-3 | Beware of the Gorilla | Gare au Gorille
race-4 | The Grand Manoeuvres | Les Grandes Manœuvres
race-5 | Nobody Fools a Buffalo | Pas fou, Buffalo
race-6 | The Sheriff Is Not Racing | Le shérif n'est pas dans la course
race-7 | All the Fun of the Fair | Attractions en tous genres
race-8 | Now That's Sport | Ça c'est du sport
race-9 | Against the Clock | Temps et contretemps
race-10 | Saw, Saw the Wood | Scions, scions du bois
race-11 | By Way of Ghost Town | En passant par Fantômeville
race-12 | Missouri Mix-Up | Mic Mac Missouri
race-13 | Bears, Bears Everywhere | Que d'ours, que d'ours
race-14 | What a Circus | Quel cirque
race-15 | All Along the Mississippi | Tout le long du Mississippi
race-16 | Romeo of Mexico | Roméo du Mexique
"""


class Reading(visitor.Visitor):
    """What a pattern uses: its variables, the messages it refers to, its plain text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)
        elif isinstance(node, ast.TextElement):
            self.texts.append(node.value)
        super().generic_visit(node)


def source(language: str) -> str:
    """All words of a language, as one text."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((GAME / "words" / language).glob("*.ftl")))


def entries(language: str) -> Iterator[ast.EntryType]:
    """Everything written in the files of a language."""
    yield from FluentParser().parse(source(language)).body


@cache
def patterns(language: str) -> dict[str, Reading]:
    """Each message `id` and attribute `id.name` of a language, read."""
    found: dict[str, Reading] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            parts = [("", entry.value)] + [(f".{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for suffix, pattern in parts:
                if pattern is not None:
                    reading = found[entry.id.name + suffix] = Reading()
                    reading.visit(pattern)
    return found


def variables(language: str, name: str) -> set[str]:
    """The arguments a text needs, those of the messages it refers to included."""
    reading = patterns(language)[name]
    return reading.variables.union(*(variables(language, reference) for reference in reading.references))


@cache
def bundle(language: str) -> FluentBundle:
    """The words of a language, ready to speak."""
    words = FluentBundle([language], use_isolating=False)
    words.add_resource(FluentResource(source(language)))
    return words


def said(language: str, name: str, **arguments: int) -> str:
    """A text with its arguments filled in; fails on any error."""
    message_id, _, attribute = name.partition(".")
    message = bundle(language).get_message(message_id)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, arguments)
    assert not errors, (name, errors)
    return str(text)


def items(name: str, kind: str) -> list[dict[str, Any]]:
    """The items of one kind in a file of the pack."""
    return list(tomllib.loads((GAME / "pack" / f"{name}.toml").read_text(encoding="utf-8"))[kind])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood_and_said_once(language: str) -> None:
    found = list(entries(language))
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


def test_both_languages_have_the_same_files() -> None:
    english, french = ({path.name for path in (GAME / "words" / lang).glob("*.ftl")} for lang in LANGUAGES)
    assert english == french


def test_both_languages_say_the_same_things() -> None:
    assert patterns("en").keys() == patterns("fr").keys()
    for name in patterns("en"):
        assert variables("en", name) == variables("fr", name), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_text_can_be_said(language: str, number: int) -> None:
    for name in patterns(language):
        text = said(language, name, **dict.fromkeys(variables(language, name), number))
        assert text.strip() == text != "", name


@pytest.mark.parametrize("row", NAMES.strip().splitlines())
def test_names_of_the_catalogue(row: str) -> None:
    name, english, french = row.replace("'", "\u2019").split(" | ")
    assert said("en", name) == english
    assert said("fr", name) == french.replace(" !", "\u202f!")


def parts(prefix: str, names: Iterable[object], *attributes: str) -> set[str]:
    """The messages of some items and their attributes."""
    return {f"{prefix}-{name}{part}" for name in names for part in ("", *attributes)}


def test_all_components_have_words() -> None:
    tiles = items("tiles", "tile")
    races = items("races", "race")
    told = [tile["id"] for tile in tiles if tile["kind"] in ("special", "gas", "finish")]
    wanted = parts("terrain", [card["id"] for card in items("movement", "card")], ".letter")
    wanted |= parts("tile", [tile["id"] for tile in tiles], ".hint") | parts("tile", told, ".text")
    wanted |= parts("trap", [trap["id"] for trap in items("traps", "trap")], ".text")
    wanted |= parts("racer", [racer["id"] for racer in items("racers", "racer")], ".driver", ".short", ".hint")
    wanted |= parts("power", [power["id"] for power in items("powers", "power")], ".text")
    wanted |= parts("race", [race["number"] for race in races], ".text")
    wanted |= parts("season", [*(race["season"] for race in races), "grand"], ".title")
    wanted |= parts("rules", CHAPTERS, ".title")
    assert wanted - patterns("en").keys() == set()


def test_all_options_have_words() -> None:
    wanted = {f"option-{name}{part}" for name in OPTIONS for part in ("", ".text")}
    wanted |= {f"option-{name}-{value}" for name, values in OPTIONS.items() for value in values.split()}
    assert {name for name in patterns("en") if name.startswith("option-")} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("file", "kind"), [("powers", "power"), ("traps", "trap")])
def test_texts_show_exactly_the_numbers_of_the_pack(language: str, file: str, kind: str) -> None:
    for item in items(file, kind):
        numbers = {key for key, value in item.items() if type(value) is int and key != "count"}
        assert variables(language, f"{kind}-{item['id']}.text") == numbers, item["id"]


def test_edited_numbers_are_spelled_right() -> None:
    assert said("en", "power-sb2.text", distance=2) == "Run 2 tiles."
    assert said("en", "power-sb2.text", distance=1) == "Run 1 tile."
    assert said("fr", "power-sb2.text", distance=3) == "Avancez de 3\u00a0tuiles."
    assert said("fr", "power-sb2.text", distance=1) == "Avancez de 1\u00a0tuile."
    assert [said("en", "rank", rank=n) for n in range(1, 7)] == ["1st", "2nd", "3rd", "4th", "5th", "6th"]
    assert [said("fr", "rank", rank=n) for n in (1, 2)] == ["1er", "2e"]


def test_letters_are_the_same_in_both_languages() -> None:
    letters = [name for name in patterns("en") if name.endswith(".letter")]
    assert [said("en", name) for name in letters] == [said("fr", name) for name in letters]
    assert len({said("en", name) for name in letters}) == len(letters)


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_are_readable(language: str, chapter: str) -> None:
    paragraphs = said(language, f"rules-{chapter}").split("\n\n")
    assert all("\n" not in paragraph and paragraph.endswith(".") for paragraph in paragraphs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curly(language: str) -> None:
    assert [name for name, reading in patterns(language).items() if any("'" in text for text in reading.texts)] == []


def test_french_spaces_before_punctuation_do_not_break() -> None:
    for name, reading in patterns("fr").items():
        for text in reading.texts if not name.endswith(".letter") else []:
            assert not re.search(r"(?<!\u202f);|(?<![\u202f!?])[!?]|(?<!\u00a0)[:»]|«(?!\u00a0)", text), (name, text)

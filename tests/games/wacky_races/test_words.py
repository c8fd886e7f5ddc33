"""The words of Wacky Races: about everything in the pack, with its numbers, in readable chapters."""

import pytest

from tests.games.reading import Pack, Texts, both_languages, catalogue_row, option_parts, parts

PACK = Pack("wacky_races", fixed="count")
ENGLISH, FRENCH = both_languages("wacky_races")
both = pytest.mark.parametrize("texts", [ENGLISH, FRENCH], ids=["en", "fr"])
OPTIONS = {
    "racer_choice": "choose random",
    "first_player": "random seat_1",
    "special_tile": "random swamp crossroads level_crossing acme",
    "stuck_discard": "any one",
    "trap_reshuffle": "true false",
    "villain_extra_move": "auto always never",
    "foiled_ends_turn": "true false",
    "powers": "full off",
    "special_trigger": "book enter_or_cross enter_only",
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


@pytest.mark.parametrize("row", NAMES.strip().splitlines())
def test_names_of_the_catalogue(row: str) -> None:
    name, english, french = catalogue_row(row)
    assert ENGLISH.said(name) == english
    assert FRENCH.said(name) == french


def test_all_components_have_words() -> None:
    tiles = PACK.items("tiles", "tile")
    races = PACK.items("races", "race")
    told = [tile["id"] for tile in tiles if tile["kind"] in ("special", "gas", "finish")]
    wanted = parts("terrain", [card["id"] for card in PACK.items("movement", "card")], ".letter")
    wanted |= parts("tile", [tile["id"] for tile in tiles], ".hint") | parts("tile", told, ".text")
    wanted |= parts("trap", [trap["id"] for trap in PACK.items("traps", "trap")], ".text")
    wanted |= parts("racer", [racer["id"] for racer in PACK.items("racers", "racer")], ".driver", ".short", ".hint")
    wanted |= parts("power", [power["id"] for power in PACK.items("powers", "power")], ".text")
    wanted |= parts("race", [race["number"] for race in races], ".text")
    wanted |= parts("season", [*(race["season"] for race in races), "grand"], ".title")
    wanted |= parts("rules", CHAPTERS, ".title")
    assert wanted - ENGLISH.patterns.keys() == set()


def test_all_options_have_words() -> None:
    assert {name for name in ENGLISH.patterns if name.startswith("option-")} == option_parts(OPTIONS)


@both
@pytest.mark.parametrize(("file", "kind"), [("powers", "power"), ("traps", "trap")])
def test_texts_show_exactly_the_numbers_of_the_pack(texts: Texts, file: str, kind: str) -> None:
    for item in PACK.items(file, kind):
        assert texts.variables(f"{kind}-{item['id']}.text") == set(PACK.numbers(item)), item["id"]


def test_edited_numbers_are_spelled_right() -> None:
    assert ENGLISH.said("power-sb2.text", distance=2) == "Run 2 tiles."
    assert ENGLISH.said("power-sb2.text", distance=1) == "Run 1 tile."
    assert FRENCH.said("power-sb2.text", distance=3) == "Avancez de 3\u00a0tuiles."
    assert FRENCH.said("power-sb2.text", distance=1) == "Avancez de 1\u00a0tuile."
    assert [ENGLISH.said("rank", rank=n) for n in range(1, 7)] == ["1st", "2nd", "3rd", "4th", "5th", "6th"]
    assert [FRENCH.said("rank", rank=n) for n in (1, 2)] == ["1er", "2e"]


def test_letters_are_the_same_in_both_languages() -> None:
    letters = [name for name in ENGLISH.patterns if name.endswith(".letter")]
    assert [ENGLISH.said(name) for name in letters] == [FRENCH.said(name) for name in letters]
    assert len({ENGLISH.said(name) for name in letters}) == len(letters)


@pytest.mark.parametrize("chapter", CHAPTERS)
@both
def test_chapters_are_readable(texts: Texts, chapter: str) -> None:
    paragraphs = texts.said(f"rules-{chapter}").split("\n\n")
    assert all("\n" not in paragraph and paragraph.endswith(".") for paragraph in paragraphs)

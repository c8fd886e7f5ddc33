"""The words of Wreckage: about everything in the pack, with its numbers, in readable chapters and both languages."""

import tomllib
from typing import Any

import pytest
from fluent.syntax import ast

from carambolage.engine.match.event import Event as Happened
from carambolage.games.wreckage.game import GAME
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.options import OPTIONS
from carambolage.games.wreckage.text.facts import CHAPTERS, CLIENT, about, numbers
from carambolage.games.wreckage.text.naming import equipment_numbers
from tests.games.reading import Texts, both_languages, catalogue_row, option_parts, parts
from tests.games.wreckage.scenario import TABLES

ENGLISH, FRENCH = both_languages("wreckage")
both = pytest.mark.parametrize("texts", [ENGLISH, FRENCH], ids=["en", "fr"])
NAMES = """
vehicle-pick_up | Pick-up | Pick-up
vehicle-coupe | Coupe | Coupé
vehicle-sedan | Sedan | Berline
vehicle-muscle_car | Muscle car | Grosse cylindrée
vehicle-armoured_van | Armoured van | Fourgon blindé
vehicle-interceptor | Interceptor | Intercepteur
vehicle-off_roader | Off-roader | Tout-terrain
vehicle-dune_buggy | Dune buggy | Buggy
vehicle-pick_up.nickname | Old Hand | Vieux briscard
vehicle-coupe.nickname | Iron Nose | Nez de fer
vehicle-sedan.nickname | Street Cleaner | Balayeuse
vehicle-muscle_car.nickname | Thunderbolt | Coup de tonnerre
vehicle-armoured_van.nickname | Broadside | Bordée
vehicle-interceptor.nickname | Needle | Aiguille
vehicle-off_roader.nickname | Watchtower | Mirador
vehicle-dune_buggy.nickname | Hornet | Frelon
card-pedals | Pedals | Pédales
card-accelerate | Accelerate | Accélérer
card-decelerate | Decelerate | Décélérer
card-turn_right | Turn right | Tourner à droite
card-turn_left | Turn left | Tourner à gauche
card-repeat | Repeat | Coup double
card-jump | Jump | Saut
card-swerve | Swerve | Embardée
card-smash | Smash | Écrasement
card-full_throttle | Full throttle | Plein gaz
card-barrage | Barrage | Barrage
card-u_turn | U-turn | Volte-face
card-dodge | Dodge | Esquive
card-turbo | Turbo | Turbo
equipment-machine_gun | Machine gun | Mitrailleuse
equipment-flamethrower | Flamethrower | Lance-flammes
equipment-rocket_launcher | Rocket launcher | Lance-roquettes
equipment-laser | Laser | Laser
equipment-turret_gun | Turret gun | Mitrailleuse de tourelle
equipment-harpoon | Harpoon | Harpon
equipment-shotgun_battery | Shotgun battery | Batterie de tromblons
equipment-shock_missile | Shock missile | Missile de choc
equipment-sniper_turret | Sniper turret | Tourelle de précision
equipment-rotary_laser | Rotary laser | Laser rotatif
equipment-steel_plating | Steel plating | Protections en acier
equipment-ram | Ram | Bélier
equipment-rear_mount | Rear mount | Arme arrière
equipment-mine_dropper | Mine dropper | Largage de mines
equipment-nitro | Nitro | Nitro
equipment-armour | Armour | Armure
damage-ricochet | Ricochet | Ricochet
damage-dust_cloud | Dust cloud | Nuage de poussière
damage-dented_panel | Dented panel | Tôle froissée
damage-burst_tyre | Burst tyre | Pneu éclaté
damage-bent_steering_rod | Bent steering rod | Barre de direction tordue
damage-torn_bodywork | Torn bodywork | Carrosserie déchirée
damage-broken_axle | Broken axle | Essieu brisé
damage-cut_cable | Cut cable | Câble sectionné
damage-direct_hit | Direct hit | Coup au but
damage-side_blast | Side blast | Souffle latéral
damage-engine_block_hit | Engine block hit | Bloc moteur touché
obstacle-boulder | Boulder | Rocher
obstacle-concrete_block | Concrete block | Bloc de béton
obstacle-tyre_wall | Tyre wall | Mur de pneus
obstacle-rusted_hull | Rusted hull | Carcasse rouillée
obstacle-drum_stack | Drum stack | Pile de fûts
obstacle-spike_column | Spike column | Colonne d'épines
obstacle-fuel_pump | Fuel pump | Pompe à essence
obstacle-burning_tyres | Burning tyres | Pneus en feu
obstacle-wreck | Wreck | Épave
obstacle-burning_barrels | Burning barrels | Barils en feu
layout-crossroads | Crossroads | Carrefour
layout-ring | Ring | Anneau
layout-quarry | Quarry | Carrière
layout-pit | Pit | Fosse
layout-depot | Fuel depot | Dépôt d'essence
layout-scrapyard | Scrapyard | Casse
preset-rulebook | Rulebook | Livret
preset-long_fight | Long fight | Longue bagarre
preset-no_brakes | No brakes | Sans freins
preset-first_drive | First drive | Premier tour
preset-derby | Derby | Derby
preset-fireworks | Fireworks | Feu d'artifice
"""


@pytest.mark.parametrize("row", NAMES.strip().splitlines())
def test_names_of_the_catalogue(row: str) -> None:
    name, english, french = catalogue_row(row)
    assert ENGLISH.said(name) == english
    assert FRENCH.said(name) == french


def items(file: str, kind: str) -> list[str]:
    page: dict[str, Any] = tomllib.loads((GAME.home / "pack" / f"{file}.toml").read_text(encoding="utf-8"))
    return [item["id"] for item in page[kind]]


def test_all_components_have_words() -> None:
    wanted = parts("vehicle", items("vehicles", "vehicle"), ".hint", ".nickname")
    wanted |= parts("equipment", [*items("equipment", "weapon"), *items("equipment", "upgrade")], ".text")
    wanted |= parts("damage", items("damage", "card"), ".text") | parts("token", items("steering", "deck"))
    wanted |= parts("obstacle", items("obstacles", "token"), ".text")
    wanted |= parts("layout", [name for name in items("layouts", "layout") if "_" not in name], ".text")
    wanted |= parts("rules", [chapter.removeprefix("rules-") for chapter in CHAPTERS], ".title")
    wanted |= parts("balance-event", Event.ids())
    assert wanted - ENGLISH.patterns.keys() == set()


def test_all_options_have_words() -> None:
    values = {option.name: " ".join(option.values) for option in OPTIONS if option.name != "turn_limit"}
    said = {name for name in ENGLISH.patterns if name.startswith("option-")}
    assert said == option_parts({**values, "turn_limit": ""})


@both
def test_texts_of_equipment_show_exactly_its_numbers(texts: Texts) -> None:
    for kind, name in enumerate([*items("equipment", "weapon"), *items("equipment", "upgrade")]):
        assert texts.variables(f"equipment-{name}.text") == set(equipment_numbers(TABLES, kind)), name
    assert numbers(TABLES)["equipment-nitro"] == {"spaces": 3}
    assert "equipment-ram" not in numbers(TABLES)


def test_cards_in_words() -> None:
    printed = numbers(TABLES)
    said = {name: ENGLISH.said(f"{name}.text", **printed[name]) for name in printed}
    assert said["equipment-machine_gun"] == "Attack 2, long range."
    assert said["equipment-sniper_turret"] == "Attack 2, long range, Turret, Second action."
    assert said["equipment-shock_missile"] == "Attack 3, long range, Spin, Discard."
    assert said["damage-burst_tyre"] == "1 point, Spin."
    assert said["damage-direct_hit"] == "3 points."
    assert said["equipment-steel_plating"].endswith("3 points are cancelled.")
    assert FRENCH.said("equipment-flamethrower.text", **printed["equipment-flamethrower"]) == (
        "Force de frappe 3, courte portée."
    )


@pytest.mark.parametrize("chapter", [*CHAPTERS, "rules-goal"])
@both
def test_chapters_are_readable(texts: Texts, chapter: str) -> None:
    paragraphs = texts.said(chapter).split("\n\n")
    assert all("\n" not in paragraph and paragraph.endswith(".") for paragraph in paragraphs)


def test_every_event_belongs_to_one_chapter() -> None:
    kinds = [kind for events in CHAPTERS.values() for kind in " ".join(events).split()]
    assert sorted(kinds) == sorted(Event.ids())


def test_every_explanation_exists() -> None:
    explained = {str(name) for name in (about(Happened(0, kind, 1, 1, 1, 1)) for kind in Event.ids()) if name}
    assert explained <= ENGLISH.patterns.keys()
    assert all(f"{name}.text" in ENGLISH.patterns or name.startswith(("rules-", "vehicle-")) for name in explained)
    assert all(any(name.startswith(f"{prefix}-") for name in ENGLISH.patterns) for prefix in CLIENT.glossary)


@both
def test_every_line_is_understood_and_said_once(texts: Texts) -> None:
    assert [entry.content for entry in texts.entries if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in texts.entries if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names)) > 0
    assert [name for name, reading in texts.patterns.items() if any("'" in text for text in reading.texts)] == []


def test_both_languages_say_the_same_things() -> None:
    assert ENGLISH.patterns.keys() == FRENCH.patterns.keys()
    for name in ENGLISH.patterns:
        assert ENGLISH.variables(name) == FRENCH.variables(name), name

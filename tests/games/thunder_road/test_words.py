"""The words of Thunder Road: Vendetta: about everything in the pack, with its numbers, in short texts."""

import re

import pytest

from tests.games.reading import Item, Pack, Texts, both_languages, catalogue_row, parts

PACK = Pack("thunder_road", fixed="number")
ENGLISH, FRENCH = both_languages("thunder_road")
both = pytest.mark.parametrize("texts", [ENGLISH, FRENCH], ids=["en", "fr"])
NAMES = """
tile-1a | The Parking Lot | Le Parking
tile-1b | Runway to Ruin | Le Chemin des ruines
tile-2a | Snakeway | Le Serpent
tile-2b | Unrest Stop | L'Aire sans repos
tile-3a | The Mudhole | Le Bourbier
tile-3b | The Bunker | Le Bunker
tile-4a | The Barrens | Les Terres mortes
tile-4b | Scenic Route | La Route panoramique
tile-5a | Route Sixty Styx | La Route du Styx
tile-5b | The Choke | Le Goulet
tile-6a | Mirror Mile | Le Miroir
tile-6b | Salt Lick | La Pierre à sel
tile-7a | Devil's Leap | Le Saut du diable
tile-7b | Sludge Works | L'Usine à boue
tile-8a | Scorched Mile | Le Mille brûlé
tile-8b | Refinery Row | Les Raffineries
tile-9a | Launch Strip | La Piste d'envol
tile-9b | Dead Sea | La Mer morte
tile-10a | Worm Country | Le Pays du ver
tile-10b | Devil's Gullet | Le Gosier du diable
ongoing-stuck_throttle | Stuck Throttle | Accélérateur coincé
ongoing-flat_tyre | Flat Tyre | Pneu crevé
ongoing-stuck_in_third | Stuck in Third | Bloqué en troisième
ongoing-pulls_left | Pulls Left | Tire à gauche
ongoing-pulls_right | Pulls Right | Tire à droite
ongoing-cross_eyed_driver | Cross-Eyed Driver | Pilote bigleux
ongoing-jammed_guns | Jammed Guns | Mitrailleuses enrayées
ongoing-hair_trigger | Hair Trigger | Gâchette sensible
ongoing-homing_beacon | Homing Beacon | Balise radio
ongoing-leaky_tank | Leaky Tank | Réservoir percé
ongoing-smoking_engine | Smoking Engine | Moteur fumant
ongoing-gutted_chassis | Gutted Chassis | Châssis désossé
ongoing-rubber_bumpers | Rubber Bumpers | Pare-chocs en caoutchouc
ongoing-scrap_magnet | Scrap Magnet | Aimant à ferraille
ongoing-radio_silence | Radio Silence | Silence radio
ongoing-choked_carburettor | Choked Carburettor | Carburateur noyé
ongoing-loose_cargo | Loose Cargo | Cargaison mal arrimée
ongoing-unstable_ammo | Unstable Ammo | Munitions instables
ongoing-berserk_driver | Berserk Driver | Pilote enragé
ongoing-spilled_nitro | Spilled Nitro | Nitro répandue
ongoing-lucky_dice | Lucky Dice | Dés porte-bonheur
leader-vince_vamp | Vince Vamp | Vince Vamp
leader-vince_vamp.title | Nitromancer | Nitromancien
power-dark_affair | Dark Affair | Sombre pacte
command-raise_the_dead | Raise the Dead | Lève-toi et roule
command-dead_mens_nitro | Dead Men's Nitro | Nitro des trépassés
leader-abigail | Abigail | Abigail
leader-abigail.title | Street Sergeant | Sergente des rues
power-long_arm_of_the_law | Long Arm of the Law | Le Bras long de la loi
command-pull_over | Pull Over! | Rangez-vous !
command-roadblock | Roadblock | Barrage
leader-asha | Asha | Asha
leader-asha.title | Road Mistress | Maîtresse de la route
power-queen_of_the_blacktop | Queen of the Blacktop | Reine du bitume
command-whip_crack | Whip Crack | Coup de fouet
leader-ms_betty | Ms. Betty | Miss Betty
leader-ms_betty.title | Tinkerer | Bricoleuse
power-jury_rigging | Jury Rigging | Système D
command-swap_meet | Swap Meet | Troc de pièces
leader-bumpo | Bumpo the Clown | Bumpo le Clown
leader-bumpo.title | Bumpmeister | Maître tamponneur
power-clown_car_physics | Clown Car Physics | Physique de clown
command-ricochet | Ricochet | Ricochet
command-big_shoes | Big Shoes | Grandes godasses
leader-wong | Wong Lei Kong | Wong Lei Kong
leader-wong.title | Marksman | Tireur d'élite
power-dead_eye | Dead Eye | Œil de lynx
command-spotter | Spotter | Observateur
command-called_shot | Called Shot | Tir annoncé
leader-cris_crass | Cris Crass | Cris Crass
leader-cris_crass.title | Fastest of the Fast | Plus vite que vite
power-pedal_to_the_metal | Pedal to the Metal | Pied au plancher
command-second_wind | Second Wind | Second souffle
leader-cruft | Cruft | Cruft
leader-cruft.title | Scrap Merchant | Ferrailleur
power-finders_keepers | Finders Keepers | Qui trouve garde
command-magnet_crane | Magnet Crane | Grue magnétique
leader-machine_gun_joe | Machine Gun Joe Esq. | Machine Gun Joe Esq.
leader-machine_gun_joe.title | Bullet King | Roi de la mitraille
power-double_tap | Double Tap | Doublé
command-bullet_hose | Bullet Hose | Arrosage
command-opening_fire | Opening Fire | Premier feu
leader-madame_boubreaux | Madame Boubreaux | Madame Boubreaux
leader-madame_boubreaux.title | Prophet | Prophétesse
power-second_sight | Second Sight | Double vue
command-hex | Hex | Maléfice
command-rewrite_fate | Rewrite Fate | Réécrire le destin
leader-em_berco | Em Berco | Bran Don
leader-em_berco.title | Firestarter | Pyromane
power-playing_with_fire | Playing with Fire | Jouer avec le feu
command-flamethrower | Flamethrower | Lance-flammes
command-back_draft | Back Draft | Retour de flamme
upgrade-turbocharger | Turbocharger | Turbocompresseur
upgrade-monster_tires | Monster Tires | Pneus monstres
upgrade-sand_paddles | Sand Paddles | Pneus à palettes
upgrade-overdrive | Overdrive Gearbox | Boîte surmultipliée
upgrade-disc_brakes | Disc Brakes | Freins à disque
upgrade-side_thrusters | Side Thrusters | Propulseurs latéraux
upgrade-jump_jets | Jump Jets | Vérins de saut
upgrade-mine_roller | Mine Roller | Rouleau antimines
upgrade-studded_tires | Studded Tires | Pneus cloutés
upgrade-hazard_radar | Hazard Radar | Radar de dangers
upgrade-dozer_blade | Dozer Blade | Lame de bulldozer
upgrade-mine_spreader | Mine Spreader | Épandeuse de mines
upgrade-oil_spreader | Oil Spreader | Épandeuse d'essence
upgrade-ram_plate | Ram Plate | Éperon
upgrade-spiked_bumper | Spiked Bumper | Pare-chocs clouté
upgrade-spring_bumper | Spring Bumper | Pare-chocs à ressorts
upgrade-buffalo_bar | Buffalo Bar | Pare-buffle
upgrade-targeting_scope | Targeting Scope | Lunette de visée
upgrade-twin_guns | Twin Guns | Mitrailleuses jumelées
upgrade-rear_gun | Rear Gun | Tourelle arrière
upgrade-explosive_rounds | Explosive Rounds | Obus explosifs
upgrade-stealth_paint | Stealth Paint | Peinture furtive
upgrade-armor_plating | Armor Plating | Blindage
upgrade-roll_cage | Roll Cage | Arceau de sécurité
upgrade-tool_kit | Tool Kit | Caisse à outils
upgrade-chopper_jammer | Chopper Jammer | Brouilleur d'hélico
upgrade-anchor_chain | Anchor Chain | Chaîne d'ancre
condition-sandstorm | Sandstorm | Tempête de sable
condition-fresh_asphalt | Fresh Asphalt | Enrobé neuf
condition-downpour | Downpour | Averse
condition-diesel_spill | Diesel Spill | Gazole sur la chaussée
condition-no_fly_zone | No-Fly Zone | Zone d'exclusion aérienne
condition-debris_field | Debris Field | Champ de débris
condition-tailwind | Tailwind | Vent arrière
condition-headwind | Headwind | Vent de face
condition-speed_trap | Speed Trap | Radar automatique
condition-demolition_derby | Demolition Derby | Stock-car
airstrike-carpet_bombing | Carpet Bombing | Tapis de bombes
airstrike-hover_strike | Hover Strike | Vol stationnaire
airstrike-rotor_wash | Rotor Wash | Souffle du rotor
airstrike-airlift | Airlift | Héliportage
airstrike-smoke_screen | Smoke Screen | Écran de fumée
airstrike-egg_layer | Egg Layer | Pondeuse
airstrike-supply_drop | Supply Drop | Parachutage
airstrike-kamikaze | Kamikaze | Kamikaze
bounty-hit_and_run | Hit and Run | Délit de fuite
bounty-slow_and_steady | Slow and Steady | Rien ne sert de courir
bounty-rubbing_is_racing | Rubbing Is Racing | Frotter, c'est courir
bounty-pinball_wizard | Pinball Wizard | Roi du flipper
bounty-down_and_dirty | Down and Dirty | Les mains dans la boue
bounty-head_hunter | Head Hunter | Chasseur de primes
bounty-front_runner | Front Runner | Échappée belle
bounty-last_legs | On Its Last Legs | Sur la jante
one_shot-loaded_dice | Loaded Dice | Dés pipés
one_shot-nitro_burst | Nitro Burst | Giclée de nitro
one_shot-ghost_ride | Ghost Ride | Conduite fantôme
one_shot-return_fire | Return Fire | Riposte
one_shot-emergency_weld | Emergency Weld | Soudure d'urgence
one_shot-free_order | Free Order | Ordre gratuit
one_shot-hotwire | Hotwire | Démarrage aux fils
one_shot-brake_check | Brake Check | Queue de poisson
bonus-spike_strip | Spike Strip | Herse
bonus-sidestep | Sidestep | Pas de côté
bonus-rear_gunner | Rear Gunner | Mitrailleur arrière
bonus-patch_up | Patch-Up | Rafistolage
bonus-afterburner | Afterburner | Postcombustion
bonus-radio_jam | Radio Jam | Brouillage radio
command-airstrike | Airstrike | Air-sol
command-nitro | Nitro | Nitro
command-drift | Drift | Dérapage
command-repair | Repair | Réparation
command-hydraulic_steering | Hydraulic Steering | Direction assistée
command-missile_launcher | Missile Launcher | Lance-missiles
command-cow_catcher | Cow Catcher | Pare-buffle
command-traction_drive | Traction Drive | Adhérence
command-hazard_dispenser | Hazard Dispenser | Danger public
command-targeting_computer | Targeting Computer | Ordinateur de visée
hazard-road | Road | Route
hazard-oil | Oil slick | Flaque d'essence
hazard-mud | Mud | Boue
hazard-mine | Mine | Mine
hazard-wreck | Wreck | Épave
hazard-glass | Desert glass | Désert vitrifié
hazard-ramp | Ramp | Rampe
hazard-fire | Fire | Flammes
hazard-pit_trap | Pit trap | Piège
hazard-quake | Quake | Séisme
hazard-sand_worm | Sand worm | Ver des sables
damage-dent | Dent | Bosse
damage-shrapnel | Shrapnel | Shrapnel
damage-dazed | Dazed | Embardée
damage-blat_off | Blat off | Tonneau
damage-on_fire | On fire | Au feu
damage-ongoing | Ongoing effect | Effet continu
damage-minor | Minor damage | Dégât mineur
terrain-road | Road | Route
terrain-sand | Off-road | Sable
terrain-mud | Mud | Boue
terrain-impassable | Impassable | Impraticable
terrain-goo | Toxic goo | Vase toxique
terrain-glass | Desert glass | Désert vitrifié
terrain-ramp | Ramp | Rampe
terrain-fire | Fire | Flammes
terrain-salt | Salt flats | Salar
vehicle-doom_buggy | Doom Buggy | Buggy fatal
vehicle-avenger | Avenger | Vengeur
vehicle-eliminator | Eliminator | Éliminateur
vehicle-big_rig | Big Rig | Max Titan
vehicle-bike_skull | Skull | Crâne
vehicle-bike_spade | Spade | Pique
vehicle-bike_bolt | Bolt | Éclair
vehicle-bike_scorpion | Scorpion | Scorpion
vehicle-bike_eight_ball | Eight-ball | Bille 8
box-choppe_shoppe | Choppe Shoppe | Faste & Furieux
box-extra_ammo | Extra Ammo | Extra Appro
box-german_engineering | German Engineering | Deutsche Qualität
box-carnage | Carnage at Devil's Run | Carnage au Val du diable
"""


@pytest.mark.parametrize("row", NAMES.strip().splitlines())
def test_names_of_the_catalogue(row: str) -> None:
    name, english, french = catalogue_row(row)
    assert ENGLISH.said(name) == english
    assert FRENCH.said(name) == french


CARDS = {
    "ongoing": "ongoing",
    "upgrades": "upgrade",
    "road_conditions": "condition",
    "advanced_airstrikes": "airstrike",
    "one_shots": "one_shot",
    "bonus_commands": "bonus",
}


def ids(file: str, kind: str = "card") -> list[str]:
    """The ids of the items of one kind in a file of the pack."""
    return [str(item["id"]) for item in PACK.items(file, kind)]


def boards() -> list[Item]:
    """Every command on every board, those of the crew leaders included."""
    owners = PACK.items("boards", "board") + PACK.items("leaders", "leader")
    return [command for owner in owners for command in owner["command"]]


def powers() -> list[Item]:
    """The powers of the crew leaders."""
    return [leader["power"] for leader in PACK.items("leaders", "leader")]


def test_all_components_have_words() -> None:
    wanted = parts("tile", ids("tiles", "side"), ".hint")
    wanted |= parts("terrain", ids("terrains", "terrain"), ".text")
    wanted |= parts("hazard", ids("hazards", "hazard"), ".text")
    wanted |= parts("damage", [*ids("damage", "damage"), "minor"], ".text")
    wanted |= parts("piece", ids("pieces", "piece"), ".text")
    wanted |= parts("die", ids("dice", "die"))
    wanted |= parts("crew", ids("crews", "crew")) | parts("vehicle", ids("crews", "vehicle"), ".text")
    wanted |= parts("board", ids("boards", "board"))
    wanted |= parts("command", [command["id"] for command in boards()], ".text")
    wanted |= parts("leader", ids("leaders", "leader"), ".title")
    wanted |= parts("power", [power["id"] for power in powers()], ".text")
    wanted |= parts("bounty", ids("bounties"), ".goal", ".reward")
    wanted |= parts("german", ids("german_engineering"))
    for file, prefix in CARDS.items():
        wanted |= parts(prefix, ids(file), ".text")
    assert wanted - ENGLISH.patterns.keys() == set()


def test_all_words_of_the_pack_have_words() -> None:
    faces = {face for die in PACK.items("dice", "die") for face in die["faces"] if isinstance(face, str)}
    directions = {str(damage["direction"]) for damage in PACK.items("damage", "damage") if "direction" in damage}
    wanted = parts("face", faces - directions) | parts("direction", directions)
    wanted |= parts("size", [vehicle["size"] for vehicle in PACK.items("crews", "vehicle")])
    wanted |= parts("limit", [item["limit"] for item in (*PACK.items("upgrades", "card"), *powers())])
    wanted |= parts("section", [command["section"] for command in boards() if "section" in command])
    wanted |= parts("moment", [command["moment"] for command in boards() if "moment" in command])
    boxed = [("tiles", "side"), ("terrains", "terrain"), ("hazards", "hazard"), ("pieces", "piece")]
    wanted |= parts("box", [item["box"] for file, kind in boxed for item in PACK.items(file, kind)])
    assert wanted - ENGLISH.patterns.keys() == set()


def test_no_words_without_a_component() -> None:
    told = {
        "tile": ids("tiles", "side"),
        "command": [command["id"] for command in boards()],
        "leader": ids("leaders", "leader"),
        "power": [power["id"] for power in powers()],
        "bounty": ids("bounties"),
        "german": ids("german_engineering"),
        **{prefix: ids(file) for file, prefix in CARDS.items()},
    }
    for prefix, known in told.items():
        found = {name.partition(".")[0] for name in ENGLISH.patterns if name.startswith(f"{prefix}-")}
        assert found == parts(prefix, known)


@both
def test_texts_show_exactly_the_numbers_of_the_pack(texts: Texts) -> None:
    told = [
        (f"{prefix}-{card['id']}.text", card) for file, prefix in CARDS.items() for card in PACK.items(file, "card")
    ]
    told += [(f"command-{command['id']}.text", command) for command in boards()]
    told += [(f"power-{power['id']}.text", power) for power in powers()]
    told += [(f"terrain-{terrain['id']}.text", terrain) for terrain in PACK.items("terrains", "terrain")]
    for name, item in told:
        assert texts.variables(name) == set(PACK.numbers(item)), name
    for bounty in PACK.items("bounties", "card"):
        name = f"bounty-{bounty['id']}"
        assert texts.variables(f"{name}.goal") | texts.variables(f"{name}.reward") == set(PACK.numbers(bounty)), name


def test_edited_numbers_are_spelled_right() -> None:
    assert ENGLISH.said("upgrade-turbocharger.text", moves=1) == "This car may gain 1 move. Not on a coast."
    assert ENGLISH.said("upgrade-turbocharger.text", moves=2) == "This car may gain 2 moves. Not on a coast."
    french = "Cette voiture peut gagner {}. Pas en roue libre."
    assert FRENCH.said("upgrade-turbocharger.text", moves=1) == french.format("1\u00a0déplacement")
    assert FRENCH.said("upgrade-turbocharger.text", moves=2) == french.format("2\u00a0déplacements")


@both
def test_texts_are_one_to_three_sentences(texts: Texts) -> None:
    for name in texts.patterns:
        if name.endswith((".text", ".goal", ".reward", ".hint")):
            text = texts.said_with(name, 2)
            assert text[-1] in ".!?", name
            assert len(re.findall(r"[.!?](?= |$)", text)) <= 3, name


def test_french_numbers_stay_with_their_nouns() -> None:
    for name, reading in FRENCH.patterns.items():
        for text in reading.texts:
            assert not re.search(r"\d (?=[a-zéè])", text), (name, text)

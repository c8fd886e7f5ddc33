"""Questions and answers of Thunder Road, word for word."""

import pytest

from carambolage.testing.speaking import LANGUAGES
from tests.games.thunder_road.scenario import Scenario
from tests.games.thunder_road.speaking import choices, question


def road(*crews: str, **options: object) -> Scenario:
    """Blue's Avenger in the middle of an empty road."""
    return Scenario(*(crews or ("blue", "green", "orange")), **options).put({"blue medium": (2, 5)})


def step(table: Scenario, way: str, lang: str = "en") -> str:
    """What one step of Blue's Avenger is said to do."""
    return choices(table.drive("blue medium", 3), lang)[f"step {way}"]


def test_dice_are_given_to_vehicles() -> None:
    table = road().dice("blue", 4, 1).moved("blue small").turn("blue")
    assert question(table, "en") == "Which die goes to which vehicle? Your dice: 1 4. Road die: 1."
    assert question(table, "fr") == "Quel dé va à quel véhicule ? Vos dés : 1 4. Dé de route : 1."
    assert choices(table, "en")["assign 4 medium"] == "The 4 to Blue's Avenger (5C)"
    assert choices(table, "fr")["assign 4 large"] == "Le 4 à l'Éliminateur bleu (Zone de départ)"


def test_coasts_and_fire_are_mentioned() -> None:
    table = road().dice("blue", 4).moved("blue medium", "blue small", "blue large").burning("blue medium").turn("blue")
    assert question(table, "en").startswith("All your vehicles have moved: which one coasts")
    assert choices(table, "en")["assign 4 medium"] == "The 4 to Blue's Avenger (5C), on fire: a coast of 1 move"
    assert choices(table, "fr")["assign 4 medium"] == "Le 4 au Vengeur bleu (5C), en feu : en roue libre, 1 déplacement"


def test_commands_say_what_they_do() -> None:
    table = road().dice("blue", 4, 2).turn("blue").assign(4, "medium")
    assert choices(table, "en")["command 2 nitro"] == (
        "The 2 on Nitro: The active vehicle gains as many moves as the die shows."
    )
    assert choices(table, "fr")["decline"] == "Aucun ordre"


def test_a_chopper_knows_its_targets() -> None:
    table = road().dice("blue", 4, 2).put({"green large": (1, 9)}).turn("blue").assign(4, "medium")
    said = choices(table.command("airstrike", 2), "en")
    assert said["space 1,8"] == "8B: road; in its front arc: Green's Eliminator"
    assert said["space 1,10"] == "10B: road; nobody in its front arc"


@pytest.mark.parametrize(
    ("ground", "english", "french"),
    [
        ("road", "front-right, 5D: road", "avant droite, 5D : route"),
        ("mud", "front-right, 5D: mud (2 moves)", "avant droite, 5D : boue (2 déplacements)"),
        ("impassable", "front-right, 5D: impassable - DEADLY", "avant droite, 5D : case impraticable - MORTEL"),
        ("ramp", "front-right, 5D: a ramp - DEADLY", "avant droite, 5D : rampe - MORTEL"),
        ("goo", "front-right, 5D: toxic goo (stops you)", "avant droite, 5D : vase toxique (vous arrête)"),
    ],
)
def test_steps_name_the_ground(ground: str, english: str, french: str) -> None:
    table = road().ground({(3, 5): ground})
    assert step(table, "FR") == english
    assert step(table, "FR", "fr") == french


def test_a_ramp_is_a_jump_from_behind() -> None:
    assert step(road().ground({(2, 6): "ramp"}), "F") == "front, 6C: a ramp (a jump straight ahead)"


def test_glass_is_looked_through() -> None:
    table = road().ground({(2, 6): "glass", (2, 7): "impassable"})
    assert step(table, "F") == "front, 6C: desert glass, sliding on (7C: impassable - DEADLY)"


def test_steps_name_tokens_as_far_as_known() -> None:
    table = road().token((2, 6), "mine").token((1, 5), "oil", faceup=True).token((3, 5), "mud", faceup=True)
    assert step(table, "F") == "front, 6C: road, a facedown hazard"
    assert step(table, "FL") == "front-left, 5B: road, an oil slick"
    assert step(table, "FR") == "front-right, 5D: mud (2 moves)"
    table.token_eyes[table.space((2, 6))] = 1 << table.asked_seat
    assert choices(table, "en")["step F"] == "front, 6C: road, a mine"


@pytest.mark.parametrize(
    ("other", "english"),
    [
        ("green small", "slam into Green's Doom Buggy, which is smaller"),
        ("green medium", "slam into Green's Avenger, of equal size"),
        ("green large", "slam into Green's Eliminator, which is larger"),
        ("wreck 1", "slam into a wreck, which is smaller"),
    ],
)
def test_slams_compare_sizes(other: str, english: str) -> None:
    assert step(road().put({other: (2, 6)}), "F") == f"front, 6C: road, {english}"


def test_a_drift_is_announced() -> None:
    table = road().put({"green small": (2, 6)}).dice("blue", 4, 3).turn("blue").assign(4, "medium")
    table.command("drift", 3)
    assert question(table, "en") == "Blue's Avenger is on 5C with 4 moves left and may drift once. Where to?"
    assert choices(table, "fr")["step F"] == "droit devant, 6C : route, le Buggy fatal vert : dérapage ou collision"
    table.step("F")
    assert question(table, "fr") == "Le Vengeur bleu est sur la case du Buggy fatal vert. Et maintenant ?"
    assert choices(table, "en") == {
        "drift": "Drift past Green's Doom Buggy and drive on",
        "slam": "Slam into Green's Doom Buggy",
    }


def test_choppers_threaten() -> None:
    table = road().chopper("green", (2, 6))
    assert step(table, "F").endswith("under the chopper of the Green crew - DEADLY if you end the turn there")
    assert step(table, "F", "fr").endswith("sous l'hélicoptère de l'équipe verte - MORTEL si vous y finissez le tour")


def test_the_front_edge() -> None:
    table = road().put({"blue medium": (2, 23)})
    assert step(table, "F") == "front, lane C of a new tile; the rear tile falls away"
    table.final = 1
    assert step(table, "F") == "front, over the Finish Line - VICTORY"
    assert step(table, "F", "fr") == "droit devant, au-delà de la Ligne d'arrivée - VICTOIRE"


def test_rerolls_show_the_dice_and_their_push() -> None:
    table = road().put({"blue large": (2, 8), "green small": (2, 9)}).fate(slam="top", direction="rear_left")
    table.drive("blue large", 3).step("F")
    assert question(table, "en") == (
        "Blue's Eliminator slams into Green's Doom Buggy. The dice show top and rear-left, "
        "a push of Blue's Eliminator - 8B: road. Do you demand a reroll?"
    )
    assert choices(table, "fr") == {"decline": "Ne rien changer", "accept": "Relancer"}


def test_targets_have_sizes_and_odds() -> None:
    table = road().put({"green small": (2, 6), "wreck 1": (1, 5)}).shoot("blue medium")
    assert question(table, "en") == "At whom does Blue's Avenger shoot?"
    assert choices(table, "en") == {
        "vehicle green small": "Green's Doom Buggy (6C): small, hit by 2 faces of 6",
        "vehicle wreck 1": "A wreck (5B): small, hit by 2 faces of 6, which removes it",
        "decline": "No shot",
    }


def test_repairs_name_tokens_and_what_runs_again() -> None:
    table = (
        road().damage("blue medium", "dent").damage("blue large", "skid_rear", "flat_tyre").put({"blue large": (0, 3)})
    )
    table.dice("blue", 6, 3).turn("blue").assign(3, "medium").command("repair", 6)
    assert choices(table, "en") == {
        "repair blue medium 1": "Blue's Avenger (5C), first slot: Dent",
        "repair blue large 1": "Blue's Eliminator (3A), first slot: Skid rear; it runs again",
        "repair blue large 2": "Blue's Eliminator (3A), second slot: Ongoing effect (Flat Tyre); it runs again",
    }


def test_the_road_die() -> None:
    table = road().drive("blue medium", 1).step("F")
    assert question(table, "en") == ("Blue's Avenger may take the road die, and must then drive 1 move more. Take it?")
    assert choices(table, "fr") == {
        "accept": "Prendre le dé de route (1 déplacement)",
        "decline": "Laisser le dé de route",
    }


def test_the_truck_says_what_is_damaged() -> None:
    table = road("blue", "big_rig").put({"rig front": (2, 9), "rig middle": (2, 8), "rig rear": (2, 7)})
    table.dented("cow_catcher").dice("big_rig", 1, 3, 2).turn("big_rig").choose("steering 2")
    assert question(table, "en").endswith("Your dice: 1 3; steering: 2.")
    said = choices(table, "en")
    assert said["rig 1 cow_catcher"] == "The 1 on Cow Catcher (Front section): it is damaged and does nothing"
    assert said["rig 3 repair_front"].startswith(
        "The 3 on Repair (Front section): Before moving, remove 1 minor damage"
    )


def test_motorcycles_pass_others() -> None:
    table = road("blue", "final_five").put({"bike 1": (2, 4)}).drive("bike 1", 3)
    assert question(table, "en") == "The Skull motorcycle is on 4C with 3 moves left. Where to?"
    assert choices(table, "en")["step F"] == "front, 5C: road, past Blue's Avenger"
    assert choices(table, "fr")["step F"] == "droit devant, 5C : route, en contournant le Vengeur bleu"


def test_crews_are_introduced() -> None:
    table = Scenario.from_the_box(3).settle()
    said = choices(table, "en")
    assert said["crew blue"] == "Blue crew: three cars and a chopper"
    assert said["crew final_five"].startswith("Final Five: Five motorcycles that weave through traffic")


def test_leaders_bring_their_sentence() -> None:
    table = Scenario.from_the_box(2, leaders=True, big_rig=False, final_five=False, crew_choice="random").settle()
    for lang in LANGUAGES:
        said = list(choices(table, lang).values())
        assert len(said) == 2
        assert all(text.count(":") >= 2 and text.endswith(".") for text in said)

"""Questions and answers of Road Kill Rally, word for word."""

from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Source
from tests.games.road_kill_rally.scenario import Scenario
from tests.games.road_kill_rally.speaking import choices, question

ROAD = ("start", "open_highway", "canyon_bend", "suburbia")


def asks(table: Scenario, english: str, french: str) -> None:
    """The question in both languages."""
    assert (question(table, "en"), question(table, "fr")) == (english, french)


def offers(table: Scenario, answer: str, english: str, french: str) -> None:
    """An answer in both languages."""
    assert (choices(table, "en")[answer], choices(table, "fr")[answer]) == (english, french)


def driving() -> Scenario:
    """A in front of a bend with B in it, asked for its speed."""
    table = Scenario(3).road(*ROAD).put("B", (13, 2), speed=4, hand="bump").put("C", (10, 1)).target((13, 1), "red")
    return table.put("A", (12, 2), speed=6, hand="nitro pass bump handbrake racing_line").move("A")


def test_choosing_a_skill() -> None:
    table = Scenario(2, skills="true").draws("hoarder", "survivor", "bully", "eel").effect(Effect.DEAL_SKILLS)
    asks(
        table,
        "Which driver skill do you choose? Everybody chooses in secret.",
        "Quelle compétence choisissez-vous ? Chacun choisit en secret.",
    )
    offers(
        table,
        "skill survivor",
        "Survivor: After each of your wipe-outs you draw 2 cards.",
        "Survivant : Après chacune de vos sorties de route, vous piochez 2 cartes.",
    )


def test_setting_up() -> None:
    table = Scenario.at_the_start(2)
    asks(
        table,
        "Which accessory do you mount in the weapon slot?",
        "Quel accessoire montez-vous à l'emplacement arme ?",
    )
    offers(table, "leave_empty", "Leave the weapon slot empty", "Laisser vide l'emplacement arme")
    while table.question == Question.MOUNT_SLOT:
        table.choose("leave_empty")
    asks(table, "Which pole do you start from?", "De quelle place de la grille partez-vous ?")
    offers(
        table,
        "pole 4",
        "Pole 4 (row 3, left lane)",
        "Place 4 de la grille, sur la voie de gauche, rangée 3",
    )


def test_a_tile_and_its_targets() -> None:
    table = Scenario(2).road("start").put("A", (4, 1)).put("B", (3, 1)).draws("proving_ground")
    table.supply[0] = 0
    table.effect(Effect.DRAW_TILE, 0)
    asks(
        table,
        "Proving Ground is drawn. Which way round do you place it?",
        "La tuile Piste d'essai est piochée. Dans quel sens la posez-vous ?",
    )
    offers(table, "reversed", "Turned round", "Retournée")
    table.choose("printed")
    asks(
        table,
        "The targets for row 5, left lane have run out. Which other one do you put there?",
        "Il n'y a plus de cible de cette sorte pour la voie de gauche, rangée 5. Laquelle posez-vous à la place ?",
    )
    offers(table, "target_class red", "Royal Dummy (50 points)", "Mannequin royal (50 points)")


def test_the_speed() -> None:
    table = driving()
    asks(
        table,
        "Your speed is 6, and you hold 5 cards. What is your new speed?",
        "Vous roulez à la vitesse 6 et vous avez 5 cartes. Quelle est votre nouvelle vitesse ?",
    )
    offers(table, "speed 4", "Speed 4 (80 mph)", "Vitesse 4 (80 mph)")
    offers(table, "speed 8", "Speed 8 (160 mph), for 1 card", "Vitesse 8 (160 mph), pour 1 carte")
    offers(table, "speed 9", "Speed 9 (180 mph), for 2 cards", "Vitesse 9 (180 mph), pour 2 cartes")
    table.choose("speed 8")
    asks(
        table,
        "For your speed you still owe 1 card. Which card do you spend?",
        "Pour votre vitesse, vous devez encore 1 carte. Laquelle dépensez-vous ?",
    )
    offers(table, "spend nitro", "Spend Nitro (ammo 2)", "Dépenser Nitro (munitions 2)")


def test_a_step() -> None:
    table = driving().choose("speed 6")
    asks(
        table,
        "You are on row 12, middle lane, at speed 6, with 6 steps left. Where do you go?",
        "Vous êtes sur la voie du milieu, rangée 12, à la vitesse 6, avec encore 6 crans. Où allez-vous ?",
    )
    offers(
        table,
        "step 1 drive",
        "Drive to the left lane, orange: 3 dice, 7 % wipe-out; here stands a Royal Dummy",
        "Rouler vers la voie de gauche (orange) : 3 dés, 7 % de sortie de route ; il y a une cible (Mannequin royal)",
    )
    offers(
        table,
        "step 2 collide",
        "Strike Player 2 on the middle lane: you roll 2 dice, Player 2 rolls 2; then both drive at speed 5",
        "Heurter Joueur 2 sur la voie du milieu : vous lancez 2 dés, Joueur 2 en lance 2 ; "
        "puis tous deux roulent à la vitesse 5",
    )
    offers(
        table,
        "step 2 pass",
        "Pass Player 2 on the middle lane, orange: 2 dice, 5 % wipe-out",
        "Dépasser Joueur 2 sur la voie du milieu (orange) : 2 dés, 5 % de sortie de route",
    )
    offers(table, "brake 2", "Handbrake: slow down by 2, to speed 4", "Frein à main : ralentir de 2, à la vitesse 4")


def test_in_flight() -> None:
    table = driving().choose("speed 6").dice(0, 0).choose("step 2 pass", "roll")
    asks(
        table,
        "You are in flight over row 13, middle lane, with 5 steps left. Where do you go on?",
        "Vous volez au-dessus de la voie du milieu, rangée 13, avec encore 5 crans. Où continuez-vous ?",
    )


def test_a_check_and_a_target() -> None:
    table = driving().choose("speed 6", "step 1 drive")
    asks(
        table,
        "Crash check with 3 dice, and you hold 5 cards. Do you roll or play it safe?",
        "Test de sortie avec 3 dés, et vous avez 5 cartes. Lancez-vous les dés ou jouez-vous la prudence ?",
    )
    offers(table, "roll", "Roll 3 dice (7 % wipe-out)", "Lancer 3 dés (7 % de sortie de route)")
    offers(table, "play_safe", "Play it safe for 3 cards", "Jouer la prudence pour 3 cartes")
    table.dice(0, 0, 0).choose("roll")
    asks(
        table,
        "Here stands a Royal Dummy worth 50 points. You have 1 die to bowl it over. What do you do?",
        "Ici se tient une cible (Mannequin royal) qui vaut 50 points. Vous avez 1 dé pour la culbuter. "
        "Que faites-vous ?",
    )
    offers(table, "decline", "Leave the target alone", "Laisser la cible tranquille")
    offers(table, "roll", "Roll 1 die (17 %)", "Lancer 1 dé (17 %)")
    offers(
        table,
        "spend bump",
        "Spend Bump for one more die (42 %)",
        "Dépenser Coup de pare-chocs pour un dé de plus (42 %)",
    )


def test_safe_play_is_paid_card_by_card() -> None:
    table = driving().choose("speed 6", "step 1 drive", "play_safe")
    asks(
        table,
        "To play it safe you still owe 3 cards. Which card do you spend?",
        "Pour jouer la prudence, vous devez encore 3 cartes. Laquelle dépensez-vous ?",
    )


def test_the_pits() -> None:
    table = Scenario(2).road("start", "the_pits", "open_highway").put("B", (4, 1))
    table.put("A", (5, 3), speed=4, mounted="turret", parts="rockets").move("A").choose("speed 4", "step 3 drive")
    asks(
        table,
        "You are in a pit box. Do you make a free pit stop?",
        "Vous êtes devant un stand. Faites-vous un arrêt gratuit ?",
    )
    offers(table, "decline", "Drive on", "Continuer sans s'arrêter")
    table.draws("feed").choose("make_stop")
    asks(
        table,
        "Pit stop, weapon slot (nothing). What do you do?",
        "Arrêt aux stands, emplacement arme (rien). Que faites-vous ?",
    )
    offers(
        table,
        "mount rockets",
        "Mount Rocket Launcher: One rival or target ahead, straight or diagonally, range up to 6: 5 dice, explosive. "
        "Costs 3 ammo points.",
        "Monter Lance-roquettes : Un rival ou une cible devant vous, tout droit ou en diagonale, portée 6 au plus : "
        "5 dés, explosif. Coûte 3 points de munitions.",
    )


def fighting() -> Scenario:
    """A with a weapon and some cards, two rivals and a target around."""
    table = Scenario(3).put("A", (2, 2), hand="pineapple bump oil_slick nitro", mounted="grenades", skill="slingshot")
    return table.put("B", (2, 1), hand="evasive bump pass").put("C", (4, 3)).target((3, 3), "green").combat("A")


def test_combat() -> None:
    table = fighting()
    asks(
        table,
        "You hold 4 cards. What is your combat action?",
        "Vous avez 4 cartes. Quelle est votre action de combat ?",
    )
    offers(table, "pass", "No combat action", "Pas d'action de combat")
    offers(
        table,
        "weapon",
        "Fire Grenade Launcher: 3 dice, for 2 ammo points",
        "Tirer avec Lance-grenades : 3 dés, pour 2 points de munitions",
    )
    offers(
        table,
        "play bump",
        "Play Bump: One rival directly beside you, range up to 1: 3 dice, ram.",
        "Jouer Coup de pare-chocs : Un rival juste à côté de vous, portée 1 au plus : 3 dés, choc.",
    )
    offers(table, "slingshot", "Attack with Driver's Slingshot", "Attaquer avec Lance-pierres du pilote")


def test_whom_to_aim_at() -> None:
    table = fighting().choose("weapon")
    asks(table, "Whom do you aim at with the mounted weapon?", "Qui visez-vous avec l'arme montée ?")
    offers(
        table,
        "rival B",
        "Player 2 on row 2, left lane, with 3 cards: 3 dice, 88 % to hit",
        "Joueur 2 sur la voie de gauche, rangée 2, avec 3 cartes : 3 dés, 88 % de toucher",
    )
    offers(
        table,
        "rival C",
        "Player 3 on row 4, right lane, without a card: 3 dice, 88 % to hit",
        "Joueur 3 sur la voie de droite, rangée 4, sans carte : 3 dés, 88 % de toucher",
    )
    offers(
        table,
        "target (3, 3)",
        "Plain Dummy on row 3, right lane (20 points, 40 %)",
        "Mannequin simple sur la voie de droite, rangée 3 (20 points, 40 %)",
    )
    table.choose("rival B")
    asks(
        table,
        "Your weapon still needs 2 ammo points. Which card do you spend?",
        "Il manque à votre arme 2 points de munitions. Quelle carte dépensez-vous ?",
    )


def test_suffering() -> None:
    table = fighting().choose("weapon", "rival B").dice(3, 3, 0).choose("spend nitro")
    asks(
        table,
        "Player 1 hits you for 2 cards, and you hold 3 cards. What do you do?",
        "L'attaque de Joueur 1 vous coûte 2 cartes, et vous avez 3 cartes. Que faites-vous ?",
    )
    offers(
        table,
        "play evasive",
        "Play Evasive Manoeuvre: Against an attack: 3 hits less.",
        "Jouer Manœuvre d'évitement : Contre une attaque : 3 touches de moins.",
    )
    offers(table, "lose pass", "Lose Pass", "Perdre Dépassement")
    table = Scenario(2).put("A", (2, 2), hand="lucky_escape bump").hit("A", 3, Source.CHECK)
    asks(
        table,
        "The crash check costs you 3 cards, and you hold 2 cards. What do you do?",
        "Le test de sortie vous coûte 3 cartes, et vous avez 2 cartes. Que faites-vous ?",
    )
    offers(table, "lose_all", "Lose all 2 and wipe out", "Tout perdre (2) et sortir de la route")


def test_the_rest() -> None:
    table = fighting().choose("play oil_slick")
    asks(table, "On which space do you put the oil?", "Sur quelle case versez-vous l'huile ?")
    offers(table, "oil 2", "Oil on row 1, middle lane", "De l'huile sur la voie du milieu, rangée 1")
    table = Scenario(2).put("A", (2, 2), mounted="machine_gun turret").hit("A", 2, Source.CHECK)
    asks(
        table,
        "Which accessory do you lose in the wipe-out?",
        "Quel accessoire perdez-vous dans la sortie de route ?",
    )
    offers(table, "lose_slot extra", "Turret", "Tourelle")
    table = Scenario(2).put("A", (1, 2), hand="nitro", mounted="machine_gun", skill="trigger").put("B", (3, 2))
    table.dice(0, 3, 5, 1, 2).combat("A").choose("weapon")
    asks(
        table,
        "You have 3 hits. Do you roll the 3 blank dice once again?",
        "Vous avez 3 touches. Relancez-vous les 3 dés vides ?",
    )
    offers(table, "reroll", "Roll the 3 blank dice again", "Relancer les 3 dés vides")
    table = Scenario(2).put("A", (2, 2), hand="nitro pass crowd", skill="mechanic").put("B", (1, 1)).combat("A")
    offers(table, "two_card_stop", "Pit stop for 2 cards", "Arrêt aux stands pour 2 cartes")
    table.choose("two_card_stop")
    asks(
        table,
        "For the pit stop you still owe 2 cards. Which card do you spend?",
        "Pour l'arrêt aux stands, vous devez encore 2 cartes. Laquelle dépensez-vous ?",
    )

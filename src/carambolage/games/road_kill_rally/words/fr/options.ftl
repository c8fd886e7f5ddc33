## L’apparence

option-presentation = Cibles
    .text = Seuls les mots et les dessins changent, jamais une règle.
option-presentation-dummies = Mannequins d’essai
option-presentation-classic = Passants qui bondissent de côté

## La mise en place

option-start_seat = Place de départ
    .text = Qui monte ses accessoires et choisit sa place sur la grille en premier.
option-start_seat-random = Tirée au hasard
option-start_seat-first = Place 1

option-race_length = Longueur de la course
    .text = Combien de tuiles ordinaires viennent avant l’arrivée.
option-race_length-normal = Normale : 14 à 16 tuiles
option-race_length-short = Courte : 10 à 14 tuiles
option-race_length-sprint = Sprint : 5 à 7 tuiles

## Les variantes

option-elimination = Élimination
    .text = Si le troisième jeton Sortie de route met une voiture hors course.
option-elimination-false = Non
option-elimination-true = Oui

option-skills = Compétences des pilotes
    .text = Si chaque pilote choisit une compétence parmi deux.
option-skills-false = Non
option-skills-true = Oui

option-teams = Équipes
    .text = Si les joueurs courent par équipes de deux ; il faut au moins trois joueurs.
option-teams-false = Non
option-teams-true = Oui

option-friendly_fire = Tir entre équipiers
    .text = Si l’on peut attaquer ses équipiers.
option-friendly_fire-false = Non
option-friendly_fire-true = Oui, sans jetons Tir

## Lectures du livret

option-tile_orientation = Pose des tuiles
    .text = Qui décide du sens d’une tuile, quand les deux sont possibles.
option-tile_orientation-choice = Le joueur qui l’a piochée
option-tile_orientation-random = Le hasard

option-front_arc = Devant et derrière
    .text = Quelles cases sont devant ou derrière.
option-front_arc-cone = Tout droit ou en diagonale : autant de voies de côté que de rangées d’écart
option-front_arc-row = Toutes les cases de toute rangée devant ou derrière

option-veteran_driver = Pilote vétéran
    .text = Combien de cartes pioche le Pilote vétéran.
option-veteran_driver-fill_to_six = Jusqu’à six en main
option-veteran_driver-plus_one = Une de plus que les autres

option-wiped_out_may_attack = Combat après une sortie de route
    .text = Si une voiture sortie de la route a encore une action de combat dans cette manche.
option-wiped_out_may_attack-true = Oui, mais pas contre les cibles
option-wiped_out_may_attack-false = Non

option-three_tokens_no_scoring = Marquer avec trois jetons Sortie de route
    .text = Si un joueur qui a trois jetons Sortie de route marque encore des cibles.
option-three_tokens_no_scoring-false = Permis
option-three_tokens_no_scoring-true = Interdit

option-damaged_slots = Emplacements cabossés
    .text = Si un emplacement dont l’accessoire a été perdu dans une sortie de route reste fermé.
option-damaged_slots-false = Peut être rempli de nouveau
option-damaged_slots-true = Fermé pour de bon

option-pits_with_three_tokens = Les Stands avec trois jetons Sortie de route
    .text = Si l’arrêt gratuit est ouvert à un joueur qui a trois jetons Sortie de route.
option-pits_with_three_tokens-false = Non
option-pits_with_three_tokens-true = Oui

option-forest_fire_blocks_sight = Feu de forêt
    .text = Si sa fumée bloque les lignes de vue qui traversent la tuile.
option-forest_fire_blocks_sight-false = Non
option-forest_fire_blocks_sight-true = Oui

## La fin

option-tie_break = Égalités
    .text = Qui est devant quand ni les points ni la ligne ne le disent.
option-tie_break-coin = Une pièce décide
option-tie_break-shared = Le rang est partagé

option-straggler_limit = Manches après la première arrivée
    .text = Combien de manches restent aux autres quand la première voiture a franchi la ligne ; 0 : sans limite.
option-straggler_limit-0 = Sans limite, comme dans le livret

## Parties toutes prêtes

preset-first_evening = Premier soir
    .text = Un sprint de cinq à sept tuiles, sans variante. C’est ainsi qu’on commence.
preset-rally = Le rallye
    .text = Toute la distance, sans variante. Cinq manches après la première arrivée, c’est fini.
preset-skilled_drivers = Pilotes de talent
    .text = Toute la distance, et chaque pilote a un talent.
preset-last_car_rolling = Tout
    .text = Des talents, et la troisième sortie de route élimine une voiture.

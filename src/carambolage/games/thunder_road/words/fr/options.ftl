## Mise en place

option-start_tile = Tuile de départ
    .text = De quel côté de la tuile 1 part la course.
option-start_tile-1a = { tile-1a }
option-start_tile-1b = { tile-1b }
option-start_tile-random = Tirée au sort
option-start_tile-vote = Choisie par les joueurs

option-crew_choice = Choix des équipes
    .text = Comment les joueurs obtiennent leur équipe.
option-crew_choice-free = Libre
option-crew_choice-random = Tirage au sort

option-big_team = Grande équipe
    .text = À deux joueurs, chacun mène deux équipes automobiles.
option-big_team-true = Oui
option-big_team-false = Non

## Extensions

option-big_rig = Max Titan
    .text = Si quelqu’un peut conduire le camion à trois sections.
option-big_rig-false = Dans la boîte
option-big_rig-true = Au choix

option-final_five = Cinq bécanes
    .text = Si quelqu’un peut mener les cinq motos.
option-final_five-false = Dans la boîte
option-final_five-true = Au choix

option-carnage = Carnage au Val du diable
    .text = Cinq tuiles de plus, de nouveaux terrains et dangers, le feu et les effets continus.
option-carnage-true = En jeu
option-carnage-false = Dans la boîte

option-leaders = Chefs d’équipe
    .text = Chaque équipe automobile a un Chef avec un pouvoir, ses ordres et des pions Ordre.
option-leaders-true = En jeu
option-leaders-false = Dans la boîte

option-upgrades = Améliorations
    .text = Chaque voiture reçoit une amélioration à l’issue d’un draft.
option-upgrades-true = En jeu
option-upgrades-false = Dans la boîte

option-road_conditions = Situations routières
    .text = Les tuiles intermédiaire et de tête portent une carte qui y agit sur tous.
option-road_conditions-true = En jeu
option-road_conditions-false = Dans la boîte

option-advanced_airstrikes = Air-sol avancé
    .text = Chacun a une carte secrète pour son hélicoptère.
option-advanced_airstrikes-true = En jeu
option-advanced_airstrikes-false = Dans la boîte

option-bounties = Primes
    .text = Chacun a un objectif secret et sa récompense.
option-bounties-true = En jeu
option-bounties-false = Dans la boîte

option-one_shots = Un coup
    .text = Chacun a un tour secret à usage unique.
option-one_shots-true = En jeu
option-one_shots-false = Dans la boîte

option-bonus_commands = Ordres bonus
    .text = Chaque équipe sauf le Max Titan a un ordre de plus.
option-bonus_commands-true = En jeu
option-bonus_commands-false = Dans la boîte

option-german_engineering = Deutsche Qualität
    .text = Les équipes automobiles jouent des cartes au lieu des dés de déplacement et de tir.
option-german_engineering-off = Dans la boîte
option-german_engineering-choice = Chaque équipe automobile choisit
option-german_engineering-all = Pour toutes les équipes automobiles

## Déplacement

option-start_area_is_road = Zone de départ en route
    .text = Si une voiture peut prendre le dé de route au tour où elle entre sur le plateau.
option-start_area_is_road-true = Oui
option-start_area_is_road-false = Non

option-road_die_after_stop = Dé de route après un arrêt
    .text = Si un véhicule qui a perdu ses déplacements peut encore prendre le dé de route.
option-road_die_after_stop-never = Jamais
option-road_die_after_stop-after_slam = Après une collision
option-road_die_after_stop-always = Toujours

option-mud_reveal_charge = La boue révélée coûte
    .text = Si la boue coûte son second déplacement quand un pion vient de la révéler.
option-mud_reveal_charge-true = Oui
option-mud_reveal_charge-false = Non

option-drift_on_revealed_wreck = Dérapage sur une épave révélée
    .text = Si le Dérapage évite une épave qui vient d’être révélée.
option-drift_on_revealed_wreck-true = Oui
option-drift_on_revealed_wreck-false = Non

option-tile_return_side = Côté des tuiles qui reviennent
    .text = De quel côté revient une tuile retirée.
option-tile_return_side-flip = L’autre côté
option-tile_return_side-keep = Le même côté
option-tile_return_side-random = Tiré au sort

## Obstacles et tirs

option-shoot_inoperable = Tirs sur des véhicules dysfonctionnels
    .text = Si un tel tir, sans effet, est permis.
option-shoot_inoperable-true = Oui
option-shoot_inoperable-false = Non

option-box_limits = Limites de la boîte
    .text = Si les épaves, pions Sable, anneaux FEU ! et pions Dégât mineur se limitent à ceux de la boîte.
option-box_limits-true = Oui
option-box_limits-false = Non

option-rig_slam_stops = Les collisions arrêtent le Max Titan
    .text = Si le Max Titan perd ses déplacements quand il percute quelqu’un.
option-rig_slam_stops-true = Oui
option-rig_slam_stops-false = Non

option-bike_drift = Motos dans la circulation
    .text = Si les motos passent toujours entre les véhicules ou peuvent choisir la collision.
option-bike_drift-auto = Passent toujours
option-bike_drift-choice = Au choix du joueur

## Carnage

option-salt_flats = Salar
    .text = Quand le salar donne droit au dé de route.
option-salt_flats-end = Si le déplacement y finit
option-salt_flats-enter = Si on y entre

option-ramp_reveal = Rampes révélées
    .text = Ce que devient un véhicule qui révèle une rampe du mauvais côté.
option-ramp_reveal-eliminate = Éliminé
option-ramp_reveal-spare = Arrêté

option-fire_die = Dé de feu
    .text = L’ardeur du feu.
option-fire_die-standard = Normal
option-fire_die-hot = Ardent : plus de déplacements, plus dur à éteindre

option-ongoing_token_repair = Effets continus réparés
    .text = Où va le pion Dégât d’un effet continu réparé.
option-ongoing_token_repair-pile = Dans la pile de dégâts
option-ongoing_token_repair-discard = Mis de côté

## Cartes

option-leaders_shown = Révélation des Chefs
    .text = Si les Chefs sont connus pendant le draft.
option-leaders_shown-before_draft = Avant le draft
option-leaders_shown-after_draft = Après le draft

option-em_berco_without_carnage = Bran Don sans le Carnage
    .text = Ce que devient le pyromane sans l’extension du feu.
option-em_berco_without_carnage-use_fire = Joue avec les règles du feu
option-em_berco_without_carnage-remove = Non distribué

option-token_on_bonus_command = Pions sur les ordres bonus
    .text = Si un pion Ordre peut aller sur un ordre bonus.
option-token_on_bonus_command-true = Oui
option-token_on_bonus_command-false = Non

option-controlled_return = Retour des dangers maîtrisés
    .text = Si les mines et flaques maîtrisées reviennent sur leur carte.
option-controlled_return-true = Oui
option-controlled_return-false = Non

option-redraw_useless = Remplacer les cartes inutiles
    .text = Si une équipe qui reçoit une carte inutilisable en reçoit une autre.
option-redraw_useless-true = Oui
option-redraw_useless-false = Non

option-mask_reactions = Taire les réactions refusées
    .text = Si le journal tait les réactions que personne n’a jouées.
option-mask_reactions-true = Oui
option-mask_reactions-false = Non

option-bonus_commands_public = Ordres bonus visibles
    .text = Si tout le monde voit les ordres bonus dès le départ.
option-bonus_commands_public-true = Oui
option-bonus_commands_public-false = Non

option-ge_first_player = Premier joueur avec des cartes
    .text = Comment les mains de cartes se comparent aux lancers de dés.
option-ge_first_player-sum = Par le total
option-ge_first_player-average = Par la moyenne

## Fin de la course

option-two_player_final_tile = Tuile finale à deux joueurs
    .text = Le numéro de la tuile devant laquelle se trouve la Ligne d’arrivée.
option-two_player_final_tile-3 = Tuile 3
option-two_player_final_tile-4 = Tuile 4
option-two_player_final_tile-5 = Tuile 5
option-two_player_final_tile-6 = Tuile 6
option-two_player_final_tile-7 = Tuile 7
option-two_player_final_tile-8 = Tuile 8
option-two_player_final_tile-9 = Tuile 9
option-two_player_final_tile-10 = Tuile 10
option-two_player_final_tile-11 = Tuile 11
option-two_player_final_tile-12 = Tuile 12

option-round_cap = Course la plus longue
    .text = Après tant de rounds, la tuile de tête devient la finale ; après le double, la partie est nulle.
option-round_cap-0 = Sans limite
option-round_cap-20 = Après 20 rounds
option-round_cap-40 = Après 40 rounds
option-round_cap-60 = Après 60 rounds
option-round_cap-80 = Après 80 rounds
option-round_cap-100 = Après 100 rounds
option-round_cap-200 = Après 200 rounds
option-round_cap-500 = Après 500 rounds

option-out_player_finish_wins = Arriver après éviction
    .text = Si le véhicule d’un joueur évincé gagne encore sur la Ligne d’arrivée.
option-out_player_finish_wins-true = Oui
option-out_player_finish_wins-false = Non

option-simultaneous_wipeout = Tous perdus ensemble
    .text = Ce qui se passe quand les derniers joueurs sont évincés au même instant.
option-simultaneous_wipeout-draw = Partie nulle
option-simultaneous_wipeout-most_advanced = Le plus avancé gagne

## Refusals

refused-crews = il y a quatre équipes de voitures ; à { $players } joueurs, mettez aussi au choix « { option-big_rig } » { $players ->
    [5] ou « { option-final_five } »
   *[other] et « { option-final_five } »
}, ou jouez moins nombreux
refused-big_team = « { option-big_team } » se joue à 2, pas à { $players } ; désactivez cette option, ou jouez à 2

## Parties toutes prêtes

preset-first_evening = Premier soir
    .text = Le jeu de base : trois voitures et un hélico chacun, quatre équipes. C’est ainsi qu’on commence.
preset-devils_run = Val du diable
    .text = Le jeu de base avec { box-carnage } : tremplins, lacs salés, incendies.
preset-big_crews = Camion et motos
    .text = Le jeu de base avec { box-crews } : jusqu’à six joueurs.
preset-leaders_and_upgrades = Chefs et améliorations
    .text = Le jeu de base avec { box-choppe_shoppe } : des équipes qui ont du caractère.
preset-everything = Tout
    .text = Toutes les boîtes à la fois, pour les équipes qui connaissent la route.

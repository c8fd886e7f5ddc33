## Tour et action

option-travel_rule = Rester sur place
    .text = Si une voiture dont la carte n’a pas été appliquée peut aussi rester où elle est.
option-travel_rule-may_stay = Elle peut rester
option-travel_rule-mandatory = Elle avance toujours
option-travel_rule-brake = Elle peut rester, à la vitesse 0

option-lasting_cards = Durée d’Écrasement et d’Esquive
    .text = Combien de temps comptent les deux cartes sans effet immédiat.
option-lasting_cards-turn = Jusqu’à la fin du tour
option-lasting_cards-action = Pour leur action

option-reveal = Cartes planifiées
    .text = Quand les cartes d’une phase d’action sont retournées.
option-reveal-own_turn = Chacune à l’action de son joueur
option-reveal-simultaneous = Toutes avant la phase

option-initiative_tie = Égalités d’initiative
    .text = Qui commence à vitesse et accélération égales.
option-initiative_tie-seat = La place la plus basse
option-initiative_tie-random = Tirage à chaque phase

option-pedal_cards = Pédales
    .text = Combien de cartes Pédales contient chaque talon de pilotage.
option-pedal_cards-2 = Deux
option-pedal_cards-1 = Une

option-turn_step = Angles des virages
    .text = Avec quelle finesse l’angle d’un virage se choisit.
option-turn_step-15 = Par pas de 15 degrés
option-turn_step-5 = Par pas de 5 degrés

## Collisions, tirs, dommages

option-collision_cards = Cartes d’une voiture percutée
    .text = Combien de cartes de dommages pioche une voiture percutée.
option-collision_cards-striker = Selon la vitesse du percuteur
option-collision_cards-own_speed = Selon sa propre vitesse
option-collision_cards-sum = Selon la somme des deux

option-fire_timing = Tirs
    .text = Pendant quelles phases d’action on peut tirer.
option-fire_timing-each_action = Pendant les deux
option-fire_timing-second_action = Pendant la deuxième seulement

option-reshuffle_icon = Icône de remélange
    .text = Si elle compte quand aucun point de dégât ne passe.
option-reshuffle_icon-always = Toujours
option-reshuffle_icon-if_hit = Seulement si un point passe

option-repair_pool = Payer une réparation
    .text = Quelles cartes peuvent payer une réparation d’urgence.
option-repair_pool-talon = Celles du talon
option-repair_pool-talon_and_revealed = Aussi celles déjà révélées

option-drop_cans = Jerrycans perdus
    .text = Qui place les jerrycans d’une voiture détruite.
option-drop_cans-owner = Son joueur
option-drop_cans-auto = Ils tombent d’eux-mêmes

## Équipement

option-nitro_use = Nitro
    .text = Combien de fois une Nitro peut servir.
option-nitro_use-once = Une fois par partie
option-nitro_use-each_turn = Une fois par tour

option-ram_use = Bélier
    .text = Combien de fois un Bélier protège.
option-ram_use-each_turn = Une fois par tour
option-ram_use-once = Une fois par partie

option-mine_hit = Mines
    .text = Si une mine arrête la voiture qui la touche.
option-mine_hit-crash = Une mine est une collision
option-mine_hit-blast = La voiture continue

## L’arène

option-layout = Arène
    .text = Quelle arène est montée.
option-layout-rulebook = { layout-rulebook }
option-layout-crossroads = { layout-crossroads }
option-layout-ring = { layout-ring }
option-layout-quarry = { layout-quarry }
option-layout-pit = { layout-pit }
option-layout-depot = { layout-depot }
option-layout-scrapyard = { layout-scrapyard }

option-arena = Taille
    .text = Le côté de l’arène carrée ; la taille normale fait 14 longueurs de voiture.
option-arena-standard = Normale
option-arena-small = Petite
option-arena-large = Grande

option-start_layout = Places de départ
    .text = Dans l’arène du livret : derrière les obstacles, ou derrière les jerrycans extérieurs. À découvert, une voiture avec Turbo ou Nitro peut gagner dès sa première action.
option-start_layout-cover = Derrière les obstacles
option-start_layout-open = À découvert

option-setup_ring = Portées de la mise en place
    .text = Comment la courte et la longue portée se mesurent quand on monte l’arène du livret.
option-setup_ring-edge = De bord à bord
option-setup_ring-inner = De centre à centre
option-setup_ring-outer = De centre à centre, obstacles au dehors

option-obstacles = Obstacles
    .text = Si les obstacles montrent leur recto simple ou leur verso optionnel.
option-obstacles-plain = Simples
option-obstacles-special = Optionnels
option-obstacles-mixed = Mélangés
option-obstacles-spike_columns = Colonnes d’épines seulement
option-obstacles-fuel_pumps = Pompes à essence seulement
option-obstacles-burning_tyres = Pneus en feu seulement
option-obstacles-wrecks = Épaves seulement
option-obstacles-burning_barrels = Barils en feu seulement

option-tyre_fire = Pneus en feu
    .text = Quand les pneus en feu embrasent une voiture.
option-tyre_fire-if_facing = Si elle leur fait encore face
option-tyre_fire-always = Toujours

## La victoire

option-can_limit = Jerrycans ramassés
    .text = Combien de jerrycans une voiture peut ramasser.
option-can_limit-none = Autant qu’on veut
option-can_limit-action = Un par action
option-can_limit-turn = Un par tour

option-win_timing = Trois jerrycans gagnent
    .text = Quand le troisième jerrycan décide la partie.
option-win_timing-instant = Aussitôt
option-win_timing-end_of_turn = À la fin du tour

option-turn_limit = Tours
    .text = Après ce nombre de tours on compte les points ; 0 signifie pas de limite avant le tour 200.

## Variantes

option-quick_setup = Mise en place rapide
    .text = Voitures et équipement choisis un à un, distribués au hasard, ou voitures toutes prêtes.
option-quick_setup-off = Choisis un à un
option-quick_setup-on = Distribués au hasard
option-quick_setup-ready = Voitures toutes prêtes

option-respawn = Retour des voitures
    .text = Si une voiture détruite revient à la fin du tour suivant. La partie finit alors par les jerrycans ou la limite de tours.
option-respawn-off = Non
option-respawn-on = Oui

## Refus

refused-turn_limit = « { option-turn_limit } » prend 0 ou un nombre de { $least } à 200, pas { $value }

## Réglages tout faits

preset-rulebook = Livret
    .text = Tout selon le livret. Court et nerveux. En général 4 à 12 tours.
preset-long_fight = Longue bagarre
    .text = Un jerrycan par tour, et trois à garder jusqu’à sa fin. Conseillé à deux. En général 4 à 11 tours.
preset-no_brakes = Sans freins
    .text = Qui n’applique pas sa carte avance quand même. En général 4 à 12 tours.
preset-first_drive = Premier tour
    .text = L’anneau avec des voitures toutes prêtes : pour une première partie. En général 6 à 8 tours.
preset-derby = Derby
    .text = La fosse ; les voitures détruites reviennent, quinze tours au plus. En général 9 à 11 tours.
preset-fireworks = Feu d’artifice
    .text = Le dépôt d’essence, avec pompes et barils. En général 2 à 11 tours.

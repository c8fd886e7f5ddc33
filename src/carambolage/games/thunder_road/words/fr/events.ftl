## Le journal : une phrase par événement

event-start_tile = La course part de : { $tile }, par { $first } voix à { $second }.
event-crew_chosen = { $seat } pilote { $crew }.
event-dice_rolled = { $crew } obtient { $total } en tout.
event-dice_rolled-cards = { $crew } a en main des cartes d’un total de { $total }.
event-first_player = { $seat } commence.
event-round_begins = Round { $count }.
event-road_die = Le dé de route indique { $value }.
event-turn_begins = { $crew } entre en action.
event-turn_begins-team = { $seat } entre en action.
event-turn_passed = { $seat } ne peut donner de dé à personne et passe.
event-assigned = { $vehicle } reçoit le { $value }.
event-assigned-coast = { $vehicle } part en roue libre.
event-command_placed = Le { $value } va sur { $command }.
event-token_placed = Un pion Ordre va sur { $command }.
event-command = { $crew } exécute { $command }.
event-chopper_placed = L’hélicoptère { $crew } survole la file { $lane }.
event-chopper_back = L’hélicoptère { $crew } rentre à la base.
event-repaired = { $vehicle } perd un pion Dégât : { $damage }.
event-moves = { $vehicle } a { count-moves }.
event-fire_die = Le dé de feu { $vehicle } indique : { $face }.
event-stepped = { $vehicle } avance, { $way }.
event-flew = { $vehicle } vole de { count-distance }, { $way }.
event-slid = { $vehicle } glisse, { $way }.
event-jumped = { $vehicle } prend la rampe et saute de { count-distance }.
event-revealed = { $vehicle } révèle { $token }.
event-token_gone = Un pion quitte la file { $lane } : { $token }.
event-token_laid = Un danger face cachée est posé sur la file { $lane }.
event-token_laid-open = Sur la file { $lane } se trouve maintenant { $token }.
event-stopped = { $vehicle } s’enlise dans la vase.
event-drifted = { $vehicle } dérape et contourne { $other }.
event-bonus_taken = { $vehicle } prend le dé de route : encore { count-moves }.
event-slam = { $vehicle } percute { $other } !
event-slam_dice = Le dé de collision indique { $face }, le dé de direction { $way }.
event-slam_dice-bare = Le dé de direction indique { $way }.
event-rerolled = { $crew } exige une relance.
event-pushed = Le choc pousse { $vehicle }, { $way }.
event-shot = { $vehicle } tire sur { $other }.
event-shot-chopper = L’hélicoptère { $crew } tire sur { $other }.
event-hit = Touché : { $other } !
event-missed = Le tir manque { $other }.
event-damage_drawn = { $vehicle } subit un dégât : { $damage }.
event-minor_damage = { $vehicle } subit un dégât mineur.
event-damage_ignored = { $vehicle } ignore le dégât.
event-broken = { $vehicle } tombe en panne.
event-runs_again = { $vehicle } roule de nouveau.
event-caught_fire = { $vehicle } prend feu !
event-fire_out = Le feu { $vehicle } s’éteint.
event-ongoing_effect = { $vehicle } a un nouveau souci : { $effect }. { $text }
event-eliminated = { $vehicle } disparaît de la course !
event-direction_die = Pour { $vehicle }, le dé de direction indique { $way }.
event-stunt_die = Pour { $vehicle }, le dé de cascade indique { $value }.
event-shooting_die = Le dé de tir indique : { $face }.
event-quake = La terre tremble : tout le monde est secoué, { $way } !
event-sand_worm = Un ver des sables avale qui est dernier !
event-wreck_appears = Une épave apparaît sur la file { $lane }.
event-scrolled = La tuile de queue disparaît. Devant s’étend la tuile { $count } de la course.
event-hazards_laid = Sur la table : { $tile }.
event-finish_line = La Ligne d’arrivée est en vue, juste derrière la tuile de tête !
event-player_out = { $crew } est hors course.
event-gave_up = { $seat } abandonne.
event-won = { $seat } gagne !
event-drawn_game = Personne ne gagne.
event-rig_damaged = Un ordre du Max Titan est endommagé : { $command }.
event-rig_repaired = Un ordre du Max Titan fonctionne de nouveau : { $command }.
event-steered = La Direction assistée est à { $value }.
event-missiles = { $vehicle } lance ses missiles ; le dé de tir indique : { $face }.
event-shrapnel = Des éclats partent, lancés par { $vehicle } : { $other } prend tout.
event-shrapnel-none = Des éclats partent, lancés par { $vehicle }, sans toucher personne.

## Cartes

event-leaders_dealt = Chaque équipe de voitures reçoit deux Chefs, au choix.
event-leader_chosen = { $leader } commande { $crew }.
event-upgrades_dealt = Les améliorations sont distribuées.
event-upgrade_fitted = { $vehicle } reçoit une amélioration : { $card }.
event-condition_shown = Une tuile reçoit une situation routière : { $condition }. { $text }
event-hand_dealt = { $crew } reçoit une carte : { $card }. { $text }
event-hand_dealt-unknown = { $crew } reçoit une carte cachée ({ $deck }).
event-bonus_command_dealt = { $crew } reçoit un ordre bonus : { $command }.
event-bonus_command_dealt-unknown = { $crew } reçoit un ordre bonus caché.
event-cards_or_dice = { $crew } joue avec les dés de déplacement.
event-cards_or_dice-cards = { $crew } joue avec les cartes Deutsche Qualität.
event-card_used = { $crew } utilise { $card }.
event-card_revealed = { $crew } montre « { $card } » (déplacement { $value }, tir : { $shot }).
event-cards_drawn = { $count ->
    [one] { $crew } pioche une carte.
   *[other] { $crew } pioche { $count } cartes.
}
event-scrap = { $crew } possède { $value } de ferraille.
event-peeked = { $crew } regarde un danger face cachée sur la file { $lane }.
event-peeked-seen = { $crew } regarde un danger face cachée sur la file { $lane } : { $token }.
event-peeked-around = { $crew } regarde les dangers face cachée alentour.
event-hexed = Un maléfice frappe { $vehicle }.
event-die_set = { $crew } tourne un { $value } sur { $goal }.
event-cancelled = Le dégât rebondit sur { $vehicle }.
event-reaction_passed = { $crew } ne réagit pas.
event-jury_rigged = { $vehicle } pioche deux pions Dégât, au choix : { $damage } et { $second }.
event-token_swapped = { $vehicle } donne un pion Dégât { $other } : { $damage }.

## Un tour en une ligne

recap-first = { $ties ->
    [0] { $seat } a le plus petit total et commence
    [one] Égalité au plus petit total, tous relancent : { $seat } commence
   *[other] Égalité { $ties } fois au plus petit total, tous relancent chaque fois : { $seat } commence
}
recap-turn = { $crew }
recap-passes = { $seat } passe son tour
recap-drives = { $vehicle } avec le { $value } : { $start } → { $goal }
recap-enters = { $vehicle } avec le { $value } : entre en piste, jusqu’en { $goal }
recap-waits = { $vehicle } avec le { $value } : ne bouge pas
recap-command = { $command }
recap-rams = percute { $other }
recap-hit = touche { $other }
recap-missed = manque { $other }
recap-reveals = découvre { $token }
recap-reroll = { $crew } exige une relance
recap-reroll-larger = { $crew } exige une relance : véhicule plus grand
recap-damage = { $vehicle } subit un dégât ({ $damage })
recap-breaks = { $vehicle } tombe en panne
recap-lost = { $vehicle } est hors course
recap-lost-damage = { $vehicle } est hors course à cause d’un dégât ({ $damage })
recap-lost-side = { $vehicle } est poussé hors de la piste depuis la file { $lane } : hors course
recap-lost-pushed = { $vehicle } est poussé contre un obstacle sur la file { $lane } : hors course
recap-lost-drives = { $vehicle } heurte un obstacle sur la file { $lane } : hors course
recap-lost-drives_edge = { $vehicle } quitte la piste ou heurte un obstacle sur la file { $lane } : hors course
recap-lost-start = { $vehicle } heurte un obstacle au départ : hors course
recap-lost-slides = { $vehicle } glisse contre un obstacle sur la file { $lane } : hors course
recap-lost-slides_side = { $vehicle } glisse hors de la piste depuis la file { $lane } : hors course
recap-lost-flies = { $vehicle } s’envole de la file { $lane } contre un obstacle : hors course
recap-lost-flies_side = { $vehicle } s’envole hors de la piste depuis la file { $lane } : hors course
recap-lost-fire = { $vehicle } brûle entièrement : hors course
recap-lost-pit_trap = { $vehicle } tombe dans le piège : hors course
recap-lost-ramp = { $vehicle } heurte le côté d’une rampe : hors course
recap-lost-shot = { $vehicle } : détruit par le tir
recap-lost-shrapnel = { $vehicle } : détruit par les éclats
recap-lost-truck = { $vehicle } n’a plus aucune commande en état : hors course
recap-lost-quake = { $vehicle } : secousse hors de la piste ou contre un obstacle, hors course
recap-lost-sand_worm = { $vehicle } est la proie du ver des sables : hors course
recap-lost-gave_up = { $vehicle } n’a plus de pilote : hors course
recap-lost-behind = { $vehicle } reste en arrière avec la dernière tuile : hors course
recap-out = { $crew } quitte la course
recap-wins = { $seat } gagne !

## Mise en place

option-racer_choice = Choix des coureurs
    .text = Comment les joueurs obtiennent leur voiture.
option-racer_choice-choose = Choisis dans l’ordre du tour
option-racer_choice-random = Distribués au hasard

option-first_player = Premier Joueur
    .text = Qui part du fond de la grille et joue en premier.
option-first_player-random = Tiré au sort
option-first_player-seat_1 = Place 1

option-special_tile = Tuile Spéciale
    .text = Quelle tuile Spéciale est mélangée à la seconde moitié.
option-special_tile-random = Tirée au sort
option-special_tile-swamp = { tile-swamp }
option-special_tile-crossroads = { tile-crossroads }
option-special_tile-level_crossing = { tile-level_crossing }
option-special_tile-acme = { tile-acme }

## Partie

option-stuck_discard = Joueur embourbé
    .text = Ce que défausse un joueur qui ne peut pas quitter sa tuile avec ses cartes.
option-stuck_discard-any = Une carte ou plus
option-stuck_discard-one = Exactement une carte

option-trap_reshuffle = Pièges sans fin
    .text = Si les pièges défaussés forment un nouveau paquet quand le paquet est vide.
option-trap_reshuffle-true = Remélangés
option-trap_reshuffle-false = Une seule fois

option-villain_extra_move = Déplacement en plus de Satanas
    .text = Si Satanas se déplace aussi après chaque activation des neutres.
option-villain_extra_move-auto = À 1 ou 2 joueurs
option-villain_extra_move-always = Toujours
option-villain_extra_move-never = Jamais

option-foiled_ends_turn = Encore Raté met fin au tour
    .text = Si ce piège inoffensif achève la phase de déplacement comme les autres.
option-foiled_ends_turn-true = Oui
option-foiled_ends_turn-false = Non

option-powers = Pouvoirs spéciaux
    .text = Sans pouvoirs, c’est une partie familiale : la Station-service, Encore Raté et Sabotage ne font alors rien.
option-powers-full = Quatre par coureur
option-powers-off = Aucun

option-special_trigger = Effet des tuiles Spéciales
    .text = Quand agissent le Passage à Niveau, le Laboratoire A.C.M.E. et la Station-service.
option-special_trigger-book = Comme le livret : le Passage à Niveau aussi quand on le franchit, les autres quand on y entre
option-special_trigger-enter_or_cross = Quand on y entre ou les franchit
option-special_trigger-enter_only = Seulement quand on y entre

option-gas_repeat = Station-service
    .text = Combien de fois la Station-service peut rendre des pouvoirs dans une course.
option-gas_repeat-every_time = Chaque fois
option-gas_repeat-once = Une fois

option-neutral_reveals = Cartes des neutres
    .text = Combien de cartes sont révélées à chaque activation des neutres.
option-neutral_reveals-1 = 1
option-neutral_reveals-2 = 2
option-neutral_reveals-3 = 3
option-neutral_reveals-4 = 4
option-neutral_reveals-5 = 5

## Fin de la course

option-finish_mode = Fin de la course
    .text = Si la course s’arrête au premier arrivé ou continue pour les places.
option-finish_mode-first_wins = Au premier arrivé
option-finish_mode-run_out = Quand les places sont jouées

option-rank_ties = Égalités au classement
    .text = Comment sont classés les coureurs d’une même tuile.
option-rank_ties-shared = Ils partagent le meilleur rang
option-rank_ties-turn_order = Départagés par l’ordre du tour

## Solo

option-solo_level = Niveau en solo
    .text = La vitesse des coureurs neutres face à un joueur seul.
option-solo_level-rookie = Débutant (2 cartes)
option-solo_level-racer = Coureur (3 cartes)
option-solo_level-ace = As (4 cartes)
option-solo_level-legend = Légende (5 cartes)

option-solo_cars = Voitures en solo
    .text = Combien de coureurs, chacun avec sa main et ses pouvoirs, conduit le joueur seul.
option-solo_cars-1 = Une
option-solo_cars-2 = Deux
option-solo_cars-3 = Trois

## Championnat

option-season = Championnat
    .text = Une saison compte quatre courses, le Grand Championnat toutes les seize.
option-season-none = Aucun
option-season-spring = { season-spring }
option-season-summer = { season-summer }
option-season-autumn = { season-autumn }
option-season-winter = { season-winter }
option-season-grand = { season-grand }

option-race = Règle de course
    .text = Une des seize courses du championnat, jouée seule.
option-race-none = Aucune
option-race-1 = 1. { race-1 }
option-race-2 = 2. { race-2 }
option-race-3 = 3. { race-3 }
option-race-4 = 4. { race-4 }
option-race-5 = 5. { race-5 }
option-race-6 = 6. { race-6 }
option-race-7 = 7. { race-7 }
option-race-8 = 8. { race-8 }
option-race-9 = 9. { race-9 }
option-race-10 = 10. { race-10 }
option-race-11 = 11. { race-11 }
option-race-12 = 12. { race-12 }
option-race-13 = 13. { race-13 }
option-race-14 = 14. { race-14 }
option-race-15 = 15. { race-15 }
option-race-16 = 16. { race-16 }

option-neutral_points = Les neutres et le titre
    .text = Les coureurs neutres sont toujours classés ; ceci dit s’ils peuvent aussi être champions.
option-neutral_points-true = Ils marquent comme les joueurs
option-neutral_points-false = Ils ne peuvent pas prendre le titre

option-championship_first = Premier Joueur des courses suivantes
    .text = Qui est Premier Joueur à partir de la deuxième course.
option-championship_first-rotate = Passe dans le sens horaire
option-championship_first-lowest_total = Celui qui a le moins de points
option-championship_first-random = Tiré au sort

## Refusals

refused-season = choisissez soit « { option-season } », soit « { option-race } », et laissez l’autre de côté
refused-solo_cars = « { option-solo_cars } » est réservé à une personne seule ; à plusieurs, chaque personne conduit une voiture

## Parties toutes prêtes

preset-first_evening = Premier soir
    .text = Une course avec pouvoirs, comme dans le livret. C’est ainsi qu’on commence.
preset-family = Course en famille
    .text = Une course sans pouvoirs : rien que des cartes, des tuiles et des pièges.
preset-season = Une saison
    .text = Les quatre courses du printemps, chacune avec sa règle.
preset-grand_championship = Tout
    .text = Le grand championnat : les seize courses de l’année.

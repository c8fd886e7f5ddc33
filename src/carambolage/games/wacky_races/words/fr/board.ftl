## Le plateau en lignes de texte ; les titres surmontent des colonnes de largeur fixe

board-title = { $round ->
    [0] { $race }, avant le départ
   *[other] { $race }, round { $round }
}
board-no_course = Le parcours sera posé quand tout le monde aura un coureur.
board-race = Course isolée
board-run = { $race } (course { $run } sur { $races })
board-over = La partie est finie.
board-active = Au volant : { $racer }
board-course-heading = N° T ! Coureurs             Tuile
board-row = { $row } { $text }
board-terrain = { $tile }, { $terrain }
board-trap = { $tile } ({ $trap })
board-racers-heading = #  Auto Pos Cartes Pouv.  Coureur
board-neutral = neutre
board-villain = Satanas, le méchant, qui pose des pièges
board-first_player = Premier Joueur
board-lap = tour { $number }
board-bridge = pont coupé
board-mud = dans la boue
board-low = à l’abri
board-halted = à l’arrêt après un piège
board-finished = à l’arrivée
board-nothing = rien
board-cards = Paquet : { $deck }. Défausse : { $counts } ; sur le dessus : { $top }.
board-traps = Paquet Piège : { $count }. Défausse des pièges : { $discarded }.
board-more_traps = Aussi dans la défausse des pièges : { $discarded }.
board-times = { $count ->
    [1] { $trap }
   *[other] { $count } × { $trap }
}
board-under = Sous le paquet Piège : { $traps }.
board-villain_out = Satanas a quitté la course, et le paquet Piège aussi.
board-hand = Main { $owner } : { $cards }.
board-powers_up = Pouvoirs visibles : { $powers }.
board-powers_down = Pouvoirs masqués : { $powers }.
board-power = { $number } { $power }
board-tiles = Tuiles { $owner } : { $tiles }.
board-look = Cartes regardées : { $cards }.

## La table en phrases

spoken-own = { $racer }, tuile { $tile }. Devant : { $things }.
spoken-tile = { $tile } ({ $place })
spoken-arrived = { $racer } à l’arrivée.
spoken-finish = l’arrivée
spoken-villain = Satanas, tuile { $tile }.
spoken-racer = { $position }. { $racer } ({ $player }), tuile { $tile }{ $cards ->
    [0] {""}
    [one] , { $cards } carte
   *[other] , { $cards } cartes
}.

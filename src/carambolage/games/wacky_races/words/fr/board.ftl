## Le plateau en lignes de texte ; les titres surmontent des colonnes de largeur fixe

board-title = { $race }, round { $round }
board-race = Course isolée
board-run = { $race } (course { $run } sur { $races })
board-over = La partie est finie.
board-active = Au volant : { $racer }
board-course = N° T ! Coureurs             Tuile
board-row = { $row } { $text }
board-terrain = { $tile }, { $terrain }
board-trap = { $tile } ({ $trap })
board-racers = #  Auto Pos Cartes Pouv.  Coureur
board-neutral = neutre
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
board-tiles = Tuiles { $owner } : { $tiles }.
board-look = Cartes regardées : { $cards }.

## Le plateau en lignes de texte

board-title = { $turn ->
    [0] Wreckage, mise en place
   *[other] { $phase ->
        [0] Tour { $turn }, planification
       *[other] Tour { $turn }, phase d’action { $phase }
    }
}
board-over = La partie est terminée : { $reason }.
board-active = En action : { $player }
board-map-heading = L’arène, une longueur de voiture par case (o jerrycan, # obstacle, * mine)
board-map = { $row }
board-cars-heading = Voitures
board-car = { $player } : { $state }
board-equipment = Équipement : { $equipment }
board-discarded = { $equipment } (défaussé)
board-no_vehicle = pas encore de véhicule
board-destroyed = détruite
board-gave_up = a abandonné
board-cans = { $cans ->
    [one] { $cans } jerrycan
   *[other] { $cans } jerrycans
}
board-hits = { $hits } dégâts sur { $structure }
board-pose = en { $x } / { $y } { $heading }
board-burning = en feu
board-dousing = éteint l’incendie
board-spun = est partie en toupie
board-smashes = { $count ->
    [one] Écrasement
   *[other] { $count } × Écrasement
}
board-dodges = { $count ->
    [one] Esquive
   *[other] { $count } × Esquive
}
board-mines = { $count ->
    [one] reste 1 mine
   *[other] restent { $count } mines
}
board-place = agit en position { $place }
board-deck = Pioche des dégâts : { $deck }, défausse : { $discard }.
board-pool = Équipement à prendre : { $equipment }.
board-times = { $count ->
    [1] { $thing }
   *[other] { $count } × { $thing }
}
board-nothing = aucune
board-talon = { $player }, cartes de conduite : { $cards }.
board-plan = Programmé : { $first }, puis { $second }.

## Chances

odds-hit = touche
odds-wreck = détruit la voiture
odds-crash = Dégâts pour { $player } ({ count-cards }, { $whole },{ $tenths } en moyenne)
odds-crash_wreck = Voiture détruite : { $player }
odds-burns = Voiture en feu : { $player }

spoken-nobody = Personne n’est au volant.
spoken-waiting = attend le départ
spoken-out = { $player } : { $why }.
spoken-car = { $player } ({ $car }) : { $speed }, cap { $facing }, { $across } à { $side ->
    [east] l’est
   *[west] l’ouest
} et { $along } au { $end ->
    [north] nord
   *[south] sud
} du milieu ; { $cans }, { $hits }{ $burning ->
    [1] , en feu
   *[0] { "" }
}.
spoken-facing = { $sector ->
    [0] à l’est
    [1] au nord-est
    [2] au nord
    [3] au nord-ouest
    [4] à l’ouest
    [5] au sud-ouest
    [6] au sud
   *[7] au sud-est
}
spoken-bearing = { $sector ->
    [0] Devant
    [1] Devant à gauche
    [2] À gauche
    [3] Derrière à gauche
    [4] Derrière
    [5] Derrière à droite
    [6] À droite
   *[7] Devant à droite
}
spoken-thing = { $bearing }, { $far } : { $thing }.
spoken-can = un jerrycan

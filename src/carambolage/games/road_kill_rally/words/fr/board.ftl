## Le plateau en lignes de texte ; les titres sont au-dessus de colonnes de largeur fixe

board-title = { $round ->
    [0] Road Kill Rally, avant le départ
   *[other] Road Kill Rally, manche { $round }, phase : { $phase }
}
board-over = La partie est finie.
board-active = Au volant : { $seat }
rounds-left = { $rounds ->
    [0] C’est la dernière manche.
    [one] Encore une manche après celle-ci.
   *[other] Encore { $rounds } manches après celle-ci.
}
board-road-heading = Rg. Gch. Mil. Dr.  Tuile
board-row = { $row } { $text }
board-row-rest = { $row }
board-signs = Une case : voiture ou point, couleur G (vert) Y (jaune) O (orange) R (rouge), cible g y r, danger (~ huile, ^ rocher, c vache, * feu, # barrage, = stand) ; x est une voiture retournée.
board-cars-heading = #  V Case  Vit Crt. Score Joueur
board-tokens = { $tokens ->
    [one] { $tokens } jeton Sortie de route
   *[other] { $tokens } jetons Sortie de route
}
board-team = équipe de { $seat }
board-piles = Pioche : { $deck }. Défausse : { $discarded }.
board-other_piles = Pile d’accessoires : { $accessories }. Pile de tuiles : { $tiles }.
board-supply = Cibles en réserve : { $first } vertes, { $second } jaunes, { $third } rouges.
board-refused = Sous la pile de tuiles : { $tiles }.
board-hand = Votre main : { $cards }.
board-accessories = Vos accessoires en main : { $cards }.
board-skills = Vos compétences au choix : { $skills }.

## La table en phrases

spoken-nobody = Personne n’est au volant.
spoken-own = { $player } ({ $car }) : { $where }.
spoken-place = rangée { $row }, { $lane }, vitesse { $speed }
spoken-waiting = en attente d’une place sur la grille
spoken-crossed = ligne franchie
spoken-destroyed = hors course
spoken-withdrawn = a quitté la table
spoken-row = Rangée { $row } : à gauche { $left } ; au milieu { $middle } ; à droite { $right }.
spoken-wreck = voiture retournée
spoken-car = { $standing }. { $player } ({ $car }) : { $where }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

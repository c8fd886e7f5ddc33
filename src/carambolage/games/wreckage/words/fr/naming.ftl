## Listes

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-more = { $first }, { $rest }

## Mesures

count-spaces = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
tenths = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}
place = { $across } { $side ->
    [east] E
   *[west] O
} { $along } { $end ->
    [north] N
   *[south] S
}
part-spaces = { $whole },{ $tenths } { $whole ->
    [one] case
   *[other] cases
}
count-cards = { $cards ->
    [0] aucune carte de dommages
    [one] { $cards } carte de dommages
   *[other] { $cards } cartes de dommages
}
count-hits = { $hits ->
    [one] { $hits } point de dégât
   *[other] { $hits } points de dégât
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-cans = { $cans ->
    [one] { $cans } jerrycan
   *[other] { $cans } jerrycans
}

## Vitesses et directions

speed = { $gear ->
    [reverse] marche arrière { $speed }
   *[forward] vitesse { $speed }
}
direction-front = vers l’avant
direction-rear = vers l’arrière
direction-left = vers la gauche
direction-right = vers la droite

## D’où viennent les dommages

cause-weapon = un tir
cause-collision = la collision
cause-mine = une mine
cause-barrels = les barils en feu
cause-fire = le feu
cause-pump = la pompe à essence
cause-hairpin = l’épingle

## Les douze emplacements autour d’une voiture détruite, dans le sens horaire depuis l’avant gauche

site-1 = Devant, à gauche
site-2 = Droit devant
site-3 = Devant, à droite
site-4 = À droite, près du nez
site-5 = À droite, au milieu
site-6 = À droite, près de la queue
site-7 = Derrière, à droite
site-8 = Droit derrière
site-9 = Derrière, à gauche
site-10 = À gauche, près de la queue
site-11 = À gauche, au milieu
site-12 = À gauche, près du nez

## The road

tr-whole-road = Voir toute la route

## In front of the own seat

tr-dice = Vos dés
tr-no-dice = Plus de dés
tr-pick-die = { $pressed ->
    [yes] Le { $value }, en main : choisissez où il va
   *[no] Le { $value } : le prendre en main
}
tr-dashboards = Vos véhicules
tr-hand = Vos cartes
tr-table-dice = Dés sur la table
tr-piles = Piles
tr-damage-free = libre
tr-coasts = { $count ->
    [one] roue libre une fois
   *[other] roue libre { $count } fois
}
tr-steering = Direction { $value }
tr-tokens = { $count ->
    [one] { $count } jeton d’ordre
   *[other] { $count } jetons d’ordre
}
tr-scrap = { $count } de ferraille
tr-upgrade-used = utilisée

## Piles

tr-pile-left = { $count ->
    [one] Il en reste { $count }
   *[other] Il en reste { $count }
}
tr-pile-unseen = Pas encore vus : { $list }
tr-pile-gone = Défaussés : { $list }
tr-tiles = Tuiles à venir

## Standings

tr-ahead = colonne { $column }
tr-running = { $running } sur { $all } en état
tr-turns = { $count ->
    [one] encore { $count } tour dans cette manche
   *[other] encore { $count } tours dans cette manche
}
tr-out = hors course
tr-first = joue en premier
tr-dice-left = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}

## After the game

stat-spaces = Cases parcourues
stat-slams-given = Chocs donnés
stat-slams-taken = Chocs reçus
stat-shots-hit = Tirs au but
stat-shots-missed = Tirs manqués
stat-damage-taken = Dégâts subis
stat-vehicles-lost = Véhicules perdus

## The road

tr-whole-road = Voir toute la route

## In front of the own seat

tr-dice = Vos dés
tr-no-dice = Plus de dés
tr-pick-die = { $pressed ->
    [yes] Le { $value }, en main : choisissez où il va
   *[no] Le { $value } : le prendre en main
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
    [one] { $count } pion Ordre
   *[other] { $count } pions Ordre
}
tr-scrap = { $count } de ferraille

## Piles

tr-pile-left = Il en reste { $count }
tr-pile-unseen = Pas encore vus : { $list }
tr-pile-gone = Défaussés : { $list }
tr-tiles = Tuiles à venir

## Standings

tr-ahead = colonne { $column }
tr-running = { $running } sur { $all } en état
tr-turns = { $count ->
    [one] encore { $count } tour dans ce round
   *[other] encore { $count } tours dans ce round
}
tr-out = hors course
tr-dice-left = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}

## After the game

stat-spaces = Cases parcourues
stat-slams-given = Collisions provoquées
stat-slams-taken = Collisions subies
stat-shots-hit = Tirs au but
stat-shots-missed = Tirs manqués
stat-damage-taken = Dégâts subis
stat-vehicles-lost = Véhicules perdus
stat-dice-luck = Dés de mouvement face à la moyenne

## Why not

tr-landing-edge = hors du plateau
tr-why-die-first = Donnez d’abord un dé à l’un de vos véhicules.
tr-why-impassable = Personne ne peut rouler sur ce terrain.
tr-why-others = Il n’est pas à vous : les dés vont à vos propres véhicules.
tr-why-gone = Éliminé : ce véhicule ne prend plus de dé.
tr-why-broken = Hors d’usage : ce véhicule ne prend pas de dé.
tr-why-moved = Ce véhicule s’est déjà déplacé pendant ce round.
tr-why-damaged = Cet ordre est endommagé.
tr-why-held = Un dé s’y trouve déjà.
tr-why-need = Aucun de vos dés ne convient ; il faut { $need }.

## The arena

wk-things = Obstacles, jerrycans et mines
wk-turns = Virages possibles
wk-closer = Regarder de plus près
wk-farther = Regarder de plus loin

wk-expected = { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
}
wk-wreck-chance = épave { $chance } %
wk-fire-chance = feu { $chance } %

## In front of the own seat

wk-plan = Votre programmation
wk-slot = Emplacement { $slot }
wk-slot-empty = vide
wk-talon = { $count ->
    [one] Talon, { $count } carte
   *[other] Talon, { $count } cartes
}
wk-ready = Prêt
wk-structure = Structure : { $left } sur { $structure }
wk-discarded = épuisé

## The cars

wk-values = Accélération { $acceleration }, Maniabilité { $handling }, Structure { $left } sur { $structure }.
wk-speed = { $gear ->
    [reverse] marche arrière { $speed }
   *[other] vitesse { $speed }
}
wk-cans = { $cans ->
    [one] { $cans } jerrycan
   *[other] { $cans } jerrycans
}
wk-plans = programme…
wk-planned = prêt

## After the game

stat-wk-lengths = Longueurs parcourues
stat-wk-cans = Jerrycans ramassés
stat-wk-crashes = Collisions provoquées
stat-wk-shots = Tirs
stat-wk-dealt = Dégâts infligés
stat-wk-suffered = Dégâts subis

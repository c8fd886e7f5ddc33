## The road

rk-whole-road = Montrer toute la route
rk-goals = Où aller, où viser
rk-space = rangée { $row }, voie { $lane }
rk-road = { $colour ->
    [green] Route verte : tranquille.
    [yellow] Route jaune : attention à la vitesse.
    [orange] Route orange : difficile à vive allure.
   *[red] Route rouge : pour les lents et les braves.
}

## The cars

rk-car = Vitesse { $speed }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $tokens ->
    [one] { $tokens } jeton de sortie de route
   *[other] { $tokens } jetons de sortie de route
}, { $points } points.
rk-at = rangée { $row }, vitesse { $speed }
rk-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rk-tokens = { $tokens ->
    [one] { $tokens } jeton de sortie de route
   *[other] { $tokens } jetons de sortie de route
}

rk-rounds-left = { $rounds ->
    [0] C’est la dernière manche.
    [one] Encore une manche après celle-ci.
   *[other] Encore { $rounds } manches après celle-ci.
}

## In front of the own seat

rk-hand = { $count ->
    [one] Main, { $count } carte rallye
   *[other] Main, { $count } cartes rallye
}
rk-named = { $name } : { $what }
rk-slots = Accessoires montés
rk-speed = Vitesse { $speed }
rk-mean = { $hits }
rk-wipe-out-chance = { $chance } %
rk-hits = { $hits ->
    [0] vide
    [one] { $hits } touche
   *[other] { $hits } touches
}

## Cartes que l'on fait glisser, dégâts à encaisser, accidents à revoir

rk-drop = Déposer ici : { $card }
rk-under-fire = Dégâts
rk-your-hits = { $hits ->
    [one] { $hits } touche sur votre voiture
   *[other] { $hits } touches sur votre voiture
}
rk-their-hits = { $hits ->
    [one] { $hits } touche sur la voiture de { $name }
   *[other] { $hits } touches sur la voiture de { $name }
}
rk-react = Jouez une carte de défense si vous en avez une, ou choisissez les cartes à perdre.
rk-may-react = Une carte de défense, ou des cartes perdues : un instant.
rk-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}

## After the game

stat-rk-rows = Cases parcourues
stat-rk-scored = Cibles marquées
stat-rk-attacks = Attaques
stat-rk-checks = Tests de conduite
stat-rk-collisions = Collisions provoquées
stat-rk-wipe-outs = Sorties de route
stat-rk-lost = Cartes perdues

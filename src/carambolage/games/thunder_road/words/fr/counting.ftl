## Compter : les nombres du paquet de données, avec leur nom

count-moves = { $moves ->
    [one] { $moves } déplacement
   *[other] { $moves } déplacements
}
count-least = { $least ->
    [one] { $least } déplacement
   *[other] { $least } déplacements
}
count-cost = { $cost ->
    [one] { $cost } déplacement
   *[other] { $cost } déplacements
}
count-price = { $price ->
    [one] { $price } déplacement
   *[other] { $price } déplacements
}
count-range = { $range ->
    [one] { $range } case
   *[other] { $range } cases
}
count-push = { $push ->
    [one] { $push } case
   *[other] { $push } cases
}
count-distance = { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}
count-spaces = { $spaces ->
    [one] { $spaces } case de sable ou de boue
   *[other] { $spaces } cases de sable ou de boue
}
count-sizes = { $sizes ->
    [one] une taille
   *[other] { $sizes } tailles
}
count-tokens = { $tokens ->
    [one] { $tokens } pion Danger
   *[other] { $tokens } pions Danger
}
count-controlled = { $tokens ->
    [one] { $tokens } pion maîtrisé
   *[other] { $tokens } pions maîtrisés
}
count-shots = { $shots ->
    [one] { $shots } tir
   *[other] { $shots } tirs
}
count-repairs = { $repairs ->
    [one] { $repairs } pion Dégât
   *[other] { $repairs } pions Dégât
}
count-rig_damage = { $rig_damage ->
    [one] { $rig_damage } ordre endommagé
   *[other] { $rig_damage } ordres endommagés
}
count-slams = { $slams ->
    [one] { $slams } collision
   *[other] { $slams } collisions
}
count-vehicles = { $vehicles ->
    [one] { $vehicles } véhicule routier
   *[other] { $vehicles } véhicules routiers différents
}
count-steps = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
count-scrap = { $scrap ->
    [one] { $scrap } jeton Ferraille
   *[other] { $scrap } jetons Ferraille
}
count-scrap_price = { $scrap_price ->
    [one] { $scrap_price } jeton Ferraille
   *[other] { $scrap_price } jetons Ferraille
}
count-wreck_scrap = { $wreck_scrap ->
    [one] { $wreck_scrap } jeton Ferraille
   *[other] { $wreck_scrap } jetons Ferraille
}

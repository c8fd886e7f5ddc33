## Mise en place

choice-vehicle = { $vehicle } ({ $token }) : accélération { $acceleration }, maniabilité { $handling }, structure { $structure }. { $hint }
choice-vehicle-ready = { $vehicle } « { $nickname } » ({ $token }) : accélération { $acceleration }, maniabilité { $handling }, structure { $structure } ; { $equipment }
choice-equip = { $equipment } (reste { $copies }) : { $text }
choice-equip-unarmed = { $equipment } (reste { $copies }) : { $text } Vous n’auriez aucune arme !
choice-start = Vitesse { $speed }

## Planification

choice-plan = { $first }, puis { $second }
choice-plan-first = { $first } en phase 1, rien en phase 2
choice-plan-second = Rien en phase 1, { $second } en phase 2
choice-plan-none = Aucune carte
choice-douse = Éteindre le feu : ni cartes, ni déplacement, ni tir ce tour

## La carte révélée

choice-speed = { $gear ->
    [reverse] Marche arrière { $speed }
   *[forward] { $speed ->
        [0] Vitesse 0 : s’arrêter
       *[other] Vitesse { $speed }
    }
}
choice-turn = { $side ->
    [left] À gauche
   *[right] À droite
} de { $degrees } degrés{ $hairpin ->
    [yes] , une épingle pour 1 point de dégât
   *[no] { "" }
}{ $gear ->
    [reverse] , en marche arrière
   *[forward] { "" }
}
choice-turn-fatal = { $side ->
    [left] À gauche
   *[right] À droite
} de { $degrees } degrés, une épingle pour 1 point de dégât : elle détruit votre voiture{ $gear ->
    [reverse] { " " }(en marche arrière)
   *[forward] { "" }
}
choice-u_turn = { $side ->
    [left] Par la gauche
   *[right] Par la droite
}{ $gear ->
    [reverse] , en marche arrière
   *[forward] { "" }
}
choice-apply = Appliquer { $card } : { $text }
choice-decline = Ne pas appliquer { $card }
choice-repair = Faire une réparation d’urgence à la place
choice-pay = { $one } et { $two }
choice-pay-twice = Les deux { $one }
choice-gain-hit = Ôter 1 point de dégât (reste { $left })
choice-gain-card = Reprendre { $card }

## Déplacement

choice-drive-hold = { $brake ->
    [yes] Rester sur place, à la vitesse 0
   *[no] Rester sur place
}
choice-drive-travel = { $spaces ->
    [0] Ne pas bouger
    [one] Avancer de { $spaces } case
   *[other] Avancer de { $spaces } cases
}
choice-drive-nitro = Avancer de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} avec la Nitro
choice-drive-mine = { $drive }, et larguer une mine { $after ->
    [0] avant de bouger
    [one] après { $after } case
   *[other] après { $after } cases
}

## Tir, dommages, jerrycans perdus

choice-fire = { $weapon } sur { $target } : { count-cards } contre une maniabilité de { $handling }, { $chance } % de toucher, { $whole },{ $tenths } points de dégât en moyenne
choice-pass = { $barrage ->
    [yes] Ne plus tirer
   *[no] Ne pas tirer
}
choice-plating-discard = { $points ->
    [0] S’en défausser : rien ne passe
    [one] S’en défausser : { $points } point passe
   *[other] S’en défausser : { $points } points passent
}
choice-plating-keep = { $fatal ->
    [yes] Les garder : la voiture est détruite
   *[no] Les garder : { $points ->
        [one] { $points } point de dégât
       *[other] { $points } points de dégât
    }
}
choice-drop = { $site }

## Ce qui en résulterait

choice-ahead = { $choice } ; { $ahead }
ahead-clear = { $spaces } sans rien{ $cans ->
    [0] { "" }
   *[other] , { count-cans } au passage
}
ahead-contact = { $spaces }, puis choc avec { $met }
ahead-turn_crash = choc dans le virage avec { $met }
ahead-turn_blocked = virage bloqué par { $met }

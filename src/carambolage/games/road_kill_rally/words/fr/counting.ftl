## Les nombres qui viennent du pack, avec leur nom

count-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
count-wreck = { $wreck ->
    [one] { $wreck } dé
   *[other] { $wreck } dés
}
count-run_dice = { $run_dice ->
    [one] { $run_dice } dé
   *[other] { $run_dice } dés
}
count-bump = { $bump ->
    [one] { $bump } dé
   *[other] { $bump } dés
}
count-cut = { $cut ->
    [one] { $cut } touche
   *[other] { $cut } touches
}
count-bullet = { $bullet ->
    [one] { $bullet } touche
   *[other] { $bullet } touches
}
count-explosive = { $explosive ->
    [one] { $explosive } touche
   *[other] { $explosive } touches
}
count-other = { $other ->
    [one] { $other } touche
   *[other] { $other } touches
}
count-ram = { $ram ->
    [one] { $ram } touche
   *[other] { $ram } touches
}
count-collision = { $collision ->
    [one] { $collision } touche
   *[other] { $collision } touches
}
count-check = { $check ->
    [one] { $check } touche
   *[other] { $check } touches
}
count-far = { $far ->
    [one] { $far } touche
   *[other] { $far } touches
}
count-hits = { $hits ->
    [0] aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
}
count-steps = { $steps ->
    [one] { $steps } cran
   *[other] { $steps } crans
}
count-rows = { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
}
count-draw = { $draw ->
    [one] { $draw } carte
   *[other] { $draw } cartes
}
count-more = { $more ->
    [one] { $more } carte
   *[other] { $more } cartes
}
count-cards = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
count-accessories = { $draw ->
    [one] { $draw } accessoire
   *[other] { $draw } accessoires
}
count-ammo = { $ammo ->
    [one] { $ammo } point de munitions
   *[other] { $ammo } points de munitions
}
count-points = { $points ->
    [0] 0 point
    [1] 1 point
    [-1] -1 point
   *[other] { $points } points
}

## Ce qu’une attaque atteint et ce qu’elle fait ; des nombres désignent les arcs, les genres et la vue

attack-whom = { $every ->
    [1] Tous les rivaux
   *[0] { $targets ->
        [1] Un rival ou une cible
       *[0] Un rival
    }
}
attack-where = { $arc ->
    [0] devant vous, tout droit ou en diagonale
    [1] derrière vous, tout droit ou en diagonale
    [2] juste à côté de vous
    [3] tous azimuts
   *[4] n’importe où sur la route
}
attack-tag = { $tag ->
    [0] balle
    [1] explosif
    [2] feu
    [3] énergie
    [4] lame
   *[5] choc
}
attack-text = { attack-whom } { attack-where }{ $range ->
        [0] { "" }
       *[other] { $least ->
            [0] , portée { $range } au plus
           *[other] , portée { $least } à { $range }
        }
    } : { count-dice }, { attack-tag }{ $sight ->
        [0] , sans ligne de vue
        [1] , les voitures ne bloquent pas la ligne
       *[2] { "" }
    }.
weapon-cost = { $cost ->
    [0] Ne coûte pas de munitions.
    [one] Coûte { $cost } point de munitions.
   *[other] Coûte { $cost } points de munitions.
}

## Les réponses, avec ce qu'elles feront

choice-pass = Pas d’action de combat
choice-pass-suffer = Serrer les dents et encaisser
choice-decline = Laisser la cible tranquille
choice-decline-stop = Continuer sans s’arrêter
choice-keep = Garder { $accessory }
choice-keep-dice = Garder ce résultat
choice-leave_empty = Laisser vide l’emplacement { $slot }
choice-roll = { $percent ->
    [0] Lancer { count-dice }
   *[other] Lancer { count-dice } ({ $percent } % de sortie de route)
}
choice-roll-target = Lancer { count-dice } ({ $percent } %)
choice-play_safe = Jouer la prudence pour { count-cards }
choice-make_stop = S’arrêter aux stands
choice-reroll = Relancer { $blanks ->
    [one] le dé vide
   *[other] les { $blanks } dés vides
}
choice-printed = Comme imprimée
choice-reversed = Retournée
choice-skill = { $skill } : { $text }
choice-pole = Place { $pole } de la grille, sur { $space }
choice-target_class = { $target } ({ $points } points)
choice-speed = { $cost ->
    [0] Vitesse { $speed } ({ $mph } mph)
    [one] Vitesse { $speed } ({ $mph } mph), pour { $cost } carte
   *[other] Vitesse { $speed } ({ $mph } mph), pour { $cost } cartes
}
choice-step-check = { $dice ->
    [0] pas de test
   *[other] { $percent ->
        [0] { count-dice }
       *[other] { count-dice }, { $percent } % de sortie de route
    }
}
choice-step-wreck = { $risk ->
    [0] { count-wreck } contre vous
   *[other] { count-wreck } contre vous, { $risk } % de sortie de route en tout
}
choice-step-drive = Rouler vers la { $lane } ({ $colour }) : { choice-step-check }{ $wreck ->
        [0] { "" }
       *[other]  ; puis une voiture retournée : { choice-step-wreck }
    }{ $stands ->
        [yes] ; il y a une cible ({ $target })
       *[no] { "" }
    }
choice-step-collide = Heurter { $rival } sur la { $lane } : vous lancez { count-dice }, { $rival } en lance { $back } ; puis tous deux roulent à la vitesse { $speed }
choice-step-jump = Sauter par-dessus { $rival } sur la { $lane } ({ $colour }) : { choice-step-check }
choice-step-pass = Dépasser { $rival } sur la { $lane } ({ $colour }) : { choice-step-check }
choice-brake = { $card } : ralentir de { $less }, à la vitesse { $speed }
choice-rival = { $rival } sur { $space }, { $cards ->
        [0] sans carte
       *[other] avec { count-cards }
    } : { count-dice }, { $percent } % de toucher
choice-target = { $target } sur { $space } ({ $points } points, { $percent } %)
choice-oil = De l’huile sur { $space }
choice-weapon = { $cost ->
    [0] Tirer avec { $weapon } : { count-dice }, gratuit
    [one] Tirer avec { $weapon } : { count-dice }, pour { $cost } point de munitions
   *[other] Tirer avec { $weapon } : { count-dice }, pour { $cost } points de munitions
}
choice-play = Jouer { $card } : { $text }
choice-slingshot = Attaquer avec { $skill }
choice-two_card_stop = Arrêt aux stands pour { count-cards }
choice-spend = Dépenser { $card } (munitions { $ammo })
choice-spend-die = Dépenser { $card } pour un dé de plus ({ $percent } %)
choice-lose = Perdre { $card }
choice-lose_all = { $wipes ->
    [yes] Tout perdre ({ $cards }) et sortir de la route
   *[no] Tout perdre ({ $cards })
}
choice-mount = Monter { $accessory } : { $text }
choice-lose_slot = { $accessory }

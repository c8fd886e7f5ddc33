## Le journal : une phrase par événement

event-start_seat = { $seat } commence.
event-teamed = { $seat } et { $other } forment une équipe.
event-skill_dealt = { $seat } reçoit la compétence { $skill }.
event-skill_dealt-unknown = { $seat } reçoit une compétence.
event-skill_chosen = { $seat } roule avec { $skill }.
event-mounted = { $seat } monte { $accessory } ({ $slot }).
event-on_pole = { $seat } part de la place { $pole } de la grille.
event-race_begins = Les moteurs rugissent : la course commence.
event-tile_drawn = { $seat } pioche { $tile }.
event-tile_refused = { $tile } ne trouve pas de place et va sous la pile.
event-tile_placed = { $seat } pose { $tile }, { $way }, à partir de la rangée { $row }.
event-tile_removed = { $tile } est derrière tout le monde et quitte la table.
event-round_begins = La manche { $round } commence.
event-phase_begins = Phase : { $phase }.
event-rolled = { $purpose ->
    [order] { $seat } lance les dés pour l’ordre : { count-hits }.
    [check] { $seat } lance { count-dice } pour le test de sortie : { count-hits }.
    [wreck] { $seat } racle une voiture retournée, { count-dice } : { count-hits }.
    [collision] { $seat } lance { count-dice } dans la collision : { count-hits }.
    [run_over] { $seat } lance { count-dice } pour la cible : { count-hits }.
    [aim] { $seat } lance { count-dice } pour le tir : { count-hits }.
    [reroll] { $seat } relance les dés vides, { count-dice } : { count-hits }.
    [return_fire] { $seat } riposte, { count-dice } : { count-hits }.
    [spikes] Les pointes de { $seat } mordent, { count-dice } : { count-hits }.
   *[attack] { $seat } lance { count-dice } pour l’attaque : { count-hits }.
}
event-drew = { $seat } pioche { $card }.
event-drew-unknown = { $seat } pioche une carte.
event-reshuffled = { $pile ->
    [accessories] Les accessoires défaussés forment une nouvelle pile de { $count }.
   *[rally] La défausse est mélangée en une nouvelle pioche de { $count }.
}
event-move_begins = { $seat } se déplace.
event-speed_set = { $cost ->
    [0] { $seat } passe de la vitesse { $old } à { $speed }.
    [one] { $seat } passe de la vitesse { $old } à { $speed }, pour { $cost } carte.
   *[other] { $seat } passe de la vitesse { $old } à { $speed }, pour { $cost } cartes.
}
event-spent = { $purpose ->
    [speed] { $seat } dépense { $card } pour la vitesse.
    [safe] { $seat } dépense { $card } pour jouer la prudence.
    [ammo] { $seat } dépense { $card } comme munitions.
    [dice] { $seat } dépense { $card } pour un dé de plus.
   *[stop] { $seat } dépense { $card } pour un arrêt aux stands.
}
event-played = { $seat } joue { $card }.
event-stepped = { $mode ->
    [jump] { $seat } saute sur { $space }.
    [pass] { $seat } dépasse sur { $space }.
   *[drive] { $seat } roule jusqu’à { $space }.
}
event-barricade = { $seat } enfonce les bottes de paille sur { $space }.
event-oil_gone = { $seat } éponge l’huile sur { $space }.
event-checked = { $seat } doit faire un test de sortie avec { count-dice } sur { $space }.
event-played_safe = { $seat } joue la prudence.
event-collided = { $seat }, à la vitesse { $old }, heurte { $other }, à la vitesse { $speed }.
event-speed_changed = { $seat } passe de la vitesse { $old } à { $speed }.
event-put_back = { $seat } revient sur { $space }.
event-tried = { $seat } essaie de culbuter une cible ({ $target }) avec { count-dice }.
event-scored = { $seat } marque : la cible ({ $target }) bondit hors de la route et atterrit dans les matelas.
event-missed = La cible ({ $target }) sur { $space }, s’écarte d’un bond. { $seat } rate son coup.
event-declined = { $seat } laisse la cible tranquille.
event-crossed = { $place ->
    [1] { $seat } franchit la ligne à la première place.
    [2] { $seat } franchit la ligne à la deuxième place.
    [3] { $seat } franchit la ligne à la troisième place.
   *[other] { $seat } franchit la ligne.
}
event-countdown = { $rounds ->
    [one] Encore une manche après celle-ci, puis la course est finie pour tout le monde.
   *[other] Encore { $rounds } manches après celle-ci, puis la course est finie pour tout le monde.
}
event-passed = { $seat } ne combat pas.
event-attacked = { $seat } attaque { $other } avec { $means }.
event-aimed = { $seat } vise la cible sur { $space }, avec { $means }.
event-oil_laid = { $seat } verse de l’huile sur { $space }.
event-pit_stop = { $seat } s’arrête aux stands.
event-drew_accessory = { $seat } pioche l’accessoire { $accessory }.
event-drew_accessory-unknown = { $seat } pioche un accessoire.
event-retaliated = { $purpose ->
    [spikes] La coque hérissée de { $seat } riposte contre { $other }.
   *[return_fire] { $seat } riposte contre { $other }.
}
event-reduced = { $cut ->
    [one] { $seat } amortit { $cut } touche ; il en reste { $left }.
   *[other] { $seat } amortit { $cut } touches ; il en reste { $left }.
}
event-defended = { $seat } se défend avec { $card } ; il en reste { $left }.
event-lost = { $seat } perd { $card }.
event-gave = { $seat } cède { $card } à { $other }.
event-gave-unknown = { $seat } cède une carte à { $other }.
event-escaped = { $seat } s’en tire de justesse et reste sur la route.
event-wiped_out = { $seat } sort de la route sur { $space }.
event-lost_accessory = { $seat } perd { $accessory } dans la sortie de route.
event-took_wipe = { $tokens ->
    [one] { $seat } prend un jeton Sortie de route, le premier.
   *[other] { $seat } prend un jeton Sortie de route et en a { $tokens }.
}
event-took_shot = { $seat } prend un jeton Tir.
event-out_of_race = { $seat } est hors course : la voiture est retournée sur { $space }, le pilote fait signe de la main.
event-left = { $seat } quitte la table.
event-coin = Le sort met { $seat } au rang { $rank }.
event-ranked = { $seat } est au rang { $rank } avec { $score } points.
event-race_ends = La course est finie.

## La fin

ranking = Le plus de points vient en tête ; qui a quitté la table, après toutes les personnes restées. À égalité passe devant qui a franchi la ligne, puis qui l’a franchie plus tôt ; ensuite une pièce décide, sauf si les options font partager le rang. En équipe, les points des deux membres s’ajoutent.
end-crossed = Trois voitures ont franchi la ligne. { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
}
end-nobody_left = Il ne reste aucune voiture sur la route. { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
}
end-countdown = Les manches après la première arrivée sont finies. { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
}
end-deserted = Plus personne d’autre n’est à la table. { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
}
means-weapon = l’arme montée
refused-teams = Il faut au moins trois joueurs pour former des équipes : désactivez l’option, ou attendez d’autres joueurs.

## Un déplacement ou une attaque en une ligne

recap-line = { $seat } : { $what }
recap-attacks = { $seat } attaque { $other } avec { $means } : { $what }
recap-aims = { $seat } vise une cible avec { $means } : { $what }
recap-moves = { $start } → { $end }
recap-speed = { $cost ->
    [0] vitesse { $old } → { $speed }
    [one] vitesse { $old } → { $speed } pour { $cost } carte
   *[other] vitesse { $old } → { $speed } pour { $cost } cartes
}
recap-reduced = { $cut } de moins grâce au blindage
recap-defended = { $seat } joue { $card }
recap-scored = marque une cible ({ $target })
recap-missed = rate une cible ({ $target })
recap-collided = heurte { $other }
recap-pits = arrêt aux stands
recap-check = manque le test de sortie en { $place } à la vitesse { $speed } ({ count-hits })
recap-upturned = racle une voiture retournée à la vitesse { $speed } ({ count-hits })
recap-struck = { $own ->
    [yes] prend { count-hits }
   *[no] { $seat } prend { count-hits }
}
recap-retaliated = { $seat } riposte contre { $other } avec { $means } ({ count-hits })
recap-wiped_out = { $own ->
    [yes] sort de la route
   *[no] { $seat } sort de la route
}
recap-escaped = { $seat } reste sur la route par chance
recap-out = { $seat } est hors course
recap-crossed = franchit la ligne à la place { $place }
recap-lost = { $own ->
    [yes] perd { count-cards }
   *[no] { $seat } perd { count-cards }
}
recap-nothing = il ne se passe rien
recap-waits = ne bouge pas

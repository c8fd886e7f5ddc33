## Mise en place

ask-choose_racer = Quel coureur pilotez-vous ?
ask-lay_tile = Quelle tuile posez-vous sur la position { $place } ?

## Le tour

ask-turn_action = { $cards ->
    [first] Vous êtes ici : { $tile }. Votre première carte vous fait avancer de 1 tuile, quel que soit son terrain. Que faites-vous ?
    [match] Vous êtes ici : { $tile }. Pour continuer, il vous faut une carte { $terrain }. Que faites-vous ?
    [line] Vous êtes ici : { $tile }. Pour continuer, il vous faut une carte { $terrain } ou une carte de votre Trajectoire Idéale. Que faites-vous ?
    [wild] Vous êtes ici : { $tile }. N’importe quelle carte vous fait continuer. Que faites-vous ?
    [toll] Vous êtes ici : { $tile }, une tuile qui exige un paiement. Que faites-vous ?
    [river] Vous êtes ici : { $tile }. Pour continuer, il faut qu’un terrain soit nommé. Que faites-vous ?
    [named] Vous êtes ici : { $tile }, et un terrain a déjà été nommé : plus de carte sur cette tuile. Que faites-vous ?
    [held] Vous êtes ici : { $tile }, et la Forêt vous retient jusqu’à votre prochain tour. Que faites-vous ?
   *[done] Vous êtes ici : { $tile }. Le pont coupé interdit tout autre déplacement par carte. Que faites-vous ?
}
ask-pay_cards = Quelles cartes payez-vous pour quitter cette tuile : { $tile } ?
ask-top_card = Laquelle des cartes défaussées finit sur le dessus, où elle guide Satanas ?
ask-stuck_discard = { $count ->
    [0] Impossible de quitter cette tuile : { $tile }. Quelle carte défaussez-vous ?
   *[other] Impossible de quitter cette tuile : { $tile }. Défaussez-vous une autre carte ?
}
ask-river_name = Quel terrain nommez-vous pour la prochaine carte { $racer } ?
ask-river_play = Le terrain nommé est { $card }. Le jouez-vous ?
ask-ghost_keep = Des fantômes emportent vos cartes : laquelle gardez-vous ?

## Ordre et égalités

ask-order_racers = Qui { $way ->
    [back] recule
   *[ahead] avance
} en premier, de { $distance ->
    [one] { $distance } tuile
   *[other] { $distance } tuiles
} : { $racers } ?
ask-order_neutrals = { $free ->
    [yes] Déplacement gratuit des coureurs neutres. Qui part en premier : { $racers } ?
   *[no] La carte montre { $card }. Qui part en premier : { $racers } ?
}

## Pièges

ask-tunnel_pick = Faux Tunnel : lequel des coureurs les plus en arrière avance de { count-distance } ?
ask-sleight_pick = Tour de Passe-passe : qui échange sa place avec { $racer } ?
ask-trap_victim = Qui déclenche le piège sur cette tuile : { $tile } ?
ask-trap_order = Quel piège se déclenche en premier : { $first } ou { $second } ?
ask-recover_foiled = Encore Raté : quel pouvoir récupérez-vous ?
ask-sabotage = Sabotage : quel pouvoir masquez-vous ?
ask-gorilla_trap = Quel piège Satanas pose-t-il sur cette tuile : { $tile } ? L’autre va sous le paquet Piège.

## Tuiles Spéciales

ask-recover_gas = Station-service : quel pouvoir récupérez-vous ?
ask-crossroads_first = Croisement : quelle tuile échangez-vous avec une autre ?
ask-crossroads_second = Croisement : quelle tuile change de place avec { $tile } ?

## Pouvoirs spéciaux

ask-pw_recover = { $left ->
    [one] { $power } : quel pouvoir récupérez-vous ?
   *[other] { $power } : quel pouvoir récupérez-vous d’abord ? Vous pouvez en récupérer jusqu’à { $left }.
}
ask-pw_crystal = Boule de Cristal : décalez-vous un des pièges ?
ask-pw_convert = Transformation Express : quel pouvoir d’un coureur à { count-range } au plus appliquez-vous ?
ask-pw_keep = Remue-Méninges : vous voyez { $cards }. Lesquelles gardez-vous ? (Vous en gardez { $take }.)
ask-pw_target-pe2 = À l’Aide ! Avec qui échangez-vous votre place ?
ask-pw_target-am3 = Haut les Mains ! Qui braquez-vous ?
ask-pw_target-pf3 = Parfait Gentleman : lequel des coureurs les plus en arrière faites-vous avancer ?
ask-pw_strafe = Rase-Mottes : quel piège à { count-range } au plus devant vous défaussez-vous, ou chassez-vous Satanas ?
ask-pw_opponent = Les Dames d’Abord : dans quelle main prenez-vous une carte ?
ask-pw_discard-pe4 = { $count ->
    [0] Pause Beauté : quelle carte défaussez-vous ?
   *[other] Pause Beauté : quelle carte défaussez-vous encore ? Jusqu’ici : { $count }.
}
ask-pw_discard-am2 = { $count ->
    [0] À Toutes Jambes : quelle carte défaussez-vous ?
   *[other] À Toutes Jambes : défaussez-vous une deuxième carte ?
}
ask-pw_mine_trap = Mine du Surplus : quel piège posez-vous ? L’autre va sous le paquet Piège.
ask-pw_mine_tile = Mine du Surplus : sur quelle tuile à { count-range } au plus le posez-vous ?
ask-pw_turbo = Turbo à Fond : quel pouvoir masquez-vous pour aller plus loin ?
ask-pw_terrain = Trajectoire Idéale : lesquelles de vos cartes correspondent à n’importe quelle tuile ce tour-ci ?
ask-pw_tile-rm2 = Dans leur Sillage : où volez-vous ?
ask-pw_tile-rr2 = Saucisson : quelle tuile Forêt rapportez-vous ?
ask-pw_tile-rr4 = Gare Dessous ! Sur quelle tuile l’arbre tombe-t-il ?

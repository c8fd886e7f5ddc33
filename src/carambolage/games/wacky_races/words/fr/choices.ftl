## Les réponses, avec leur effet

choice-choose_racer = { $car } : { $driver } (annule : { $traps }). { $hint }
choice-lay_tile = { $tile } ({ $terrain })
choice-play = Jouer { $card } : { $goal }
choice-pay = Payer pour partir : { $goal }
choice-leave_river = { $alone ->
    [yes] Continuer : le hasard nomme le terrain qu’il vous faut
   *[no] Continuer : la personne à votre droite nomme le terrain qu’il vous faut
}
choice-use = Utiliser { $power } : { $effect }
choice-stuck = { $most ->
    [one] Impossible de quitter la tuile : défausser une carte
   *[any] Impossible de quitter la tuile : défausser une carte ou plus
}
choice-end = { $draw ->
    [0] Finir le tour (sans piocher)
   *[other] Finir le tour (piocher { $draw })
}
choice-end-mud = Finir le tour (sans piocher : la boue)
choice-pay_cards = Payer { $cards } : { $goal }
choice-discard = Défausser { $card }
choice-stop = Garder les autres cartes
choice-stop-drawing = Ne plus rien défausser (piocher { $draw })
choice-stop-running = Ne plus rien défausser, avancer de { count-distance } : { $goal }
choice-stop-recovering = Ne plus rien récupérer
choice-top = { $card } sur le dessus
choice-name = { $card }
choice-keep = Garder { $card }
choice-stay = Rester, sans jouer de carte
choice-mover = { $racer } : { $goal }
choice-swap = { $racer }, { $tile }
choice-victim = { $racer }
choice-rob = { $racer } : prendre { count-cards } sur { $count }
choice-hold_up-neutral = { $racer } : piocher { count-draw }
choice-recover = { $power } : { $effect }
choice-exhaust = { $power }
choice-boost = Masquer { $power }, avancer de { count-distance } : { $goal }
choice-decline-foiled = Ne rien récupérer
choice-decline-crossroads = Ne rien échanger
choice-decline-crystal = Laisser les pièges en place
choice-decline-turbo = Ne rien masquer, avancer de { count-distance } : { $goal }
choice-tile = { $trap ->
    [yes] { $tile }, avec son piège
   *[no] { $tile }
}
choice-strafe = { $seen ->
    [yes] Défausser ce piège : { $tile }, { $trap }
   *[no] Défausser ce piège : { $tile }
}
choice-fly = Voler : { $goal }
choice-saw = { $tile }, contre { $ahead }
choice-fell = { $tile } : tout le monde y recule de { count-distance }
choice-trap = { $trap } : { $text }
choice-shift = Décaler le piège ({ $trap }) : départ { $start }, arrivée { $end }
choice-convert = { $power }, pouvoir { $racer } : { $effect }
choice-villain = Chasser Satanas : { $tile }
nothing = aucun piège

## L’effet des pouvoirs, en bref

effect-goal = { $effect }, { $goal }
effect-sb1 = annule un Rocher
effect-sb2 = avancer de { count-distance }
effect-sb3 = les autres, ici et juste devant, reculent de { count-distance }
effect-sb4 = récupérer un autre pouvoir
effect-gt1 = annule un Faux Tunnel
effect-gt2 = voler de { count-distance }
effect-gt3 = regarder les pièges à { count-range } au plus devant vous, en décaler un, piocher { count-draw }
effect-gt4 = les autres reculent s’ils sont sur un de deux terrains tirés au hasard
effect-pp1 = annule un Faux Tunnel
effect-pp2 = appliquer un pouvoir d’un coureur à { count-range } au plus
effect-pp3 = voler jusqu’à la prochaine tuile sans coureur, à { count-range } au plus
effect-pp4 = regarder { count-look }, en garder { $take }, défausser le reste
effect-rm1 = annule un Pont Coupé
effect-rm2 = voler vers un coureur à { count-range } au plus devant vous
effect-rm3 = défausser un piège à { count-range } au plus devant vous ou chasser Satanas, piocher { count-draw }
effect-rm4 = { $cards ->
    [one] votre prochaine carte correspond à n’importe quelle tuile
   *[other] vos { $cards } prochaines cartes correspondent à n’importe quelle tuile
}
effect-pe1 = annule une Huile
effect-pe2 = échanger sa place avec un coureur à { count-range } au plus devant vous
effect-pe3 = prendre { count-cards } dans les mains adverses
effect-pe4 = défausser des cartes au choix, en piocher autant plus { $draw }
effect-as1 = annule un Rocher
effect-as2 = les autres, ici et juste derrière, reculent de { count-push }, vous avancez de { count-distance }
effect-as3 = { $movements ->
    [one] votre prochaine carte fait avancer de { count-distance }
   *[other] vos { $movements } prochaines cartes font avancer de { count-distance } chacune
}
effect-as4 = poser un piège à { count-range } au plus
effect-am1 = annule un Tour de Passe-passe ou une Flaque de Boue
effect-am2 = défausser 1 ou 2 cartes, avancer d’autant de tuiles plus { $bonus }
effect-am3 = prendre { count-cards } à un adversaire à { count-range } au plus, ou piocher { count-draw } pour un neutre
effect-am4 = piocher { count-draw }, hors d’atteinte jusqu’à votre prochain tour
effect-ac1 = annule une Bûche
effect-ac2 = piocher { count-draw }
effect-ac3 = récupérer { count-recover }, piocher { count-draw }, fin du déplacement
effect-ac4 = avancer jusqu’à un terrain tiré au hasard, à { count-range } au plus
effect-pf1 = annule un Pont Coupé
effect-pf2 = avancer de { count-distance }, ou de { count-boosted } contre un autre pouvoir
effect-pf3 = le coureur le plus en arrière avance, piocher { count-draw }
effect-pf4 = les cartes d’un terrain correspondent à n’importe quelle tuile
effect-rr1 = annule une Bûche
effect-rr2 = échanger une tuile Forêt avec la tuile juste devant
effect-rr3 = avancer jusqu’à la prochaine Forêt, à { count-range } au plus
effect-rr4 = les coureurs d’une tuile à { count-range } au plus reculent de { count-distance }

## Le journal : une phrase par événement

event-first_player = { $seat } tient le rôle de Premier Joueur.
event-chose_racer = { $seat } joue avec { $racer }.
event-chose_racer-neutral = { $start } { $number ->
    [plural] courent
   *[singular] court
} sans joueur.
event-race_begins = La course { $place }, { $race }, commence. { $rule }
event-race_begins-plain = La course commence.
event-on_grid = { $racer } { $number ->
    [plural] prennent
   *[singular] prend
} le départ en position { $place }.
event-tile_laid = { $racer } { $number ->
    [plural] posent
   *[singular] pose
} { $tile } ({ $terrain }) en position { $place }.
event-tile_laid-chance = Le hasard pose { $tile } ({ $terrain }) en position { $place }.
event-tiles_dealt = Chaque joueur reçoit { $count } tuiles du parcours.
event-round_begins = Le round { $count } commence.
event-turn_begins = { $racer } { $number ->
    [plural] prennent
   *[singular] prend
} le volant.
event-played = { $racer } { $number ->
    [plural] jouent
   *[singular] joue
} { $card }.
event-paid = { $racer } { $number ->
    [plural] paient
   *[singular] paie
} pour quitter la tuile.
event-stuck = { $racer } ne { $number ->
    [plural] peuvent
   *[singular] peut
} pas quitter la tuile.
event-discarded = { $racer } { $number ->
    [plural] défaussent
   *[singular] défausse
} { $card }.
event-drew = { $racer } { $number ->
    [plural] piochent
   *[singular] pioche
} { $card }.
event-drew-unknown = { $racer } { $number ->
    [plural] piochent
   *[singular] pioche
} une carte.
event-reshuffled = La défausse est mélangée : le nouveau paquet compte { $count } cartes.
event-revealed = La carte révélée montre { $card }.
event-top_card = La carte { $card } est désormais sur le dessus de la défausse.
event-moved = { $racer } { $number ->
    [plural] avancent
   *[singular] avance
} de { $start } à { $end }.
event-moved-back = { $racer } { $number ->
    [plural] reculent
   *[singular] recule
} de { $start } à { $end }.
event-swapped_places = { $racer } { $number ->
    [plural] échangent
   *[singular] échange
} de place avec { $other }.
event-finished = { $racer } { $number ->
    [plural] atteignent
   *[singular] atteint
} l’arrivée en position { $rank }.
event-finished-first = { $racer } { $number ->
    [plural] atteignent
   *[singular] atteint
} l’arrivée en tête !
event-tile_revealed = La tuile en position { $place } est retournée : { $tile } ({ $terrain }).
event-tiles_swapped = Les tuiles des positions { $start } et { $end } changent de place.
event-trap_sprung = { $racer } { $number ->
    [plural] déclenchent
   *[singular] déclenche
} le piège en position { $place } : { $trap } !
event-trap_cancelled = { $racer } { $number ->
    [plural] annulent
   *[singular] annule
} le piège ({ $trap }) grâce à ce pouvoir : { $power }.
event-trap_laid = Un piège se trouve désormais en position { $place }.
event-trap_seen = { $racer } { $number ->
    [plural] regardent
   *[singular] regarde
} le piège en position { $place } : { $trap }.
event-trap_seen-unknown = { $racer } { $number ->
    [plural] regardent
   *[singular] regarde
} le piège en position { $place }.
event-trap_moved = Le piège en position { $start } est décalé en position { $end }.
event-trap_removed = Le piège en position { $place } ({ $trap }) est défaussé sans effet.
event-phase_ends = Le piège met fin à la phase de déplacement { $owner }.
event-bridge_out = { $racer } ne { $number ->
    [plural] font
   *[singular] fait
} qu’un seul déplacement au prochain tour.
event-stuck_in_mud = { $racer } ne { $number ->
    [plural] complètent
   *[singular] complète
} pas la prochaine main.
event-no_refill = { $racer } ne { $number ->
    [plural] piochent
   *[singular] pioche
} aucune carte à cause de la boue.
event-recovered = { $racer } { $number ->
    [plural] récupèrent
   *[singular] récupère
} un pouvoir : { $power }.
event-exhausted = { $racer } { $number ->
    [plural] masquent
   *[singular] masque
} un pouvoir : { $power }.
event-used = { $racer } { $number ->
    [plural] utilisent
   *[singular] utilise
} un pouvoir : { $power }.
event-copied = { $racer } { $number ->
    [plural] appliquent
   *[singular] applique
} un pouvoir { $owner } : { $power }.
event-took = { $racer } { $number ->
    [plural] prennent
   *[singular] prend
} { $card } dans la main { $owner }.
event-took-unknown = { $racer } { $number ->
    [plural] prennent
   *[singular] prend
} une carte dans la main { $owner }.
event-level_crossing = { $racer } { $number ->
    [plural] déclenchent
   *[singular] déclenche
} le Passage à Niveau : la dernière position avance.
event-acme = { $racer } { $number ->
    [plural] mettent
   *[singular] met
} le Laboratoire A.C.M.E. en marche : { $card }.
event-acme-idle = { $racer } { $number ->
    [plural] atteignent
   *[singular] atteint
} le Laboratoire A.C.M.E., mais il n’y a aucune carte à révéler.
event-gas = Plus personne n’est derrière la Station-service : chaque joueur récupère un pouvoir.
event-villain_moves = Satanas suit la carte ({ $card }) de { $start } à { $end }.
event-villain_stays = Satanas reste en { $place } ; la carte montre { $card }.
event-villain_returns = Satanas revient en { $place }.
event-villain_out = Satanas ne trouve nulle part où s’arrêter ({ $card }) et quitte la course avec tous les pièges restants.
event-villain_card = La carte du dessus du paquet est retournée pour Satanas : { $card }.
event-neutrals_move = Les coureurs neutres se déplacent.
event-named = Le terrain nommé pour la prochaine carte { $owner } est { $card }.
event-stayed = { $racer } { $number ->
    [plural] restent
   *[singular] reste
} sur la Rivière.
event-perfect_line = Ce tour-ci, toutes les cartes { $owner } qui montrent { $card } correspondent à n’importe quelle tuile.
event-lays_low = { $racer } { $number ->
    [plural] se planquent
   *[singular] se planque
} jusqu’au prochain tour.
event-card_seen = { $racer } { $number ->
    [plural] regardent
   *[singular] regarde
} une carte du paquet : { $card }.
event-card_seen-unknown = { $racer } { $number ->
    [plural] regardent
   *[singular] regarde
} une carte du paquet.
event-trap_card_seen = { $racer } { $number ->
    [plural] regardent
   *[singular] regarde
} une carte Piège : { $trap }.
event-trap_card_seen-unknown = { $racer } { $number ->
    [plural] regardent
   *[singular] regarde
} une carte Piège.
event-trap_under_deck = { $racer } { $number ->
    [plural] glissent
   *[singular] glisse
} une carte sous le paquet Piège : { $trap }.
event-trap_under_deck-unknown = { $racer } { $number ->
    [plural] glissent
   *[singular] glisse
} une carte sous le paquet Piège.
event-left = { $seat } quitte la partie.
event-safety_stop = Le dernier round est fini : la course s’arrête et les positions font le classement.
event-ranked = { $racer } { $number ->
    [plural] prennent
   *[singular] prend
} la place n° { $rank } et { $number ->
    [plural] ont
   *[singular] a
} maintenant { points }.
event-ranked-once = { $racer } { $number ->
    [plural] prennent
   *[singular] prend
} la place n° { $rank }.
event-champion = { $racer } { $number ->
    [plural] remportent
   *[singular] remporte
} le championnat avec { points } !

## Comment une partie finit

end-finish = { $racer } { $number ->
    [plural] atteignent
   *[singular] atteint
} l’arrivée en tête.
end-neutral = { $racer } { $number ->
    [plural] atteignent
   *[singular] atteint
} l’arrivée en tête, sans joueur.
end-safety = Le dernier round s’achève sans arrivée : les positions décident.
end-deserted = Tous les joueurs ont quitté la partie.
end-champion = { $racer } { $number ->
    [plural] remportent
   *[singular] remporte
} le championnat avec { points }.
end-champions = { $racers } se partagent le championnat avec { points } chacun.
ranking = En tête, qui atteint l’Arrivée, puis selon la position sur le parcours ; sur la même tuile, le rang est partagé, sauf si les options en disposent autrement. Dans un championnat, les points décident, puis le nombre de premières places, de deuxièmes places et ainsi de suite, puis la dernière course.

## Un tour en une ligne

recap-line = { $racer } : { $what }
recap-moves = { $start } → { $end }
recap-other = { $other } { $start } → { $end }
recap-trap = piège : { $trap }
recap-other_trap = piège pour { $other } : { $trap }
recap-by_other = { $other } ({ $what })
recap-pays = payé : { $cards }
recap-discards = défaussé : { $cards }
recap-took = { $card } de la main { $owner }
recap-took-unknown = une carte de la main { $owner }
recap-swaps = place échangée avec { $other }
recap-cancelled = annulé grâce au pouvoir { $power }
recap-exhausted = pouvoir masqué : { $power }
recap-stuck = reste bloqué
recap-bridge_out = un seul déplacement au prochain tour
recap-stuck_in_mud = prochaine main non complétée
recap-no_refill = aucune carte piochée (boue)
recap-trap_laid = piège en { $place }
recap-acme = { tile-acme } ({ $card })
recap-gas = { tile-gas_station } : chaque joueur récupère un pouvoir
recap-villain = Satanas ({ $card }) { $start } → { $end }
recap-villain_returns = Satanas revient en { $place }
recap-villain_out = Satanas ({ $card }) quitte la course
recap-finished = { $other } à l’Arrivée, numéro { $rank }
recap-waits = ne bouge pas

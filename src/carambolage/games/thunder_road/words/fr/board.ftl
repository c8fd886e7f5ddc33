## Le plateau en lignes de texte

board-no_road = La route est posée quand chacun a son équipe.
board-title = Round { $round }, dé de route { $road }
board-over = La course est finie.
board-turn = C’est à { $player }.
board-active = C’est à { $player }, avec { $sign } ({ $moves ->
    [one] encore { $moves } déplacement
   *[other] encore { $moves } déplacements
}).
board-line = { $line }
board-sign = { $sign } { $thing }
board-legend = { $signs }
board-indented = { $indent }{ $text }
board-tile = { $place }, colonnes { $first } à { $last } : { $tile }
board-tile-condition = { $place }, colonnes { $first } à { $last } : { $tile }, { $condition }
board-crew = { $crew }, { $player } : dés { $dice } ; { $turns ->
    [one] encore { $turns } tour
   *[other] encore { $turns } tours
}
board-crew-out = { $crew }, { $player } : hors course
board-no_crew = { $player } n’a pas encore d’équipe
board-led = Chef : { $leader }, { $tokens ->
    [one] { $tokens } pion Ordre
   *[other] { $tokens } pions Ordre
}
board-command = { $state ->
    [damaged] { $command } { $need } (endommagé)
    [held] { $command } { $need } (occupé)
   *[free] { $command } { $need }
}
board-section = { $section } : { $commands }
board-chopper = hélicoptère en { $space }
board-steering = direction { $value }
board-scrap = ferraille { $value }
board-vehicle = { $sign } { $vehicle } : { $told }
board-broken = en panne
board-burning = en feu
board-moved = { $coasts ->
    [0] a bougé
    [one] a bougé, une fois en roue libre
   *[other] a bougé, { $coasts } fois en roue libre
}
board-hand = main : { $cards }
board-hidden_hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-german = { $count ->
    [one] { $count } carte Deutsche Qualität
   *[other] { $count } cartes Deutsche Qualität
}
board-wrecks = Épaves : { $spaces }
board-times = { $count ->
    [1] { $thing }
   *[other] { $count } × { $thing }
}
board-nothing = aucun
board-hazards = Pile de dangers : { $count }. Défaussés : { $discard }
board-unseen = Dangers encore inconnus : { $unseen }
board-damage = Pile de dégâts ({ $count }) : { $damages }
board-tiles_left = Tuiles à venir : { $count }.

## La table en phrases

spoken-vehicle = { $vehicle } en { $space }. Devant : { $things }. À gauche : { $left }. À droite : { $right }.
spoken-start = { $vehicle } au départ.
spoken-gone = { $vehicle } : hors course.
spoken-hazard = danger
spoken-edge = le bout de la route connue
spoken-finish = la ligne d’arrivée
spoken-side = hors de la route
spoken-name = { $vehicle } ({ $player })
spoken-piece = { $vehicle }, en { $space }{ $state ->
    [broken] , hors d’usage
    [burning] , en feu
   *[well] {""}
}{ $damage ->
    [0] {""}
    [one] , { $damage } pion Dégâts
   *[other] , { $damage } pions Dégâts
}.

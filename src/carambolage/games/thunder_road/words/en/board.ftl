## The board in lines of text

board-no_road = The road is laid when everybody has a crew.
board-title = Round { $round }, road die { $road }
board-over = The race is over.
board-turn = { $player } is on.
board-active = { $player } is on, with { $sign } ({ $moves ->
    [one] { $moves } move left
   *[other] { $moves } moves left
}).
board-line = { $line }
board-sign = { $sign } { $thing }
board-legend = { $signs }
board-indented = { $indent }{ $text }
board-tile = { $place }, columns { $first } to { $last }: { $tile }
board-tile-condition = { $place }, columns { $first } to { $last }: { $tile }, { $condition }
board-crew = { $crew }, { $player }: dice { $dice }; { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
board-crew-out = { $crew }, { $player }: out of the race
board-no_crew = { $player } has no crew yet
board-led = led by { $leader }, { $tokens ->
    [one] { $tokens } command token
   *[other] { $tokens } command tokens
}
board-command = { $state ->
    [damaged] { $command } { $need } (damaged)
    [held] { $command } { $need } (in use)
   *[free] { $command } { $need }
}
board-section = { $section }: { $commands }
board-chopper = chopper on { $space }
board-steering = steering { $value }
board-scrap = scrap { $value }
board-vehicle = { $sign } { $vehicle }: { $told }
board-broken = inoperable
board-burning = on fire
board-moved = { $coasts ->
    [0] has moved
    [one] has moved, coasted once
   *[other] has moved, coasted { $coasts } times
}
board-hand = hand: { $cards }
board-hidden_hand = { $count ->
    [one] { $count } hand card
   *[other] { $count } hand cards
}
board-german = { $count ->
    [one] { $count } German Engineering card
   *[other] { $count } German Engineering cards
}
board-wrecks = Wrecks: { $spaces }
board-times = { $count ->
    [1] { $thing }
   *[other] { $count } × { $thing }
}
board-nothing = none
board-hazards = Hazard pile: { $count }. Discarded: { $discard }
board-unseen = Hazards not seen yet: { $unseen }
board-damage = Damage pile ({ $count }): { $damages }
board-tiles_left = Tiles to come: { $count }.

## The board in sentences

spoken-vehicle = { $vehicle } on { $space }. Ahead: { $things }. Left: { $left }. Right: { $right }.
spoken-start = { $vehicle } at the start.
spoken-gone = { $vehicle } is out of the race.
spoken-hazard = hazard
spoken-edge = the end of the road so far
spoken-finish = the Finish Line
spoken-side = off the road
spoken-name = { $vehicle } ({ $player })
spoken-piece = { $vehicle }, on { $space }{ $state ->
    [broken] , inoperable
    [burning] , on fire
   *[well] {""}
}{ $damage ->
    [0] {""}
    [one] , { $damage } damage token
   *[other] , { $damage } damage tokens
}.

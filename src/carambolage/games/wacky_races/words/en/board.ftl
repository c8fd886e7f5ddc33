## The board in lines of text; the headings stand above columns of fixed width

board-title = { $round ->
    [0] { $race }, before the start
   *[other] { $race }, round { $round }
}
board-no_course = The course is laid when everybody has a racer.
board-race = A single race
board-run = { $race } (race { $run } of { $races })
board-over = The game is over.
board-active = At the wheel: { $racer }
board-course-heading = No T ! Racers               Tile
board-row = { $row } { $text }
board-terrain = { $tile }, { $terrain }
board-trap = { $tile } ({ $trap })
board-racers-heading = #  Car  Pos  Cards Powers Racer
board-neutral = neutral
board-villain = Dastardly, the villain, who lays traps
board-first_player = First Player
board-lap = lap { $number }
board-bridge = broken bridge
board-mud = in the mud
board-low = lying low
board-halted = stopped by a trap
board-finished = at the Finish
board-nothing = none
board-cards = Deck: { $deck }. Discard pile: { $counts }; on top: { $top }.
board-traps = Trap deck: { $count }. Trap discard pile: { $discarded }.
board-more_traps = Also in the trap discard pile: { $discarded }.
board-times = { $count ->
    [1] { $trap }
   *[other] { $count } × { $trap }
}
board-under = Under the trap deck: { $traps }.
board-villain_out = Dastardly is out of the race, and so is the trap deck.
board-hand = Hand { $owner }: { $cards }.
board-powers_up = Powers face up: { $powers }.
board-powers_down = Powers face down: { $powers }.
board-power = { $number } { $power }
board-tiles = Tiles { $owner }: { $tiles }.
board-look = Looked at: { $cards }.

## The board in sentences

spoken-own = { $racer } on { $tile }. Ahead: { $things }.
spoken-tile = { $tile } ({ $place })
spoken-arrived = { $racer } at the Finish.
spoken-finish = the Finish
spoken-villain = Dastardly on { $tile }.
spoken-racer = { $position }. { $racer } ({ $player }) on { $tile }{ $cards ->
    [0] {""}
    [one] , { $cards } card
   *[other] , { $cards } cards
}.

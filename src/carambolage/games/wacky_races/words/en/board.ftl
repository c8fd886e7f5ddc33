## The board in lines of text; the headings stand above columns of fixed width

board-title = { $race }, round { $round }
board-race = A single race
board-run = { $race } (race { $run } of { $races })
board-over = The game is over.
board-active = At the wheel: { $racer }
board-course = No T ! Racers               Tile
board-row = { $row } { $text }
board-terrain = { $tile }, { $terrain }
board-trap = { $tile } ({ $trap })
board-racers = #  Car  Pos  Cards Powers Racer
board-neutral = neutral
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
board-tiles = Tiles { $owner }: { $tiles }.
board-look = Looked at: { $cards }.

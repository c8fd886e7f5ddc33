## The board in lines of text; the headings stand above columns of fixed width

board-title = { $round ->
    [0] Road Kill Rally, before the start
   *[other] Road Kill Rally, round { $round }, phase: { $phase }
}
board-over = The game is over.
board-active = At the wheel: { $seat }
rounds-left = { $rounds ->
    [0] This is the last round.
    [one] One more round after this one.
   *[other] { $rounds } more rounds after this one.
}
board-road-heading = Row Left Mid  Right Tile
board-row = { $row } { $text }
board-row-rest = { $row }
board-signs = A space: car or dot, road colour G Y O R, target g y r, hazard (~ oil, ^ rock, c cow, * fire, # barricade, = pit box); x is an upturned car.
board-cars-heading = #  C Place Spd Cards Score Player
board-tokens = { $tokens ->
    [one] { $tokens } wipe-out token
   *[other] { $tokens } wipe-out tokens
}
board-team = team of { $seat }
board-piles = Draw pile: { $deck }. Discard pile: { $discarded }.
board-other_piles = Accessory pile: { $accessories }. Tile pile: { $tiles }.
board-supply = Targets in the supply: { $first } green, { $second } yellow, { $third } red.
board-refused = Under the tile pile: { $tiles }.
board-hand = Your hand: { $cards }.
board-accessories = Your accessories in hand: { $cards }.
board-skills = Your driver skills to choose from: { $skills }.

## The board in sentences

spoken-nobody = Nobody is at the wheel.
spoken-own = { $player } in the { $car }: { $where }.
spoken-place = row { $row }, { $lane }, speed { $speed }
spoken-waiting = waiting for a place on the grid
spoken-crossed = across the line
spoken-destroyed = out of the race
spoken-withdrawn = gone from the table
spoken-row = Row { $row }: left { $left }; middle { $middle }; right { $right }.
spoken-wreck = upturned car
spoken-car = { $standing }. { $player } in the { $car }: { $where }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

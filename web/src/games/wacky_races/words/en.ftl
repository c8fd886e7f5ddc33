stat-distance = Tiles driven
stat-fallen-back = Tiles fallen back
stat-cards = Cards played
stat-powers = Powers used
stat-traps = Traps triggered
stat-cancelled = Traps cancelled
hand-label = { $count ->
    [one] Hand, { $count } card
   *[other] Hand, { $count } cards
}
hand-empty = No cards in hand
wr-whole-course = Show the whole course
powers-label = Powers
piles-label = Decks and discard piles
pile-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tile-far = No card in your hand takes you there: it is { $away ->
    [one] { $away } tile
   *[other] { $away } tiles
} ahead of you.
tile-behind = No card in your hand takes you there: it lies behind you.
tile-own = Your racer stands here.
card-quiet = This card cannot be played now.
traps-sprung = Discarded: { $traps }.
on-tile = tile { $place }
cards-in-hand = Cards in hand:
powers-up = { $up } of { $all } powers face up
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

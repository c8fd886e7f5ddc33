## The road

tr-whole-road = Show the whole road

## In front of the own seat

tr-dice = Your dice
tr-no-dice = No dice left
tr-pick-die = { $pressed ->
    [yes] The { $value }, picked up: now choose where it goes
   *[no] The { $value }: pick it up
}
tr-dashboards = Your vehicles
tr-hand = Your cards
tr-table-dice = Dice on the table
tr-piles = Piles
tr-damage-free = free
tr-coasts = { $count ->
    [one] coasted once
   *[other] coasted { $count } times
}
tr-steering = Steering { $value }
tr-tokens = { $count ->
    [one] { $count } command token
   *[other] { $count } command tokens
}
tr-scrap = { $count } scrap

## Piles

tr-pile-left = { $count } left
tr-pile-unseen = Not seen yet: { $list }
tr-pile-gone = Discarded: { $list }
tr-tiles = Tiles to come

## Standings

tr-ahead = column { $column }
tr-running = { $running } of { $all } running
tr-turns = { $count ->
    [one] { $count } turn left in this round
   *[other] { $count } turns left in this round
}
tr-out = out
tr-dice-left = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}

## After the game

stat-spaces = Spaces driven
stat-slams-given = Slams given
stat-slams-taken = Slams taken
stat-shots-hit = Shots hit
stat-shots-missed = Shots missed
stat-damage-taken = Damage taken
stat-vehicles-lost = Vehicles lost
stat-dice-luck = Movement dice against the average

## Why not

tr-landing-edge = off the board
tr-why-die-first = Give a die to one of your vehicles first.
tr-why-impassable = Nobody can drive over this ground.
tr-why-others = Not yours: dice go to your own vehicles.
tr-why-gone = Eliminated: it takes no die any more.
tr-why-broken = Inoperable: it takes no die.
tr-why-moved = It has already moved in this round.
tr-why-damaged = This command is damaged.
tr-why-held = A die lies on it already.
tr-why-need = None of your dice fits; it takes { $need }.

## The road

rk-whole-road = Show the whole road
rk-goals = Where you can go or aim
rk-space = row { $row }, lane { $lane }
rk-road = { $colour ->
    [green] Green road: easy going.
    [yellow] Yellow road: mind your speed.
    [orange] Orange road: hard at speed.
   *[red] Red road: only for the slow and the brave.
}

## The cars

rk-car = Speed { $speed }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $tokens ->
    [one] { $tokens } wipe-out token
   *[other] { $tokens } wipe-out tokens
}, { $points } points.
rk-at = row { $row }, speed { $speed }
rk-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rk-tokens = { $tokens ->
    [one] { $tokens } wipe-out token
   *[other] { $tokens } wipe-out tokens
}

rk-rounds-left = { $rounds ->
    [0] This is the last round.
    [one] One more round after this one.
   *[other] { $rounds } more rounds after this one.
}

## In front of the own seat

rk-hand = { $count ->
    [one] Hand, { $count } rally card
   *[other] Hand, { $count } rally cards
}
rk-named = { $name }: { $what }
rk-slots = Mounted accessories
rk-speed = Speed { $speed }
rk-mean = { $hits }
rk-wipe-out-chance = { $chance }%
rk-hits = { $hits ->
    [0] blank
    [one] { $hits } hit
   *[other] { $hits } hits
}

## Cards that are dragged, damage that is suffered, crashes that are seen again

rk-drop = Drop it here: { $card }
rk-under-fire = Damage
rk-your-hits = { $hits ->
    [one] { $hits } hit on your car
   *[other] { $hits } hits on your car
}
rk-their-hits = { $hits ->
    [one] { $hits } hit on the car of { $name }
   *[other] { $hits } hits on the car of { $name }
}
rk-react = Play a defence card if you have one, or choose the cards to lose.
rk-may-react = A defence card, or cards lost: a moment, please.
rk-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}

## After the game

stat-rk-rows = Spaces driven
stat-rk-scored = Targets scored
stat-rk-attacks = Attacks made
stat-rk-checks = Crash checks
stat-rk-collisions = Collisions caused
stat-rk-wipe-outs = Wipe-outs
stat-rk-lost = Cards lost

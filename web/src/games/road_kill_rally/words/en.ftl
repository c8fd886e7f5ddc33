stat-rows = Rows driven
stat-targets = Targets scored
stat-shots = Shoot tokens
stat-wipe-outs = Wipe-outs
stat-collisions = Collisions
stat-cards = Cards played
stat-safe = Checks played safe
space-title = Row { $row }, lane { $lane }, { $colour }
car-facts = Speed { $speed }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $tokens ->
    [one] { $tokens } wipe-out token
   *[other] { $tokens } wipe-out tokens
}, { $points } points
hand-label = { $count ->
    [one] Hand, { $count } card
   *[other] Hand, { $count } cards
}
hand-empty = No cards in hand
parts-label = Accessories in hand
dashboard-label = Dashboard
speed-label = Speed
piles-label = Piles
pile-facts = Draw pile { $deck }, accessories { $parts }, tiles { $tiles }
cars-label = Cars
road-label = Road
ammo-value = Ammo { $ammo }
speed-short = { $speed } · { $cards }

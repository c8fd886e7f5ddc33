stat-rows = Rows driven
stat-targets = Targets scored
stat-shots = Shoot tokens
stat-wipe-outs = Wipe-outs
stat-collisions = Collisions
stat-cards-played = Cards played
stat-safe = Checks played safe
rk-space-title = Row { $row }, lane { $lane }, { $colour }
rk-car-facts = Speed { $speed }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $tokens ->
    [one] { $tokens } wipe-out token
   *[other] { $tokens } wipe-out tokens
}, { $points } points
rk-hand-label = { $count ->
    [one] Hand, { $count } card
   *[other] Hand, { $count } cards
}
rk-hand-empty = No cards in hand
rk-parts-label = Accessories in hand
rk-dashboard-label = Dashboard
rk-speed-label = Speed
rk-piles-label = Piles
rk-pile-facts = Draw pile { $deck }, accessories { $parts }, tiles { $tiles }
rk-cars-label = Cars
rk-road-label = Road
rk-ammo-value = Ammo { $ammo }

## The arena

wk-things = Obstacles, gas cans and mines
wk-turns = Turns to choose from
wk-closer = Look closer
wk-farther = Look from farther away

wk-expected = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
wk-wreck-chance = wreck { $chance } %
wk-fire-chance = fire { $chance } %

## In front of the own seat

wk-plan = Your plan
wk-slot = Slot { $slot }
wk-slot-empty = empty
wk-talon = { $count ->
    [one] Talon, { $count } card
   *[other] Talon, { $count } cards
}
wk-ready = Ready
wk-structure = { $left } of { $structure } Structure left
wk-discarded = gone

## The cars

wk-values = Acceleration { $acceleration }, Handling { $handling }, Structure { $left } of { $structure }.
wk-speed = { $gear ->
    [reverse] reverse { $speed }
   *[other] speed { $speed }
}
wk-cans = { $cans ->
    [one] { $cans } gas can
   *[other] { $cans } gas cans
}
wk-plans = planning…
wk-planned = ready

## After the game

stat-wk-lengths = Car lengths driven
stat-wk-cans = Gas cans taken
stat-wk-crashes = Collisions caused
stat-wk-shots = Shots fired
stat-wk-dealt = Hits dealt
stat-wk-suffered = Hits suffered

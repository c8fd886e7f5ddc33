## The board in lines of text

board-title = { $turn ->
    [0] Wreckage, set-up
   *[other] { $phase ->
        [0] Turn { $turn }, planning
       *[other] Turn { $turn }, action phase { $phase }
    }
}
board-over = The game is over: { $reason }.
board-active = Acting: { $player }
board-map-heading = The arena, a car length to each square (o can, # obstacle, * mine)
board-map = { $row }
board-cars-heading = Cars
board-car = { $player }: { $state }
board-equipment = Equipment: { $equipment }
board-discarded = { $equipment } (discarded)
board-no_vehicle = no vehicle yet
board-destroyed = wrecked
board-gave_up = gave up
board-cans = { $cans ->
    [one] 1 can
   *[other] { $cans } cans
}
board-hits = { $hits } of { $structure } hits
board-pose = at { $x } / { $y } { $heading }
board-burning = on fire
board-dousing = putting out the fire
board-spun = has spun
board-smashes = { $count ->
    [one] Smash
   *[other] { $count } × Smash
}
board-dodges = { $count ->
    [one] Dodge
   *[other] { $count } × Dodge
}
board-mines = { $count ->
    [one] 1 mine left
   *[other] { $count } mines left
}
board-place = acts as number { $place }
board-deck = Damage deck: { $deck }, discarded: { $discard }.
board-pool = Equipment to take: { $equipment }.
board-times = { $count ->
    [1] { $thing }
   *[other] { $count } × { $thing }
}
board-nothing = none
board-talon = { $player }, steering cards: { $cards }.
board-plan = Planned: { $first }, then { $second }.

## Odds

odds-hit = hits
odds-wreck = wrecks the car
odds-crash = { $player } is hit ({ count-cards }, { $whole }.{ $tenths } hits on average)
odds-crash_wreck = { $player } is wrecked
odds-burns = { $player } catches fire

spoken-nobody = Nobody is at the wheel.
spoken-waiting = waiting for the start
spoken-out = { $player }: { $why }.
spoken-car = { $player } in the { $car }: { $speed }, facing { $facing }, { $across } { $side ->
    [east] east
   *[west] west
} and { $along } { $end ->
    [north] north
   *[south] south
} of the middle; { $cans }, { $hits }{ $burning ->
    [1] , on fire
   *[0] { "" }
}.
spoken-facing = { $sector ->
    [0] east
    [1] north-east
    [2] north
    [3] north-west
    [4] west
    [5] south-west
    [6] south
   *[7] south-east
}
spoken-bearing = { $sector ->
    [0] Ahead
    [1] Ahead to the left
    [2] To the left
    [3] Behind to the left
    [4] Behind
    [5] Behind to the right
    [6] To the right
   *[7] Ahead to the right
}
spoken-thing = { $bearing }, { $far }: { $thing }.
spoken-can = a gas can

## Counting: numbers that come from the pack, with their noun

count-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
count-least = { $least ->
    [one] { $least } move
   *[other] { $least } moves
}
count-cost = { $cost ->
    [one] { $cost } move
   *[other] { $cost } moves
}
count-price = { $price ->
    [one] { $price } move
   *[other] { $price } moves
}
count-range = { $range ->
    [one] { $range } space
   *[other] { $range } spaces
}
count-push = { $push ->
    [one] { $push } space
   *[other] { $push } spaces
}
count-distance = { $distance ->
    [one] { $distance } space
   *[other] { $distance } spaces
}
count-spaces = { $spaces ->
    [one] { $spaces } off-road or mud space
   *[other] { $spaces } off-road or mud spaces
}
count-sizes = { $sizes ->
    [one] one size
   *[other] { $sizes } sizes
}
count-tokens = { $tokens ->
    [one] { $tokens } hazard token
   *[other] { $tokens } hazard tokens
}
count-controlled = { $tokens ->
    [one] { $tokens } controlled token
   *[other] { $tokens } controlled tokens
}
count-shots = { $shots ->
    [one] { $shots } shot
   *[other] { $shots } shots
}
count-repairs = { $repairs ->
    [one] { $repairs } damage token
   *[other] { $repairs } damage tokens
}
count-rig_damage = { $rig_damage ->
    [one] { $rig_damage } damaged command
   *[other] { $rig_damage } damaged commands
}
count-slams = { $slams ->
    [one] { $slams } slam
   *[other] { $slams } slams
}
count-vehicles = { $vehicles ->
    [one] { $vehicles } road vehicle
   *[other] { $vehicles } different road vehicles
}
count-steps = { $steps ->
    [one] { $steps } free step
   *[other] { $steps } free steps
}
count-scrap = { $scrap } scrap
count-scrap_price = { $scrap_price } scrap
count-wreck_scrap = { $wreck_scrap } scrap

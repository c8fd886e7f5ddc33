## Setting up

choice-vehicle = { $vehicle } ({ $token }): Acceleration { $acceleration }, Handling { $handling }, Structure { $structure }. { $hint }
choice-vehicle-ready = { $vehicle } “{ $nickname }” ({ $token }): Acceleration { $acceleration }, Handling { $handling }, Structure { $structure }; { $equipment }
choice-equip = { $equipment } ({ $copies } left): { $text }
choice-equip-unarmed = { $equipment } ({ $copies } left): { $text } You would own no weapon!
choice-start = Speed { $speed }

## Planning

choice-plan = { $first }, then { $second }
choice-plan-first = { $first } in phase 1, nothing in phase 2
choice-plan-second = Nothing in phase 1, { $second } in phase 2
choice-plan-none = No cards
choice-douse = Put out the fire: no cards, no movement and no shot this turn

## The revealed card

choice-speed = { $gear ->
    [reverse] Reverse speed { $speed }
   *[forward] { $speed ->
        [0] Speed 0: stop
       *[other] Speed { $speed }
    }
}
choice-turn = { $side ->
    [left] Left
   *[right] Right
} by { $degrees } degrees{ $hairpin ->
    [yes] , a hairpin for 1 hit
   *[no] { "" }
}{ $gear ->
    [reverse] , in reverse gear
   *[forward] { "" }
}
choice-turn-fatal = { $side ->
    [left] Left
   *[right] Right
} by { $degrees } degrees, a hairpin for 1 hit: it destroys your car{ $gear ->
    [reverse] { " " }(in reverse gear)
   *[forward] { "" }
}
choice-u_turn = { $side ->
    [left] By the left
   *[right] By the right
}{ $gear ->
    [reverse] , in reverse gear
   *[forward] { "" }
}
choice-apply = Apply { $card }: { $text }
choice-decline = Leave { $card } unused
choice-repair = Make an emergency repair in its place
choice-pay = { $one } and { $two }
choice-pay-twice = Both { $one }
choice-gain-hit = Remove 1 hit ({ $left } left)
choice-gain-card = Take back { $card }

## Driving

choice-drive-hold = { $brake ->
    [yes] Stay where you are, at speed 0
   *[no] Stay where you are
}
choice-drive-travel = { $spaces ->
    [0] Do not move
    [one] Travel { $spaces } space
   *[other] Travel { $spaces } spaces
}
choice-drive-nitro = Travel { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} with Nitro
choice-drive-mine = { $drive }, and drop a mine { $after ->
    [0] before moving
    [one] after { $after } space
   *[other] after { $after } spaces
}

## Firing, damage, dropping

choice-fire = { $weapon } at { $target }: { count-cards } against Handling { $handling }, { $chance } % for a hit, { $whole }.{ $tenths } hits on average
choice-pass = { $barrage ->
    [yes] No more shots
   *[no] Do not fire
}
choice-plating-discard = { $points ->
    [0] Discard one: nothing gets through
    [one] Discard one: { $points } point gets through
   *[other] Discard one: { $points } points get through
}
choice-plating-keep = { $fatal ->
    [yes] Keep it: the car is destroyed
   *[no] Keep it: { $points ->
        [one] { $points } hit
       *[other] { $points } hits
    }
}
choice-drop = { $site }

## What would come of it

choice-ahead = { $choice }; { $ahead }
ahead-clear = { $spaces } clear{ $cans ->
    [0] { "" }
   *[other] , over { count-cans }
}
ahead-contact = { $spaces }, then into { $met }
ahead-turn_crash = the turn runs into { $met }
ahead-turn_blocked = the turn is blocked by { $met }

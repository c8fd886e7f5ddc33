## Numbers that come from the pack, with their noun

count-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
count-wreck = { $wreck ->
    [one] { $wreck } die
   *[other] { $wreck } dice
}
count-run_dice = { $run_dice ->
    [one] { $run_dice } die
   *[other] { $run_dice } dice
}
count-bump = { $bump ->
    [one] { $bump } die
   *[other] { $bump } dice
}
count-cut = { $cut ->
    [one] { $cut } hit
   *[other] { $cut } hits
}
count-bullet = { $bullet ->
    [one] { $bullet } hit
   *[other] { $bullet } hits
}
count-explosive = { $explosive ->
    [one] { $explosive } hit
   *[other] { $explosive } hits
}
count-other = { $other ->
    [one] { $other } hit
   *[other] { $other } hits
}
count-ram = { $ram ->
    [one] { $ram } hit
   *[other] { $ram } hits
}
count-collision = { $collision ->
    [one] { $collision } hit
   *[other] { $collision } hits
}
count-check = { $check ->
    [one] { $check } hit
   *[other] { $check } hits
}
count-far = { $far ->
    [one] { $far } hit
   *[other] { $far } hits
}
count-hits = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
count-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
count-rows = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
count-draw = { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
}
count-more = { $more ->
    [one] { $more } card
   *[other] { $more } cards
}
count-cards = { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}
count-accessories = { $draw ->
    [one] { $draw } accessory
   *[other] { $draw } accessories
}
count-ammo = { $ammo ->
    [one] { $ammo } ammo point
   *[other] { $ammo } ammo points
}
count-points = { $points ->
    [1] 1 point
    [-1] -1 point
   *[other] { $points } points
}

## What an attack reaches and does; numbers stand for arcs, tags and sight

attack-whom = { $every ->
    [1] Every rival
   *[0] { $targets ->
        [1] One rival or target
       *[0] One rival
    }
}
attack-where = { $arc ->
    [0] ahead, straight or diagonally
    [1] behind you, straight or diagonally
    [2] directly beside you
    [3] in any direction
   *[4] anywhere on the road
}
attack-tag = { $tag ->
    [0] bullet
    [1] explosive
    [2] fire
    [3] energy
    [4] blade
   *[5] ram
}
attack-text = { attack-whom } { attack-where }{ $range ->
        [0] { "" }
       *[other] { $least ->
            [0] , range up to { $range }
           *[other] , range { $least } to { $range }
        }
    }: { count-dice }, { attack-tag }{ $sight ->
        [0] , no line of sight needed
        [1] , cars do not block its line
       *[2] { "" }
    }.
weapon-cost = { $cost ->
    [0] Costs no ammunition.
    [one] Costs { $cost } ammo point.
   *[other] Costs { $cost } ammo points.
}

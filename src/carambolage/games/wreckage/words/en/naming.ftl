## Lists

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $first }, { $rest }

## Measures

count-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
tenths = { $tenths ->
    [0] { $whole }
   *[other] { $whole }.{ $tenths }
}
place = { $across } { $side ->
    [east] E
   *[west] W
} { $along } { $end ->
    [north] N
   *[south] S
}
part-spaces = { $whole }.{ $tenths } spaces
count-cards = { $cards ->
    [0] no damage cards
    [one] { $cards } damage card
   *[other] { $cards } damage cards
}
count-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-cans = { $cans ->
    [one] { $cans } can
   *[other] { $cans } cans
}

## Speeds and directions

speed = { $gear ->
    [reverse] reverse { $speed }
   *[forward] speed { $speed }
}
direction-front = to the front
direction-rear = to the rear
direction-left = to the left
direction-right = to the right

## Where damage comes from

cause-weapon = a shot
cause-collision = the collision
cause-mine = a mine
cause-barrels = the burning barrels
cause-fire = the fire
cause-pump = the fuel pump
cause-hairpin = the hairpin

## The twelve sites around a destroyed car, clockwise from the front left

site-1 = Ahead, on the left
site-2 = Straight ahead
site-3 = Ahead, on the right
site-4 = On the right, by the nose
site-5 = On the right, in the middle
site-6 = On the right, by the tail
site-7 = Behind, on the right
site-8 = Straight behind
site-9 = Behind, on the left
site-10 = On the left, by the tail
site-11 = On the left, in the middle
site-12 = On the left, by the nose

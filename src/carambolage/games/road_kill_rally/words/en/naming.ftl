## Targets, as crash-test dummies or as passers-by who leap aside (the letter is the same in every language)

target-green = Plain Dummy
    .letter = g
    .text = A crash-test dummy with a round head, worth { count-points }.
target-yellow = Springy Dummy
    .letter = y
    .text = A crash-test dummy on a spring, with a cap, worth { count-points }.
target-red = Royal Dummy
    .letter = r
    .text = A crash-test dummy with a crown, worth { count-points }.
passer-green = walker
    .letter = g
    .text = A walker with good reflexes, worth { count-points }.
passer-yellow = jogger
    .letter = y
    .text = A jogger who leaps aside in time, worth { count-points }.
passer-red = VIP
    .letter = r
    .text = A VIP with a gift for the big entrance, worth { count-points }.
target-none = no target

## Road colours, hazards, ways and places

colour-green = green
    .letter = G
colour-yellow = yellow
    .letter = Y
colour-orange = orange
    .letter = O
colour-red = red
    .letter = R
hazard-oil = oil
    .text = Oil or a spilled load: { count-dice } more in the crash check of every car that enters.
hazard-rock = rock
    .text = A boulder: { count-dice } more in the crash check of every car that enters.
hazard-cow = cow
    .text = An inflatable cow: { count-dice } more in the crash check of every car that enters.
hazard-fire = fire
    .text = Flames: { count-dice } more in the crash check of every car that enters.
hazard-barricade = barricade
    .text = Hay bales across the whole road: { $first } more dice for the first car in this row, { $second } for the second, { $later } for every later one.
hazard-pit = pit box
    .text = After its crash check a car may make a free pit stop here, once for each car.
hazard-oil_token = oil token
    .text = The next car that enters rolls { count-dice } more in its crash check; then the token is gone.
heading-printed = as printed
heading-reversed = turned round
lane-left = left lane
lane-middle = middle lane
lane-right = right lane
space-at = row { $row }, { $lane }

## Cars

car-red = Red Alert
    .letter = R
    .colour = red
car-blue = Blue Streak
    .letter = B
    .colour = blue
car-green = Green Menace
    .letter = G
    .colour = green
car-yellow = Scorcher
    .letter = Y
    .colour = yellow
car-purple = Grape Grappler
    .letter = P
    .colour = purple
car-black = Black Sheep
    .letter = K
    .colour = black

## Slots, frames, windows, ways to attack

slot-weapon = weapon
    .text = The red slot: one weapon.
slot-armour = armour
    .text = The green slot: one armour.
slot-extra = extra
    .text = The yellow slot: one extra.
slot-empty = empty
slot-closed = closed
frame-red = attack
frame-blue = defence
frame-green = drive
frame-yellow = pit stop
frame-white = bonus
window-speed = when you set your speed
window-step = before a step
window-run = when you try to bowl a target over
window-defend = when you are hit
window-wipe = when you would wipe out
window-action = as your combat action
means-slingshot = { skill-slingshot }
phase-draw = draw
phase-move = move
phase-combat = combat
speed-mph = { $speed } ({ $mph } mph)

## Words of the game

state-wiped_out = wiped out
    .text = Until the next round this car scores no targets. A car wipes out once per round at most.
state-out = out of the race
    .text = With elimination the third wipe-out token takes a car out of the race. Its points stay, and the car lies upturned on the road.
state-crossed = across the line
state-left = withdrawn
state-flight = in flight
    .text = A car over an occupied space: it makes crash checks, but bowls nothing over and uses no pit box. If it wipes out there, it is put back on the last empty space.
state-upturned = upturned car
    .text = A car that steps into its space rolls one die per step of its speed against itself, and drives on.
token-shoot = shoot token
    .text = { count-points } at the end, for each rival who loses at least one card to an attack of yours.
token-wipe_out = wipe-out token
    .text = { count-points } at the end; nobody takes more than three. With three there are no pit stops.
token-place = place token
    .text = For the first three across the line: { $first }, { $second } and { $third } points.
die-blank = blank
    .text = No hit.
die-single = single
    .text = One hit.
die-double = double
    .text = Two hits, and one more die.
glossary-check = crash check
    .text = In every space entered: as many dice as the crash table says for speed and colour, one more for changing lanes, more for hazards. Each hit costs a card.
glossary-safe = play it safe
    .text = Instead of rolling a crash check, spend as many cards as it has dice.
glossary-bowl_over = bowl over
    .text = In the space of a target: one die, more for cards spent. Two hits score it.
glossary-tag = tag
    .text = To shoot at a target with a weapon or a card that allows it. Three hits score it.
glossary-arc = arc
    .text = Ahead and behind mean straight or diagonally: as many lanes aside as rows away at most. Beside means in your own row.
glossary-range = range
    .text = The rows or the lanes between two spaces, whichever are more.
glossary-sight = line of sight
    .text = The straight line between the middles of two spaces. It must stay on the road, and no car or upturned car may stand in it. At range 1 there always is one.
glossary-ammo = ammunition
    .text = A weapon is paid with cards, one by one, until their ammo values reach its cost. There is no change.
glossary-retaliation = retaliation
    .text = Damage to the attacker after an attack or a collision. It brings nobody cards or tokens.

## Lists

list-and = { $first } and { $last }
list-more = { $first }, { $rest }
times = { $count ->
    [1] { $thing }
   *[other] { $count } × { $thing }
}
unseen = a card
unseen-accessory = an accessory
nothing = nothing

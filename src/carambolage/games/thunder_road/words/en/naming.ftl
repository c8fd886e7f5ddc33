## Crews and vehicles in sentences: `start` begins one, `of` owns something, `to` gets something

colour-blue = Blue
colour-green = Green
colour-orange = Orange
colour-white = White
colour-big_rig = Big Rig
colour-final_five = Final Five
owner-blue = Blue’s
owner-green = Green’s
owner-orange = Orange’s
owner-white = White’s
who-crew = { $form ->
    [start] The { $crew } crew
    [of] of the { $crew } crew
    [to] to the { $crew } crew
   *[inside] the { $crew } crew
}
who-doom_buggy = { $form ->
    [of] of { $owner } { vehicle-doom_buggy }
    [to] to { $owner } { vehicle-doom_buggy }
   *[inside] { $owner } { vehicle-doom_buggy }
}
who-avenger = { $form ->
    [of] of { $owner } { vehicle-avenger }
    [to] to { $owner } { vehicle-avenger }
   *[inside] { $owner } { vehicle-avenger }
}
who-eliminator = { $form ->
    [of] of { $owner } { vehicle-eliminator }
    [to] to { $owner } { vehicle-eliminator }
   *[inside] { $owner } { vehicle-eliminator }
}
who-bike = { $form ->
    [start] The { $bike } motorcycle
    [of] of the { $bike } motorcycle
    [to] to the { $bike } motorcycle
   *[inside] the { $bike } motorcycle
}
who-truck = { $form ->
    [start] The Big Rig
    [of] of the Big Rig
    [to] to the Big Rig
   *[inside] the Big Rig
}
who-section = { $form ->
    [start] The Big Rig’s { $section } section
    [of] of the Big Rig’s { $section } section
    [to] to the Big Rig’s { $section } section
   *[inside] the Big Rig’s { $section } section
}
who-wreck = { $form ->
    [start] A wreck
    [of] of a wreck
    [to] to a wreck
   *[inside] a wreck
}
who-chopper = { $form ->
    [start] The chopper { $crew }
    [of] of the chopper { $crew }
    [to] to the chopper { $crew }
   *[inside] the chopper { $crew }
}

## Lists and places

list-and = { $first } and { $last }
list-more = { $first }, { $rest }
vehicle_at = { $vehicle } ({ $space })
place-gone = out of the race
bounty_text = { $goal } { $reward }

## Grounds and tokens within a sentence

ground-road = road
ground-sand = off-road
ground-mud = mud
ground-impassable = impassable
ground-goo = toxic goo
ground-glass = desert glass
ground-ramp = a ramp
ground-fire = fire
ground-salt = salt flats
lying-road = a road token
lying-oil = an oil slick
lying-mud = a mud token
lying-mine = a mine
lying-wreck = a wreck token
lying-glass = a glass token
lying-ramp = a ramp token
lying-fire = a fire token
lying-pit_trap = a pit trap
lying-quake = a quake token
lying-sand_worm = a sand worm token
lying-loose_oil = a loose oil slick
lying-controlled_oil = a controlled oil slick
lying-controlled_mine = a controlled mine
lying-unknown = a facedown hazard

## What a step leads to

ahead-space = { $space }: { $what }
ahead-cost = { $ground } ({ count-moves })
ahead-stop = { $ground } (stops you)
ahead-jump = { $ground } (a jump straight ahead)
ahead-lost = { $ground } – DEADLY
ahead-flatten = { $ground } (flattened for 1 minor damage)
ahead-slide = sliding on ({ $goal })
ahead-slam = { $size ->
    [larger] slam into { $vehicle }, which is larger
    [smaller] slam into { $vehicle }, which is smaller
    [equal] slam into { $vehicle }, of equal size
   *[bare] slam into { $vehicle }
}
ahead-drift = { $vehicle }: drift or slam
ahead-past = past { $vehicle }
ahead-shove = a shove { $vehicle }
ahead-chopper = { $truck ->
    [yes] under the chopper { $crew } (1 minor damage if you end the turn there)
   *[no] under the chopper { $crew } – DEADLY if you end the turn there
}
ahead-off = { $edge ->
    [side] off the side of the board – DEADLY
   *[rear] off the rear of the board – DEADLY
}
ahead-scroll = lane { $lane } of a new tile; the rear tile falls away
ahead-finish = over the Finish Line – VICTORY
ahead-gone = over the Finish Line, out of the race

## Dice on the table

rolled-slam = The dice show { $face } and { $way }, a push { $vehicle } – { $goal }.
rolled-die = { $die }: { $face }
rolled-dice = { $dice }.
rolled-number = { $number }
rolled-nothing = no dice

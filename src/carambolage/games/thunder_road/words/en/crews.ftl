## Crews

crew-blue = Blue crew
crew-green = Green crew
crew-orange = Orange crew
crew-white = White crew
crew-big_rig = Big Rig
    .text = One truck of three sections that shrugs off what stops others; it is lost when all six of its commands are damaged.
crew-final_five = Final Five
    .text = Five motorcycles that weave through traffic, two at a time, and break at the first hit.

## Vehicles

vehicle-doom_buggy = Doom Buggy
    .text = Small: hard to hit, easy to shove.
vehicle-avenger = Avenger
    .text = Medium: a bit of everything.
vehicle-eliminator = Eliminator
    .text = Large: wins its slams, catches the bullets.
vehicle-big_rig = Big Rig
    .text = Front, mid and rear section, each a large vehicle; only the front one meets the terrain.
vehicle-bike_skull = Skull
    .text = Motorcycle number one.
vehicle-bike_spade = Spade
    .text = Motorcycle number two.
vehicle-bike_bolt = Bolt
    .text = Motorcycle number three.
vehicle-bike_scorpion = Scorpion
    .text = Motorcycle number four.
vehicle-bike_eight_ball = Eight-ball
    .text = Motorcycle number five.
vehicle-wreck = Wreck
    .text = Nobody’s small inoperable car; any damage eliminates it.
vehicle-chopper = Chopper
    .text = Shoots but is never hit. A road vehicle on its space at the end of a turn is eliminated.
section-cab = Cab
section-front = Front section
section-middle = Mid section
section-rear = Rear section
size-tiny = tiny
size-small = small
size-medium = medium
size-large = large
size-huge = huge
state-operable = Operable
state-inoperable = Inoperable
state-eliminated = Eliminated
state-on_fire = On fire
state-coasting = Coasting

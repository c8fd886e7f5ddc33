## Hazard tokens

hazard-road = Road
    .text = The space is road from now on.
hazard-oil = Oil slick
    .text = Slide 1 space where the direction die says, for free, and drive on. The space counts as road; the slick stays.
hazard-mud = Mud
    .text = The space is mud from now on.
hazard-mine = Mine
    .text = The vehicle takes 1 damage and loses its moves; the mine is discarded.
hazard-wreck = Wreck
    .text = A wreck stands here: you slam into it, with your vehicle on top.
hazard-glass = Desert glass
    .text = The space is desert glass from now on, and you slide at once.
hazard-ramp = Ramp
    .text = The space is a ramp from now on. Let us hope you came straight from behind.
hazard-fire = Fire
    .text = The space burns from now on, and so does your vehicle.
hazard-pit_trap = Pit trap
    .text = Roll the shooting die against the vehicle: a hit eliminates it. The space is impassable from now on.
hazard-quake = Quake
    .text = Roll the direction die: every road vehicle on the board moves 1 space that way, all at once.
hazard-sand_worm = Sand worm
    .text = The road vehicle furthest back is eliminated, and every one level with it.
hazard-unknown = Facedown hazard
    .text = Turned up by the first road vehicle that enters.

## Damage tokens

damage-dent = Dent
    .text = A dent, nothing more.
damage-shrapnel = Shrapnel
    .text = Roll the direction die: the first road vehicle in that line takes 1 damage, whoever owns it.
damage-dazed = Dazed
    .text = Roll the stunt die for a number of moves, and the direction die anew for each of them.
damage-blat_off = Blat off
    .text = Roll the direction and stunt dice: the car flies that far in a straight line, over everything.
damage-skid_front = Skid front
    .text = The car moves 1 space to the front.
damage-skid_front_left = Skid front-left
    .text = The car moves 1 space to the front-left.
damage-skid_front_right = Skid front-right
    .text = The car moves 1 space to the front-right.
damage-skid_rear = Skid rear
    .text = The car moves 1 space to the rear.
damage-skid_rear_left = Skid rear-left
    .text = The car moves 1 space to the rear-left.
damage-skid_rear_right = Skid rear-right
    .text = The car moves 1 space to the rear-right.
damage-on_fire = On fire
    .text = The car catches fire, if it does not burn already.
damage-ongoing = Ongoing effect
    .text = Draw an ongoing-effect card; it lasts until this damage is repaired.
damage-minor = Minor damage
    .text = Fills a slot and does nothing else.
damage-stand_in = Stand-in for minor damage
    .text = A facedown token of the damage pile, because no minor damage token is left: it fills a slot and does nothing else.
damage-unknown = Facedown damage
    .text = Fills a slot; its effect is over.

## Other pieces

piece-fire_ring = On fire token
    .text = This vehicle burns: it rolls the fire die before it moves.
piece-sand = Off-road token
    .text = Whatever was here, it is off-road now.
piece-wreck = Wreck figure
    .text = A small inoperable car that belongs to nobody; any damage eliminates it.
piece-command_token = Command token
    .text = Put on a command instead of a die; it counts as the lowest value that command takes.
piece-controlled_mine = Controlled mine
    .text = A faceup mine laid by a Mine Spreader; it leaves the game once it has gone off.
piece-controlled_oil = Controlled oil slick
    .text = A faceup slick laid by an Oil Spreader; it works like any other.
piece-scrap = Scrap
    .text = What Cruft picks up along the way and welds back on.

## Dice

die-cars = Movement die
die-big_rig = Big Rig movement die
die-final_five = Final Five movement die
die-road = Road die
die-stunt = Stunt die
die-direction = Direction die
die-slam = Slam die
die-shooting = Shooting die
die-fire = Fire die
die-fire_hot = Hot fire die
face-top = top
face-bottom = bottom
face-large = large
face-medium = medium
face-medium_or_small = medium or small
face-any = any size
face-plus_1 = +1 move
face-plus_2 = +2 moves
face-out = the fire goes out
face-eliminated = eliminated

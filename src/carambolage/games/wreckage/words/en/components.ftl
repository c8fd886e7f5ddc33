## The four tokens and their colours

token-yellow = Yellow
token-red = Red
token-blue = Blue
token-green = Green

## Vehicles: a word of character, and the nickname of the ready-made car

vehicle-pick_up = Pick-up
    .hint = An all-round workhorse: nothing it cannot do, nothing it does best.
    .nickname = Old Hand
vehicle-coupe = Coupe
    .hint = A long-nosed battering ram that cannot make hairpins.
    .nickname = Iron Nose
vehicle-sedan = Sedan
    .hint = Turns well, and hits hard where it means to.
    .nickname = Street Cleaner
vehicle-muscle_car = Muscle car
    .hint = From a standstill to speed 3 with one kick of the pedal.
    .nickname = Thunderbolt
vehicle-armoured_van = Armoured van
    .hint = Outlasts everybody and turns up with all guns.
    .nickname = Broadside
vehicle-interceptor = Interceptor
    .hint = Nearly gun-proof, but one crash from the scrapyard.
    .nickname = Needle
vehicle-off_roader = Off-roader
    .hint = Dodges bullets and gets there first all the same.
    .nickname = Watchtower
vehicle-dune_buggy = Dune buggy
    .hint = Quick, nimble and thin-skinned.
    .nickname = Hornet

## Steering cards

card-pedals = Pedals
    .text = One card with two ends, Accelerate and Decelerate: you fix which end counts when you lay it down.
card-accelerate = Accelerate
    .text = Raise your speed by 1 up to your Acceleration, at most to 4. From 0 you may go into reverse instead, at most to 2.
card-decelerate = Decelerate
    .text = Lower your speed by 1 up to your Acceleration, at most to 0.
card-turn_right = Turn right
    .text = Pivot to the right by up to 45 degrees, before you travel. As a hairpin by up to 90 degrees, for 1 hit.
card-turn_left = Turn left
    .text = Pivot to the left by up to 45 degrees, before you travel. As a hairpin by up to 90 degrees, for 1 hit.
card-repeat = Repeat
    .text = Play the card of your first slot again, with new choices. In the first slot it does nothing.
card-jump = Jump
    .text = In this action’s travel you pass over cars and obstacles, if the place of landing is free.
card-swerve = Swerve
    .text = Pivot to the left or to the right by up to 45 degrees; you pick the side now.
card-smash = Smash
    .text = Whenever you strike another car this turn, it draws 2 more damage cards.
card-full_throttle = Full throttle
    .text = Set your speed to any value of your gear, whatever your Acceleration.
card-barrage = Barrage
    .text = In this action’s fire step you may fire every weapon you have, each once.
card-u_turn = U-turn
    .text = Pivot by exactly 180 degrees, by the left or by the right.
card-dodge = Dodge
    .text = Your Handling against weapons is 1 higher for the rest of this turn.
card-turbo = Turbo
    .text = Move 2 spaces straight ahead at once, then drive as usual. Not in reverse.
card-empty = no card
card-unseen = a face-down card

## Weapons

weapon-text = Attack { $attack }, { $reach ->
        [0] short range
       *[other] long range
    }{ $turret ->
        [0] { "" }
       *[other] , { ability-turret }
    }{ $second_action ->
        [0] { "" }
       *[other] , { ability-second_action }
    }{ $spin ->
        [0] { "" }
       *[other] , { ability-spin }
    }{ $discard ->
        [0] { "" }
       *[other] , { ability-discard }
    }.
ability-turret = Turret
    .text = Fires to the front, the rear, the left or the right.
ability-second_action = Second action
    .text = May be fired only in action phase 2.
ability-spin = Spin
    .text = A car that takes at least 1 hit from it spins.
ability-discard = Discard
    .text = Leaves the game once it has been fired.
equipment-machine_gun = Machine gun
    .text = { weapon-text }
equipment-flamethrower = Flamethrower
    .text = { weapon-text }
equipment-rocket_launcher = Rocket launcher
    .text = { weapon-text }
equipment-laser = Laser
    .text = { weapon-text }
equipment-turret_gun = Turret gun
    .text = { weapon-text }
equipment-harpoon = Harpoon
    .text = { weapon-text }
equipment-shotgun_battery = Shotgun battery
    .text = { weapon-text }
equipment-shock_missile = Shock missile
    .text = { weapon-text }
equipment-sniper_turret = Sniper turret
    .text = { weapon-text }
equipment-rotary_laser = Rotary laser
    .text = { weapon-text }

## Upgrades

equipment-steel_plating = Steel plating
    .text = Discard it when damage is resolved: { $points ->
        [one] { $points } point is cancelled.
       *[other] { $points } points are cancelled.
    }
equipment-ram = Ram
    .text = In one collision each turn your car draws no damage cards. It works by itself.
equipment-rear_mount = Rear mount
    .text = All your weapons may also fire to the rear.
equipment-mine_dropper = Mine dropper
    .text = { $mines ->
        [one] { $mines } mine
       *[other] { $mines } mines
    } for the whole game; at most one in each action, dropped against your rear bumper while you drive.
equipment-nitro = Nitro
    .text = Once, travel { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } more; your speed stays as it is. Not in reverse.
equipment-armour = Armour
    .text = Your Structure is { $structure } higher.

## Damage cards and their icons

damage-text = { count-points }{ $icon ->
        [1] , { icon-spin }
        [2] , { icon-permanent }
        [3] , { icon-reshuffle }
       *[other] { "" }
    }.
damage-ricochet = Ricochet
    .text = { damage-text }
damage-dust_cloud = Dust cloud
    .text = { damage-text }
damage-dented_panel = Dented panel
    .text = { damage-text }
damage-burst_tyre = Burst tyre
    .text = { damage-text }
damage-bent_steering_rod = Bent steering rod
    .text = { damage-text }
damage-torn_bodywork = Torn bodywork
    .text = { damage-text }
damage-broken_axle = Broken axle
    .text = { damage-text }
damage-cut_cable = Cut cable
    .text = { damage-text }
damage-direct_hit = Direct hit
    .text = { damage-text }
damage-side_blast = Side blast
    .text = { damage-text }
damage-engine_block_hit = Engine block hit
    .text = { damage-text }
icon-none = No icon
icon-spin = Spin
    .text = If a hit gets through, the car is turned on its place to a random direction, at most once a turn.
icon-permanent = Permanent damage
    .text = If a hit gets through, the player loses a random steering card of the talon; only an emergency repair brings it back.
icon-reshuffle = Reshuffle
    .text = After the damage all damage cards are shuffled into a new deck.

## Obstacles: the five fronts, then the optional backs

obstacle-boulder = Boulder
    .text = It stops cars and blocks lines of sight.
obstacle-concrete_block = Concrete block
    .text = It stops cars and blocks lines of sight.
obstacle-tyre_wall = Tyre wall
    .text = It stops cars and blocks lines of sight.
obstacle-rusted_hull = Rusted hull
    .text = It stops cars and blocks lines of sight.
obstacle-drum_stack = Drum stack
    .text = It stops cars and blocks lines of sight.
obstacle-spike_column = Spike column
    .text = A car that runs into it draws 2 more damage cards.
obstacle-fuel_pump = Fuel pump
    .text = A car that runs into it is destroyed, and so is the pump.
obstacle-burning_tyres = Burning tyres
    .text = A car that runs into them stops and spins. If it still faces them it draws a damage card and is on fire.
obstacle-wreck = Wreck
    .text = A car that runs into it pushes it ahead to the end of its movement, draws damage cards once, and may not fire.
obstacle-burning_barrels = Burning barrels
    .text = They are thrown ahead by as many spaces as the car’s speed, and the car drives on. Whoever they hit draws 2 damage cards.

## Arenas

layout-rulebook = Rulebook
    .text = A can in the centre, a square of cans and a diamond of obstacles around it.
layout-crossroads = Crossroads
    .text = Four streets, and a can in every back yard.
layout-ring = Ring
    .text = Everybody first races the same way round.
layout-quarry = Quarry
    .text = The middle is hidden behind boulders.
layout-pit = Pit
    .text = A brawl against the wall.
layout-depot = Fuel depot
    .text = Pumps punish every mistake near the middle, barrels fly at those who come straight on.
layout-scrapyard = Scrapyard
    .text = You clear your own way with a wreck, and may burn.

## Pieces and states

piece-can = Gas can
piece-mine = Mine
piece-edge = Edge of the arena
state-burning = On fire
    .text = Draws 1 damage card at the start of every turn’s first action, until a whole turn is spent on putting the fire out.
state-dousing = Putting out the fire
    .text = Gives up this turn: no cards, no movement, no shot. The fire is out at its end.
state-spun = Has spun
    .text = Cannot spin again this turn.
state-smash = Smash in force
    .text = Each car it strikes this turn draws 2 more damage cards.
state-dodge = Dodge in force
    .text = Handling against weapons is 1 higher this turn.
state-destroyed = Destroyed
    .text = Off the table.
state-gave_up = Gave up

## Words of the rulebook

term-acceleration = Acceleration
    .text = By how much one Pedals card may change the speed; also breaks ties of initiative.
term-handling = Handling
    .text = Subtracted from every damage by weapons, never from other damage; also the number of hairpins in a game.
term-structure = Structure
    .text = A car whose hits reach its Structure is destroyed.
term-space = Space
    .text = One car length; a car travels as many spaces as its speed.
term-talon = Talon
    .text = Your steering cards that are neither lost nor planned this turn.
term-hit = Hit
    .text = One point of damage marked on a car.
term-striker = Striker
    .text = The car whose own movement causes a collision.
term-hairpin = Hairpin
    .text = A turn of up to 90 degrees for 1 hit; in a game no more of them than your Handling.
term-ruler = Ruler
    .text = Half of it is short range, the whole of it long range; it is laid against the middle of the firing side.
term-repair = Emergency repair
    .text = In the place of a revealed card: give 2 cards of your talon, remove a hit or take back a card lost earlier.

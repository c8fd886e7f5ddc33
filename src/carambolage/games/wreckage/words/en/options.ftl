## Turn and action

option-travel_rule = Staying put
    .text = Whether a car whose card was not applied may also stay where it is.
option-travel_rule-may_stay = It may stay
option-travel_rule-mandatory = It always travels
option-travel_rule-brake = It may stay, at speed 0

option-lasting_cards = Smash and Dodge last
    .text = How long the two cards without immediate effect count.
option-lasting_cards-turn = Until the end of the turn
option-lasting_cards-action = For their action

option-reveal = Planned cards
    .text = When the cards of an action phase are turned up.
option-reveal-own_turn = Each at its owner’s action
option-reveal-simultaneous = All before the phase

option-initiative_tie = Ties of initiative
    .text = Who goes first if speed and Acceleration are equal.
option-initiative_tie-seat = The lower seat number
option-initiative_tie-random = Drawn anew in each phase

option-pedal_cards = Pedals
    .text = How many Pedals cards each steering deck has.
option-pedal_cards-2 = Two
option-pedal_cards-1 = One

option-turn_step = Turning angles
    .text = How finely the angle of a turn is chosen.
option-turn_step-15 = In steps of 15 degrees
option-turn_step-5 = In steps of 5 degrees

## Collisions, firing, damage

option-collision_cards = Cards of a struck car
    .text = How many damage cards a car draws that is run into.
option-collision_cards-striker = By the speed of the striker
option-collision_cards-own_speed = By its own speed
option-collision_cards-sum = By the sum of both

option-fire_timing = Firing
    .text = In which action phases weapons may be fired.
option-fire_timing-each_action = In both
option-fire_timing-second_action = In the second only

option-reshuffle_icon = Reshuffle icon
    .text = Whether it counts when no hit got through.
option-reshuffle_icon-always = Always
option-reshuffle_icon-if_hit = Only with a hit

option-repair_pool = Paying for a repair
    .text = Which cards may be given in an emergency repair.
option-repair_pool-talon = Those of the talon
option-repair_pool-talon_and_revealed = Also face-up planned ones

option-drop_cans = Dropped cans
    .text = Who places the cans of a destroyed car.
option-drop_cans-owner = Its owner
option-drop_cans-auto = They fall by themselves

## Equipment

option-nitro_use = Nitro
    .text = How often a Nitro can be used.
option-nitro_use-once = Once a game
option-nitro_use-each_turn = Once a turn

option-ram_use = Ram
    .text = How often a Ram protects.
option-ram_use-each_turn = Once a turn
option-ram_use-once = Once a game

option-mine_hit = Mines
    .text = Whether a mine stops the car that runs into it.
option-mine_hit-crash = A mine is a collision
option-mine_hit-blast = The car drives on

## The arena

option-layout = Arena
    .text = Which arena is built.
option-layout-rulebook = { layout-rulebook }
option-layout-crossroads = { layout-crossroads }
option-layout-ring = { layout-ring }
option-layout-quarry = { layout-quarry }
option-layout-pit = { layout-pit }
option-layout-depot = { layout-depot }
option-layout-scrapyard = { layout-scrapyard }

option-arena = Size
    .text = The side of the square arena; the standard has 14 car lengths.
option-arena-standard = Standard
option-arena-small = Small
option-arena-large = Large

option-start_layout = Starting places
    .text = In the arena of the rulebook: behind the obstacles, or behind the outer cans. In the open, a car with Turbo or Nitro may win in its first action.
option-start_layout-cover = Behind the obstacles
option-start_layout-open = In the open

option-setup_ring = Ranges in the set-up
    .text = How short and long range are measured when the arena of the rulebook is built.
option-setup_ring-edge = From edge to edge
option-setup_ring-inner = From centre to centre
option-setup_ring-outer = From centre to centre, obstacles outside

option-obstacles = Obstacles
    .text = Whether the obstacles show their plain fronts or the optional ones on their backs.
option-obstacles-plain = Plain
option-obstacles-special = Optional
option-obstacles-mixed = Mixed
option-obstacles-spike_columns = Spike columns only
option-obstacles-fuel_pumps = Fuel pumps only
option-obstacles-burning_tyres = Burning tyres only
option-obstacles-wrecks = Wrecks only
option-obstacles-burning_barrels = Burning barrels only

option-tyre_fire = Burning tyres
    .text = When burning tyres set a car on fire.
option-tyre_fire-if_facing = If it still faces them
option-tyre_fire-always = Always

## Winning

option-can_limit = Cans picked up
    .text = How many cans a car may pick up.
option-can_limit-none = Any number
option-can_limit-action = One in an action
option-can_limit-turn = One in a turn

option-win_timing = Three cans win
    .text = When the third can decides the game.
option-win_timing-instant = At once
option-win_timing-end_of_turn = At the end of the turn

option-turn_limit = Turns
    .text = After so many turns the game is scored; 0 means no limit before turn 200.

## Variants

option-quick_setup = Quick set-up
    .text = Cars and equipment chosen one by one, dealt at random, or ready-made cars.
option-quick_setup-off = Chosen one by one
option-quick_setup-on = Dealt at random
option-quick_setup-ready = Ready-made cars

option-respawn = Cars come back
    .text = Whether a destroyed car comes back at the end of the next turn. The game then ends by cans or by the turn limit.
option-respawn-off = No
option-respawn-on = Yes

## Refusals

refused-turn_limit = “{ option-turn_limit }” takes 0 or a number from { $least } to 200, not { $value }

## Presets

preset-rulebook = Rulebook
    .text = Everything as the rulebook says. Short and sharp. Usually 4 to 12 turns.
preset-long_fight = Long fight
    .text = One can a turn, and three must be kept until its end. Recommended for two. Usually 4 to 11 turns.
preset-no_brakes = No brakes
    .text = Whoever leaves a card unused still travels. Usually 4 to 12 turns.
preset-first_drive = First drive
    .text = The ring with ready-made cars: for a first game. Usually 6 to 8 turns.
preset-derby = Derby
    .text = The pit; destroyed cars come back, fifteen turns at most. Usually 9 to 11 turns.
preset-fireworks = Fireworks
    .text = The fuel depot, with pumps and barrels. Usually 2 to 11 turns.

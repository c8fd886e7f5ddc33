## Road conditions

condition-sandstorm = Sandstorm
    .text = Vehicles and choppers on this tile cannot shoot.
condition-fresh_asphalt = Fresh Asphalt
    .text = Off-road on this tile counts as road for the road die.
condition-downpour = Downpour
    .text = Off-road on this tile is mud.
condition-diesel_spill = Diesel Spill
    .text = A vehicle that ends its move on road here is pushed 1 space by the direction die.
condition-no_fly_zone = No-Fly Zone
    .text = No chopper may be placed on this tile.
condition-debris_field = Debris Field
    .text = Put { count-tokens } more, facedown, on empty road spaces of this tile drawn at random.
condition-tailwind = Tailwind
    .text = A vehicle that starts its move here gains { count-moves }. Not on a coast.
condition-headwind = Headwind
    .text = The die of a vehicle that starts its move here counts { $loss } less, but at least 1. Not on a coast.
condition-speed_trap = Speed Trap
    .text = A vehicle that got a { $value } or more (Big Rig: { $rig_value }) and ends its move here rolls the shooting die against itself: a match is 1 damage.
condition-demolition_derby = Demolition Derby
    .text = A slam on this tile pushes { count-push } instead of one, unless something stops the vehicle on the way.

## Advanced airstrikes

airstrike-carpet_bombing = Carpet Bombing
    .text = With Airstrike, instead of its shot: your chopper shoots once at every target in its front arc, your own vehicles too.
airstrike-hover_strike = Hover Strike
    .text = At the start of your turn your chopper shoots once from where it is.
airstrike-rotor_wash = Rotor Wash
    .text = With Airstrike, before its shot: every road vehicle next to your chopper is pushed 1 space away from it, your own too.
airstrike-airlift = Airlift
    .text = With Airstrike: place the chopper next to one of your cars or motorcycles and set it down on an empty space at most { count-range } away. No shot.
airstrike-smoke_screen = Smoke Screen
    .text = With Airstrike, instead of the shot: until your next turn nobody on or next to the chopper’s space can shoot or be shot at.
airstrike-egg_layer = Egg Layer
    .text = With Airstrike, instead of the shot: put up to { count-tokens } facedown on empty spaces next to your chopper.
airstrike-supply_drop = Supply Drop
    .text = With Airstrike, instead of the shot: repair 1 token of one of your road vehicles at most { count-range } from the chopper.
airstrike-kamikaze = Kamikaze
    .text = At the start of your turn a road vehicle next to your chopper takes 1 damage without a roll. Your chopper leaves the game for good.

## Bounties

bounty-hit_and_run = Hit and Run
    .goal = In your turn you make a small enemy car or motorcycle inoperable.
    .reward = Turn one of your unused dice to { $value } (Big Rig: { $rig_value }).
bounty-slow_and_steady = Slow and Steady
    .goal = Your turn starts with all your vehicles behind every operable enemy on the board.
    .reward = The vehicle you move this turn gains { count-moves } (Big Rig: { $rig_moves }).
bounty-rubbing_is_racing = Rubbing Is Racing
    .goal = In your turn your active vehicle was in a slam with an enemy and is still operable.
    .reward = It shoots at once, and may shoot again in the Shoot step.
bounty-pinball_wizard = Pinball Wizard
    .goal = In your turn one chain has at least { count-slams } with at least { count-vehicles }.
    .reward = Repair 1 token of one of your road vehicles.
bounty-down_and_dirty = Down and Dirty
    .goal = In one turn your active vehicle has entered at least { count-spaces }, at least { $mud } of them mud.
    .reward = It may take the road die, whatever the terrain and even after losing its moves.
bounty-head_hunter = Head Hunter
    .goal = In your turn you eliminate an enemy.
    .reward = Place your chopper on an empty space and shoot with it.
bounty-front_runner = Front Runner
    .goal = In your turn your active vehicle drives over the front edge and a new tile is placed.
    .reward = Discard up to { count-tokens } of the new lead tile before you go on.
bounty-last_legs = On Its Last Legs
    .goal = Your turn ends with exactly one operable vehicle and at least one inoperable one (Big Rig: at least { count-rig_damage }).
    .reward = Repair { count-repairs } of your road vehicles.

## One shots

one_shot-loaded_dice = Loaded Dice
    .text = At the start of your turn reroll any of your unused movement dice.
one_shot-nitro_burst = Nitro Burst
    .text = Before your active vehicle moves: it gains { count-moves } (Big Rig: { $rig_moves }). Not on a coast.
one_shot-ghost_ride = Ghost Ride
    .text = This turn your active car drives through occupied spaces without a slam; only where it ends does it count.
one_shot-return_fire = Return Fire
    .text = After an enemy vehicle shot at one of yours, yours shoots back if it is operable, at any distance.
one_shot-emergency_weld = Emergency Weld
    .text = When one of your vehicles becomes inoperable, remove 1 of its damage tokens at once: it stays operable.
one_shot-free_order = Free Order
    .text = Activate one more of your commands as if a token lay on it. Not on a coast, and no star commands.
one_shot-hotwire = Hotwire
    .text = A wreck or an inoperable vehicle at most { count-range } from one of yours rolls { count-steps } into its front arc, where you like.
one_shot-brake_check = Brake Check
    .text = After moving, pull a road vehicle from your active vehicle’s rear arc onto its space: slam! Not the Big Rig.
reaction = Reaction
    .text = May be played in any player’s turn.

## Bonus commands

bonus-spike_strip = Spike Strip
    .text = After moving you may put a hazard token, unseen, on an empty space of the active vehicle’s rear arc.
bonus-sidestep = Sidestep
    .text = Before moving, the active vehicle makes 1 free step diagonally, forward or backward.
bonus-rear_gunner = Rear Gunner
    .text = This turn the active vehicle may also shoot into its rear arc, and may reroll its shot once.
bonus-patch_up = Patch-Up
    .text = Remove the damage token of the active car, or repair another motorcycle at most { count-range } away. Its die is halved this turn, rounded up.
bonus-afterburner = Afterburner
    .text = The active vehicle gains { count-moves } but must drive straight ahead, unless that space is impassable.
bonus-radio_jam = Radio Jam
    .text = An enemy chopper on the board goes back to its owner.

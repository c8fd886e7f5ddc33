## Vince Vamp

leader-vince_vamp = Vince Vamp
    .title = Nitromancer
power-dark_affair = Dark Affair
    .text = When your active car drives onto a wreck or an inoperable vehicle you may skip the slam and gain { count-moves }. Not on a coast.
command-raise_the_dead = Raise the Dead
    .text = Repair 1 token of one of your cars. If it was inoperable, it may at once roll 1 space into its front arc.
command-dead_mens_nitro = Dead Men’s Nitro
    .text = The active car gains a move for every wreck and inoperable vehicle on the board: { count-least } at least, { $most } at most.

## Abigail

leader-abigail = Abigail
    .title = Street Sergeant
power-long_arm_of_the_law = Long Arm of the Law
    .text = Your active car may also shoot at the vehicle { count-distance } straight ahead, whatever lies between.
command-pull_over = Pull Over!
    .text = Nudge a road vehicle next to the active car to its rear-left or rear-right. Not the Big Rig.
command-roadblock = Roadblock
    .text = Put a wreck on an empty space of the active car’s tile, next to no road vehicle.

## Asha

leader-asha = Asha
    .title = Road Mistress
power-queen_of_the_blacktop = Queen of the Blacktop
    .text = For the road die only the first and the last space of your car’s movement must be road.
command-whip_crack = Whip Crack
    .text = The active car gains moves equal to the road die, on any terrain. The usual road bonus is still possible.

## Ms. Betty

leader-ms_betty = Ms. Betty
    .title = Tinkerer
power-jury_rigging = Jury Rigging
    .text = When one of your cars draws a damage token you may draw { $draw }, choose the one that counts and put the rest back.
command-swap_meet = Swap Meet
    .text = Move 1 damage token from one of your cars to another with a free slot; it does not act again.

## Bumpo the Clown

leader-bumpo = Bumpo the Clown
    .title = Bumpmeister
power-clown_car_physics = Clown Car Physics
    .text = In a slam with exactly one of your cars you may demand the reroll, whatever its size.
command-ricochet = Ricochet
    .text = The first slam your active car drives into this turn does not take its remaining moves away.
command-big_shoes = Big Shoes
    .text = In the active car’s first slam this turn you set the slam die and choose between two rolls of the direction die. Nobody rerolls.

## Wong Lei Kong

leader-wong = Wong Lei Kong
    .title = Marksman
power-dead_eye = Dead Eye
    .text = When your active car or your chopper misses, you may reroll the shot.
command-spotter = Spotter
    .text = Place your chopper; it does not shoot. The active car may shoot at a vehicle on or next to the chopper’s space.
command-called_shot = Called Shot
    .text = The next shot of your active car or chopper this turn hits without a roll.

## Cris Crass

leader-cris_crass = Cris Crass
    .title = Fastest of the Fast
power-pedal_to_the_metal = Pedal to the Metal
    .text = If your active car got a { $value } or less, it may gain { count-moves }. Not on a coast.
command-second_wind = Second Wind
    .text = After its shot the active car moves once more, exactly { count-moves }, without any bonus.

## Cruft

leader-cruft = Cruft
    .title = Scrap Merchant
power-finders_keepers = Finders Keepers
    .text = When your active car drives onto a hazard token and survives it, gain { count-scrap }; you hold { $scrap_limit } at most. At the start of your turn you may pay { count-scrap_price } to repair 1 token of one of your cars.
command-magnet_crane = Magnet Crane
    .text = At most { count-range } from the active car, drop a hazard token and gain { count-scrap }, or eliminate a wreck and gain { count-wreck_scrap }.

## Machine Gun Joe Esq.

leader-machine_gun_joe = Machine Gun Joe Esq.
    .title = Bullet King
power-double_tap = Double Tap
    .text = When your active car hits in the Shoot step, it may shoot once more at a different vehicle.
command-bullet_hose = Bullet Hose
    .text = Instead of the normal shot you may shoot once at every target in the front arc, left to right, your own vehicles too.
command-opening_fire = Opening Fire
    .text = The active car makes one extra shot now, before it moves.

## Madame Boubreaux

leader-madame_boubreaux = Madame Boubreaux
    .title = Prophet
power-second_sight = Second Sight
    .text = At the start of your turn you may look at one facedown hazard token anywhere on the board.
command-hex = Hex
    .text = Choose an enemy car: until the end of the round you may demand a reroll in every slam it is part of.
command-rewrite_fate = Rewrite Fate
    .text = Once this turn, after anybody’s roll of special dice, you may have the whole roll made again.

## Em Berco

leader-em_berco = Em Berco
    .title = Firestarter
power-playing_with_fire = Playing with Fire
    .text = Before moving you may set your active car on fire, but not on a coast. You may reroll the fire die of your cars once.
command-flamethrower = Flamethrower
    .text = Instead of shooting you may set an operable car or motorcycle in the front arc on fire, without a roll.
command-back_draft = Back Draft
    .text = Roll the fire die for every burning enemy: it may be eliminated or go out; moves have no effect.

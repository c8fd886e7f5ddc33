## Commands of the crews

command-airstrike = Airstrike
    .text = Put your chopper on any empty space; it may shoot once from there.
command-nitro = Nitro
    .text = The active vehicle gains as many moves as the die shows.
command-drift = Drift
    .text = The active vehicle may avoid the slam in the first occupied space it enters, but it cannot stop there.
command-repair = Repair
    .text = Remove 1 damage token from one of your road vehicles, operable or not.

## Commands of the Big Rig

command-hydraulic_steering = Hydraulic Steering
    .text = Takes a die on your first turn of the round. Every step to the front-left or front-right costs 1 of its points.
command-missile_launcher = Missile Launcher
    .text = After moving, roll the shooting die: every road vehicle on or next to the second space straight ahead takes 1 minor damage if its size matches.
command-repair_front = Repair
    .text = Before moving, remove 1 minor damage from the front section.
command-cow_catcher = Cow Catcher
    .text = The first vehicle you run into is shoved to its front-left or front-right, as its owner likes, instead of a slam.
command-traction_drive = Traction Drive
    .text = After the move you may take the road die, whatever you drove over.
command-repair_middle = Repair
    .text = Before moving, remove 1 minor damage from the mid section.
command-hazard_dispenser = Hazard Dispenser
    .text = After moving you may put the top hazard token, unseen, on an empty space of the rear arc.
command-repair_rear = Repair
    .text = Before moving, remove 1 minor damage from the rear section.
command-targeting_computer = Targeting Computer
    .text = You may reroll this turn’s shot once.
moment-round = all round
moment-before = before moving
moment-during = while moving
moment-end = at the end of the move
moment-after = after moving
moment-shoot = when shooting
need-any = any die
need-star = command token only

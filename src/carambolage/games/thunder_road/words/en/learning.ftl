## Lessons

lesson-drive = Drive
    .task = Give a die to a car and drive four spaces, without slamming into anybody.
    .hint1 = Put a die on a car: its value is how far it goes.
    .hint2 = Far spaces can be clicked at once; the way that is drawn avoids trouble where it can.
    .done = Off you go. A die, a car, a way: that is half the game.
    .failed = Somebody was in the way, or the dice ran out. Look at the free lanes first, then try again.
lesson-hazard = Hazards
    .task = Drive one of your cars onto a facedown hazard and see what it is.
    .hint1 = The yellow signs lie facedown until a vehicle enters their space.
    .hint2 = Choose a car with a sign within reach of your dice.
    .done = Now it is known. Some are harmless, some are not: large cars take it better.
    .failed = No hazard was turned up. The yellow signs are the ones; try another car.
lesson-ram = Slam
    .task = Slam one of your vehicles into another one.
    .hint1 = Move into a space that is taken: that is a slam.
    .hint2 = Cars that still wait at the start can slam too: choose the lane where somebody stands.
    .done = Crash! The slam die says who is pushed, the direction die where to. The larger vehicle may demand a reroll.
    .failed = Nobody was hit this time. Find a lane in which a vehicle stands just ahead of you.
lesson-command = Commands
    .task = Put a second die on a command before you drive.
    .hint1 = Commands lie on your board; each one takes certain values.
    .hint2 = Nitro adds moves, Drift slips past others, Repair mends, Airstrike calls the chopper.
    .done = Exactly: one command a round, before the car drives.
    .failed = You left the commands alone. Look at the signs on your board: those that shine take one of your dice.
lesson-airstrike = Airstrike
    .task = Use Airstrike and place your chopper on the road.
    .hint1 = Put a die on the sign of the chopper.
    .hint2 = Any empty space of the three tiles will do; in front of it lie its targets.
    .done = There it hovers. It shoots forward at once, and whatever ends a turn below it is bombed.
    .failed = The chopper stayed at home. Its sign takes any die.
lesson-repair = Repair
    .task = Take a damage token off one of your vehicles with Repair.
    .hint1 = A car with two damage tokens does not drive.
    .hint2 = Put a suitable die on the wrench, then choose the car and the token.
    .done = Good as new. Well, nearly.
    .failed = Nothing was mended. The wrench on your board needs a suitable die.
lesson-shoot = Shoot
    .task = Drive so that a rival is in your sights, then shoot, and hit.
    .hint1 = After its drive a car may shoot at what lies ahead of it.
    .hint2 = Small cars are hard to hit, large ones easy: the shooting die shows sizes.
    .done = A hit! The target draws a damage token.
    .failed = Nobody was hit. A car hits only what is in the three spaces right before it.
lesson-push = Off the road
    .task = Eliminate a vehicle of your rival: push it off the road or into ruin.
    .hint1 = Whoever is pushed off the edge of the road is out.
    .hint2 = A vehicle at the edge or on the last tile is nearly lost already.
    .done = One less. Whoever has no vehicles left is out of the race.
    .failed = They got away with it. Look for somebody at the edge, or with damage already.
lesson-finish = The Finish Line
    .task = The end is near: win the race.
    .hint1 = The first vehicle on the Finish Line wins; so does the last crew that still drives.
    .hint2 = Nitro gives the spaces that are missing.
    .done = Victory! That was the last lesson; the road is yours.
    .failed = So close. Count the spaces, and remember that Nitro counts too.

## The coach of a first game

coach-crew = Choose a crew: they differ in colour and character only.
coach-assign = Give one of your dice to a car that has not driven this round. All your cars drive once a round.
coach-command = Once a round a second die may go on a command: Nitro, Drift, Repair, Airstrike.
coach-enter = This car still waits at the start: choose the lane it enters by.
coach-step = Click where to drive. The yellow signs are hazards that nobody knows yet.
coach-vehicle = A target is in your sights. The button says how likely a hit is.
coach-event-slam = A slam: two dice decide who is pushed and where to. The larger vehicle may demand a reroll.
coach-event-revealed = A hazard was turned up. It stays where it is, for everybody.
coach-event-damage_drawn = Damage: the first token hurts, the second one stops the car until it is repaired.
coach-event-scrolled = The leader reached a new tile: the rear one falls away, with all who are on it.
coach-event-eliminated = Eliminated for good. Whoever loses all vehicles is out of the race.
coach-event-finish_line = The Finish Line is in sight: the first vehicle over it wins.

## The game on one page

summary-1 = The aim
    .text = Be the first over the Finish Line, or the last crew that still drives.
summary-2 = A turn
    .text = Give a die to a car that has not driven this round, and drive that far.
summary-3 = Commands
    .text = A second die may call Nitro, Drift, Repair or the chopper.
summary-4 = Slams
    .text = Drive into a taken space: dice say who is pushed, and where to.
summary-5 = Hazards
    .text = Yellow signs hide mud, oil, mines and wrecks, or nothing at all.
summary-6 = Shots and damage
    .text = Shoot what lies ahead. Two damage tokens stop a car.

## Lessons

lesson-speed = Speed
    .task = Choose a speed and drive at least four rows.
    .hint1 = Up to one step faster or two slower is free; more costs cards.
    .hint2 = You drive exactly as many rows as your speed.
    .done = On the road. Fast is far, but fast is dice.
    .failed = Too slow, or something was in the way. Set the speed before you move.
lesson-check = Crash checks
    .task = Pass a crash check without wiping out.
    .hint1 = The colour of the space and your speed say how many dice you roll.
    .hint2 = Each hit costs a card. Or play it safe: a card for each die, and no roll.
    .done = Tyres squeal, the car stays on the road.
    .failed = No check, or a wipe-out. Look for a coloured space, and keep cards in hand.
lesson-lanes = Changing lanes
    .task = Drive three rows without hitting anybody.
    .hint1 = Each step goes straight on or one lane aside.
    .hint2 = A change of lanes adds a die, except onto green.
    .done = Smooth. The free lane is worth a die.
    .failed = You hit somebody or left the road. Look one row ahead before each step.
lesson-target = Targets
    .task = Bowl a target over.
    .hint1 = Drive through its space, then try: two hits score.
    .hint2 = Every card you spend on it is one more die.
    .done = Points! It lands softly in the mattresses.
    .failed = It leapt aside. Spend a card or two: more dice, more hits.
lesson-attack = Attack
    .task = Attack a rival in the combat phase.
    .hint1 = Attack cards are free; a weapon is paid with ammunition.
    .hint2 = Arc and range count in rows and lanes, and the line of sight must be free.
    .done = Take that! Each rival who loses a card gives you a shoot token.
    .failed = No attack. Look which of your cards shine.
lesson-react = Reactions
    .task = Somebody hits you: defend yourself with a card.
    .hint1 = Some cards answer to hits: they shine when they can.
    .hint2 = What is left after the defence costs cards of your choice.
    .done = Hardly a scratch.
    .failed = You took it all. Play a defence card first.
lesson-collide = Collisions
    .task = Run into a rival.
    .hint1 = Step into a space with a car: you stop, and both roll against each other.
    .hint2 = The more your speeds differ, the more dice are rolled.
    .done = Both drive on at the average speed.
    .failed = Nobody was in your way. Choose the lane of the car ahead, and enough speed.
lesson-finish = Across the line
    .task = Cross the finish line.
    .hint1 = Only points count: places give 100, 50 and 30.
    .hint2 = Speed decides how many rows you drive.
    .done = Across! The others have five more rounds now. That was the last lesson.
    .failed = The line is still ahead. Go faster: a card buys a step of speed.

## The coach of a first game

coach-mount = Mount one weapon, one armour and one extra at most. Everybody sees them.
coach-pole = Choose where you start.
coach-speed = Set your speed: that many rows you will drive, all of them.
coach-step = Straight on, or one lane aside. Colours say how many dice a space costs at your speed.
coach-roll = A crash check: roll, or play it safe and spend a card for each die.
coach-spend = Cards are also your fuel, your extra dice and your health: spend them with care.
coach-play = This card can be played now. Read it by pointing.
coach-rival = Choose whom to attack.
coach-lose = Each hit costs a card of your choice. Out of cards you wipe out.
coach-event-wiped_out = A wipe-out: speed 1, an accessory lost, and 20 points less. But the race goes on.
coach-event-scored = A target scored: points, whoever comes first.
coach-event-tile_placed = Whoever reaches the last tile lays the next one.

## The game on one page

summary-1 = The aim
    .text = Most points: targets, shoot tokens, and places at the finish. Five rounds after the first finish it is over.
summary-2 = Move
    .text = Set your speed and drive that many rows, lane by lane.
summary-3 = Crash checks
    .text = Colours and speed say how many dice. Each hit costs a card.
summary-4 = Cards
    .text = They are tricks, fuel, ammunition and health at once.
summary-5 = Targets
    .text = Drive through and bowl them over: two hits score.
summary-6 = Combat
    .text = After moving everybody may attack once. Lost cards go to the attacker.

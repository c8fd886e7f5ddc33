## Lessons

lesson-plan = Planning
    .task = Lay your two steering cards for this turn, and have at least one applied.
    .hint1 = The first card is for the first action, the second for the second.
    .hint2 = Once everybody has planned, nothing can be changed.
    .done = The plan stands. Now the cards are turned up one by one.
    .failed = Nothing was applied. Plan two cards, then use them when they are turned up.
lesson-turn = Turning
    .task = Turn your car.
    .hint1 = The arrows show how far the card lets you turn.
    .hint2 = A car turns about the rear corner on the side of the turn, then drives.
    .done = Round it goes. A hairpin goes further, for 1 hit.
    .failed = The car went straight on. Choose an angle before it drives.
lesson-speed = Speed
    .task = Change your speed.
    .hint1 = Pedals accelerate at one end and decelerate at the other.
    .hint2 = Speed is how many car lengths you travel in each action.
    .done = Good. The fastest car acts first, and cannot stop in time.
    .failed = The speed stayed as it was. Plan Pedals and apply them.
lesson-can = Gas cans
    .task = Drive over a gas can.
    .hint1 = Every can that your outline crosses is yours.
    .hint2 = The ghost of your car shows where it would end.
    .done = One of three. The third can wins at once.
    .failed = Just past it. Look at the ghost of your car before you choose the angle.
lesson-ram = Ramming
    .task = Run into something: a car, an obstacle, the edge.
    .hint1 = A collision stops you just before the other; both draw damage cards by your speed.
    .hint2 = Where you end without one is shown before you drive.
    .done = Crunch. Your speed is now 0, and your action is over.
    .failed = A clean drive, for once. Aim at something that is in the way.
lesson-shoot = Shooting
    .task = Fire a weapon at your rival.
    .hint1 = After driving you may fire one weapon at what the ruler reaches.
    .hint2 = Handling of the target takes points off: strong weapons get through.
    .done = Bang. When hits reach the Structure a car is destroyed.
    .failed = No shot was fired. Choose a weapon that reaches.

## The coach of a first game

coach-vehicle = Choose a car: Acceleration decides who acts first, Handling and Structure protect.
coach-equip = Three equipment cards each. Take at least one weapon.
coach-start = Your starting speed, chosen in secret by all. Slow is safe.
coach-plan = Lay two cards in secret: one for each action of this turn.
coach-turn = Choose how far to turn. The ghost shows where you would end.
coach-speed = Choose your speed: it counts for this drive already.
coach-drive = Now the car drives as far as its speed. There is no half way.
coach-fire = A weapon reaches somebody: fire, or pass.
coach-apply = Your card is turned up: apply it, or leave it and stay put.
coach-event-can_taken = A can! Three of them win at once.
coach-event-collided = A collision: whoever struck stops at speed 0, and damage cards are drawn by its speed.
coach-event-on_fire = A burning car draws a damage card every turn. A whole turn without cards puts the fire out.

## The game on one page

summary-1 = The aim
    .text = Own three gas cans, or be the last car.
summary-2 = Plan
    .text = Lay two steering cards in secret, one for each action.
summary-3 = Act
    .text = The fastest first: apply the card, drive as far as your speed, then fire.
summary-4 = Cans
    .text = Whatever can you drive over is yours. The third one wins at once.
summary-5 = Collisions
    .text = Run into something and you stop; damage goes by your speed.
summary-6 = Damage
    .text = Hits up to the Structure destroy a car. Its cans fall to the ground.

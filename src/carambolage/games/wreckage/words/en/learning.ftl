## Lessons

lesson-plan = Planning
    .task = Plan to accelerate in your first action and to turn in the second one, and apply both cards.
    .hint1 = The first card is for the first action, the second for the second.
    .hint2 = Once everybody has planned, nothing can be changed.
    .done = The plan stands. Now the cards are turned up one by one.
    .failed = Not as planned. Accelerate goes to slot 1 and Turn to slot 2; use each when it is turned up.
lesson-turn = Turning
    .task = Turn your car by exactly 30 degrees.
    .hint1 = The arrows show how far the card lets you turn.
    .hint2 = A car turns about the rear corner on the side of the turn, then drives.
    .done = Round it goes. A hairpin goes further, for 1 hit.
    .failed = That was another angle. Plan Turn first, then choose the stop marked 30°.
lesson-speed = Speed
    .task = From a standstill, reach speed 4 in this turn, and run into nothing.
    .hint1 = Pedals accelerate at one end and decelerate at the other.
    .hint2 = Accelerate takes you to 3 at most; Repeat plays the first card again.
    .done = Good. The fastest car acts first, and cannot stop in time.
    .failed = Not fast enough, or into something. Plan Accelerate and then Repeat.
lesson-can = Gas cans
    .task = Drive over a gas can in this turn, and run into nothing.
    .hint1 = Every can that your outline crosses is yours.
    .hint2 = The ghost of your car shows where it would end.
    .done = One of three. The third can wins at once.
    .failed = Just past it. Look at the ghost of your car before you choose the angle.
lesson-ram = Ramming
    .task = Your rival stands ahead: ram it so that it takes a hit.
    .hint1 = A collision stops you just before the other; both draw damage cards by your speed.
    .hint2 = Where you end without one is shown before you drive.
    .done = Crunch. Your speed is now 0, and your action is over.
    .failed = Nothing got through. More speed means more damage cards.
lesson-shoot = Shooting
    .task = Bring your rival before your rocket launcher, fire, and hit.
    .hint1 = After driving you may fire one weapon at what the ruler reaches.
    .hint2 = Handling of the target takes points off: strong weapons get through.
    .done = Bang. When hits reach the Structure a car is destroyed.
    .failed = No hit. Turn towards your rival in one action, and keep your distance: who collides cannot fire.
lesson-fire = Fire
    .task = Your car burns: put the fire out before it costs you the car.
    .hint1 = A burning car draws a damage card at the start of every turn.
    .hint2 = Whoever plans no cards and stands still for a whole turn puts it out.
    .done = Out. Only the smell remains.
    .failed = Still burning. Choose to fight the fire in the place of a plan.
lesson-finish = The third can
    .task = You own two gas cans, and so does your rival: take the third one in this turn.
    .hint1 = The can lies ahead to the left; what your outline crosses on the way counts.
    .hint2 = Turn first, then accelerate: the ghost of your car shows which can is yours.
    .done = Three cans: you have won, whatever your car looks like.
    .failed = No third can. Plan Turn left and then Accelerate, and look at the ghost before you choose.
lesson-mine = Mines
    .task = A mine lies ahead: turn away from it, and lay one of your own while you drive.
    .hint1 = Whoever runs into a mine draws damage cards and stops.
    .hint2 = With a Mine dropper you say after how many spaces the mine falls behind you.
    .done = Laid. It waits for whoever comes behind you, and for you.
    .failed = Not laid, or run into the other one. Plan Turn right, use it, then choose to lay a mine.

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

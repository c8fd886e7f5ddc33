## The rules, chapter by chapter

rules-goal = Be the first to own 3 gas cans, or be the last car on the table. A car that is destroyed drops its cans where it stood.
    .title = Goal

rules-setup =
    Everybody chooses a vehicle; the other side of its token is then out of the game. Each has an Acceleration, a Handling and a Structure, and the steering deck of its colour: two Pedals (Accelerate at one end, Decelerate at the other), Turn right, Turn left, Repeat and two special cards. Then, from the last seat round to the first, everybody takes equipment cards one by one, all face up, until each has three. Take at least one weapon.

    One can lies in the centre of the arena, the others around it, with obstacles between them. The cars stand at the edge of the action. At last all choose a starting speed from 0 to 4 in secret.
    .title = Set-up

rules-planning = At the same time and in secret everybody lays two steering cards face down: the first for action phase 1, the second for action phase 2. Of Pedals you fix the end that counts. Once the last plan lies on the table nothing can be changed. After the second phase everybody takes the planned cards back. Whoever has one card left leaves a slot empty.
    .title = Planning

rules-initiative = In each of the two action phases every car acts once, the fastest first; of equals the one with the higher Acceleration, then the lower seat number. Reverse speed counts by its number. The order is worked out anew for each phase, and then fixed.
    .title = Initiative

rules-action = You reveal your card and apply it, or leave it unused, or make an emergency repair in its place; then you drive; then you may fire one weapon. A collision ends the action at once, but not the turn: you still play your second card in phase 2.
    .title = The action

rules-cards = Speed cards count for the travel of the same action: forward from 0 to 4, in reverse up to 2, and only through 0 from one to the other. Turns come before the travel, about the rear corner on the side of the turn, in reverse about the front corner on the other side; a stopped car may turn in either gear. For 1 hit a Turn card becomes a hairpin of up to 90 degrees; in a game you may make no more of them than your Handling. Repeat plays the card of your first slot again. Smash and Dodge last until the end of the turn, Jump and Barrage for one action.
    .title = Steering cards

rules-driving = After the card the car moves straight ahead by as many spaces as its speed, a space being one car length. There is no partial travel. Whoever revealed a card and did not apply it may stay put instead. With Nitro you travel 3 spaces more.
    .title = Driving

rules-cans = Every can that your outline crosses on the way is yours, also in a turn or under a spin. Cans never stop a car, and they change hands only when a car is destroyed.
    .title = Gas cans

rules-collisions = A car that meets another car, an obstacle, a mine or the edge of the arena stops just before it. Its speed becomes 0, its action is over, and it draws as many damage cards as its speed was. A car that is struck draws as many, 2 more for each Smash of the striker; it keeps its speed and its place. Handling does not help in a collision. A turn at speed 0 that touches something is only blocked.
    .title = Collisions

rules-firing = The ruler lies against the middle of your front: short range is one and a half car lengths, long range three. It must overlap the target, and a straight line from the middle of your front to any part of the target must be free of obstacles and other cars. Turrets fire to all four sides, a Rear mount adds the rear. You draw as many damage cards as the weapon’s attack.
    .title = Firing

rules-damage =
    The points of the drawn cards are added up; against weapons Handling is subtracted. What is left are hits. When your hits reach your Structure, your car is destroyed.

    If at least one hit gets through, icons work too: a spin turns the car to a random direction, once a turn at most; permanent damage costs a random steering card of the talon. A reshuffle icon brings all cards back into the deck.
    .title = Damage

rules-destruction = A destroyed car leaves the table at once, and its owner places its cans around the place where it stood, clear of cars and obstacles. Mines stay where they are. Whoever is destroyed is out, unless cars come back.
    .title = Destruction

rules-repair = In the place of a revealed card you may make an emergency repair: give 2 cards of your talon for good, and remove a hit or take back a card lost earlier. You may still drive and fire.
    .title = Emergency repair

rules-equipment = Steel plating is discarded to cancel 3 points of damage, after the cards are seen. Ram takes one collision each turn by itself. Rear mount lets all weapons fire to the rear as well. A Mine dropper lays one mine in an action, 3 in a game; whoever runs into one draws 1 card more. Nitro adds 3 spaces once. Armour adds 2 to your Structure.
    .title = Equipment

rules-obstacles =
    The plain obstacles only stop cars and block lines of sight. The optional ones on their backs do more: a spike column costs 2 more cards; a fuel pump destroys the car and itself; burning tyres do no damage but spin the car, and if it still faces them it draws a card and is on fire; a wreck is pushed ahead; burning barrels are thrown ahead, and whoever they hit draws 2 cards.

    A burning car draws a damage card at the start of its first action of every turn. To put out the fire, spend a whole turn on it: plan no cards, stand still.
    .title = Obstacles and fire

rules-variants = With the quick set-up cars and equipment are dealt, or everybody takes a ready-made car. If cars come back, a destroyed one returns at the end of the next turn to its starting place, as new, but without the equipment it has used up; the game then ends by three cans or at the turn limit.
    .title = Variants

rules-end = The third can wins at once, even if the same movement would end in a crash. If only one car is left, it wins once everything is resolved; if the last ones are destroyed together, the one that carried more cans. At the turn limit most cans win, then most remaining Structure.
    .title = End of the game

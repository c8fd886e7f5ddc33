## The rules in short

rules-goal = Bring one of your vehicles over the Finish Line first, or be the last player who still drives. The road is three tiles long: when somebody leaves it at the front, the rear tile falls away with everything on it and a new tile is laid ahead. With two players the fifth tile is the last one; with more, the finish comes into sight as soon as the first player is out.
    .title = The goal

rules-round = At the start of a round everybody rolls all movement dice, and the first player rolls the road die for all. Then turns go round the table until everybody has had three. A turn has four steps: assign, command, move, shoot. In the first round nobody shoots, and every vehicle enters on the rear column of the rear tile.
    .title = Round and turn

rules-assign = Put one die on an operable car that has not moved this round. Only when all of them have moved may a car coast: it moves 1 space whatever the die shows, at most twice a round. Once a round, and never on a coast, you may put a second die on a command of your board that takes its value.
    .title = Assign

rules-commands = Airstrike takes your chopper to any empty space, from where it may shoot at once. Nitro adds its die to the moves. Drift lets the car pass the first vehicle in its way without a slam. Repair takes one damage token off one of your vehicles. Commands are carried out before the car moves.
    .title = Commands

rules-moving = Every step goes to the space straight ahead or one of the two beside it, and all moves must be used. Mud costs 2 moves, or the last one. Impassable ground is the end of whoever enters it. A vehicle that started on road and drove on nothing but road (the start area is none) may afterwards take the road die as further moves, all of them or none.
    .title = Moving

rules-hazards = A facedown token is turned up by whoever enters its space. Mines deal damage, oil slicks send the vehicle off in a random direction, wrecks are slammed, mud and road change the ground. With Carnage there are glass to slide on, ramps to jump from (from their foot only), fire, pit traps, quakes that shake everybody, and a sand worm that swallows the hindmost.
    .title = Hazards

rules-slams = Two vehicles on one space slam. The slam die says who is pushed, the direction die where to; the owner of the larger one may have both rolled again once. A push may lead into a hazard, another slam, over an edge, or over the Finish Line. Whoever came loses all remaining moves.
    .title = Slams

rules-damage = A damaged car draws a token, which acts at once and then fills one of its two slots. With both slots full it is inoperable: it stays in the way, can be pushed and repaired, but neither drives nor shoots. Leaving the board to the side or the rear, impassable ground and a chopper overhead at the end of a turn eliminate a vehicle for good.
    .title = Damage

rules-shooting = After moving, a vehicle may shoot at one in the three spaces before it. The shooting die must cover the size of the target: a small car is hit by 2 faces of 6, a medium one by 3, a large one by 4. A hit deals damage; a wreck is gone.
    .title = Shooting

rules-crews = The Big Rig is one truck of three sections. It steers with points of one die, shrugs off what would stop others at the price of a damaged command, and is lost when all six commands are damaged. The Final Five are motorcycles: two move each turn, they weave through everybody, but the first hit stops one.
    .title = Big Rig and Final Five

rules-fire = A burning vehicle rolls the fire die before it moves: more moves, the fire out, or the end. Some damage tokens bring a card that lasts until that damage is repaired.
    .title = Fire and ongoing effects

rules-cards = Each expansion is switched on by itself. Leaders replace the command board and bring command tokens, upgrades are drafted and fitted to cars, road conditions lie on tiles, and every crew may hold an airstrike, a bounty, a one shot and a bonus command. With German Engineering a hand of cards takes the place of the dice. Every card explains itself.
    .title = Leaders, upgrades and cards

rules-end = A player without an operable vehicle is out; the inoperable ones stay on the road as obstacles. The race ends at once when somebody still in reaches the Finish Line, driven or pushed, in whoever’s turn, or when only one player is left.
    .title = Out, and the end

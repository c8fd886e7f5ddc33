## The rules, chapter by chapter

rules-goal = Race along a road that is built while you drive, and have the most points at the end. Points come from targets (20, 30 or 50), from shoot tokens (10 each) and from being among the first three across the line (100, 50 and 30). Each wipe-out token costs 20. Coming first helps, but it does not win by itself.
    .title = Goal

rules-setup =
    Everybody gets 7 rally cards and 8 accessories, mounts at most one weapon, one armour and one extra for all to see, and chooses a pole. With driver skills, each player first picks one of two in secret. All cars start at speed 5.

    The road begins with the start tile. Whoever enters the first row of the last tile draws the next one and lays it, either way round, so that the road does not run into itself. Somewhere near the bottom of the pile waits the finish.
    .title = Set-up

rules-round = A round has three phases: everybody draws, everybody moves, everybody fights. In each phase the cars act from front to back; side by side the faster one first, and if that does not tell, three dice each do. The order is settled when the phase begins. Whoever has fewer than five rally cards draws three; there is no hand limit.
    .title = Round

rules-cards = Rally cards are everything: played for their effect in the moment printed on them, spent face up for speed, extra dice, ammunition or safe driving, and your health, for each hit costs you a card. Spent cards have no effect of their own.
    .title = Rally cards

rules-speed = Speed goes from 1 to 10. Before you move you may go up to one step faster or two slower for free; each further step costs a card. The whole movement is then driven: as many rows forward as your speed, each time straight on or one lane aside.
    .title = Speed and movement

rules-checks =
    Every space you enter may demand a crash check: the crash table gives the dice for your speed and the colour of the space, from green to red. Changing lanes adds a die, except onto green or where the table is blank; hazards add theirs in any case. Each hit costs a card. Instead of rolling you may play it safe and spend as many cards as there are dice.

    A die has three blanks, two single hits and one double, which counts two and brings one more die.
    .title = Crash checks

rules-hazards = Oil, rocks, cows and fire add dice. A barricade fills a whole row and is worst for the first car. The Pits give one free pit stop to each car that drives through a pit box. Nobody on Forest Fire can be attacked. An oil token adds dice for the next car only.
    .title = Hazards and special tiles

rules-collisions = If you step into a space with a car, you stay where you are, your movement ends, and both of you roll as many dice against each other as your speeds differ, at least one. Lost cards are discarded, and both speeds become the average. Jump Jets or a Pass card take you over instead, if you can come down on an empty space. A jump still means crash checks.
    .title = Collisions, jumps and passing

rules-targets = In the space of a target you may try to bowl it over: one die, one more for each card you spend. Two hits score it. Each car tries each target once. In combat a target can also be tagged from afar: that needs three hits.
    .title = Targets

rules-damage = Armour and skill take hits away, then you may play defence cards, then you lose a card for each hit left, of your own choice. Cards lost to an attack go to the attacker; others are discarded. If you have too few cards, you wipe out. Whoever has cards is asked, even where nothing can be chosen, so that nobody learns from it who could defend.
    .title = Damage

rules-wipe_out = A wipe-out sets your speed to 1, ends your movement, costs one mounted accessory and gives you a wipe-out token, of which nobody holds more than three. You score no more targets in that round, and you cannot wipe out twice in it. With three tokens there are no more pit stops.
    .title = Wipe-outs

rules-combat =
    In the combat phase each car has one action: fire the weapon, play an attack card, make a pit stop with a Pit Stop card, or pass. Arc and range are counted in rows and lanes; the line of sight must stay on the road and clear of cars. A weapon is paid with cards until their ammo values reach its cost; attack cards are free.

    You take a shoot token for each rival who loses a card to your attack, and the card as well. Return Fire and Spiked Hull strike back afterwards.
    .title = Combat

rules-pits = At a pit stop you draw an accessory; then for each slot you keep what is there or mount another card from your accessory hand. What you take off goes back to your hand.
    .title = Pit stops

rules-end = The race ends when the third car is across the line, or when no car is left on the road. Nobody can crawl for ever: once the first car is across, the others have five more rounds, unless the options say otherwise. The most points win; among equals whoever crossed earlier. Cars that did not cross keep their points but get no place token.
    .title = End and score

rules-variants = With elimination, the third wipe-out token takes a car out of the race, and it lies upturned in the way of the others. With driver skills everybody has a talent. In teams of two the members’ points are added up, and a player who is alone counts double. Short races and sprints need fewer tiles.
    .title = Variants

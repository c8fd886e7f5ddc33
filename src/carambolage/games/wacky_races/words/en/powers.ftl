## The Slag Brothers

power-sb1 = Boulder Breakers
    .text = Cancels a Boulder.
power-sb2 = Club Start
    .text = Run { count-distance }.
power-sb3 = Bonk!
    .text = Every other racer on your tile and on the tile directly ahead runs back { count-distance }. There must be one.
power-sb4 = Rebuilt from Rubble
    .text = Recover one of your other face-down powers.

## The Gruesome Twosome

power-gt1 = Ghostly Shortcut
    .text = Cancels a Painted Tunnel.
power-gt2 = Belfry Dragon
    .text = Fly { count-distance } forward: traps on the way do nothing, one where you land does.
power-gt3 = Crystal Ball
    .text = Secretly look at every trap at most { count-range } ahead; you may shift one of them to the tile directly ahead of or behind its own, if that tile may hold a trap and has neither racer nor trap. Then draw { count-draw }.
power-gt4 = Haunting
    .text = Determine two random terrains. Every other racer on a tile printed with one of them steps back 1 tile.

## Professor Pat Pending

power-pp1 = Drill-a-Way
    .text = Cancels a Painted Tunnel.
power-pp2 = Convert-a-Car
    .text = Choose another racer at most { count-range } away, on your own tile too, and carry out one of its powers as if it were yours; not one that cancels traps. A player’s power must be face up and stays so; a neutral’s always counts as face up.
power-pp3 = Spring Wheels
    .text = Fly to the nearest tile without racers at most { count-range } ahead; the Finish counts as one. There must be one.
power-pp4 = Brainstorm
    .text = Look at the { count-look } of the movement deck, take { $take } into your hand and discard the rest in the order you like.

## Red Max

power-rm1 = Take-Off
    .text = Cancels a Broken Bridge.
power-rm2 = On Their Tail
    .text = Choose a tile at most { count-range } ahead that holds another racer and has a free space: fly there.
power-rm3 = Strafing Run
    .text = Either turn up and discard, without effect, a trap at most { count-range } ahead, or put the villain directly behind the last racer if he is farther forward. Then draw { count-draw }.
power-rm4 = Aerobatics
    .text = { $cards ->
        [one] The next movement card you play this turn matches any tile.
       *[other] The next { $cards } movement cards you play this turn match any tile.
    }

## Penelope Pitstop

power-pe1 = Powder Puff
    .text = Cancels an Oil.
power-pe2 = Hayulp!
    .text = Swap places with a racer at most { count-range } ahead of you.
power-pe3 = Ladies First
    .text = Take { count-cards } at random from opponents’ hands, choosing whose card by card; everybody keeps at least 1. Each card you cannot take, you draw instead.
power-pe4 = Beauty Stop
    .text = Discard any number of your cards, even none, then draw that number plus { $draw }.

## Sergeant Blast and Private Meekly

power-as1 = Open Fire!
    .text = Cancels a Boulder.
power-as2 = Cannon Recoil
    .text = Every other racer on your tile and on the tile directly behind is pushed back { count-push }; then you run { count-distance }.
power-as3 = Double Time
    .text = { $movements ->
        [one] Your next card movement this turn is a run of { count-distance } instead of a step.
       *[other] Your next { $movements } card movements this turn are runs of { count-distance } instead of steps.
    }
power-as4 = Surplus Mine
    .text = Secretly look at the top two trap cards. Lay one face down at most { count-range } away, ahead or behind, on a tile that may hold a trap and has neither racer nor trap; the other goes under the trap deck.

## The Ant Hill Mob

power-am1 = Never Con a Con
    .text = Cancels a Sleight of Hand or a Mud Puddle.
power-am2 = Getaway Power
    .text = Discard 1 or 2 of your cards, then run that many tiles plus { $bonus }.
power-am3 = Stick ’Em Up!
    .text = Choose an opponent with at least 2 cards whose racer is at most { count-range } away: take { count-cards } at random, leaving at least 1. Or choose a neutral racer in that range: draw { count-draw }.
power-am4 = Lay Low
    .text = Draw { count-draw }. Until your next turn, neither other players’ powers nor the villain’s push move your racer backward or swap it, and no opponent’s power takes your cards. Traps work as usual.

## Lazy Luke and Blubber Bear

power-ac1 = Rocking-Chair Springs
    .text = Cancels a Log.
power-ac2 = Stoke the Stove
    .text = Draw { count-draw }.
power-ac3 = Forty Winks
    .text = Only before your first card of the turn: recover { count-recover } and draw { count-draw }. Your movement phase ends, and you need not play a card.
power-ac4 = Blubber’s Panic
    .text = Determine a random terrain and run to the nearest tile, at most { count-range } ahead, that shows it or is wild. If there is none, step 1 tile.

## Peter Perfect

power-pf1 = Telescopic Chassis
    .text = Cancels a Broken Bridge.
power-pf2 = Turbo Boost
    .text = Run { count-distance }; if you first exhaust another of your face-up powers, run { count-boosted } instead.
power-pf3 = Perfect Gentleman
    .text = The rearmost racer other than you steps 1 tile forward; you choose among equals. Then draw { count-draw }.
power-pf4 = Perfect Line
    .text = Name a terrain: until the end of the turn your cards of that terrain match any tile.

## Rufus Ruffcut and Sawtooth

power-rr1 = Buzz-Saw Wheels
    .text = Cancels a Log.
power-rr2 = Sawtooth
    .text = Swap a face-up Forest tile, anywhere on the course, with the tile directly ahead of you; both must be ordinary terrain tiles off the grid. Racers stay where they are, traps travel with their tiles.
power-rr3 = Clear-Cut
    .text = Run to the nearest Forest tile at most { count-range } ahead. There must be one.
power-rr4 = Timber!
    .text = Choose another tile at most { count-range } away, ahead or behind, that holds a racer: every racer on it runs back { count-distance }.

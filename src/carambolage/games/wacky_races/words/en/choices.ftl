## Answers, with what they do

choice-choose_racer = { $car }: { $driver } (cancels { $traps }). { $hint }
choice-lay_tile = { $tile } ({ $terrain })
choice-play = Play { $card }: { $goal }
choice-pay = Pay to leave: { $goal }
choice-leave_river = { $alone ->
    [yes] Drive on: chance names the terrain you need
   *[no] Drive on: the player to your right names the terrain you need
}
choice-use = Use { $power }: { $effect }
choice-stuck = { $most ->
    [one] You are stuck: discard one card without moving
   *[any] You are stuck: discard one card or more without moving
}
choice-end = { $draw ->
    [0] End the turn (draw nothing)
   *[other] End the turn (draw { $draw })
}
choice-end-mud = End the turn (draw nothing: mud)
choice-pay_cards = Pay { $cards }: { $goal }
choice-discard = Discard { $card }
choice-stop = Keep the other cards
choice-stop-drawing = Discard no more (draw { $draw })
choice-stop-running = Discard no more, run { count-distance }: { $goal }
choice-stop-recovering = Recover no more
choice-top = { $card } on top
choice-name = { $card }
choice-keep = Keep { $card }
choice-stay = Stay, and play no card
choice-mover = { $racer }: { $goal }
choice-swap = { $racer }, on { $tile }
choice-victim = { $racer }
choice-rob = { $racer }: take { count-cards } out of { $count }
choice-hold_up-neutral = { $racer }: draw { count-draw }
choice-recover = { $power }: { $effect }
choice-exhaust = { $power }
choice-boost = Turn { $power } face down, run { count-distance }: { $goal }
choice-decline-foiled = Recover none
choice-decline-crossroads = Swap no tiles
choice-decline-crystal = Leave the traps where they are
choice-decline-turbo = Turn none face down, run { count-distance }: { $goal }
choice-tile = { $trap ->
    [yes] { $tile }, with its trap
   *[no] { $tile }
}
choice-strafe = { $seen ->
    [yes] Discard the trap on { $tile }: { $trap }
   *[no] Discard the trap on { $tile }
}
choice-fly = Fly { $goal }
choice-saw = { $tile }, in exchange for { $ahead }
choice-fell = { $tile }: everybody there runs back { count-distance }
choice-trap = { $trap }: { $text }
choice-shift = Shift the trap ({ $trap }) from { $start } to { $end }
choice-convert = { $power }, a power { $racer }: { $effect }
choice-villain = Chase the villain back to { $tile }
nothing = no trap

## What powers do, in short

effect-goal = { $effect }, { $goal }
effect-sb1 = cancels a Boulder
effect-sb2 = run { count-distance }
effect-sb3 = others here and directly ahead run back { count-distance }
effect-sb4 = recover another power
effect-gt1 = cancels a Painted Tunnel
effect-gt2 = fly { count-distance }
effect-gt3 = look at the traps up to { count-range } ahead, shift one, draw { count-draw }
effect-gt4 = others on two random terrains step back
effect-pp1 = cancels a Painted Tunnel
effect-pp2 = carry out a power of a racer up to { count-range } away
effect-pp3 = fly to the next tile without racers, up to { count-range } ahead
effect-pp4 = look at the { count-look }, keep { $take }, discard the rest
effect-rm1 = cancels a Broken Bridge
effect-rm2 = fly to a racer up to { count-range } ahead
effect-rm3 = clear a trap up to { count-range } ahead or chase the villain, draw { count-draw }
effect-rm4 = { $cards ->
    [one] your next card matches any tile
   *[other] your next { $cards } cards match any tile
}
effect-pe1 = cancels an Oil
effect-pe2 = swap places with a racer up to { count-range } ahead
effect-pe3 = take { count-cards } from opponents
effect-pe4 = discard any cards, draw as many plus { $draw }
effect-as1 = cancels a Boulder
effect-as2 = others here and directly behind go back { count-push }, you run { count-distance }
effect-as3 = { $movements ->
    [one] your next card runs { count-distance }
   *[other] your next { $movements } cards run { count-distance } each
}
effect-as4 = lay a trap up to { count-range } away
effect-am1 = cancels a Sleight of Hand or a Mud Puddle
effect-am2 = discard 1 or 2 cards, run as many tiles plus { $bonus }
effect-am3 = take { count-cards } from an opponent up to { count-range } away, or draw { count-draw } for a neutral
effect-am4 = draw { count-draw }, out of reach until your next turn
effect-ac1 = cancels a Log
effect-ac2 = draw { count-draw }
effect-ac3 = recover { count-recover }, draw { count-draw }, your movement ends
effect-ac4 = run to a random terrain up to { count-range } ahead
effect-pf1 = cancels a Broken Bridge
effect-pf2 = run { count-distance }, or { count-boosted } for another power
effect-pf3 = the rearmost racer steps forward, draw { count-draw }
effect-pf4 = cards of one terrain match any tile
effect-rr1 = cancels a Log
effect-rr2 = swap a Forest tile with the tile ahead
effect-rr3 = run to the next Forest, up to { count-range } ahead
effect-rr4 = racers on a tile up to { count-range } away run back { count-distance }

## Setting up

ask-choose_racer = Which racer do you drive?
ask-lay_tile = Which tile do you lay on position { $place }?

## The turn

ask-turn_action = { $cards ->
    [first] You are on { $tile }. Your first card takes you 1 tile forward, whatever it shows. What do you do?
    [match] You are on { $tile }. To go on, you need a card that shows { $terrain }. What do you do?
    [line] You are on { $tile }. To go on, you need a card that shows { $terrain } or keeps to your Perfect Line. What do you do?
    [wild] You are on { $tile }. Any card takes you on. What do you do?
    [toll] You are on { $tile }, which demands a payment. What do you do?
    [river] You are on { $tile }. To go on, a terrain must be named. What do you do?
    [named] You are on { $tile }, and a terrain has been named already: no more cards here. What do you do?
    [held] You are on { $tile }, and the Forest holds you until your next turn. What do you do?
   *[done] You are on { $tile }. The broken bridge allows no further card movement. What do you do?
}
ask-pay_cards = Which cards do you pay to leave { $tile }?
ask-top_card = Which of the discarded cards ends on top, where it guides the villain?
ask-stuck_discard = { $count ->
    [0] You are stuck on { $tile }. Which card do you discard?
   *[other] You are stuck on { $tile }. Do you discard another card?
}
ask-river_name = Which terrain do you name for the next card { $racer }?
ask-river_play = The terrain named is { $card }. Do you play it?
ask-ghost_keep = Ghosts take your cards: which one do you keep?

## Order and ties

ask-order_racers = Who moves first, { $distance ->
    [one] { $distance } tile
   *[other] { $distance } tiles
} { $way ->
    [back] back
   *[ahead] forward
}: { $racers }?
ask-order_neutrals = { $free ->
    [yes] Free move of the neutral racers. Who goes first: { $racers }?
   *[no] The card shows { $card }. Who goes first: { $racers }?
}

## Traps

ask-tunnel_pick = Painted Tunnel: which of the rearmost racers runs { count-distance } forward?
ask-sleight_pick = Sleight of Hand: who swaps places with { $racer }?
ask-trap_victim = Who triggers the trap on { $tile }?
ask-trap_order = Which trap is triggered first: on { $first } or on { $second }?
ask-recover_foiled = Foiled Again: which power do you recover?
ask-sabotage = Sabotage: which power do you turn face down?
ask-gorilla_trap = Which trap does the villain lay on { $tile }? The other goes under the trap deck.

## Special tiles

ask-recover_gas = Gas Station: which power do you recover?
ask-crossroads_first = Crossroads: which tile do you swap with another?
ask-crossroads_second = Crossroads: with which tile does { $tile } change places?

## Powers

ask-pw_recover = { $left ->
    [one] { $power }: which power do you recover?
   *[other] { $power }: which power do you recover first? You may recover up to { $left }.
}
ask-pw_crystal = Crystal Ball: do you shift one of the traps?
ask-pw_convert = Convert-a-Car: which power of a racer at most { count-range } away do you carry out?
ask-pw_keep = Brainstorm: you see { $cards }. Which { $take } do you keep?
ask-pw_target-pe2 = Hayulp! With whom do you swap places?
ask-pw_target-am3 = Stick ’Em Up! Whom do you hold up?
ask-pw_target-pf3 = Perfect Gentleman: which of the rearmost racers do you help forward?
ask-pw_strafe = Strafing Run: which trap at most { count-range } ahead do you clear, or do you chase the villain?
ask-pw_opponent = Ladies First: from whose hand do you take a card?
ask-pw_discard-pe4 = { $count ->
    [0] Beauty Stop: which card do you discard?
   *[other] Beauty Stop: which card do you discard next? So far: { $count }.
}
ask-pw_discard-am2 = { $count ->
    [0] Getaway Power: which card do you discard?
   *[other] Getaway Power: do you discard a second card?
}
ask-pw_mine_trap = Surplus Mine: which trap do you lay? The other goes under the trap deck.
ask-pw_mine_tile = Surplus Mine: on which tile at most { count-range } away do you lay it?
ask-pw_turbo = Turbo Boost: which power do you turn face down for a longer run?
ask-pw_terrain = Perfect Line: which of your cards match any tile this turn?
ask-pw_tile-rm2 = On Their Tail: where do you fly to?
ask-pw_tile-rr2 = Sawtooth: which Forest tile do you fetch?
ask-pw_tile-rr4 = Timber! On which tile does the tree fall?

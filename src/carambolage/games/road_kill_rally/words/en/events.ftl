## The log: a sentence for each event

event-start_seat = { $seat } is the start player.
event-teamed = { $seat } and { $other } are a team.
event-skill_dealt = { $seat } is dealt the skill { $skill }.
event-skill_dealt-unknown = { $seat } is dealt a driver skill.
event-skill_chosen = { $seat } drives with { $skill }.
event-mounted = { $seat } mounts { $accessory } ({ $slot }).
event-on_pole = { $seat } starts from pole { $pole }.
event-race_begins = The engines roar: the race begins.
event-tile_drawn = { $seat } draws { $tile }.
event-tile_refused = { $tile } does not fit and goes under the pile.
event-tile_placed = { $seat } places { $tile }, { $way }, from row { $row } on.
event-tile_removed = { $tile } lies behind everybody and is removed.
event-round_begins = Round { $round } begins.
event-phase_begins = Phase: { $phase }.
event-rolled = { $purpose ->
    [order] { $seat } rolls for the order: { count-hits }.
    [check] { $seat } rolls { count-dice } for the crash check: { count-hits }.
    [wreck] { $seat } scrapes along an upturned car, { count-dice }: { count-hits }.
    [collision] { $seat } rolls { count-dice } in the collision: { count-hits }.
    [run_over] { $seat } rolls { count-dice } for the target: { count-hits }.
    [aim] { $seat } rolls { count-dice } for the shot: { count-hits }.
    [reroll] { $seat } rolls the blanks again, { count-dice }: { count-hits }.
    [return_fire] { $seat } returns fire, { count-dice }: { count-hits }.
    [spikes] The spikes of { $seat } bite, { count-dice }: { count-hits }.
   *[attack] { $seat } rolls { count-dice } for the attack: { count-hits }.
}
event-drew = { $seat } draws { $card }.
event-drew-unknown = { $seat } draws a card.
event-reshuffled = { $pile ->
    [accessories] The discarded accessories are shuffled into a new pile of { $count }.
   *[rally] The discard pile is shuffled into a new draw pile of { $count }.
}
event-move_begins = { $seat } moves.
event-speed_set = { $cost ->
    [0] { $seat } goes from speed { $old } to { $speed }.
    [one] { $seat } goes from speed { $old } to { $speed }, for { $cost } card.
   *[other] { $seat } goes from speed { $old } to { $speed }, for { $cost } cards.
}
event-spent = { $purpose ->
    [speed] { $seat } spends { $card } for speed.
    [safe] { $seat } spends { $card } to play it safe.
    [ammo] { $seat } spends { $card } as ammunition.
    [dice] { $seat } spends { $card } for one more die.
   *[stop] { $seat } spends { $card } for a pit stop.
}
event-played = { $seat } plays { $card }.
event-stepped = { $mode ->
    [jump] { $seat } jumps to { $space }.
    [pass] { $seat } passes over { $space }.
   *[drive] { $seat } drives to { $space }.
}
event-barricade = { $seat } breaks through the bales on { $space }.
event-oil_gone = { $seat } wipes up the oil on { $space }.
event-checked = { $seat } must make a crash check with { count-dice } on { $space }.
event-played_safe = { $seat } plays it safe.
event-collided = { $seat } at speed { $old } strikes { $other } at speed { $speed }.
event-speed_changed = { $seat } goes from speed { $old } to { $speed }.
event-put_back = { $seat } is put back on { $space }.
event-tried = { $seat } tries to bowl over a { $target } with { count-dice }.
event-scored = { $seat } scores: a { $target } springs off the road and lands in the mattresses.
event-missed = The { $target } on { $space }, leaps aside. { $seat } misses.
event-declined = { $seat } leaves the target alone.
event-crossed = { $place ->
    [1] { $seat } crosses the line first.
    [2] { $seat } crosses the line second.
    [3] { $seat } crosses the line third.
   *[other] { $seat } crosses the line.
}
event-countdown = { $rounds ->
    [one] One more round after this one, then the race is over for all.
   *[other] { $rounds } more rounds after this one, then the race is over for all.
}
event-passed = { $seat } takes no combat action.
event-attacked = { $seat } attacks { $other } with { $means }.
event-aimed = { $seat } aims at the target on { $space }, with { $means }.
event-oil_laid = { $seat } pours oil on { $space }.
event-pit_stop = { $seat } makes a pit stop.
event-drew_accessory = { $seat } draws the accessory { $accessory }.
event-drew_accessory-unknown = { $seat } draws an accessory.
event-retaliated = { $purpose ->
    [spikes] The Spiked Hull of { $seat } strikes back at { $other }.
   *[return_fire] { $seat } returns fire at { $other }.
}
event-reduced = { $cut ->
    [one] { $seat } shrugs off { $cut } hit; { $left } left.
   *[other] { $seat } shrugs off { $cut } hits; { $left } left.
}
event-defended = { $seat } defends with { $card }; { $left } left.
event-lost = { $seat } loses { $card }.
event-gave = { $seat } hands { $card } over to { $other }.
event-gave-unknown = { $seat } hands a card over to { $other }.
event-escaped = { $seat } escapes by a whisker and stays on the road.
event-wiped_out = { $seat } wipes out on { $space }.
event-lost_accessory = { $seat } loses { $accessory } in the wipe-out.
event-took_wipe = { $tokens ->
    [one] { $seat } takes a wipe-out token, the first.
   *[other] { $seat } takes a wipe-out token and has { $tokens } now.
}
event-took_shot = { $seat } takes a shoot token.
event-out_of_race = { $seat } is out of the race: the car lies upturned on { $space }, the driver waves.
event-left = { $seat } leaves the table.
event-coin = The lot puts { $seat } on rank { $rank }.
event-ranked = { $seat } is number { $rank } with { $score } points.
event-race_ends = The race is over.

## The end

ranking = The most points come first, whoever has left the table after everybody who stayed. Among equals comes first who crossed the line, then who crossed it earlier; then a coin decides, unless the options share the rank. In teams the points of both members count together.
end-crossed = Three cars are across the line. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
end-nobody_left = No car is left on the road. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
end-countdown = The rounds after the first finish are over. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
end-deserted = Nobody else has stayed at the table. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
means-weapon = the mounted weapon
refused-teams = Teams need at least three players: turn the option off, or let more players join.

## A movement or an attack in one line

recap-line = { $seat }: { $what }
recap-attacks = { $seat } attacks { $other } with { $means }: { $what }
recap-aims = { $seat } aims at a target with { $means }: { $what }
recap-moves = { $start } → { $end }
recap-speed = { $cost ->
    [0] speed { $old } → { $speed }
    [one] speed { $old } → { $speed } for { $cost } card
   *[other] speed { $old } → { $speed } for { $cost } cards
}
recap-reduced = { $cut } less by armour
recap-defended = { $seat } plays { $card }
recap-scored = scores a { $target }
recap-missed = misses a { $target }
recap-collided = strikes { $other }
recap-pits = pit stop
recap-check = fails the crash check on { $place } at speed { $speed } ({ count-hits })
recap-upturned = scrapes along an upturned car at speed { $speed } ({ count-hits })
recap-struck = { $own ->
    [yes] takes { count-hits }
   *[no] { $seat } takes { count-hits }
}
recap-retaliated = { $seat } strikes { $other } back with { $means } ({ count-hits })
recap-wiped_out = { $own ->
    [yes] wipes out
   *[no] { $seat } wipes out
}
recap-escaped = { $seat } stays on the road by luck
recap-out = { $seat } is out of the race
recap-crossed = over the line as number { $place }
recap-lost = { $own ->
    [yes] loses { count-cards }
   *[no] { $seat } loses { count-cards }
}
recap-nothing = nothing happens
recap-waits = does not move

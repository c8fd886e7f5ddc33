## The log: set-up

event-start_player = { $seat } has seat number 1.
event-vehicle_chosen = { $seat } drives the { $vehicle }.
event-equipped = { $seat } takes { $equipment }.
event-starts_at = { $seat } starts at speed { $speed }.

## Planning and initiative

event-turn_begins = Turn { $turn } begins.
event-planned = { $seat } is ready.
event-phase_begins = Action phase { $phase } begins.
event-action_begins = { $seat } acts in phase { $phase }.
event-card_shown = { $seat } reveals { $card }.
event-no_card = { $seat } has no card in this phase.
event-applied = { $seat } applies { $card }.
event-declined = { $seat } leaves { $card } unused.
event-no_effect = { $seat } gets nothing out of the card.

## Driving

event-speed_changed = { $gear ->
    [reverse] { $seat } goes from speed { $old } to reverse speed { $speed }.
   *[forward] { $seat } goes from speed { $old } to speed { $speed }.
}
event-hairpin = { $seat } makes a hairpin for 1 hit.
event-turned = { $seat } turns { $side ->
    [left] left
   *[right] right
} by { $whole }{ $half ->
    [0] { "" }
   *[other] .5
} degrees{ $gear ->
    [reverse] { " " }in reverse gear
   *[forward] { "" }
}.
event-blocked = { $seat } cannot turn any further.
event-moved = { $back ->
    [yes] { $seat } drives back { $spaces }.
   *[no] { $seat } drives { $spaces }.
}
event-moved-turbo = { $seat } shoots ahead { $spaces } by Turbo.
event-jumped = { $back ->
    [yes] { $seat } jumps back { $spaces }.
   *[no] { $seat } jumps { $spaces }.
}
event-held = { $seat } stays put.
event-can_taken = { $seat } takes a gas can and now has { count-cans }.
event-can_moved = A covered can is moved aside.
event-mine_laid = { $seat } drops a mine.
event-mine_exploded = { $seat } sets off a mine!
event-mine_exploded-alone = A mine explodes and harms nobody.
event-collided = { $seat } runs into { $others } at speed { $number }!
event-pushed = { $seat } pushes the wreck ahead.
event-thrown = { $seat } sends the burning barrels flying.

## Firing and damage

event-fired = { $seat } fires at { $target }: { $weapon }, { $direction }.
event-damage_card = { $seat } draws { $card } ({ count-points }){ $icon ->
    [spin] , with a spin
    [permanent] , with permanent damage
    [reshuffle] , with a reshuffle
   *[none] { "" }
}.
event-ram = { $seat } has a Ram and draws no cards.
event-plated = { $seat } discards a Steel plating: { $points ->
    [0] nothing gets through
    [one] { $points } point gets through
   *[other] { $points } points get through
}.
event-hits = { $seat } takes { count-hits } from { $cause }: { $total } of { $structure }.
event-no_damage = { $seat } takes no damage from { $cause }.
event-card_lost = { $seat } loses a steering card: { $card }.
event-spun = { $seat } spins.
event-reshuffled = The damage deck is shuffled anew: { $cards } cards.
event-destroyed = { $seat } loses the car!
event-destroyed-by = { $seat } loses the car to { $culprit }!
event-can_dropped = { $seat } leaves a gas can behind.
event-can_gone = A gas can is gone for good.
event-repaired-hit = { $seat } repairs 1 hit for { $one } and { $two }.
event-repaired-card = { $seat } takes back { $card } for { $one } and { $two }.
event-pump_exploded = { $seat } blows up with the fuel pump!
event-on_fire = { $seat } is on fire!
event-burns = { $seat } burns.
event-douses = { $seat } fights the fire.
event-fire_out = { $seat } has put out the fire.

## The end

event-turn_ends = Turn { $turn } ends.
event-came_back = { $seat } is back at the start.
event-waits = { $seat } finds no free starting place and waits.
event-gave_up = { $seat } gives up.
event-won = { $seat } wins!
event-drawn = { $seats } share the victory.

## An action in one line

recap-line = { $player }: { $what }
recap-idle = does nothing
recap-acting = acts now
recap-card = { $card }
recap-speed = { $gear ->
    [reverse] reverse speed { $speed }
   *[forward] speed { $old } → { $speed }
}
recap-hairpin = hairpin for 1 hit
recap-way = from { $start } to { $end }
recap-turned = { $side ->
    [left] left
   *[right] right
} { $whole }{ $half ->
    [0] { "" }
   *[other] .5
}°{ $gear ->
    [reverse] { " " }in reverse
   *[forward] { "" }
}
recap-moved = { $back ->
    [yes] back { $spaces }
   *[no] { $spaces }
}
recap-jumped = { $back ->
    [yes] jumps back { $spaces }
   *[no] jumps { $spaces }
}
recap-held = stays put
recap-can = takes a can ({ $cans } now)
recap-mine = drops a mine
recap-blast = sets off a mine
recap-collided = runs into { $others } at speed { $number }
recap-pushed = pushes the wreck
recap-thrown = throws the barrels
recap-douses = fights the fire
recap-burns = burns
recap-repaired-hit = repairs 1 hit for { $one } and { $two }
recap-repaired-card = takes back { $card } for { $one } and { $two }
recap-shot = { $weapon } at { $target }
recap-ram = saved by a Ram
recap-ram-other = { $other } is saved by a Ram
recap-plated = discards a Steel plating ({ count-points } left)
recap-plated-other = { $other } discards a Steel plating ({ count-points } left)
recap-hits = takes { count-hits } from { $cause } ({ $total } of { $structure })
recap-hits-other = { $other } takes { count-hits } from { $cause } ({ $total } of { $structure })
recap-unharmed = no damage from { $cause }
recap-unharmed-other = { $other } takes no damage from { $cause }
recap-lost = loses a card ({ $card })
recap-lost-other = { $other } loses a card ({ $card })
recap-spun = spins
recap-spun-other = { $other } spins
recap-destroyed = loses the car to { $cause }
recap-destroyed-other = { $other } loses the car to { $cause }
recap-fire = is on fire
recap-fire-other = { $other } is on fire
recap-won = wins
recap-won-other = { $other } wins

## What a car runs into

met-edge = the edge of the arena
met-mine = a mine
met-obstacle = { $obstacle ->
    [boulder] a boulder
    [concrete_block] a concrete block
    [tyre_wall] a tyre wall
    [rusted_hull] a rusted hull
    [drum_stack] a stack of drums
    [spike_column] a spike column
    [fuel_pump] a fuel pump
    [burning_tyres] burning tyres
    [wreck] a wreck
   *[burning_barrels] burning barrels
}

## How a game ended

reason-three_cans = three gas cans
reason-last_car = the last car
reason-last_together = the last cars were wrecked together
reason-turn_limit = the turn limit
reason-others_gave_up = everybody else gave up
end-three_cans = { $player } wins with three gas cans.
end-last_car = { $player } wins: no other car is left.
end-last_together = { $player } wins: the last cars were destroyed together, and nobody carried more cans.
end-last_together-draw = Nobody is left: { $players } were destroyed together and share the victory.
end-turn_limit = { $player } wins at the turn limit: more cans, or more Structure left.
end-turn_limit-draw = The turn limit is reached: { $players } share the victory.
end-others_gave_up = { $player } wins: everybody else gave up.
ranking = The winner comes first, then the surviving cars by cans, then by remaining Structure; then the destroyed ones, the last one first. Where cars come back, those destroyed by you count before Structure.

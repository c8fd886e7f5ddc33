## What happened

event-start_player = { $player } is the start player.
event-vehicle_chosen = { $player } drives the { $vehicle }.
event-equipped = { $player } takes: { $equipment }.
event-speed_chosen = { $player } has chosen a starting speed.
event-starts_at = { $player } starts at speed { $speed }.
event-turn_begins = Turn { $turn } begins.
event-planned = { $player } has planned.
event-phase_begins = Action phase { $phase }.
event-card_shown = { $player } reveals { $card }.
event-applied = { $player } uses { $card }.
event-declined = { $player } does not use { $card }.
event-declined-repeat = { $player } does not use Repeat.
event-no_effect = { $card } has no effect for { $player }.
event-no_effect-repeat = Repeat has nothing to repeat for { $player }.
event-speed_changed = { $player }: { $speed }.
event-hairpin = { $player } makes a hairpin and takes 1 hit.
event-turned = { $player } turns { $degrees }° to the { $side ->
    [left] left
   *[right] right
}.
event-blocked = { $player } cannot turn any further.
event-moved = { $player } travels { $spaces } spaces{ $way ->
    [back] { " " }backwards
   *[ahead] { "" }
}.
event-jumped = { $player } jumps { $spaces } spaces.
event-held = { $player } stays where the car is.
event-can_taken = { $player } takes a gas can and owns { $cans }.
event-can_moved = A gas can is pushed aside.
event-mine_laid = { $player } drops a mine.
event-mine_exploded = { $other } sets off a mine.
event-mine_exploded-alone = A mine explodes.
event-collided = { $player } crashes into { $met }.
event-pushed = { $other } pushes the wreck ahead.
event-thrown = { $other } sends the burning barrels flying.
event-fired = { $player } fires at { $other }: { $equipment }, to the { $direction ->
    [front] front
    [rear] rear
    [left] left
   *[right] right
}.
event-damage_card = { $player } draws { $damage } ({ $points }).
event-ram = { $player } is protected by the Ram.
event-plated = { $player } discards Steel plating.
event-hits = { $hits ->
    [one] { $player } takes 1 hit and has { $total }.
   *[other] { $player } takes { $hits } hits and has { $total }.
}
event-no_damage = { $player } is not damaged.
event-card_lost = { $player } loses { $card }.
event-spun = { $player } spins.
event-reshuffled = The damage deck is shuffled anew.
event-destroyed = { $player }: the car is wrecked.
event-destroyed-by = { $player }: the car is wrecked by { $other }.
event-can_dropped = A gas can of { $player } lies on the ground again.
event-can_gone = A gas can is gone for good.
event-repaired = { $player } gives up { $card } and { $second }: { $gain }.
event-card_back = { $player } takes { $card } back.
event-pump_exploded = The fuel pump explodes under { $other }.
event-on_fire = { $player } is on fire.
event-burns = { $player }: the car burns.
event-douses = { $player } is busy with the fire.
event-fire_out = { $player } has put out the fire.
event-came_back = { $player } comes back.
event-waits = { $player } finds no free place and waits.
event-gave_up = { $player } gives up.
event-won = { $player } wins: { $reason }.
event-drawn = { $players } share the win: { $reason }.

## Why the game ended

reason-none = the game goes on
reason-three_cans = three gas cans
reason-last_car = the last car
reason-last_together = the last cars were wrecked together
reason-turn_limit = the turn limit
reason-others_gave_up = everybody else gave up

## The log: a sentence for each event

event-start_tile = The race starts on { $tile }: { $first } to { $second }.
event-crew_chosen = { $seat } drives { $crew }.
event-dice_rolled = { $crew } rolls { $total } in total.
event-dice_rolled-cards = { $crew } holds cards worth { $total } in total.
event-first_player = { $seat } goes first.
event-round_begins = Round { $count }.
event-road_die = The road die shows { $value }.
event-turn_begins = { $crew } is on.
event-turn_begins-team = { $seat } is on.
event-turn_passed = { $seat } cannot give a die to anybody and passes.
event-assigned = { $vehicle } gets the { $value }.
event-assigned-coast = { $vehicle } coasts.
event-command_placed = The { $value } goes on { $command }.
event-token_placed = A command token goes on { $command }.
event-command = { $crew } uses { $command }.
event-chopper_placed = The chopper { $crew } hovers over lane { $lane }.
event-chopper_back = The chopper { $crew } flies home.
event-repaired = { $vehicle } loses a damage token: { $damage }.
event-moves = { $vehicle } has { count-moves }.
event-fire_die = The fire die { $vehicle } shows: { $face }.
event-stepped = { $vehicle } drives to the { $way }.
event-flew = { $vehicle } flies { count-distance } to the { $way }.
event-slid = { $vehicle } slides to the { $way }.
event-jumped = { $vehicle } takes the ramp and jumps { count-distance }.
event-revealed = { $vehicle } turns up { $token }.
event-token_gone = A token leaves lane { $lane }: { $token }.
event-token_laid = A facedown hazard is put on lane { $lane }.
event-token_laid-open = On lane { $lane } there is now { $token }.
event-stopped = { $vehicle } is stuck in the goo.
event-drifted = { $vehicle } drifts past { $other }.
event-bonus_taken = { $vehicle } takes the road die: { count-moves } more.
event-slam = { $vehicle } slams into { $other }!
event-slam_dice = The slam die shows { $face }, the direction die { $way }.
event-slam_dice-bare = The direction die shows { $way }.
event-rerolled = { $crew } demands a reroll.
event-pushed = The impact pushes { $vehicle } to the { $way }.
event-shot = { $vehicle } shoots at { $other }.
event-shot-chopper = The chopper { $crew } shoots at { $other }.
event-hit = A hit: { $other }!
event-missed = The shot misses { $other }.
event-damage_drawn = { $vehicle } takes damage: { $damage }.
event-minor_damage = { $vehicle } takes minor damage.
event-damage_ignored = { $vehicle } shrugs the damage off.
event-broken = { $vehicle } breaks down.
event-runs_again = { $vehicle } runs again.
event-caught_fire = { $vehicle } catches fire!
event-fire_out = The fire { $vehicle } goes out.
event-ongoing_effect = { $vehicle } has a new problem: { $effect }. { $text }
event-eliminated = { $vehicle } is eliminated!
event-direction_die = For { $vehicle } the direction die shows { $way }.
event-stunt_die = For { $vehicle } the stunt die shows { $value }.
event-shooting_die = The shooting die shows: { $face }.
event-quake = The earth quakes: everybody is shaken to the { $way }!
event-sand_worm = A sand worm swallows whoever is last!
event-wreck_appears = A wreck appears on lane { $lane }.
event-scrolled = The rear tile falls away. Ahead lies tile { $count } of the race.
event-hazards_laid = On the table: { $tile }.
event-finish_line = The Finish Line comes into sight, right behind the lead tile!
event-player_out = { $crew } is out of the race.
event-gave_up = { $seat } gives up.
event-won = { $seat } wins!
event-drawn_game = Nobody wins.
event-rig_damaged = A command of the Big Rig is damaged: { $command }.
event-rig_repaired = A command of the Big Rig works again: { $command }.
event-steered = Hydraulic Steering stands at { $value }.
event-missiles = { $vehicle } fires its missiles; the shooting die shows: { $face }.
event-shrapnel = Shrapnel flies off { $vehicle }: { $other } takes it all.
event-shrapnel-none = Shrapnel flies off { $vehicle } and hits nobody.

## Cards

event-leaders_dealt = Every car crew is dealt two leaders to choose from.
event-leader_chosen = { $leader } leads { $crew }.
event-upgrades_dealt = Upgrades are dealt.
event-upgrade_fitted = { $vehicle } is fitted with { $card }.
event-condition_shown = A tile gets a road condition: { $condition }. { $text }
event-hand_dealt = { $crew } is dealt { $card }. { $text }
event-hand_dealt-unknown = { $crew } is dealt a card: { $deck }.
event-bonus_command_dealt = { $crew } gets the bonus command { $command }.
event-bonus_command_dealt-unknown = { $crew } gets a bonus command.
event-cards_or_dice = { $crew } plays with movement dice.
event-cards_or_dice-cards = { $crew } plays with German Engineering cards.
event-card_used = { $crew } uses { $card }.
event-card_revealed = { $crew } shows “{ $card }” (move { $value }, shot: { $shot }).
event-cards_drawn = { $count ->
    [one] { $crew } draws a card.
   *[other] { $crew } draws { $count } cards.
}
event-scrap = { $crew } now has { $value } scrap.
event-peeked = { $crew } looks at a facedown hazard on lane { $lane }.
event-peeked-seen = { $crew } looks at a facedown hazard on lane { $lane }: { $token }.
event-peeked-around = { $crew } looks at the facedown hazards around.
event-hexed = A hex falls on { $vehicle }.
event-die_set = { $crew } turns a { $value } to { $goal }.
event-cancelled = The damage bounces off { $vehicle }.
event-reaction_passed = { $crew } does not react.
event-jury_rigged = { $vehicle } draws two damage tokens to choose from: { $damage } and { $second }.
event-token_swapped = { $vehicle } hands a damage token over { $other }: { $damage }.

## A turn in one line

recap-first = { $ties ->
    [0] { $seat } has the lowest total and goes first
    [one] The lowest total is a tie, so all roll again: { $seat } goes first
   *[other] The lowest total is a tie { $ties } times, so all roll again each time: { $seat } goes first
}
recap-turn = { $crew }
recap-passes = { $seat } passes
recap-drives = { $vehicle } with the { $value }: { $start } → { $goal }
recap-enters = { $vehicle } with the { $value }: onto the road, to { $goal }
recap-waits = { $vehicle } with the { $value }: does not move
recap-command = { $command }
recap-rams = rams { $other }
recap-hit = hits { $other }
recap-missed = misses { $other }
recap-reveals = turns up { $token }
recap-reroll = { $crew } demands a reroll
recap-reroll-larger = { $crew } demands a reroll: larger vehicle
recap-damage = { $vehicle } takes damage ({ $damage })
recap-breaks = { $vehicle } breaks down
recap-lost = { $vehicle } is eliminated
recap-lost-damage = { $vehicle } is eliminated by damage ({ $damage })
recap-lost-side = { $vehicle } is pushed off the road at lane { $lane }: eliminated
recap-lost-pushed = { $vehicle } is pushed into an obstacle on lane { $lane }: eliminated
recap-lost-drives = { $vehicle } runs into an obstacle on lane { $lane }: eliminated
recap-lost-drives_edge = { $vehicle } drives off the road or into an obstacle at lane { $lane }: eliminated
recap-lost-start = { $vehicle } runs into an obstacle at the start: eliminated
recap-lost-slides = { $vehicle } slides into an obstacle on lane { $lane }: eliminated
recap-lost-slides_side = { $vehicle } slides off the road at lane { $lane }: eliminated
recap-lost-flies = { $vehicle } flies from lane { $lane } into an obstacle: eliminated
recap-lost-flies_side = { $vehicle } flies off the road from lane { $lane }: eliminated
recap-lost-fire = { $vehicle } burns out: eliminated
recap-lost-pit_trap = { $vehicle } falls into the pit trap: eliminated
recap-lost-ramp = { $vehicle } runs into the side of a ramp: eliminated
recap-lost-shot = { $vehicle } is destroyed by the hit
recap-lost-shrapnel = { $vehicle } is destroyed by shrapnel
recap-lost-truck = { $vehicle } has no command left that works: eliminated
recap-lost-quake = { $vehicle } is shaken off the road or into an obstacle: eliminated
recap-lost-sand_worm = { $vehicle } is swallowed by the sand worm: eliminated
recap-lost-gave_up = { $vehicle } has no driver any more: eliminated
recap-lost-behind = { $vehicle } is left behind with the rear tile: eliminated
recap-out = { $crew } is out of the race
recap-wins = { $seat } wins!

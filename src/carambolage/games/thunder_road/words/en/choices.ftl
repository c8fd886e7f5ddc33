## Yes and no, by question

choice-accept = Yes
choice-decline = No
choice-accept-road_bonus = Take the road die ({ count-moves })
choice-decline-road_bonus = { $drifting ->
    [yes] Leave the road die, and slam
   *[no] Leave the road die
}
choice-accept-reroll = Reroll
choice-decline-reroll = Let it stand
choice-decline-assign_command = No command
choice-decline-assign_token = No token
choice-decline-shoot_target = No shot
choice-decline-raise_step = Stay there
choice-accept-shot_mode = A normal shot
choice-decline-place = Nowhere
choice-decline-effect_menu = Nothing (more)
choice-accept-dice_or_cards = German Engineering cards
choice-decline-dice_or_cards = Movement dice
choice-accept-refuse_slide = Hold the road: no slide
choice-decline-refuse_slide = Slide
choice-accept-doze_token = Push it away ({ count-price })
choice-decline-doze_token = Drive onto it
choice-accept-stay_put = Stay put
choice-decline-stay_put = Let it happen
choice-accept-anchor = Straight ahead instead: { $goal }
choice-decline-anchor = Let go
choice-accept-card = Play it
choice-decline-card = Keep it

## Set-up

choice-start = Start on { $tile }
choice-crew = { $crew }: three cars and a chopper
choice-special_crew = { $crew }: { $text }
choice-leader = { $leader }, { $title } ({ $stars ->
    [0] no command tokens
    [one] { $stars } command token
   *[other] { $stars } command tokens
}). { $power }: { $text } Commands: { $commands }.
choice-card = { $card }: { $text }
choice-card-limited = { $card }: { $text } ({ $limit })
choice-fit = { $first } on the { vehicle-doom_buggy }, { $second } on the { vehicle-avenger }, { $third } on the { vehicle-eliminator }

## Assign and command

choice-assign = { $coast ->
    [yes] The { $value } { $vehicle } ({ $space }): a coast of 1 move
   *[no] The { $value } { $vehicle } ({ $space })
}
choice-assign-burning = { $coast ->
    [yes] The { $value } { $vehicle } ({ $space }), on fire: a coast of 1 move
   *[no] The { $value } { $vehicle } ({ $space }), on fire
}
choice-assign_card = { $coast ->
    [yes] “{ $card }” ({ $value }; shot: { $shot }) { $vehicle } ({ $space }): a coast of 1 move
   *[no] “{ $card }” ({ $value }; shot: { $shot }) { $vehicle } ({ $space })
}
choice-command = The { $value } on { $command }: { $text }
choice-command_card = “{ $card }” ({ $value }) on { $command }: { $text }
choice-token = { $value ->
    [0] A token on { $command }: { $text }
   *[other] A token on { $command } (counts as { $value }): { $text }
}
choice-first = { $command }: { $text }
choice-steering = { $value ->
    [one] The { $value }: one change of lane this round
   *[other] The { $value }: { $value } changes of lane this round
}
choice-rig = { $works ->
    [yes] The { $value } on { $command } ({ $section }): { $text }
   *[no] The { $value } on { $command } ({ $section }): it is damaged and does nothing
}
choice-rig_command = { $command } ({ $section })

## Moving

choice-enter = Lane { $lane }, { $goal }
choice-step = { $way }, { $goal }
choice-jump = Jump Jets: jump { count-distance } straight ahead for { count-price }
choice-brake = Disc Brakes: stop here
choice-drift = Drift past { $vehicle } and drive on
choice-drift-wait = Drift, if the road die takes you on
choice-slam = Slam into { $vehicle }
choice-dark_affair = { power-dark_affair }: no slam, and { count-moves } more
choice-buffalo_bar = { upgrade-buffalo_bar }: shove { $vehicle } aside and drive on
choice-nudge = { $vehicle } goes to the { $way }: { $goal }

## Vehicles, spaces and tokens

choice-vehicle = { $vehicle }
choice-target = { $hits ->
    [0] { $vehicle }: { $size }, never hit
    [one] { $vehicle }: { $size }, hit by { $hits } face of 6
   *[other] { $vehicle }: { $size }, hit by { $hits } faces of 6
}
choice-target_wreck = { $hits ->
    [0] { $vehicle }: { $size }, never hit
    [one] { $vehicle }: { $size }, hit by { $hits } face of 6, which removes it
   *[other] { $vehicle }: { $size }, hit by { $hits } faces of 6, which removes it
}
choice-pushed = { $vehicle }: { $goal }
choice-chopper = The chopper { $crew } ({ $space })
choice-space = { $space }: { $what }
choice-airstrike = { $space }: { $what }; in its front arc: { $targets }
choice-airstrike-alone = { $space }: { $what }; nobody in its front arc
choice-repair = { $slot ->
    [0] { $vehicle }, first slot: { $damage }
   *[other] { $vehicle }, second slot: { $damage }
}
choice-repair-runs = { $slot ->
    [0] { $vehicle }, first slot: { $damage }; it runs again
   *[other] { $vehicle }, second slot: { $damage }; it runs again
}
choice-swap = { $damage } ({ $slot ->
    [0] first slot
   *[other] second slot
}) from { $vehicle } { $other }
choice-effect = { $damage } ({ $effect })
choice-damage = { $damage }: { $text }

## Dice and cards

choice-dice = Reroll { $dice }
choice-title = “{ $card }”
choice-die = The { $value }
choice-german = “{ $card }” ({ $value }; shot: { $shot })
choice-top = The one on top: { $vehicle }
choice-bottom = The one below: { $vehicle }
choice-hose = { command-bullet_hose }: one shot at every target in the front arc
choice-flame = { command-flamethrower }: set a vehicle in the front arc on fire

## Odds

odds-hit = Hit
odds-top = The one on top is pushed
odds-bottom = The one below is pushed
odds-fire_out = The fire goes out
odds-lost = You lose a vehicle
odds-foe = Another vehicle is lost

## Set-up

ask-start_tile = Which side of tile 1 do you want to start on? (so far { $first } to { $second })
ask-choose_crew = Which crew do you drive?
ask-choose_leader = Who leads your crew?
ask-draft_upgrade = Which upgrade do you keep? The others are passed on.
ask-assign_upgrades = Which upgrade goes to which car?
ask-dice_or_cards = Do you play with movement dice or with German Engineering cards?

## Assign and command

ask-assign = { $coasting ->
    [yes] All your vehicles have moved: which one coasts, and for which die? Your dice: { $dice }.
   *[no] Which die goes to which vehicle? Your dice: { $dice }. Road die: { $road }.
}
ask-assign_card = Which card goes to which car? Road die: { $road }.
ask-assign_command = Does another die go on a command? Your dice: { $dice }.
ask-assign_command_card = Does another card go on a command?
ask-assign_token = { $tokens ->
    [one] Does your last command token go on a command?
   *[other] Does one of your { $tokens } command tokens go on a command?
}
ask-command_order = Which command comes next?
ask-bike_assign = { $stage ->
    [0] First die: to which motorcycle? Your dice: { $dice }. Road die: { $road }.
   *[other] Second die: to which motorcycle, or on which command? Your dice: { $dice }.
}
ask-bike_order = Which motorcycle goes first?
ask-rig_steering = Which die goes on Hydraulic Steering? It pays for every change of lane this round. Your dice: { $dice }.
ask-rig_assign = Which die goes on which command? It also says how far the Big Rig moves. Your dice: { $dice }; steering: { $steering }.
ask-free_order = Free Order: which command is activated?

## Commands

ask-airstrike_space = Where does your chopper go?
ask-repair = Which damage is repaired?
ask-rig_repair = Which command { $section ->
    [front] of the front section
    [middle] of the mid section
   *[rear] of the rear section
} is repaired?
ask-raise_step = { $vehicle } runs again. Does it roll one space?
ask-nudge_target = Pull Over!: which vehicle is nudged, and where?
ask-roadblock_space = Roadblock: where does the wreck go?
ask-crane_target = Magnet Crane: what is lifted?
ask-swap_meet = Swap Meet: which damage goes where?
ask-hex_target = Hex: which car is cursed?
ask-jam_target = Radio Jam: which chopper is sent back?
ask-patch_target = Patch-Up: which vehicle is repaired?
ask-sidestep = Sidestep: where does { $vehicle } go?

## Moving

ask-entry_space = { $vehicle } enters the road with { count-moves }. On which lane?
ask-step = { $drift ->
    [yes] { $vehicle } is on { $space } with { count-moves } left and may drift once. Where to?
   *[no] { $vehicle } is on { $space } with { count-moves } left. Where to?
}
ask-drift = { $vehicle } is on the space { $other }. What now?
ask-road_bonus = { $drifting ->
    [yes] { $vehicle } is on the space of another vehicle. Take the road die and drive { count-moves } more, or slam?
   *[no] { $vehicle } may take the road die, and must then drive { count-moves } more. Take it?
}
ask-cow_catcher = { $by } shoves { $vehicle } aside. Where to?
ask-rig_dispenser = Hazard Dispenser: where does the token go?
ask-refuse_slide = Studded Tires: does { $vehicle } slide?
ask-doze_token = Dozer Blade: does { $vehicle } push the token away?
ask-stay_put = Roll Cage: does { $vehicle } stay where it is?
ask-anchor = Anchor Chain: does { $vehicle } save itself by going straight ahead?
ask-spread = Where is the token dropped?
ask-brake_target = Brake Check: who is pulled onto the space { $vehicle }?
ask-hotwire_target = Hotwire: which vehicle rolls?
ask-hotwire_step = Hotwire: where does { $vehicle } roll?

## Slams and dice

ask-slam_reroll = { $vehicle } slams into { $other }. { $dice } Do you demand a reroll?
ask-bike_slam = Two motorcycles collide; the direction die shows { $way }. Which one is pushed?
ask-lucky_reroll = Lucky Dice: the push { $vehicle } leads here: { $goal }. Reroll the direction?
ask-big_shoes = Big Shoes: which vehicle is pushed?
ask-big_shoes_way = Big Shoes: which direction counts?
ask-fate_reroll = Rewrite Fate: is this roll made again? { $dice }
ask-fire_reroll = The fire die { $vehicle } shows: { $face }. Reroll it?

## Shooting and damage

ask-shoot_target = { $chopper ->
    [yes] At whom does your chopper shoot?
   *[no] At whom does { $vehicle } shoot?
}
ask-shot_mode = How does { $vehicle } attack?
ask-flame_target = Flamethrower: who is set on fire?
ask-rig_reroll = Targeting Computer: the shot at { $vehicle } shows { $face }. Reroll it?
ask-beacon_reroll = Homing Beacon: the shot at { $vehicle } shows { $face }. Reroll it?
ask-shot_reroll = The shot at { $vehicle } shows { $face }. Reroll it?
ask-rig_damage = The Big Rig is hit. Which command is damaged?
ask-choose_damage = Jury Rigging: which token counts?

## Cards

ask-effect_menu = { $moment ->
    [turn_start] Your turn begins.
    [assigned] The dice are placed.
    [airstrike_before] Your chopper is about to take off.
    [airstrike_placed] Your chopper is in place.
    [move_start] Your vehicle is about to move.
    [tile_laid] A new tile lies ahead.
    [slam_over] The slam is over.
    [base_move_over] The moves are used up.
    [move_end] The move is over.
    [shot_over] The shot is over.
   *[turn_end] The turn ends.
} Do you use something now?
ask-play_reaction = Do you react with { $card }? { $text }
ask-claim_bounty = You have met the goal of { $card }. Do you claim it? { $text }
ask-spend_scrap = You have { $scrap } scrap. Which damage do you repair?
ask-peek_hazard = Second Sight: which facedown token do you look at?
ask-airlift_vehicle = Airlift: which vehicle is lifted?
ask-airlift_chopper = Airlift: where does the chopper go?
ask-airlift_landing = Airlift: where is { $vehicle } set down?
ask-egg_space = Egg Layer: where does a token go?
ask-kamikaze_target = Kamikaze: into whom does your chopper crash?
ask-supply_target = Supply Drop: which damage is repaired?
ask-loaded_subset = Loaded Dice: which dice are rerolled?
ask-set_die = Hit and Run: which die is turned?
ask-drop_token = Front Runner: which token of the new tile is discarded?
ask-weld_token = Emergency Weld: which damage token is taken off?
ask-aimed_command = Which command of the Big Rig is aimed at?
ask-spike_space = Spike Strip: where does the token go?

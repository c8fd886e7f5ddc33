## Set-up

option-start_tile = Start tile
    .text = Which side of tile 1 the race starts on.
option-start_tile-1a = { tile-1a }
option-start_tile-1b = { tile-1b }
option-start_tile-random = Drawn at random
option-start_tile-vote = Chosen by the players

option-crew_choice = Choice of crews
    .text = How the players come by their crews.
option-crew_choice-free = Chosen freely
option-crew_choice-random = Drawn at random

option-big_team = Big Team
    .text = With two players, each runs two car crews.
option-big_team-true = Yes
option-big_team-false = No

## Expansions

option-big_rig = Big Rig
    .text = Whether somebody may drive the truck of three sections.
option-big_rig-false = Left in the box
option-big_rig-true = Can be chosen

option-final_five = Final Five
    .text = Whether somebody may lead the five motorcycles.
option-final_five-false = Left in the box
option-final_five-true = Can be chosen

option-carnage = Carnage at Devil’s Run
    .text = Five more tiles, new terrains and hazards, fire and ongoing effects.
option-carnage-true = In play
option-carnage-false = Left in the box

option-leaders = Crew leaders
    .text = Every car crew has a leader with a power, own commands and command tokens.
option-leaders-true = In play
option-leaders-false = Left in the box

option-upgrades = Upgrades
    .text = Every car gets an upgrade from a draft.
option-upgrades-true = In play
option-upgrades-false = Left in the box

option-road_conditions = Road conditions
    .text = Middle and lead tiles carry a card that acts on everybody there.
option-road_conditions-true = In play
option-road_conditions-false = Left in the box

option-advanced_airstrikes = Advanced airstrikes
    .text = Everybody holds one secret card for the chopper.
option-advanced_airstrikes-true = In play
option-advanced_airstrikes-false = Left in the box

option-bounties = Bounties
    .text = Everybody has one secret goal with a reward.
option-bounties-true = In play
option-bounties-false = Left in the box

option-one_shots = One shots
    .text = Everybody holds one secret trick to be used once.
option-one_shots-true = In play
option-one_shots-false = Left in the box

option-bonus_commands = Bonus commands
    .text = Every crew but the Big Rig has one more command.
option-bonus_commands-true = In play
option-bonus_commands-false = Left in the box

option-german_engineering = German Engineering
    .text = Car crews play cards instead of movement and shooting dice.
option-german_engineering-off = Left in the box
option-german_engineering-choice = Each car crew chooses
option-german_engineering-all = For all car crews

## Moving

option-start_area_is_road = Start area is road
    .text = Whether a car may take the road die on the turn it enters the board.
option-start_area_is_road-true = Yes
option-start_area_is_road-false = No

option-road_die_after_stop = Road die after a stop
    .text = Whether a vehicle that lost its moves may still take the road die.
option-road_die_after_stop-never = Never
option-road_die_after_stop-after_slam = After a slam
option-road_die_after_stop-always = Always

option-mud_reveal_charge = Revealed mud costs
    .text = Whether mud costs its second move when a token has just turned it up.
option-mud_reveal_charge-true = Yes
option-mud_reveal_charge-false = No

option-drift_on_revealed_wreck = Drift past a revealed wreck
    .text = Whether Drift avoids a wreck that has just been revealed.
option-drift_on_revealed_wreck-true = Yes
option-drift_on_revealed_wreck-false = No

option-tile_return_side = Side of returning tiles
    .text = Which side a removed tile shows when it comes back.
option-tile_return_side-flip = The other side
option-tile_return_side-keep = The same side
option-tile_return_side-random = Drawn at random

## Obstacles and shots

option-shoot_inoperable = Shots at inoperable vehicles
    .text = Whether such a shot, which has no effect, may be made.
option-shoot_inoperable-true = Yes
option-shoot_inoperable-false = No

option-box_limits = Limits of the box
    .text = Whether wrecks, off-road tokens, on fire tokens and minor damage tokens are limited to those in the box.
option-box_limits-true = Yes
option-box_limits-false = No

option-rig_slam_stops = Slams stop the Big Rig
    .text = Whether the Big Rig loses its moves when it rams somebody.
option-rig_slam_stops-true = Yes
option-rig_slam_stops-false = No

option-bike_drift = Motorcycles in traffic
    .text = Whether motorcycles always pass through other vehicles or may choose to slam.
option-bike_drift-auto = Always pass
option-bike_drift-choice = Their owner chooses

## Carnage

option-salt_flats = Salt flats
    .text = When salt flats open the road die.
option-salt_flats-end = When the move ends there
option-salt_flats-enter = When entered

option-ramp_reveal = Revealed ramps
    .text = What happens to a vehicle that turns up a ramp from the wrong side.
option-ramp_reveal-eliminate = Eliminated
option-ramp_reveal-spare = Stopped

option-fire_die = Fire die
    .text = How hot the fire burns.
option-fire_die-standard = Standard
option-fire_die-hot = Hot: more moves, harder to put out

option-ongoing_token_repair = Repaired ongoing effects
    .text = Where the damage token of a repaired ongoing effect goes.
option-ongoing_token_repair-pile = Into the damage pile
option-ongoing_token_repair-discard = Set aside

## Cards

option-leaders_shown = Leaders are shown
    .text = Whether the leaders are known in the upgrade draft.
option-leaders_shown-before_draft = Before the draft
option-leaders_shown-after_draft = After the draft

option-em_berco_without_carnage = Em Berco without Carnage
    .text = What becomes of the firestarter when the fire expansion is left out.
option-em_berco_without_carnage-use_fire = Plays with fire rules
option-em_berco_without_carnage-remove = Not dealt

option-token_on_bonus_command = Tokens on bonus commands
    .text = Whether a command token may go on a bonus command.
option-token_on_bonus_command-true = Yes
option-token_on_bonus_command-false = No

option-controlled_return = Controlled hazards return
    .text = Whether controlled mines and oil slicks go back to their card.
option-controlled_return-true = Yes
option-controlled_return-false = No

option-redraw_useless = Replace useless cards
    .text = Whether a crew dealt a card it cannot use gets another one.
option-redraw_useless-true = Yes
option-redraw_useless-false = No

option-mask_reactions = Hide declined reactions
    .text = Whether the log keeps silent about reactions nobody played.
option-mask_reactions-true = Yes
option-mask_reactions-false = No

option-bonus_commands_public = Bonus commands are open
    .text = Whether everybody sees the bonus commands from the start.
option-bonus_commands_public-true = Yes
option-bonus_commands_public-false = No

option-ge_first_player = First player with cards
    .text = How hands of cards are compared with rolls of dice.
option-ge_first_player-sum = By the total
option-ge_first_player-average = By the average

## End of the race

option-two_player_final_tile = Final tile with two players
    .text = The number of the tile in front of which the Finish Line is put.
option-two_player_final_tile-3 = Tile 3
option-two_player_final_tile-4 = Tile 4
option-two_player_final_tile-5 = Tile 5
option-two_player_final_tile-6 = Tile 6
option-two_player_final_tile-7 = Tile 7
option-two_player_final_tile-8 = Tile 8
option-two_player_final_tile-9 = Tile 9
option-two_player_final_tile-10 = Tile 10
option-two_player_final_tile-11 = Tile 11
option-two_player_final_tile-12 = Tile 12

option-round_cap = Longest race
    .text = After this many rounds the lead tile becomes the final one; after twice as many the game is a draw.
option-round_cap-0 = No limit
option-round_cap-20 = After 20 rounds
option-round_cap-40 = After 40 rounds
option-round_cap-60 = After 60 rounds
option-round_cap-80 = After 80 rounds
option-round_cap-100 = After 100 rounds
option-round_cap-200 = After 200 rounds
option-round_cap-500 = After 500 rounds

option-out_player_finish_wins = Finishing when out
    .text = Whether a vehicle of a player who is out still wins on the Finish Line.
option-out_player_finish_wins-true = Yes
option-out_player_finish_wins-false = No

option-simultaneous_wipeout = Everybody lost at once
    .text = What happens when the last players go out at the same moment.
option-simultaneous_wipeout-draw = A draw
option-simultaneous_wipeout-most_advanced = The furthest ahead wins

## Refusals

refused-crews = there are four car crews; for { $players } players let “{ option-big_rig }” { $players ->
    [5] or “{ option-final_five }”
   *[other] and “{ option-final_five }”
} be chosen too, or play with fewer
refused-big_team = “{ option-big_team }” is for 2 players, not { $players }; switch it off, or play with 2

## Presets

preset-first_evening = First evening
    .text = The base game: three cars and a chopper for everybody, four crews. This is how to begin.
preset-devils_run = Devil’s Run
    .text = The base game with { box-carnage }: ramps, salt flats, fire.
preset-big_crews = Truck and motorcycles
    .text = The base game with { box-crews }: up to six players.
preset-leaders_and_upgrades = Leaders and upgrades
    .text = The base game with { box-choppe_shoppe }: crews with a character of their own.
preset-everything = Everything
    .text = Every box at once, for crews that know the road.

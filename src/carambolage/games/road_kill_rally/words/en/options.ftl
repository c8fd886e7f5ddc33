## How it looks

option-presentation = Targets
    .text = Words and pictures only: no rule changes.
option-presentation-dummies = Crash-test dummies
option-presentation-classic = Passers-by who leap aside

## Set-up

option-start_seat = Start seat
    .text = Who mounts accessories and chooses a pole first.
option-start_seat-random = Drawn at random
option-start_seat-first = Seat 1

option-race_length = Length of the race
    .text = How many ordinary road tiles come before the finish.
option-race_length-normal = Normal: 14 to 16 tiles
option-race_length-short = Short: 10 to 14 tiles
option-race_length-sprint = Sprint: 5 to 7 tiles

## Variants

option-elimination = Elimination
    .text = Whether the third wipe-out token takes a car out of the race.
option-elimination-false = No
option-elimination-true = Yes

option-skills = Driver skills
    .text = Whether every driver chooses one of two skills.
option-skills-false = No
option-skills-true = Yes

option-teams = Teams
    .text = Whether the players race in teams of two; needs at least three players.
option-teams-false = No
option-teams-true = Yes

option-friendly_fire = Friendly fire
    .text = Whether team-mates can be attacked.
option-friendly_fire-false = No
option-friendly_fire-true = Yes, without shoot tokens

## Readings of the rulebook

option-tile_orientation = Placing tiles
    .text = Who decides which way round a tile lies, where both ways are possible.
option-tile_orientation-choice = The player who drew it
option-tile_orientation-random = Chance

option-front_arc = Ahead and behind
    .text = Which spaces lie ahead or behind.
option-front_arc-cone = Straight or diagonally: as many lanes aside as rows away
option-front_arc-row = Every space of any row ahead or behind

option-veteran_driver = Veteran Driver
    .text = How many cards the Veteran Driver draws.
option-veteran_driver-fill_to_six = Up to six in hand
option-veteran_driver-plus_one = One more than the others

option-wiped_out_may_attack = Combat after a wipe-out
    .text = Whether a car that has wiped out still has a combat action in that round.
option-wiped_out_may_attack-true = Yes, but not at targets
option-wiped_out_may_attack-false = No

option-three_tokens_no_scoring = Scoring with three wipe-out tokens
    .text = Whether a player with three wipe-out tokens still scores targets.
option-three_tokens_no_scoring-false = Allowed
option-three_tokens_no_scoring-true = Not allowed

option-damaged_slots = Damaged slots
    .text = Whether a slot whose accessory was lost in a wipe-out stays closed.
option-damaged_slots-false = Can be filled again
option-damaged_slots-true = Closed for good

option-pits_with_three_tokens = The Pits with three wipe-out tokens
    .text = Whether the free pit stop is open to a player with three wipe-out tokens.
option-pits_with_three_tokens-false = No
option-pits_with_three_tokens-true = Yes

option-forest_fire_blocks_sight = Forest Fire
    .text = Whether its smoke blocks lines of sight across the tile.
option-forest_fire_blocks_sight-false = No
option-forest_fire_blocks_sight-true = Yes

## The end

option-tie_break = Ties
    .text = Who is ahead where points and crossing do not tell.
option-tie_break-coin = A coin decides
option-tie_break-shared = The rank is shared

option-straggler_limit = Rounds after the first finish
    .text = How many more rounds the others have when the first car is across the line; 0 is no limit.
option-straggler_limit-0 = No limit, as in the rulebook

## Presets

preset-first_evening = First evening
    .text = A sprint of five to seven tiles, without variants. This is how to begin.
preset-rally = The rally
    .text = The whole distance, without variants. Five rounds after the first finish it is over.
preset-skilled_drivers = Skilled drivers
    .text = The whole distance, and every driver has a skill.
preset-last_car_rolling = Everything
    .text = Skills, and the third wipe-out takes a car out of the race.

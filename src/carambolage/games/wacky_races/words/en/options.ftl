## Set-up

option-racer_choice = Choice of racers
    .text = How the players come by their cars.
option-racer_choice-choose = Chosen in turn order
option-racer_choice-random = Dealt at random

option-first_player = First Player
    .text = Who starts rearmost and plays first.
option-first_player-random = Drawn at random
option-first_player-seat_1 = Seat 1

option-special_tile = Special tile
    .text = Which special tile is shuffled into the second half.
option-special_tile-random = Drawn at random
option-special_tile-swamp = { tile-swamp }
option-special_tile-crossroads = { tile-crossroads }
option-special_tile-level_crossing = { tile-level_crossing }
option-special_tile-acme = { tile-acme }

## Playing

option-stuck_discard = When stuck
    .text = What a player discards who cannot leave the tile by cards.
option-stuck_discard-any = One card or more
option-stuck_discard-one = Exactly one card

option-trap_reshuffle = Endless traps
    .text = Whether the discarded traps are shuffled into a new deck when the deck is empty.
option-trap_reshuffle-true = Shuffled again
option-trap_reshuffle-false = Used once only

option-villain_extra_move = Villain’s extra move
    .text = Whether the villain also moves after each neutral activation.
option-villain_extra_move-auto = With 1 or 2 players
option-villain_extra_move-always = Always
option-villain_extra_move-never = Never

option-foiled_ends_turn = Foiled Again ends the turn
    .text = Whether this harmless trap ends the movement phase like the others.
option-foiled_ends_turn-true = Yes
option-foiled_ends_turn-false = No

option-powers = Powers
    .text = Without powers it is a family game: Gas Station, Foiled Again and Sabotage then do nothing.
option-powers-full = Four per racer
option-powers-off = None

option-special_trigger = Special tiles react
    .text = When Level Crossing, ACME Laboratory and Gas Station take effect.
option-special_trigger-book = As the rulebook says: the Level Crossing also when crossed, the others when entered
option-special_trigger-enter_or_cross = When entered or crossed
option-special_trigger-enter_only = Only when entered

option-gas_repeat = Gas Station
    .text = How often the Gas Station may recover powers in a race.
option-gas_repeat-every_time = Every time
option-gas_repeat-once = Once

option-neutral_reveals = Neutral cards
    .text = How many cards are revealed in each neutral activation.
option-neutral_reveals-1 = 1
option-neutral_reveals-2 = 2
option-neutral_reveals-3 = 3
option-neutral_reveals-4 = 4
option-neutral_reveals-5 = 5

## End of the race

option-finish_mode = End of the race
    .text = Whether the race stops at the first finisher or goes on for the places.
option-finish_mode-first_wins = At the first finisher
option-finish_mode-run_out = When the places are settled

option-rank_ties = Ties in the ranking
    .text = How racers on the same tile are ranked.
option-rank_ties-shared = They share the better rank
option-rank_ties-turn_order = Broken by turn order

## Solo

option-solo_level = Solo level
    .text = How fast the neutral racers are against a solo player.
option-solo_level-rookie = Rookie (2 cards)
option-solo_level-racer = Racer (3 cards)
option-solo_level-ace = Ace (4 cards)
option-solo_level-legend = Legend (5 cards)

option-solo_cars = Solo cars
    .text = How many racers, each with its own hand and powers, the solo player drives.
option-solo_cars-1 = One
option-solo_cars-2 = Two
option-solo_cars-3 = Three

## Championship

option-season = Championship
    .text = One season is four races, the Grand Championship all sixteen.
option-season-none = None
option-season-spring = { season-spring }
option-season-summer = { season-summer }
option-season-autumn = { season-autumn }
option-season-winter = { season-winter }
option-season-grand = { season-grand }

option-race = Race rule
    .text = One of the sixteen races of the championship, run on its own.
option-race-none = None
option-race-1 = 1. { race-1 }
option-race-2 = 2. { race-2 }
option-race-3 = 3. { race-3 }
option-race-4 = 4. { race-4 }
option-race-5 = 5. { race-5 }
option-race-6 = 6. { race-6 }
option-race-7 = 7. { race-7 }
option-race-8 = 8. { race-8 }
option-race-9 = 9. { race-9 }
option-race-10 = 10. { race-10 }
option-race-11 = 11. { race-11 }
option-race-12 = 12. { race-12 }
option-race-13 = 13. { race-13 }
option-race-14 = 14. { race-14 }
option-race-15 = 15. { race-15 }
option-race-16 = 16. { race-16 }

option-neutral_points = Neutrals and the title
    .text = Neutral racers always take ranks; this says whether they can also become champion.
option-neutral_points-true = They score like players
option-neutral_points-false = They cannot take the title

option-championship_first = First Player of later races
    .text = Who is First Player from the second race on.
option-championship_first-rotate = Passes clockwise
option-championship_first-lowest_total = Whoever has the fewest points
option-championship_first-random = Drawn at random

## Refusals

refused-season = choose either “{ option-season }” or “{ option-race }”, and leave the other one out
refused-solo_cars = “{ option-solo_cars }” is for one player alone; with more players everybody drives one car

## Presets

preset-first_evening = First evening
    .text = One race with powers, as the rulebook has it. This is how to begin.
preset-family = Family race
    .text = One race without powers: cards, tiles and traps only.
preset-season = A season
    .text = Four races of spring, each with a rule of its own.
preset-grand_championship = Everything
    .text = The Grand Championship: all sixteen races of the year.

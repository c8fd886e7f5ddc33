## Counting: numbers that come from the pack, with their noun

count-distance = { $distance ->
    [one] { $distance } tile
   *[other] { $distance } tiles
}
count-range = { $range ->
    [one] { $range } tile
   *[other] { $range } tiles
}
count-push = { $push ->
    [one] { $push } tile
   *[other] { $push } tiles
}
count-boosted = { $boosted ->
    [one] { $boosted } tile
   *[other] { $boosted } tiles
}
count-draw = { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
}
count-look = { $look ->
    [one] top card
   *[other] top { $look } cards
}
count-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
count-recover = { $recover ->
    [one] { $recover } of your other face-down powers
   *[other] up to { $recover } of your other face-down powers
}

## Terrains (the letter is the same in every language)

terrain-desert = Desert
    .letter = D
terrain-forest = Forest
    .letter = F
terrain-prairie = Prairie
    .letter = P
terrain-farm = Farm
    .letter = R
terrain-wild = Wild
    .letter = *
    .text = Every movement card matches here.
terrain-none = No terrain
    .letter = -
terrain-river = River
    .letter = ~
    .text = No terrain of its own: for a later movement, your right-hand neighbour names the card you need.
terrain-unknown = Unknown terrain
    .letter = ?

## Movement cards

card-movement = Movement card
card-desert = Desert card
card-forest = Forest card
card-prairie = Prairie card
card-farm = Farm card
card-unknown = Face-down card

## Tiles: first half (blue backs)

tile-rattlesnake_flats = Rattlesnake Flats
    .hint = Cracked ground and signposts that hiss.
tile-dry_gulch = Dry Gulch
    .hint = An old riverbed between red rocks.
tile-whispering_pines = Whispering Pines
    .hint = Tall trunks, and the road slips between them.
tile-beaver_hollow = Beaver Hollow
    .hint = Gnawed stumps and a dam beside the bend.
tile-bison_range = Bison Range
    .hint = A herd watches the cars go by.
tile-tumbleweed_straight = Tumbleweed Straight
    .hint = Endless grass and rolling bushes.
tile-pumpkin_patch = Pumpkin Patch
    .hint = Orange bumps on both verges.
tile-red_barn = Red Barn
    .hint = The road runs in at one door and out at the other.

## Tiles: second half (orange backs)

tile-mirage_mesa = Mirage Mesa
    .hint = A lake that is not there.
tile-vulture_dunes = Vulture Dunes
    .hint = Three birds with plenty of time.
tile-timber_ridge = Timber Ridge
    .hint = Log piles and a steep view.
tile-moonlit_grove = Moonlit Grove
    .hint = Owls, eyes and fog.
tile-telegraph_plain = Telegraph Plain
    .hint = Poles all the way to the horizon.
tile-wagon_trail = Wagon Trail
    .hint = Deep ruts and a lost wheel.
tile-corn_maze = Corn Maze
    .hint = A wrong turn every ten yards.
tile-henhouse_corner = Henhouse Corner
    .hint = Feathers everywhere.

## Tiles: special

tile-swamp = Swamp
    .hint = Bubbling, bottomless, patient.
    .text = Room for any number of racers. To leave by cards, discard two of the same terrain or any three; neutrals leave only with their free move.
tile-crossroads = Crossroads
    .hint = A signpost that turns by itself.
    .text = If your movement phase ends here, you may swap two tiles anywhere on the course: ordinary terrain tiles or the Crossroads itself. Racers stay where they are, traps travel with their tiles.
tile-level_crossing = Level Crossing
    .hint = The train always comes just now.
    .text = When a racer enters or crosses it, every racer in last place steps 1 tile forward.
tile-acme = ACME Laboratory
    .hint = Smoke in four colours.
    .text = When a racer enters it with nobody ahead of the laboratory, a movement card is revealed and a trap is laid on the next tile ahead of that terrain that is free of racers and traps.

## Tiles: fixed

tile-gas_station = Gas Station
    .hint = Last pump before the second half.
    .text = When a racer enters it and leaves nobody behind the pump, every player recovers one face-down power.
tile-finish = Finish Line
    .hint = Chequered flag and grandstand.
    .text = The first racer to get here wins.

## Tiles: the grid

tile-space_00 = Space 00
    .hint = The villain’s corner.
tile-pit_exit = Pit Exit
    .hint = Rearmost start, for the First Player.
tile-tyre_wall = Tyre Wall
    .hint = The second start.
tile-picnic_meadow = Picnic Meadow
    .hint = Spectators on blankets.
tile-hay_bales = Hay Bales
    .hint = A soft barrier.
tile-sand_trap = Sand Trap
    .hint = A gritty start.
tile-flag_tree = Flag Tree
    .hint = Foremost start, under the banner.

## Tiles nobody may see

tile-unknown = Face-down tile
    .hint = Who knows what lies around the bend?
    .text = Turned up when the first racer enters or crosses it. The villain takes it for every terrain.
tile-river = River
    .hint = Wide, brown and in no hurry.
    .text = Your first card takes you off whatever it shows; for a later one your right-hand neighbour names the terrain. No power carries a racer forward past it.

## Traps

trap-broken_bridge = Broken Bridge
    .text = Next turn the victim may make only one card movement. A neutral makes only its free move in its next activation.
trap-oil = Oil
    .text = Every racer except the victim steps 1 tile forward.
trap-painted_tunnel = Painted Tunnel
    .text = { $racers ->
        [one] The racer farthest from the Finish runs { count-distance } forward.
       *[other] The { $racers } racers farthest from the Finish run { count-distance } forward each.
    }
trap-boulder = Boulder
    .text = The victim runs back to the nearest tile behind it that holds no racer.
trap-log = Log
    .text = The victim runs back { count-distance }.
trap-foiled_again = Foiled Again
    .text = Every player may recover one face-down power. Muttley snickers; nobody can cancel it.
trap-sabotage = Sabotage
    .text = The victim’s player turns one face-up power face down.
trap-sleight_of_hand = Sleight of Hand
    .text = The victim swaps places with the nearest racer at most { count-range } behind it.
trap-mud_puddle = Mud Puddle
    .text = The victim’s player skips the next refill. Neutrals drive on as if nothing had happened.
trap-unknown = Face-down trap
    .text = Something nasty. Nobody knows what until a wheel touches it.

## Racers: the car, its driver, a short name for logs, a word of character

racer-sb = Boulder Mobile
    .driver = The Slag Brothers, Rock and Gravel
    .short = Slag Brothers
    .hint = Brute force, hard heads and a car hewn from rock.
racer-gt = Creepy Coupe
    .driver = The Gruesome Twosome
    .short = Gruesome Twosome
    .hint = A dragon in the belfry, ghosts in the boot, second sight at the wheel.
racer-pp = Convert-a-Car
    .driver = Professor Pat Pending
    .short = Pat Pending
    .hint = One invention per bend.
racer-rm = Crimson Haybailer
    .driver = Red Max
    .short = Red Max
    .hint = A flying ace who merely borrows the road.
racer-pe = Compact Pussycat
    .driver = Penelope Pitstop
    .short = Penelope
    .hint = Charm, poise and other people’s cards.
racer-as = Army Surplus Special
    .driver = Sergeant Blast and Private Meekly
    .short = Blast and Meekly
    .hint = Cannon first, questions later.
racer-am = Bulletproof Bomb
    .driver = The Ant Hill Mob
    .short = Ant Hill Mob
    .hint = Seven getaway specialists, fourteen feet.
racer-ac = Arkansas Chugga-Bug
    .driver = Lazy Luke and Blubber Bear
    .short = Luke and Blubber
    .hint = Slow, sleepy and suddenly scared.
racer-pf = Turbo Terrific
    .driver = Peter Perfect
    .short = Peter Perfect
    .hint = Speed, gallantry and loose bolts.
racer-rr = Buzz Wagon
    .driver = Rufus Ruffcut and Sawtooth
    .short = Rufus
    .hint = The kings of the forest.

villain = Mean Machine
    .driver = Dick Dastardly and Muttley
    .short = Dastardly
    .hint = Never a racer, always a nuisance: he overtakes only to lay traps.

## Decks, piles, hands

deck-movement = Movement deck
deck-trap = Trap deck
discard-movement = Discard pile
    .top = Villain’s card
    .text = Face up for all. The top card is the one the villain drives by.
discard-trap = Trap discard pile
pile-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pile-empty = Empty
hand = Hand
hand-own = Your hand
hand-count = { $count ->
    [0] No cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}

## Seats, dashboards, states

seat = Seat
seat-number = Seat { $number }
seat-active = At the wheel
seat-first_player = First Player
    .text = Holds the Neutral Racers card and decides for the neutrals.
seat-neutral = Neutral racer
    .text = Driven by the cards; it can win like anyone else.
dashboard = Dashboard
power = Power
    .face_up = Face up
    .face_down = Face down
    .cancel = Cancels a trap by itself
state-broken_bridge = Broken Bridge
    .text = Only one card movement next turn.
state-mud_puddle = Mud Puddle
    .text = Skips the next refill.
state-lay_low = Lying low
    .text = Out of reach of other players’ powers until the next turn.
state-villain_out = Out of petrol
    .text = The villain has left the race and taken the rest of his traps with him.
state-finished = Finished
state-leading = Leading
state-last = Last

## Course and grid

course = Course
grid = Starting Grid
grid-terrain = Grid terrain { $number }
half-first = First half
half-second = Second half
position = Position { $number }
lap = Lap { $number }
round = Round { $number }
back-blue = Blue back
back-orange = Orange back
back-black = Black back
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

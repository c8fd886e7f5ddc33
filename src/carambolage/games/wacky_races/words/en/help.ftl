## The rules, chapter by chapter

rules-goal = Be the first to reach the Finish. Six racers always start; those without a player are neutral, and they can win too. Between you and the flag lie 24 tiles, five rivals, and a villain who cannot win but does not mind: he lays traps.
    .title = Goal

rules-setup =
    Each player takes one of the ten cars, its four powers face up, and three secret movement cards. Neutral racers drawn at random bring the field to six. The First Player starts rearmost, just ahead of the villain on space 00; the other players follow clockwise, one racer per grid terrain, and the neutrals line up ahead of them in random order.

    The course runs from the grid over eight shuffled blue tiles, the Gas Station, and nine shuffled tiles (the eight orange ones and one random special tile) to the Finish. Each half holds every terrain twice. The 64 movement cards and the 16 traps form two face-down decks. Once the race has started, the grid terrains are ordinary tiles.
    .title = Set-up

rules-turn =
    A round is one turn for each player, clockwise from the First Player, then the neutral activation. In your movement phase you play cards and use powers in any order, and you stop when you like; but you must play at least one movement card if you hold any. Then comes the Crossroads, if you stand on it; you refill your hand; and the villain moves.

    A trap that you trigger and do not cancel ends your movement phase at once; you still refill. Some tiles demand a payment: if you cannot pay and have played no card yet, you are stuck. You then discard at least one card without moving, and may still use powers.
    .title = Round and turn

rules-cards = Your first movement card takes you 1 tile forward whatever it shows. Each later card must show the terrain of the tile you are on at that moment, unless that tile is wild; you may go on as long as you have cards that match. Movements by powers are not cards: they neither use up the first card nor replace it. At the end of your turn you draw up to three cards; there is no maximum, so if you hold more you keep them all and draw none. Played cards go face up on the discard pile, and its top card drives the villain: when you discard several together, you choose which ends on top. When the deck is empty, the discard pile is shuffled into a new one.
    .title = Movement cards

rules-moving =
    A tile has two spaces, so at most two racers; only the Swamp and the Finish have room for all. A step takes you to the nearest tile with a free space, and full tiles are skipped. A run of two or more tiles counts every tile, full or not; only if its last tile is full do you go on to the next one with a free space. Moving backward works the same way, but never behind the grid.

    You enter the tile where you stop and cross those in between. A run stops on the first trap it meets; if you cancel the trap, you go on. Flying ignores the traps on the way, but not the one where you land. Swapping places is no movement and triggers nothing. When one effect moves several racers forward, the front one goes first; when it moves them backward, the rear one. Each movement is settled with all its consequences before the next begins.
    .title = Moving

rules-villain =
    At the end of every player’s turn the villain looks at the top card of the discard pile and drives to the next tile ahead that matches it and holds no trap, however far. Wild tiles always match; the Gas Station and the Finish never stop him. He stands in the middle of the road and takes up no space.

    If no racer is then on his tile or ahead of it, he lays the top trap there, face down and unseen, and drops back to the tile directly behind the last racer. Otherwise he stays. If he finds no tile to stop on, he is out of petrol and out of the race, trap deck and all; the traps on the course remain. With one or two players he moves once more after each neutral activation.
    .title = The villain

rules-traps = A racer that crosses or enters a tile with a trap, forward or backward and in anybody’s turn, triggers it: the card is turned up and carried out at once. If you have a face-up power that cancels this kind of trap, it is turned face down by itself, the trap does nothing, and your turn goes on. Foiled Again and Sabotage cannot be cancelled, and neutrals never cancel. An uncancelled trap ends the movement phase of the racer whose turn it is, or the activation of a neutral; only Mud Puddle leaves neutrals alone. Movements caused by a trap may trigger further traps. If a trap is brought under several racers, one of them triggers it, named by the player whose turn it is. Traps never lie on the Gas Station, the Finish or space 00, and never two on one tile.
    .title = Traps

rules-powers = During your movement phase you may use any of your face-up powers, before, between and after your cards. A used power is turned face down and must be recovered before it works again: at the Gas Station, through Foiled Again or by a power that says so. A power can be used only if it would do something. Powers that cancel traps cannot be used by choice; they work by themselves, even in other players’ turns. An opponent is another player; any other target may also be a neutral racer. If a power drives you into a trap that you do not cancel, the rest of the power is lost.
    .title = Powers

rules-tiles =
    The special tiles, the Gas Station and the two rear terrains of the grid are wild: every card matches there. Only one special tile is in an ordinary race.

    On the Swamp, pay two cards of the same terrain or any three to leave. At the Level Crossing, a racer that enters or crosses lets every racer in last place step 1 tile forward. If your movement phase ends on the Crossroads, you may swap two tiles of the course, ordinary terrain tiles or the Crossroads itself, and their traps with them. The ACME Laboratory lays a trap on a random terrain ahead whenever a racer moves onto it with nobody ahead of the laboratory. At the Gas Station, every player recovers one power when the last racer moves onto it.
    .title = Special tiles

rules-neutrals = After the last turn of each round, except the first, the neutral racers drive. First each of them steps 1 tile forward, from the front one to the rear one; the First Player settles ties. Then three movement cards are revealed one after the other, and for each card every neutral on a matching or wild tile steps 1 tile forward. Neutrals have no hand and use no powers; they leave the Swamp only with the first, free move, and pay nothing. A neutral that triggers a trap suffers it as far as possible and moves no more in this activation.
    .title = Neutral racers

rules-end = The race ends at once when a racer reaches the Finish, whoever moved it and in whoever’s turn. The others are ranked by position, players and neutrals alike; racers on the same tile share the better rank, and the ranks they take up are skipped. If a neutral wins, no player has won, but the players are still ranked. By option the race goes on until the places are settled. A race without a finisher is stopped after round 100 and ranked by position.
    .title = End of the race

rules-solo = Alone, you start rearmost against five neutral racers, and the villain makes his extra move after each activation. The level sets how many cards are revealed for the neutrals: two for a rookie, three for a racer, four for an ace, five for a legend. You win only if your own racer reaches the Finish first; otherwise your rank is your result. You may also drive two or three cars, each with its own hand and powers, as if they were separate players.
    .title = Solo

rules-championship = A championship is one season of four races, each with a rule of its own; the Grand Championship runs all sixteen. The ranks of a race are worth 10, 8, 6, 3, 2 and 1 points, and tied racers all get the points of the rank they share. Players keep their cars and meet the same neutrals, who score as well; course, decks, hands and powers start afresh in every race. The First Player of the first race is drawn, then the role passes clockwise. Most points after the last race wins the title; if equal, more first places count, then more second places and so on, then the better rank in the last race.
    .title = Championship

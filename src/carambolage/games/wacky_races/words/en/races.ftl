## Seasons

season-spring = Spring
    .title = Spring Championship
season-summer = Summer
    .title = Summer Championship
season-autumn = Autumn
    .title = Autumn Championship
season-winter = Winter
    .title = Winter Championship
season-grand = Grand Championship
    .title = Grand Championship

## Spring

race-1 = Zig Zag
    .text = No additional rule: just drive.
race-2 = Little Red Riding Hood
    .text = Your racer leaves a Forest tile only with the first movement of your turn, be it a card or one of your powers; if a power took you there before your first card, you discard a card instead of playing it. Neutrals leave Forest only with their free move.
race-3 = Beware of the Gorilla
    .text = Whenever the villain lays a trap, the player in last place among the players looks at the top two trap cards, chooses the one laid and puts the other under the deck. Among equals, the first in turn order chooses.
race-4 = The Grand Manoeuvres
    .text = Hand size is 4, from the opening hand on.

## Summer

race-5 = Nobody Fools a Buffalo
    .text = Every Desert tile is also a swamp: room for everybody, two equal cards or any three to leave, and neutrals leave only with their free move.
race-6 = The Sheriff Is Not Racing
    .text = The terrain tiles are laid face down, and each is turned up when the first racer enters or crosses it. For the villain a face-down tile has every terrain.
race-7 = All the Fun of the Fair
    .text = Four traps lie in wait from the start, on the first four tiles of the second half.
race-8 = Now That’s Sport
    .text = When the villain stops on a tile with racers, each of them steps 1 tile back before he looks whether he is alone in front.

## Autumn

race-9 = Against the Clock
    .text = No special tile: the Finish touches the grid and the course is a loop. The first racer to complete two laps wins.
race-10 = Saw, Saw the Wood
    .text = A trap lies on every Forest tile from the start, except on the grid. When his card is a Forest, the villain moves only to a trap-free wild tile lying before the next Forest; with a Forest first he stays put and lays nothing, with neither ahead he is out.
race-11 = By Way of Ghost Town
    .text = If your racer is on a Farm tile when your turn ends, after the villain’s move, discard all your cards but one. Neutrals leave Farm only with their free move.
race-12 = Missouri Mix-Up
    .text = To leave a Prairie tile, play two cards for one step: at least one Prairie if it is your first movement of the turn, two Prairies later. Neutrals leave Prairie only with their free move.

## Winter

race-13 = Bears, Bears Everywhere
    .text = Your hand size is 2 until your racer has reached the Gas Station, then 3 for good.
race-14 = What a Circus
    .text = The players build the course: each is dealt 3 tiles (5 with two or three players) from all terrain tiles, special tiles and the Gas Station. Starting with the last player and going anticlockwise, they lay one tile each in turn.
race-15 = All Along the Mississippi
    .text = The second half lies face down: it is the River. Your first card takes you off a River tile whatever it shows; for a later one your right-hand neighbour names the terrain. No power carries a racer forward past a River tile, and neutrals leave it only with their free move.
race-16 = Romeo of Mexico
    .text = When the villain lays a trap, he lays a second one on the tile directly ahead, unless that tile has a trap already or is a special tile, the Gas Station or the Finish.

## The board

place-rear = Rear tile
place-middle = Middle tile
place-lead = Lead tile
place-final = Final tile
place-start = Start area
place-finish = Finish Line
    .text = The first road vehicle to get here wins for its player, driven or pushed.

## Base tiles

tile-1a = The Parking Lot
    .hint = A wide lot that empties into two lanes. Somebody always forgets a mine.
tile-1b = Runway to Ruin
    .hint = Two straight lanes through the sand, with surprises in pairs.
tile-2a = Snakeway
    .hint = The road winds left and right, and every bend has its rock.
tile-2b = Unrest Stop
    .hint = Left or right of the rocks? Decide early.
tile-3a = The Mudhole
    .hint = A ring road around a very large bath.
tile-3b = The Bunker
    .hint = Concrete where the road should be. Everybody into the sand!
tile-4a = The Barrens
    .hint = A straight road, and fields that swallow whoever leaves it.
tile-4b = Scenic Route
    .hint = Down the cliffs from left to right. Admire the view later.
tile-5a = Route Sixty Styx
    .hint = Dead straight, with rocks waiting on both verges.
tile-5b = The Choke
    .hint = Two lanes between walls that do not give way.

## Carnage tiles

tile-6a = Mirror Mile
    .hint = Sheets of glass beside a narrow road: fast, straight, unforgiving.
tile-6b = Salt Lick
    .hint = An open salt lake with one lonely ramp.
tile-7a = Devil’s Leap
    .hint = Four ramps, one broken bridge: jump it or thread the gaps.
tile-7b = Sludge Works
    .hint = Leaking basins push everybody into the same two bends.
tile-8a = Scorched Mile
    .hint = A burning pipeline crosses the road twice. The sand takes longer.
tile-8b = Refinery Row
    .hint = Tanks for walls, goo and flames in the alleys.
tile-9a = Launch Strip
    .hint = Glass run-ups slide you onto the ramps, or just past them.
tile-9b = Dead Sea
    .hint = Salt islands, mud and goo; the road has given up.
tile-10a = Worm Country
    .hint = Endless dunes, and something moving under them.
tile-10b = Devil’s Gullet
    .hint = A winding gorge with a taste of everything.

## Terrains

terrain-road = Road
    .text = Stay on it from start to end and you may add the road die.
terrain-sand = Off-road
    .text = As fast as the road, but it costs you the road die.
terrain-mud = Mud
    .text = Driving in costs { count-cost }, or your last one.
terrain-impassable = Impassable
    .text = An obstacle: whoever enters is eliminated.
terrain-goo = Toxic goo
    .text = The vehicle stops and loses its moves.
terrain-glass = Desert glass
    .text = The vehicle slides 1 more space the way it came, for free, and keeps its moves.
terrain-ramp = Ramp
    .text = Entered straight from behind: roll the stunt die, jump that far ahead and lose your moves. Entered any other way: eliminated.
terrain-fire = Fire
    .text = The vehicle catches fire and drives on.
terrain-salt = Salt flats
    .text = End your base movement here and you may take the road die even if you left the road.
terrain-hazard = Hazard symbol
    .text = A hazard token is put here when the tile enters the board. The symbol alone does nothing.

## Directions

direction-front = front
direction-front_left = front-left
direction-front_right = front-right
direction-rear = rear
direction-rear_left = rear-left
direction-rear_right = rear-right

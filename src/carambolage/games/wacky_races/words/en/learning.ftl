## Lessons

lesson-cards = Cards
    .task = Play three cards, one after the other.
    .hint1 = Your first card takes you 1 tile forward, whatever it shows.
    .hint2 = Each later card must show the terrain of the tile you are on; on a wild tile every card fits.
    .done = Three cards, three hops. A full hand is a long drive.
    .failed = The hand ran dry too soon. Ending a turn draws new cards: then play on.
lesson-moving = Tiles
    .task = Move four times in this turn.
    .hint1 = A power may move you too, before or between cards.
    .hint2 = Point at a card: the tile where it takes you lights up.
    .done = That was a fine stretch: the right card on the right tile.
    .failed = You stopped early. Each card must fit the tile that you have reached: think one tile ahead.
lesson-traps = Traps
    .task = Move twice without springing a trap.
    .hint1 = The villain’s traps lie on tiles: the purple discs.
    .hint2 = Point at a card or a power: the tile where it takes you lights up.
    .done = Safe. Whoever looks ahead needs no luck.
    .failed = Snap! Whoever enters a tile with a trap springs it. Look for the purple discs before you play.
lesson-powers = Powers
    .task = Use one of your powers.
    .hint1 = Powers that lie faceup can be used; then they are turned over.
    .hint2 = The text of a power says when it is worth the while.
    .done = That is your racer’s own trick. Gas stations turn powers up again.
    .failed = Your powers stayed in the boot. Those that shine can be used now.
lesson-shield = A trap that bites nobody
    .task = A trap waits ahead: let a power cancel it.
    .hint1 = A power with a shield cancels its trap by itself, as long as it lies face up.
    .hint2 = A power can also bring another one back before you need it.
    .done = The villain grinds his teeth. A cancelled trap is out of the way for all.
    .failed = The trap worked after all. Ready the power with the shield before you drive on.
lesson-villain = The villain
    .task = Move, and end your turn so that the villain lays a trap.
    .hint1 = At the end of every turn he drives to the next tile that fits the top card of the discard pile.
    .hint2 = So the card that you play last decides how far he goes.
    .done = Did you see where he stopped? If nobody is beside or ahead of him, he lays a trap there and drops back.
    .failed = No trap was laid. Leave a card on the discard pile whose terrain lies far ahead of everybody.
lesson-tiles = Special tiles
    .task = Reach the Crossroads with your cards, end your movement there, and swap two tiles of the course.
    .hint1 = Special tiles are wild: every card matches there.
    .hint2 = Whoever ends the movement phase on the Crossroads may swap two tiles, with their traps.
    .done = The course is what you make of it. Each special tile has a trick of its own: point at it.
    .failed = Nothing was swapped. Count the cards that take you just onto the Crossroads, then end your movement.
lesson-finish = The finish
    .task = Cross the Finish Line in this turn.
    .hint1 = Count the tiles that are left, and the terrains on them.
    .hint2 = Powers count for the last metres.
    .done = Photo finish! That was the last lesson.
    .failed = A few tiles were missing. Use a power first, and check which card fits each tile on the way.

## The coach of a first game

coach-choose_racer = Choose your racer: each has four powers of its own. Read them by pointing.
coach-lay_tile = You help to build the course: put a tile where it suits you.
coach-play = Your first card takes you 1 tile forward; later ones must show the terrain you are on.
coach-use = A power that shines can be used now. It is turned over afterwards.
coach-end = You may stop once you have played a card; you then draw up to three.
coach-pay = Some tiles cost a card to leave or to enter.
coach-racer = Choose a racer for this effect: it is not always the one in the lead.
coach-event-trap_sprung = A trap has sprung! It ends the movement, and worse.
coach-event-villain_moves = The villain drives by the top card of the discard pile. Ahead of everybody he lays a trap.
coach-event-neutrals_move = The neutral racers move by cards too. They can win.
coach-event-gas = When the last racer reaches the Gas Station, everybody recovers a power.

## The game on one page

summary-1 = The aim
    .text = Be the first over the Finish Line.
summary-2 = Cards
    .text = The first takes you 1 tile forward; each later one must show the terrain you are on.
summary-3 = Powers
    .text = Every racer has four tricks, each for one use until it is recovered.
summary-4 = The villain
    .text = He drives ahead and lays traps. Whoever enters a trap springs it.
summary-5 = Special tiles
    .text = Gas, laboratory, level crossing, swamp: read them before you stop.
summary-6 = Neutral racers
    .text = Cars without a driver of your table move by cards, and can win.

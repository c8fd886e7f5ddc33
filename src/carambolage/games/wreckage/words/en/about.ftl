## The game itself

game-title = Wreckage
game-about = Two to four cars in an open arena, two steering cards planned in secret, and five gas cans: three of them win.

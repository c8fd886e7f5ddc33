## The game itself

game-title = Wreckage
game-about = Fast cars, loud guns, five gas cans: be the first to own three, or the last one on wheels.

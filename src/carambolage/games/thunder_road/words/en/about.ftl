## The game itself

game-title = Thunder Road: Vendetta
game-about = Drive, ram and shoot your way down a road that falls away behind you: be first over the Finish Line, or the last crew still rolling.

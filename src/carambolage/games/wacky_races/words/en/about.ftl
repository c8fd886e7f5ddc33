## The game itself

game-title = Wacky Races
game-about = Six racers, ten zany cars, and a villain who lays traps: be the first at the Finish.

## The game itself

game-title = Road Kill Rally
game-about = Two to six armed cars on a road that grows while they race: speed, nerve, cards that are also your health, and comic targets worth points.

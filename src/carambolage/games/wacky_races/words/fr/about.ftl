## The game itself

game-title = Les Fous du Volant
game-about = Six concurrents, dix bolides farfelus et un méchant qui pose des pièges : passez l’arrivée en premier.

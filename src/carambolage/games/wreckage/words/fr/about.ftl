## Le jeu lui-même

game-title = Wreckage
game-about = Deux à quatre voitures dans une arène, deux cartes de conduite programmées en secret, cinq jerrycans : trois suffisent pour gagner.

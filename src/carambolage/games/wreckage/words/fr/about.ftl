## Le jeu lui-même

game-title = Wreckage
game-about = Des bolides, des armes, cinq jerrycans : ayez-en trois avant les autres, ou soyez le dernier à rouler.

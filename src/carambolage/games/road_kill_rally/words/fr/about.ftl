## Le jeu lui-même

game-title = Road Kill Rally
game-about = De deux à six voitures armées sur une route qui grandit pendant la course : vitesse, audace, des cartes qui sont aussi votre santé, et des cibles comiques qui valent des points.

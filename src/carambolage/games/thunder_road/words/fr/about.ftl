## Le jeu lui-même

game-title = Thunder Road : Vendetta
game-about = Roulez, percutez et mitraillez sur une route qui s’efface derrière vous : passez la Ligne d’arrivée en tête, ou soyez la dernière équipe qui roule encore.

seat-name = Joueur { $number }
spectator-name = Spectateur

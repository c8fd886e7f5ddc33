seat-name = Player { $number }
spectator-name = Spectator

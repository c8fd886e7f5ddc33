## Listes et choses dans les phrases

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-more = { $first }, { $rest }
speed = { $gear ->
    [reverse] marche arrière { $speed }
   *[forward] vitesse { $speed }
}
card-empty = aucune carte
card-unseen = une carte face cachée
thing-mine = une mine
thing-edge = le bord de l’arène
thing-obstacle = un obstacle
gain-hit = un dégât est réparé
gain-card = { $card } revient

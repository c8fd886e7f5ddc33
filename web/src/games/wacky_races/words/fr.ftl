stat-distance = Tuiles parcourues
stat-fallen-back = Tuiles perdues
stat-cards = Cartes jouées
stat-powers = Pouvoirs utilisés
stat-traps = Pièges déclenchés
stat-cancelled = Pièges annulés
hand-label = { $count ->
    [one] Main, { $count } carte
   *[other] Main, { $count } cartes
}
hand-empty = Aucune carte en main
wr-whole-course = Voir tout le parcours
powers-label = Pouvoirs
piles-label = Pioches et défausses
pile-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
tile-far = Aucune carte de votre main ne vous y mène : c’est à { $away ->
    [one] { $away } tuile
   *[other] { $away } tuiles
} devant vous.
tile-behind = Aucune carte de votre main ne vous y mène : c’est derrière vous.
tile-own = Votre bolide se trouve ici.
card-quiet = Cette carte ne peut pas être jouée maintenant.
traps-sprung = Défaussés : { $traps }.
on-tile = tuile { $place }
cards-in-hand = Cartes en main :
powers-up = { $up } pouvoirs sur { $all } face visible
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

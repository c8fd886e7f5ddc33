stat-rows = Rangées parcourues
stat-targets = Cibles marquées
stat-shots = Jetons Tir
stat-wipe-outs = Sorties de route
stat-collisions = Collisions
stat-cards = Cartes jouées
stat-safe = Tests joués prudemment
space-title = Rangée { $row }, voie { $lane }, { $colour }
car-facts = Vitesse { $speed }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $tokens ->
    [one] { $tokens } jeton Sortie de route
   *[other] { $tokens } jetons Sortie de route
}, { $points } points
hand-label = { $count ->
    [one] Main, { $count } carte
   *[other] Main, { $count } cartes
}
hand-empty = Aucune carte en main
parts-label = Accessoires en main
dashboard-label = Tableau de bord
speed-label = Vitesse
piles-label = Piles
pile-facts = Pioche { $deck }, accessoires { $parts }, tuiles { $tiles }
cars-label = Voitures
road-label = Route
ammo-value = Munitions { $ammo }
speed-short = { $speed } · { $cards }

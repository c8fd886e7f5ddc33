stat-rows = Rangées parcourues
stat-targets = Cibles marquées
stat-shots = Jetons Tir
stat-wipe-outs = Sorties de route
stat-collisions = Collisions
stat-cards-played = Cartes jouées
stat-safe = Tests joués prudemment
rk-space-title = Rangée { $row }, voie { $lane }, { $colour }
rk-car-facts = Vitesse { $speed }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $tokens ->
    [one] { $tokens } jeton Sortie de route
   *[other] { $tokens } jetons Sortie de route
}, { $points } points
rk-hand-label = { $count ->
    [one] Main, { $count } carte
   *[other] Main, { $count } cartes
}
rk-hand-empty = Aucune carte en main
rk-parts-label = Accessoires en main
rk-dashboard-label = Tableau de bord
rk-speed-label = Vitesse
rk-piles-label = Piles
rk-pile-facts = Pioche { $deck }, accessoires { $parts }, tuiles { $tiles }
rk-cars-label = Voitures
rk-road-label = Route
rk-ammo-value = Munitions { $ammo }

game-title = Convoy
game-about = Cartes secrètes, collisions et dernière chance : le premier à l’arrivée gagne.
card = un { $steps }
unknown-card = une carte
ask-commit = Choisissez en secret une de vos { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
ask-gamble = Vous êtes dernier. Tenter votre chance ?
choice-commit = Rouler { $steps } ({ $held } en main)
choice-pass = Rester
choice-gamble = Tenter
event-round = Manche { $number }.
event-committed = { $driver } engage { $card }.
event-revealed = { $driver } montre un { $number }.
event-moved = { $driver } roule jusqu’à { $number }.
event-bumped = { $driver } heurte { $other }.
event-drew = { $driver } pioche { $card }.
event-gambled = { $driver } tente et obtient { $number }.
event-left = { $driver } s’en va.
board-car = { $driver } en { $place }
end-finish = Une voiture a atteint l’arrivée.
end-rounds = La dernière manche est finie.
card-crawl = Au pas
card-cruise = En croisière
card-race = À fond
balance-kind-card = Cartes de la première main
balance-event-bumped = Collisions

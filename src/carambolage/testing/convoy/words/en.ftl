game-title = Convoy
game-about = Secret cards, bumps and a last chance: the first past the finish wins.
card = a { $steps }
unknown-card = a card
ask-commit = Choose one of your { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in secret.
ask-gamble = You are last. Gamble?
choice-commit = Drive { $steps } ({ $held } in hand)
choice-pass = Stay
choice-gamble = Gamble
event-round = Round { $number }.
event-committed = { $driver } commits { $card }.
event-revealed = { $driver } shows a { $number }.
event-moved = { $driver } drives to { $number }.
event-bumped = { $driver } bumps { $other }.
event-drew = { $driver } draws { $card }.
event-gambled = { $driver } gambles and rolls { $number }.
event-left = { $driver } leaves.
board-car = { $driver } at { $place }
end-finish = A car has reached the finish.
end-rounds = The last round is over.
card-crawl = Crawl
card-cruise = Cruise
card-race = Race
balance-kind-card = Cards of the first hand
balance-event-bumped = Bumps

## The boxes and their expansions

box-base = Base game
box-carnage = Carnage at Devil’s Run
box-crews = Big Rig and the Final Five
box-choppe_shoppe = Choppe Shoppe
box-extra_ammo = Extra Ammo
box-german_engineering = German Engineering

## Decks, piles and boards

deck-ongoing = Ongoing-effect card
deck-upgrades = Upgrade card
deck-road_conditions = Road condition card
deck-advanced_airstrikes = Advanced airstrike card
deck-bounties = Bounty card
deck-one_shots = One shot card
deck-bonus_commands = Bonus command card
deck-german = German Engineering card
pile-hazards = Hazard pile
pile-damage = Damage pile
board-cars = Command board
board-big_rig = Cab and section boards
board-final_five = Command board of the Final Five
board-leader = Crew leader board

## How often an effect may be used

limit-none = Always
limit-turn = Once per turn
limit-round = Once per round
limit-game = Once per game

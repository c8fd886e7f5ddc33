## Les boîtes et leurs extensions

box-base = Jeu de base
box-carnage = Carnage au Val du diable
box-crews = Le Max Titan et les Cinq bécanes
box-choppe_shoppe = Faste & Furieux
box-extra_ammo = Extra Appro
box-german_engineering = Deutsche Qualität

## Paquets, piles et tableaux

deck-ongoing = Carte Effet continu
deck-upgrades = Carte Amélioration
deck-road_conditions = Carte Situation routière
deck-advanced_airstrikes = Carte Air-sol avancé
deck-bounties = Carte Prime
deck-one_shots = Carte Un coup
deck-bonus_commands = Carte Ordre bonus
deck-german = Carte Deutsche Qualität
pile-hazards = Pile de dangers
pile-damage = Pile de dégâts
board-cars = Tableau de commande
board-big_rig = Tableaux de cabine et de remorques
board-final_five = Tableau de commande des Cinq bécanes
board-leader = Tableau de commande de Chef d’équipe

## La fréquence d’un effet

limit-none = Toujours
limit-turn = Une fois par tour
limit-round = Une fois par round
limit-game = Une fois par partie

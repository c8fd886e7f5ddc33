## Équipes

crew-blue = Équipe bleue
crew-green = Équipe verte
crew-orange = Équipe orange
crew-white = Équipe blanche
crew-big_rig = Max Titan
    .text = Un camion en trois parties qui encaisse ce qui arrête les autres ; il est perdu quand ses six ordres sont endommagés.
crew-final_five = Cinq bécanes
    .text = Cinq motos qui se faufilent, deux par tour, et cassent au premier coup.

## Véhicules

vehicle-doom_buggy = Buggy fatal
    .text = Petite : difficile à toucher, facile à bousculer.
vehicle-avenger = Vengeur
    .text = Moyenne : un peu de tout.
vehicle-eliminator = Éliminateur
    .text = Grosse : elle gagne ses collisions et attire les balles.
vehicle-big_rig = Max Titan
    .text = Remorques avant, centrale et arrière, chacune un gros véhicule ; seule celle de l’avant subit le terrain.
vehicle-bike_skull = Crâne
    .text = La première moto.
vehicle-bike_spade = Pique
    .text = La deuxième moto.
vehicle-bike_bolt = Éclair
    .text = La troisième moto.
vehicle-bike_scorpion = Scorpion
    .text = La quatrième moto.
vehicle-bike_eight_ball = Bille 8
    .text = La cinquième moto.
vehicle-wreck = Épave
    .text = Une petite voiture dysfonctionnelle sans propriétaire ; le moindre dégât l’élimine.
vehicle-chopper = Hélicoptère
    .text = Il tire mais n’est jamais touché. Un véhicule routier sur sa case à la fin d’un tour est éliminé.
section-cab = Cabine
section-front = Remorque avant
section-middle = Remorque centrale
section-rear = Remorque arrière
size-tiny = minuscule
size-small = petite
size-medium = moyenne
size-large = grosse
size-huge = énorme
state-operable = Fonctionnel
state-inoperable = Dysfonctionnel
state-eliminated = Éliminé
state-on_fire = Embrasé
state-coasting = En roue libre

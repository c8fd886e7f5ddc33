## Pions Danger

hazard-road = Route
    .text = La case est désormais une route.
hazard-oil = Flaque d’essence
    .text = Glissez de 1 case selon le dé de direction, sans frais, puis continuez. La case compte comme route ; la flaque reste.
hazard-mud = Boue
    .text = La case est désormais boueuse.
hazard-mine = Mine
    .text = Le véhicule subit 1 dégât et perd ses déplacements ; la mine est défaussée.
hazard-wreck = Épave
    .text = Une épave se trouvait là : collision, votre véhicule par-dessus.
hazard-glass = Désert vitrifié
    .text = La case devient un désert vitrifié, et vous glissez aussitôt.
hazard-ramp = Rampe
    .text = La case devient une rampe. Espérons que vous arriviez par son pied.
hazard-fire = Flammes
    .text = La case brûle désormais, et votre véhicule aussi.
hazard-pit_trap = Piège
    .text = Lancez le dé de tir contre le véhicule : touché, il est éliminé. La case est désormais impraticable.
hazard-quake = Séisme
    .text = Lancez le dé de direction : tous les véhicules routiers du plateau bougent ensemble de 1 case dans cette direction.
hazard-sand_worm = Ver des sables
    .text = Le véhicule routier le plus en retard est éliminé, ainsi que ses ex æquo.
hazard-unknown = Danger face cachée
    .text = Révélé par le premier véhicule routier qui y entre.

## Pions Dégât

damage-dent = Bosse
    .text = Une bosse, rien de plus.
damage-shrapnel = Shrapnel
    .text = Lancez le dé de direction : le premier véhicule routier dans cette ligne subit 1 dégât, quel que soit son propriétaire.
damage-dazed = Embardée
    .text = Lancez le dé de cascade pour le nombre de déplacements, puis le dé de direction pour chacun d’eux.
damage-blat_off = Tonneau
    .text = Lancez les dés de direction et de cascade : la voiture vole d’autant en ligne droite, par-dessus tout.
damage-skid_front = Écart droit devant
    .text = La voiture se déplace de 1 case droit devant.
damage-skid_front_left = Écart avant gauche
    .text = La voiture se déplace de 1 case vers l’avant gauche.
damage-skid_front_right = Écart avant droite
    .text = La voiture se déplace de 1 case vers l’avant droite.
damage-skid_rear = Écart droit derrière
    .text = La voiture se déplace de 1 case droit derrière.
damage-skid_rear_left = Écart arrière gauche
    .text = La voiture se déplace de 1 case vers l’arrière gauche.
damage-skid_rear_right = Écart arrière droite
    .text = La voiture se déplace de 1 case vers l’arrière droite.
damage-on_fire = Au feu
    .text = La voiture s’embrase, si elle ne brûle pas déjà.
damage-ongoing = Effet continu
    .text = Piochez une carte Effet continu ; elle dure jusqu’à la réparation de ce dégât.
damage-minor = Dégât mineur
    .text = Remplit un emplacement, sans autre effet.
damage-stand_in = Pion au lieu d’un dégât mineur
    .text = Un pion de la pile, face cachée, faute de pion Dégât mineur : il remplit un emplacement, sans autre effet.
damage-unknown = Dégât face cachée
    .text = Occupe un emplacement ; son effet est passé.

## Autres pièces

piece-fire_ring = Anneau FEU !
    .text = Ce véhicule brûle : il lance le dé de feu avant de se déplacer.
piece-sand = Pion Sable
    .text = Quoi qu’il y ait eu ici, c’est maintenant du sable.
piece-wreck = Figurine d’épave
    .text = Une petite voiture dysfonctionnelle qui n’est à personne ; le moindre dégât l’élimine.
piece-command_token = Pion Ordre
    .text = Se pose sur un ordre à la place d’un dé ; il vaut le plus faible résultat accepté.
piece-controlled_mine = Mine maîtrisée
    .text = Une mine visible posée par une Épandeuse de mines ; elle quitte la partie après avoir sauté.
piece-controlled_oil = Flaque d’essence maîtrisée
    .text = Une flaque visible posée par une Épandeuse d’essence ; elle agit comme les autres.
piece-scrap = Ferraille
    .text = Ce que Cruft ramasse en route et ressoude ensuite.

## Dés

die-cars = Dé de déplacement
die-big_rig = Dé de déplacement du Max Titan
die-final_five = Dé de déplacement des Cinq bécanes
die-road = Dé de route
die-stunt = Dé de cascade
die-direction = Dé de direction
die-slam = Dé de collision
die-shooting = Dé de tir
die-fire = Dé de feu
die-fire_hot = Dé de feu ardent
face-top = dessus
face-bottom = dessous
face-large = grosse
face-medium = moyenne
face-medium_or_small = moyenne ou petite
face-any = toutes tailles
face-plus_1 = +1 déplacement
face-plus_2 = +2 déplacements
face-out = les flammes s’éteignent
face-eliminated = éliminé

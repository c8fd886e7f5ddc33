## Le plateau

place-rear = Tuile de queue
place-middle = Tuile intermédiaire
place-lead = Tuile de tête
place-final = Tuile finale
place-start = Zone de départ
place-finish = Ligne d’arrivée
    .text = Le premier véhicule routier qui l’atteint fait gagner son joueur, qu’il y roule ou qu’on l’y pousse.

## Tuiles de base

tile-1a = Le Parking
    .hint = Un vaste parking qui se vide par deux voies. Il y a toujours une mine oubliée.
tile-1b = Le Chemin des ruines
    .hint = Deux voies droites dans le sable, et des surprises par paires.
tile-2a = Le Serpent
    .hint = La route ondule à gauche puis à droite, et chaque virage a son rocher.
tile-2b = L’Aire sans repos
    .hint = À gauche ou à droite des rochers ? Décidez tôt.
tile-3a = Le Bourbier
    .hint = Un boulevard circulaire autour d’un très grand bain.
tile-3b = Le Bunker
    .hint = Du béton là où devrait passer la route. Tout le monde dans le sable !
tile-4a = Les Terres mortes
    .hint = Une route droite, et des champs qui avalent ceux qui la quittent.
tile-4b = La Route panoramique
    .hint = De gauche à droite au fil des falaises. Vous admirerez plus tard.
tile-5a = La Route du Styx
    .hint = Toute droite, avec des rochers à l’affût sur les bas-côtés.
tile-5b = Le Goulet
    .hint = Deux voies entre des parois qui ne cèdent pas.

## Tuiles du Carnage

tile-6a = Le Miroir
    .hint = Des plaques de verre au bord d’une route étroite : rapides, droites, sans pardon.
tile-6b = La Pierre à sel
    .hint = Un lac de sel à perte de vue et une rampe solitaire.
tile-7a = Le Saut du diable
    .hint = Quatre rampes, un pont en miettes : sautez ou faufilez-vous.
tile-7b = L’Usine à boue
    .hint = Des bassins qui fuient poussent tout le monde dans les deux mêmes virages.
tile-8a = Le Mille brûlé
    .hint = Un oléoduc en feu coupe deux fois la route. Le sable est plus long.
tile-8b = Les Raffineries
    .hint = Des cuves pour murs, de la vase et des flammes dans les allées.
tile-9a = La Piste d’envol
    .hint = Des pistes de verre vous glissent sur les rampes, ou juste à côté.
tile-9b = La Mer morte
    .hint = Des îles de sel, de la boue, de la vase ; la route a renoncé.
tile-10a = Le Pays du ver
    .hint = Des dunes sans fin, et quelque chose qui bouge dessous.
tile-10b = Le Gosier du diable
    .hint = Une gorge sinueuse où l’on goûte à tout.

## Terrains

terrain-road = Route
    .text = Restez-y du début à la fin et vous pouvez ajouter le dé de route.
terrain-sand = Sable
    .text = Aussi rapide que la route, mais adieu le dé de route.
terrain-mud = Boue
    .text = Y entrer coûte { count-cost }, ou le dernier qui vous reste.
terrain-impassable = Impraticable
    .text = Un obstacle : qui y entre est éliminé.
terrain-goo = Vase toxique
    .text = Le véhicule s’arrête et perd ses déplacements.
terrain-glass = Désert vitrifié
    .text = Le véhicule glisse encore de 1 case dans sa direction, sans frais, et garde ses déplacements.
terrain-ramp = Rampe
    .text = Abordée par son pied : lancez le dé de cascade, sautez d’autant tout droit et perdez vos déplacements. Abordée autrement : éliminé.
terrain-fire = Flammes
    .text = Le véhicule s’embrase et continue sa route.
terrain-salt = Salar
    .text = Terminez-y votre déplacement de base et le dé de route vous est offert, même si vous avez quitté la route.
terrain-hazard = Danger
    .text = Un pion Danger y est posé quand la tuile entre en jeu. Le symbole seul ne fait rien.

## Directions

direction-front = droit devant
direction-front_left = avant gauche
direction-front_right = avant droite
direction-rear = droit derrière
direction-rear_left = arrière gauche
direction-rear_right = arrière droite

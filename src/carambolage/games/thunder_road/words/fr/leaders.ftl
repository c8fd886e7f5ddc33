## Vince Vamp

leader-vince_vamp = Vince Vamp
    .title = Nitromancien
power-dark_affair = Sombre pacte
    .text = Quand votre voiture active roule sur une épave ou un véhicule dysfonctionnel, vous pouvez éviter la collision et gagner { count-moves }. Pas en roue libre.
command-raise_the_dead = Lève-toi et roule
    .text = Réparez 1 pion d’une de vos voitures. Si elle était dysfonctionnelle, elle peut aussitôt avancer de 1 case dans son arc avant.
command-dead_mens_nitro = Nitro des trépassés
    .text = La voiture active gagne un déplacement par épave et par véhicule dysfonctionnel sur le plateau : { count-least } au moins, { $most } au plus.

## Abigail

leader-abigail = Abigail
    .title = Sergente des rues
power-long_arm_of_the_law = Le Bras long de la loi
    .text = Votre voiture active peut aussi tirer sur le véhicule situé à { count-distance } droit devant, quoi qu’il y ait entre les deux.
command-pull_over = Rangez-vous !
    .text = Poussez un véhicule routier adjacent à la voiture active vers son arrière gauche ou arrière droite. Pas le Max Titan.
command-roadblock = Barrage
    .text = Posez une épave sur une case vide de la tuile de la voiture active, sans véhicule routier à côté.

## Asha

leader-asha = Asha
    .title = Maîtresse de la route
power-queen_of_the_blacktop = Reine du bitume
    .text = Pour le dé de route, seules la première et la dernière case du déplacement de votre voiture doivent être de la route.
command-whip_crack = Coup de fouet
    .text = La voiture active gagne autant de déplacements que le dé de route, sur tout terrain. Le bonus habituel reste possible.

## Miss Betty

leader-ms_betty = Miss Betty
    .title = Bricoleuse
power-jury_rigging = Système D
    .text = Quand une de vos voitures pioche un pion Dégât, vous pouvez en piocher { $draw }, choisir celui qui compte et remettre le reste.
command-swap_meet = Troc de pièces
    .text = Déplacez 1 pion Dégât d’une de vos voitures vers une autre qui a un emplacement libre ; il n’agit plus.

## Bumpo le Clown

leader-bumpo = Bumpo le Clown
    .title = Maître tamponneur
power-clown_car_physics = Physique de clown
    .text = Dans une collision avec une seule de vos voitures, vous pouvez exiger la relance, quelle que soit sa taille.
command-ricochet = Ricochet
    .text = La première collision que votre voiture active provoque en roulant ce tour-ci ne lui retire pas ses déplacements restants.
command-big_shoes = Grandes godasses
    .text = Dans la première collision de la voiture active ce tour-ci, vous réglez le dé de collision et choisissez entre deux lancers du dé de direction. Personne ne relance.

## Wong Lei Kong

leader-wong = Wong Lei Kong
    .title = Tireur d’élite
power-dead_eye = Œil de lynx
    .text = Quand votre voiture active ou votre hélicoptère manque son tir, vous pouvez le relancer.
command-spotter = Observateur
    .text = Placez votre hélicoptère ; il ne tire pas. La voiture active peut tirer sur un véhicule situé sur sa case ou à côté.
command-called_shot = Tir annoncé
    .text = Le prochain tir de votre voiture active ou de votre hélicoptère ce tour-ci touche sans lancer.

## Cris Crass

leader-cris_crass = Cris Crass
    .title = Plus vite que vite
power-pedal_to_the_metal = Pied au plancher
    .text = Si votre voiture active a reçu un { $value } ou moins, elle peut gagner { count-moves }. Pas en roue libre.
command-second_wind = Second souffle
    .text = Après son tir, la voiture active repart pour { count-moves } exactement, sans aucun bonus.

## Cruft

leader-cruft = Cruft
    .title = Ferrailleur
power-finders_keepers = Qui trouve garde
    .text = Quand votre voiture active roule sur un pion Danger et y survit, gagnez { count-scrap } ; vous en gardez { $scrap_limit } au plus. Au début de votre tour, vous pouvez payer { count-scrap_price } pour réparer 1 pion d’une de vos voitures.
command-magnet_crane = Grue magnétique
    .text = À { count-range } au plus de la voiture active, retirez un pion Danger et gagnez { count-scrap }, ou éliminez une épave et gagnez { count-wreck_scrap }.

## Machine Gun Joe Esq.

leader-machine_gun_joe = Machine Gun Joe Esq.
    .title = Roi de la mitraille
power-double_tap = Doublé
    .text = Quand votre voiture active touche à l’étape de tir, elle peut tirer encore une fois, sur un autre véhicule.
command-bullet_hose = Arrosage
    .text = À la place du tir normal, vous pouvez tirer une fois sur chaque cible de l’arc avant, de gauche à droite, vos véhicules compris.
command-opening_fire = Premier feu
    .text = La voiture active tire une fois de plus, tout de suite, avant de se déplacer.

## Madame Boubreaux

leader-madame_boubreaux = Madame Boubreaux
    .title = Prophétesse
power-second_sight = Double vue
    .text = Au début de votre tour, vous pouvez regarder un pion Danger face cachée n’importe où sur le plateau.
command-hex = Maléfice
    .text = Choisissez une voiture ennemie : jusqu’à la fin du round, vous pouvez exiger une relance dans chacune de ses collisions.
command-rewrite_fate = Réécrire le destin
    .text = Une fois ce tour-ci, après un lancer de dés spéciaux de n’importe qui, vous pouvez le faire recommencer en entier.

## Bran Don

leader-em_berco = Bran Don
    .title = Pyromane
power-playing_with_fire = Jouer avec le feu
    .text = Avant son déplacement, vous pouvez embraser votre voiture active, mais pas en roue libre. Vous pouvez relancer une fois le dé de feu de vos voitures.
command-flamethrower = Lance-flammes
    .text = Au lieu de tirer, vous pouvez embraser sans lancer une voiture ou une moto fonctionnelle dans l’arc avant.
command-back_draft = Retour de flamme
    .text = Lancez le dé de feu pour chaque ennemi embrasé : il peut être éliminé ou s’éteindre ; les déplacements sont sans effet.

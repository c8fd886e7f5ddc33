## Situations routières

condition-sandstorm = Tempête de sable
    .text = Les véhicules et hélicoptères de cette tuile ne peuvent pas tirer.
condition-fresh_asphalt = Enrobé neuf
    .text = Sur cette tuile, le sable compte comme route pour le dé de route.
condition-downpour = Averse
    .text = Sur cette tuile, le sable est de la boue.
condition-diesel_spill = Gazole sur la chaussée
    .text = Un véhicule qui finit son déplacement ici sur la route est poussé de 1 case par le dé de direction.
condition-no_fly_zone = Zone d’exclusion aérienne
    .text = Aucun hélicoptère ne peut être placé sur cette tuile.
condition-debris_field = Champ de débris
    .text = Posez { count-tokens } de plus, face cachée, sur des cases de route vides de cette tuile tirées au sort.
condition-tailwind = Vent arrière
    .text = Un véhicule qui commence son déplacement ici gagne { count-moves }. Pas en roue libre.
condition-headwind = Vent de face
    .text = Le dé d’un véhicule qui commence son déplacement ici vaut { $loss } de moins, mais au moins 1. Pas en roue libre.
condition-speed_trap = Radar automatique
    .text = Un véhicule qui a reçu { $value } ou plus (Max Titan : { $rig_value }) et finit ici lance le dé de tir contre lui-même : s’il correspond, 1 dégât.
condition-demolition_derby = Stock-car
    .text = Une collision sur cette tuile pousse de { count-push } au lieu d’une, sauf si quelque chose arrête le véhicule en route.

## Air-sol avancés

airstrike-carpet_bombing = Tapis de bombes
    .text = Avec Air-sol, au lieu du tir : votre hélicoptère tire une fois sur chaque cible de son arc avant, vos véhicules compris.
airstrike-hover_strike = Vol stationnaire
    .text = Au début de votre tour, votre hélicoptère tire une fois de là où il est.
airstrike-rotor_wash = Souffle du rotor
    .text = Avec Air-sol, avant le tir : tout véhicule routier à côté de votre hélicoptère est poussé de 1 case à l’opposé, les vôtres aussi.
airstrike-airlift = Héliportage
    .text = Avec Air-sol : placez l’hélicoptère à côté d’une de vos voitures ou motos et déposez-la sur une case vide à { count-range } au plus. Pas de tir.
airstrike-smoke_screen = Écran de fumée
    .text = Avec Air-sol, au lieu du tir : jusqu’à votre prochain tour, nul ne peut tirer ni être visé sur la case de l’hélicoptère et autour.
airstrike-egg_layer = Pondeuse
    .text = Avec Air-sol, au lieu du tir : posez jusqu’à { count-tokens } face cachée sur des cases vides à côté de votre hélicoptère.
airstrike-supply_drop = Parachutage
    .text = Avec Air-sol, au lieu du tir : réparez 1 pion d’un de vos véhicules routiers à { count-range } au plus de l’hélicoptère.
airstrike-kamikaze = Kamikaze
    .text = Au début de votre tour, un véhicule routier à côté de votre hélicoptère subit 1 dégât sans lancer. Votre hélicoptère quitte la partie pour de bon.

## Primes

bounty-hit_and_run = Délit de fuite
    .goal = À votre tour, vous rendez dysfonctionnelle une petite voiture ou une moto ennemie.
    .reward = Réglez un de vos dés inutilisés sur { $value } (Max Titan : { $rig_value }).
bounty-slow_and_steady = Rien ne sert de courir
    .goal = Votre tour commence avec tous vos véhicules derrière chaque ennemi fonctionnel du plateau.
    .reward = Le véhicule que vous déplacez ce tour-ci gagne { count-moves } (Max Titan : { $rig_moves }).
bounty-rubbing_is_racing = Frotter, c’est courir
    .goal = À votre tour, votre véhicule actif a percuté un ennemi et reste fonctionnel.
    .reward = Il tire aussitôt, et pourra encore tirer à l’étape de tir.
bounty-pinball_wizard = Roi du flipper
    .goal = À votre tour, un enchaînement compte au moins { count-slams } et au moins { count-vehicles }.
    .reward = Réparez 1 pion d’un de vos véhicules routiers.
bounty-down_and_dirty = Les mains dans la boue
    .goal = En un tour, votre véhicule actif est entré sur au moins { count-spaces }, dont au moins { $mud } de boue.
    .reward = Il peut prendre le dé de route, quel que soit le terrain et même après avoir perdu ses déplacements.
bounty-head_hunter = Chasseur de primes
    .goal = À votre tour, vous éliminez un ennemi.
    .reward = Placez votre hélicoptère sur une case vide et tirez avec lui.
bounty-front_runner = Échappée belle
    .goal = À votre tour, votre véhicule actif franchit le bord avant en roulant et une nouvelle tuile est posée.
    .reward = Défaussez jusqu’à { count-tokens } de la nouvelle tuile de tête avant de continuer.
bounty-last_legs = Sur la jante
    .goal = Votre tour s’achève avec un seul véhicule fonctionnel et au moins un dysfonctionnel (Max Titan : au moins { count-rig_damage }).
    .reward = Réparez { count-repairs } de vos véhicules routiers.

## Un coup

one_shot-loaded_dice = Dés pipés
    .text = Au début de votre tour, relancez autant de dés de déplacement inutilisés que vous voulez.
one_shot-nitro_burst = Giclée de nitro
    .text = Avant le déplacement de votre véhicule actif : il gagne { count-moves } (Max Titan : { $rig_moves }). Pas en roue libre.
one_shot-ghost_ride = Conduite fantôme
    .text = Ce tour-ci, votre voiture active traverse les cases occupées sans collision ; seule compte celle où elle finit.
one_shot-return_fire = Riposte
    .text = Après le tir d’un véhicule ennemi sur l’un des vôtres, celui-ci riposte s’il est fonctionnel, à toute distance.
one_shot-emergency_weld = Soudure d’urgence
    .text = Quand un de vos véhicules devient dysfonctionnel, retirez aussitôt 1 de ses pions Dégât : il reste fonctionnel.
one_shot-free_order = Ordre gratuit
    .text = Activez un ordre de plus, comme si un pion y était posé. Pas en roue libre, et pas d’ordre étoilé.
one_shot-hotwire = Démarrage aux fils
    .text = Une épave ou un véhicule dysfonctionnel à { count-range } au plus d’un des vôtres avance de { count-steps } dans son arc avant, où vous voulez.
one_shot-brake_check = Queue de poisson
    .text = Après votre déplacement, attirez sur la case de votre véhicule actif un véhicule routier de son arc arrière : collision ! Pas le Max Titan.
reaction = Réaction
    .text = Peut se jouer au tour de n’importe qui.

## Ordres bonus

bonus-spike_strip = Herse
    .text = Après le déplacement, vous pouvez poser un pion Danger, sans le regarder, sur une case vide de l’arc arrière du véhicule actif.
bonus-sidestep = Pas de côté
    .text = Avant son déplacement, le véhicule actif fait 1 pas gratuit en diagonale, vers l’avant ou l’arrière.
bonus-rear_gunner = Mitrailleur arrière
    .text = Ce tour-ci, le véhicule actif peut aussi tirer dans son arc arrière, et relancer une fois son tir.
bonus-patch_up = Rafistolage
    .text = Retirez le pion Dégât de la voiture active, ou réparez une autre moto à { count-range } au plus. Son dé est divisé par deux ce tour-ci, arrondi au supérieur.
bonus-afterburner = Postcombustion
    .text = Le véhicule actif gagne { count-moves } mais doit rouler tout droit, sauf si la case est impraticable.
bonus-radio_jam = Brouillage radio
    .text = Un hélicoptère ennemi du plateau retourne à son propriétaire.

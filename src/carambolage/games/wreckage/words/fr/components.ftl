## Les quatre plaquettes et leurs couleurs

token-yellow = Jaune
token-red = Rouge
token-blue = Bleu
token-green = Vert

## Véhicules : un mot de caractère, et le surnom de la voiture toute prête

vehicle-pick_up = Pick-up
    .hint = La bête de somme : il sait tout faire, sans exceller en rien.
    .nickname = Vieux briscard
vehicle-coupe = Coupé
    .hint = Un bélier au long nez, incapable de la moindre épingle.
    .nickname = Nez de fer
vehicle-sedan = Berline
    .hint = Elle vire bien, et frappe fort où elle veut.
    .nickname = Balayeuse
vehicle-muscle_car = Grosse cylindrée
    .hint = De l’arrêt à la vitesse 3 d’un seul coup de pédale.
    .nickname = Coup de tonnerre
vehicle-armoured_van = Fourgon blindé
    .hint = Il survit à tout le monde, toutes armes dehors.
    .nickname = Bordée
vehicle-interceptor = Intercepteur
    .hint = Presque à l’épreuve des balles, mais à un choc de la casse.
    .nickname = Aiguille
vehicle-off_roader = Tout-terrain
    .hint = Il esquive les balles et arrive quand même le premier.
    .nickname = Mirador
vehicle-dune_buggy = Buggy
    .hint = Vif, agile, et la peau fine.
    .nickname = Frelon

## Cartes de pilotage

card-pedals = Pédales
    .text = Une carte à deux bouts, Accélérer et Décélérer : vous fixez lequel compte en la posant.
card-accelerate = Accélérer
    .text = Augmentez votre vitesse de 1 à votre accélération, au plus jusqu’à 4. Depuis 0, vous pouvez passer la marche arrière, au plus jusqu’à 2.
card-decelerate = Décélérer
    .text = Réduisez votre vitesse de 1 à votre accélération, au plus jusqu’à 0.
card-turn_right = Tourner à droite
    .text = Pivotez vers la droite de 45 degrés au plus, avant d’avancer. En épingle de 90 degrés au plus, pour 1 point de dégât.
card-turn_left = Tourner à gauche
    .text = Pivotez vers la gauche de 45 degrés au plus, avant d’avancer. En épingle de 90 degrés au plus, pour 1 point de dégât.
card-repeat = Coup double
    .text = Rejouez la carte de votre première place, avec de nouveaux choix. En première place, elle ne fait rien.
card-jump = Saut
    .text = Pendant le trajet de cette action, vous passez au-dessus des voitures et des obstacles, si le point de chute est libre.
card-swerve = Embardée
    .text = Pivotez à gauche ou à droite de 45 degrés au plus ; le côté se choisit maintenant.
card-smash = Écrasement
    .text = Chaque voiture que vous percutez ce tour pioche 2 cartes de dommages de plus.
card-full_throttle = Plein gaz
    .text = Réglez votre vitesse à n’importe quelle valeur de votre sens de marche, quelle que soit votre accélération.
card-barrage = Barrage
    .text = Pendant le tir de cette action, vous pouvez utiliser toutes vos armes, chacune une fois.
card-u_turn = Volte-face
    .text = Pivotez d’exactement 180 degrés, par la gauche ou par la droite.
card-dodge = Esquive
    .text = Votre maniabilité contre les armes vaut 1 de plus jusqu’à la fin du tour.
card-turbo = Turbo
    .text = Avancez aussitôt de 2 cases en ligne droite, puis roulez normalement. Pas en marche arrière.
card-empty = aucune carte
card-unseen = une carte face cachée

## Armes

weapon-text = Force de frappe { $attack }, { $reach ->
        [0] courte portée
       *[other] longue portée
    }{ $turret ->
        [0] { "" }
       *[other] , { ability-turret }
    }{ $second_action ->
        [0] { "" }
       *[other] , { ability-second_action }
    }{ $spin ->
        [0] { "" }
       *[other] , { ability-spin }
    }{ $discard ->
        [0] { "" }
       *[other] , { ability-discard }
    }.
ability-turret = Tourelle
    .text = Tire vers l’avant, l’arrière, la gauche ou la droite.
ability-second_action = Deuxième action
    .text = Ne tire que pendant la phase d’action 2.
ability-spin = Toupie
    .text = Une voiture qui subit au moins 1 point de dégât part en toupie.
ability-discard = Défausse
    .text = Quitte la partie après avoir tiré.
equipment-machine_gun = Mitrailleuse
    .text = { weapon-text }
equipment-flamethrower = Lance-flammes
    .text = { weapon-text }
equipment-rocket_launcher = Lance-roquettes
    .text = { weapon-text }
equipment-laser = Laser
    .text = { weapon-text }
equipment-turret_gun = Mitrailleuse de tourelle
    .text = { weapon-text }
equipment-harpoon = Harpon
    .text = { weapon-text }
equipment-shotgun_battery = Batterie de tromblons
    .text = { weapon-text }
equipment-shock_missile = Missile de choc
    .text = { weapon-text }
equipment-sniper_turret = Tourelle de précision
    .text = { weapon-text }
equipment-rotary_laser = Laser rotatif
    .text = { weapon-text }

## Améliorations

equipment-steel_plating = Protections en acier
    .text = Défaussez-les quand des dommages sont résolus : { $points ->
        [one] { $points } point est annulé.
       *[other] { $points } points sont annulés.
    }
equipment-ram = Bélier
    .text = Dans une collision par tour, votre voiture ne pioche pas de cartes de dommages. Il agit de lui-même.
equipment-rear_mount = Arme arrière
    .text = Toutes vos armes peuvent aussi tirer vers l’arrière.
equipment-mine_dropper = Largage de mines
    .text = { $mines ->
        [one] { $mines } mine
       *[other] { $mines } mines
    } pour toute la partie ; au plus une par action, larguée contre votre pare-chocs arrière en roulant.
equipment-nitro = Nitro
    .text = Une fois, avancez de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } de plus ; votre vitesse ne change pas. Pas en marche arrière.
equipment-armour = Armure
    .text = Votre structure vaut { $structure } de plus.

## Cartes de dommages et leurs icônes

damage-text = { count-points }{ $icon ->
        [1] , { icon-spin }
        [2] , { icon-permanent }
        [3] , { icon-reshuffle }
       *[other] { "" }
    }.
damage-ricochet = Ricochet
    .text = { damage-text }
damage-dust_cloud = Nuage de poussière
    .text = { damage-text }
damage-dented_panel = Tôle froissée
    .text = { damage-text }
damage-burst_tyre = Pneu éclaté
    .text = { damage-text }
damage-bent_steering_rod = Barre de direction tordue
    .text = { damage-text }
damage-torn_bodywork = Carrosserie déchirée
    .text = { damage-text }
damage-broken_axle = Essieu brisé
    .text = { damage-text }
damage-cut_cable = Câble sectionné
    .text = { damage-text }
damage-direct_hit = Coup au but
    .text = { damage-text }
damage-side_blast = Souffle latéral
    .text = { damage-text }
damage-engine_block_hit = Bloc moteur touché
    .text = { damage-text }
icon-none = Sans icône
icon-spin = Toupie
    .text = Si un point de dégât passe, la voiture est tournée sur place dans une direction au hasard, au plus une fois par tour.
icon-permanent = Dégât irréversible
    .text = Si un point de dégât passe, le joueur perd une carte de pilotage de son talon, au hasard ; seule une réparation d’urgence la rend.
icon-reshuffle = Remélange
    .text = Après les dommages, toutes les cartes de dommages forment un nouveau talon mélangé.

## Obstacles : les cinq rectos, puis les versos optionnels

obstacle-boulder = Rocher
    .text = Arrête les voitures et coupe les lignes de vue.
obstacle-concrete_block = Bloc de béton
    .text = Arrête les voitures et coupe les lignes de vue.
obstacle-tyre_wall = Mur de pneus
    .text = Arrête les voitures et coupe les lignes de vue.
obstacle-rusted_hull = Carcasse rouillée
    .text = Arrête les voitures et coupe les lignes de vue.
obstacle-drum_stack = Pile de fûts
    .text = Arrête les voitures et coupe les lignes de vue.
obstacle-spike_column = Colonne d’épines
    .text = Une voiture qui la percute pioche 2 cartes de dommages de plus.
obstacle-fuel_pump = Pompe à essence
    .text = Une voiture qui la percute est détruite, et la pompe aussi.
obstacle-burning_tyres = Pneus en feu
    .text = Une voiture qui les percute s’arrête et part en toupie. Si elle leur fait encore face, elle pioche une carte de dommages et prend feu.
obstacle-wreck = Épave
    .text = Une voiture qui la percute la pousse jusqu’au bout de son déplacement, pioche une seule fois et ne peut pas tirer.
obstacle-burning_barrels = Barils en feu
    .text = Ils sont projetés d’autant de cases que la vitesse de la voiture, qui poursuit sa route. Qui les reçoit pioche 2 cartes de dommages.

## Arènes

layout-rulebook = Livret
    .text = Un jerrycan au centre, un carré de jerrycans et un losange d’obstacles autour.
layout-crossroads = Carrefour
    .text = Quatre rues, et un jerrycan dans chaque arrière-cour.
layout-ring = Anneau
    .text = Tout le monde file d’abord dans le même sens.
layout-quarry = Carrière
    .text = Le centre se cache derrière des rochers.
layout-pit = Fosse
    .text = Une mêlée contre le mur.
layout-depot = Dépôt d’essence
    .text = Les pompes punissent chaque faute près du centre, les barils volent vers qui arrive tout droit.
layout-scrapyard = Casse
    .text = On se fraie un chemin avec une épave, et l’on risque de brûler.

## Pièces et états

piece-can = Jerrycan
piece-mine = Mine
piece-edge = Bord de l’arène
state-burning = En feu
    .text = Pioche 1 carte de dommages au début de la première action de chaque tour, jusqu’à ce qu’un tour entier soit passé à éteindre le feu.
state-dousing = Éteint le feu
    .text = Renonce à ce tour : ni cartes, ni déplacement, ni tir. À la fin, le feu est éteint.
state-spun = Déjà en toupie
    .text = Ne repart plus en toupie ce tour.
state-smash = Écrasement actif
    .text = Chaque voiture percutée ce tour pioche 2 cartes de dommages de plus.
state-dodge = Esquive active
    .text = La maniabilité contre les armes vaut 1 de plus ce tour.
state-destroyed = Détruit
    .text = Hors de la table.
state-gave_up = Abandon

## Les mots du livret

term-acceleration = Accélération
    .text = De combien une carte Pédales peut changer la vitesse ; départage aussi l’initiative.
term-handling = Maniabilité
    .text = Se soustrait de tout dommage causé par une arme, jamais des autres ; c’est aussi le nombre d’épingles dans une partie.
term-structure = Structure
    .text = Une voiture dont les dégâts atteignent la structure est détruite.
term-space = Case
    .text = Une longueur de voiture ; on avance d’autant de cases que la vitesse.
term-talon = Talon
    .text = Vos cartes de pilotage ni perdues, ni planifiées ce tour.
term-hit = Point de dégât
    .text = Un point de dommage marqué sur une voiture.
term-striker = Percuteur
    .text = La voiture dont le propre déplacement provoque une collision.
term-hairpin = Épingle
    .text = Un virage de 90 degrés au plus pour 1 point de dégât ; dans une partie, pas plus que votre maniabilité.
term-ruler = Règle étalon
    .text = Sa moitié est la courte portée, toute sa longueur la longue portée ; on la pose au milieu du côté qui tire.
term-repair = Réparation d’urgence
    .text = À la place d’une carte révélée : donnez 2 cartes de votre talon, ôtez un point de dégât ou reprenez une carte perdue auparavant.

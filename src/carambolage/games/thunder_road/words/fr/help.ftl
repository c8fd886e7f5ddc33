## Les règles en bref

rules-goal = Soyez le premier à faire passer la Ligne d’arrivée à l’un de vos véhicules, ou le dernier à rouler encore. La route fait trois tuiles : quand quelqu’un en sort par l’avant, la tuile de queue disparaît avec tout ce qu’elle porte et une nouvelle est posée devant. À deux, la cinquième tuile est la dernière ; à plus, l’arrivée se montre dès que le premier joueur est évincé.
    .title = Le but

rules-round = Au début d’un round, chacun lance tous ses dés de déplacement et le premier joueur lance le dé de route pour tous. Puis on joue à tour de rôle jusqu’à ce que chacun ait eu trois tours. Un tour compte quatre étapes : assigner, ordonner, se déplacer, tirer. Au premier round personne ne tire, et chaque véhicule entre par la colonne arrière de la tuile de queue.
    .title = Round et tour

rules-assign = Assignez un dé à une voiture fonctionnelle qui n’a pas encore bougé ce round. Ce n’est que lorsque toutes ont bougé qu’une voiture peut aller en roue libre : 1 case quel que soit le dé, deux fois par round au plus. Une fois par round, et jamais en roue libre, vous pouvez poser un second dé sur un ordre de votre tableau qui accepte sa valeur.
    .title = Assigner

rules-commands = Air-sol envoie votre hélico sur n’importe quelle case vide, d’où il peut tirer aussitôt. Nitro ajoute son dé aux déplacements. Dérapage laisse la voiture éviter le premier véhicule sur son chemin sans collision. Réparation retire un pion Dégât d’un de vos véhicules. Les ordres s’exécutent avant le déplacement.
    .title = Les ordres

rules-moving = Chaque pas mène à la case droit devant ou à l’une des deux voisines, et tous les déplacements doivent être utilisés. La boue coûte 2 déplacements, ou le dernier. Un terrain impraticable est fatal à qui y entre. Un véhicule parti d’une case de route et qui n’est passé que sur la route (la zone de départ n’en est pas une) peut ensuite prendre le dé de route en déplacements de plus, en entier ou pas du tout.
    .title = Se déplacer

rules-hazards = Un pion face cachée est retourné par qui entre sur sa case. Les mines infligent un dégât, les flaques d’essence envoient le véhicule au hasard, les épaves se percutent, la boue et la route changent le terrain. Avec Carnage s’ajoutent le verre qui glisse, les rampes (à prendre par leur pied seulement), le feu, les pièges, les séismes qui secouent tout le monde et un ver des sables qui avale le dernier.
    .title = Les dangers

rules-slams = Deux véhicules sur une case entrent en collision. Le dé de collision dit lequel est poussé, le dé de direction vers où ; le propriétaire du plus gros peut faire relancer les deux une fois. Une poussée peut mener à un danger, à une autre collision, hors du plateau, ou au-delà de la Ligne d’arrivée. Celui qui arrivait perd ses déplacements restants.
    .title = Les collisions

rules-damage = Une voiture touchée pioche un pion, qui agit aussitôt puis occupe l’un de ses deux emplacements. Les deux pleins, elle est dysfonctionnelle : elle gêne, se pousse et se répare, mais ne roule ni ne tire. Sortir par le côté ou l’arrière, un terrain impraticable et un hélico au-dessus de soi à la fin d’un tour éliminent un véhicule pour de bon.
    .title = Les dégâts

rules-shooting = Après son déplacement, un véhicule peut tirer sur un autre dans les trois cases devant lui. Le dé de tir doit couvrir la taille de la cible : une petite voiture est touchée par 2 faces sur 6, une moyenne par 3, une grosse par 4. Touchée, elle subit un dégât ; une épave disparaît.
    .title = Tirer

rules-crews = Le Max Titan est un camion en trois parties. Il se dirige avec les points d’un dé, encaisse ce qui arrêterait les autres au prix d’un ordre endommagé, et il est perdu quand ses six ordres le sont. Les Cinq bécanes sont des motos : deux bougent à chaque tour, elles se faufilent partout, mais le premier coup en arrête une.
    .title = Max Titan et Cinq bécanes

rules-fire = Un véhicule en flammes lance le dé de feu avant de bouger : des déplacements de plus, le feu éteint, ou la fin. Certains pions Dégât apportent une carte qui dure jusqu’à la réparation de ce dégât.
    .title = Feu et effets continus

rules-cards = Chaque extension s’active séparément. Les chefs remplacent le tableau de commande et apportent des pions Ordre, les améliorations sont choisies à tour de main et montées sur les voitures, les situations routières occupent des tuiles, et chaque équipe peut tenir un Air-sol avancé, une prime, un Un coup et un ordre bonus. Avec Deutsche Qualität, une main de cartes remplace les dés. Chaque carte s’explique d’elle-même.
    .title = Chefs, améliorations et cartes

rules-end = Un joueur sans véhicule fonctionnel est évincé ; ses véhicules dysfonctionnels restent sur la route en obstacles. La course s’arrête dès que quelqu’un encore en jeu atteint la Ligne d’arrivée, conduit ou poussé, au tour de n’importe qui, ou quand il ne reste qu’un joueur.
    .title = Évincé, et la fin

## Leçons

lesson-drive = Rouler
    .task = Donnez un dé à une voiture et roulez de quatre cases, sans percuter personne.
    .hint1 = Posez un dé sur une voiture : sa valeur dit jusqu’où elle va.
    .hint2 = On peut cliquer tout de suite sur une case lointaine ; le trajet dessiné évite les ennuis s’il le peut.
    .done = Et c’est parti. Un dé, une voiture, un trajet : c’est la moitié du jeu.
    .failed = Quelqu’un gênait, ou les dés ont manqué. Regardez d’abord les voies libres, puis recommencez.
lesson-hazard = Les dangers
    .task = Amenez une de vos voitures sur un danger face cachée et voyez ce que c’est.
    .hint1 = Les panneaux jaunes restent cachés jusqu’à ce qu’un véhicule entre sur leur case.
    .hint2 = Choisissez une voiture qui a un panneau à portée de vos dés.
    .done = Maintenant on le sait. Certains sont inoffensifs, d’autres non : les grosses voitures encaissent mieux.
    .failed = Aucun danger n’a été retourné. Ce sont les panneaux jaunes ; essayez une autre voiture.
lesson-ram = Le choc
    .task = Percutez un autre véhicule avec l’un des vôtres.
    .hint1 = Entrez sur une case occupée : c’est un choc.
    .hint2 = Les voitures qui attendent au départ peuvent percuter aussi : prenez la voie où quelqu’un se tient.
    .done = Boum ! Le dé de choc dit qui est poussé, le dé de direction vers où. Le plus gros peut faire relancer.
    .failed = Personne n’a été touché. Cherchez une voie où un véhicule se tient juste devant vous.
lesson-command = Les ordres
    .task = Posez un deuxième dé sur un ordre avant de rouler.
    .hint1 = Les ordres sont sur votre plateau ; chacun accepte certaines valeurs.
    .hint2 = Nitro ajoute des cases, Dérapage se faufile, Réparation répare, Air-sol appelle l’hélico.
    .done = Exactement : un ordre par round, avant que la voiture ne roule.
    .failed = Vous avez laissé les ordres de côté. Ceux qui brillent sur votre plateau acceptent un de vos dés.
lesson-airstrike = Air-sol
    .task = Utilisez Air-sol et placez votre hélico sur la route.
    .hint1 = Posez un dé sur le signe de l’hélico.
    .hint2 = N’importe quelle case vide des trois tuiles convient ; ses cibles sont devant lui.
    .done = Le voilà en l’air. Il tire aussitôt vers l’avant, et bombarde ce qui finit son tour sous lui.
    .failed = L’hélico est resté au hangar. Son signe accepte tous les dés.
lesson-repair = Réparer
    .task = Retirez un jeton de dégât d’un de vos véhicules avec Réparation.
    .hint1 = Une voiture avec deux jetons de dégât ne roule plus.
    .hint2 = Posez un dé qui convient sur la clé, puis choisissez la voiture et le jeton.
    .done = Comme neuve. Enfin, presque.
    .failed = Rien n’a été réparé. La clé de votre plateau veut un dé qui convient.
lesson-shoot = Tirer
    .task = Roulez de façon à avoir un rival en ligne de mire, puis tirez et touchez.
    .hint1 = Après avoir roulé, une voiture peut tirer sur ce qui est devant elle.
    .hint2 = Les petites sont difficiles à toucher, les grandes faciles : le dé de tir montre des tailles.
    .done = Touché ! La cible pioche un jeton de dégât.
    .failed = Personne n’a été touché. Une voiture ne touche que ce qui est dans les trois cases juste devant elle.
lesson-push = Hors de la route
    .task = Éliminez un véhicule de votre rival : poussez-le hors de la route ou à la ruine.
    .hint1 = Qui est poussé hors du bord de la route est éliminé.
    .hint2 = Un véhicule au bord ou sur la dernière tuile est déjà presque perdu.
    .done = Un de moins. Qui n’a plus de véhicule est hors course.
    .failed = Il s’en est tiré. Cherchez quelqu’un au bord, ou déjà abîmé.
lesson-finish = La ligne d’arrivée
    .task = La fin est proche : gagnez la course.
    .hint1 = Le premier véhicule sur la ligne gagne ; la dernière équipe qui roule encore aussi.
    .hint2 = Nitro donne les cases qui manquent.
    .done = Victoire ! C’était la dernière leçon ; la route est à vous.
    .failed = Si près. Comptez les cases, et n’oubliez pas que Nitro compte aussi.

## Le moniteur d’une première partie

coach-crew = Choisissez une équipe : elles ne diffèrent que par la couleur et le caractère.
coach-assign = Donnez un de vos dés à une voiture qui n’a pas encore roulé dans ce round. Chaque voiture roule une fois par round.
coach-command = Une fois par round, un deuxième dé peut aller sur un ordre : Nitro, Dérapage, Réparation, Air-sol.
coach-enter = Cette voiture attend encore au départ : choisissez sa voie d’entrée.
coach-step = Cliquez où aller. Les panneaux jaunes sont des dangers que personne ne connaît encore.
coach-vehicle = Une cible est en vue. Le bouton dit vos chances de toucher.
coach-event-slam = Un choc : deux dés décident qui est poussé et où. Le plus gros véhicule peut faire relancer.
coach-event-revealed = Un danger est retourné. Il reste là, pour tout le monde.
coach-event-damage_drawn = Dégât : le premier jeton fait mal, le deuxième arrête la voiture jusqu’à réparation.
coach-event-scrolled = Le premier a atteint une nouvelle tuile : celle de derrière tombe, avec tous ceux qui y sont.
coach-event-eliminated = Éliminé pour de bon. Qui perd tous ses véhicules est hors course.
coach-event-finish_line = La ligne d’arrivée est en vue : le premier véhicule qui la passe gagne.

## Le jeu sur une page

summary-1 = Le but
    .text = Passer la ligne d’arrivée en premier, ou être la dernière équipe qui roule.
summary-2 = Un tour
    .text = Donnez un dé à une voiture qui n’a pas roulé dans le round, et roulez d’autant.
summary-3 = Les ordres
    .text = Un deuxième dé peut appeler Nitro, Dérapage, Réparation ou l’hélico.
summary-4 = Les chocs
    .text = Entrez sur une case occupée : des dés disent qui est poussé, et où.
summary-5 = Les dangers
    .text = Les panneaux jaunes cachent boue, huile, mines et épaves, ou rien du tout.
summary-6 = Tirs et dégâts
    .text = Tirez sur ce qui est devant. Deux jetons de dégât arrêtent une voiture.

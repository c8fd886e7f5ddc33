## Leçons

lesson-speed = La vitesse
    .task = Choisissez une vitesse et roulez d’au moins quatre rangées.
    .hint1 = Un cran de plus ou deux de moins sont gratuits ; au-delà il faut des cartes.
    .hint2 = Vous roulez exactement autant de rangées que votre vitesse.
    .done = En route. Vite, c’est loin, mais vite, ce sont des dés.
    .failed = Trop lent, ou quelque chose gênait. Réglez la vitesse avant de bouger.
lesson-check = Les tests
    .task = Réussissez un test sans sortir de la route.
    .hint1 = La couleur de la case et votre vitesse disent combien de dés vous lancez.
    .hint2 = Chaque coup coûte une carte. Ou jouez la sûreté : une carte par dé, sans lancer.
    .done = Les pneus crissent, la voiture tient la route.
    .failed = Pas de test, ou une sortie de route. Cherchez une case colorée et gardez des cartes.
lesson-lanes = Changer de voie
    .task = Roulez de trois rangées sans toucher personne.
    .hint1 = Chaque pas va tout droit ou d’une voie à côté.
    .hint2 = Changer de voie ajoute un dé, sauf vers le vert.
    .done = En souplesse. La voie libre vaut bien un dé.
    .failed = Vous avez touché quelqu’un ou quitté la route. Regardez une rangée d’avance.
lesson-target = Les cibles
    .task = Renversez une cible.
    .hint1 = Passez par sa case, puis tentez : deux coups marquent.
    .hint2 = Chaque carte dépensée donne un dé de plus.
    .done = Des points ! Elle tombe en douceur dans les matelas.
    .failed = Elle a bondi de côté. Dépensez une carte ou deux : plus de dés, plus de coups.
lesson-attack = Attaquer
    .task = Attaquez un rival dans la phase de combat.
    .hint1 = Les cartes d’attaque sont gratuites ; une arme se paie en munitions.
    .hint2 = L’arc et la portée se comptent en rangées et en voies, et la vue doit être libre.
    .done = Et tac ! Chaque rival qui perd une carte vous donne un jeton de tir.
    .failed = Pas d’attaque. Voyez lesquelles de vos cartes brillent.
lesson-react = Réagir
    .task = On vous touche : défendez-vous avec une carte.
    .hint1 = Certaines cartes répondent aux coups : elles brillent quand elles le peuvent.
    .hint2 = Ce qui reste après la défense coûte des cartes de votre choix.
    .done = À peine une égratignure.
    .failed = Vous avez tout pris. Jouez d’abord une carte de défense.
lesson-collide = Les collisions
    .task = Percutez un rival.
    .hint1 = Entrez sur la case d’une voiture : vous vous arrêtez, et chacun lance contre l’autre.
    .hint2 = Plus les vitesses diffèrent, plus on lance de dés.
    .done = Les deux repartent à la vitesse moyenne.
    .failed = Personne sur votre chemin. Prenez la voie de la voiture de devant, assez vite.
lesson-finish = La ligne
    .task = Passez la ligne d’arrivée.
    .hint1 = Seuls les points comptent : les places valent 100, 50 et 30.
    .hint2 = La vitesse décide de combien de rangées vous roulez.
    .done = Passée ! Les autres ont encore cinq manches. C’était la dernière leçon.
    .failed = La ligne est encore devant. Plus vite : une carte achète un cran.

## Le moniteur d’une première partie

coach-mount = Montez au plus une arme, un blindage et un extra. Tout le monde les voit.
coach-pole = Choisissez d’où vous partez.
coach-speed = Réglez votre vitesse : vous roulerez d’autant de rangées, toutes.
coach-step = Tout droit, ou une voie à côté. Les couleurs disent combien de dés coûte une case à votre vitesse.
coach-roll = Un test : lancez, ou jouez la sûreté et dépensez une carte par dé.
coach-spend = Les cartes sont aussi votre essence, vos dés et votre santé : dépensez avec soin.
coach-play = Cette carte peut être jouée maintenant. Montrez-la pour la lire.
coach-rival = Choisissez qui attaquer.
coach-lose = Chaque coup coûte une carte de votre choix. Sans cartes, c’est la sortie de route.
coach-event-wiped_out = Sortie de route : vitesse 1, un accessoire perdu, 20 points de moins. Mais la course continue.
coach-event-scored = Une cible renversée : des points, quel que soit le premier.
coach-event-tile_placed = Qui atteint la dernière tuile pose la suivante.

## Le jeu sur une page

summary-1 = Le but
    .text = Le plus de points : cibles, jetons de tir et places à l’arrivée. Cinq manches après la première arrivée, c’est fini.
summary-2 = Rouler
    .text = Réglez la vitesse et roulez d’autant de rangées, voie par voie.
summary-3 = Les tests
    .text = Couleurs et vitesse disent combien de dés. Chaque coup coûte une carte.
summary-4 = Les cartes
    .text = Elles sont astuces, essence, munitions et santé à la fois.
summary-5 = Les cibles
    .text = Passez dessus et renversez-les : deux coups marquent.
summary-6 = Le combat
    .text = Après le mouvement chacun peut attaquer une fois. Les cartes perdues vont à l’attaquant.

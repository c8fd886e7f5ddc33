## Leçons

lesson-cards = Les cartes
    .task = Jouez trois cartes, l’une après l’autre.
    .hint1 = La première carte vous avance d’une tuile, quoi qu’elle montre.
    .hint2 = Les suivantes doivent montrer le terrain de la tuile où vous êtes ; sur une tuile libre, tout va.
    .done = Trois cartes, trois bonds. Une main pleine fait une longue route.
    .failed = La main était trop courte. Finir son tour fait piocher : jouez ensuite.
lesson-moving = Les tuiles
    .task = Déplacez-vous quatre fois dans ce tour.
    .hint1 = Un pouvoir peut aussi vous faire avancer, avant les cartes ou entre elles.
    .hint2 = Montrez une carte : la tuile où elle mène s’éclaire.
    .done = Belle étape : la bonne carte sur la bonne tuile.
    .failed = Vous vous êtes arrêté tôt. Chaque carte doit convenir à la tuile atteinte : pensez une tuile d’avance.
lesson-traps = Les pièges
    .task = Déplacez-vous deux fois sans déclencher de piège.
    .hint1 = Les pièges du méchant sont sur les tuiles : les disques violets.
    .hint2 = Montrez une carte ou un pouvoir : la tuile où il mène s’éclaire.
    .done = Sain et sauf. Qui regarde devant n’a pas besoin de chance.
    .failed = Clac ! Qui entre sur une tuile piégée déclenche le piège. Cherchez les disques violets avant de jouer.
lesson-powers = Les pouvoirs
    .task = Utilisez un de vos pouvoirs.
    .hint1 = Les pouvoirs face visible peuvent servir ; on les retourne ensuite.
    .hint2 = Le texte d’un pouvoir dit quand il en vaut la peine.
    .done = C’est l’astuce de votre pilote. Les stations-service la rendent.
    .failed = Vos pouvoirs sont restés dans le coffre. Ceux qui brillent peuvent servir.
lesson-shield = Un piège pour rien
    .task = Un piège attend : annulez-le avec un pouvoir.
    .hint1 = Un pouvoir à bouclier annule son piège tout seul, tant qu’il est face visible.
    .hint2 = Un pouvoir peut aussi en rendre un autre avant qu’il ne serve.
    .done = Le méchant grince des dents. Un piège annulé ne gêne plus personne.
    .failed = Le piège a marché. Préparez le pouvoir au bouclier avant de continuer.
lesson-villain = Le méchant
    .task = Avancez, et finissez votre tour de sorte que le méchant pose un piège.
    .hint1 = À chaque fin de tour il roule jusqu’à la prochaine tuile qui convient à la carte du dessus de la défausse.
    .hint2 = La dernière carte que vous jouez décide donc jusqu’où il va.
    .done = Avez-vous vu où il s’est arrêté ? Si personne n’est à sa hauteur ni devant, il y pose un piège et recule.
    .failed = Aucun piège posé. Laissez sur la défausse une carte dont le terrain est loin devant tout le monde.
lesson-tiles = Les tuiles Spéciales
    .task = Atteignez le Croisement avec vos cartes, finissez-y votre déplacement, et échangez deux tuiles du parcours.
    .hint1 = Les tuiles Spéciales sont des Jokers : toutes les cartes y correspondent.
    .hint2 = Qui finit sa phase de déplacement au Croisement peut échanger deux tuiles, avec leurs pièges.
    .done = Le parcours est à votre main. Chaque tuile Spéciale a son tour à elle : montrez-la.
    .failed = Rien n’a été échangé. Comptez les cartes qui mènent juste au Croisement, puis finissez votre déplacement.
lesson-finish = L’arrivée
    .task = Passez la ligne d’arrivée dans ce tour.
    .hint1 = Comptez les tuiles qui restent et leurs terrains.
    .hint2 = Les pouvoirs comptent pour les derniers mètres.
    .done = Photo-finish ! C’était la dernière leçon.
    .failed = Il manquait quelques tuiles. Utilisez d’abord un pouvoir, et voyez quelle carte convient à chaque tuile.

## Le moniteur d’une première partie

coach-choose_racer = Choisissez votre pilote : chacun a quatre pouvoirs. Montrez-les pour les lire.
coach-lay_tile = Vous aidez à construire le parcours : posez une tuile où cela vous arrange.
coach-play = La première carte avance d’une tuile ; les suivantes doivent montrer le terrain où vous êtes.
coach-use = Un pouvoir qui brille peut servir maintenant. On le retourne ensuite.
coach-end = Après une carte vous pouvez vous arrêter ; vous complétez alors votre main à trois.
coach-pay = Certaines tuiles coûtent une carte pour entrer ou sortir.
coach-racer = Choisissez un pilote pour cet effet : ce n’est pas toujours le premier.
coach-event-trap_sprung = Un piège s’est déclenché ! Il arrête le mouvement, et pire.
coach-event-villain_moves = Le méchant roule selon la carte du dessus de la défausse. Devant tout le monde, il pose un piège.
coach-event-neutrals_move = Les pilotes neutres avancent aussi avec des cartes. Ils peuvent gagner.
coach-event-gas = Quand le dernier atteint la station-service, chacun récupère un pouvoir.

## Le jeu sur une page

summary-1 = Le but
    .text = Passer la ligne d’arrivée en premier.
summary-2 = Les cartes
    .text = La première avance d’une tuile ; chaque suivante doit montrer le terrain où vous êtes.
summary-3 = Les pouvoirs
    .text = Chaque pilote a quatre astuces, chacune pour une fois avant d’être récupérée.
summary-4 = Le méchant
    .text = Il roule devant et pose des pièges. Qui y entre les déclenche.
summary-5 = Tuiles spéciales
    .text = Essence, laboratoire, passage à niveau, marais : lisez avant de vous arrêter.
summary-6 = Pilotes neutres
    .text = Les voitures sans joueur avancent par cartes, et peuvent gagner.

## Les règles, chapitre par chapitre

rules-goal = Courez sur une route qui se construit pendant que vous roulez, et ayez le plus de points à la fin. Les points viennent des cibles (20, 30 ou 50), des jetons Tir (10 chacun) et d’une place parmi les trois premiers au-delà de la ligne (100, 50 et 30). Chaque jeton Sortie de route coûte 20. Arriver premier aide, mais ne suffit pas.
    .title = But du jeu

rules-setup =
    Chacun reçoit 7 cartes Rally et 8 accessoires, monte à la vue de tous une arme, un blindage et un équipement au plus, et choisit une place sur la grille. Avec les compétences, chacun en choisit d’abord une sur deux, en secret. Toutes les voitures partent à la vitesse 5.

    La route commence par la tuile de départ. Qui entre dans la première rangée de la dernière tuile pioche la suivante et la pose, dans un sens ou dans l’autre, sans que la route se croise. Quelque part vers le bas de la pile attend l’arrivée.
    .title = Mise en place

rules-round = Une manche a trois phases : tout le monde pioche, tout le monde roule, tout le monde se bat. Dans chaque phase, les voitures jouent de l’avant vers l’arrière ; côte à côte, la plus rapide d’abord, et si cela ne suffit pas, trois dés chacune tranchent. L’ordre est fixé au début de la phase. Qui a moins de cinq cartes Rally en pioche trois ; il n’y a pas de limite de main.
    .title = La manche

rules-cards = Les cartes Rally sont tout : jouées pour leur effet au moment indiqué, dépensées face visible pour la vitesse, des dés, des munitions ou la prudence, et votre santé, car chaque touche vous coûte une carte. Une carte dépensée n’a pas d’effet propre.
    .title = Cartes Rally

rules-speed = La vitesse va de 1 à 10. Avant de rouler, vous pouvez gagner un cran ou en perdre deux gratuitement ; chaque cran de plus coûte une carte. Tout le déplacement est ensuite parcouru : autant de rangées que votre vitesse, chaque fois tout droit ou d’une voie de côté.
    .title = Vitesse et déplacement

rules-checks =
    Chaque case où vous entrez peut demander un test de sortie : le tableau donne les dés pour votre vitesse et la couleur de la case, du vert au rouge. Changer de voie ajoute un dé, sauf vers du vert ou là où le tableau est vide ; les obstacles ajoutent les leurs dans tous les cas. Chaque touche coûte une carte. Au lieu de lancer, vous pouvez jouer la prudence et dépenser autant de cartes qu’il y a de dés.

    Un dé a trois faces vides, deux touches simples et une double, qui compte deux et donne un dé de plus.
    .title = Tests de sortie

rules-hazards = Huile, rochers, vaches et feu ajoutent des dés. Un barrage occupe toute une rangée et gêne surtout la première voiture. Les Stands offrent un arrêt gratuit à chaque voiture qui passe par un stand. Personne ne peut être attaqué sur Feu de forêt. Un jeton huile n’ajoute des dés qu’à la voiture suivante.
    .title = Obstacles et tuiles spéciales

rules-collisions = Si vous entrez dans la case d’une voiture, vous restez où vous êtes, votre déplacement s’arrête, et chacun lance contre l’autre autant de dés que vos vitesses diffèrent, un au moins. Les cartes perdues sont défaussées, et les deux vitesses deviennent la moyenne. Des Jets sauteurs ou une carte Dépassement vous font passer par-dessus, si vous pouvez retomber sur une case vide. En vol, les tests de sortie restent dus.
    .title = Collisions, sauts et dépassements

rules-targets = Dans la case d’une cible, vous pouvez essayer de la culbuter : un dé, un de plus par carte dépensée. Deux touches la marquent. Chaque voiture essaie chaque cible une seule fois. Au combat, on peut aussi viser juste de loin : il faut trois touches.
    .title = Cibles

rules-damage = Blindage et compétence enlèvent des touches, puis vous pouvez jouer des cartes de défense, puis vous perdez une carte par touche restante, à votre choix. Les cartes perdues dans une attaque vont à l’attaquant ; les autres sont défaussées. Si vous n’avez pas assez de cartes, vous sortez de la route. Qui a des cartes est interrogé, même quand il n’y a rien à choisir : ainsi, personne n’apprend qui pouvait se défendre.
    .title = Dégâts

rules-wipe_out = Une sortie de route met votre vitesse à 1, arrête votre déplacement, coûte un accessoire monté et vous donne un jeton Sortie de route ; personne n’en a plus de trois. Vous ne marquez plus de cible dans cette manche, et vous n’y sortez pas deux fois. Avec trois jetons, plus d’arrêt aux stands.
    .title = Sorties de route

rules-combat =
    Dans la phase de combat, chaque voiture a une action : tirer avec l’arme, jouer une carte d’attaque, faire un arrêt avec une carte Arrêt aux stands, ou passer. L’arc et la portée se comptent en rangées et en voies ; la ligne de vue doit rester sur la route et libre de voitures. Une arme se paie en cartes jusqu’à ce que leurs valeurs atteignent son prix ; les cartes d’attaque sont gratuites.

    Vous prenez un jeton Tir pour chaque rival qui perd une carte dans votre attaque, et la carte aussi. Riposte et Coque hérissée répondent ensuite.
    .title = Combat

rules-pits = À un arrêt aux stands, vous piochez un accessoire ; puis, pour chaque emplacement, vous gardez ce qui s’y trouve ou montez une autre carte de votre main d’accessoires. Ce que vous démontez y retourne.
    .title = Arrêts aux stands

rules-end = La course finit quand la troisième voiture a franchi la ligne, ou quand aucune voiture ne roule plus. On ne traîne pas sans fin : dès que la première voiture a franchi la ligne, les autres ont encore cinq manches, sauf si les options en décident autrement. Le plus de points gagne ; à égalité, qui a franchi la ligne plus tôt. Les voitures qui ne l’ont pas franchie gardent leurs points, mais n’ont pas de jeton Place.
    .title = Fin et points

rules-variants = Avec l’élimination, le troisième jeton Sortie de route met une voiture hors course, et elle gît retournée sur le chemin des autres. Avec les compétences, chacun a un talent. Par équipes de deux, les points des équipiers s’ajoutent, et qui est seul compte double. Les courses courtes et les sprints demandent moins de tuiles.
    .title = Variantes

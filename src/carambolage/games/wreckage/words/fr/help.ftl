## Les règles, chapitre par chapitre

rules-goal = Ayez 3 jerrycans avant les autres, ou soyez la dernière voiture sur la table. Une voiture détruite laisse ses jerrycans à l’endroit où elle était.
    .title = But du jeu

rules-setup =
    Chacun choisit un véhicule ; l’autre face de sa plaquette est alors hors jeu. Chaque véhicule a une accélération, une maniabilité et une structure, ainsi que le talon de pilotage de sa couleur : deux Pédales (Accélérer d’un bout, Décélérer de l’autre), Tourner à droite, Tourner à gauche, Coup double et deux cartes spéciales. Puis, de la dernière place à la première, chacun prend des cartes d’équipement une à une, toutes visibles, jusqu’à en avoir trois. Prenez au moins une arme.

    Un jerrycan est au centre de l’arène, les autres autour, avec des obstacles entre eux. Les voitures attendent à l’écart. Enfin, chacun choisit en secret une vitesse de départ de 0 à 4.
    .title = Mise en place

rules-planning = En même temps et en secret, chacun pose deux cartes de pilotage face cachée : la première pour la phase d’action 1, la deuxième pour la phase d’action 2. Des Pédales, vous fixez le bout qui compte. Une fois le dernier plan posé, rien ne change plus. Après la deuxième phase, chacun reprend ses cartes. Qui n’a plus qu’une carte laisse une place vide.
    .title = Planification

rules-initiative = Dans chacune des deux phases d’action, chaque voiture agit une fois, la plus rapide d’abord ; à égalité, celle qui a la meilleure accélération, puis la place la plus basse. La marche arrière compte par son chiffre. L’ordre est établi à neuf pour chaque phase, puis ne bouge plus.
    .title = Initiative

rules-action = Vous révélez votre carte et l’appliquez, ou non, ou faites une réparation d’urgence à la place ; puis vous roulez ; puis vous pouvez tirer avec une arme. Une collision met aussitôt fin à l’action, mais pas au tour : vous jouez encore votre deuxième carte en phase 2.
    .title = L’action

rules-cards = Les cartes de vitesse comptent pour le trajet de la même action : de 0 à 4 en marche avant, jusqu’à 2 en marche arrière, et l’on ne change de sens qu’en passant par 0. Les virages précèdent le trajet, autour du coin arrière du côté du virage, en marche arrière autour du coin avant de l’autre côté ; une voiture arrêtée peut tourner dans les deux sens de marche. Pour 1 point de dégât, une carte Tourner devient une épingle de 90 degrés au plus ; dans une partie, vous n’en prenez pas plus que votre maniabilité. Coup double rejoue la carte de votre première place. Écrasement et Esquive durent jusqu’à la fin du tour, Saut et Barrage une action.
    .title = Cartes de pilotage

rules-driving = Après la carte, la voiture avance tout droit d’autant de cases que sa vitesse, une case étant une longueur de voiture. Il n’y a pas de trajet partiel. Qui a révélé une carte sans l’appliquer peut rester sur place. La Nitro fait avancer de 3 cases de plus.
    .title = Trajet

rules-cans = Tout jerrycan que votre contour croise est à vous, aussi dans un virage ou sous une toupie. Les jerrycans n’arrêtent jamais une voiture, et ne changent de mains que par la destruction d’une voiture.
    .title = Jerrycans

rules-collisions = Une voiture qui rencontre une autre voiture, un obstacle, une mine ou le bord de l’arène s’arrête juste avant. Sa vitesse tombe à 0, son action est finie, et elle pioche autant de cartes de dommages que sa vitesse. Une voiture percutée en pioche autant, 2 de plus par Écrasement du percuteur ; elle garde sa vitesse et sa place. La maniabilité n’aide pas dans une collision. Un virage à la vitesse 0 qui touche quelque chose est seulement bloqué.
    .title = Collisions

rules-firing = La règle étalon se pose au milieu de votre avant : la courte portée fait une longueur et demie de voiture, la longue portée trois. Elle doit recouvrir la cible, et une ligne droite du milieu de votre avant à une partie de la cible doit être libre d’obstacles et d’autres voitures. Les tourelles tirent des quatre côtés, une Arme arrière ajoute l’arrière. Vous piochez autant de cartes de dommages que la force de frappe.
    .title = Tirs

rules-damage =
    Les points des cartes piochées s’additionnent ; contre les armes, la maniabilité s’en soustrait. Le reste, ce sont des points de dégât. Quand ils atteignent votre structure, votre voiture est détruite.

    Si au moins un point passe, les icônes agissent aussi : une toupie tourne la voiture dans une direction au hasard, au plus une fois par tour ; un dégât irréversible coûte une carte de pilotage du talon, au hasard. Une icône de remélange remet toutes les cartes dans le talon.
    .title = Dommages

rules-destruction = Une voiture détruite quitte aussitôt la table, et son joueur place ses jerrycans autour de l’endroit où elle était, à l’écart des voitures et des obstacles. Les mines restent en place. Qui est détruit est hors jeu, sauf si les voitures reviennent.
    .title = Destruction

rules-repair = À la place d’une carte révélée, vous pouvez faire une réparation d’urgence : donnez 2 cartes de votre talon pour de bon, puis ôtez un point de dégât ou reprenez une carte perdue auparavant. Vous pouvez encore rouler et tirer.
    .title = Réparation d’urgence

rules-equipment = Les Protections en acier se défaussent pour annuler 3 points de dommage, une fois les cartes vues. Le Bélier pare de lui-même une collision par tour. L’Arme arrière laisse toutes les armes tirer aussi vers l’arrière. Le Largage de mines pose une mine par action, 3 par partie ; qui la touche pioche 1 carte de plus. La Nitro ajoute une fois 3 cases. L’Armure ajoute 2 à votre structure.
    .title = Équipement

rules-obstacles =
    Les obstacles simples ne font qu’arrêter les voitures et couper les lignes de vue. Les versos optionnels font davantage : une colonne d’épines coûte 2 cartes de plus ; une pompe à essence détruit la voiture et elle-même ; des pneus en feu ne font pas de dommages mais font partir en toupie, et si la voiture leur fait encore face, elle pioche une carte et prend feu ; une épave est poussée ; des barils en feu sont projetés, et qui les reçoit pioche 2 cartes.

    Une voiture en feu pioche une carte de dommages au début de sa première action de chaque tour. Pour éteindre le feu, passez-y un tour entier : sans cartes, à l’arrêt.
    .title = Obstacles et feu

rules-variants = Avec la mise en place rapide, voitures et équipement sont distribués, ou chacun prend une voiture toute prête. Si les voitures reviennent, une voiture détruite retrouve à la fin du tour suivant sa place de départ, comme neuve, mais sans l’équipement déjà usé ; la partie finit alors par trois jerrycans ou à la limite de tours.
    .title = Variantes

rules-end = Le troisième jerrycan gagne aussitôt, même si le même déplacement devait finir en collision. S’il ne reste qu’une voiture, elle gagne une fois que tout est résolu ; si les dernières périssent ensemble, celle qui portait le plus de jerrycans. À la limite de tours, le plus de jerrycans l’emporte, puis le plus de structure restante.
    .title = Fin de la partie

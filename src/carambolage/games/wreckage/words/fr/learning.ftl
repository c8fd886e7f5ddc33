## Leçons

lesson-plan = Planifier
    .task = Planifiez d’accélérer à la première action et de tourner à la deuxième, et appliquez les deux cartes.
    .hint1 = La première carte est pour la première action, la deuxième pour la deuxième.
    .hint2 = Quand tout le monde a planifié, rien ne change plus.
    .done = Le plan est posé. On retourne maintenant les cartes une à une.
    .failed = Pas comme prévu. Accélérer va sur l’emplacement 1, Tourner sur le 2 ; servez-vous de chaque carte quand elle est retournée.
lesson-turn = Tourner
    .task = Faites tourner votre voiture d’exactement 30 degrés.
    .hint1 = Les flèches montrent jusqu’où la carte permet de tourner.
    .hint2 = La voiture tourne autour du coin arrière du côté du virage, puis roule.
    .done = Elle tourne. Une épingle va plus loin, pour 1 dégât.
    .failed = C’était un autre angle. Planifiez d’abord Tourner, puis choisissez l’arrêt marqué 30°.
lesson-speed = La vitesse
    .task = Partez de l’arrêt et atteignez la vitesse 4 pendant ce tour, sans rien heurter.
    .hint1 = Les Pédales accélèrent d’un côté et freinent de l’autre.
    .hint2 = Accélérer mène à 3 au plus ; Répéter rejoue la première carte.
    .done = Bien. La plus rapide agit d’abord, et ne s’arrête pas à temps.
    .failed = Pas assez vite, ou quelque chose sur le chemin. Planifiez Accélérer, puis Répéter.
lesson-can = Les jerrycans
    .task = Roulez sur un jerrycan pendant ce tour, sans rien heurter.
    .hint1 = Chaque jerrycan que votre voiture touche est à vous.
    .hint2 = Le fantôme de votre voiture montre où elle finirait.
    .done = Un sur trois. Le troisième gagne aussitôt.
    .failed = Juste à côté. Regardez le fantôme de votre voiture avant de choisir l’angle.
lesson-ram = Percuter
    .task = Votre rival est droit devant : percutez-le de sorte qu’il subisse un dégât.
    .hint1 = Une collision vous arrête juste avant ; chacun pioche des cartes de dégâts selon votre vitesse.
    .hint2 = On vous montre où vous finiriez avant de rouler.
    .done = Crac. Votre vitesse est 0, votre action est finie.
    .failed = Rien n’est passé. Plus de vitesse, plus de cartes de dégâts.
lesson-shoot = Tirer
    .task = Amenez votre rival devant votre lance-roquettes, tirez, et touchez.
    .hint1 = Après avoir roulé, vous pouvez tirer avec une arme sur ce que la règle atteint.
    .hint2 = La Maniabilité de la cible retire des points : les armes fortes passent.
    .done = Bang. Quand les dégâts atteignent la Structure, la voiture est détruite.
    .failed = Pas touché. Tournez vers votre rival pendant une action et gardez vos distances : qui percute ne tire pas.
lesson-fire = Le feu
    .task = Votre voiture brûle : éteignez le feu avant qu’il ne vous la coûte.
    .hint1 = Une voiture en feu pioche une carte de dégâts au début de chaque tour.
    .hint2 = Qui ne planifie aucune carte et reste sur place tout un tour l’éteint.
    .done = Éteint. Il ne reste que l’odeur.
    .failed = Elle brûle encore. Choisissez de combattre le feu au lieu de planifier.
lesson-finish = Le troisième jerrycan
    .task = Vous avez deux jerrycans, votre rival aussi : prenez le troisième pendant ce tour.
    .hint1 = Le jerrycan est devant vous, à gauche ; tout ce que votre contour traverse compte.
    .hint2 = Tournez d’abord, accélérez ensuite : le fantôme de votre voiture montre ce que vous prendrez.
    .done = Trois jerrycans : vous avez gagné, quel que soit l’état de votre voiture.
    .failed = Pas de troisième jerrycan. Planifiez Tourner à gauche puis Accélérer, et regardez le fantôme avant de choisir.
lesson-mine = Les mines
    .task = Une mine se trouve devant vous : détournez-vous d’elle et posez-en une en roulant.
    .hint1 = Qui roule sur une mine pioche des cartes de dommages et s’arrête.
    .hint2 = Avec le Largage de mines, vous dites après combien de cases la mine tombe derrière vous.
    .done = Posée. Elle attend ceux qui vous suivent, et vous aussi.
    .failed = Pas posée, ou bien vous avez roulé sur l’autre. Planifiez Tourner à droite, appliquez la carte, puis choisissez de poser une mine.

## Le moniteur d’une première partie

coach-vehicle = Choisissez une voiture : l’Accélération décide qui agit d’abord, Maniabilité et Structure protègent.
coach-equip = Trois cartes d’équipement chacun. Prenez au moins une arme.
coach-start = Votre vitesse de départ, choisie en secret par tous. Lent, c’est sûr.
coach-plan = Posez deux cartes en secret : une pour chaque action de ce tour.
coach-turn = Choisissez de combien tourner. Le fantôme montre où vous finiriez.
coach-speed = Choisissez votre vitesse : elle compte déjà pour ce trajet.
coach-drive = La voiture roule maintenant selon sa vitesse. Il n’y a pas de demi-mesure.
coach-fire = Une arme atteint quelqu’un : tirez, ou passez.
coach-apply = Votre carte est retournée : appliquez-la, ou laissez-la et restez sur place.
coach-event-can_taken = Un jerrycan ! Trois gagnent aussitôt.
coach-event-collided = Une collision : qui a percuté s’arrête à la vitesse 0, et l’on pioche des dégâts selon sa vitesse.
coach-event-on_fire = Une voiture en feu pioche un dégât à chaque tour. Un tour entier sans carte éteint le feu.

## Le jeu sur une page

summary-1 = Le but
    .text = Avoir trois jerrycans, ou être la dernière voiture.
summary-2 = Planifier
    .text = Posez deux cartes de conduite en secret, une par action.
summary-3 = Agir
    .text = La plus rapide d’abord : appliquez la carte, roulez selon la vitesse, puis tirez.
summary-4 = Les jerrycans
    .text = Ceux que vous touchez sont à vous. Le troisième gagne aussitôt.
summary-5 = Les collisions
    .text = Percutez, et vous vous arrêtez ; les dégâts suivent votre vitesse.
summary-6 = Les dégâts
    .text = Quand ils atteignent la Structure, la voiture est détruite. Ses jerrycans tombent.

## Saisons

season-spring = Printemps
    .title = Championnat de Printemps
season-summer = Été
    .title = Championnat d’Été
season-autumn = Automne
    .title = Championnat d’Automne
season-winter = Hiver
    .title = Championnat d’Hiver
season-grand = Grand Championnat
    .title = Grand Championnat

## Printemps

race-1 = Zig Zag
    .text = Aucune règle de plus : roulez !
race-2 = Le petit Chaperon rouge
    .text = Votre coureur ne sort d’une Forêt qu’avec le premier déplacement de votre tour, par carte ou par un de vos pouvoirs ; si un pouvoir vous y a mené avant votre première carte, vous défaussez une carte au lieu de la jouer. Les neutres n’en sortent qu’avec leur déplacement gratuit.
race-3 = Gare au Gorille
    .text = Chaque fois que Satanas pose un piège, le dernier des joueurs regarde les deux cartes du dessus du paquet Piège, choisit celle qui est posée et glisse l’autre sous le paquet. À égalité, c’est le premier dans l’ordre du tour.
race-4 = Les Grandes Manœuvres
    .text = La main est de 4 cartes, dès le départ.

## Été

race-5 = Pas fou, Buffalo
    .text = Chaque Désert est aussi un marécage : place pour tous, deux cartes identiques ou trois au choix pour en sortir, et les neutres n’en sortent qu’avec leur déplacement gratuit.
race-6 = Le shérif n’est pas dans la course
    .text = Les tuiles Terrain sont posées face cachée ; chacune est retournée quand le premier coureur y entre ou la franchit. Pour Satanas, une tuile cachée a tous les terrains.
race-7 = Attractions en tous genres
    .text = Quatre pièges attendent dès le départ sur les quatre premières tuiles de la seconde moitié.
race-8 = Ça c’est du sport
    .text = Quand Satanas s’arrête sur une tuile occupée, chacun de ses coureurs recule de 1 tuile, avant qu’on regarde si Satanas est seul en tête.

## Automne

race-9 = Temps et contretemps
    .text = Pas de tuile Spéciale : la Ligne d’Arrivée touche la grille et le parcours forme une boucle. Le premier coureur qui boucle deux tours de piste gagne.
race-10 = Scions, scions du bois
    .text = Un piège attend dès le départ sur chaque Forêt, sauf celle de la grille. Quand sa carte est une Forêt, Satanas n’avance que vers un Joker sans piège situé avant la prochaine Forêt ; si la Forêt vient d’abord, il reste sur place et ne pose rien ; s’il n’y a ni l’un ni l’autre, il quitte la course.
race-11 = En passant par Fantômeville
    .text = Si votre coureur est sur une Ferme à la fin de votre tour, après le déplacement de Satanas, défaussez toutes vos cartes sauf une. Les neutres ne sortent d’une Ferme qu’avec leur déplacement gratuit.
race-12 = Mic Mac Missouri
    .text = Pour quitter une Plaine, jouez deux cartes pour avancer de 1 tuile : au moins une Plaine si c’est votre premier déplacement du tour, deux Plaines ensuite. Les neutres n’en sortent qu’avec leur déplacement gratuit.

## Hiver

race-13 = Que d’ours, que d’ours
    .text = Votre main est de 2 cartes tant que votre coureur n’a pas atteint la Station-service, puis de 3 pour de bon.
race-14 = Quel cirque
    .text = Les joueurs construisent le parcours : chacun reçoit 3 tuiles (5 à deux ou trois joueurs) parmi les tuiles Terrain, les tuiles Spéciales et la Station-service. En commençant par le dernier joueur et dans le sens antihoraire, chacun pose une tuile à tour de rôle.
race-15 = Tout le long du Mississippi
    .text = La seconde moitié est face cachée : c’est la Rivière. Votre première carte vous en sort quel que soit son terrain ; pour une suivante, votre voisin de droite nomme le terrain. Aucun pouvoir ne fait avancer un coureur au-delà d’une Rivière, et les neutres n’en sortent qu’avec leur déplacement gratuit.
race-16 = Roméo du Mexique
    .text = Quand Satanas pose un piège, il en pose un second sur la tuile juste devant, sauf si elle en porte déjà un ou si c’est une tuile Spéciale, la Station-service ou la Ligne d’Arrivée.

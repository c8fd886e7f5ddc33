## Les cibles : mannequins d’essai, ou passants qui bondissent de côté (la lettre est la même dans toutes les langues)

target-green = Mannequin simple
    .letter = g
    .text = Un mannequin d’essai à tête ronde, qui vaut { count-points }.
target-yellow = Mannequin à ressort
    .letter = y
    .text = Un mannequin d’essai à ressort, avec casquette, qui vaut { count-points }.
target-red = Mannequin royal
    .letter = r
    .text = Un mannequin d’essai couronné, qui vaut { count-points }.
passer-green = promeneur
    .letter = g
    .text = Un promeneur aux bons réflexes, qui vaut { count-points }.
passer-yellow = joggeur
    .letter = y
    .text = Un joggeur qui bondit à temps, qui vaut { count-points }.
passer-red = vedette
    .letter = r
    .text = Une vedette qui soigne ses entrées, qui vaut { count-points }.
target-none = aucune cible

## Couleurs de la route, obstacles, sens et places

colour-green = vert
    .letter = G
colour-yellow = jaune
    .letter = Y
colour-orange = orange
    .letter = O
colour-red = rouge
    .letter = R
hazard-oil = huile
    .text = De l’huile ou un chargement renversé : { count-dice } de plus dans le test de sortie de chaque voiture qui entre.
hazard-rock = rocher
    .text = Un rocher : { count-dice } de plus dans le test de sortie de chaque voiture qui entre.
hazard-cow = vache
    .text = Une vache gonflable : { count-dice } de plus dans le test de sortie de chaque voiture qui entre.
hazard-fire = feu
    .text = Des flammes : { count-dice } de plus dans le test de sortie de chaque voiture qui entre.
hazard-barricade = barrage
    .text = Des bottes de paille en travers de la route : { $first } dés de plus pour la première voiture dans cette rangée, { $second } pour la deuxième, { $later } pour chaque voiture suivante.
hazard-pit = stand
    .text = Après son test de sortie, une voiture peut faire ici un arrêt gratuit, une fois par voiture.
hazard-oil_token = jeton huile
    .text = La prochaine voiture qui entre lance { count-dice } de plus dans son test de sortie ; puis le jeton disparaît.
heading-printed = dans le sens imprimé
heading-reversed = dans l’autre sens
lane-left = voie de gauche
lane-middle = voie du milieu
lane-right = voie de droite
space-at = la { $lane }, rangée { $row }

## Les voitures

car-red = Alerte rouge
    .letter = R
    .colour = rouge
car-blue = Éclair bleu
    .letter = B
    .colour = bleu
car-green = Péril vert
    .letter = G
    .colour = vert
car-yellow = La Fournaise
    .letter = Y
    .colour = jaune
car-purple = Grappin violet
    .letter = P
    .colour = pourpre
car-black = Mouton noir
    .letter = K
    .colour = noir

## Emplacements, cadres, moments, moyens d’attaquer

slot-weapon = arme
    .text = L’emplacement rouge : une arme.
slot-armour = blindage
    .text = L’emplacement vert : un blindage.
slot-extra = équipement
    .text = L’emplacement jaune : un équipement.
slot-empty = vide
slot-closed = fermé
frame-red = attaque
frame-blue = défense
frame-green = conduite
frame-yellow = arrêt aux stands
frame-white = bonus
window-speed = quand vous réglez votre vitesse
window-step = avant un pas
window-run = quand vous essayez de culbuter une cible
window-defend = quand vous êtes touché
window-wipe = quand vous devriez sortir de la route
window-action = comme action de combat
means-slingshot = { skill-slingshot }
phase-draw = pioche
phase-move = déplacement
phase-combat = combat
speed-mph = { $speed } ({ $mph } mph)

## Les mots du jeu

state-wiped_out = sortie de route
    .text = Jusqu’à la manche suivante, cette voiture ne marque aucune cible. Une voiture sort de la route une fois par manche au plus.
state-out = hors course
    .text = Avec l’élimination, le troisième jeton Sortie de route met une voiture hors course. Ses points restent, et la voiture gît retournée sur la route.
state-crossed = la ligne franchie
state-left = retirée
state-flight = en vol
    .text = Une voiture au-dessus d’une case occupée : elle fait ses tests de sortie, mais ne culbute rien et n’utilise aucun stand. Si elle sort de la route, elle revient sur la dernière case vide.
state-upturned = voiture retournée
    .text = Une voiture qui entre dans sa case lance contre elle-même un dé par cran de sa vitesse, et continue sa route.
token-shoot = jeton Tir
    .text = { count-points } à la fin, pour chaque rival qui perd au moins une carte dans une de vos attaques.
token-wipe_out = jeton Sortie de route
    .text = { count-points } à la fin ; personne n’en prend plus de trois. Avec trois, plus d’arrêt aux stands.
token-place = jeton Place
    .text = Pour les trois premières voitures au-delà de la ligne : { $first }, { $second } et { $third } points.
die-blank = vide
    .text = Aucune touche.
die-single = simple
    .text = Une touche.
die-double = double
    .text = Deux touches, et un dé de plus.
glossary-check = test de sortie
    .text = Dans chaque case où l’on entre : autant de dés que le dit le tableau pour la vitesse et la couleur, un de plus pour un changement de voie, d’autres pour les obstacles. Chaque touche coûte une carte.
glossary-safe = jouer la prudence
    .text = Au lieu de lancer un test de sortie, dépensez autant de cartes qu’il a de dés.
glossary-bowl_over = culbuter
    .text = Dans la case d’une cible : un dé, d’autres contre des cartes. Deux touches la marquent.
glossary-tag = viser juste
    .text = Tirer sur une cible avec une arme ou une carte qui le permet. Trois touches la marquent.
glossary-arc = arc
    .text = Devant et derrière veulent dire tout droit ou en diagonale : au plus autant de voies de côté que de rangées d’écart. À côté veut dire dans votre rangée.
glossary-range = portée
    .text = Les rangées ou les voies entre deux cases, selon ce qui est le plus grand.
glossary-sight = ligne de vue
    .text = La ligne droite entre les milieux de deux cases. Elle doit rester sur la route, et aucune voiture, retournée ou non, ne doit s’y trouver. À portée 1 il y en a toujours une.
glossary-ammo = munitions
    .text = Une arme se paie en cartes, une par une, jusqu’à ce que leurs valeurs atteignent son prix. On ne rend pas la monnaie.
glossary-retaliation = riposte
    .text = Des dégâts pour l’attaquant, après une attaque ou une collision. Elle ne rapporte ni cartes ni jetons.

## Listes

list-and = { $first } et { $last }
list-more = { $first }, { $rest }
times = { $count ->
    [1] { $thing }
   *[other] { $count } × { $thing }
}
unseen = une carte
unseen-accessory = un accessoire
nothing = rien

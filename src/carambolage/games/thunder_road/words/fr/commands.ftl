## Ordres des équipes

command-airstrike = Air-sol
    .text = Placez votre hélicoptère sur une case vide ; il peut y tirer une fois.
command-nitro = Nitro
    .text = Le véhicule actif gagne autant de déplacements que le dé.
command-drift = Dérapage
    .text = Le véhicule actif peut éviter la collision sur la première case occupée où il entre, mais pas s’y arrêter.
command-repair = Réparation
    .text = Retirez 1 pion Dégât d’un de vos véhicules routiers, fonctionnel ou non.

## Ordres du Max Titan

command-hydraulic_steering = Direction assistée
    .text = Reçoit un dé à votre premier tour du round. Chaque pas vers l’avant gauche ou l’avant droite en coûte 1 point.
command-missile_launcher = Lance-missiles
    .text = Après le déplacement, lancez le dé de tir : tout véhicule routier sur la deuxième case droit devant ou à côté d’elle subit 1 dégât mineur si sa taille correspond.
command-repair_front = Réparation
    .text = Avant le déplacement, retirez 1 dégât mineur de la remorque avant.
command-cow_catcher = Pare-buffle
    .text = Le premier véhicule heurté est poussé vers son avant gauche ou avant droite, au choix de son propriétaire, sans collision.
command-traction_drive = Adhérence
    .text = Après le déplacement, vous pouvez prendre le dé de route, quel que soit le terrain.
command-repair_middle = Réparation
    .text = Avant le déplacement, retirez 1 dégât mineur de la remorque centrale.
command-hazard_dispenser = Danger public
    .text = Après le déplacement, vous pouvez poser le premier pion Danger, sans le regarder, sur une case vide de l’arc arrière.
command-repair_rear = Réparation
    .text = Avant le déplacement, retirez 1 dégât mineur de la remorque arrière.
command-targeting_computer = Ordinateur de visée
    .text = Vous pouvez relancer une fois le tir de ce tour.
moment-round = tout le round
moment-before = avant le déplacement
moment-during = pendant le déplacement
moment-end = à la fin du déplacement
moment-after = après le déplacement
moment-shoot = au moment du tir
need-any = n’importe quel dé
need-star = pion Ordre uniquement

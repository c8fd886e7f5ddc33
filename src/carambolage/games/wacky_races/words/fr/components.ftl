## Compter : les nombres du paquet de données, avec leur nom

count-distance = { $distance ->
    [one] { $distance } tuile
   *[other] { $distance } tuiles
}
count-range = { $range ->
    [one] { $range } tuile
   *[other] { $range } tuiles
}
count-push = { $push ->
    [one] { $push } tuile
   *[other] { $push } tuiles
}
count-boosted = { $boosted ->
    [one] { $boosted } tuile
   *[other] { $boosted } tuiles
}
count-draw = { $draw ->
    [one] { $draw } carte
   *[other] { $draw } cartes
}
count-look = { $look ->
    [one] la carte du dessus
   *[other] les { $look } cartes du dessus
}
count-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
count-recover = { $recover ->
    [one] { $recover } de vos autres pouvoirs masqués
   *[other] jusqu’à { $recover } de vos autres pouvoirs masqués
}

## Terrains (la lettre est la même dans toutes les langues)

terrain-desert = Désert
    .letter = D
terrain-forest = Forêt
    .letter = F
terrain-prairie = Plaine
    .letter = P
terrain-farm = Ferme
    .letter = R
terrain-wild = Joker
    .letter = *
    .text = Toutes les cartes Déplacement y correspondent.
terrain-none = Sans terrain
    .letter = -
terrain-river = Rivière
    .letter = ~
    .text = Aucun terrain propre : pour repartir après le premier déplacement, votre voisin de droite nomme la carte qu’il vous faut.
terrain-unknown = Terrain inconnu
    .letter = ?

## Cartes Déplacement

card-movement = Carte Déplacement
card-desert = Carte Désert
card-forest = Carte Forêt
card-prairie = Carte Plaine
card-farm = Carte Ferme
card-unknown = Carte face cachée

## Tuiles : première moitié (dos bleu)

tile-rattlesnake_flats = Le Plateau des Crotales
    .hint = Un sol craquelé et des panneaux qui sifflent.
tile-dry_gulch = Le Ravin à Sec
    .hint = Un ancien lit de rivière entre des roches rouges.
tile-whispering_pines = Les Pins Chuchoteurs
    .hint = De grands troncs, et la route qui se faufile.
tile-beaver_hollow = Le Vallon des Castors
    .hint = Des souches rongées, un barrage au bord du virage.
tile-bison_range = Les Pâtures aux Bisons
    .hint = Un troupeau regarde passer les voitures.
tile-tumbleweed_straight = La Ligne des Virevoltants
    .hint = De l’herbe à perte de vue et des buissons qui roulent.
tile-pumpkin_patch = Le Champ de Citrouilles
    .hint = Des bosses orange sur les deux bas-côtés.
tile-red_barn = La Grange Rouge
    .hint = La route entre par une porte et sort par l’autre.

## Tuiles : seconde moitié (dos orange)

tile-mirage_mesa = La Mesa aux Mirages
    .hint = Un lac qui n’est pas là.
tile-vulture_dunes = Les Dunes aux Vautours
    .hint = Trois oiseaux qui ont tout leur temps.
tile-timber_ridge = La Crête des Bûcherons
    .hint = Des piles de rondins et une vue vertigineuse.
tile-moonlit_grove = Le Bosquet au Clair de Lune
    .hint = Des hiboux, des yeux, du brouillard.
tile-telegraph_plain = La Plaine du Télégraphe
    .hint = Des poteaux jusqu’à l’horizon.
tile-wagon_trail = La Piste des Chariots
    .hint = De profondes ornières et une roue perdue.
tile-corn_maze = Le Labyrinthe de Maïs
    .hint = Une fausse route tous les dix mètres.
tile-henhouse_corner = Le Virage du Poulailler
    .hint = Des plumes partout.

## Tuiles Spéciales

tile-swamp = Marécage
    .hint = Ça bouillonne, c’est sans fond et ça a tout son temps.
    .text = Autant de coureurs qu’on veut. Pour en sortir avec des cartes, défaussez-en deux du même terrain ou trois au choix ; les neutres n’en sortent qu’avec leur déplacement gratuit.
tile-crossroads = Croisement
    .hint = Un poteau indicateur qui tourne tout seul.
    .text = Si votre phase de déplacement s’achève ici, vous pouvez échanger deux tuiles du parcours, où qu’elles soient : des tuiles Terrain ordinaires ou le Croisement lui-même. Les coureurs restent en place, les pièges suivent leur tuile.
tile-level_crossing = Passage à Niveau
    .hint = Le train arrive toujours à ce moment-là.
    .text = Quand un coureur y entre ou le franchit, tous les coureurs en dernière position avancent de 1 tuile.
tile-acme = Laboratoire A.C.M.E.
    .hint = De la fumée en quatre couleurs.
    .text = Quand un coureur y entre sans que personne soit devant le laboratoire, on révèle une carte Déplacement et un piège est posé sur la prochaine tuile de ce terrain, plus loin, sans coureur ni piège.

## Tuiles fixes

tile-gas_station = Station-service
    .hint = Dernière pompe avant la seconde moitié.
    .text = Quand un coureur y entre et que plus personne n’est derrière la pompe, chaque joueur récupère un pouvoir masqué.
tile-finish = Ligne d’Arrivée
    .hint = Drapeau à damier et tribune.
    .text = Le premier coureur arrivé ici a gagné.

## Tuiles de la grille

tile-space_00 = Case 00
    .hint = Le coin de Satanas.
tile-pit_exit = Sortie des Stands
    .hint = Tout au fond : la place du Premier Joueur.
tile-tyre_wall = Mur de Pneus
    .hint = La deuxième place au départ.
tile-picnic_meadow = Le Pré du Pique-nique
    .hint = Des spectateurs sur des couvertures.
tile-hay_bales = Les Bottes de Foin
    .hint = Une barrière moelleuse.
tile-sand_trap = Le Bac à Sable
    .hint = Un départ qui crisse.
tile-flag_tree = L’Arbre au Drapeau
    .hint = Tout devant, sous la banderole.

## Tuiles que personne ne voit

tile-unknown = Tuile face cachée
    .hint = Qui sait ce qui se cache après le virage ?
    .text = Retournée quand le premier coureur y entre ou la franchit. Pour Satanas, elle a tous les terrains.
tile-river = Rivière
    .hint = Large, brune et nullement pressée.
    .text = Votre première carte vous en sort quel que soit son terrain ; pour une suivante, votre voisin de droite nomme le terrain. Aucun pouvoir ne fait avancer un coureur au-delà.

## Pièges

trap-broken_bridge = Pont Coupé
    .text = À son prochain tour, la victime ne peut faire qu’un seul déplacement par carte. Un neutre n’aura que son déplacement gratuit à sa prochaine activation.
trap-oil = Huile
    .text = Tous les coureurs sauf la victime avancent de 1 tuile.
trap-painted_tunnel = Faux Tunnel
    .text = { $racers ->
        [one] Le coureur le plus éloigné de l’arrivée avance de { count-distance }.
       *[other] Les { $racers } coureurs les plus éloignés de l’arrivée avancent chacun de { count-distance }.
    }
trap-boulder = Rocher
    .text = La victime recule jusqu’à la plus proche tuile sans aucun coureur.
trap-log = Bûche
    .text = La victime recule de { count-distance }.
trap-foiled_again = Encore Raté
    .text = Chaque joueur peut récupérer un pouvoir masqué. Diabolo ricane ; personne ne peut annuler ce piège.
trap-sabotage = Sabotage
    .text = Le joueur de la victime masque un de ses pouvoirs visibles.
trap-sleight_of_hand = Tour de Passe-passe
    .text = La victime échange sa place avec le coureur le plus proche, à { count-range } au plus derrière elle.
trap-mud_puddle = Flaque de Boue
    .text = Le joueur de la victime ne complète pas sa main la prochaine fois. Les neutres poursuivent comme si de rien n’était.
trap-unknown = Piège face cachée
    .text = Un sale tour. Lequel ? On le saura en roulant dessus.

## Coureurs : la voiture, son pilote, un nom court pour le journal, un trait de caractère

racer-sb = La Caraverne
    .driver = Les frères Têtes-Dures, Roc et Gravillon
    .short = Têtes-Dures
    .hint = La force brute, le crâne épais et une voiture taillée dans le roc.
racer-gt = La Dingo-Limousine
    .driver = Pique et Collégramme
    .short = Pique et Collégramme
    .hint = Un dragon au beffroi, des fantômes dans le coffre, un don de voyance au volant.
racer-pp = L’Auto-Aéro-Fuseau-Planeur
    .driver = Le Professeur Maboulette
    .short = Maboulette
    .hint = Une invention par virage.
racer-rm = Le Bolide Écarlate
    .driver = Max le Rouge
    .short = Max le Rouge
    .hint = Un as de l’aviation qui ne fait qu’emprunter la route.
racer-pe = La Compact PussyCat
    .driver = Pénélope Jolicœur
    .short = Pénélope
    .hint = Du charme, de l’allure et les cartes des autres.
racer-as = Le Tocard Tank
    .driver = Sergent Grosse-Pomme et Soldat Petit-Pois
    .short = Grosse-Pomme et Petit-Pois
    .hint = Le canon d’abord, les questions ensuite.
racer-am = La Cavaillac Blindée
    .driver = Al Carbone et sa bande
    .short = Al Carbone
    .hint = Sept spécialistes de la fuite, quatorze pieds.
racer-ac = Le Coucou Casse-Cou
    .driver = Malabar et Malabille
    .short = Malabar et Malabille
    .hint = Lents, endormis, et soudain pris de panique.
racer-pf = La Turbo Terrific
    .driver = Pierre de Beau-Fixe
    .short = Beau-Fixe
    .hint = De la vitesse, de la galanterie et des boulons mal serrés.
racer-rr = Le Tacot Tout-Terrain
    .driver = Rufus-la-Rondelle et Saucisson
    .short = Rufus
    .hint = Les rois de la forêt.

villain = La Démone Double-Zéro Grand Sport
    .driver = Satanas et Diabolo
    .short = Satanas
    .hint = Jamais coureur, toujours nuisible : il ne double que pour poser des pièges.

## Paquets, défausses, mains

deck-movement = Paquet Déplacement
deck-trap = Paquet Piège
discard-movement = Défausse
    .top = Carte de Satanas
    .text = Visible de tous. La carte du dessus est celle qui guide Satanas.
discard-trap = Défausse des pièges
pile-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
pile-empty = Vide
hand = Main
hand-own = Votre main
hand-count = { $count ->
    [0] Aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}

## Places, tableaux de bord, états

seat = Place
seat-number = Place { $number }
seat-active = Au volant
seat-first_player = Premier Joueur
    .text = Garde la carte Activation des Coureurs Neutres et décide pour les neutres.
seat-neutral = Coureur neutre
    .text = Conduit par les cartes ; il peut gagner comme les autres.
dashboard = Tableau de bord
power = Pouvoir spécial
    .face_up = Visible
    .face_down = Masqué
    .cancel = Annule un piège de lui-même
state-broken_bridge = Pont Coupé
    .text = Un seul déplacement par carte au prochain tour.
state-mud_puddle = Flaque de Boue
    .text = Ne complète pas sa main la prochaine fois.
state-lay_low = À l’abri
    .text = Hors d’atteinte des pouvoirs adverses jusqu’au prochain tour.
state-villain_out = En panne d’essence
    .text = Satanas a quitté la course et emporté le reste de ses pièges.
state-finished = À l’arrivée
state-leading = En tête
state-last = En dernière position

## Parcours et grille

course = Parcours
grid = Grille de Départ
grid-terrain = Terrain { $number } de la grille
half-first = Première moitié
half-second = Seconde moitié
position = Position { $number }
lap = Tour de piste { $number }
round = Round { $number }
back-blue = Dos bleu
back-orange = Dos orange
back-black = Dos noir
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

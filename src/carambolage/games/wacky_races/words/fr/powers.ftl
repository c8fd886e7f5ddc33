## Les frères Têtes-Dures

power-sb1 = Casse-Cailloux
    .text = Annule un Rocher.
power-sb2 = Démarrage à la Massue
    .text = Avancez de { count-distance }.
power-sb3 = Boum sur la Tête
    .text = Tout autre coureur sur votre tuile et sur la tuile juste devant recule de { count-distance }. Il en faut au moins un.
power-sb4 = Retaillée dans le Roc
    .text = Récupérez un de vos autres pouvoirs masqués.

## Pique et Collégramme

power-gt1 = Passe-Muraille
    .text = Annule un Faux Tunnel.
power-gt2 = Le Dragon du Beffroi
    .text = Avancez de { count-distance } en vol : les pièges survolés restent sans effet, pas celui de l’atterrissage.
power-gt3 = Boule de Cristal
    .text = Regardez en secret tous les pièges à { count-range } au plus devant vous ; vous pouvez en décaler un sur la tuile juste devant ou derrière la sienne, si elle peut porter un piège et n’a ni coureur ni piège. Piochez ensuite { count-draw }.
power-gt4 = Hantise Générale
    .text = Déterminez deux terrains au hasard. Tout autre coureur sur une tuile où l’un d’eux est imprimé recule de 1 tuile.

## Le Professeur Maboulette

power-pp1 = Chignole
    .text = Annule un Faux Tunnel.
power-pp2 = Transformation Express
    .text = Choisissez un autre coureur à { count-range } au plus, même sur votre tuile, et appliquez un de ses pouvoirs comme si c’était le vôtre, sauf un pouvoir qui annule un piège. Celui d’un joueur doit être visible et le reste ; ceux d’un neutre sont toujours tenus pour visibles.
power-pp3 = Roues à Ressorts
    .text = Avancez en vol jusqu’à la plus proche tuile sans coureur, à { count-range } au plus ; la Ligne d’Arrivée en est toujours une. Il en faut une.
power-pp4 = Remue-Méninges
    .text = Regardez { count-look } du paquet Déplacement, prenez-en { $take } en main et défaussez le reste dans l’ordre de votre choix.

## Max le Rouge

power-rm1 = Décollage
    .text = Annule un Pont Coupé.
power-rm2 = Dans leur Sillage
    .text = Choisissez une tuile à { count-range } au plus devant vous, avec un autre coureur et une case libre : avancez-y en vol.
power-rm3 = Rase-Mottes
    .text = Au choix : retournez et défaussez sans effet un piège à { count-range } au plus devant vous, ou replacez Satanas juste derrière le dernier coureur s’il est plus avancé. Piochez ensuite { count-draw }.
power-rm4 = Haute Voltige
    .text = { $cards ->
        [one] La prochaine carte Déplacement que vous jouez ce tour-ci correspond à n’importe quelle tuile.
       *[other] Les { $cards } prochaines cartes Déplacement que vous jouez ce tour-ci correspondent à n’importe quelle tuile.
    }

## Pénélope Jolicœur

power-pe1 = Coup de Houppette
    .text = Annule une Huile.
power-pe2 = À l’Aide !
    .text = Échangez votre place avec un coureur à { count-range } au plus devant vous.
power-pe3 = Les Dames d’Abord
    .text = Prenez { count-cards } au hasard dans les mains adverses, en choisissant le joueur carte par carte ; chacun garde au moins 1 carte. Chaque carte impossible à prendre est piochée à la place.
power-pe4 = Pause Beauté
    .text = Défaussez autant de vos cartes que vous voulez, même aucune, puis piochez-en autant plus { $draw }.

## Sergent Grosse-Pomme et Soldat Petit-Pois

power-as1 = Feu à Volonté !
    .text = Annule un Rocher.
power-as2 = Recul du Canon
    .text = Tout autre coureur sur votre tuile et sur la tuile juste derrière recule de { count-push } ; puis vous avancez de { count-distance }.
power-as3 = Pas Redoublé
    .text = { $movements ->
        [one] Votre prochain déplacement par carte de ce tour vous fait avancer de { count-distance } au lieu de 1.
       *[other] Vos { $movements } prochains déplacements par carte de ce tour vous font avancer de { count-distance } au lieu de 1.
    }
power-as4 = Mine du Surplus
    .text = Regardez en secret les deux cartes du dessus du paquet Piège. Posez-en une face cachée à { count-range } au plus, devant ou derrière, sur une tuile qui peut porter un piège et n’a ni coureur ni piège ; l’autre va sous le paquet.

## Al Carbone et sa bande

power-am1 = À Filou, Filou et Demi
    .text = Annule un Tour de Passe-passe ou une Flaque de Boue.
power-am2 = À Toutes Jambes
    .text = Défaussez 1 ou 2 de vos cartes, puis avancez d’autant de tuiles plus { $bonus }.
power-am3 = Haut les Mains !
    .text = Choisissez un adversaire ayant au moins 2 cartes et dont le coureur est à { count-range } au plus : prenez-lui { count-cards } au hasard, en lui en laissant au moins 1. Ou choisissez un coureur neutre à cette portée : piochez { count-draw }.
power-am4 = La Planque
    .text = Piochez { count-draw }. Jusqu’à votre prochain tour, ni les pouvoirs des autres joueurs ni la poussée de Satanas ne peuvent faire reculer ou échanger votre coureur, et aucun pouvoir adverse ne prend vos cartes. Les pièges agissent comme d’habitude.

## Malabar et Malabille

power-ac1 = Suspension à Bascule
    .text = Annule une Bûche.
power-ac2 = Poêle à Bloc
    .text = Piochez { count-draw }.
power-ac3 = Petit Somme
    .text = Seulement avant votre première carte du tour : récupérez { count-recover } et piochez { count-draw }. Votre phase de déplacement s’achève, sans que vous deviez jouer de carte.
power-ac4 = La Frousse de Malabille
    .text = Déterminez un terrain au hasard et avancez jusqu’à la plus proche tuile, à { count-range } au plus, qui le montre ou qui est un Joker. S’il n’y en a pas, avancez de 1 tuile.

## Pierre de Beau-Fixe

power-pf1 = Châssis Télescopique
    .text = Annule un Pont Coupé.
power-pf2 = Turbo à Fond
    .text = Avancez de { count-distance } ; si vous masquez d’abord un autre de vos pouvoirs visibles, avancez plutôt de { count-boosted }.
power-pf3 = Parfait Gentleman
    .text = Le coureur le plus en arrière, vous excepté, avance de 1 tuile ; à égalité, vous choisissez. Piochez ensuite { count-draw }.
power-pf4 = Trajectoire Idéale
    .text = Nommez un terrain : jusqu’à la fin du tour, vos cartes de ce terrain correspondent à n’importe quelle tuile.

## Rufus-la-Rondelle et Saucisson

power-rr1 = Roues-Scies
    .text = Annule une Bûche.
power-rr2 = Saucisson
    .text = Échangez une tuile Forêt visible, où qu’elle soit sur le parcours, avec la tuile juste devant vous ; toutes deux doivent être des tuiles Terrain ordinaires hors de la grille. Les coureurs restent en place, les pièges suivent leur tuile.
power-rr3 = Coupe Claire
    .text = Avancez jusqu’à la plus proche tuile Forêt, à { count-range } au plus. Il en faut une.
power-rr4 = Gare Dessous !
    .text = Choisissez une autre tuile à { count-range } au plus, devant ou derrière, avec au moins un coureur : tous ses coureurs reculent de { count-distance }.

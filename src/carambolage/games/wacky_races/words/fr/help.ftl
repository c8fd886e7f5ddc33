## Les règles, chapitre par chapitre

rules-goal = Soyez le premier à atteindre la Ligne d’Arrivée. Six coureurs prennent toujours le départ ; ceux qui n’ont pas de joueur sont neutres, et ils peuvent gagner aussi. Entre vous et le drapeau : 24 tuiles, cinq rivaux et Satanas, qui ne peut pas gagner mais s’en moque bien, puisqu’il pose des pièges.
    .title = But du jeu

rules-setup =
    Chaque joueur prend une des dix voitures, ses quatre pouvoirs spéciaux face visible et trois cartes Déplacement secrètes. Des coureurs neutres tirés au sort complètent le peloton jusqu’à six. Le Premier Joueur part du fond, juste devant Satanas et sa case 00 ; les autres joueurs suivent dans le sens horaire, un coureur par terrain de la grille, et les neutres se rangent devant eux au hasard.

    Le parcours part de la grille : huit tuiles bleues mélangées, la Station-service, neuf tuiles mélangées (les huit orange et une tuile Spéciale au hasard), puis la Ligne d’Arrivée. Chaque moitié compte deux fois chaque terrain. Les 64 cartes Déplacement et les 16 pièges forment deux paquets face cachée. Une fois la course lancée, les terrains de la grille sont des tuiles ordinaires.
    .title = Mise en place

rules-turn =
    Un round, c’est un tour de chaque joueur, dans le sens horaire à partir du Premier Joueur, puis l’activation des neutres. Pendant votre phase de déplacement, vous jouez des cartes et utilisez des pouvoirs dans l’ordre que vous voulez, et vous arrêtez quand bon vous semble ; mais vous devez jouer au moins une carte Déplacement si vous en avez. Vient ensuite le Croisement, si vous y êtes ; puis vous complétez votre main et Satanas se déplace.

    Un piège que vous déclenchez sans l’annuler met aussitôt fin à votre phase de déplacement ; vous complétez tout de même votre main. Certaines tuiles exigent un paiement : si vous ne pouvez pas payer et n’avez encore joué aucune carte, vous êtes embourbé. Vous défaussez alors au moins une carte sans avancer, et pouvez encore utiliser des pouvoirs.
    .title = Round et tour

rules-cards = Votre première carte Déplacement vous fait avancer de 1 tuile, quel que soit son terrain. Chaque carte suivante doit montrer le terrain de la tuile où vous êtes à ce moment-là, sauf si c’est un Joker ; vous continuez tant que vos cartes correspondent. Un déplacement dû à un pouvoir n’est pas une carte : il ne consomme pas la première et ne la remplace pas. À la fin de votre tour, vous piochez jusqu’à trois cartes ; il n’y a pas de maximum : si vous en avez davantage, vous les gardez toutes et n’en piochez pas. Les cartes jouées vont face visible sur la défausse, et celle du dessus guide Satanas : quand vous en défaussez plusieurs ensemble, vous choisissez laquelle finit dessus. Quand le paquet est vide, la défausse est mélangée pour en former un nouveau.
    .title = Cartes Déplacement

rules-moving =
    Une tuile a deux cases, donc deux coureurs au plus ; seuls le Marécage et la Ligne d’Arrivée accueillent tout le monde. Avancer de 1 tuile vous mène à la plus proche tuile qui a une case libre : les tuiles pleines sont sautées. Avancer de 2 tuiles ou plus compte toutes les tuiles, pleines ou non ; c’est seulement si la dernière est pleine que vous continuez jusqu’à la prochaine case libre. On recule de la même façon, mais jamais derrière la grille.

    Vous entrez sur la tuile où vous vous arrêtez et franchissez celles d’avant. Un long déplacement s’arrête au premier piège rencontré ; si vous l’annulez, vous poursuivez. En vol, les pièges du trajet ne comptent pas, celui de l’atterrissage si. Échanger des places n’est pas un déplacement et ne déclenche rien. Quand un effet fait avancer plusieurs coureurs, le plus en avant part d’abord ; quand il les fait reculer, le plus en arrière. Chaque déplacement est réglé avec toutes ses suites avant le suivant.
    .title = Se déplacer

rules-villain =
    À la fin du tour de chaque joueur, Satanas regarde la carte du dessus de la défausse et roule jusqu’à la prochaine tuile qui y correspond et ne porte pas de piège, aussi loin soit-elle. Les Jokers correspondent toujours ; il ne s’arrête jamais à la Station-service ni à l’arrivée. Il roule au milieu de la route et n’occupe aucune case.

    Si aucun coureur n’est alors sur sa tuile ou devant elle, il y pose le premier piège du paquet, face cachée et sans que personne le voie, puis revient sur la tuile juste derrière le dernier coureur. Sinon, il reste là. S’il ne trouve aucune tuile où s’arrêter, c’est la panne sèche : il quitte la course avec le paquet Piège ; les pièges du parcours restent. À un ou deux joueurs, il se déplace une fois de plus après chaque activation des neutres.
    .title = Satanas

rules-traps = Un coureur qui franchit une tuile piégée ou y entre, en avant ou en arrière, pendant le tour de n’importe qui, déclenche le piège : la carte est retournée et appliquée aussitôt. Si vous avez un pouvoir visible qui annule ce type de piège, il est masqué d’office, le piège reste sans effet et votre tour continue. Encore Raté et Sabotage ne s’annulent pas, et les neutres n’annulent jamais rien. Un piège non annulé met fin à la phase de déplacement du coureur dont c’est le tour, ou à l’activation d’un neutre ; seule la Flaque de Boue épargne les neutres. Les déplacements dus à un piège peuvent en déclencher d’autres. Si un piège arrive sous plusieurs coureurs, un seul le déclenche, désigné par le joueur dont c’est le tour. Il n’y a jamais de piège sur la Station-service, la Ligne d’Arrivée ou la case 00, ni deux pièges sur une même tuile.
    .title = Pièges

rules-powers = Pendant votre phase de déplacement, vous pouvez utiliser tous vos pouvoirs visibles, avant, entre et après vos cartes. Un pouvoir utilisé est masqué ; pour resservir, il doit être récupéré : à la Station-service, grâce à Encore Raté ou par un pouvoir qui le dit. Un pouvoir ne s’utilise que s’il a un effet. Ceux qui annulent un piège ne s’utilisent pas à volonté ; ils agissent d’eux-mêmes, même pendant le tour des autres. Un adversaire est un autre joueur ; toute autre cible peut aussi être un coureur neutre. Si un pouvoir vous mène sur un piège que vous n’annulez pas, le reste du pouvoir est perdu.
    .title = Pouvoirs spéciaux

rules-tiles =
    Les tuiles Spéciales, la Station-service et les deux terrains du fond de la grille sont des Jokers : toutes les cartes y correspondent. Une course ordinaire ne compte qu’une tuile Spéciale.

    Au Marécage, payez deux cartes du même terrain ou trois au choix pour sortir. Au Passage à Niveau, un coureur qui entre ou qui franchit fait avancer de 1 tuile tous les coureurs en dernière position. Si votre phase de déplacement s’achève au Croisement, vous pouvez échanger deux tuiles du parcours, tuiles Terrain ordinaires ou Croisement lui-même, avec leurs pièges. Le Laboratoire A.C.M.E. pose un piège plus loin, sur un terrain tiré au hasard, chaque fois qu’un coureur y entre sans que personne soit devant le laboratoire. À la Station-service, chaque joueur récupère un pouvoir quand le dernier coureur y entre.
    .title = Tuiles Spéciales

rules-neutrals = Après le dernier tour de chaque round, sauf le premier, les coureurs neutres roulent. D’abord, chacun avance de 1 tuile, du plus en avant au plus en arrière ; le Premier Joueur tranche les égalités. Puis trois cartes Déplacement sont révélées l’une après l’autre, et pour chacune, tout neutre sur une tuile correspondante ou un Joker avance de 1 tuile. Les neutres n’ont ni main ni pouvoirs ; ils ne sortent du Marécage qu’avec le premier déplacement, gratuit, et ne paient rien. Un neutre qui déclenche un piège le subit autant que possible et n’avance plus pendant cette activation.
    .title = Coureurs neutres

rules-end = La course s’arrête dès qu’un coureur atteint la Ligne d’Arrivée, peu importe qui l’a fait avancer et pendant le tour de qui. Les autres sont classés selon leur position, joueurs et neutres confondus ; les coureurs d’une même tuile partagent le meilleur rang, et les rangs ainsi occupés sont sautés. Si un neutre gagne, aucun joueur n’a gagné, mais les joueurs sont classés quand même. En option, la course continue jusqu’à ce que les places soient jouées. Une course sans arrivée s’arrête après le round 100 et se classe selon les positions.
    .title = Fin de la course

rules-solo = Seul, vous partez du fond face à cinq coureurs neutres, et Satanas fait son déplacement en plus après chaque activation. Le niveau fixe combien de cartes sont révélées pour les neutres : deux pour un débutant, trois pour un coureur, quatre pour un as, cinq pour une légende. Vous ne gagnez que si votre propre coureur arrive le premier ; sinon, votre rang est votre résultat. Vous pouvez aussi conduire deux ou trois voitures, chacune avec sa main et ses pouvoirs, comme autant de joueurs.
    .title = Solo

rules-championship = Un championnat, c’est une saison de quatre courses, chacune avec sa propre règle ; le Grand Championnat enchaîne les seize. Les rangs d’une course rapportent 10, 8, 6, 3, 2 puis 1 point, et des coureurs à égalité reçoivent tous les points du rang qu’ils partagent. Les joueurs gardent leur voiture et retrouvent les mêmes neutres, qui marquent aussi ; parcours, paquets, mains et pouvoirs repartent de zéro à chaque course. Le Premier Joueur de la première course est tiré au sort, puis le rôle passe dans le sens horaire. Le plus de points après la dernière course donne le titre ; à égalité comptent le plus de premières places, puis de deuxièmes et ainsi de suite, enfin le meilleur rang de la dernière course.
    .title = Championnat

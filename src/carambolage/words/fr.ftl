seat-name = Joueur { $number }
spectator-name = Spectateur

## The command line

cli-greeting = Carambolage { $version }, une table numérique pour jeux de bagnoles et de bagarre : { $games }.
cli-greeting-table = ouvrir une table dans le navigateur, pour vous, des robots et des amis par lien
cli-greeting-play = jouer ici, dans le terminal
cli-greeting-games = de quoi parlent les jeux
cli-greeting-game = tout sur un jeu : joueurs, boîtes, réglages, paquets, robots, options
cli-greeting-simulate = faire jouer 1000 parties à des robots, et voir qui gagne
cli-greeting-balance = étudier l’équilibre des places et du matériel
cli-greeting-packs = cartes et plateaux en fichiers à vous, à modifier
cli-greeting-completion = un script qui fait compléter ces mots par votre shell
cli-greeting-help = toutes les commandes ; carambolage COMMAND --help en explique une
cli-greeting-ask = Entrée ouvre une table dans le navigateur, q quitte :
cli-game-players = Joueurs
cli-game-boxes = Boîtes
cli-game-presets = Réglages prêts
cli-game-packs = Paquets
cli-game-pack = { $name }, intégré ; carambolage packs copy { $game } DIR en fait un à vous
cli-game-languages = Langues
cli-game-bots = Robots
cli-game-options = Options, comme dans --options { $example }
cli-game-default = { $value } (par défaut)
cli-game-span = de { $least } à { $most }
cli-about-bot-random = toutes les réponses permises sont aussi probables
cli-about-bot-greedy = la réponse qui semble la meilleure sur le moment
cli-about-bot-search = réfléchit 300 ms ; search:2000 pour 2000 itérations
cli-about-bot-rookie = un apprenti : le plus souvent ce qu’il préfère, parfois n’importe quoi
cli-about-bot-driver = search avec peu de temps
cli-about-bot-ace = search avec plus de temps
cli-players = de { $least } à { $most } joueurs
cli-welcome = Tapez un numéro puis Entrée ; Entrée seule accepte le numéro entre crochets.
cli-ask-company = Qui joue ?
cli-company-alone = Vous, contre des robots
cli-company-friends = Plusieurs personnes à ce clavier
cli-company-bots = Des robots seulement, sous vos yeux
cli-ask-people = Combien de personnes, de { $low } à { $high } ?
cli-ask-bots = Combien de robots, de { $low } à { $high } ?
cli-ask-kind = Quels robots ?
cli-kind-greedy = Des robots gourmands, qui prennent ce qui paraît le mieux sur le moment
cli-kind-random = Des robots aléatoires, qui répondent à l’aveugle
cli-default = [{ $default }]
cli-your-choice = Votre choix :
cli-start = À chaque question, ? rappelle ce que vous pouvez taper d’autre, et r montre les règles.
cli-rules = Les règles, chapitre par chapitre. Tapez r et un numéro, par exemple r 1.
cli-no-rules = Ce jeu n’a pas de règles à montrer ici.
cli-times = { $line } ({ $count } fois)
cli-type-number = Tapez un nombre de { $low } à { $high }.
cli-prompt = { $player }, votre choix (? pour l’aide) :
cli-unknown-command = « { $word } » n’est pas une commande ; tapez le numéro d’une réponse, ou ? pour l’aide.
cli-help =
    numéro    choisir cette réponse
    1 1 3     répondre, puis de même quand la question revient, tant que rien d’inconnu n’apparaît
    Entrée    revoir la question
    b         voir la table
    look      où vous êtes et ce qui vient ; ahead 9 voit plus loin, cars dit où sont tous les autres
    l         voir ce qui s’est passé ; l 100 montre les 100 dernières lignes
    p       montrer la position en texte, pour `carambolage show`
    r         voir les chapitres des règles ; r 3 montre le troisième
    u         reprendre votre dernière réponse
    s FICHIER enregistrer la partie dans un fichier
    q         quitter ; la partie est conservée
cli-plan-dropped = Quelque chose a changé ; le reste de votre plan est abandonné.
cli-asked = { $player } : { $question }
cli-undone = Votre dernière réponse est reprise.
cli-refused = Ce n’est pas possible : { $reason }.
cli-saved = La partie est enregistrée dans { $file }.
cli-not-saved = La partie n’a pas été enregistrée : { $reason }.
cli-file-exists = { $file } existe déjà ; choisissez un autre nom
cli-ask-quit = Quitter ? La partie est conservée et pourra être reprise. (o/N)
cli-quit = À bientôt.
cli-interrupted = Arrêté.
cli-end-of-input = L’entrée s’est terminée avant la partie.
cli-broken-off = La partie a été interrompue.
cli-go-on = La partie est conservée ; pour continuer : { $command }
cli-pass-keyboard = Passez le clavier à { $player }, qui appuie ensuite sur Entrée.
cli-ask-replay = Enregistrer la partie ? Tapez un nom de fichier, ou Entrée pour ne rien garder :
cli-nobody-won = Personne à la table n’a gagné.
cli-rank = { $rank }. { $player }
cli-score = , score { $score }
cli-bot-name = { $player } ({ $bot })
cli-bot-random = robot aléatoire
cli-bot-greedy = robot gourmand
cli-replay = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}

## Le rapport du laboratoire

lab-percent = { $number } %
lab-title = L’équilibre du jeu : { $game }
lab-lead = { $off ->
    [0] Aucune place ni aucun élément ne se distingue dans ces parties au-delà du hasard.
    [one] Une place ou un élément se distingue dans ces parties au-delà du hasard.
   *[other] { $off } places et éléments se distinguent dans ces parties au-delà du hasard.
} { $doubtful ->
    [0] { "" }
    [one] Un autre est peut-être déséquilibré, à moins que ce ne soit le hasard.
   *[other] { $doubtful } autres sont peut-être déséquilibrés, à moins que ce ne soit le hasard.
}
lab-tile-games = parties
lab-tile-length = rounds en moyenne
lab-tile-changes = changements de tête par partie
lab-tile-nobody = des parties sans vainqueur à la table
lab-tile-off = se distinguent
lab-how = Comment lire ce rapport
lab-how-text = Un point est la part des parties gagnées, le trait qui le traverse l’intervalle à 95 % : là où se trouve la vraie part dans 95 études semblables sur 100. Le repère gris est la part équitable, ce que toutes les places des mêmes parties ont gagné en moyenne. Une victoire partagée est divisée. On regarde beaucoup de lignes à la fois : quelques-unes manquent le repère par pur hasard.
lab-key-off = se distingue même quand on juge toutes les lignes ensemble
lab-key-perhaps = hors de son seul intervalle : il faut plus de parties pour le savoir
lab-key-fair = sans marque : rien à signaler
lab-key-before = creux : l’étude à laquelle celle-ci est comparée ; le premier nombre est l’écart en points, en gras quand le hasard ne l’explique pas
lab-spoken = { $rate }, intervalle de { $low } à { $high }, vu { $games } fois
lab-seat = Place { $number }
lab-seats = Places
lab-seats-about = Victoires selon la place à la table.
lab-kind-about = Victoires des places qui l’avaient.
lab-spread = { $mean } en moyenne, la moitié des parties jusqu’à { $median } ; huit sur dix de { $low } à { $high }.
lab-lengths = Durée d’une partie
lab-lengths-about = Les parties selon leur nombre de rounds ; le trait pointillé est la moyenne.
lab-changes = Changements de tête
lab-changes-about = Combien de fois quelqu’un d’autre a pris seul la tête, observé chaque fois qu’un autre joueur doit décider.
lab-events = Ce qui se passe dans une partie
lab-events-about = Combien de fois chaque chose arrive par partie en moyenne ; la barre est la part des parties où elle arrive au moins une fois.
lab-in-games = dans { $share } des parties
lab-options = Ce qui a varié
lab-options-about = Les parties selon la valeur de chaque option tirée à nouveau pour chaque partie.
lab-option = Option
lab-value = Valeur
lab-games = Parties
lab-length-short = Rounds
lab-changes-short = Changements de tête
lab-thing = Élément
lab-kind = Sorte
lab-clear = net
lab-nothing-there = aucun écart
lab-changed = Ce qui a changé
lab-changed-about = Points de la part de victoires, après moins avant, l’écart le plus sûr en premier. Quand les deux études ont joué les mêmes graines, la même place de la même partie est comparée à elle-même. La dernière colonne dit combien de parties de plus, dans les deux études, montreraient un tel écart quatre fois sur cinq.
lab-change = Écart
lab-pairs = Paires
lab-more = Parties de plus
lab-worth = Ce que vaut chaque élément
lab-worth-about = Points que l’élément ajoute à la part de victoires quand tout le reste de la place est pareil : une régression sur les places de chaque partie. Les éléments qui ne viennent jamais l’un sans l’autre ne peuvent être distingués et sont omis ; ce qui accompagne presque toujours un autre élément en fait partie.
lab-worth-short = Points
lab-than = De plus que
lab-than-mean = la moyenne de sa sorte
lab-than-without = sans lui
lab-sweep = Variantes côte à côte
lab-sweep-about = Parts de victoires dans la première variante, et de combien de points elles changent dans chacune des autres ; mêmes graines, paire par paire. En gras quand le hasard ne l’explique pas.
lab-facts = Ce qui a été joué
lab-fact-games = Parties (graines)
lab-fact-players = Joueurs
lab-fact-bot = À toutes les places
lab-fact-varied = Tiré pour chaque partie
lab-fact-options = Toutes les autres options
lab-fact-version = Version, jeu, matériel
lab-varied = tiré pour chaque partie
lab-nothing = aucune

## Mise en place

preset-as_printed = Comme imprimé
    .text = Tout comme dans le livret de règles.

## Refusals

refused-players = ce jeu se joue de { $least } à { $most } joueurs, pas à { $players }
refused-option = il n’y a pas d’option « { $name } »{ $near ->
    [none] {""}
   *[other]  ; vouliez-vous dire { $near } ?
}
refused-option-value = « { $option } » n’a pas de valeur « { $value } » ; choisissez parmi { $values }
refused-option-number = « { $option } » demande un nombre entier de { $least } à { $most }, pas « { $value } »
refused-seed = la graine doit être un nombre entier, ni négatif ni trop grand
refused-seat = il y a { $seats } places, et aucune ne porte ce numéro
refused-not_asked = on ne demande rien à { $seat }
refused-answer = { $seat } ne peut pas donner la réponse { $action } à ce moment-là
refused-over = la partie est terminée
refused-undo-nothing = il n’y a aucune réponse à reprendre
refused-undo-die = la réponse ne peut être reprise : un dé a été lancé ou une carte piochée depuis
refused-undo-card = la réponse ne peut être reprise : une carte a été révélée depuis
refused-undo-others = la réponse ne peut être reprise : quelqu’un d’autre a décidé depuis
refused-undo-left = la réponse ne peut être reprise : quelqu’un est parti depuis

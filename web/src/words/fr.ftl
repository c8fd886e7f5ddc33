## Partout

language = Langue
language-en = English
language-fr = Français
theme-light = Couleurs claires
theme-dark = Couleurs sombres
loading = Un instant…
close = Fermer
cancel = Annuler
try-again = Réessayer
server-away = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
all-games = Tous les jeux
table = Table
play = Jouer

## Première page

home-welcome = Carambolages, coups tordus et arrivées au sprint : des jeux de société sur roues, entre amis ou contre des robots. Sans compte, sans attente.
home-footer = Logiciel libre. Les jeux et leurs noms appartiennent à leurs propriétaires.
players-range = De { $least } à { $most } joueurs
continue-title = Continuer
table-forgotten = La table est oubliée ici.
lobby-waiting-short = En attente de joueurs
reach-near = Seul cet ordinateur atteint la table. Pour l’ouvrir à tout le réseau local, démarrez-la avec
reach-closed = Pour l’instant, seul cet ordinateur atteint la table.
reach-open = L’ouvrir au Wi-Fi
reach-at = Tout le réseau local l’atteint à l’adresse { $address }
reach-command = make play ARGS="--host 0.0.0.0"
recent-tables = Vos tables
recent-table = { $when }, table { $table }
forget-table = Oublier la table { $table }

## Préparation

who-plays = Qui joue ?
company-alone = Moi contre des robots
company-alone-text = On démarre tout de suite.
company-link = Des amis par lien
company-link-text = Un lien et un code QR par place.
company-screen = Autour de cet écran
company-screen-text = Les mains restent cachées quand l’appareil passe.
kind-me = Ici
kind-open = Par lien
kind-bot = Robot
seat-kind = Qui prend la place { $number } ?
seat-bot = Niveau du robot de la place { $number }
seat-name = Nom pour la place { $number }
seat-number = Joueur { $number }
bot-number = Robot { $number }
remove-seat = Retirer la place { $number }
add-player = Un joueur de plus
preset-title = Quelle partie ?
preset-changed = modifiée
boxes-title = Boîtes sur la table
box-in = { $box } est sur la table
variants-title = Variantes
rulings-title = Points de règle
rulings-printed = comme imprimé
rulings-changed = { $count ->
    [one] { $count } modifié
   *[other] { $count } modifiés
}
rulings-reset = Revenir à l’imprimé
pack-title = Éléments du jeu
pack-text = Cartes, dés et tuiles : ceux du jeu, ou ceux que propose la personne qui tient ce serveur.
pack-own = Ceux du jeu
pack-played = Se joue avec les éléments « { $name } »
clock-title = Pendule
clock-text = Le temps d’une place pour toutes ses décisions.
clock-none = Sans pendule
clock-quick = Rapide : 5 min + 5 s par décision
clock-calm = Calme : 15 min + 15 s par décision
clock-slow = Lente : 3 jours
flag-title = Quand le temps est écoulé
flag-choice-bot = Un robot continue
flag-choice-loses = La place est éliminée
react-title = Temps de réaction
react-text = Qui est touché répond dans ce délai, avec ou sans carte ; puis la partie continue.
react-0 = Sans limite
react-10 = 10 secondes
react-20 = 20 secondes
react-40 = 40 secondes
grace-title = Quand quelqu’un disparaît
grace-text = Passé ce délai, un robot remplace la personne jusqu’à son retour.
grace-30 = Après une demi-minute
grace-60 = Après une minute
grace-300 = Après 5 minutes
grace-86400 = Après un jour
start-game = Démarrez les moteurs !
options-search = Chercher parmi les options
open-table = Ouvrir la table
opening = Ouverture…

## Salle d’attente

lobby-waiting = On attend du monde. Partagez un lien ou faites scanner le code.
lobby-ready = Tout le monde est là.
invite-link = Invitation : qui l’a peut prendre une place libre
watch-link = Lien pour regarder
seat-link = Lien pour { $name }
own-link = Ma place sur un autre appareil
start-now = Démarrer, des robots prennent les places libres
copy = Copier
copied = Copié
copy-by-hand = Sélectionnez le texte et copiez-le
qr-label = Code QR : { $label }
sit-here = S’asseoir ici

## Connexion

line-connecting = Connexion
line-open = Connecté
line-waiting = Connexion perdue, nouvel essai dans { $seconds } s
line-closed = Déconnecté
no-table = Table introuvable
table-closed = Impossible d’ouvrir cette table
joining = On rejoint la table
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
spectator = Spectateur

## Places

guest-title = Qui êtes-vous ?
guest-text = Pour que les autres sachent qui conduit. On ne vous le demande qu’une fois.
guest-ok = C’est moi
guest-later = Pas maintenant
take-over-bot = Prendre la place du robot
landing-room = Vous pouvez vous asseoir ici, ou regarder.
landing-full = Toutes les places sont prises.
landing-watching = Vous pouvez regarder.
landing-over = Cette partie est terminée.
landing-name = Votre nom
landing-watch = Regarder
seat-make-free = Libérer la place
seat-mute = Faire taire
seat-unmute = Entendre à nouveau
spectators-mute = Faire taire les spectateurs
spectators-unmute = Entendre les spectateurs
entry-title = Avec l’adresse de cette page, on peut
entry-links = ne rien faire sans lien
entry-watch = regarder
entry-sit = regarder, s’asseoir et remplacer un robot
flag-bot = Quand la pendule d’une place tombe, un robot joue à sa place jusqu’à la fin.
flag-loses = Qui n’a plus de temps est hors de la partie.
pause-wish = Proposer une pause
pause-no = Pas de pause
pause-end = Reprendre
pause-wished = Une pause est souhaitée par { $names } ; elle commence quand tout le monde la veut.
paused = La partie est en pause.
end-wish = Proposer d’arrêter la partie
end-no = Ne pas arrêter la partie
end-wished = La fin est souhaitée par { $names } ; il faut plus de la moitié.
concede = Abandonner
concede-title = Abandonner ?
concede-text = Votre place quitte la partie pour de bon. Les autres continuent.
gone-bot-in = { $name } n’est plus là : retour, ou un robot dans { $time }
gone-awaited = { $name } n’est plus là ; les autres attendent.
gone-bot-now = Robot tout de suite
gone-wait = Attendre
left-seat = Vous avez laissé votre place à un robot.
left-undo = Annuler
seat-free = Libre
seat-you = vous
seat-away = Absent, un robot remplace
seat-is-bot = Robot
seat-level = { $level ->
    [rookie] Robot : Débutant
    [driver] Robot : Pilote
    [ace] Robot : As
   *[other] Robot
}
seat-present = Présent
seat-absent = Parti
rename = Renommer
new-name = Nouveau nom
hand-over = Laisser jouer un robot
take-back = Rejouer moi-même
leave-seat = Partir
seat-voted = D’autres souhaitent qu’un robot joue pour { $name }, qui ne répond pas.
seat-awaited = Les autres attendent { $name } ; aucun robot ne joue à sa place.
seat-freed = La place de { $name } est de nouveau libre.
seat-another-device = Un autre appareil est à la place de { $name }.
seat-sat = { $name } prend place.
seat-renamed = { $name } a un nouveau nom.
seat-handed_over = Un robot joue désormais pour { $name }.
seat-stood_in = Un robot remplace { $name }.
seat-ran_out = Temps écoulé pour { $name } ; un robot continue.
seat-taken_back = { $name } reprend le volant.
seat-left = { $name } laisse sa place à un robot.

## La table

board-label = Plateau
standings = Classement
percent = { $percent } %
progress = La partie en est à { $percent } pour cent
cars-label = Voitures
course-label = Parcours
ask-label = Ce qui est demandé
your-turn = { $name }, à vous de jouer
waiting-for = En attente de { $names }
watch = Regardez ce qui se passe…
looking-back = Vous regardez le passé. « { history-live } » vous ramène au présent.
only-answer = Il n’y avait qu’une réponse : { $answer }
bot-plays-for-you = Un robot joue pour vous.
preview-deadly = Vous coûte un véhicule à coup sûr
preview-reach = À portée : { $places ->
    [one] une case
   *[other] { $places } cases
}
preview-dice = À lancer : { $dice }
preview-odds = { $what } : { $percent } % ({ $cases } sur { $of })
preview-card = Puis quelque chose d’inconnu est révélé
preview-over = Puis la partie est terminée
confirm-title = Vraiment ?
confirm-text = Cela vous coûte un véhicule à coup sûr.
confirm-yes = Oui, allons-y
why-over = La partie est terminée.
why-other = Ce n’est pas une réponse à la question posée : { $question }
why-piece = Cette pièce ne peut pas être choisie maintenant.
why-place = Rien de ce que vous pouvez faire maintenant ne mène ici.
why-not-ahead = Hors de portée : ce n’est pas devant votre pièce.
why-far = Hors de portée : à { $away ->
    [one] { $away } case
   *[other] { $away } cases
}, et il vous en reste { $left } à parcourir.
why-no-way = Hors de portée : aucun chemin n’y mène avec ce qui reste à parcourir.
undo = Reprendre
hint = Que ferait un as ?
advice-ace = { $count ->
    [one] Un as a essayé { $count } suite de la partie. La part des essais, et l’espoir, de 0 (la dernière place) à 100 (la victoire) :
   *[other] Un as a essayé { $count } suites de la partie. La part des essais, et l’espoir, de 0 (la dernière place) à 100 (la victoire) :
}
hint-here = C’est ce que ferait un as.
advice-quick = L’as se prépare encore. À première vue, voici le mieux :
advice-line = { $share } % des essais · espoir { $prospect }
all-answers = Toutes les réponses
which-answer = Laquelle ?
drive-where = Cliquez là où aller ; glissez le chemin pour le dévier.
choose-on-board = Choisissez sur le plateau.
drive-to = { $risk ->
    [die] Rouler jusqu’à { $place }, les dés y décident
    [card] Rouler jusqu’à { $place }, on ignore ce qui s’y cache
   *[none] Rouler jusqu’à { $place }
}
skip-to-question = À ce qu’on vous demande
keys-title = Touches
key-digits = 1 … 9
key-digits-does = prendre un dé ou une carte
key-arrows = Flèches
key-arrows-does = choisir où aller
key-step = Maj + flèches
key-step-does = avancer aussitôt d’une case
key-enter = Entrée
key-enter-does = prendre ce qui est marqué, rouler jusqu’à la destination
key-backspace = Retour arrière
key-backspace-does = revenir sur sa réponse
key-space = Espace, gardé enfoncé
key-space-does = accélérer le spectacle
key-bend = Maj + clic
key-bend-does = faire passer le chemin par une case ; glisser une case du chemin fait de même
key-escape = Échap
key-escape-does = abandonner la destination
key-tab = Tab
key-tab-does = passer à la suite
skip = Passer
skip-to-turn = Jusqu’à mon tour
skip-keys = Gardez la barre d’espace enfoncée pour accélérer
history = Historique
history-first = Au début
history-back = Un coup en arrière
history-forward = Un coup en avant
history-position = Position dans la partie
history-move = { $move } / { $of }
history-live = En direct
history-play = Lire
history-pause = Pause
history-turn-back = Tour précédent
history-turn-forward = Tour suivant
history-mark-back = Temps fort précédent
history-mark-forward = Temps fort suivant
history-marks = Aller à …
history-link = Copier le lien vers ce moment
history-watch = Revoir la partie
mark-clash = Choc
mark-loss = Perte
mark-prize = Prise
mark-finish = Arrivée
replay-last = Revoir le dernier coup, au ralenti
watch-again = Revoir l’accident
pass-to = { $name }, à vous
pass-text = Passez l’appareil. Les cartes restent cachées jusqu’à ce que vous soyez là.
pass-ready = C’est moi, { $name }
button-odds = { $percent } % : { $what }
look-at = Voir { $name }
note-take = Choisir
verdict-findings = Comment cela a été vérifié
out-title = { $how ->
    [finished] Ligne franchie, { $place ->
        [1] 1re place
       *[other] { $place }e place
    } pour l’instant
    [open] Vous êtes hors jeu, { $place ->
        [1] 1re place
       *[other] { $place }e place
    } pour l’instant
   *[out] Vous êtes hors jeu, { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
}
out-watch = Continuer à regarder
out-end = Aller à la fin
out-new = Nouvelle partie
text-view = La table en mots
text-board = La table
text-here = Où vous êtes
text-command = Tapez le numéro d’une réponse, ou : regarder, voitures, devant 9, pourquoi, u pour reprendre
text-help = { $count ->
    [0] On ne vous demande rien pour l’instant. Vous pouvez taper regarder, voitures, devant 9 ou pourquoi.
   *[other] Tapez un nombre de 1 à { $count }, regarder, voitures, devant 9, pourquoi, u pour reprendre votre dernière réponse, ou n pour prendre votre tour à un écran partagé.
}
text-again = Cela vous coûte à coup sûr une de vos pièces. Tapez { $number } encore une fois pour le faire.
text-verb-look = regarder r
text-verb-cars = voitures v
text-verb-ahead = devant d
text-verb-why = pourquoi p
text-verb-undo = reprendre u
text-verb-next = suivant n
text-verb-live = direct

## Panneaux

tab-log = Journal
tab-chat = Discussion
tab-rules = Règles
tab-seats = Places
tab-settings = Réglages
panel-log = Ce qui s’est passé
panel-chat = Discussion
panel-rules = Règles
panel-seats = Places et liens
panel-settings = Réglages
rule-of = Règles : { $chapter }
log-earlier = Afficher ce qui s’est passé avant
log-unfold = Ce qui s’y est passé
log-jump = Aller à ce moment
log-since = Depuis votre dernier tour
log-empty = Il ne s’est encore rien passé.
chat-empty = Personne n’a encore rien dit.
chat-label = Votre message
chat-players = À tout le monde
chat-spectators = Aux autres spectateurs
send = Envoyer
reactions = Réactions
reaction-applause = Applaudissements
reaction-laugh = Rire
reaction-shock = Stupeur
reaction-angry = Colère
reaction-sorry = Pardon
reaction-hurry = Plus vite
reaction-well_played = Bien joué
reaction-thanks = Merci
rules-search = Chercher règles, cartes et tuiles
rules-none = Rien trouvé ; essayez un autre mot.
speed = Vitesse du spectacle
speed-times = { $speed } ×
speed-none = Sans animation
sound = Sons
position-title = Position
position-text = L’état actuel de la partie sous forme de texte : à garder, à montrer ou à reprendre. Il contient ce que vous savez et rien de plus.
position-copy = Copier la position
dice-title = Un hasard honnête
dice-text = Tout le hasard vient d’un secret dont l’empreinte est fixée avant le départ, et de nombres que chacun y ajoute. Après la partie, le secret est montré, et chacun peut vérifier chaque tirage.
dice-chosen = Qui a ouvert cette table a choisi la graine de tout le hasard. Empreinte :

## Après la partie

result = Résultat
see-board = Voir le plateau
statistics = Statistiques
stat-points = Points
how-ranked = Comment naissent les rangs :
stat-rank = Rang
play-again = Rejouer
join-again = Rejouer avec { $name }
invitation = Invitation à une autre partie
see-replay = Revoir depuis le début
replay-file = Fichier de la partie
replay-link = Lien vers cette partie pour d’autres
verify-dice = Vérifier le hasard
proof-kept = Le secret correspond à l’empreinte fixée avant le départ.
proof-broken = Le secret ne correspond pas à l’empreinte fixée avant le départ.
proof-chosen = La personne qui a ouvert la table a choisi la graine du hasard : ces dés n’étaient pas secrets. Ce navigateur ne les a pas recalculés ; carambolage verify le fait.
proof-mixed = Les nombres de ces places font partie des dés : { $seats }.
proof-unmixed = Aucune place n’a ajouté de nombre : tout le hasard vient du secret du serveur.
proof-untold = Ces places ont promis un nombre sans le révéler : { $seats }.
proof-number-broken = Ces places ont révélé un autre nombre que celui promis : { $seats }.
proof-draws = Ce navigateur a recalculé les { $count } nombres aléatoires de la partie : chacun est celui qui a été joué.
proof-draws-differ = Certains des { $count } nombres aléatoires de la partie ne viennent pas du secret.
proof-no-draws = La preuve ne cite aucun nombre aléatoire.
proof-rules = Pour faire rejouer aussi les règles, sur votre propre machine : carambolage verify.
proof-promise-kept = Le secret est celui qui a été promis à ce navigateur à son arrivée à la table.
proof-promise-broken = Le secret n’est pas celui qui a été promis à ce navigateur à son arrivée à la table.
proof-number-used = Le nombre que ce navigateur a ajouté fait partie des dés.
proof-number-missing = Le nombre que ce navigateur a ajouté manque.
dice-chosen-warning = Qui a ouvert cette table a choisi la graine de tout le hasard, et sait peut-être ce qui vient.
dice-sound = Le hasard était honnête.
dice-as-chosen = La graine du hasard était choisie, et c’est bien celle qui était promise.
dice-untold = La partie a commencé sans des nombres promis pour le hasard : { $seats }. Qui garde un nombre pour soi a pu connaître deux parties, et en choisir une.
dice-unsound = Quelque chose ne colle pas.

## Objets sur la table

taken-by = Pris par { $name }

## À quoi sert cet endroit

how-title = Prenez place
how-at-once = Trois clics et vous roulez
how-at-once-text = Des robots prennent les places vides et les rendent sur demande.
how-friends = Les amis arrivent par un lien
how-friends-text = Ou par un code QR. Revenez sur n’importe quel appareil, quand il vous plaît.
how-screen = Autour d’un écran, ou en spectateur
how-screen-text = Les mains restent cachées ; on ne voit que ce que tous peuvent voir.
how-fair = Un hasard que chacun peut vérifier
how-fair-text = Personne ne le connaît d’avance, tout le monde le vérifie après coup.

## Apprendre

learn = Apprendre
learn-play = Préparer une partie
summary-title = Le jeu en images
summary-print = Imprimer
summary-go = En route
lessons-title = Leçons
lessons-solved = { $solved } sur { $count } réussies
lesson-away = Cette leçon se joue à une table, il faut le serveur. La voici à lire :
lesson-solved = Réussie
exercise-label = Exercice
exercise-hint = Un indice
exercise-task = L’exercice
exercise-again = Encore une fois
exercise-leave = Retour aux leçons
exercise-next = À la suivante
hint-text = Indice : { $hint }
coached-title = Une première partie avec un moniteur
coached-text = Contre un Débutant. Le moniteur dit un mot chaque fois que quelque chose arrive pour la première fois, et se tait quand vous voulez.
coached-start = Rouler avec le moniteur
coach-label = Le moniteur
coach-silent = Le moniteur parlera quand il y aura du nouveau.
coach-understood = Compris
coach-off = Sans moniteur
puzzle-title = Énigme du jour
puzzle-text = Une position où une réponse est nettement meilleure que toutes les autres. La trouvez-vous du premier coup ?
puzzle-task = Une réponse est ici nettement meilleure. Laquelle ?
puzzle-open = { puzzle-task }
puzzle-done = Bien vu : un as joue la même chose.
puzzle-failed = Pas tout à fait. Un as joue : { $best }
puzzle-was-solved = Résolue aujourd’hui, du premier coup. La suivante attend demain.
puzzle-was-missed = Pas trouvée aujourd’hui ; réessayez, ou revenez demain.
puzzle-start = Montrez-moi
puzzle-of = Énigme du jour : { $game }

replay-open-title = Revoir une partie enregistrée
replay-open-text = Déposez un fichier de partie (.jsonl) n’importe où sur cette page, ou choisissez-en un. Aucune table n’est ouverte pour cela.
replay-choose = Choisir un fichier
replay-too-large = Ce fichier est trop gros pour une partie enregistrée ; un tel fichier fait moins de 800 ko.
replay-page = Page à garder
recorded = C’est un enregistrement ; personne n’est là pour répondre.
history-end = Fin
share = Partager
share-text = Des fichiers à envoyer aux amis, faits sur cet appareil.
share-png = Image (PNG)
share-svg = Image (SVG)
share-clip = Clip du coup (GIF)
share-making = Un instant…
share-nothing = Il n’y a pas encore de plateau à dessiner ici ; allez à un coup plus tardif.
prospects = Qui menait
prospects-by-search = comme l’as s’y attendait
prospects-by-judgment = au premier coup d’œil, sans as
prospects-awaited = au premier coup d’œil ; un as y regarde de plus près
prospects-decided = C’est ici que tout s’est joué
prospects-spoken = { $name } : { $values } pour cent.
install = Installer sur cet appareil
notify = Me prévenir quand c’est mon tour
insecure = En http simple, les navigateurs n’offrent ni notifications ni installation ; en https, ou sur l’ordinateur du serveur, si.
notify-turn = C’est à vous de jouer.
forget-title = Oublier cette table ?
forget-text = Elle disparaît de cette liste, avec les liens vers vos places ; la partie elle-même continue.
forget = Oublier

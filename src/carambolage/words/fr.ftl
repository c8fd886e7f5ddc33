seat-name = Joueur { $number }
spectator-name = Spectateur

## The command line

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
    l         voir ce qui s’est passé ; l 100 montre les 100 dernières lignes
    r         voir les chapitres des règles ; r 3 montre le troisième
    u         reprendre votre dernière réponse
    s FICHIER enregistrer la partie dans un fichier
    q         quitter ; la partie est conservée
cli-plan-dropped = Quelque chose a changé ; le reste de votre plan est abandonné.
cli-undone = Votre dernière réponse est reprise.
cli-undo-nothing = Vous n’avez aucune réponse à reprendre.
cli-undo-die = Votre réponse ne peut être reprise : un dé a été lancé ou une carte piochée depuis.
cli-undo-card = Votre réponse ne peut être reprise : une carte a été révélée depuis.
cli-undo-others = Votre réponse ne peut être reprise : quelqu’un d’autre a décidé depuis.
cli-undo-left = Votre réponse ne peut être reprise : quelqu’un est parti depuis.
cli-saved = La partie est enregistrée dans { $file }.
cli-not-saved = La partie n’a pas été enregistrée : { $reason }.
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

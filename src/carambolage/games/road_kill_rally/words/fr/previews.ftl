## Ce qu’une réponse a des chances de faire

odds-scores = La cible est marquée
odds-hurt-own = Vous perdez des cartes
odds-hurt-rival = { $seat } perd des cartes
odds-wipe_out-own = Vous sortez de la route
odds-wipe_out-rival = { $seat } sort de la route

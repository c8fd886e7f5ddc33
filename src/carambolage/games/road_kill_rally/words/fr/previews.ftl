## Ce qu’une réponse a des chances de faire

odds-scores = La cible est marquée
odds-mean = { $whole ->
    [one] { $whole },{ $tenths } touche en moyenne
   *[other] { $whole },{ $tenths } touches en moyenne
}
odds-hurt-own = Vous perdez des cartes ({ $mean })
odds-hurt-rival = { $seat } perd des cartes ({ $mean })
odds-wipe_out-own = Vous sortez de la route
odds-wipe_out-rival = { $seat } sort de la route

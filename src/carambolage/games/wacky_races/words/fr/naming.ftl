## Les coureurs dans une phrase : `start` la commence, `of` possède quelque chose ; le nombre que suit le verbe

who-sb = { $form ->
    [start] Les Têtes-Dures
    [of] des Têtes-Dures
   *[inside] les Têtes-Dures
}
who-gt = { $form ->
    [of] de Pique et Collégramme
   *[inside] Pique et Collégramme
}
who-pp = { $form ->
    [of] de Maboulette
   *[inside] Maboulette
}
who-rm = { $form ->
    [of] de Max le Rouge
   *[inside] Max le Rouge
}
who-pe = { $form ->
    [of] de Pénélope
   *[inside] Pénélope
}
who-as = { $form ->
    [of] de Grosse-Pomme et Petit-Pois
   *[inside] Grosse-Pomme et Petit-Pois
}
who-am = { $form ->
    [of] d’Al Carbone
   *[inside] Al Carbone
}
who-ac = { $form ->
    [of] de Malabar et Malabille
   *[inside] Malabar et Malabille
}
who-pf = { $form ->
    [of] de Beau-Fixe
   *[inside] Beau-Fixe
}
who-rr = { $form ->
    [of] de Rufus
   *[inside] Rufus
}
number-seat = singular
number-sb = plural
number-gt = plural
number-pp = singular
number-rm = singular
number-pe = singular
number-as = plural
number-am = singular
number-ac = plural
number-pf = singular
number-rr = singular

## Listes et lieux

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-more = { $first }, { $rest }
list-side = { $first } ; { $rest }
tile-at = { $tile } ({ $place })
place-in_lap = { $place } (tour { $lap })

## Où mène un déplacement

goal-nowhere = aucun passage
goal-finish = jusqu’à la Ligne d’Arrivée
goal-tile = direction { $tile } ({ $place }){ $passed ->
        [0] { "" }
        [one] , en sautant une tuile pleine
       *[other] , en sautant { $passed } tuiles pleines
    }{ $trap ->
        [seen] ; un piège s’y trouve : { $kind }
        [unseen] ; un piège s’y trouve
       *[none] { "" }
    }

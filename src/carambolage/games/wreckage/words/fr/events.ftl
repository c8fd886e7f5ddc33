## Le journal : mise en place

event-start_player = { $seat } a la place numéro 1.
event-vehicle_chosen = { $seat } choisit son véhicule : { $vehicle }.
event-equipped = { $seat } s’équipe : { $equipment }.
event-starts_at = { $seat } part à la vitesse { $speed }.

## Planification et initiative

event-turn_begins = Le tour { $turn } commence.
event-planned = { $seat } est au point.
event-phase_begins = La phase d’action { $phase } commence.
event-action_begins = { $seat } agit en phase { $phase }.
event-card_shown = { $seat } révèle une carte : { $card }.
event-no_card = { $seat } n’a pas de carte dans cette phase.
event-applied = { $seat } applique la carte : { $card }.
event-declined = { $seat } n’applique pas la carte : { $card }.
event-no_effect = { $seat } ne tire rien de sa carte.

## Déplacements

event-speed_changed = { $gear ->
    [reverse] { $seat } passe de la vitesse { $old } à la marche arrière { $speed }.
   *[forward] { $seat } passe de la vitesse { $old } à la vitesse { $speed }.
}
event-hairpin = { $seat } prend une épingle pour 1 point de dégât.
event-turned = { $seat } tourne à { $side ->
    [left] gauche
   *[right] droite
} de { $whole }{ $half ->
    [0] { "" }
   *[other] ,5
} degrés{ $gear ->
    [reverse] { " " }en marche arrière
   *[forward] { "" }
}.
event-blocked = { $seat } ne peut pas tourner davantage.
event-moved = { $back ->
    [yes] { $seat } recule de { $spaces }.
   *[no] { $seat } avance de { $spaces }.
}
event-moved-turbo = { $seat } bondit de { $spaces } grâce au Turbo.
event-jumped = { $back ->
    [yes] { $seat } saute de { $spaces } en arrière.
   *[no] { $seat } saute de { $spaces }.
}
event-held = { $seat } reste sur place.
event-can_taken = { $seat } ramasse un jerrycan, ce qui fait { count-cans }.
event-can_moved = Un jerrycan recouvert est déplacé à côté.
event-mine_laid = { $seat } largue une mine.
event-mine_exploded = { $seat } fait sauter une mine !
event-mine_exploded-alone = Une mine explose sans blesser personne.
event-collided = { $seat } percute { $others } à la vitesse { $number } !
event-pushed = { $seat } pousse l’épave.
event-thrown = { $seat } projette les barils en feu.

## Tirs et dommages

event-fired = { $seat } tire sur { $target } : { $weapon }, { $direction }.
event-damage_card = { $seat } pioche une carte : { $card } ({ count-points }){ $icon ->
    [spin] , avec une toupie
    [permanent] , avec un dégât irréversible
    [reshuffle] , avec un remélange
   *[none] { "" }
}.
event-ram = { $seat } a un Bélier et ne pioche pas.
event-plated = { $seat } se défausse de Protections en acier : { $points ->
    [0] rien ne passe
    [one] { $points } point passe
   *[other] { $points } points passent
}.
event-hits = { $seat } subit { count-hits } ({ $cause }) : { $total } sur { $structure }.
event-no_damage = { $seat } ne subit aucun dégât ({ $cause }).
event-card_lost = { $seat } perd une carte de pilotage : { $card }.
event-spun = { $seat } part en toupie.
event-reshuffled = Le talon des dommages est remélangé : { $cards } cartes.
event-destroyed = { $seat } perd sa voiture !
event-destroyed-by = { $seat } perd sa voiture face à { $culprit } !
event-can_dropped = { $seat } laisse un jerrycan derrière soi.
event-can_gone = Un jerrycan est perdu pour de bon.
event-repaired-hit = { $seat } répare 1 point de dégât contre deux cartes : { $one } et { $two }.
event-repaired-card = { $seat } reprend une carte ({ $card }) contre deux autres : { $one } et { $two }.
event-pump_exploded = { $seat } saute avec la pompe à essence !
event-on_fire = { $seat } prend feu !
event-burns = { $seat } brûle.
event-douses = { $seat } combat le feu.
event-fire_out = { $seat } a éteint le feu.

## La fin

event-turn_ends = Le tour { $turn } finit.
event-came_back = { $seat } revient au départ.
event-waits = { $seat } ne trouve pas de place de départ libre et attend.
event-gave_up = { $seat } abandonne.
event-won = { $seat } gagne !
event-drawn = { $seats } se partagent la victoire.

## Une action en une ligne

recap-line = { $player } : { $what }
recap-idle = ne fait rien
recap-acting = agit maintenant
recap-card = { $card }
recap-speed = { $gear ->
    [reverse] marche arrière { $speed }
   *[forward] vitesse { $old } → { $speed }
}
recap-hairpin = épingle pour 1 point de dégât
recap-way = de { $start } à { $end }
recap-turned = { $side ->
    [left] à gauche
   *[right] à droite
} { $whole }{ $half ->
    [0] { "" }
   *[other] ,5
}°{ $gear ->
    [reverse] { " " }en marche arrière
   *[forward] { "" }
}
recap-moved = { $back ->
    [yes] recule de { $spaces }
   *[no] { $spaces }
}
recap-jumped = { $back ->
    [yes] saute de { $spaces } en arrière
   *[no] saute de { $spaces }
}
recap-held = reste sur place
recap-can = ramasse un jerrycan ({ $cans } en tout)
recap-mine = largue une mine
recap-blast = fait sauter une mine
recap-collided = percute { $others } à la vitesse { $number }
recap-pushed = pousse l’épave
recap-thrown = projette les barils
recap-douses = combat le feu
recap-burns = brûle
recap-repaired-hit = répare 1 point de dégât contre { $one } et { $two }
recap-repaired-card = reprend { $card } contre { $one } et { $two }
recap-shot = { $weapon } sur { $target }
recap-ram = sauvetage par un Bélier
recap-ram-other = { $other } a un Bélier
recap-plated = se défausse de Protections en acier (reste { count-points })
recap-plated-other = { $other } se défausse de Protections en acier (reste { count-points })
recap-hits = subit { count-hits } par { $cause } ({ $total } sur { $structure })
recap-hits-other = { $other } subit { count-hits } par { $cause } ({ $total } sur { $structure })
recap-unharmed = aucun dégât par { $cause }
recap-unharmed-other = { $other } ne subit aucun dégât par { $cause }
recap-lost = perd une carte ({ $card })
recap-lost-other = { $other } perd une carte ({ $card })
recap-spun = part en toupie
recap-spun-other = { $other } part en toupie
recap-destroyed = perd sa voiture ({ $cause })
recap-destroyed-other = { $other } perd sa voiture ({ $cause })
recap-fire = prend feu
recap-fire-other = { $other } prend feu
recap-won = gagne
recap-won-other = { $other } gagne

## Ce qu’une voiture percute

met-edge = le bord de l’arène
met-mine = une mine
met-obstacle = { $obstacle ->
    [boulder] un rocher
    [concrete_block] un bloc de béton
    [tyre_wall] un mur de pneus
    [rusted_hull] une carcasse rouillée
    [drum_stack] une pile de fûts
    [spike_column] une colonne d’épines
    [fuel_pump] une pompe à essence
    [burning_tyres] des pneus en feu
    [wreck] une épave
   *[burning_barrels] des barils en feu
}

## Comment une partie a fini

reason-three_cans = trois jerrycans
reason-last_car = la dernière voiture
reason-last_together = les dernières voitures détruites ensemble
reason-turn_limit = la limite de tours
reason-others_gave_up = tous les autres ont abandonné
end-three_cans = { $player } gagne avec trois jerrycans.
end-last_car = { $player } gagne : il ne reste aucune autre voiture.
end-last_together = { $player } gagne : les dernières voitures ont péri ensemble, et personne n’avait plus de jerrycans.
end-last_together-draw = Il ne reste personne : { $players } ont péri ensemble et se partagent la victoire.
end-turn_limit = { $player } gagne à la limite de tours : plus de jerrycans, ou plus de structure restante.
end-turn_limit-draw = La limite de tours est atteinte : { $players } se partagent la victoire.
end-others_gave_up = { $player } gagne : tous les autres ont abandonné.
ranking = Le gagnant vient en tête, puis les voitures survivantes par jerrycans, puis par structure restante ; puis les voitures détruites, la dernière d’abord. Si les voitures reviennent, celles que vous avez détruites comptent avant la structure.

## Oui et non, selon la question

choice-accept = Oui
choice-decline = Non
choice-accept-road_bonus = Prendre le dé de route ({ count-moves })
choice-decline-road_bonus = { $drifting ->
    [yes] Laisser le dé de route, et entrer en collision
   *[no] Laisser le dé de route
}
choice-accept-reroll = Relancer
choice-decline-reroll = Ne rien changer
choice-decline-assign_command = Aucun ordre
choice-decline-assign_token = Aucun pion
choice-decline-shoot_target = Ne pas tirer
choice-decline-raise_step = Rester là
choice-accept-shot_mode = Un tir normal
choice-decline-place = Nulle part
choice-decline-effect_menu = Rien (de plus)
choice-accept-dice_or_cards = Les cartes Deutsche Qualität
choice-decline-dice_or_cards = Les dés de déplacement
choice-accept-refuse_slide = Tenir la route : pas de glissade
choice-decline-refuse_slide = Glisser
choice-accept-doze_token = Le dégager ({ count-price })
choice-decline-doze_token = Rouler dessus
choice-accept-stay_put = Rester sur place
choice-decline-stay_put = Laisser faire
choice-accept-anchor = Droit devant à la place : { $goal }
choice-decline-anchor = Lâcher prise
choice-accept-card = La jouer
choice-decline-card = La garder

## Mise en place

choice-start = Partir de : { $tile }
choice-crew = { $crew } : trois voitures et un hélicoptère
choice-special_crew = { $crew } : { $text }
choice-leader = { $leader }, { $title } ({ $stars ->
    [0] aucun pion Ordre
    [one] { $stars } pion Ordre
   *[other] { $stars } pions Ordre
}). { $power } : { $text } Ordres : { $commands }.
choice-card = { $card } : { $text }
choice-card-limited = { $card } : { $text } ({ $limit })
choice-fit = { vehicle-doom_buggy } : { $first } ; { vehicle-avenger } : { $second } ; { vehicle-eliminator } : { $third }

## Assignation et ordres

choice-assign = { $coast ->
    [yes] Le { $value } { $vehicle } ({ $space }) : en roue libre, 1 déplacement
   *[no] Le { $value } { $vehicle } ({ $space })
}
choice-assign-burning = { $coast ->
    [yes] Le { $value } { $vehicle } ({ $space }), en feu : en roue libre, 1 déplacement
   *[no] Le { $value } { $vehicle } ({ $space }), en feu
}
choice-assign_card = { $coast ->
    [yes] « { $card } » ({ $value } ; tir : { $shot }) { $vehicle } ({ $space }) : en roue libre, 1 déplacement
   *[no] « { $card } » ({ $value } ; tir : { $shot }) { $vehicle } ({ $space })
}
choice-command = Le { $value } sur { $command } : { $text }
choice-command_card = « { $card } » ({ $value }) sur { $command } : { $text }
choice-token = { $value ->
    [0] Un pion sur { $command } : { $text }
   *[other] Un pion sur { $command } (il vaut { $value }) : { $text }
}
choice-first = { $command } : { $text }
choice-steering = { $value ->
    [one] Le { $value } : un changement de file ce round
   *[other] Le { $value } : { $value } changements de file ce round
}
choice-rig = { $works ->
    [yes] Le { $value } sur { $command } ({ $section }) : { $text }
   *[no] Le { $value } sur { $command } ({ $section }) : endommagé, sans effet
}
choice-rig_command = { $command } ({ $section })

## Déplacement

choice-enter = File { $lane }, { $goal }
choice-step = { $way }, { $goal }
choice-jump = Vérins de saut : sauter de { count-distance } droit devant pour { count-price }
choice-brake = Freins à disque : s’arrêter ici
choice-drift = Déraper : contourner { $vehicle } et continuer
choice-drift-wait = Déraper, si le dé de route vous emmène plus loin
choice-slam = Collision avec { $vehicle }
choice-dark_affair = { power-dark_affair } : pas de collision, et { count-moves } de plus
choice-buffalo_bar = { upgrade-buffalo_bar } : pousser { $vehicle } sur le côté et continuer
choice-nudge = { $vehicle }, { $way } : { $goal }

## Véhicules, cases et pions

choice-vehicle = { $vehicle }
choice-target = { $hits ->
    [0] { $vehicle } : taille { $size }, jamais touchée
    [one] { $vehicle } : taille { $size }, { $hits } face sur 6 touche
   *[other] { $vehicle } : taille { $size }, { $hits } faces sur 6 touchent
}
choice-target_wreck = { $hits ->
    [0] { $vehicle } : taille { $size }, jamais touchée
    [one] { $vehicle } : taille { $size }, { $hits } face sur 6 touche et la fait disparaître
   *[other] { $vehicle } : taille { $size }, { $hits } faces sur 6 touchent et la font disparaître
}
choice-pushed = { $vehicle } : { $goal }
choice-chopper = L’hélicoptère { $crew } ({ $space })
choice-space = { $space } : { $what }
choice-airstrike = { $space } : { $what } ; dans son arc avant : { $targets }
choice-airstrike-alone = { $space } : { $what } ; personne dans son arc avant
choice-repair = { $slot ->
    [0] { $vehicle }, premier emplacement : { $damage }
   *[other] { $vehicle }, second emplacement : { $damage }
}
choice-repair-runs = { $slot ->
    [0] { $vehicle }, premier emplacement : { $damage } ; de nouveau en état de rouler
   *[other] { $vehicle }, second emplacement : { $damage } ; de nouveau en état de rouler
}
choice-swap = { $damage } ({ $slot ->
    [0] premier emplacement
   *[other] second emplacement
}), { $vehicle } donne { $other }
choice-effect = { $damage } ({ $effect })
choice-damage = { $damage } : { $text }

## Dés et cartes

choice-dice = Relancer { $dice }
choice-title = « { $card } »
choice-die = Le { $value }
choice-german = « { $card } » ({ $value } ; tir : { $shot })
choice-top = Celui du dessus : { $vehicle }
choice-bottom = Celui du dessous : { $vehicle }
choice-hose = { command-bullet_hose } : un tir sur chaque cible de l’arc avant
choice-flame = { command-flamethrower } : mettre le feu à un véhicule de l’arc avant

## Odds

odds-hit = Touché
odds-top = Le véhicule du dessus est poussé
odds-bottom = Le véhicule du dessous est poussé
odds-fire_out = Le feu s’éteint
odds-lost = Vous perdez un véhicule
odds-foe = Un autre véhicule est perdu

## Mise en place

ask-start_tile = De quel côté de la tuile 1 voulez-vous partir ? (jusqu’ici { $first } à { $second })
ask-choose_crew = Quelle équipe pilotez-vous ?
ask-choose_leader = Qui commande votre équipe ?
ask-draft_upgrade = Quelle amélioration gardez-vous ? Les autres passent au voisin.
ask-assign_upgrades = Quelle amélioration va sur quelle voiture ?
ask-dice_or_cards = Jouez-vous avec les dés de déplacement ou avec les cartes Deutsche Qualität ?

## Assignation et ordres

ask-assign = { $coasting ->
    [yes] Tous vos véhicules ont bougé : lequel part en roue libre, et contre quel dé ? Vos dés : { $dice }.
   *[no] Quel dé va à quel véhicule ? Vos dés : { $dice }. Dé de route : { $road }.
}
ask-assign_card = Quelle carte va à quelle voiture ? Dé de route : { $road }.
ask-assign_command = Un autre dé va-t-il sur un ordre ? Vos dés : { $dice }.
ask-assign_command_card = Une autre carte va-t-elle sur un ordre ?
ask-assign_token = { $tokens ->
    [one] Votre dernier pion Ordre va-t-il sur un ordre ?
   *[other] L’un de vos { $tokens } pions Ordre va-t-il sur un ordre ?
}
ask-command_order = Quel ordre vient maintenant ?
ask-bike_assign = { $stage ->
    [0] Premier dé : à quelle moto ? Vos dés : { $dice }. Dé de route : { $road }.
   *[other] Second dé : à quelle moto, ou sur quel ordre ? Vos dés : { $dice }.
}
ask-bike_order = Quelle moto part en premier ?
ask-rig_steering = Quel dé va sur la Direction assistée ? Il paie chaque changement de file de ce round. Vos dés : { $dice }.
ask-rig_assign = Quel dé va sur quel ordre ? Il dit aussi de combien avance le Max Titan. Vos dés : { $dice } ; direction : { $steering }.
ask-free_order = Ordre gratuit : quel ordre exécutez-vous ?

## Ordres

ask-airstrike_space = Où va votre hélicoptère ?
ask-repair = Quel dégât réparez-vous ?
ask-rig_repair = Quel ordre { $section ->
    [front] de la remorque avant
    [middle] de la remorque centrale
   *[rear] de la remorque arrière
} réparez-vous ?
ask-raise_step = { $vehicle } roule de nouveau. Une case de plus ?
ask-nudge_target = Rangez-vous ! : quel véhicule est poussé, et où ?
ask-roadblock_space = Barrage : où va l’épave ?
ask-crane_target = Grue magnétique : que soulève-t-elle ?
ask-swap_meet = Troc de pièces : quel dégât va où ?
ask-hex_target = Maléfice : quelle voiture est maudite ?
ask-jam_target = Brouillage radio : quel hélicoptère est renvoyé ?
ask-patch_target = Rafistolage : quel véhicule est réparé ?
ask-sidestep = Pas de côté : où va { $vehicle } ?

## Déplacement

ask-entry_space = { $vehicle } entre en piste avec { count-moves }. Sur quelle file ?
ask-step = { $drift ->
    [yes] { $vehicle } est en { $space }, encore { count-moves }, un dérapage possible. Où aller ?
   *[no] { $vehicle } est en { $space }, encore { count-moves }. Où aller ?
}
ask-drift = { $vehicle } est sur la case { $other }. Et maintenant ?
ask-road_bonus = { $drifting ->
    [yes] { $vehicle } est sur la case d’un autre véhicule. Prendre le dé de route, { count-moves } de plus, ou la collision ?
   *[no] { $vehicle } a droit au dé de route : { count-moves } de plus, à faire en entier. Le prendre ?
}
ask-cow_catcher = { $by } pousse { $vehicle } sur le côté. De quel côté ?
ask-rig_dispenser = Danger public : où va le pion ?
ask-refuse_slide = Pneus cloutés : { $vehicle } glisse ?
ask-doze_token = Lame de bulldozer : { $vehicle } dégage le pion ?
ask-stay_put = Arceau de sécurité : { $vehicle } reste sur place ?
ask-anchor = Chaîne d’ancre : { $vehicle } se sauve en allant droit devant ?
ask-spread = Où tombe le pion ?
ask-brake_target = Queue de poisson : qui est attiré sur la case { $vehicle } ?
ask-hotwire_target = Démarrage aux fils : quel véhicule roule ?
ask-hotwire_step = Démarrage aux fils : où roule { $vehicle } ?

## Collisions et dés

ask-slam_reroll = { $vehicle } percute { $other }. { $dice } Exigez-vous une relance ?
ask-bike_slam = Deux motos se heurtent ; le dé de direction indique : { $way }. Laquelle est poussée ?
ask-lucky_reroll = Dés porte-bonheur : voici où mène la poussée { $vehicle } : { $goal }. Relancer la direction ?
ask-big_shoes = Grandes godasses : quel véhicule est poussé ?
ask-big_shoes_way = Grandes godasses : quelle direction compte ?
ask-fate_reroll = Réécrire le destin : ce lancer est-il refait ? { $dice }
ask-fire_reroll = Le dé de feu { $vehicle } indique : { $face }. Le relancer ?

## Tirs et dégâts

ask-shoot_target = { $chopper ->
    [yes] Sur qui tire votre hélicoptère ?
   *[no] Sur qui tire { $vehicle } ?
}
ask-shot_mode = Comment attaque { $vehicle } ?
ask-flame_target = Lance-flammes : qui prend feu ?
ask-rig_reroll = Ordinateur de visée : le tir sur { $vehicle } donne : { $face }. Le relancer ?
ask-beacon_reroll = Balise radio : le tir sur { $vehicle } donne : { $face }. Le relancer ?
ask-shot_reroll = Le tir sur { $vehicle } donne : { $face }. Le relancer ?
ask-rig_damage = Le Max Titan est touché. Quel ordre est endommagé ?
ask-choose_damage = Système D : quel pion compte ?

## Cartes

ask-effect_menu = { $moment ->
    [turn_start] Votre tour commence.
    [assigned] Les dés sont placés.
    [airstrike_before] Votre hélicoptère va décoller.
    [airstrike_placed] Votre hélicoptère est en place.
    [move_start] Votre véhicule va se déplacer.
    [tile_laid] Une nouvelle tuile s’étend devant.
    [slam_over] La collision est finie.
    [base_move_over] Les déplacements sont épuisés.
    [move_end] Le déplacement est fini.
    [shot_over] Le tir est fini.
   *[turn_end] Le tour s’achève.
} Utilisez-vous quelque chose maintenant ?
ask-play_reaction = Réagissez-vous avec cette carte : { $card } ? { $text }
ask-claim_bounty = Vous avez rempli l’objectif de cette prime : { $card }. La réclamez-vous ? { $text }
ask-spend_scrap = Ferraille : { $scrap }. Quel dégât réparez-vous ?
ask-peek_hazard = Double vue : quel pion face cachée regardez-vous ?
ask-airlift_vehicle = Héliportage : quel véhicule est soulevé ?
ask-airlift_chopper = Héliportage : où va l’hélicoptère ?
ask-airlift_landing = Héliportage : où déposer { $vehicle } ?
ask-egg_space = Pondeuse : où va un pion ?
ask-kamikaze_target = Kamikaze : sur qui s’écrase votre hélicoptère ?
ask-supply_target = Parachutage : quel dégât est réparé ?
ask-loaded_subset = Dés pipés : quels dés relancez-vous ?
ask-set_die = Délit de fuite : quel dé tournez-vous ?
ask-drop_token = Échappée belle : quel pion de la nouvelle tuile est défaussé ?
ask-weld_token = Soudure d’urgence : quel pion Dégât est retiré ?
ask-aimed_command = Quel ordre du Max Titan est visé ?
ask-spike_space = Herse : où va le pion ?

## Ce qu’on demande à un joueur

ask-choose_vehicle = Quel véhicule conduisez-vous ?
ask-draft_equipment = Quel équipement prenez-vous (carte { $number } sur 3) ?
ask-start_speed = À quelle vitesse partez-vous ? Chacun choisit en secret.
ask-plan = { $burning ->
    [yes] Tour { $turn }, { $speed } : programmez deux cartes, ou éteignez l’incendie.
   *[no] Tour { $turn }, { $speed } : programmez deux cartes, dans l’ordre.
}
ask-use_card = { $card } est révélée ({ $speed }) : comment l’utilisez-vous ?
ask-repair_pay = Réparation d’urgence : quelles deux cartes perdez-vous définitivement ?
ask-repair_gain = Réparation d’urgence : qu’obtenez-vous en échange ?
ask-drive = { $jump ->
    [yes] Saut, { $speed } : jusqu’où ?
   *[no] Rouler, { $speed } ?
}
ask-fire = { $barrage ->
    [yes] Barrage : quelle arme tire, et sur qui ?
   *[no] Quelle arme tire, et sur qui ?
}
ask-plating = { $points ->
    [one] 1 point de dégât passe ; la voiture en supporte { $left }. Défausser les Protections en acier pour en annuler { $cancels } ?
   *[other] { $points } points de dégât passent ; la voiture en supporte { $left }. Défausser les Protections en acier pour en annuler { $cancels } ?
}
ask-drop_can = { $cans ->
    [one] Votre voiture est détruite. Où posez-vous son jerrycan ?
   *[other] Votre voiture est détruite. Où posez-vous le prochain de ses { $cans } jerrycans ?
}

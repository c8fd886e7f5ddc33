## Mise en place

ask-choose_vehicle = Quel véhicule conduisez-vous ?
ask-draft_equipment = { $left ->
    [one] Quelle carte d’équipement prenez-vous ? C’est votre dernière.
   *[other] Quelle carte d’équipement prenez-vous ? Il vous en reste { $left } à prendre.
}
ask-draft_equipment-unarmed = Quelle carte d’équipement prenez-vous ? C’est votre dernière, et vous n’avez pas encore d’arme : sans arme, il est difficile de nuire à quiconque.
ask-start_speed = À quelle vitesse partez-vous ? Tout le monde choisit en même temps.

## Le tour

ask-plan = Tour { $turn } : quelles deux cartes planifiez-vous ? La première se joue en phase d’action 1, la deuxième en phase d’action 2.
ask-plan-burning = Tour { $turn }, et votre voiture est en feu : quelles deux cartes planifiez-vous, ou éteignez-vous le feu ?
ask-plan-one_card = Tour { $turn } : il vous reste une carte. Dans quelle phase d’action la jouez-vous ?
ask-use_card = Vous révélez { $card }. Comment l’utilisez-vous ? Vous êtes en { $speed }.
ask-drive = { $jump ->
    [yes] Vous sautez depuis la { $speed }. Jusqu’où ?
   *[no] Vous êtes en { $speed }. Comment roulez-vous ?
}
ask-fire = { $barrage ->
    [yes] Barrage : avec quelle arme tirez-vous, et sur qui ?
   *[no] Tirez-vous ? Avec quelle arme, et sur qui ?
}
ask-repair_pay = Réparation d’urgence : quelles deux cartes donnez-vous pour de bon ?
ask-repair_gain = Réparation d’urgence : que recevez-vous en échange ?
ask-plating = { $points ->
    [one] { $points } point de dommage va passer. Défaussez-vous des Protections en acier ?
   *[other] { $points } points de dommage vont passer. Défaussez-vous des Protections en acier ?
}
ask-drop_can = { $cans ->
    [one] Votre voiture est détruite. Où va le jerrycan ?
   *[other] Votre voiture est détruite. Où va le prochain des { $cans } jerrycans ?
}

## Ce qu'on demande à un joueur

ask-choose_skill = Quelle compétence choisissez-vous ? Chacun choisit en secret.
ask-mount_slot = Quel accessoire montez-vous à l’emplacement { $slot } ?
ask-choose_pole = De quelle place de la grille partez-vous ?
ask-orient_tile = La tuile { $tile } est piochée. Dans quel sens la posez-vous ?
ask-replace_class = Il n’y a plus de cible de cette sorte pour { $space }. Laquelle posez-vous à la place ?
ask-set_speed = Vous roulez à la vitesse { $speed } et vous avez { count-cards }. Quelle est votre nouvelle vitesse ?
ask-pay_card = { $purpose ->
    [speed] Pour votre vitesse, vous devez encore { $due ->
        [one] { $due } carte
       *[other] { $due } cartes
    }. Laquelle dépensez-vous ?
    [safe] Pour jouer la prudence, vous devez encore { $due ->
        [one] { $due } carte
       *[other] { $due } cartes
    }. Laquelle dépensez-vous ?
    [ammo] Il manque à votre arme { $due ->
        [one] { $due } point de munitions
       *[other] { $due } points de munitions
    }. Quelle carte dépensez-vous ?
   *[stop] Pour l’arrêt aux stands, vous devez encore { $due ->
        [one] { $due } carte
       *[other] { $due } cartes
    }. Laquelle dépensez-vous ?
}
ask-step = { $flight ->
    [yes] Vous volez au-dessus de { $space }, avec encore { count-steps }. Où continuez-vous ?
   *[no] Vous êtes sur { $space }, à la vitesse { $speed }, avec encore { count-steps }. Où allez-vous ?
}
ask-check = Test de sortie avec { count-dice }, et vous avez { count-cards }. Lancez-vous les dés ou jouez-vous la prudence ?
ask-run_over = Ici se tient une cible ({ $target }) qui vaut { $points } points. Vous avez { count-dice } pour la culbuter. Que faites-vous ?
ask-pit_box = Vous êtes devant un stand. Faites-vous un arrêt gratuit ?
ask-pit_slot = Arrêt aux stands, emplacement { $slot } ({ $mounted }). Que faites-vous ?
ask-combat_action = Vous avez { count-cards }. Quelle est votre action de combat ?
ask-combat_victim = Qui visez-vous avec { $means } ?
ask-oil_space = Sur quelle case versez-vous l’huile ?
ask-reroll_blanks = Vous avez { count-hits }. Relancez-vous { $blanks ->
    [one] le dé vide
   *[other] les { $blanks } dés vides
} ?
ask-suffer = { $source ->
    [attack] L’attaque de { $rival } vous coûte { $due ->
        [one] { $due } carte
       *[other] { $due } cartes
    }
    [check] Le test de sortie vous coûte { $due ->
        [one] { $due } carte
       *[other] { $due } cartes
    }
    [collision] La collision vous coûte { $due ->
        [one] { $due } carte
       *[other] { $due } cartes
    }
   *[retaliation] La riposte vous coûte { $due ->
        [one] { $due } carte
       *[other] { $due } cartes
    }
}, et vous avez { count-cards }. Que faites-vous ?
ask-lose_accessory = Quel accessoire perdez-vous dans la sortie de route ?

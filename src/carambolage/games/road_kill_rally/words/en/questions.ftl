## What a player is asked

ask-choose_skill = Which driver skill do you choose? Everybody chooses in secret.
ask-mount_slot = Which accessory do you mount in the { $slot } slot?
ask-choose_pole = Which pole do you start from?
ask-orient_tile = { $tile } is drawn. Which way round do you place it?
ask-replace_class = The targets for { $space } have run out. Which other one do you put there?
ask-set_speed = Your speed is { $speed }, and you hold { count-cards }. What is your new speed?
ask-pay_card = { $purpose ->
    [speed] For your speed you still owe { $due ->
        [one] { $due } card
       *[other] { $due } cards
    }. Which card do you spend?
    [safe] To play it safe you still owe { $due ->
        [one] { $due } card
       *[other] { $due } cards
    }. Which card do you spend?
    [ammo] Your weapon still needs { $due ->
        [one] { $due } ammo point
       *[other] { $due } ammo points
    }. Which card do you spend?
   *[stop] For the pit stop you still owe { $due ->
        [one] { $due } card
       *[other] { $due } cards
    }. Which card do you spend?
}
ask-step = { $flight ->
    [yes] You are in flight over { $space }, with { count-steps } left. Where do you go on?
   *[no] You are on { $space }, at speed { $speed }, with { count-steps } left. Where do you go?
}
ask-check = Crash check with { count-dice }, and you hold { count-cards }. Do you roll or play it safe?
ask-run_over = Here stands a { $target } worth { $points } points. You have { count-dice } to bowl it over. What do you do?
ask-pit_box = You are in a pit box. Do you make a free pit stop?
ask-pit_slot = Pit stop, { $slot } slot ({ $mounted }). What do you do?
ask-combat_action = You hold { count-cards }. What is your combat action?
ask-combat_victim = Whom do you aim at with { $means }?
ask-oil_space = On which space do you put the oil?
ask-reroll_blanks = You have { count-hits }. Do you roll the { $blanks ->
    [one] blank die
   *[other] { $blanks } blank dice
} once again?
ask-suffer = { $source ->
    [attack] { $rival } hits you for { $due ->
        [one] { $due } card
       *[other] { $due } cards
    }
    [check] The crash check costs you { $due ->
        [one] { $due } card
       *[other] { $due } cards
    }
    [collision] The collision costs you { $due ->
        [one] { $due } card
       *[other] { $due } cards
    }
   *[retaliation] The retaliation costs you { $due ->
        [one] { $due } card
       *[other] { $due } cards
    }
}, and you hold { count-cards }. What do you do?
ask-lose_accessory = Which accessory do you lose in the wipe-out?

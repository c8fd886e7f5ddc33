## Answers, with what they will do

choice-pass = No combat action
choice-pass-suffer = Grit your teeth and take it
choice-decline = Leave the target alone
choice-decline-stop = Drive on
choice-keep = Keep { $accessory }
choice-keep-dice = Keep the roll
choice-leave_empty = Leave the { $slot } slot empty
choice-roll = { $percent ->
    [0] Roll { count-dice }
   *[other] Roll { count-dice } ({ $percent } % wipe-out)
}
choice-roll-target = Roll { count-dice } ({ $percent } %)
choice-play_safe = Play it safe for { count-cards }
choice-make_stop = Make the pit stop
choice-reroll = Roll { $blanks ->
    [one] the blank die
   *[other] the { $blanks } blank dice
} again
choice-printed = As printed
choice-reversed = Turned round
choice-skill = { $skill }: { $text }
choice-pole = Pole { $pole } ({ $space })
choice-target_class = { $target } ({ $points } points)
choice-speed = { $cost ->
    [0] Speed { $speed } ({ $mph } mph)
    [one] Speed { $speed } ({ $mph } mph), for { $cost } card
   *[other] Speed { $speed } ({ $mph } mph), for { $cost } cards
}
choice-step-check = { $dice ->
    [0] no check
   *[other] { $percent ->
        [0] { count-dice }
       *[other] { count-dice }, { $percent } % wipe-out
    }
}
choice-step-wreck = { $risk ->
    [0] { count-wreck } against you
   *[other] { count-wreck } against you, { $risk } % wipe-out in all
}
choice-step-drive = Drive to the { $lane }, { $colour }: { choice-step-check }{ $wreck ->
        [0] { "" }
       *[other] ; then an upturned car: { choice-step-wreck }
    }{ $stands ->
        [yes] ; here stands a { $target }
       *[no] { "" }
    }
choice-step-collide = Strike { $rival } on the { $lane }: you roll { count-dice }, { $rival } rolls { $back }; then both drive at speed { $speed }
choice-step-jump = Jump over { $rival } on the { $lane }, { $colour }: { choice-step-check }
choice-step-pass = Pass { $rival } on the { $lane }, { $colour }: { choice-step-check }
choice-brake = { $card }: slow down by { $less }, to speed { $speed }
choice-rival = { $rival } on { $space }, { $cards ->
        [0] without a card
       *[other] with { count-cards }
    }: { count-dice }, { $percent } % to hit
choice-target = { $target } on { $space } ({ $points } points, { $percent } %)
choice-oil = Oil on { $space }
choice-weapon = { $cost ->
    [0] Fire { $weapon }: { count-dice }, free
    [one] Fire { $weapon }: { count-dice }, for { $cost } ammo point
   *[other] Fire { $weapon }: { count-dice }, for { $cost } ammo points
}
choice-play = Play { $card }: { $text }
choice-slingshot = Attack with { $skill }
choice-two_card_stop = Pit stop for { count-cards }
choice-spend = Spend { $card } (ammo { $ammo })
choice-spend-die = Spend { $card } for one more die ({ $percent } %)
choice-lose = Lose { $card }
choice-lose_all = { $wipes ->
    [yes] Lose all { $cards } and wipe out
   *[no] Lose all { $cards }
}
choice-mount = Mount { $accessory }: { $text }
choice-lose_slot = { $accessory }

## Answers, with what they do

choice-vehicle = { $vehicle }: Acceleration { $acceleration }, Handling { $handling }, Structure { $structure }; special cards { $first } and { $second }
choice-equip-weapon = { $equipment }: attack { $attack }, { $reach ->
    [long] long range
   *[short] short range
} ({ $left } left)
choice-equip-upgrade = { $unarmed ->
    [yes] { $equipment } ({ $left } left). You would own no weapon!
   *[no] { $equipment } ({ $left } left)
}
choice-start = Speed { $speed }
choice-plan = { $first }, then { $second }
choice-douse = Put out the fire: no cards, no movement, no shot this turn
choice-speed = { $speed }
choice-turn = { $side ->
    [left] Left
   *[right] Right
} { $degrees }°{ $gear ->
    [reverse] , in reverse
   *[plain] { "" }
}{ $hairpin ->
    [yes] , a hairpin for 1 hit
    [deadly] , a hairpin: the hit WRECKS YOUR CAR
   *[no] { "" }
}
choice-u_turn = { $side ->
    [left] By the left
   *[right] By the right
}{ $gear ->
    [reverse] , in reverse
   *[plain] { "" }
}
choice-apply = Play { $card }: { $text }
choice-decline = Do not use the card
choice-repair = Emergency repair instead: two cards for a hit or a lost card
choice-pay = { $first } and { $second }
choice-gain-hit = Repair 1 hit
choice-gain-card = Take { $card } back
choice-drive = { $how ->
    [hold] Stay here
    [jump] Jump { $spaces }
    [nitro] { $spaces ->
        [one] Travel { $spaces } space with Nitro
       *[other] Travel { $spaces } spaces with Nitro
    }
   *[travel] { $spaces ->
        [0] Stand still
        [one] { $way ->
            [back] Travel { $spaces } space back
           *[ahead] Travel { $spaces } space
        }
       *[other] { $way ->
            [back] Travel { $spaces } spaces back
           *[ahead] Travel { $spaces } spaces
        }
    }
}{ $mine ->
    [-1] { "" }
    [0] , mine before moving
    [one] , mine after { $mine } space
   *[other] , mine after { $mine } spaces
}
choice-fire = { $weapon } at { $target }: { $attack } cards against Handling { $handling }, { $left } to go
choice-pass = Hold fire
choice-plating-discard = { $left ->
    [0] Discard Steel plating: nothing gets through
    [one] Discard Steel plating: 1 point gets through
   *[other] Discard Steel plating: { $left } points get through
}
choice-plating-keep = Keep Steel plating
choice-drop = Site { $site }

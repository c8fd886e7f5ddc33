## Setting up

ask-choose_vehicle = Which vehicle do you drive?
ask-draft_equipment = { $left ->
    [one] Which equipment card do you take? It is your last one.
   *[other] Which equipment card do you take? You have { $left } to take.
}
ask-draft_equipment-unarmed = Which equipment card do you take? It is your last one, and you have no weapon yet: without one it is hard to harm anybody.
ask-start_speed = At which speed do you start? Everybody chooses at the same time.

## The turn

ask-plan = Turn { $turn }: which two cards do you plan? The first is played in action phase 1, the second in action phase 2.
ask-plan-burning = Turn { $turn }, and your car is on fire: which two cards do you plan, or do you put out the fire?
ask-plan-one_card = Turn { $turn }: you have one card left. In which action phase do you play it?
ask-use_card = You reveal { $card }. How do you use it? You are at { $speed }.
ask-drive = { $jump ->
    [yes] You jump from { $speed }. How far?
   *[no] You are at { $speed }. How do you drive?
}
ask-fire = { $barrage ->
    [yes] Barrage: which weapon do you fire, and at whom?
   *[no] Do you fire? Which weapon, and at whom?
}
ask-repair_pay = Emergency repair: which two cards do you give for good?
ask-repair_gain = Emergency repair: what do you get for them?
ask-plating = { $points ->
    [one] { $points } point of damage is about to get through. Do you discard a Steel plating?
   *[other] { $points } points of damage are about to get through. Do you discard a Steel plating?
}
ask-drop_can = { $cans ->
    [one] Your car is destroyed. Where does the can go?
   *[other] Your car is destroyed. Where does the next of { $cans } cans go?
}

## What a player is asked

ask-choose_vehicle = Which vehicle do you drive?
ask-draft_equipment = Which equipment do you take (card { $number } of 3)?
ask-start_speed = At which speed do you start? Everybody chooses in secret.
ask-plan = { $burning ->
    [yes] Turn { $turn }, { $speed }: plan two cards, or put out the fire.
   *[no] Turn { $turn }, { $speed }: plan two cards, in their order.
}
ask-use_card = { $card } lies open ({ $speed }): how do you use it?
ask-repair_pay = Emergency repair: which two cards do you give up for good?
ask-repair_gain = Emergency repair: what do you get for them?
ask-drive = { $jump ->
    [yes] Jump at { $speed }: how far?
   *[no] Drive at { $speed }?
}
ask-fire = { $barrage ->
    [yes] Barrage: which weapon fires at whom?
   *[no] Which weapon fires, and at whom?
}
ask-plating = { $points ->
    [one] 1 point of damage gets through; the car can take { $left }. Discard Steel plating to cancel { $cancels }?
   *[other] { $points } points of damage get through; the car can take { $left }. Discard Steel plating to cancel { $cancels }?
}
ask-drop_can = { $cans ->
    [one] Your car is wrecked. Where does its can go?
   *[other] Your car is wrecked. Where does the next of its { $cans } cans go?
}

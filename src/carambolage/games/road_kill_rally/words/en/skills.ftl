## Driver skills

skill-nerves = Nerves of Steel
    .text = Each of your crash checks has { count-dice } less.
skill-slingshot = Driver’s Slingshot
    .text = As your combat action, for no ammunition: attack one rival within range { $range } in any direction with { count-dice }, bullet. Not against targets.
skill-tough = Tough as Nails
    .text = All damage to you: { count-cut } less each time.
skill-lead_foot = Lead Foot
    .text = { count-steps } more upward for free when you set your speed.
skill-eel = Slippery Eel
    .text = Changing lanes never adds a die to your crash checks.
skill-showboat = Showboat
    .text = Your wipe-out tokens cost no points.
skill-hoarder = Hoarder
    .text = You still draw with { count-more } more in hand than the others.
skill-eagle_eye = Eagle Eye
    .text = You tag a target with { count-hits }.
skill-mechanic = Grease Monkey
    .text = As your combat action you may spend any { count-cards } for a pit stop, and at each pit stop you draw { count-accessories }. Not with three wipe-out tokens.
skill-trigger = Trigger Happy
    .text = Once per round, after rolling for your weapon, you may roll all blank dice again.
skill-bully = Bully
    .text = In a collision you roll { count-dice } more and take the cards that the other car loses; your Bump has { count-bump } more.
skill-survivor = Survivor
    .text = After each of your wipe-outs you draw { count-draw }.

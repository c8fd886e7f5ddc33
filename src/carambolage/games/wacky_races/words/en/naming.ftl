## Racers in sentences: `start` begins one, `of` owns something; the number that a verb follows

who-sb = { $form ->
    [start] The Slag Brothers
    [of] of the Slag Brothers
   *[inside] the Slag Brothers
}
who-gt = { $form ->
    [start] The Gruesome Twosome
    [of] of the Gruesome Twosome
   *[inside] the Gruesome Twosome
}
who-pp = { $form ->
    [of] of Pat Pending
   *[inside] Pat Pending
}
who-rm = { $form ->
    [of] of Red Max
   *[inside] Red Max
}
who-pe = { $form ->
    [of] of Penelope
   *[inside] Penelope
}
who-as = { $form ->
    [of] of Blast and Meekly
   *[inside] Blast and Meekly
}
who-am = { $form ->
    [start] The Ant Hill Mob
    [of] of the Ant Hill Mob
   *[inside] the Ant Hill Mob
}
who-ac = { $form ->
    [of] of Luke and Blubber
   *[inside] Luke and Blubber
}
who-pf = { $form ->
    [of] of Peter Perfect
   *[inside] Peter Perfect
}
who-rr = { $form ->
    [of] of Rufus
   *[inside] Rufus
}
number-seat = singular
number-sb = plural
number-gt = singular
number-pp = singular
number-rm = singular
number-pe = singular
number-as = plural
number-am = singular
number-ac = plural
number-pf = singular
number-rr = singular

## Lists and places

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $first }, { $rest }
list-side = { $first }; { $rest }
tile-at = { $tile } ({ $place })
place-in_lap = { $place } (lap { $lap })

## Where a movement leads

goal-nowhere = no way to go
goal-finish = across the Finish
goal-tile = to { $tile } ({ $place }){ $passed ->
        [0] { "" }
        [one] , past a full tile
       *[other] , past { $passed } full tiles
    }{ $trap ->
        [seen] ; a trap lies there: { $kind }
        [unseen] ; a trap lies there
       *[none] { "" }
    }

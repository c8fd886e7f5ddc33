## The log: a sentence for each event

event-first_player = { $seat } is the First Player.
event-chose_racer = { $seat } races as { $racer }.
event-chose_racer-neutral = { $start } { $number ->
    [plural] race
   *[singular] races
} without a player.
event-race_begins = Race { $place }, { $race }, begins. { $rule }
event-race_begins-plain = The race begins.
event-on_grid = { $racer } { $number ->
    [plural] start
   *[singular] starts
} on position { $place }.
event-tile_laid = { $racer } { $number ->
    [plural] lay
   *[singular] lays
} { $tile } ({ $terrain }) on position { $place }.
event-tile_laid-chance = Chance lays { $tile } ({ $terrain }) on position { $place }.
event-tiles_dealt = Every player is dealt { $count } course tiles.
event-round_begins = Round { $count } begins.
event-turn_begins = { $racer } { $number ->
    [plural] take
   *[singular] takes
} the wheel.
event-played = { $racer } { $number ->
    [plural] play
   *[singular] plays
} { $card }.
event-paid = { $racer } { $number ->
    [plural] pay
   *[singular] pays
} to leave the tile.
event-stuck = { $racer } { $number ->
    [plural] are
   *[singular] is
} stuck and cannot leave the tile.
event-discarded = { $racer } { $number ->
    [plural] discard
   *[singular] discards
} { $card }.
event-drew = { $racer } { $number ->
    [plural] draw
   *[singular] draws
} { $card }.
event-drew-unknown = { $racer } { $number ->
    [plural] draw
   *[singular] draws
} a card.
event-reshuffled = The discard pile is shuffled into a new deck of { $count } cards.
event-revealed = The revealed card shows { $card }.
event-top_card = { $card } now lies on top of the discard pile.
event-moved = { $racer } { $number ->
    [plural] move
   *[singular] moves
} from { $start } to { $end }.
event-moved-back = { $racer } { $number ->
    [plural] fall
   *[singular] falls
} back from { $start } to { $end }.
event-swapped_places = { $racer } { $number ->
    [plural] swap
   *[singular] swaps
} places with { $other }.
event-finished = { $racer } { $number ->
    [plural] reach
   *[singular] reaches
} the Finish as number { $rank }.
event-finished-first = { $racer } { $number ->
    [plural] reach
   *[singular] reaches
} the Finish first!
event-tile_revealed = The tile on position { $place } is turned up: { $tile } ({ $terrain }).
event-tiles_swapped = The tiles on positions { $start } and { $end } change places.
event-trap_sprung = { $racer } { $number ->
    [plural] trigger
   *[singular] triggers
} the trap on position { $place }: { $trap }!
event-trap_cancelled = { $racer } { $number ->
    [plural] cancel
   *[singular] cancels
} the trap ({ $trap }) with { $power }.
event-trap_laid = A trap now lies on position { $place }.
event-trap_seen = { $racer } { $number ->
    [plural] look
   *[singular] looks
} at the trap on position { $place }: { $trap }.
event-trap_seen-unknown = { $racer } { $number ->
    [plural] look
   *[singular] looks
} at the trap on position { $place }.
event-trap_moved = The trap on position { $start } is shifted to position { $end }.
event-trap_removed = The trap on position { $place } ({ $trap }) is discarded without effect.
event-phase_ends = The trap ends the movement phase { $owner }.
event-bridge_out = { $racer } { $number ->
    [plural] make
   *[singular] makes
} only one movement next turn.
event-stuck_in_mud = { $racer } { $number ->
    [plural] skip
   *[singular] skips
} the next refill.
event-no_refill = { $racer } { $number ->
    [plural] draw
   *[singular] draws
} no cards because of the mud.
event-recovered = { $racer } { $number ->
    [plural] recover
   *[singular] recovers
} { $power }.
event-exhausted = { $racer } { $number ->
    [plural] turn
   *[singular] turns
} { $power } face down.
event-used = { $racer } { $number ->
    [plural] use
   *[singular] uses
} { $power }.
event-copied = { $racer } { $number ->
    [plural] carry
   *[singular] carries
} out { $power }, a power { $owner }.
event-took = { $racer } { $number ->
    [plural] take
   *[singular] takes
} { $card } from the hand { $owner }.
event-took-unknown = { $racer } { $number ->
    [plural] take
   *[singular] takes
} a card from the hand { $owner }.
event-level_crossing = { $racer } { $number ->
    [plural] set
   *[singular] sets
} off the Level Crossing: whoever is last moves up.
event-acme = { $racer } { $number ->
    [plural] set
   *[singular] sets
} the ACME Laboratory to work: { $card }.
event-acme-idle = { $racer } { $number ->
    [plural] reach
   *[singular] reaches
} the ACME Laboratory, but there is no card to reveal.
event-gas = Nobody is behind the Gas Station any more: every player recovers a power.
event-villain_moves = Dastardly follows the card ({ $card }) from { $start } to { $end }.
event-villain_stays = Dastardly stays on { $place }; the card shows { $card }.
event-villain_returns = Dastardly drops back to { $place }.
event-villain_out = Dastardly finds nowhere to stop ({ $card }) and leaves the race with all remaining traps.
event-villain_card = The top card of the deck is turned over for Dastardly: { $card }.
event-neutrals_move = The neutral racers move.
event-named = The terrain named for the next card { $owner } is { $card }.
event-stayed = { $racer } { $number ->
    [plural] stay
   *[singular] stays
} on the River.
event-perfect_line = This turn all cards { $owner } that show { $card } match any tile.
event-lays_low = { $racer } { $number ->
    [plural] lie
   *[singular] lies
} low until the next turn.
event-card_seen = { $racer } { $number ->
    [plural] look
   *[singular] looks
} at a card of the deck: { $card }.
event-card_seen-unknown = { $racer } { $number ->
    [plural] look
   *[singular] looks
} at a card of the deck.
event-trap_card_seen = { $racer } { $number ->
    [plural] look
   *[singular] looks
} at a trap card: { $trap }.
event-trap_card_seen-unknown = { $racer } { $number ->
    [plural] look
   *[singular] looks
} at a trap card.
event-trap_under_deck = { $racer } { $number ->
    [plural] put
   *[singular] puts
} a card under the trap deck: { $trap }.
event-trap_under_deck-unknown = { $racer } { $number ->
    [plural] put
   *[singular] puts
} a card under the trap deck.
event-left = { $seat } leaves the game.
event-safety_stop = The last round is over: the race is stopped and ranked by position.
event-ranked = { $racer } { $number ->
    [plural] take
   *[singular] takes
} rank { $rank } and now { $number ->
    [plural] have
   *[singular] has
} { points }.
event-ranked-once = { $racer } { $number ->
    [plural] take
   *[singular] takes
} rank { $rank }.
event-champion = { $racer } { $number ->
    [plural] win
   *[singular] wins
} the championship with { points }!

## How games end

end-finish = { $racer } { $number ->
    [plural] reach
   *[singular] reaches
} the Finish first.
end-neutral = { $racer } { $number ->
    [plural] reach
   *[singular] reaches
} the Finish first, without a player.
end-safety = The last round ends without a finisher: the positions decide.
end-deserted = Every player has left.
end-champion = { $racer } { $number ->
    [plural] win
   *[singular] wins
} the championship with { points }.
end-champions = { $racers } share the championship with { points } each.
ranking = Whoever reaches the Finish comes first, then by position on the course; on the same tile, equal ranks are shared unless the options say otherwise. In a championship points decide, then the number of first places, of second places and so on, then the last race.

## A turn in one line

recap-line = { $racer }: { $what }
recap-moves = { $start } → { $end }
recap-other = { $other } { $start } → { $end }
recap-trap = trap: { $trap }
recap-other_trap = trap for { $other }: { $trap }
recap-by_other = { $other } ({ $what })
recap-pays = paid: { $cards }
recap-discards = discarded: { $cards }
recap-took = { $card } from the hand { $owner }
recap-took-unknown = a card from the hand { $owner }
recap-swaps = places swapped with { $other }
recap-cancelled = cancelled with { $power }
recap-exhausted = { $power } now face down
recap-stuck = stuck
recap-bridge_out = one movement only next turn
recap-stuck_in_mud = no next refill
recap-no_refill = no cards drawn (mud)
recap-trap_laid = trap on { $place }
recap-acme = { tile-acme } ({ $card })
recap-gas = { tile-gas_station }: everybody recovers a power
recap-villain = Dastardly ({ $card }) { $start } → { $end }
recap-villain_returns = Dastardly back to { $place }
recap-villain_out = Dastardly ({ $card }) leaves the race
recap-finished = { $other } at the Finish as number { $rank }
recap-waits = does not move

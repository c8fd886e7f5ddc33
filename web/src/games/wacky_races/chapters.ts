/** Which chapter of the rules an event belongs to. */

export const CHAPTERS: Record<string, readonly string[]> = {
  "rules-setup": ["first_player", "chose_racer", "race_begins", "on_grid", "tile_laid", "tiles_dealt"],
  "rules-turn": ["round_begins", "turn_begins", "drew", "discarded", "reshuffled", "no_refill", "phase_ends"],
  "rules-cards": ["played", "paid", "revealed", "top_card", "card_seen", "took", "named"],
  "rules-moving": ["moved", "swapped_places", "stuck", "stayed", "perfect_line"],
  "rules-villain": ["villain_moves", "villain_stays", "villain_returns", "villain_out", "villain_card", "trap_laid"],
  "rules-traps": ["trap_sprung", "trap_cancelled", "trap_seen", "trap_card_seen", "trap_moved", "trap_removed", "trap_under_deck", "bridge_out", "stuck_in_mud", "lays_low"],
  "rules-powers": ["used", "copied", "recovered", "exhausted"],
  "rules-tiles": ["gas", "acme", "level_crossing", "tile_revealed", "tiles_swapped"],
  "rules-neutrals": ["neutrals_move"],
  "rules-end": ["finished", "safety_stop", "left"],
  "rules-championship": ["ranked", "champion"],
};

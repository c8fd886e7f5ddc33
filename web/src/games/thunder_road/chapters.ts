/** Which chapter of the rules an event belongs to. */

export const CHAPTERS: Record<string, readonly string[]> = {
  "rules-round": ["dice_rolled", "first_player", "round_begins", "road_die", "turn_begins", "turn_passed", "die_set"],
  "rules-assign": ["assigned", "cards_or_dice"],
  "rules-commands": ["command_placed", "token_placed", "command", "chopper_placed", "chopper_back", "repaired", "drifted", "jury_rigged", "runs_again"],
  "rules-moving": ["moves", "stepped", "moved", "flew", "slid", "jumped", "stopped", "bonus_taken", "scrolled", "stunt_die"],
  "rules-hazards": ["revealed", "token_gone", "token_laid", "token_swapped", "peeked", "hazards_laid", "quake", "sand_worm", "wreck_appears", "condition_shown"],
  "rules-slams": ["slam", "slam_dice", "rerolled", "pushed", "direction_die"],
  "rules-shooting": ["shot", "hit", "missed", "shooting_die", "missiles"],
  "rules-damage": ["damage_drawn", "minor_damage", "damage_ignored", "broken", "eliminated", "shrapnel"],
  "rules-fire": ["fire_die", "caught_fire", "fire_out", "ongoing_effect"],
  "rules-crews": ["crew_chosen", "rig_damaged", "rig_repaired", "steered"],
  "rules-cards": [
    "leaders_dealt", "leader_chosen", "upgrades_dealt", "upgrade_fitted", "hand_dealt", "bonus_command_dealt", "card_used", "card_revealed", "cards_drawn", "scrap", "hexed",
    "cancelled", "reaction_passed",
  ],
  "rules-end": ["finish_line", "player_out", "gave_up", "won", "drawn_game"],
};

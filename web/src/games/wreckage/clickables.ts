/** What is clicked on the table for which answer. No rule: the server says what is legal. */

import type { Choice } from "../../protocol";
import { VEHICLES } from "./generated";
import { answerOf } from "./received.svelte";

export function clickables(choice: Choice): string[] {
  const { verb, fields } = answerOf(choice);
  switch (verb) {
    case "vehicle": return [`vehicle:${VEHICLES[2 * fields.token + fields.face] ?? ""}`];
    case "equip": return [`equip:${fields.kind}`];
    case "plan": return ["plan"];
    case "turn": case "u_turn": return ["turn"];
    case "drop": return ["site"];
    case "fire": return [`car:${fields.target}`];
    default: return [];
  }
}

/** A turn and the site of a can are looked at before they are taken: they lie close together. */
export function showsFirst(choice: Choice): boolean {
  return ["turn", "u_turn", "drop"].includes(choice.verb);
}

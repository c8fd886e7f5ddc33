/** What is clicked on the table for which answer. No rule: the server says what is legal. */

import type { Choice, Sight } from "../../protocol";
import { ACCESSORIES, CARDS } from "./generated";
import { answerOf, spaceOf, viewOf } from "./received.svelte";

export function clickables(choice: Choice, sight: Sight): string[] {
  const { verb, fields } = answerOf(choice);
  switch (verb) {
    case "step": return [`space:${ahead(sight, fields.lane + 1)}`];
    case "target": return [`space:${fields.space}`];
    case "rival": return [`car:${fields.seat}`];
    case "play": case "spend": case "lose": return [`card:${CARDS[fields.card] ?? ""}`];
    case "mount": return [`accessory:${ACCESSORIES[fields.accessory] ?? ""}`];
    case "speed": return [`speed:${fields.step + 1}`];
    default: return [];
  }
}

/** The space before the car that moves, in a lane. */
function ahead(sight: Sight, lane: number): number {
  const view = viewOf(sight);
  const mover = view?.cars[view.move?.seat ?? sight.seat];
  return mover ? spaceOf(mover.row + 1, lane) : -1;
}

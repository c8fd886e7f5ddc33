/** What is clicked on the table for which answer. No rule: the server says what is legal. */

import type { Choice, Sight } from "../../protocol";
import { ACCESSORIES, CARDS, SLOTS } from "./generated";
import { answerOf, viewOf } from "./received.svelte";
import { spaceNumber } from "./board/ground";

export function clickables(choice: Choice, sight: Sight): string[] {
  const { verb, fields } = answerOf(choice);
  const view = viewOf(sight);
  const own = view?.cars[view.seat];
  switch (verb) {
    case "step": return own ? [`space:${spaceNumber(own.row + 1, fields.lane + 1)}`] : [];
    case "oil": return own ? [`space:${spaceNumber(own.row - 1, fields.lane + 1)}`] : [];
    case "target": return [`space:${fields.space}`];
    case "rival": return [`car:${fields.seat}`];
    case "speed": return [`speed:${fields.step + 1}`];
    case "play": case "spend": case "lose": return [`card:${CARDS[fields.card] ?? ""}`];
    case "brake": return ["card:handbrake"];
    case "mount": return [`part:${ACCESSORIES[fields.accessory] ?? ""}`];
    case "weapon": return ["slot:weapon"];
    case "lose_slot": return [`slot:${SLOTS[fields.slot] ?? ""}`];
    default: return [];
  }
}

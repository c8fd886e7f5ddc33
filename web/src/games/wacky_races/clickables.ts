/** What is clicked on the table for which answer. No rule: the server says what is legal. */

import type { Choice } from "../../protocol";
import { carCode, terrainName } from "./names";
import { answerOf } from "./received.svelte";

export function clickables(choice: Choice): string[] {
  const { verb, fields } = answerOf(choice);
  switch (verb) {
    case "choose_racer": return [`car:${carCode(fields.car)}`];
    case "play": case "discard": return [`card:${terrainName(fields.terrain) ?? ""}`];
    case "use": case "recover": case "exhaust": return [`power:${fields.slot}`];
    case "racer": return [`racer:${fields.racer}`];
    case "tile": case "shift": return [`tile:${fields.place}`];
    case "villain": return ["villain"];
    default: return [];
  }
}

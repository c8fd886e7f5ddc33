/** Which thing on the table stands for which answer, and how far an answer leads. No rule: the server says what is legal. */

import type { Choice, Sight } from "../../protocol";
import { glossary } from "../../shell/glossary.svelte";
import { carCode, terrainName } from "./names";
import type { View } from "./view";

const DRIVING = new Set(["play", "pay", "pay_pair", "pay_triple", "pay_prairie", "play_named", "use", "racer", "stop", "exhaust", "decline"]);
const CARD_VERBS = new Set(["play", "discard"]);
const POWER_VERBS = new Set(["use", "recover", "exhaust"]);

export function thingOf(choice: Choice, _sight: Sight): string | null {
  const { verb, fields } = choice;
  if (verb === "choose_racer") return `car:${carCode(fields["car"] ?? -1)}`;
  if (CARD_VERBS.has(verb)) return `card:${terrainName(fields["terrain"] ?? -1) ?? ""}`;
  if (POWER_VERBS.has(verb)) return `power:${fields["slot"]}`;
  if (verb === "racer") return `racer:${fields["racer"]}`;
  if (verb === "tile" || verb === "shift") return `tile:${fields["place"]}`;
  if (verb === "villain") return "villain";
  return null;
}

/** From where to where an answer would take the own car, as far as the server tells. */
export function placesOf(choice: Choice, view: View): { from: number; to: number } | null {
  const to = goalOf(choice, view.finish);
  const moving = choice.verb === "racer" ? view.racers[choice.fields["racer"] ?? -1] : view.racers[view.seat];
  return to === null || !moving || to === moving.spot ? null : { from: moving.spot, to };
}

/** The server tells the goal in words, with the number of the tile in brackets at the end. */
function goalOf(choice: Choice, finish: number): number | null {
  if (!DRIVING.has(choice.verb)) return null;
  const across = glossary.part("goal-finish");
  if (across && choice.text.endsWith(across)) return finish;
  const place = [...choice.text.matchAll(/\((\d+)\)/g)].at(-1)?.[1];
  return place === undefined ? null : Number(place);
}

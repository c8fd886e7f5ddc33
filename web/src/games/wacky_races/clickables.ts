/** What is clicked on the table for which answer. No rule: the server says what is legal. */

import type { Choice } from "../../protocol";
import { carCode, terrainName } from "./names";

const CARD_VERBS = new Set(["play", "discard"]);
const POWER_VERBS = new Set(["use", "recover", "exhaust"]);

export function clickables({ verb, fields }: Choice): string[] {
  if (verb === "choose_racer") return [`car:${carCode(fields["car"] ?? -1)}`];
  if (CARD_VERBS.has(verb)) return [`card:${terrainName(fields["terrain"] ?? -1) ?? ""}`];
  if (POWER_VERBS.has(verb)) return [`power:${fields["slot"]}`];
  if (verb === "racer") return [`racer:${fields["racer"]}`];
  if (verb === "tile" || verb === "shift") return [`tile:${fields["place"]}`];
  if (verb === "villain") return ["villain"];
  return [];
}

/** Which things on the table stand for which answer. No rule: the server says what is legal; this is only geometry and names. */

import type { Choice, Sight } from "../../protocol";
import { NONE, NOTHING } from "../../table/ask/answers";
import type { TableModel } from "../../table/model/tableModel.svelte";
import { spotOnBoard, stepFrom, type Spot } from "./board/road";
import { CREW_VEHICLES, DIRECTIONS } from "./names";
import { picking } from "./picking.svelte";
import { viewOf, type View } from "./view";

export const spotKey = ({ column, lane }: Spot): string => `spot:${column}:${lane}`;

/** The spot that a thing is, if it is one. */
export function spotOfKey(key: string): Spot | null {
  const [kind, column, lane] = key.split(":");
  return kind === "spot" ? { column: Number(column), lane: Number(lane) } : null;
}

/** Where an answer leads, if it names a place. */
export function goalOf(choice: Choice, view: View): Spot | null {
  const { verb, fields } = choice;
  if (verb === "space") return spotOnBoard(fields["space"] ?? 0, view.column);
  if (verb === "enter") return { column: view.column, lane: fields["lane"] ?? 0 };
  if (verb !== "step" || view.question !== "step") return null;
  const mover = view.vehicles.find((vehicle) => vehicle.vehicle === view.turn?.vehicle);
  if (mover?.space === null || mover === undefined) return null;
  return stepFrom(spotOnBoard(mover.space, view.column), DIRECTIONS[fields["direction"] ?? 0] ?? "front");
}

/** Every thing that one may click for an answer; none where a button is needed. */
export function touches(choice: Choice, view: View): string[] {
  const { verb, fields } = choice;
  const goal = goalOf(choice, view);
  if (goal) return [spotKey(goal)];
  const field = (name: string): number => fields[name] ?? -1;
  switch (verb) {
    case "crew": return [`crew:${field("crew")}`];
    case "leader": return [`leader:${field("leader")}`];
    case "keep": return [`keep:${field("card")}`];
    case "assign": case "assign_card": return [`vehicle:${CREW_VEHICLES * field("crew") + field("vehicle")}`];
    case "command": case "command_card": case "token": case "first": return [`slot:${field("slot")}`];
    case "rig": return [`slot:${field("command")}`];
    case "rig_command": return ownsRig(view) ? [`slot:${field("command")}`] : [];
    case "steering": case "die": return [`die:${field("value") + 1}`];
    case "card": return [`german:${field("card")}`];
    case "repair": return [`damage:${field("vehicle")}:${field("slot")}`, `vehicle:${field("vehicle")}`];
    case "vehicle": case "nudge": return isThere(field("vehicle"), view) ? [`vehicle:${field("vehicle")}`] : [];
    default: return [];
  }
}

const ownsRig = (view: View): boolean => view.crews.some((crew) => crew.seat === view.seat && crew.id === "big_rig");

/** Choppers are no vehicles, but some answers count them as such. */
function isThere(vehicle: number, view: View): boolean {
  return view.question !== "jam_target" && view.vehicles.some((other) => other.vehicle === vehicle && other.state !== "gone" && (other.state === "road" || other.kind !== "section"));
}

export function thingOf(choice: Choice, sight: Sight): string | null {
  const view = viewOf(sight);
  return view ? (touches(choice, view)[0] ?? null) : null;
}

let sorted = NOTHING;
let sortedFrom: unknown[] = [];

/** All answers by the things that stand for them: sorted once for each question and each thing picked up. */
export function answersByThing(table: TableModel): Map<string, Choice[]> {
  const { shown, choices } = table;
  const view = viewOf(shown);
  if (choices.length === 0 || !view) return NOTHING;
  const from = [shown, choices, picking.die, picking.card];
  if (from.every((part, index) => part === sortedFrom[index])) return sorted;
  sortedFrom = from;
  sorted = new Map();
  for (const choice of choices.filter((one) => picking.allows(one))) {
    for (const key of touches(choice, view)) sorted.set(key, [...(sorted.get(key) ?? []), choice]);
  }
  return sorted;
}

/** The answers that a thing stands for now; where a die or card was picked up, only those it can be used for. */
export const openAt = (table: TableModel, key: string): Choice[] => openAmong(answersByThing(table), key);
export const openAmong = (answers: Map<string, Choice[]>, key: string): Choice[] => answers.get(key) ?? NONE;

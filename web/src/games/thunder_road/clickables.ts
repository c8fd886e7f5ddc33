/** What is clicked on the table for which answer. No rule: the server says what is legal; this is only geometry and names. */

import type { Choice, Sight } from "../../protocol";
import { spotOnBoard, stepFrom, type Spot } from "./board/road";
import { CREW_VEHICLES, DIRECTIONS } from "./names";
import { viewOf, type View } from "./view";

export const spotKey = ({ column, lane }: Spot): string => `spot:${column}:${lane}`;

/** The spot that a clickable is, if it is one. */
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

function touches(choice: Choice, view: View): string[] {
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

/** Everything that one may click for an answer; nothing where a button is needed. */
export function clickables(choice: Choice, sight: Sight): string[] {
  const view = viewOf(sight);
  return view ? touches(choice, view) : [];
}

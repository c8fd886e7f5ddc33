/** What is clicked on the table for which answer. No rule: the server says what is legal; this is only geometry and names. */

import type { Choice, Sight } from "../../protocol";
import { spotOnBoard, stepFrom, type Spot } from "./board/road";
import { CREW_VEHICLES, DIRECTIONS, type View } from "./generated";
import { answerOf, viewOf } from "./received.svelte";

export const spotKey = ({ column, lane }: Spot): string => `spot:${column}:${lane}`;

/** The spot that a clickable is, if it is one. */
export function spotOfKey(key: string): Spot | null {
  const [kind, column, lane] = key.split(":");
  return kind === "spot" ? { column: Number(column), lane: Number(lane) } : null;
}

/** Where an answer leads, if it names a place. */
export function goalOf(choice: Choice, view: View): Spot | null {
  const answer = answerOf(choice);
  if (answer.verb === "space") return spotOnBoard(answer.fields.space, view.column);
  if (answer.verb === "enter") return { column: view.column, lane: answer.fields.lane };
  if (answer.verb !== "step" || view.question !== "step") return null;
  const mover = view.vehicles.find((vehicle) => vehicle.vehicle === view.turn?.vehicle);
  if (mover?.space === null || mover === undefined) return null;
  return stepFrom(spotOnBoard(mover.space, view.column), DIRECTIONS[answer.fields.direction] ?? "front");
}

function touches(choice: Choice, view: View): string[] {
  const goal = goalOf(choice, view);
  if (goal) return [spotKey(goal)];
  const { verb, fields } = answerOf(choice);
  switch (verb) {
    case "crew": return [`crew:${fields.crew}`];
    case "leader": return [`leader:${fields.leader}`];
    case "keep": return [`keep:${fields.card}`];
    case "assign": case "assign_card": return [`vehicle:${CREW_VEHICLES * fields.crew + fields.vehicle}`];
    case "command": case "command_card": case "token": case "first": return [`slot:${fields.slot}`];
    case "rig": return [`slot:${fields.command}`];
    case "rig_command": return ownsRig(view) ? [`slot:${fields.command}`] : [];
    case "steering": case "die": return [`die:${fields.value + 1}`];
    case "card": return [`german:${fields.card}`];
    case "repair": return [`damage:${fields.vehicle}:${fields.slot}`, `vehicle:${fields.vehicle}`];
    case "vehicle": case "nudge": return isThere(fields.vehicle, view) ? [`vehicle:${fields.vehicle}`] : [];
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

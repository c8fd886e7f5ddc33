/** What each thing says about itself when one points at it: words of the glossary, said by the server. */

import type { Choice } from "../../protocol";
import type { Note } from "../../notes/explain.svelte";
import { glossary } from "../../notes/glossary.svelte";
import type { TableModel } from "../../table/model/tableModel.svelte";
import { whyNot, whyOutOfReach } from "../../table/ask/whyNot";
import { say } from "../../words/words.svelte";
import { spotOnBoard, stepsBetween } from "./board/road";
import type { CommandSeen, CrewSeen, Space, VehicleSeen, View } from "./generated";
import { commandMessage, hazardMessage, powerMessage } from "./names";
import { pack } from "./received.svelte";
import type { Token } from "./stage/pieces";

const FEW = 6;
const told = (id: string): string => `${glossary.part(id)}: ${glossary.part(id, "text")}`;
const few = (choices: Choice[]): Choice[] => choices.slice(0, FEW);

export function spaceNote(space: Space, view: View, table: TableModel, token: Token | undefined, open: Choice[]): Note {
  const lines = [glossary.part(`terrain-${space.terrain}`, "text")];
  if (token) lines.push(told(hazardMessage(token.kind)));
  const condition = view.tiles.find((tile) => space.column >= tile.column && space.column < tile.column + 8)?.condition;
  if (condition) lines.push(told(`condition-${condition}`));
  return { title: `${space.name} · ${glossary.part(`terrain-${space.terrain}`)}`, lines, choices: few(open), closed: whySpace(space, view, table) };
}

/** Why nobody can drive to a space now; nothing where a game has no more to say than any other. */
function whySpace(space: Space, view: View, { answers, routes }: TableModel): string {
  if (!answers.choices.length) return "";
  if (view.question === "assign") return say("tr-why-die-first");
  const mover = view.vehicles.find(({ vehicle }) => vehicle === view.turn?.vehicle);
  if (!routes.destinations.length || !view.turn || typeof mover?.space !== "number") return "";
  if (space.terrain === "impassable") return say("tr-why-impassable");
  return whyOutOfReach(stepsBetween(spotOnBoard(mover.space, view.column), space), view.turn.moves);
}

export function crewTitle(crew: CrewSeen | undefined, table: TableModel): string {
  return crew?.id ? glossary.part(`crew-${crew.id}`) : crew ? table.seats.nameOf(crew.seat) : "";
}

export function vehicleNote(vehicle: VehicleSeen, view: View, table: TableModel, open: Choice[]): Note {
  const crew = vehicle.crew === null ? undefined : view.crews[vehicle.crew];
  const state = vehicle.broken ? "inoperable" : vehicle.state === "gone" ? "eliminated" : "operable";
  const lines = [
    [crewTitle(crew, table), glossary.part(`size-${vehicle.size}`), glossary.part(`state-${state}`), vehicle.where ?? ""].filter(Boolean).join(" · "),
    glossary.part(`vehicle-${vehicle.id}`, "text"),
    vehicle.burning ? told("piece-fire_ring") : "",
    ...vehicle.damage.map((kind) => told(`damage-${kind}`)),
    ...vehicle.ongoing.map((id) => told(`ongoing-${id}`)),
    vehicle.upgrade ? told(`upgrade-${vehicle.upgrade}`) : "",
  ];
  return { title: glossary.part(`vehicle-${vehicle.id}`), lines, choices: few(open), closed: whyVehicle(vehicle, crew?.seat === table.viewer.seat, view, table) };
}

/** Why a vehicle takes no die now, from what lies open on its dashboard. */
function whyVehicle(vehicle: VehicleSeen, own: boolean, view: View, table: TableModel): string {
  if (!table.answers.choices.length || view.question !== "assign") return own ? whyNot(table) : "";
  if (!own) return say("tr-why-others");
  if (vehicle.state === "gone") return say("tr-why-gone");
  if (vehicle.broken) return say("tr-why-broken");
  return vehicle.moved ? say("tr-why-moved") : whyNot(table);
}

/** Why a command takes no die now. */
function whyCommand(command: CommandSeen, table: TableModel): string {
  if (!table.answers.choices.length) return whyNot(table);
  if (command.damaged) return say("tr-why-damaged");
  if (command.held) return say("tr-why-held");
  if (command.low > 0 && !command.fits) return say("tr-why-need", { need: needOf(command) });
  return whyNot(table);
}

export function chopperNote(crew: CrewSeen, table: TableModel): Note {
  return { title: glossary.part("vehicle-chopper"), lines: [crewTitle(crew, table), glossary.part("vehicle-chopper", "text")] };
}

export const needOf = ({ low, high }: CommandSeen): string => (low === 0 ? glossary.part("need-star") : low === 1 && high >= 6 ? glossary.part("need-any") : low === high ? String(low) : `${low}–${high}`);

export function commandNote(command: CommandSeen, crew: CrewSeen, table: TableModel, open: Choice[]): Note {
  const message = commandMessage(command.id);
  const section = command.section ? glossary.part(`section-${command.section}`) : "";
  return { title: glossary.part(message), lines: [[section, needOf(command)].filter(Boolean).join(" · "), glossary.part(message, "text")], choices: few(open), closed: crew.seat === table.viewer.seat ? whyCommand(command, table) : "" };
}

export function dieNote(die: string, face: string): Note {
  const said = /^\d$/.test(face) ? face : glossary.part(die === "direction" ? `direction-${face}` : `face-${face}`);
  return { title: glossary.part(`die-${die}`), lines: [said] };
}

/** A card by its message: `upgrade-jump_jets`, `bounty-last_legs`. */
export function cardNote(message: string, open: Choice[] = []): Note {
  const parts = [glossary.part(message, "goal"), glossary.part(message, "reward"), glossary.part(message, "text")];
  return { title: glossary.part(message), lines: parts, choices: few(open) };
}

export function leaderNote(leader: string): Note {
  return { title: glossary.part(`leader-${leader}`), lines: [glossary.part(`leader-${leader}`, "title"), told(powerMessage(leader))] };
}

export function germanNote(id: string, open: Choice[]): Note {
  const { move, shot } = pack.german(id);
  return { title: glossary.part(`german-${id}`), lines: [`${glossary.part("die-cars")}: ${move}`, `${glossary.part("die-shooting")}: ${glossary.part(`face-${shot}`)}`], choices: few(open) };
}

/** What is left or lies open of a pile, kind by kind. */
export const counted = (counts: Record<string, number>, prefix: string): string =>
  Object.entries(counts).map(([kind, count]) => `${count} × ${glossary.part(`${prefix}-${kind}`)}`).join(", ");

/** The stops of the turns that may be made: one for each answer, along the swing of the car. */

import type { Choice } from "../../../protocol";
import type { TableModel } from "../../../table/model/tableModel.svelte";
import { across, down, poseOf, stopsOfTurns, type Swing } from "../arena/drawing";
import { DEGREES, WIDEST, type View } from "../generated";
import { answerOf, previewOf } from "../received.svelte";

export interface Stop { choice: Choice; x: number; y: number; angle: number; hairpin: boolean }

/** Pixels: large enough for a finger; what the dot of a stop is drawn for. */
export const [ROOM, RADIUS] = [22, 19];

/** A turn as it is answered: to which side and in which gear, and by how many degrees. */
interface Turn { choice: Choice; way: string; angle: number; reverse: boolean; hairpin: boolean }

function turnOf(choice: Choice): Turn[] {
  const answer = answerOf(choice);
  if (answer.verb !== "turn" && answer.verb !== "u_turn") return [];
  const angle = answer.verb === "turn" ? (answer.fields.angle + 1) * DEGREES : 180;
  const { side, gear } = answer.fields;
  return [{ choice, way: `${side} ${gear}`, angle, reverse: gear === 1, hairpin: answer.verb === "turn" && answer.fields.angle >= WIDEST }];
}

/** Every turn of one way is about the same corner, which the server tells with any of them that is not blocked at once. */
export function stopsOf(table: TableModel, view: View, scale: number): Stop[] {
  const car = view.cars[table.viewer.seat];
  const turns = table.answers.at("turn").flatMap(turnOf);
  const ways = new Map<string, { pivot: Swing["pivot"]; clockwise: number }>();
  for (const { choice, way } of turns) {
    const arc = previewOf(table.previews.of(choice))?.steps.find(({ how }) => how === "turn")?.arc;
    if (arc) ways.set(way, { pivot: { x: across(arc.pivot[0]), y: down(arc.pivot[1]) }, clockwise: -Math.sign(arc.ticks) });
  }
  const known = turns.flatMap((turn) => {
    const swing = ways.get(turn.way);
    return swing ? [{ ...turn, pivot: swing.pivot, clockwise: swing.clockwise }] : [];
  });
  if (!car || !known.length) return [];
  const spots = stopsOfTurns(poseOf(car), known.map(({ pivot, clockwise, angle, reverse }) => ({ pivot, angle: clockwise * angle, reverse })), ROOM / scale, view.arena);
  return known.flatMap(({ choice, angle, hairpin }, index) => {
    const spot = spots[index];
    return spot ? [{ choice, ...spot, angle, hairpin }] : [];
  });
}

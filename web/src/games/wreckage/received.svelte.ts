/** What the server sends of this game, with its generated types: views, answers, previews, and the pack of the table. */

import type { Choice, Preview, Sight } from "../../protocol";
import { FIRST_SPECIAL, NO_CARD, PLAYS, type Answer, type ArenaPreview, type CarSeen, type PackFacts, type VehicleFacts, type View } from "./generated";

export const viewOf = (sight: Sight | null | undefined): View | undefined => sight?.view as View | undefined;
export const answerOf = (choice: Choice): Choice & Answer => choice as Choice & Answer;
export const previewOf = (preview: Preview | null | undefined): ArenaPreview | undefined => preview?.shown as ArenaPreview | undefined;

/** Both ends of the pedals card are faces of one kind. */
const PEDALS = 2;

class Pack {
  facts = $state.raw<PackFacts | undefined>();

  vehicle(id: string | null): VehicleFacts | undefined {
    return this.facts?.vehicles[id ?? ""];
  }

  colour(token: string | null): string {
    return this.facts?.colours[token ?? ""] ?? "#8d8577";
  }

  /** What a face of a plan is called on the cards of a vehicle. */
  play(vehicle: string | null, face: number): string {
    if (face === NO_CARD) return "empty";
    return face < FIRST_SPECIAL ? (PLAYS[face] ?? "unseen") : (this.vehicle(vehicle)?.specials[face - FIRST_SPECIAL] ?? "unseen");
  }
}

export const pack = new Pack();

/** The cards of a talon as kinds of faces, each as often as it is there: pedals have two faces. */
export function talonOf(car: CarSeen): { kind: string; faces: number[]; key: string }[] {
  const specials = pack.vehicle(car.vehicle)?.specials ?? [];
  const kinds: [string, number[]][] = [
    ["pedals", Array.from({ length: PEDALS }, (_, face) => face)], ["turn_right", [2]], ["turn_left", [3]], ["repeat", [4]],
    ...specials.map((name, index): [string, number[]] => [name, [FIRST_SPECIAL + index]]),
  ];
  return kinds.flatMap(([kind, faces]) => Array.from({ length: car.talon[kind] ?? 0 }, (_, copy) => ({ kind, faces, key: `${kind}${copy}` })));
}

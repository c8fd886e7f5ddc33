/** What the server sends of this game, with its generated types: views, answers, previews, and the pack of the table. */

import type { Choice, Preview, Sight } from "../../protocol";
import { CARS, type Answer, type PackFacts, type RallyPreview, type View } from "./generated";

export const viewOf = (sight: Sight | null | undefined): View | undefined => sight?.view as View | undefined;
export const answerOf = (choice: Choice): Choice & Answer => choice as Choice & Answer;
export const previewOf = (preview: Preview | null | undefined): RallyPreview | undefined => preview?.shown as RallyPreview | undefined;

export const LANES = 3;
/** The number of a space: rows and lanes count from 1. */
export const spaceOf = (row: number, lane: number): number => LANES * (row - 1) + lane - 1;

class Pack {
  facts = $state.raw<PackFacts | undefined>();

  colour(seat: number): string {
    return this.facts?.cars[this.car(seat)]?.colour ?? "#8d8577";
  }

  /** The car of a seat is the colour it chose with its place at the table. */
  car(seat: number): string {
    return CARS[seat] ?? "red";
  }
}

export const pack = new Pack();

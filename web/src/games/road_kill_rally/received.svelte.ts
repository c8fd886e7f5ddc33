/** What the server sends of this game, with its generated types: views, answers, previews, and the pack of the table. */

import type { Choice, Preview, Sight } from "../../protocol";
import { CARS, type Answer, type PackFacts, type RallyPreview, type View } from "./generated";

export const viewOf = (sight: Sight | null | undefined): View | undefined => sight?.view as View | undefined;
export const answerOf = (choice: Choice): Choice & Answer => choice as Choice & Answer;
export const previewOf = (preview: Preview | null): RallyPreview | undefined => preview?.shown as RallyPreview | undefined;

class Pack {
  facts = $state.raw<PackFacts | undefined>();

  colour(seat: number): string {
    return this.facts?.cars[CARS[seat] ?? ""]?.colour ?? "#888888";
  }
}

export const pack = new Pack();

/** What the server sends of this game, with its generated types: views, answers, previews, and the pack of the table. */

import type { Choice, Preview, Sight } from "../../protocol";
import type { Answer, CarFacts, PackFacts, RacePreview, View } from "./generated";

export const viewOf = (sight: Sight | null | undefined): View | undefined => sight?.view as View | undefined;
export const answerOf = (choice: Choice): Choice & Answer => choice as Choice & Answer;
export const previewOf = (preview: Preview | null): RacePreview | undefined => preview?.shown as RacePreview | undefined;

class Pack {
  facts = $state.raw<PackFacts | undefined>();

  car(code: string | null): CarFacts | undefined {
    return this.facts?.cars[code ?? ""];
  }
}

export const pack = new Pack();

/** What the server sends of this game, with its generated types: views, answers, previews, and the pack of the table. */

import type { Choice, Preview, Sight } from "../../protocol";
import { COLOURS, CREWS, LANES, TERRAINS, type Answer, type GermanCard, type PackFacts, type RoadPreview, type View } from "./generated";

export const viewOf = (sight: Sight | null | undefined): View | undefined => sight?.view as View | undefined;
export const answerOf = (choice: Choice): Choice & Answer => choice as Choice & Answer;
export const previewOf = (preview: Preview | null): RoadPreview | undefined => preview?.shown as RoadPreview | undefined;

class Pack {
  facts = $state.raw<PackFacts | undefined>();

  /** The colour of a crew; before a table is joined, that of the game's own pack. */
  colourOf(crew: string): string | undefined {
    return this.facts?.colours[crew] ?? COLOURS[(CREWS as readonly string[]).indexOf(crew)];
  }

  /** What all movement dice of a crew show together on average. */
  averageRoll(crew: string): number {
    return this.facts?.average_roll[crew] ?? 0;
  }

  german(card: string): GermanCard {
    return this.facts?.german[card] ?? { move: 0, shot: "any" };
  }

  /** The spaces of a side of a tile, each with its ground. */
  spacesOf(side: number): { lane: number; column: number; terrain: string }[] {
    return (this.facts?.sides[side]?.ground ?? []).map((ground, space) => ({ lane: space % LANES, column: Math.floor(space / LANES), terrain: TERRAINS[ground] ?? "road" }));
  }

  /** The spaces of a side of a tile that bear a hazard symbol whoever plays. */
  symbolsOf(side: number): number[] {
    return this.facts?.sides[side]?.symbols ?? [];
  }
}

export const pack = new Pack();

/** The two slots of a plan that is being made: cards go in and out until it is confirmed. */

import type { Choice, Sight } from "../../../protocol";
import { NO_CARD } from "../generated";
import { answerOf } from "../received.svelte";

/** A card in a slot: which of the talon, and which of its faces counts. */
export interface Laid { key: string; face: number }

/** The cards of a talon that a plan takes, each once. */
export function cardsOf(plan: Choice | undefined, cards: { key: string; faces: number[] }[]): Laid[] {
  const answer = plan && answerOf(plan);
  if (answer?.verb !== "plan") return [];
  return [answer.fields.first, answer.fields.second].reduce<Laid[]>((taken, face) => {
    const card = cards.find(({ key, faces }) => faces.includes(face) && !taken.some((other) => other.key === key));
    return card ? [...taken, { key: card.key, face }] : taken;
  }, []);
}

export class Planning {
  slots = $state.raw<(Laid | null)[]>([null, null]);
  /** The card that was picked up and not yet laid anywhere. */
  picked = $state.raw<Laid | null>(null);
  private question: Sight | null = null;

  /** Another question: whatever was laid for the last one is taken back. */
  begin(sight: Sight | null): void {
    if (this.question?.turn === sight?.turn && this.question?.seat === sight?.seat) return;
    this.question = sight;
    this.slots = [null, null];
    this.picked = null;
  }

  isUsed(key: string): boolean {
    return this.slots.some((laid) => laid?.key === key);
  }

  /** A click on a card lays it into the first free slot; on one that lies there, takes it back. */
  take(laid: Laid): void {
    if (this.isUsed(laid.key)) {
      const same = this.slots.some((other) => other?.key === laid.key && other.face === laid.face);
      this.slots = this.slots.map((other) => (other?.key === laid.key ? (same ? null : laid) : other));
      return;
    }
    const free = this.slots.indexOf(null);
    if (free >= 0) this.lay(free, laid);
    else this.picked = laid;
  }

  lay(slot: number, laid: Laid | null): void {
    this.slots = this.slots.map((other, index) => (index === slot ? laid : other?.key === laid?.key ? null : other));
    this.picked = null;
  }

  /** The answer that stands for what lies in the slots, if it is legal. */
  answer(choices: Choice[]): Choice | undefined {
    const [first, second] = this.slots.map((laid) => laid?.face ?? NO_CARD);
    return choices.find((choice) => {
      const answer = answerOf(choice);
      return answer.verb === "plan" && answer.fields.first === first && answer.fields.second === second;
    });
  }
}

/** A die or card that was picked up and not yet put anywhere. */

import type { Choice, Sight } from "../../protocol";
import { GERMAN } from "./generated";

export class Picking {
  private question = $state.raw<Sight | null>(null);
  private value = $state<number | null>(null);
  private title = $state<string | null>(null);

  /** Another question: whatever was picked up for the last one is put down. */
  begin(sight: Sight | null): void {
    if (this.question === sight) return;
    this.question = sight;
    this.value = this.title = null;
  }

  get die(): number | null {
    return this.value;
  }

  get card(): string | null {
    return this.title;
  }

  /** A die or card is lifted, whatever was before. */
  lift(picked: { die?: number; card?: string }): void {
    this.value = picked.die ?? null;
    this.title = picked.card ?? null;
  }

  pickDie(value: number): void {
    this.value = this.value === value ? null : value;
  }

  pickCard(title: string): void {
    this.title = this.title === title ? null : title;
  }

  allows({ fields }: Choice): boolean {
    const { value, card } = fields;
    if (this.value !== null && value !== undefined && value + 1 !== this.value) return false;
    return this.title === null || card === undefined || GERMAN[card] === this.title;
  }
}

/** A table of learning that is being opened: one at a time; why it was not opened is said where it was asked for. */

import { reasonOf } from "../connection/api";

export class Starting {
  /** Where the last refusal belongs: the name of a lesson, a game, … */
  at = $state("");
  refusal = $state("");
  private busy = false;

  async start(at: string, open: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = "";
    try {
      await open();
    } catch (error) {
      this.at = at;
      this.refusal = reasonOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** Why something could not be opened; empty where nothing is wrong. */
  whyNot(at: string): string {
    return this.at === at ? this.refusal : "";
  }
}

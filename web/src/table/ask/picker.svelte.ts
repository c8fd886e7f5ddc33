/** Where one thing stands for several answers, a small list opens beside it. */

import type { Choice } from "../../protocol";

class Picker {
  shown = $state.raw<{ choices: Choice[]; box: DOMRect } | null>(null);

  open(choices: Choice[], box: DOMRect): void {
    this.shown = { choices, box };
  }

  close = (): void => {
    this.shown = null;
  };
}

export const picker = new Picker();

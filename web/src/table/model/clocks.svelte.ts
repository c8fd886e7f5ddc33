/** The clocks of the seats and the time to react, which run on between two messages. */

import type { Clock } from "../../protocol";

export class Clocks {
  private received = $state.raw<Clock[]>([]);
  private react = $state<number | null>(null);
  private at = 0;
  private now = $state(0);
  private timer = 0;

  set({ clocks, react }: { clocks: Clock[]; react: number | null }): void {
    this.received = clocks;
    this.react = react;
    this.at = this.now = performance.now();
    this.stop();
    if (react !== null || clocks.some((clock) => clock.running)) this.timer = window.setInterval(() => (this.now = performance.now()), 500);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Milliseconds that a seat has left; none without clocks. */
  left(seat: number): number | null {
    const clock = this.received.find((other) => other.seat === seat);
    if (!clock) return null;
    return Math.max(0, clock.left - (clock.running ? this.now - this.at : 0));
  }

  /** Milliseconds that whoever is asked has left to react; none where no such time runs. */
  get toReact(): number | null {
    return this.react === null ? null : Math.max(0, this.react - (this.now - this.at));
  }
}

/** 754000 as 12:34. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const rest = `${String(Math.floor((seconds % 3600) / 60)).padStart(hours ? 2 : 1, "0")}:${String(seconds % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${rest}` : rest;
}

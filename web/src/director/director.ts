/** The director: plays what happened as beats, one after the other, as fast as the audience wants. */

export interface Tools {
  /** Calls `draw` with 0 to 1, eased, until the time is over; at once when the beat is skipped or motion is unwanted. */
  tween(ms: number, draw: (t: number) => void): Promise<void>;
  wait(ms: number): Promise<void>;
}

export type Beat = (tools: Tools) => Promise<void> | void;

export interface Time {
  now(): number;
  /** Calls back at the next frame. */
  frame(then: () => void): void;
}

const BROWSER: Time = {
  now: () => performance.now(),
  frame: (then) => {
    // A hidden page draws no frames, but the game goes on.
    if (document.hidden) setTimeout(then, 50);
    else requestAnimationFrame(then);
  },
};

export class Director {
  speed = 1;
  still = false;
  private queue: Beat[] = [];
  private running = false;
  private skipping = false;

  constructor(
    private readonly onBusy: (busy: boolean) => void = () => undefined,
    private readonly time: Time = BROWSER,
  ) {}

  get busy(): boolean {
    return this.running;
  }

  add(beats: Beat[]): void {
    this.queue.push(...beats);
    if (!this.running) void this.run();
  }

  /** Everything still waiting happens at once. */
  skip(): void {
    if (this.running) this.skipping = true;
  }

  private async run(): Promise<void> {
    this.running = true;
    this.onBusy(true);
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) await beat(this);
    this.running = this.skipping = false;
    this.onBusy(false);
  }

  /** With much to show, the show goes faster. */
  private get pace(): number {
    const haste = this.queue.length > 40 ? 4 : this.queue.length > 16 ? 2 : 1;
    return this.speed * haste;
  }

  async tween(ms: number, draw: (t: number) => void): Promise<void> {
    if (!this.still && !this.skipping && this.speed > 0) {
      await this.during(ms, (t) => {
        draw(ease(t));
      });
    }
    draw(1);
  }

  async wait(ms: number): Promise<void> {
    await this.during(ms, () => undefined);
  }

  private during(ms: number, each: (t: number) => void): Promise<void> {
    return new Promise((done) => {
      let spent = 0;
      let before = this.time.now();
      const step = (): void => {
        const now = this.time.now();
        spent += (now - before) * this.pace;
        before = now;
        if (spent >= ms || this.skipping || this.speed === 0) {
          done();
          return;
        }
        each(spent / ms);
        this.time.frame(step);
      };
      step();
    });
  }
}

function ease(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2;
}

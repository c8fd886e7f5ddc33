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

/** How much faster the show goes while somebody wants it fast. */
const FAST = 8;
/** What a beat takes at normal speed, until this is known better. */
const USUAL = 300;
/** However late it is, something is still to be seen. */
const SOON = 400;

export class Director {
  speed = 1;
  still = false;
  /** Whether somebody wants it fast just now. */
  fast = false;
  /** Whether everything stands still until somebody wants it to go on. */
  paused = false;
  private queue: Beat[] = [];
  private running = false;
  private skipping = false;
  /** When everything shall have been shown. */
  private deadline: number | null = null;
  /** What a beat takes on average, and what the present one has taken, both at normal speed. */
  private usual = USUAL;
  private spent = 0;
  /** Until when the show has got: what a slow frame took too long, the next beats make up for. */
  private shownUntil: number | null = null;

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

  /** Whatever waits now is shown in a time (ms, at normal speed): faster, where there is too much of it. */
  finishWithin(ms: number): void {
    if (this.running && this.speed > 0) this.deadline = this.time.now() + ms / this.speed;
  }

  private get haste(): number {
    if (this.deadline === null) return 1;
    const left = Math.max(this.deadline - this.time.now(), SOON) * this.speed;
    return Math.max(1, (this.queue.length * this.usual) / left);
  }

  private async run(): Promise<void> {
    this.running = true;
    this.onBusy(true);
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) {
      this.spent = 0;
      await beat(this);
      if (!this.skipping && this.speed > 0) this.usual += (this.spent - this.usual) / 20;
    }
    this.running = this.skipping = false;
    this.deadline = this.shownUntil = null;
    this.onBusy(false);
  }

  private get pace(): number {
    return this.paused ? 0 : this.speed * this.haste * (this.fast ? FAST : 1);
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
      let before = this.shownUntil ?? this.time.now();
      const step = (): void => {
        const now = this.time.now();
        spent += (now - before) * this.pace;
        before = now;
        if (spent >= ms || this.skipping || this.speed === 0) {
          this.spent += ms;
          this.shownUntil = now - Math.max(0, spent - ms) / Math.max(this.pace, 1);
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

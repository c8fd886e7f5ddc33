/** What the board shows: events are played on the stage one after the other, then the board settles on the newest sight. */

import { Director, type Beat } from "../../director/director";
import type { Stage } from "../../games/gameView";
import { notes } from "../../notes/explain.svelte";
import type { GameEvent, Sight, TurnLine } from "../../protocol";
import { settings, stillness } from "../../settings.svelte";
import { sinceLastTurn } from "./sights.svelte";
import type { TableModel } from "./tableModel.svelte";

/** How long others' turns are shown at most before the own one, at normal speed (ms). */
const LONGEST = 5500;

interface Scene { before: Sight; events: GameEvent[] }

export class Playback {
  /** What the board shows: behind the newest sight while events are played. */
  shown = $state.raw<Sight | null>(null);
  caption = $state("");
  busy = $state(false);
  /** While events are played: the number of the one on stage; those after it are not told yet. */
  newestEvent = $state(Infinity);
  stage: Stage | undefined;
  readonly director = new Director((busy) => {
    this.busy = notes.quiet = busy;
    if (busy) notes.hide();
  });
  /** What others did since the own turn, where it was not shown. */
  summary = $state.raw<TurnLine[]>([]);
  private summarized = -1;
  /** Whether nothing is shown until somebody at this screen is asked. */
  private skipping = false;
  private lastScene: Scene | null = null;
  /** The last chain of events with something in it that one wants to see again. */
  spectacle = $state.raw<Scene | null>(null);

  constructor(private readonly table: TableModel) {}

  /** Whether the board shows the present, all of it, to the person who may see it. */
  get live(): boolean {
    return !this.busy && this.table.history.seq === null && this.table.viewer.curtain === null;
  }

  /** Whether it is time for the final page. */
  get ended(): boolean {
    return this.table.phase === "over" && !this.table.facts?.exercise && this.live && Boolean(this.shown?.result);
  }

  /** Play what happened between two sights; `before` is none where it is not to be replayed. */
  play(events: GameEvent[], before: Sight | undefined, after: Sight): void {
    if (before) {
      this.lastScene = { before, events };
      if (events.some((event) => this.stage?.isSpectacle?.(event))) this.spectacle = this.lastScene;
    }
    this.director.speed = settings.speed;
    this.perform(events, after);
  }

  /** A chain of events once more, the last one unless told otherwise, at half speed; it ends as things stand now. */
  replay(scene = this.lastScene): void {
    const { shown } = this;
    if (!scene || !shown || this.busy) return;
    this.stage?.settle(scene.before);
    this.director.speed = 0.5;
    this.perform(scene.events, shown);
  }

  get canReplay(): boolean {
    return this.live && (this.lastScene?.events.length ?? 0) > 0;
  }

  /** Show nothing more until somebody at this screen is asked, or the game is over. */
  skipToMyTurn(): void {
    this.skipping = true;
    this.director.skip();
  }

  /** Whether somebody at this screen is to decide next, once everything was shown. */
  private get awaitsMe(): boolean {
    const { seats: { chairs, held }, sights } = this.table;
    return sights.newest?.asked.some((seat) => held.includes(seat) && !chairs[seat]?.bot) ?? false;
  }

  private perform(events: GameEvent[], after: Sight): void {
    this.director.still = stillness.matches;
    if (!this.busy) this.newestEvent = (events[0]?.number ?? Infinity) - 1;
    const beats = this.director.speed === 0 || this.skipping ? [] : this.beats(events, after);
    const end = (): void => {
      // Whoever began to look back meanwhile is not brought to the present.
      if (this.table.history.seq !== null) return;
      this.show(after);
      if (after === this.table.sights.newest) this.finish(after);
    };
    if (beats.length || this.busy) this.director.add([...beats, end]);
    else end();
    if (this.awaitsMe) this.director.finishWithin(LONGEST);
  }

  private beats(events: GameEvent[], after: Sight): Beat[] {
    return events.map((event) => async (): Promise<void> => {
      if (event.text) this.caption = event.text;
      this.newestEvent = event.number;
      if (this.table.game?.openings.includes(event.kind)) this.show(after);
      await this.stage?.perform(event, this.director, after);
    });
  }

  /** Play a move of the past, then wait; it is over when that is, or when it was skipped. */
  film(after: Sight, pause: number): Promise<void> {
    const { director } = this;
    director.speed = settings.speed || 1;
    director.still = stillness.matches;
    this.newestEvent = after.events_from - 1;
    const beats = settings.speed ? this.beats(after.events, after) : [];
    return new Promise((done) => {
      director.add([
        ...beats,
        () => {
          this.newestEvent = Infinity;
          this.caption = after.events.findLast((event) => event.text)?.text ?? this.caption;
          this.showAtOnce(after);
        },
        (tools) => tools.wait(pause),
        () => {
          done();
        },
      ]);
    });
  }

  /** The pieces first; what follows from how they stand, a frame later. */
  private show(sight: Sight): void {
    this.stage?.settle(sight);
    this.table.frames.put("question", "shown", () => (this.shown = sight));
  }

  /** Show a sight at once, pieces and all. */
  showAtOnce(sight: Sight): void {
    this.stage?.settle(sight);
    this.table.frames.drop("question", "shown");
    this.shown = sight;
  }

  /** Everything shows at once how things stand now. */
  settle(): void {
    const { newest } = this.table.sights;
    if (!newest) return;
    this.showAtOnce(newest);
    this.finish(newest);
  }

  /** Sum up what was not shown, once for each own turn. */
  private summarize(): void {
    const unseen = this.skipping || this.director.speed === 0;
    this.skipping = false;
    const { sights, viewer } = this.table;
    const lines = sinceLastTurn(sights.lines, viewer.seat);
    const last = lines.at(-1)?.first ?? -1;
    if (unseen && last > this.summarized) this.summary = lines;
    this.summarized = Math.max(last, this.summarized);
  }

  private finish(newest: Sight): void {
    this.newestEvent = Infinity;
    if (this.awaitsMe || newest.over) this.summarize();
    this.table.viewer.next(newest);
  }
}

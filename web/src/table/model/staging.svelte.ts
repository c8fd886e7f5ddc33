/** What happened at a table, put on stage: beat by beat, then settled, with a curtain between people at one screen. */

import { Director } from "../../director/director";
import type { GameEvent, Sight } from "../../protocol";
import { settings, stillness } from "../../settings.svelte";
import { play as sound } from "../../sound/sound";
import { TableState } from "./state.svelte";

export class Staging extends TableState {
  readonly director = new Director((busy) => (this.busy = busy));
  /** At a shared screen: who said that they sit before it. */
  private seated = -1;
  protected lastScene: { before: Sight; events: GameEvent[] } | null = null;

  /** Put what happened on stage, beat by beat. */
  protected act(events: GameEvent[], after: Sight): void {
    this.director.still = stillness.matches;
    if (!this.busy) this.told = (events[0]?.number ?? Infinity) - 1;
    const performed = settings.speed === 0 ? [] : events;
    const beats = performed.map((event) => async (): Promise<void> => {
      if (event.text) this.caption = event.text;
      this.told = event.number;
      if (this.gameView?.opens(event)) this.show(after);
      await this.stage?.perform(event, this.director);
    });
    const end = (): void => {
      // Whoever began to look back meanwhile is not brought to the present.
      if (this.lookedAt !== null) return;
      this.show(after);
      if (after === this.sights[this.eye]) this.next(after);
    };
    if (beats.length || this.busy) this.director.add([...beats, end]);
    else end();
  }

  /** The last chain of events once more, at half speed; it ends as things stand now, in whatever words. */
  replay(): void {
    const { lastScene, shown } = this;
    if (!lastScene || !shown || this.busy) return;
    this.stage?.settle(lastScene.before);
    this.director.speed = 0.5;
    this.act(lastScene.events, shown);
  }

  get canReplay(): boolean {
    return this.live && (this.lastScene?.events.length ?? 0) > 0;
  }

  /** Everything shows at once how things stand now. */
  settle(): void {
    const newest = this.sights[this.eye];
    if (!newest) return;
    this.stage?.settle(newest);
    this.frames.drop("asked", "shown");
    this.shown = newest;
    this.next(newest);
  }

  /** All beats were seen: whoever is asked at this screen comes next. */
  private next(newest: Sight): void {
    this.told = Infinity;
    const mine = newest.asked.filter((seat) => this.holds.includes(seat) && !this.chairs[seat]?.bot);
    const next = mine[0];
    if (next === undefined || this.phase === "over") return;
    const shared = this.holds.length > 1 && !this.gameView?.sharing(newest, this.holds);
    if (shared && !mine.includes(this.seated)) this.curtain = mine.includes(this.eye) ? this.eye : next;
    else if (mine.includes(this.eye)) sound("turn");
    else this.look(next);
  }

  /** The pieces first; what follows from how they stand, a frame later. */
  private show(sight: Sight): void {
    this.stage?.settle(sight);
    this.frames.put("asked", "shown", () => (this.shown = sight));
  }

  liftCurtain(): void {
    if (this.curtain === null) return;
    const seat = this.curtain;
    this.curtain = null;
    this.seated = seat;
    this.look(seat);
  }

  /** See the table with the eyes of another seat held here. */
  private look(seat: number): void {
    this.eye = seat;
    this.settle();
  }
}

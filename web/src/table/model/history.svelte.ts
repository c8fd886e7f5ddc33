/** The past of a game: stepping through its moves, playing them like a film; nothing returns to live by itself. */

import type { Mark, Moment, Sight, TurnLine } from "../../protocol";
import { Moments } from "../../replay/moments";
import { nextOf, previousOf } from "../../replay/jumps";
import { settings } from "../../settings.svelte";
import type { TableModel } from "./tableModel.svelte";

/** Between two moves of a film, at normal speed (ms); longer where moves themselves are not shown. */
const PAUSE = 350;
const STILL_PAUSE = 800;

export class History {
  /** The seq of every move that was not taken back. */
  moves = $state.raw<number[]>([]);
  /** What is worth jumping to. */
  marks = $state.raw<Mark[]>([]);
  /** The seq that is looked at; none means live. */
  seq = $state<number | null>(null);
  /** Whether moves are played one after the other. */
  playing = $state(false);

  /** The ways of pieces that somebody points at in the log. */
  traced = $state.raw<TurnLine | null>(null);

  private moments: Moments | null = null;
  /** Counts what the screen was told to show: a film ends when anything else is wanted. */
  private wish = 0;

  constructor(private readonly table: TableModel) {}

  /** After joining anew the present counts. */
  welcome(seq: number): void {
    this.moves = Array.from({ length: seq }, (_, index) => index + 1);
    if (this.seq !== null) this.leave();
    this.moments = null;
  }

  /** A move was made or taken back; who looks back is not disturbed. */
  note(seq: number, undone: boolean): void {
    this.moves = undone ? this.moves.slice(0, -1) : [...this.moves, seq];
    if (this.seq === null) this.moments = null;
  }

  get position(): number {
    return this.seq === null ? this.moves.length - 1 : this.moves.findLastIndex((move) => move <= (this.seq ?? 0));
  }

  /** The seqs at which turns begin. */
  get turns(): number[] {
    return this.table.sights.lines.map(({ seq }) => Math.max(seq, this.moves[0] ?? 1));
  }

  async go(position: number): Promise<void> {
    const wish = this.stop();
    await this.open();
    if (position >= this.moves.length - 1) {
      this.live();
      return;
    }
    const place = Math.max(0, position);
    this.seq = this.moves[place] ?? null;
    const moment = await this.moments?.at(place);
    if (!moment || wish !== this.wish) return;
    const sight = this.sightOf(moment);
    if (!sight) return;
    this.table.playback.showAtOnce(sight);
    this.table.playback.caption = sight.events.findLast((event) => event.text)?.text ?? "";
  }

  /** To the moment after a seq. */
  async goTo(seq: number): Promise<void> {
    await this.open();
    await this.go(this.moves.findLastIndex((move) => move <= Math.max(seq, this.moves[0] ?? 1)));
  }

  /** The move that is looked at, as two sights; live, the last collision, or the last move. */
  async scene(): Promise<{ before: Sight; after: Sight } | null> {
    await this.open();
    const clash = this.seq === null ? this.marks.findLast(({ kind }) => kind === "clash")?.seq : undefined;
    const position = clash === undefined ? this.position : this.moves.findLastIndex((move) => move <= clash);
    const [first, second] = await Promise.all([this.moments?.at(position - 1), this.moments?.at(position)]);
    const [before, after] = [first && this.sightOf(first), second && this.sightOf(second)];
    return before && after ? { before, after } : null;
  }

  async step(by: number): Promise<void> {
    await this.open();
    await this.go(this.position + by);
  }

  /** To the next or previous of some seqs; live where there is no next one. */
  async jump(seqs: number[], forward: boolean): Promise<void> {
    await this.open();
    const now = this.seq ?? Infinity;
    const target = forward ? nextOf(seqs, now) : previousOf(seqs, now);
    if (target !== undefined) await this.goTo(target);
    else await this.go(forward ? Infinity : 0);
  }

  /** Play on from here, or stand still. */
  async toggle(): Promise<void> {
    const { director } = this.table.playback;
    if (this.playing) {
      this.playing = false;
      director.paused = true;
    } else if (director.paused && director.busy) {
      this.playing = true;
      director.paused = false;
    } else await this.play(this.position);
  }

  /** Play on until something was told. */
  async playNext(): Promise<void> {
    await this.open();
    // The last move may still be shown.
    if (this.position >= this.moves.length - 1) this.live();
    else await this.play(this.position, ({ events }) => events.some(({ text }) => text));
  }

  /** Play the moves after a position, all or up to one; a film that has come to the end shows the present. */
  async play(from: number, isLast: (sight: Sight) => boolean = () => false): Promise<void> {
    await this.open();
    await this.go(from >= this.moves.length - 1 ? 0 : from);
    const wish = this.wish;
    this.playing = true;
    for (let position = this.position + 1; position < this.moves.length; position += 1) {
      const moment = await this.moments?.at(position);
      const sight = moment && this.sightOf(moment);
      if (!sight || wish !== this.wish) break;
      this.seq = moment.seq;
      await this.table.playback.film(sight, settings.speed ? PAUSE : STILL_PAUSE);
      if (wish !== this.wish) return;
      if (isLast(sight) && position < this.moves.length - 1) {
        this.playing = false;
        return;
      }
    }
    if (wish === this.wish) this.live();
  }

  live(): void {
    this.leave();
    this.table.playback.settle();
  }

  private leave(): void {
    this.stop();
    this.seq = null;
    this.moments = null;
  }

  /** Whatever is being shown comes to its end at once. */
  private stop(): number {
    this.playing = false;
    const { director } = this.table.playback;
    director.paused = false;
    director.skip();
    return (this.wish += 1);
  }

  /** Learn the moves of the game, once for each look back. */
  private async open(): Promise<void> {
    if (this.moments) return;
    const answer = await this.table.ask({ type: "timeline" });
    if (answer.type !== "timeline") return;
    this.moves = answer.moves;
    this.marks = answer.marks;
    this.moments = new Moments((command) => this.table.ask(command), answer.moves);
  }

  private sightOf({ sights }: Moment): Moment["sights"][number] | undefined {
    return sights.find(({ seat }) => seat === this.table.viewer.seat) ?? sights[0];
  }
}

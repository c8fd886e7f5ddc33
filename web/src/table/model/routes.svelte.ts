/** Where the own piece can go: the destination that is chosen, the way to it, and driving it answer by answer. */

import type { Choice, Moved, Point, RoutesFound, Sight } from "../../protocol";
import { cheapestWay, costs, lastPlaces } from "./cheapestWay";
import type { TableModel } from "./tableModel.svelte";

/** Dice and the unknown cost so much that only what cannot be reached without them costs more. */
const RISKY = 100;

export interface Destination {
  place: number;
  /** Whether every way there meets dice or something unknown. */
  risky: boolean;
  /** Whether the move may end there. */
  last: boolean;
}

export class Routes {
  private found = $state.raw<RoutesFound | null>(null);
  /** The place that was chosen, and those that the way there shall pass. */
  private chosen = $state.raw<{ place: number; via: number[] } | null>(null);
  /** The place that is pointed at, or dragged over. */
  private pointed = $state.raw<{ place: number; via: number[] } | null>(null);
  /** The answers still to be given on the way. */
  private ahead = $state.raw<number[]>([]);
  /** How many answers the last way took, so that all of them are taken back together. */
  private driven = 0;
  private asked: Sight | null = null;

  constructor(private readonly table: TableModel) {}

  /** The routes of the question that stands. */
  private readonly graph = $derived.by(() => {
    const { answers: { choices }, playback: { shown } } = this.table;
    const { found } = this;
    return found && shown && choices.length && found.turn === shown.turn && found.seat === shown.seat ? found : null;
  });

  readonly destinations: Destination[] = $derived.by(() => {
    const { graph } = this;
    if (!graph) return [];
    const last = lastPlaces(graph);
    return [...costs(graph)].map(([place, cost]) => ({ place, risky: cost >= RISKY, last: last.includes(place) }));
  });

  /** The piece whose ways they are. */
  readonly piece: number | null = $derived(this.graph?.points.find(({ place }) => place >= 0)?.piece ?? null);

  /** Whether a way is being driven: nothing is asked before it ends. */
  get driving(): boolean {
    return this.ahead.length > 0;
  }

  /** Whether the ways of the question that stands are not known yet. */
  get searching(): boolean {
    const { answers: { choices }, playback: { shown } } = this.table;
    return choices.length > 0 && (shown?.roams ?? false) && !this.graph;
  }

  /** The place that was chosen, while its question stands. */
  get destination(): number | null {
    return this.graph ? (this.chosen?.place ?? null) : null;
  }

  /** The points of the way that is shown: to what is pointed at, else to what was chosen. */
  readonly way: Point[] = $derived.by(() => this.pointsTo(this.pointed ?? this.chosen));

  /** What ends the chosen way. */
  get ending(): Point["stop"] {
    return this.pointsTo(this.chosen).at(-1)?.stop ?? "question";
  }

  private pointsTo(aim: { place: number; via: number[] } | null): Point[] {
    const { graph } = this;
    const legs = graph && aim ? (cheapestWay(graph, aim.place, aim.via) ?? []) : [];
    return legs.flatMap(({ target }) => graph?.points[target] ?? []).filter(({ place }) => place >= 0);
  }

  /** Ask the server for the ways, once for each question. */
  async find(): Promise<void> {
    const { playback: { shown } } = this.table;
    if (!shown?.roams || this.asked === shown || this.ahead.length) return;
    this.asked = shown;
    this.chosen = this.pointed = null;
    const answer = await this.table.ask({ type: "routes", seat: shown.seat, turn: shown.turn }, ["stale", "not_asked"]);
    if (answer.type === "routes") this.found = answer;
  }

  point(place: number): void {
    this.pointed = { place, via: place === this.chosen?.place ? this.chosen.via : [] };
  }

  /** Not at once: an element is also left while it is taken off the page. */
  endPointing(): void {
    const { pointed } = this;
    queueMicrotask(() => {
      if (this.pointed === pointed) this.pointed = null;
    });
  }

  /** The first click shows the way, the second drives it. */
  choose(place: number): void {
    if (place === this.destination) this.drive();
    else {
      this.chosen = { place, via: [] };
      this.pointed = null;
    }
  }

  /** Show how the way would be bent over a place; `sure` keeps it so. */
  bend(over: number, sure: boolean): void {
    const { graph, chosen } = this;
    if (!graph || !chosen || over === chosen.place) return;
    const bent = [[...chosen.via, over], [over]].find((via) => cheapestWay(graph, chosen.place, via));
    if (!bent) return;
    this.pointed = { place: chosen.place, via: bent };
    if (sure) this.chosen = this.pointed;
  }

  /** Give the answers of the chosen way, one after the other. */
  drive(): void {
    const { graph, chosen } = this;
    const legs = graph && chosen ? cheapestWay(graph, chosen.place, chosen.via) : null;
    const [first, ...rest] = (legs ?? []).map(({ action }) => action);
    const choice = this.table.answers.choices.find(({ action }) => action === first);
    if (!choice) return;
    this.chosen = this.pointed = null;
    void this.table.answers.choose(choice);
    this.ahead = rest;
    this.driven = 1;
  }

  /** After an answer on the way: go on, unless something was revealed or there is something new to decide. */
  goOn(message: Moved, newest: Sight): void {
    if (!this.ahead.length || message.seat !== newest.seat) return;
    const [next, ...rest] = this.ahead;
    const choice = newest.can_undo && message.what === "answered" ? newest.choices.find(({ action }) => action === next) : undefined;
    this.ahead = choice ? rest : [];
    if (choice) void this.take(choice, newest);
  }

  private async take(choice: Choice, sight: Sight): Promise<void> {
    this.driven += 1;
    const answer = await this.table.ask({ type: "play", seat: sight.seat, action: choice.action, turn: sight.turn, careful: true }, ["deadly"]);
    if (answer.type === "nack") this.ahead = [];
  }

  /** How many answers are taken back at once: those of a whole way. */
  takenTogether(): number {
    const count = Math.max(1, this.driven);
    this.driven = 0;
    return count;
  }

  /** An answer is given that is no part of a way: it is taken back by itself. */
  leave(): void {
    this.driven = 0;
    this.ahead = [];
  }

  forget(): void {
    this.chosen = this.pointed = null;
  }
}

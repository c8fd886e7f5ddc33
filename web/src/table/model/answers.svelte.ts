/** The answers that may be given at this screen now, grouped by what is clicked for them. */

import type { NewCommand } from "../../connection/messages";
import type { Choice, Sight } from "../../protocol";
import { play as sound } from "../../sound/sound";
import { say } from "../../words/words.svelte";
import { groupByClickable, NO_CHOICES } from "../ask/groups";
import type { TableModel } from "./tableModel.svelte";

/** A seat is asked the same since the same turn, whatever others do meanwhile. */
const isSameQuestion = (sight: Sight, other: Sight | null | undefined): boolean => sight.seat === other?.seat && sight.turn === other.turn;

export class Answers {
  /** An answer that costs an own piece for certain, and is asked about once more. */
  confirming = $state.raw<Choice | null>(null);
  /** Answers that one click stands for, so that it is asked which one. */
  ambiguous = $state.raw(NO_CHOICES);
  /** The question that was just answered: nothing can be answered twice. */
  private answered = $state.raw<Sight | null>(null);

  constructor(private readonly table: TableModel) {}

  readonly choices: Choice[] = $derived.by(() => {
    const { playback: { live, shown }, routes, socket, viewer } = this.table;
    return live && !routes.driving && shown && !isSameQuestion(shown, this.answered) && socket.state === "open" && !viewer.botPlays ? shown.choices : NO_CHOICES;
  });

  /** By clickable; where something was picked up, only the answers it can be used for. */
  readonly groups: Map<string, Choice[]> = $derived.by(() => {
    const { stage } = this.table.playback;
    return groupByClickable(this.choices.filter((choice) => stage?.allows?.(choice) ?? true), this.clickables);
  });

  /** Those that nothing on the table stands for. */
  readonly unplaced: Choice[] = $derived(this.choices.filter((choice) => !this.clickables(choice).length));

  at(clickable: string): Choice[] {
    return this.groups.get(clickable) ?? NO_CHOICES;
  }

  private clickables = (choice: Choice): string[] => {
    const { gameView, playback: { shown } } = this.table;
    return (shown && gameView?.clickables(choice, shown)) ?? [];
  };

  /** Who is waited for, in a sentence. */
  get waitingFor(): string {
    const { playback: { shown }, seats } = this.table;
    return shown?.asked.length ? say("waiting-for", { names: shown.asked.map((seat) => seats.nameOf(seat)).join(", ") }) : "";
  }

  /** Give an answer; what costs an own piece for certain is asked about first, and nothing else is. */
  async choose(choice: Choice, sure = false): Promise<void> {
    const { playback, previews, routes, sights } = this.table;
    const { shown } = playback;
    // A newer sight may be a frame away: perhaps others are ready now, perhaps this question is no longer asked.
    if (!shown || !isSameQuestion(shown, sights.newest) || !this.choices.includes(choice)) return;
    this.answered = shown;
    playback.summary = [];
    routes.leave();
    previews.pointedAt = previews.chosen = this.confirming = null;
    sound("card");
    const command: NewCommand = { type: "play", seat: shown.seat, action: choice.action, turn: shown.turn, careful: !sure };
    const answer = await this.table.ask(command, ["deadly"]);
    if (answer.type !== "nack") return;
    this.answered = null;
    if (answer.code === "deadly") this.confirming = choice;
  }

  /** Take the last answer back; of a way that was driven in one go, all of it. */
  async undo(): Promise<void> {
    const { routes, viewer: { seat } } = this.table;
    for (let count = routes.takenTogether(); count > 0; count -= 1) {
      const answer = await this.table.ask({ type: "undo", seat }, count > 1 ? ["undo_unfair"] : []);
      if (answer.type === "nack") return;
    }
  }
}

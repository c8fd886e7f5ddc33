/** One table as this screen knows it: what the server told, what is on stage, and what follows from both. */

import type { SocketState } from "../../connection/socket";
import type { GameView, Stage } from "../../games/gameView";
import type { Chair, ChatLine, Choice, Dice, GameEvent, Hinted, Preview, Sight, TableFacts, Welcome } from "../../protocol";
import { Frames } from "../../drawing/frames";
import { say } from "../../words/words.svelte";
import { groupByClickable, NONE } from "../ask/answers";
import { Clocks } from "./clocks.svelte";
import { openEvents } from "./eventList";

export interface Reaction {
  key: number;
  seat: number | null;
  reaction: string;
}

export class TableState {
  line = $state<SocketState>("connecting");
  retryIn = $state(0);
  refused = $state("");
  notice = $state("");
  facts = $state.raw<TableFacts | null>(null);
  phase = $state<Welcome["phase"]>("waiting");
  holds = $state.raw<number[]>([]);
  host = $state(false);
  invited = $state(false);
  chairs = $state.raw<Chair[]>([]);
  dice = $state.raw<Dice | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  spectators = $state(0);
  reactions = $state.raw<Reaction[]>([]);
  sights = $state.raw<Record<number, Sight>>({});
  events = $state.raw<Record<number, GameEvent[]>>({});
  moves = $state.raw<number[]>([]);
  /** Whose eyes the screen shows; -1 is a spectator. */
  eye = $state(-1);
  /** What the board shows: behind the newest sight while beats are playing. */
  shown = $state.raw<Sight | null>(null);
  /** Between two people at one screen: the seat that shall come. */
  curtain = $state<number | null>(null);
  caption = $state("");
  /** While beats are playing: the number of the event that is on stage. */
  told = $state(Infinity);
  busy = $state(false);
  preview = $state.raw<Choice | null>(null);
  /** What the server foresees of the answers to the question at hand, by their numbers. */
  foreseen = $state.raw<Record<number, Preview>>({});
  /** An answer that costs an own piece for certain, and is asked about once more. */
  confirming = $state.raw<Choice | null>(null);
  /** What a bot advises for the question at hand. */
  advice = $state.raw<Hinted | null>(null);
  thinking = $state(false);
  /** The question that was just answered: nothing can be answered twice. */
  answered = $state.raw<Sight | null>(null);

  /** The seq that is looked back at; none means live. */
  lookedAt = $state<number | null>(null);

  readonly clocks = new Clocks();
  /** What need not be seen in the same picture as the move itself: first what is asked now, then what is told of it. */
  readonly frames = new Frames(["asked", "told"]);
  gameView: GameView | undefined;
  stage: Stage | undefined;

  readonly live: boolean = $derived(!this.busy && this.lookedAt === null && this.curtain === null);
  private readonly mayAnswer: boolean = $derived(this.live && this.shown !== this.answered && this.line === "open" && !this.chairs[this.eye]?.bot);
  readonly choices: Choice[] = $derived((this.mayAnswer ? this.shown?.choices : undefined) ?? NONE);
  private readonly sorted: Map<string, Choice[]> = $derived(groupByClickable(this.choices, (choice) => (this.shown ? this.gameView?.clickable(choice, this.shown) : null)));

  /** Whether the cards of the seat may be shown: at a shared screen only while it is that person's turn. */
  get handOpen(): boolean {
    if (this.curtain !== null) return false;
    if (this.shown && this.gameView?.sharing(this.shown, this.holds)) return true;
    return this.holds.length < 2 || (this.shown?.asked.includes(this.eye) ?? false) || this.phase === "over";
  }

  choicesFor(thing: string): Choice[] {
    return this.sorted.get(thing) ?? NONE;
  }

  /** The answer that a bot would give, while its question stands. */
  get hinted(): number | null {
    const { advice, shown } = this;
    return advice && shown && advice.seat === shown.seat && advice.turn === shown.turn && this.choices.length ? advice.action : null;
  }

  /** What would come of the answer that is pointed at, once it is known. */
  get previewed(): Preview | null {
    return this.preview && this.choices.includes(this.preview) ? (this.foreseen[this.preview.action] ?? null) : null;
  }

  /** Not at once: a thing also ends its preview while it is taken off the page. */
  endPreview(choice: Choice): void {
    queueMicrotask(() => {
      if (this.preview === choice) this.preview = null;
    });
  }

  nameOf(seat: number): string {
    const chair = this.chairs[seat];
    return chair?.name ?? say(chair && !chair.person ? "bot-number" : "seat-number", { number: seat + 1 });
  }

  get log(): GameEvent[] {
    return openEvents(this.holds, this.events, this.eye);
  }
}

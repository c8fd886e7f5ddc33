/** One table, alive: listens to the server, and turns clicks into commands. */

import { socketAddress } from "../../connection/api";
import { TableSocket, newId } from "../../connection/socket";
import { addToken, savedTable, saveTable, newToken } from "../../connection/savedTables";
import type { Answer, Command, ServerMessage, NewCommand } from "../../connection/messages";
import { gameViewOf } from "../../games";
import type { Choice, Moved, Sight, Welcome } from "../../protocol";
import { settings } from "../../settings.svelte";
import { play as sound } from "../../sound/sound";
import { say, words } from "../../words/words.svelte";
import { PreviewLoader } from "./previews";
import { History } from "./history.svelte";
import { renewed } from "./structuralSharing";
import { Staging } from "./staging.svelte";
import { mergeEvents } from "./eventList";

export class TableModel extends Staging {
  readonly history = new History(this);
  private readonly previews = new PreviewLoader(this);
  private seq = 0;
  private dressed = false;
  private held: ServerMessage[] | null = null;
  private readonly link: TableSocket;

  constructor(readonly table: string) {
    super();
    this.link = new TableSocket(socketAddress(), {
      hear: (message) => {
        this.hear(message);
      },
      state: (state, retryIn) => {
        this.line = state;
        this.retryIn = retryIn;
      },
      joining: () => ({ table, tokens: savedTable(table).tokens, lang: words.lang, since: 0 }),
    });
  }

  open(): void {
    if (savedTable(this.table).tokens.length === 0) {
      this.refused = say("no-link");
      return;
    }
    this.link.open();
    addEventListener("online", this.retry);
  }

  close(): void {
    this.link.close();
    removeEventListener("online", this.retry);
    this.clocks.stop();
  }

  retry = (): void => {
    this.link.retry();
  };

  // Asking the server

  /** Ask the server; a refusal is shown, unless its code is among those that the caller sees to. */
  async ask(wish: NewCommand, expected: string[] = []): Promise<Answer> {
    const answer = await this.link.ask({ ...wish, id: newId() } as Command);
    if (answer.type === "nack" && !expected.includes(answer.code)) this.notice = answer.text;
    return answer;
  }

  /** Give an answer; what costs an own piece for certain is asked about first, and nothing else is. */
  async choose(choice: Choice, sure = false): Promise<void> {
    const sight = this.shown;
    // A newer sight may be a frame away: then this question is no longer asked.
    if (!sight || sight !== this.sights[this.eye] || !this.choices.includes(choice)) return;
    this.answered = sight;
    this.preview = this.confirming = null;
    sound("card");
    const wish: NewCommand = { type: "play", seat: sight.seat, action: choice.action, turn: sight.turn, careful: !sure };
    const answer = await this.ask(wish, ["deadly"]);
    if (answer.type !== "nack") return;
    this.answered = null;
    if (answer.code === "deadly") this.confirming = choice;
  }

  /** Somebody points at an answer: show what it would do. */
  startPreview(choice: Choice): void {
    this.preview = choice;
    this.previews.foresee(choice);
  }

  async sit(seat: number): Promise<void> {
    const token = newToken();
    const answer = await this.ask({ type: "sit", seat, token, name: settings.name || null });
    if (answer.type === "nack") return;
    addToken(this.table, token);
    saveTable(this.table, { seats: { ...savedTable(this.table).seats, [seat]: `/t/${this.table}#seat=${token}` } });
  }

  async hint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const answer = await this.ask({ type: "hint", seat: this.eye });
    this.thinking = false;
    if (answer.type === "hinted") this.advice = answer;
  }

  async speak(): Promise<void> {
    if (this.facts) await this.ask({ type: "speak", lang: words.lang });
  }

  // What the server tells

  /** Whatever is told while the gameView of the game is on its way is heard when it is here. */
  private hear(message: ServerMessage): void {
    if (this.held) this.held.push(message);
    else if (message.type === "welcome" && !this.dressed) void this.dress(message.facts.game, [message]);
    else this.take(message);
  }

  private async dress(game: string, held: ServerMessage[]): Promise<void> {
    this.held = held;
    try {
      this.gameView = await gameViewOf(game);
    } catch {
      this.refused = say("server-away");
      return;
    }
    this.stage = this.gameView?.newStage();
    this.dressed = true;
    this.held = null;
    for (const message of held) this.take(message);
  }

  private take(message: ServerMessage): void {
    if ("seq" in message && message.type !== "past" && message.type !== "nack") this.seq = Math.max(this.seq, message.seq);
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "moved") this.moved(message);
    else if (message.type === "seats") {
      this.chairs = message.chairs;
      this.clocks.set(message.clocks);
      this.notice = say(`seat-${message.what}`, { name: this.nameOf(message.seat) });
      this.retell(message.sights);
    } else if (message.type === "presence") {
      this.chairs = this.chairs.map((chair, seat) => ({ ...chair, present: message.present[seat] ?? false }));
      this.spectators = message.spectators;
    } else if (message.type === "said") {
      this.chat = [...this.chat, message.line];
      if (message.line.seat === null || !this.holds.includes(message.line.seat)) this.unread += 1;
    } else if (message.type === "reacted") this.react(message.seat, message.reaction);
    else if (message.type === "closing") this.notice = message.text;
    else if (message.type === "nack" && !this.facts) this.refused = message.text;
  }

  private welcome(message: Welcome): void {
    this.refused = "";
    this.frames.drop("told", "around");
    this.facts = message.facts;
    this.phase = message.phase;
    Object.assign(this, { holds: message.holds, host: message.host, invited: message.invited });
    this.chairs = message.chairs;
    this.dice = message.dice;
    this.spectators = message.spectators;
    this.chat = message.chat;
    this.clocks.set(message.clocks);
    this.moves = Array.from({ length: message.seq }, (_, index) => index + 1);
    this.see(message.sights);
    if (!(this.eye in this.sights)) this.eye = this.holds[0] ?? -1;
    this.history.forget();
    this.settle();
    void this.sitAsWanted();
  }

  /** Whoever came over from another table takes the same seats here. */
  private async sitAsWanted(): Promise<void> {
    const { wanted } = savedTable(this.table);
    if (!wanted.length || !this.invited) return;
    saveTable(this.table, { wanted: [] });
    for (const seat of wanted) if (this.chairs[seat]?.free) await this.sit(seat);
  }

  private moved(message: Moved): void {
    const before = this.sights[this.eye];
    this.phase = message.phase;
    this.see(message.sights);
    this.frames.put("told", "around", () => {
      this.dice = message.dice;
      this.clocks.set(message.clocks);
    });
    this.moves = [...this.moves, message.seq];
    // Bots took the seats that were still free; who sits where is told with a new welcome.
    if (message.what === "began") void this.speak();
    const after = this.sights[this.eye];
    if (this.lookedAt !== null || !after) return;
    const events = message.what === "undone" ? [] : this.log.filter((event) => event.number >= after.events_from);
    if (before) this.lastScene = { before, events };
    this.director.speed = settings.speed;
    this.act(events, after);
  }

  /** After a renaming all that was said says the new name; nothing has moved. */
  private retell(sights: Sight[]): void {
    if (!sights.length) return;
    this.see(sights);
    const after = this.sights[this.eye];
    if (this.lookedAt === null && after) this.act([], after);
  }

  private see(sights: Sight[]): void {
    for (const sight of sights) sight.view = renewed(this.sights[sight.seat]?.view, sight);
    this.sights = { ...this.sights, ...Object.fromEntries(sights.map((sight) => [sight.seat, sight])) };
    const told = sights.map((sight) => [sight.seat, mergeEvents(this.events[sight.seat] ?? [], sight)] as const);
    this.events = { ...this.events, ...Object.fromEntries(told) };
  }

  private react(seat: number | null, reaction: string): void {
    const shown = { key: this.seq, seat, reaction };
    this.reactions = [...this.reactions, shown];
    setTimeout(() => (this.reactions = this.reactions.filter((other) => other !== shown)), 3500);
  }
}

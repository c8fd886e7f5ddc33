/** One table on this screen: takes the server's messages, sends commands, and holds the parts that know one subject each. */

import { socketAddress } from "../../connection/api";
import type { Answer, Command, NewCommand, ServerMessage } from "../../connection/messages";
import { noteOver, ownSecret, savedTable, saveTable } from "../../connection/savedTables";
import { newId, TableSocket, type TableLine } from "../../connection/socket.svelte";
import { Frames } from "../../drawing/frames";
import { gameViewOf } from "../../games";
import type { GameView } from "../../games/gameView";
import { glossary } from "../../notes/glossary.svelte";
import type { Dice, GameData, Manners, MannersTold, Moved, Nack, Sight, TableFacts, Welcome } from "../../protocol";
import { RecordedLine } from "../../replay/recordedLine.svelte";
import type { Recordings } from "../../replay/recordings.svelte";
import { say, words } from "../../words/words.svelte";
import { Advice } from "./advice.svelte";
import { Answers } from "./answers.svelte";
import { Chat } from "./chat.svelte";
import { Clocks } from "./clocks.svelte";
import { History } from "./history.svelte";
import { Mixing } from "./mixing.svelte";
import { Panels } from "./panels.svelte";
import { Playback } from "./playback.svelte";
import { Previews } from "./previews.svelte";
import { Routes } from "./routes.svelte";
import { Seats } from "./seats.svelte";
import { Sights } from "./sights.svelte";
import { Viewer } from "./viewer.svelte";

export class TableModel {
  facts = $state.raw<TableFacts | null>(null);
  game = $state.raw<GameData | null>(null);
  phase = $state<Welcome["phase"]>("waiting");
  dice = $state.raw<Dice | null>(null);
  /** What the people at the table agree on. */
  manners = $state.raw<Manners | null>(null);
  /** Why the table cannot be joined. */
  refusal = $state.raw<Pick<Nack, "code" | "text"> | null>(null);
  /** A sentence that is shown for a moment. */
  notice = $state("");
  gameView: GameView | undefined;
  /** What need not be seen in the same picture as the move itself: first what is asked now, then the details around it. */
  readonly frames = new Frames(["question", "details"]);
  readonly clocks = new Clocks();
  readonly chat = new Chat();
  readonly panels = new Panels(this.chat, () => this.recordings !== null);
  readonly seats = new Seats(this);
  readonly sights = new Sights(this);
  readonly viewer = new Viewer(this);
  readonly playback = new Playback(this);
  readonly history = new History(this);
  readonly answers = new Answers(this);
  readonly previews = new Previews(this);
  readonly routes = new Routes(this);
  readonly advice = new Advice(this);
  readonly mixing = new Mixing(this);
  readonly socket: TableLine;
  /** Messages that came while the view of the game is loaded; none before and after. */
  private waiting: ServerMessage[] | null = null;
  private loaded = false;

  constructor(
    readonly id: string,
    /** The game that is watched here instead of a table. */
    readonly recordings: Recordings | null = null,
  ) {
    const hear = (message: ServerMessage): void => {
      this.hear(message);
    };
    this.seats.watching = recordings !== null;
    this.socket = recordings ? new RecordedLine(recordings, hear) : new TableSocket(
      socketAddress(),
      hear,
      () => ({ table: id, tokens: savedTable(id).tokens, own: ownSecret(id), lang: words.lang, since: 0 }),
    );
  }

  open(): void {
    this.socket.open();
  }

  close(): void {
    this.socket.close();
    this.clocks.stop();
  }

  /** Ask the server; a refusal is shown, unless its code is among those that the caller sees to. */
  async ask(command: NewCommand, expected: string[] = []): Promise<Answer> {
    const answer = await this.socket.ask({ ...command, id: newId() } as Command);
    if (answer.type === "nack" && !expected.includes(answer.code)) this.notice = answer.text;
    return answer;
  }

  /** Have the server tell everything in the language of the page; it answers with a new welcome. */
  async speak(): Promise<void> {
    if (this.facts) await this.ask({ type: "speak", lang: words.lang });
  }

  private hear(message: ServerMessage): void {
    if (this.waiting) this.waiting.push(message);
    else if (message.type === "welcome" && !this.loaded) void this.load(message);
    else this.take(message);
  }

  /** Load the view of the game and its words, so that nothing grows when they come; what is told meanwhile is taken afterwards. */
  private async load(welcome: Welcome): Promise<void> {
    const waiting: ServerMessage[] = (this.waiting = [welcome]);
    const { facts, game } = welcome;
    try {
      [this.gameView] = await Promise.all([
        gameViewOf(facts.game),
        glossary.load(facts.game, words.lang, facts.pack?.hash ?? "", game.numbers, this.recordings),
      ]);
    } catch {
      this.refusal = { code: "server_away", text: say("server-away") };
      return;
    }
    this.playback.stage = this.gameView?.newStage();
    this.loaded = true;
    this.waiting = null;
    for (const message of waiting) this.take(message);
  }

  private take(message: ServerMessage): void {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "moved") this.moved(message);
    else if (message.type === "seats") {
      this.seats.chairs = message.chairs;
      this.clocks.set(message);
      this.notice = say(`seat-${message.what}`, { name: this.seats.nameOf(message.seat) });
      this.retell(message.sights);
    } else if (message.type === "presence") this.seats.notePresence(message);
    else if (message.type === "manners") this.agree(message);
    else if (message.type === "mixed") this.mixing.see(message.mixing);
    else if (message.type === "said") this.chat.add(message.line, this.seats.held);
    else if (message.type === "reacted") this.chat.react(message);
    else if (message.type === "closing" || message.type === "notice") this.notice = message.text;
    else if (message.type === "nack" && !this.facts) this.refusal = message;
  }

  private welcome(message: Welcome): void {
    this.refusal = null;
    this.frames.drop("details", "around");
    this.facts = message.facts;
    this.game = message.game;
    this.gameView?.unpack(message.game.pack);
    this.enter(message.phase);
    this.dice = message.dice;
    this.clocks.set(message);
    this.chat.lines = message.chat;
    this.manners = message.manners;
    this.seats.welcome(message);
    this.sights.receive(message.sights);
    this.viewer.welcome();
    this.history.welcome(message.seq);
    this.playback.settle();
    if (!this.recordings && !savedTable(this.id).commitment) this.comeFirst(message);
    void this.seats.sitAsWanted();
    this.mixing.see(message.mixing);
  }

  /** Remember what was promised of the dice; whoever came by a link to a seat has seen no page before this one. */
  private comeFirst({ dice }: Welcome): void {
    saveTable(this.id, { commitment: dice.commitment });
    if (dice.chosen && this.phase === "playing" && this.seats.held.length && !this.seats.host) this.notice = say("dice-chosen-warning");
  }

  /** This browser remembers longer what is not over. */
  private enter(phase: Welcome["phase"]): void {
    this.phase = phase;
    if (!this.recordings) noteOver(this.id, phase === "over");
  }

  private agree(message: MannersTold): void {
    this.manners = message.manners;
    this.clocks.set(message);
    // The end by vote comes with a result; all of it is told with a new welcome.
    if (message.phase !== this.phase) void this.speak();
  }

  private moved(message: Moved): void {
    const before = this.sights.newest;
    this.enter(message.phase);
    this.sights.receive(message.sights);
    this.frames.put("details", "around", () => {
      this.dice = message.dice;
      this.clocks.set(message);
    });
    this.history.note(message.seq, message.what === "undone");
    // Bots took the seats that were still free; who sits where is told with a new welcome.
    if (message.what === "began") void this.speak();
    const after = this.sights.newest;
    if (this.history.seq !== null || !after) return;
    this.routes.goOn(message, after);
    const events = message.what === "undone" ? [] : this.sights.log.filter((event) => event.number >= after.events_from);
    this.playback.play(events, before, after);
  }

  /** After a renaming every text has the new name; nothing has moved. */
  private retell(sights: Sight[]): void {
    if (!sights.length) return;
    this.sights.receive(sights);
    const { newest } = this.sights;
    if (this.history.seq === null && newest) this.playback.play([], undefined, newest);
  }
}

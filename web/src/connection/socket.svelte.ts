/** The WebSocket of a table: joins again by itself, and sends a command again until it is answered. */

import { VERSION, type Join } from "../protocol";
import type { Answer, Command, ServerMessage } from "./messages";

type SocketState = "connecting" | "open" | "waiting" | "closed";

interface Waiting {
  command: Command;
  resolve: (answer: Answer) => void;
}

const HEARTBEAT = 20_000;
const FINAL_CODES = new Set(["no_entry", "version", "link_used"]);
/** As if it had been tried so often: whoever was sent away for haste waits for two to four seconds. */
const ATTEMPTS_IN_HASTE = 3;

/** The way to whoever tells a table and answers commands. */
export interface TableLine {
  readonly state: SocketState;
  readonly retryIn: number;
  open(): void;
  close(): void;
  rejoin(): void;
  ask(command: Command): Promise<Answer>;
}

export class TableSocket implements TableLine {
  state = $state<SocketState>("connecting");
  /** Milliseconds until the next attempt to join. */
  retryIn = $state(0);
  private socket: WebSocket | null = null;
  private waiting: Waiting[] = [];
  private attempts = 0;
  private timer = 0;
  private beat = 0;
  private joined = false;
  /** Whether the last ping has not been answered yet. */
  private unanswered = false;
  private ended = false;

  constructor(
    private readonly address: string,
    private readonly hear: (message: ServerMessage) => void,
    /** What to join with: read at every attempt, as tokens and language may have changed. */
    private readonly joining: () => Pick<Join, "table" | "tokens" | "lang" | "since" | "own">,
  ) {}

  open(): void {
    this.state = "connecting";
    addEventListener("online", this.retry);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.joined = false;
    socket.onopen = () => {
      const join: Join = { type: "join", id: newId(), version: VERSION, ...this.joining() };
      socket.send(JSON.stringify(join));
    };
    socket.onmessage = (event) => {
      this.take(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      this.lose(socket);
    };
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.retry);
    this.socket?.close();
    this.state = "closed";
  }

  /** Join anew, with all that this browser holds. */
  rejoin(): void {
    this.socket?.close();
  }

  /** Try again now, for example because the device is back on the net. */
  private readonly retry = (): void => {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** Send a command; its answer comes even over a broken line, once. */
  ask(command: Command): Promise<Answer> {
    return new Promise((resolve) => {
      this.waiting.push({ command, resolve });
      if (this.joined) this.send(command);
    });
  }

  /** What meets a line that is about to close is sent again on the next one. */
  private send(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private take(message: ServerMessage): void {
    if (message.type === "welcome") this.arrive();
    else if (message.type === "closing" && message.code === "too_fast") this.attempts = ATTEMPTS_IN_HASTE;
    else if (message.type === "nack" && !this.joined && FINAL_CODES.has(message.code)) this.ended = true;
    if ("id" in message && message.id !== null) {
      const answered = this.waiting.find(({ command }) => command.id === message.id);
      this.waiting = this.waiting.filter((other) => other !== answered);
      answered?.resolve(message);
    }
    this.hear(message);
  }

  private arrive(): void {
    this.joined = true;
    this.attempts = 0;
    this.state = "open";
    for (const { command } of this.waiting) this.send(command);
    clearInterval(this.beat);
    this.unanswered = false;
    this.beat = window.setInterval(() => {
      this.ping();
    }, HEARTBEAT);
  }

  /** Ask whether anybody is there; a line on which the last such question was not answered is dead, whatever it says. */
  private ping(): void {
    const { socket } = this;
    if (this.unanswered && socket) {
      socket.onclose = null;
      socket.close();
      this.lose(socket);
      return;
    }
    this.unanswered = true;
    void this.ask({ type: "ping", id: newId() }).then(() => {
      this.unanswered = false;
    });
  }

  private lose(socket: WebSocket): void {
    if (socket !== this.socket) return;
    clearInterval(this.beat);
    this.joined = false;
    if (this.ended) {
      this.state = "closed";
      return;
    }
    this.retryIn = pauseBefore(this.attempts++, Math.random());
    this.state = "waiting";
    this.timer = window.setTimeout(() => {
      this.open();
    }, this.retryIn);
  }
}

export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

const LONGEST_PAUSE = 15_000;

/** Exponential backoff with jitter: half a second, then doubling to a quarter of a minute; `chance` is 0 to 1. */
export function pauseBefore(attempt: number, chance: number): number {
  return Math.min(500 * 2 ** attempt, LONGEST_PAUSE) * (0.5 + chance / 2);
}

/** The line to a table: joins again by itself, and sends a command again until it is answered. */

import { VERSION, type Join, type Nack, type Welcome } from "../protocol";
import type { Answer, Command, ServerMessage } from "./messages";

export type SocketState = "connecting" | "open" | "waiting" | "closed";

interface Waiting {
  command: Command;
  settle: (answer: Answer) => void;
}

export interface Listener {
  hear(message: ServerMessage): void;
  state(state: SocketState, retryIn: number): void;
  /** What to join with: read at every attempt, as tokens and language may have changed. */
  joining(): Pick<Join, "table" | "tokens" | "lang" | "since">;
}

const HEARTBEAT = 20_000;
const FINAL_CODES = new Set(["no_entry", "version"]);

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private attempts = 0;
  private timer = 0;
  private beat = 0;
  private joined = false;
  private ended = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.listener.state("connecting", 0);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.joined = false;
    socket.onopen = () => {
      const join: Join = { type: "join", id: newId(), version: VERSION, ...this.listener.joining() };
      socket.send(JSON.stringify(join));
    };
    socket.onmessage = (event) => {
      this.take(JSON.parse(String(event.data)) as ServerMessage | Nack);
    };
    socket.onclose = () => {
      this.lose(socket);
    };
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
    this.listener.state("closed", 0);
  }

  /** Try again now, for example because the device is back on the net. */
  retry(): void {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  }

  /** Send a command; its answer comes even over a broken line, once. */
  ask(command: Command): Promise<Answer> {
    return new Promise((settle) => {
      this.waiting.set(command.id, { command, settle });
      if (this.joined) this.socket?.send(JSON.stringify(command));
    });
  }

  private take(message: ServerMessage | Nack): void {
    if (message.type === "welcome") this.arrive(message);
    else if (message.type === "nack" && !this.joined && FINAL_CODES.has(message.code)) this.ended = true;
    if ("id" in message && message.id !== null) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      waiting?.settle(message);
    }
    this.listener.hear(message);
  }

  private arrive(_welcome: Welcome): void {
    this.joined = true;
    this.attempts = 0;
    this.listener.state("open", 0);
    for (const { command } of this.waiting.values()) this.socket?.send(JSON.stringify(command));
    clearInterval(this.beat);
    this.beat = window.setInterval(() => void this.ask({ type: "ping", id: newId() }), HEARTBEAT);
  }

  private lose(socket: WebSocket): void {
    if (socket !== this.socket) return;
    clearInterval(this.beat);
    this.joined = false;
    if (this.ended) {
      this.listener.state("closed", 0);
      return;
    }
    const pause = pauseBefore(this.attempts++, Math.random());
    this.listener.state("waiting", pause);
    this.timer = window.setTimeout(() => {
      this.open();
    }, pause);
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

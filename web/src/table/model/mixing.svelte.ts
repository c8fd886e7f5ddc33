/** The numbers that this browser's seats mix into the dice: promised as soon as they sit, told when all are called. */

import { savedTable, saveTable } from "../../connection/savedTables";
import { sha256 } from "../../connection/sha256";
import type { Mixing as MixingSeen } from "../../protocol";
import { say } from "../../words/words.svelte";
import type { TableModel } from "./tableModel.svelte";

export class Mixing {
  /** The seats that promised a number and had not told it when the game began. */
  untold = $state.raw<number[]>([]);
  private readonly asked: string[] = [];

  constructor(private readonly table: TableModel) {}

  /** Do for the own seats what the state of the numbers asks for. */
  see(seen: MixingSeen | null): void {
    if (seen && this.table.phase !== "waiting") this.warn(seen);
    if (!seen || this.table.phase !== "waiting") return;
    for (const seat of this.table.seats.held) {
      if (seen.promises[seat] === null && !seen.called) this.promise(seat);
      else if (seen.called && seen.numbers[seat] === null) this.tell(seat, seen.promises[seat] ?? "");
    }
  }

  get warning(): string {
    return this.untold.length ? say("dice-untold", { seats: this.untold.map((seat) => this.table.seats.nameOf(seat)).join(", ") }) : "";
  }

  /** Whoever keeps a number back may have chosen between two games: everybody is told so, once, and in the settings. */
  private warn({ promises, numbers }: MixingSeen): void {
    const isNew = !this.untold.length;
    this.untold = promises.flatMap((promise, seat) => (promise !== null && numbers[seat] === null ? [seat] : []));
    if (isNew && this.untold.length && this.table.phase === "playing" && !this.table.recordings) this.table.notice = this.warning;
  }

  private promise(seat: number): void {
    const { numbers } = savedTable(this.table.id);
    const number = numbers[seat] ?? newNumber();
    saveTable(this.table.id, { numbers: { ...numbers, [seat]: number } });
    this.once(`promise ${seat}`, () => this.table.ask({ type: "mix", seat, promise: sha256(number) }, ["not_mixing"]));
  }

  private tell(seat: number, promise: string): void {
    const number = savedTable(this.table.id).numbers[seat];
    if (number === undefined || sha256(number) !== promise) return; // another device of this seat has promised
    this.once(`number ${seat}`, () => this.table.ask({ type: "reveal", seat, number }, ["not_mixing"]));
  }

  private once(what: string, ask: () => Promise<unknown>): void {
    if (this.asked.includes(what)) return;
    this.asked.push(what);
    void ask();
  }
}

/** A number of 256 random bits, in hexadecimal. */
function newNumber(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

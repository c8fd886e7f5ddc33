/** The numbers that this browser's seats mix into the dice: promised as soon as they sit, told when all are called. */

import { savedTable, saveTable } from "../../connection/savedTables";
import { sha256 } from "../../connection/sha256";
import type { Mixing as MixingSeen } from "../../protocol";
import type { TableModel } from "./tableModel.svelte";

export class Mixing {
  private readonly asked = new Set<string>();

  constructor(private readonly table: TableModel) {}

  /** Do for the own seats what the state of the numbers asks for. */
  see(seen: MixingSeen | null): void {
    if (!seen || this.table.phase !== "waiting") return;
    for (const seat of this.table.seats.held) {
      if (seen.promises[seat] === null && !seen.called) this.promise(seat);
      else if (seen.called && seen.numbers[seat] === null) this.tell(seat, seen.promises[seat] ?? "");
    }
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
    if (this.asked.has(what)) return;
    this.asked.add(what);
    void ask();
  }
}

/** A number of 256 random bits, in hexadecimal. */
function newNumber(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

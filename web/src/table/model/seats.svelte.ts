/** Who sits at the table, and which seats this browser holds. */

import { addToken, newToken, savedTable, saveTable } from "../../connection/savedTables";
import type { Chair, Presence, Welcome } from "../../protocol";
import { settings } from "../../settings.svelte";
import { say } from "../../words/words.svelte";
import type { TableModel } from "./tableModel.svelte";

export class Seats {
  /** How many devices are at each seat. */
  private devices: number[] = [];
  chairs = $state.raw<Chair[]>([]);
  held = $state.raw<number[]>([]);
  host = $state(false);
  invited = $state(false);
  spectators = $state(0);

  constructor(private readonly table: TableModel) {}

  welcome({ chairs, holds, host, invited, spectators }: Welcome): void {
    Object.assign(this, { chairs, held: holds, host, invited, spectators });
  }

  notePresence({ present, devices, spectators }: Presence): void {
    const joined = devices.findIndex((count, seat) => count > 1 && count > (this.devices[seat] ?? 0));
    if (joined >= 0) this.table.notice = say("seat-another-device", { name: this.nameOf(joined) });
    this.devices = devices;
    this.chairs = this.chairs.map((chair, seat) => ({ ...chair, present: present[seat] ?? false }));
    this.spectators = spectators;
  }

  nameOf(seat: number): string {
    const chair = this.chairs[seat];
    return chair?.name ?? say(chair && !chair.person ? "bot-number" : "seat-number", { number: seat + 1 });
  }

  async sit(seat: number): Promise<void> {
    const { id } = this.table;
    const token = newToken();
    const answer = await this.table.ask({ type: "sit", seat, token, name: settings.name || null });
    if (answer.type === "nack") return;
    addToken(id, token);
    saveTable(id, { seats: { ...savedTable(id).seats, [seat]: `/t/${id}#seat=${token}` } });
  }

  /** Whoever came over from another table takes the same seats here. */
  async sitAsWanted(): Promise<void> {
    const { wanted } = savedTable(this.table.id);
    if (!wanted.length || !this.invited) return;
    saveTable(this.table.id, { wanted: [] });
    for (const seat of wanted) if (this.chairs[seat]?.free) await this.sit(seat);
  }
}

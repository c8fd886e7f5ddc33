/** Who sits at the table, and which seats this browser holds. */

import { addToken, newToken, savedTable, saveTable } from "../../connection/savedTables";
import type { Chair, Presence, Welcome } from "../../protocol";
import { settings } from "../../settings.svelte";
import { say } from "../../words/words.svelte";
import type { TableModel } from "./tableModel.svelte";

/** How long leaving a seat can be undone with a click (ms). */
const REGRET = 10_000;

export class Seats {
  /** How many devices are at each seat. */
  private devices: number[] = [];
  /** Since when nobody has been at a seat, by this page's clock; none while somebody is. */
  goneSince = $state.raw<(number | null)[]>([]);
  /** The seat that was just left: for a moment one may come back with a click. */
  left = $state<number | null>(null);
  private returning = false;
  /** Whether somebody who came by the address alone wants to watch. */
  watching = $state(false);
  chairs = $state.raw<Chair[]>([]);
  held = $state.raw<number[]>([]);
  host = $state(false);
  invited = $state(false);
  spectators = $state(0);

  constructor(private readonly table: TableModel) {}

  welcome({ chairs, holds, host, invited, spectators }: Welcome): void {
    Object.assign(this, { chairs, held: holds, host, invited, spectators });
    if (this.returning && this.left !== null && holds.includes(this.left)) void this.table.ask({ type: "take_back", seat: this.left }, ["no_bot_plays"]);
    if (this.returning) this.left = null;
    this.returning = false;
  }

  /** Whether whoever looks at this page has not said yet whether to sit down or to watch. */
  get undecided(): boolean {
    const { tokens, watch } = savedTable(this.table.id);
    return !this.held.length && !this.watching && !this.host && !watch && this.left === null && (this.invited || !tokens.length);
  }

  /** The seats that somebody may sit down on: free, or with nobody but a bot on them. */
  get forTaking(): Chair[] {
    return this.invited && this.table.phase !== "over" ? this.chairs.filter(({ free, person }) => free || !person) : [];
  }

  async leave(seat: number): Promise<void> {
    this.left = seat;
    const answer = await this.table.ask({ type: "leave", seat });
    if (answer.type === "nack") this.left = null;
    else setTimeout(() => { if (!this.returning) this.left = null; }, REGRET);
  }

  /** Come back to the seat that was just left. */
  comeBack(): void {
    this.returning = true;
    this.table.socket.rejoin();
  }

  notePresence({ present, gone, devices, spectators }: Presence): void {
    this.goneSince = gone.map((ms) => (ms === null ? null : Date.now() - ms));
    const joined = devices.findIndex((count, seat) => count > 1 && count > (this.devices[seat] ?? 0));
    if (joined >= 0) this.table.notice = say("seat-another-device", { name: this.nameOf(joined) });
    this.devices = devices;
    // Who comes back is not waited for any longer.
    this.chairs = this.chairs.map((chair, seat) => ({ ...chair, present: present[seat] ?? false, awaited: chair.awaited && !present[seat] }));
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

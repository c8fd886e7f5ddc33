/** Whose view this screen shows, with a curtain between two people who share it. */

import type { Sight } from "../../protocol";
import { announceTurn } from "../../sound/announce";
import { play as sound } from "../../sound/sound";
import type { TableModel } from "./tableModel.svelte";

export class Viewer {
  /** The seat whose view is shown; -1 is a spectator. */
  seat = $state(-1);
  /** The seat whose person shall come to the screen. */
  curtain = $state<number | null>(null);
  /** At a shared screen: who said that they sit before it. */
  private present = -1;

  constructor(private readonly table: TableModel) {}

  welcome(): void {
    const { seats, sights } = this.table;
    if (!(this.seat in sights.bySeat)) this.seat = seats.held[0] ?? -1;
  }

  /** Whether the cards of the seat may be shown: at a shared screen only while it is that person's turn. */
  get handOpen(): boolean {
    const { facts, phase, playback: { shown }, seats: { held } } = this.table;
    if (this.curtain !== null) return false;
    if (shown && facts?.open) return true;
    return held.length < 2 || (shown?.asked.includes(this.seat) ?? false) || phase === "over";
  }

  /** The seat whose knowledge may be shown now; none for what spectators see. */
  get openSeat(): number | null {
    return this.handOpen && this.seat >= 0 ? this.seat : null;
  }

  /** Whether a bot decides for the seat. */
  get botPlays(): boolean {
    return Boolean(this.table.seats.chairs[this.seat]?.bot);
  }

  /** Everything was played: whoever is asked at this screen comes next. */
  next(newest: Sight): void {
    const { facts, phase, seats: { held, chairs } } = this.table;
    const own = newest.asked.filter((seat) => held.includes(seat) && !chairs[seat]?.bot);
    const [first] = own;
    if (first === undefined || phase === "over") return;
    const secret = held.length > 1 && !facts?.open;
    if (secret && !own.includes(this.present)) this.curtain = own.includes(this.seat) ? this.seat : first;
    else if (own.includes(this.seat)) sound("turn");
    else {
      this.show(first);
      return;
    }
    void announceTurn(facts?.title ?? "");
  }

  liftCurtain(): void {
    if (this.curtain === null) return;
    const seat = this.curtain;
    this.curtain = null;
    this.present = seat;
    this.show(seat);
  }

  private show(seat: number): void {
    this.seat = seat;
    this.table.playback.settle();
  }
}

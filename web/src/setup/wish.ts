/** The values of the form, and the request for a table that they become. */

import type { ClockWish, SeatWish, TableWish } from "../protocol";

export interface SeatPlan {
  kind: "me" | "open" | "bot";
  name: string;
  bot: string;
}

/** What happens to a seat whose clock runs out. */
export type Flag = NonNullable<ClockWish["flag"]>;
export const FLAGS: Flag[] = ["bot", "loses"];

/** A request for a table as the form has it: clock, grace and time to react by their names. */
type Plan = Omit<TableWish, "seats" | "clock" | "grace" | "react"> & { seats: SeatPlan[]; clock: string; flag: Flag; grace: string; react: string };

/** Seconds in the bank, seconds more for each decision. */
export const CLOCKS: Record<string, { bank: number; more: number } | null> = {
  none: null,
  quick: { bank: 300, more: 5 },
  calm: { bank: 900, more: 15 },
  slow: { bank: 3 * 86400, more: 0 },
};
/** Seconds until a bot stands in for somebody who is gone. */
export const GRACES = ["30", "60", "300", "86400"];

/** Seconds to react in; none where all sit around one screen, which has to go round first. */
export const REACTIONS = ["0", "10", "20", "40"];

export function wishOf({ seats, clock, flag, grace, react, ...others }: Plan): TableWish {
  const rule = CLOCKS[clock];
  const apart = seats.some(({ kind }) => kind === "open");
  return { ...others, seats: seats.map(seatWish), clock: rule ? { ...rule, flag } : null, grace: Number(grace), react: apart ? Number(react) : 0 };
}

function seatWish({ kind, name, bot }: SeatPlan): SeatWish {
  const wanted = ({ me: "person", open: "open", bot: "bot" } as const)[kind];
  // On any seat: the bot that sits there, or the one that stands in for somebody who does not come or is gone.
  return { kind: wanted, name: name.trim() || null, bot: bot || null };
}

/** The usual tables: alone against bots, friends by link, friends around this screen. */
export function company(kind: "alone" | "link" | "screen", count: number, name: string, bot: string): SeatPlan[] {
  return Array.from({ length: count }, (_, seat) => {
    const own = seat === 0 ? name : "";
    if (seat === 0 || kind === "screen") return { kind: "me", name: own, bot };
    return { kind: kind === "link" ? "open" : "bot", name: "", bot };
  });
}

/** What this browser can check of a proof by itself: the promise it was given, and the numbers it mixed in. */

import type { Proof } from "../protocol";
import { sha256 } from "./sha256";

interface Remembered {
  /** What the server promised when this browser first came to the table. */
  commitment: string;
  /** The numbers that this browser mixed into the dice, by seat. */
  numbers: Record<number, string>;
}

/** The names of sentences that hold, and whether nothing is wrong. */
export function ownFindings(proof: Pick<Proof, "commitment" | "secret" | "salt" | "mixing">, { commitment, numbers }: Remembered): { sound: boolean; findings: string[] } {
  const kept = sha256(`${proof.secret}:${proof.salt}`) === commitment && proof.commitment === commitment;
  const own = Object.entries(numbers);
  const mixed = own.every(([seat, number]) => proof.mixing?.numbers[Number(seat)] === number);
  const findings = [kept ? "proof-promise-kept" : "proof-promise-broken"];
  if (own.length) findings.push(mixed ? "proof-number-used" : "proof-number-missing");
  return { sound: kept && mixed, findings };
}

/**
 * The dice of a finished game, checked in this browser: promises, the numbers that were mixed in, and every random number.
 *
 * Nothing is asked of the server that ran the game; `carambolage verify` plays the rules again on a machine of one's own.
 */

import type { Proof } from "../protocol";
import { hashWords, hmac, inBytes, joined, sha256 } from "./sha256";

export interface Finding {
  /** The name of a sentence, and its arguments. */
  name: string;
  values?: Record<string, string | number>;
  sound: boolean;
}

type Draws = [sides: number, outcome: number][];

export function checkDice(proof: Proof): Finding[] {
  const kept = sha256(`${proof.secret}:${proof.salt}`) === proof.commitment;
  const findings: Finding[] = [{ name: kept ? "proof-kept" : "proof-broken", sound: kept }];
  if (proof.chosen) return [...findings, { name: "proof-chosen", sound: true }];
  return [...findings, ...aboutNumbers(proof), aboutDraws(proof)];
}

/** The name of the verdict: dice of a chosen seed are as promised, but nobody would call them fair, nor were they drawn anew. */
export function headlineOf({ chosen }: Pick<Proof, "chosen">, sound: boolean): string {
  if (!sound) return "dice-unsound";
  return chosen ? "dice-as-chosen" : "dice-sound";
}

/** Whether everybody told the number that they had promised, and who had a part in the dice. */
function aboutNumbers({ mixing }: Proof): Finding[] {
  const numbers = (mixing?.numbers ?? []).map((number, seat) => ({ number, seat, promise: mixing?.promises[seat] ?? null }));
  const told = numbers.filter(({ number }) => number !== null);
  const broken = told.filter(({ number, promise }) => sha256(number ?? "") !== promise);
  const silent = numbers.filter(({ number, promise }) => number === null && promise !== null);
  const seats = (of: typeof numbers): Record<string, string> => ({ seats: of.map(({ seat }) => seat + 1).join(", ") });
  if (broken.length) return [{ name: "proof-number-broken", values: seats(broken), sound: false }];
  const part: Finding = told.length ? { name: "proof-mixed", values: seats(told), sound: true } : { name: "proof-unmixed", sound: true };
  return silent.length ? [part, { name: "proof-untold", values: seats(silent), sound: true }] : [part];
}

/** Whether all random numbers of the game come from the secret and from what was mixed in. */
function aboutDraws(proof: Proof): Finding {
  const mixed = (proof.mixing?.numbers ?? []).flatMap((number, seat) => (number === null ? [] : [`${seat}:${number}`])).join(",");
  const isDrawn = (number: number, draws: Draws): boolean => drawsFit(hmac(proof.secret, `${number}:${mixed}`), draws);
  const { opening = [], log } = proof;
  let [answers, count] = [0, opening.length];
  let fits = isDrawn(0, opening);
  for (const { what, seq, draws = [] } of log) {
    if (what === "answered") answers += 1;
    else if (what === "undone") answers -= 1;
    fits &&= isDrawn(what === "forfeited" ? -seq : answers, draws);
    count += draws.length;
  }
  const told = count > 0;
  return { name: !told ? "proof-no-draws" : fits ? "proof-draws" : "proof-draws-differ", values: { count, answers }, sound: told && fits };
}

/** Whether outcomes are what a seed gives: its numbers of 32 bits, each scaled to the sides that there were. */
function drawsFit(seed: Uint8Array, draws: Draws): boolean {
  let block: number[] = [];
  return draws.every(([sides, outcome], place) => {
    if (place % 8 === 0) block = hashWords(joined(seed, inBytes([0, place / 8])));
    return Math.floor(((block[place % 8] ?? 0) * sides) / 2 ** 32) === outcome;
  });
}

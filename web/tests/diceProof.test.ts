import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkDice, headlineOf } from "../src/connection/diceProof";
import type { Proof } from "../src/protocol";

const SECRET = "5".repeat(64);
const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What the server draws with a seed: the numbers of 32 bits in SHA-256(seed, block), scaled to the sides. */
function drawn(number: number, mixed: string, sides: number[]): [number, number][] {
  const seed = createHmac("sha256", SECRET).update(`${number}:${mixed}`).digest();
  return sides.map((count, place) => {
    const block = Buffer.alloc(8);
    block.writeBigUInt64BE(BigInt(Math.floor(place / 8)));
    const word = createHash("sha256").update(seed).update(block).digest().readUInt32BE((place % 8) * 4);
    return [count, Number((BigInt(word) * BigInt(count)) >> 32n)];
  });
}

const sides = Array.from({ length: 20 }, (_, place) => place + 2);
const MIXED = "0:ab,2:cd";
const proof = {
  commitment: hash(`${SECRET}:salt`),
  secret: SECRET,
  salt: "salt",
  chosen: false,
  mixing: { called: true, promises: [hash("ab"), null, hash("cd")], numbers: ["ab", null, "cd"] },
  opening: drawn(0, MIXED, sides),
  log: [
    { seq: 5, what: "answered", seat: 0, action: 3, draws: drawn(1, MIXED, [6]) },
    { seq: 6, what: "undone", seat: 0, action: null, draws: [] },
    { seq: 7, what: "answered", seat: 0, action: 4, draws: drawn(1, MIXED, [6, 6]) },
    { seq: 9, what: "forfeited", seat: 1, action: null, draws: drawn(-9, MIXED, [4]) },
    { seq: 10, what: "answered", seat: 2, action: 1, draws: drawn(2, MIXED, [52]) },
  ],
} as unknown as Proof;
const names = (changed: Partial<Proof>): string[] => checkDice({ ...proof, ...changed }).filter(({ sound }) => !sound).map(({ name }) => name);

describe("the dice of a proof", () => {
  it("are worked out anew from the secret and what was mixed in", () => {
    expect(checkDice(proof)).toEqual([
      { name: "proof-kept", sound: true },
      { name: "proof-mixed", values: { seats: "1, 3" }, sound: true },
      { name: "proof-draws", values: { count: 25, answers: 2 }, sound: true },
    ]);
  });

  it("do not fit another secret, another number or another outcome", () => {
    expect(names({ secret: "6".repeat(64) })).toEqual(["proof-broken", "proof-draws-differ"]);
    expect(names({ mixing: { called: true, promises: [hash("ab"), null, null], numbers: ["ab", null, null] } })).toEqual(["proof-draws-differ"]);
    expect(names({ mixing: { called: true, promises: [hash("ab"), null, hash("x")], numbers: ["ab", null, "cd"] } })).toEqual(["proof-number-broken"]);
    const [first = [2, 0], ...rest] = proof.opening ?? [];
    expect(names({ opening: [[first[0], 1 - first[1]], ...rest] })).toEqual(["proof-draws-differ"]);
    expect(names({ log: proof.log.slice(1) })).toEqual(["proof-draws-differ"]);
    expect(names({ opening: [], log: [] })).toEqual(["proof-no-draws"]);
  });

  it("say who promised and kept silent, and that a chosen seed is no secret", () => {
    const silent = { called: true, promises: [hash("ab"), hash("x"), hash("cd")], numbers: ["ab", null, "cd"] };
    expect(checkDice({ ...proof, mixing: silent })).toContainEqual({ name: "proof-untold", values: { seats: "2" }, sound: true });
    expect(checkDice({ ...proof, chosen: true }).at(-1)).toEqual({ name: "proof-chosen", sound: true });
  });

  it("are called fair only where they were no choice of anybody", () => {
    expect(headlineOf({ chosen: false }, true)).toBe("dice-sound");
    expect(headlineOf({ chosen: true }, true)).toBe("dice-as-chosen");
    expect(headlineOf({ chosen: true }, false)).toBe("dice-unsound");
  });
});

import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { ownFindings } from "../src/connection/ownProof";
import { sha256 } from "../src/connection/sha256";

it("hashes as everybody does, whatever the length", () => {
  for (let length = 0; length < 200; length += 7) {
    const text = "é".repeat(length % 5) + "x".repeat(length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

const commitment = sha256("secret:salt");
const proof = { commitment, secret: "secret", salt: "salt", mixing: { called: true, promises: [null, null], numbers: ["ab", "cd"] } };

it("finds the promise that it was given and its own number", () => {
  expect(ownFindings(proof, { commitment, numbers: { 1: "cd" } })).toEqual({ sound: true, findings: ["proof-promise-kept", "proof-number-used"] });
});

it("notices another secret, with a promise of its own, and a number that was left out", () => {
  const other = { ...proof, secret: "other", commitment: sha256("other:salt") };
  expect(ownFindings(other, { commitment, numbers: {} })).toEqual({ sound: false, findings: ["proof-promise-broken"] });
  expect(ownFindings(proof, { commitment, numbers: { 0: "xy" } }).findings).toContain("proof-number-missing");
  expect(ownFindings({ ...proof, mixing: null }, { commitment, numbers: { 0: "ab" } }).sound).toBe(false);
});

/** SHA-256 of a text, in hexadecimal. The browser's own is missing where a page comes over plain HTTP from another machine. */

const bits = (root: (n: number) => number, prime: number): number => Math.floor((root(prime) % 1) * 2 ** 32);
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && [2, 3, 5, 7, 11, 13, 17].every((d) => n === d || n % d));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => bits(Math.cbrt, prime));
const START = PRIMES.slice(0, 8).map((prime) => bits(Math.sqrt, prime));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const at = (words: ArrayLike<number>, place: number): number => words[place] ?? 0;

/** The text as bytes, one bit more, zeros, and its length in bits: a whole number of blocks of 64 bytes. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const filled = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  filled.set(bytes);
  filled[bytes.length] = 0x80;
  const view = new DataView(filled.buffer);
  view.setUint32(filled.length - 4, bytes.length * 8);
  return view;
}

function schedule(view: DataView, block: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let n = 0; n < 64; n++) {
    if (n < 16) words[n] = view.getUint32(block + n * 4);
    else {
      const [early, late] = [at(words, n - 15), at(words, n - 2)];
      const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[n] = at(words, n - 16) + one + at(words, n - 7) + two;
    }
  }
  return words;
}

function mixed(state: number[], words: Uint32Array): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let n = 0; n < 64; n++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + at(ROUNDS, n) + at(words, n);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + at(state, place)) | 0);
}

export function sha256(text: string): string {
  const view = padded(text);
  let state = START;
  for (let block = 0; block < view.byteLength; block += 64) state = mixed(state, schedule(view, block));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

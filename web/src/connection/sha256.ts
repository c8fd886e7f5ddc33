/** SHA-256 and HMAC in plain code. The browser's own is missing where a page comes over plain HTTP from another machine. */

const bits = (root: (n: number) => number, prime: number): number => Math.floor((root(prime) % 1) * 2 ** 32);
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && [2, 3, 5, 7, 11, 13, 17].every((d) => n === d || n % d));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => bits(Math.cbrt, prime));
const START = PRIMES.slice(0, 8).map((prime) => bits(Math.sqrt, prime));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const at = (words: ArrayLike<number>, place: number): number => words[place] ?? 0;

/** Bytes, one bit more, zeros, and their length in bits: a whole number of blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
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

const BLOCK = 64;

/** The hash as eight numbers of 32 bits. */
export function hashWords(bytes: Uint8Array): number[] {
  const view = padded(bytes);
  let state = START;
  for (let block = 0; block < view.byteLength; block += BLOCK) state = mixed(state, schedule(view, block));
  return state.map((word) => word >>> 0);
}

/** The hash of a text, in hexadecimal. */
export function sha256(text: string): string {
  return hashWords(bytesOf(text)).map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** HMAC-SHA256 of a text with a key of at most 64 bytes. */
export function hmac(key: string, text: string): Uint8Array {
  const masked = (mask: number): Uint8Array => new Uint8Array(BLOCK).map((_, place) => (bytesOf(key)[place] ?? 0) ^ mask);
  return inBytes(hashWords(joined(masked(0x5c), inBytes(hashWords(joined(masked(0x36), bytesOf(text)))))));
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => new Uint8Array([...one, ...other]);

/** Numbers of 32 bits as bytes, the highest first. */
export const inBytes = (words: number[]): Uint8Array => new Uint8Array(words.flatMap((word) => [word >>> 24, word >>> 16, word >>> 8, word]));

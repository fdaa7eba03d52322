// SHA-256 (FIPS 180-4) and HMAC (RFC 2104), in plain JavaScript: browsers offer their own only on secure pages,
// not on a page opened from a file or over plain http in the living room.

const BLOCK = 64;

// The first 32 bits of the fractional parts of the square roots of the first 8 primes, and of the cube roots of the first 64.
const START = Uint32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
);
const ROUNDS = Uint32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);

function turn(word, bits) {
  return (word >>> bits) | (word << (32 - bits));
}

/** The SHA-256 digest of these bytes. @param {Uint8Array} bytes @returns {Uint8Array} */
export function sha256(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let begin = 0; begin < padded.length; begin += BLOCK) {
    mix(state, words, view, begin);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/** These 32 bytes hashed so many times: link by link along a chain. @param {Uint8Array} bytes @param {number} times @returns {Uint8Array} */
export function hashedOften(bytes, times) {
  const block = new Uint8Array(BLOCK);
  const view = new DataView(block.buffer);
  block.set(bytes);
  block[32] = 0x80;
  view.setUint32(BLOCK - 4, 256);
  const state = new Uint32Array(8);
  const words = new Uint32Array(64);
  for (let time = 0; time < times; time += 1) {
    state.set(START);
    mix(state, words, view, 0);
    for (let place = 0; place < 8; place += 1) view.setUint32(4 * place, state[place]);
  }
  return block.slice(0, 32);
}

function mix(state, words, view, begin) {
  for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(begin + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const late = words[i - 2];
    const early = words[i - 15];
    const lateMix = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    const earlyMix = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    words[i] = (words[i - 16] + earlyMix + words[i - 7] + lateMix) | 0;
  }
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  let e = state[4];
  let f = state[5];
  let g = state[6];
  let h = state[7];
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[i] + words[i]) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
}

/** All parts one after the other. @param {...Uint8Array} parts @returns {Uint8Array} */
export function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/** HMAC-SHA256. @param {Uint8Array} key @param {Uint8Array} message @returns {Uint8Array} */
export function hmacSha256(key, message) {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

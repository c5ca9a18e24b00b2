import { constants, crc32, deflateRawSync } from "node:zlib";

/** A stored deflate block, which holds a nonce uncompressed. Its length follows twice, the second time inverted. */
const STORED = 0;
/** The last block of a compressed body, which is empty, with the header that comes before the first. */
const LAST = Buffer.from([0x03, 0x00]);
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** How far back compressed text can refer. */
const WINDOW = 32 * 1024;
/** A byte that never occurs in UTF-8. */
const NOT_TEXT = 0xff;

/**
 * The body of a page that can be sent many times, each time with another nonce. It is compressed once, with gaps for
 * the nonces, and no compressed part refers to a gap.
 */
export class PageBody {
  readonly #parts: readonly Buffer[];
  readonly #nonceLength: number;
  #packed: readonly Buffer[] | undefined;
  readonly bytes: number;

  /** `nonce` is the one that the body was made with. */
  constructor(body: Buffer, nonce: string) {
    this.#parts = split(body, nonce);
    this.#nonceLength = nonce.length;
    // Our pages compress to about a quarter. Counting that in advance is simpler, even if it is never needed.
    this.bytes = body.length * 1.5;
  }

  with(nonce: string): Buffer {
    return Buffer.concat(between(this.#parts, Buffer.from(nonce)));
  }

  gzippedWith(nonce: string): Buffer {
    this.#packed ??= packed(this.#parts, this.#nonceLength);
    const filling = Buffer.from(nonce);
    const stored = Buffer.alloc(5 + filling.length, STORED);
    stored.writeUInt16LE(filling.length, 1);
    stored.writeUInt16LE(filling.length ^ 0xffff, 3);
    filling.copy(stored, 5);
    const plain = between(this.#parts, filling);
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(plain.reduce((sum, part) => crc32(part, sum), 0));
    tail.writeUInt32LE(
      plain.reduce((sum, { length }) => sum + length, 0),
      4,
    );
    return Buffer.concat([HEAD, ...between(this.#packed, stored), LAST, tail]);
  }
}

function split(body: Buffer, nonce: string): readonly Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(nonce); at >= 0; at = body.indexOf(nonce, from)) {
    parts.push(body.subarray(from, at));
    from = at + nonce.length;
  }
  return [...parts, body.subarray(from)];
}

function between(parts: readonly Buffer[], filling: Buffer): readonly Buffer[] {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [filling, part]));
}

/**
 * Each part compressed separately. It may refer to earlier parts but never to a nonce, because the bytes that stand for
 * nonces here do not occur in text.
 */
function packed(parts: readonly Buffer[], nonceLength: number): readonly Buffer[] {
  const whole = Buffer.concat(between(parts, Buffer.alloc(nonceLength, NOT_TEXT)));
  let at = 0;
  return parts.map((part) => {
    const before = whole.subarray(Math.max(0, at - WINDOW), at);
    at += part.length + nonceLength;
    const dictionary = before.length > 0 ? { dictionary: before } : {};
    return deflateRawSync(part, { finishFlush: constants.Z_SYNC_FLUSH, ...dictionary });
  });
}

/** What makes a packed file unreadable. */
export class ZipFault extends Error {
  readonly isTooLarge: boolean;

  constructor(isTooLarge = false) {
    super(isTooLarge ? "Too large" : "Damaged");
    this.isTooLarge = isTooLarge;
  }
}

export interface ZipEntry {
  /** Whether it is compressed, and not only stored. */
  readonly isPacked: boolean;
  readonly size: number;
  /** Where its own header begins. */
  readonly at: number;
}

const END = 0x06054b50;
const LISTED = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
/** A comment may stand behind the end. */
const MOST_COMMENT = 65_535;
const MOST_ENTRIES = 2000;

/** The files in a packed file, by name, from the list at its end. */
export function zipEntries(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, ZipEntry>();
  try {
    const end = endOf(view);
    const count = Math.min(view.getUint16(end + 10, true), MOST_ENTRIES);
    let at = view.getUint32(end + 16, true);
    for (let i = 0; i < count && view.getUint32(at, true) === LISTED; i++) {
      const [nameSize, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
      const method = view.getUint16(at + 10, true);
      const isLocked = (view.getUint16(at + 8, true) & 1) === 1;
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (nameSize ?? 0)));
      if (!isLocked && (method === 0 || method === 8)) {
        const entry = {
          isPacked: method === 8,
          size: view.getUint32(at + 20, true),
          at: view.getUint32(at + 42, true),
        };
        entries.set(name, entry);
      }
      at += 46 + (nameSize ?? 0) + (extra ?? 0) + (comment ?? 0);
    }
  } catch (error) {
    // A place outside of the file.
    if (error instanceof RangeError) throw new ZipFault();
    throw error;
  }
  return entries;
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - MOST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= first; at--) if (view.getUint32(at, true) === END) return at;
  throw new ZipFault();
}

/** The content of a file, if it has at most so many bytes. It is unpacked no further than that. */
export async function unpacked(bytes: Uint8Array, entry: ZipEntry, most: number): Promise<Uint8Array> {
  const content = contentOf(bytes, entry);
  if (!entry.isPacked) {
    if (content.length > most) throw new ZipFault(true);
    return content;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(stream) {
      stream.enqueue(content.slice());
      stream.close();
    },
  });
  const reader = packed.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > most) throw new ZipFault(true);
      chunks.push(value);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    // The stream fails with a TypeError on bytes that were not packed so.
    throw error instanceof TypeError ? new ZipFault() : error;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function contentOf(bytes: Uint8Array, { at, size }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > bytes.length || view.getUint32(at, true) !== LOCAL) throw new ZipFault();
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (from + size > bytes.length) throw new ZipFault();
  return bytes.subarray(from, from + size);
}

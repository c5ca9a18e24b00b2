import { inflateSync } from "node:zlib";

interface Table {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly content: Buffer;
}

/** A typeface in one weight: its file as TrueType, because what draws reads no WOFF, and the widths of its letters. */
export class Font {
  readonly file: Buffer;
  readonly #widths: ReadonlyMap<number, number>;

  constructor(woff: Buffer) {
    const tables = tablesIn(woff);
    this.file = joined(woff.subarray(4, 8), tables);
    this.#widths = widthsIn((name) => {
      const table = tables.find(({ tag }) => tag.toString("latin1") === name);
      if (!table) throw new Error(`The font has no table “${name}”.`);
      return table.content;
    });
  }

  /** Whether it has a drawing of this one letter. */
  has(letter: string): boolean {
    return this.#widths.has(letter.codePointAt(0) ?? -1);
  }

  /** The width of a text, as a multiple of the size that it is set in. */
  width(text: string): number {
    return [...text].reduce((sum, letter) => sum + (this.#widths.get(letter.codePointAt(0) ?? -1) ?? 0), 0);
  }
}

/** The tables of a WOFF file: a head of 44 bytes, then 20 bytes that tell of each. */
function tablesIn(woff: Buffer): readonly Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, n) => {
    const at = 44 + 20 * n;
    const [from, packed, whole, checksum] = [4, 8, 12, 16].map((part) => woff.readUInt32BE(at + part));
    if (from === undefined || packed === undefined || whole === undefined || checksum === undefined)
      throw new Error("The font ends early.");
    const content = woff.subarray(from, from + packed);
    return { tag: woff.subarray(at, at + 4), checksum, content: packed < whole ? inflateSync(content) : content };
  });
}

/** A TrueType file: a head of 12 bytes, 16 bytes that tell of each table, and the tables, each at a multiple of four. */
function joined(flavour: Buffer, tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.length);
  flavour.copy(head);
  head.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (const [n, { tag, checksum, content }] of tables.entries()) {
    tag.copy(head, 12 + 16 * n);
    for (const [part, value] of [checksum, at, content.length].entries())
      head.writeUInt32BE(value, 16 + 16 * n + 4 * part);
    const padding = Buffer.alloc(-content.length & 3);
    parts.push(content, padding);
    at += content.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** The width of each letter by its code point, in parts of the size. */
function widthsIn(table: (name: string) => Buffer): ReadonlyMap<number, number> {
  const [head, wide, widths] = [table("head"), table("hhea"), table("hmtx")];
  const [unit, last] = [head.readUInt16BE(18), wide.readUInt16BE(34) - 1];
  const of = (glyph: number) => widths.readUInt16BE(4 * Math.min(glyph, last)) / unit;
  return new Map([...glyphsIn(table("cmap"))].map(([letter, glyph]) => [letter, of(glyph)]));
}

/** Which glyph draws a code point. Runs of code points stand in a table of the fourth format, in four columns. */
function* glyphsIn(cmap: Buffer): Generator<readonly [letter: number, glyph: number]> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, n) => cmap.readUInt32BE(8 + 8 * n));
  const table = starts.map((at) => cmap.subarray(at)).find((one) => one.readUInt16BE(0) === 4);
  if (!table) throw new Error("The font has no list of its letters.");
  const columns = table.readUInt16BE(6);
  for (let run = 0; run < columns; run += 2) {
    const [end, start, shift, away] = [14, 16 + columns, 16 + 2 * columns, 16 + 3 * columns].map((at) => at + run);
    if (end === undefined || start === undefined || shift === undefined || away === undefined) continue;
    const [first, offset] = [table.readUInt16BE(start), table.readUInt16BE(away)];
    for (let letter = first; letter <= table.readUInt16BE(end) && letter < 0xffff; letter++) {
      const glyph = offset === 0 ? letter : table.readUInt16BE(away + offset + 2 * (letter - first));
      if (glyph !== 0) yield [letter, (glyph + table.readUInt16BE(shift)) & 0xffff];
    }
  }
}

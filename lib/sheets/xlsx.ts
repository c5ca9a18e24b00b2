// The first sheet of a spreadsheet file (.xlsx) as CSV: a packed folder of XML. It is read without a library, and never
// more of it is unpacked than is allowed, whatever the file says of its own sizes.
import Papa from "papaparse";
import { type XmlTag, xmlTags } from "./xml-tags.ts";
import { unpacked, ZipFault, zipEntries } from "./zip.ts";

/** The most bytes of XML that are unpacked, and the largest place of a cell that is read. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_ROWS = 10_000;
const MOST_COLUMNS = 256;

export type XlsxRead = { ok: true; text: string; notes: readonly string[] } | { ok: false; why: string };

const DAMAGED = "This spreadsheet is damaged or locked. Open it, save it as CSV, and use that.";
const LARGE = "This spreadsheet is too large to be read. Save the sheet with the cards as CSV, and use that.";

export async function textOfXlsx(bytes: Uint8Array): Promise<XlsxRead> {
  try {
    return await read(bytes);
  } catch (error) {
    if (error instanceof ZipFault) return { ok: false, why: error.isTooLarge ? LARGE : DAMAGED };
    throw error;
  }
}

async function read(bytes: Uint8Array): Promise<XlsxRead> {
  const entries = zipEntries(bytes);
  let left = MOST_BYTES;
  const xml = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) return undefined;
    const content = await unpacked(bytes, entry, left);
    left -= content.length;
    return xmlTags(new TextDecoder().decode(content));
  };
  const book = await xml("xl/workbook.xml");
  if (!book) return { ok: false, why: "This is a packed file, but no spreadsheet (.xlsx). Use a CSV or text file." };
  const sheets = [...book].filter(({ name, isEnd }) => name === "sheet" && !isEnd);
  const first = sheets.find(({ attributes }) => !/hidden/i.test(attributes.state ?? "")) ?? sheets[0];
  const links = [...((await xml("xl/_rels/workbook.xml.rels")) ?? [])];
  const target = links.find(({ attributes }) => attributes.Id === first?.attributes["r:id"])?.attributes.Target;
  const strings = sharedStrings((await xml("xl/sharedStrings.xml")) ?? []);
  const sheet = await xml(target?.startsWith("/") ? target.slice(1) : `xl/${target ?? "worksheets/sheet1.xml"}`);
  if (!sheet) return { ok: false, why: DAMAGED };
  const rows = rowsOf(sheet, strings);
  const others = sheets.length - 1;
  const name = first?.attributes.name ?? "";
  const notes = others > 0 ? [`Only the sheet “${name.slice(0, 80)}” of this file is read.`] : [];
  return { ok: true, text: Papa.unparse(rows.map((row) => [...row])), notes };
}

/** The texts that cells point at. A text of several looks is one text. What is said of its pronunciation is left out. */
function sharedStrings(tags: Iterable<XmlTag>): readonly string[] {
  const strings: string[] = [];
  let text = "";
  let isSpoken = false;
  for (const { name, isEnd, isEmpty, after } of tags) {
    if (name === "rPh") isSpoken = !isEnd && !isEmpty;
    else if (name === "t" && !isEnd && !isSpoken) text += after;
    else if (name === "si" && (isEnd || isEmpty)) {
      strings.push(text);
      text = "";
    }
  }
  return strings;
}

function rowsOf(tags: Iterable<XmlTag>, strings: readonly string[]): readonly (readonly string[])[] {
  const cells = new Cells(strings);
  for (const tag of tags) cells.take(tag);
  return cells.rows;
}

/** Gathers the cells of a sheet out of its tags. */
class Cells {
  readonly rows: string[][] = [];
  readonly #strings: readonly string[];
  #row = -1;
  #column = -1;
  #type = "n";
  #content = "";

  constructor(strings: readonly string[]) {
    this.#strings = strings;
  }

  take({ name, isEnd, isEmpty, attributes, after }: XmlTag): void {
    if (name === "row" && !isEnd) {
      this.#row = Number(attributes.r ?? this.#row + 2) - 1;
      this.#column = -1;
    } else if (name === "c") {
      if (!isEnd) this.#begin(attributes);
      if (isEnd || isEmpty) this.#end();
    } else if ((name === "v" || name === "t") && !isEnd) this.#content += after;
  }

  #begin({ r, t = "n" }: XmlTag["attributes"]): void {
    this.#column = columnOf(r) ?? this.#column + 1;
    this.#type = t;
    this.#content = "";
  }

  #end(): void {
    const isInside = this.#row >= 0 && this.#row < MOST_ROWS && this.#column < MOST_COLUMNS;
    if (this.#content === "" || !isInside) return;
    while (this.rows.length <= this.#row) this.rows.push([]);
    const row = this.rows[this.#row] ?? [];
    while (row.length < this.#column) row.push("");
    row[this.#column] = this.#value();
  }

  #value(): string {
    const [type, content] = [this.#type, this.#content];
    if (type === "s") return this.#strings[Number(content)] ?? "";
    if (type === "b") return content === "1" ? "TRUE" : "FALSE";
    // Numbers are written as the machine has them: 0.1 may be 0.10000000000000001.
    return type === "n" && Number.isFinite(Number(content)) ? String(Number(Number(content).toPrecision(12))) : content;
  }
}

/** The place of the column in “AB12”, counted from 0. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? "")?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

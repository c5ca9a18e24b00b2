import { crc32, deflateRawSync } from "node:zlib";

/** A packed file as programs write it, with the sizes that it is said to have. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    // The method and the sizes stand two bytes further in the list than in front of the file.
    const header = (size: number, sign: number, from: number) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUInt32LE(sign, 0);
      bytes.writeUInt16LE(8, from + 8);
      bytes.writeUInt32LE(crc32(raw), from + 14);
      bytes.writeUInt32LE(packed.length, from + 18);
      bytes.writeUInt32LE(raw.length, from + 22);
      bytes.writeUInt16LE(Buffer.byteLength(name), from + 26);
      return bytes;
    };
    const listed = header(46, 0x02014b50, 2);
    listed.writeUInt32LE(at, 42);
    list.push(listed, Buffer.from(name));
    parts.push(header(30, 0x04034b50, 0), Buffer.from(name), packed);
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, listed, end]));
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A spreadsheet with one sheet of texts and numbers. Texts are shared, as spreadsheets do it. */
export function xlsxOf(
  rows: readonly (readonly (string | number)[])[],
  more: Readonly<Record<string, string>> = {},
): Uint8Array {
  const texts = [...new Set(rows.flat().filter((cell): cell is string => typeof cell === "string"))];
  const cell = (value: string | number, row: number, column: number) => {
    const place = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
    if (value === "") return `<c ${place}/>`;
    return typeof value === "number"
      ? `<c ${place}><v>${value}</v></c>`
      : `<c ${place} t="s"><v>${texts.indexOf(value)}</v></c>`;
  };
  const data = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((one, i) => cell(one, row, i)).join("")}</row>`,
  );
  return zipOf({
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<?xml version="1.0"?><workbook xmlns:r="${RELATIONS}"><sheets><sheet name="Cards" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    "xl/sharedStrings.xml": `<sst>${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join("")}</sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${data.join("")}</sheetData></worksheet>`,
    ...more,
  });
}

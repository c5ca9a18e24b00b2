import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textOfFile } from "../../lib/sheets/file-text.ts";
import { textOfXlsx } from "../../lib/sheets/xlsx.ts";
import { runs } from "../runs.ts";
import { xlsxOf, zipOf } from "./xlsx-file.ts";

const textOf = async (bytes: Uint8Array) => {
  const read = await textOfXlsx(bytes);
  return read.ok ? read.text : read.why;
};

describe("a spreadsheet", () => {
  test("is read as the table that it shows", async () => {
    const bytes = xlsxOf([
      ["Name", "Cost", "Text"],
      ["Fort, old & <new>", 2, 'Say "hello"\nand go.'],
      ["", "", ""],
      ["Ray", 0.1, ""],
    ]);
    expect(await textOfFile(bytes)).toEqual({
      ok: true,
      text: 'Name,Cost,Text\r\n"Fort, old & <new>",2,"Say ""hello""\nand go."\r\n\r\nRay,0.1',
      notes: [],
    });
  });

  test("keeps the places of its cells, and reads every form of them", async () => {
    const sheet =
      '<x:worksheet><x:sheetData><x:row r="2"><x:c r="B2" t="inlineStr"><x:is><x:r><x:t>Iron </x:t></x:r><x:r><x:t>Lance</x:t></x:r></x:is></x:c>' +
      '<x:c r="D2" t="b"><x:v>1</x:v></x:c></x:row><x:row r="3"><x:c r="A3" t="str"><x:f>A1&amp;B1</x:f><x:v>made</x:v></x:c>' +
      '<x:c t="e"><x:v>#REF!</x:v></x:c><x:c r="C3"><x:f>SUM(A1:A2)</x:f><x:v>2.9999999999999996</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    expect(await textOf(xlsxOf([], { "xl/worksheets/sheet1.xml": sheet }))).toBe(
      "\r\n,Iron Lance,,TRUE\r\nmade,#REF!,3",
    );
  });

  test("of several sheets says which one is read", async () => {
    const book =
      '<workbook><sheets><sheet name="Notes" state="hidden" r:id="a"/><sheet name="Ships" r:id="b"/><sheet name="Old" r:id="c"/></sheets></workbook>';
    const links = '<Relationships><Relationship Id="b" Target="/xl/worksheets/sheet1.xml"/></Relationships>';
    const read = await textOfXlsx(xlsxOf([["A"]], { "xl/workbook.xml": book, "xl/_rels/workbook.xml.rels": links }));
    expect(read).toEqual({
      ok: true,
      text: "A",
      notes: ["Only the sheet “Ships” of this file is read."],
    });
  });
});

describe("a packed file that is no spreadsheet, or a hostile one", () => {
  test("is refused in a sentence", async () => {
    expect(await textOf(zipOf({ "a.txt": "hello" }))).toMatch(/no spreadsheet \(\.xlsx\)/);
    expect(await textOf(xlsxOf([["A"]]).subarray(0, 300))).toMatch(/damaged or locked/);
    expect(await textOf(new Uint8Array([0x50, 0x4b, 3, 4]))).toMatch(/damaged or locked/);
  });

  test("is unpacked no further than is allowed, whatever it says of its size", async () => {
    const bomb = xlsxOf([], { "xl/worksheets/sheet1.xml": " ".repeat(64 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await textOf(bomb)).toMatch(/too large to be read/);
    const parts = Object.fromEntries(
      ["xl/workbook.xml", "xl/sharedStrings.xml"].map((name) => [name, " ".repeat(20 << 20)]),
    );
    expect(await textOf(xlsxOf([], parts))).toMatch(/too large to be read/);
  });

  test("has no cells outside of what is read", async () => {
    const cell = (place: string) => `<c r="${place}" t="str"><v>x</v></c>`;
    const sheet = `<worksheet><row r="1">${cell("A1")}${cell("XFD1")}</row><row r="1048576">${cell("A1048576")}</row><row r="-1">${cell("A1")}</row></worksheet>`;
    expect(await textOf(xlsxOf([], { "xl/worksheets/sheet1.xml": sheet }))).toBe("x");
  });

  test("is read or refused, whatever bytes are changed in it", async () => {
    const bytes = xlsxOf([
      ["Name", "Cost"],
      ["Ray", 2],
    ]);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 4 }), async (changes) => {
        const other = bytes.slice();
        for (const [at, byte] of changes) other[at] = byte;
        expect(await textOf(other)).toEqual(expect.any(String));
      }),
      runs(200, 5000),
    );
  });
});

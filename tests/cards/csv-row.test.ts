import { expect, test } from "vitest";
import { csvRow, unguarded } from "../../lib/cards/csv-row.ts";

test.each([
  ["=1+2", "'=1+2"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["＝1+2", "'＝1+2"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  ["＠a", "'＠a"],
  ["\t=1", '"\'\t=1"'],
  ["\r1", '"\'\r1"'],
  ["\n=1", '"\'\n=1"'],
  ["a;=1", '"a;=1"'],
  ["a\tb", '"a\tb"'],
  ["a,b", '"a,b"'],
  ["two\nlines", '"two\nlines"'],
  ['a “b” "c"', '"a “b” ""c"""'],
  [" a", '" a"'],
  ["Border Rifles", "Border Rifles"],
  [-3, "-3"],
])("the cell %j is written as %j", (cell, written) => {
  expect(csvRow([cell])).toBe(`${written}\r\n`);
  const read = written.replace(/^"([\s\S]*)"$/, "$1").replaceAll('""', '"');
  if (typeof cell === "string") expect(unguarded(read)).toBe(cell);
});

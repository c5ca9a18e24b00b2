// A file that is no database of Drydock's is refused in one line that says why, and left as it was.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../db/client.ts";
import { type Damaged, damagedFiles, foreignFile } from "./damaged.ts";
import { testFolder } from "./folder.ts";

const folder = testFolder();
const aFolder = join(folder, "a-folder");
mkdirSync(aFolder);

const refused: readonly Damaged[] = [
  ...(await damagedFiles(join(folder, "damaged"))),
  { what: "a file of another program", file: foreignFile(folder), says: /another program has written it/ },
  { what: "no folder", file: join(folder, "none", "x.sqlite"), says: /its folder does not exist\. Make the folder/ },
  { what: "a folder", file: aFolder, says: /cannot be opened for writing/ },
];

test.each(refused)("$what is no database to start with", ({ file, says }) => {
  const before = existsSync(file) && file !== aFolder ? readFileSync(file) : undefined;
  expect(() => openDatabase(file)).toThrow(says);
  expect(() => openDatabase(file)).toThrow(/^The database \S+ cannot be used: .+$/);
  if (before) expect(readFileSync(file).equals(before)).toBe(true);
});

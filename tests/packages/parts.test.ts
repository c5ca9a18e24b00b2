// A heavy part of the suite is left out only where nothing that it tries has changed.
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { filesOf, fullRuns, noteFullRun, PARTS, type Part, unchanged } from "../../tools/parts.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-parts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const parts: readonly Part[] = ["a", "b"].map((name) => ({
  name,
  tests: [join(folder, `${name}.test.ts`)],
  tries: [join(folder, name, "**")],
}));
const leftOut = () => unchanged(fullRuns(join(folder, "last.json")), parts).map(({ name }) => name);

/** Runs all of it anew, as it were, and then makes a change. */
function after(change: () => void): readonly string[] {
  for (const name of ["a", "b"]) {
    file(`${name}.test.ts`, "test");
    file(`${name}/one.ts`, "one");
    rmSync(join(folder, name, "two.ts"), { force: true });
  }
  noteFullRun(join(folder, "last.json"), parts);
  change();
  return leftOut();
}

test("a part runs again when a file of it is written, added, moved or taken away", () => {
  expect(unchanged(fullRuns(join(folder, "none.json")), parts)).toEqual([]);
  expect(after(() => undefined)).toEqual(["a", "b"]);
  expect(after(() => file("a/one.ts", "One"))).toEqual(["b"]);
  expect(after(() => file("a/two.ts", ""))).toEqual(["b"]);
  expect(after(() => rmSync(join(folder, "b/one.ts")))).toEqual(["a"]);
  expect(after(() => file("b.test.ts", "another test"))).toEqual(["a"]);
  const last = fullRuns(join(folder, "last.json"));
  expect(Object.values(last).map(({ commit }) => /^[0-9a-f]{7,}$/.test(commit))).toEqual([true, true]);
});

/** The files that a file imports, as far as they are ours. */
function imports(path: string): readonly string[] {
  const text = readFileSync(path, "utf8");
  return [...text.matchAll(/(?:from|import\() ?"(\.[^"]+)"/g)]
    .map(([, to = ""]) => normalize(join(dirname(path), to)))
    .filter(existsSync);
}

/** All files of tests that a test is made of, and the first file of ours that each of them reaches. */
function reached(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  if (path.startsWith("tests/")) for (const next of imports(path)) reached(next, seen);
  return seen;
}

describe.each(PARTS)("$name", (part) => {
  const files = new Set(filesOf(part));

  test("names nothing that is not there", () => {
    const all = [...part.tests, ...part.tries].map((glob) => [glob, globSync(glob).length > 0]);
    expect(all.filter(([, isThere]) => !isThere)).toEqual([]);
  });

  test("tries all that its tests import", () => {
    const own = filesOf({ ...part, tries: [] }).filter((path) => /\.(test|spec)\.tsx?$/.test(path));
    expect(own.length).toBeGreaterThan(0);
    const missing = own.flatMap((path) => [...reached(path)].filter((one) => !files.has(one)));
    expect([...new Set(missing)]).toEqual([]);
  });
});

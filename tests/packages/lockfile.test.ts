// What is installed: from where, with which promises, and how much of it.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { compared, faultsOf, type Locked, Lockfile, Manifest, nameOf, neededToRun } from "./lockfile.ts";

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const manifest = Manifest.parse(read("package.json"));
const lock = Lockfile.parse(read("package-lock.json"));
const Floors = z.array(
  z.strictObject({
    package: z.string(),
    floor: z.string().regex(/^\d+\.\d+\.\d+$/),
    since: z.string().regex(/^\d{4}-\d\d$/),
    why: z.string(),
    address: z.url(),
  }),
);

describe("the lockfile", () => {
  test("names every package with its integrity, from one registry", () => expect(faultsOf(lock, manifest)).toEqual([]));

  test("of the benches does so too", () => {
    const benches = Lockfile.parse(read("bench/package-lock.json"));
    expect(faultsOf(benches, Manifest.parse(read("bench/package.json")))).toEqual([]);
  });

  const first = Object.keys(lock.packages).find((path) => path.startsWith("node_modules/")) ?? "";
  test.each<[string, (doctored: Locked) => unknown, RegExp]>([
    ["another version of the form", (l) => (l.lockfileVersion = 2), /of version 2/],
    ["no integrity", (l) => delete entry(l).integrity, /has no integrity/],
    ["a weak integrity", (l) => (entry(l).integrity = "sha1-AAAA"), /has no integrity/],
    ["another registry", (l) => (entry(l).resolved = "https://example.org/a.tgz"), /comes from https:\/\/example\.org/],
    ["git", (l) => (entry(l).dependencies = { a: "git+ssh://git@example.org/a" }), /asks for a from git/],
    ["an address", (l) => (entry(l).dependencies = { a: "https://example.org/a.tgz" }), /asks for a from https/],
    ["a repository", (l) => (entry(l).dependencies = { a: "somebody/a" }), /asks for a from somebody\/a/],
    ["a folder", (l) => (entry(l).dependencies = { a: "file:../a" }), /asks for a from file/],
    ["an install script", (l) => (entry(l).hasInstallScript = true), /has an install script/],
  ])("is refused with %s", (_, doctor, says) => {
    const doctored = structuredClone(lock);
    doctor(doctored);
    expect(faultsOf(doctored, manifest)).toEqual([expect.stringMatching(says)]);
  });

  function entry(doctored: Locked): Locked["packages"][string] {
    const found = doctored.packages[first];
    if (!found) throw new Error("The lockfile has no packages.");
    return found;
  }
});

test("every package is written down as one version", () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(
    versions.filter(
      ([name, version]) => !/^(npm:[a-z-]+@)?\d+\.\d+\.\d+$/.test(version) && version !== `file:.ci/no-${name}`,
    ),
  ).toEqual([]);
});

test("only the package that brings Node runs a script while it is installed", () =>
  expect(Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name])).toEqual(["node"]));

test("the server needs at most 60 packages, and none that draws pictures", () => {
  const needed = neededToRun(lock);
  expect(needed.length).toBeGreaterThan(20);
  expect(needed.length).toBeLessThanOrEqual(60);
  const all = Object.entries(lock.packages).filter(([, { link }]) => !link);
  expect(all.map(([path]) => nameOf(path)).filter((name) => /^sharp$|libvips|^@img\//.test(name))).toEqual([]);
});

test.each(Floors.parse(read("tests/packages/floors.json")))("$package is at least $floor", (floor) => {
  const versions = Object.entries(lock.packages).filter(([path]) => path && nameOf(path) === floor.package);
  expect(versions.length).toBeGreaterThan(0);
  for (const [path, { version = "" }] of versions)
    expect(compared(version, floor.floor), path).toBeGreaterThanOrEqual(0);
});

test("versions are compared by number", () => {
  expect(compared("16.10.0", "16.9.9")).toBeGreaterThan(0);
  expect(compared("13.0.0", "13.0.0")).toBe(0);
  expect(compared("0.45.1", "0.45.2")).toBeLessThan(0);
});

test("a document says of every package why it is here", () => {
  const table = readFileSync("docs/dependencies.md", "utf8");
  const named = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = ""]) =>
    cell.replace("(dev)", "").split(","),
  );
  const names = named.map((name) => name.trim());
  const missing = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    (name) => !names.some((word) => word === name || (word.endsWith("/*") && name.startsWith(word.slice(0, -1)))),
  );
  expect(missing).toEqual([]);
});

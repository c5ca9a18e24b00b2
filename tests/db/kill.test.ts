// A command that is killed leaves what was there before or what comes after, whole.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../db/client.ts";
import { saveSet } from "../../db/sets.ts";
import { Dice } from "../../lib/core/random.ts";
import { again, runs } from "../runs.ts";
import { soundFile } from "./damaged.ts";
import { rowsOf, testFolder } from "./folder.ts";
import { fileOfSet, setOf } from "./sets.ts";

const folder = testFolder();
const CARDS = 2000;

interface Command {
  readonly child: ReturnType<typeof spawn>;
  /** How it ended: killed, or with which status, after so many milliseconds. */
  readonly end: Promise<{ killed: boolean; status: number | null; length: number }>;
}

function drydock(file: string, ...words: readonly string[]): Command {
  const from = performance.now();
  const child = spawn(process.execPath, ["lib/cli/drydock.mjs", ...words], {
    env: { ...process.env, DATABASE_FILE: file },
    stdio: "ignore",
  });
  const end = once(child, "exit").then(([status, signal]) => ({
    killed: signal === "SIGKILL",
    status,
    length: performance.now() - from,
  }));
  return { child, end };
}

function setFile(version: string): string {
  const file = join(folder, `version-${version}.json`);
  writeFileSync(file, fileOfSet(setOf("large", CARDS, version)));
  return file;
}

/** The versions of the cards of a set, each once, and how many cards there are. */
function versionsOf(file: string, id: string): { cards: number; versions: readonly string[] } {
  const cards = rowsOf(file).cards.flatMap((row) => {
    const { set_id, card } = row as { set_id: string; card: string };
    return set_id === id ? [String(JSON.parse(card).text)] : [];
  });
  return { cards: cards.length, versions: [...new Set(cards)] };
}

/** A file with one version of the large set in it. */
async function fileWith(name: string, version: string): Promise<string> {
  const file = await soundFile(join(folder, name));
  const db = openDatabase(file);
  await saveSet(db, setOf("large", CARDS, version), () => "item");
  db.closeNow();
  return file;
}

/** Runs a command again and again, and kills it at some moment, until it has been killed often enough. */
async function killedOften(
  name: string,
  kills: readonly [quick: number, nightly: number],
  begin: (n: number) => Command,
  check: (n: number, killed: boolean) => void,
): Promise<void> {
  const { numRuns, seed } = runs(...kills);
  const dice = Dice.of(String(seed));
  const whole = await begin(0).end;
  expect(whole.status).toBe(0);
  check(0, false);
  let { length } = whole;
  let hit = 0;
  let n = 0;
  while (hit < numRuns && n < 5 * numRuns) {
    const { child, end } = begin(++n);
    const timer = setTimeout(() => child.kill("SIGKILL"), length * (0.3 + (0.65 * dice.next()) / 2 ** 32));
    const { killed, length: took } = await end;
    clearTimeout(timer);
    if (killed) hit++;
    // A machine that has become quicker since is killed sooner.
    else length = took;
    check(n, killed);
  }
  console.log(`${name}: ${hit} of ${n} killed. ${again(seed)}`);
  expect(hit, `kills that hit, of ${n}`).toBe(numRuns);
}

test("drydock import: the set is the old one or the new one, and what was answered stays", async () => {
  const file = await fileWith("import.sqlite", "1");
  const sets = ["2", "1"].map((version) => ({ version: `Version ${version}.`, path: setFile(version) }));
  let before = "Version 1.";
  const begin = (n: number) => drydock(file, "import", sets[n % 2]?.path ?? "");
  await killedOften("import", [3, 200], begin, (n, killed) => {
    const after = sets[n % 2]?.version ?? "";
    const { cards, versions } = versionsOf(file, "large");
    expect([cards, versions.length]).toEqual([CARDS, 1]);
    expect(killed ? [before, after] : [after]).toContain(versions[0]);
    before = versions[0] ?? "";
    expect(versionsOf(file, "kept")).toEqual({ cards: 3, versions: ["Version 1."] });
  });
});

test("drydock restore: the database is as before, or as in the backup", async () => {
  const file = await fileWith("restore.sqlite", "1");
  const backups = [await fileWith("one.sqlite", "1"), await fileWith("two.sqlite", "2")];
  const begin = (n: number) => drydock(file, "restore", backups[n % 2] ?? "");
  let before = "Version 1.";
  await killedOften("restore", [2, 100], begin, (n, killed) => {
    const after = `Version ${1 + (n % 2)}.`;
    const { cards, versions } = versionsOf(file, "large");
    expect([cards, versions.length]).toEqual([CARDS, 1]);
    expect(killed ? [before, after] : [after]).toContain(versions[0]);
    before = versions[0] ?? "";
    expect(versionsOf(file, "kept").cards).toBe(3);
  });
});

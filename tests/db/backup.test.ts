// A backup is only as good as what comes back from it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, describe, expect, test } from "vitest";
import { backUp } from "../../db/backup.ts";
import { openDatabase } from "../../db/client.ts";
import { restoreFrom } from "../../db/restore.ts";
import { saveSet, setsOf } from "../../db/sets.ts";
import { damagedFiles, foreignFile, soundFile } from "./damaged.ts";
import { rowsOf, testFolder } from "./folder.ts";
import { setOf } from "./sets.ts";

const folder = testFolder();
let files = 0;
const fresh = () => join(folder, `${++files}.sqlite`);
const nothing = async () => undefined;
const damaged = await damagedFiles(join(folder, "damaged"));

/** Nothing half-made is left beside the files. */
afterEach(() => expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]));

/** A process that imports sets as quickly as it can, and names each once it is saved. */
function writer(file: string) {
  const code = `
    import { openDatabase } from "./db/client.ts";
    import { saveSet } from "./db/sets.ts";
    import { setOf } from "./tests/db/sets.ts";
    const db = openDatabase(process.argv[1]);
    for (let n = 0; ; n++) {
      await saveSet(db, setOf("written-" + n, 20), () => "item");
      process.stdout.write("written-" + n + "\\n");
      await new Promise((resolve) => setTimeout(resolve, 2));
    }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code, file]);
  const saved: string[] = [];
  createInterface(child.stdout).on("line", (id) => saved.push(id));
  return {
    saved,
    until: async (enough: () => boolean) => {
      while (!enough()) await once(child.stdout, "data");
    },
    stop: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

test("a backup under writes holds every set that was saved before it began, and comes back row by row", async () => {
  const [file, copy, other] = [await soundFile(fresh()), fresh(), fresh()];
  const writes = writer(file);
  await writes.until(() => writes.saved.length > 20);
  const before = [...writes.saved];
  const contents = await backUp(file, copy);
  await writes.until(() => writes.saved.length > before.length + 20);
  await writes.stop();

  const rows = rowsOf(copy);
  const ids = rows.sets.map((row) => (row as { id: string }).id);
  expect(ids).toEqual(expect.arrayContaining(["kept", ...before]));
  expect(rows.cards).toHaveLength(3 + 20 * (ids.length - 1));
  expect(contents).toMatchObject({ sets: ids.length, cards: rows.cards.length, imported: ids.length });

  await restoreFrom(copy, other, nothing);
  expect(rowsOf(other)).toEqual(rows);
  await restoreFrom(copy, file, nothing);
  expect(rowsOf(file)).toEqual(rows);
});

describe("a backup", () => {
  test("is one file that only its owner may read", async () => {
    const copy = fresh();
    await backUp(await soundFile(fresh()), copy);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(existsSync(`${copy}-wal`), `whether ${copy}-wal is there`).toBe(false);
    expect(existsSync(`${copy}-shm`), `whether ${copy}-shm is there`).toBe(false);
  });

  test("takes the place of another file only where that is asked for", async () => {
    const [file, copy] = [await soundFile(fresh()), fresh()];
    writeFileSync(copy, "something else");
    await expect(backUp(file, copy)).rejects.toThrow(/exists already\. Add --force to replace it\./);
    expect(readFileSync(copy, "utf8")).toBe("something else");
    await backUp(file, copy, { force: true });
    expect(rowsOf(copy)).toEqual(rowsOf(file));
    await expect(backUp(file, file, { force: true })).rejects.toThrow(/is the database itself/);
  });

  test("is refused where there is nothing to back up, or no folder for it", async () => {
    await expect(backUp(fresh(), fresh())).rejects.toThrow(/There is no database at/);
    const file = await soundFile(fresh());
    await expect(backUp(file, join(folder, "none", "copy.sqlite"))).rejects.toThrow(/There is no folder .*none/);
  });

  test.each(damaged)("of $what is refused", async ({ file, says }) => {
    const copy = fresh();
    await expect(backUp(file, copy)).rejects.toThrow(says);
    expect(existsSync(copy)).toBe(false);
  });
});

describe("a restore", () => {
  test.each(damaged)("of $what is refused, and the database is as before", async ({ file: bad, says }) => {
    const file = await soundFile(fresh());
    const before = readFileSync(file);
    await expect(restoreFrom(bad, file, nothing)).rejects.toThrow(says);
    await expect(restoreFrom(bad, file, nothing)).rejects.toThrow(/^[^\n]+ cannot be restored: [^\n]+$/);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test.each<[string, (file: string) => string, RegExp]>([
    ["a file of another program", () => foreignFile(folder), /another program has written it/],
    ["no file", () => join(folder, "nowhere.sqlite"), /There is no file/],
    ["a folder", () => folder, /cannot be restored/],
    ["an empty file", () => emptyFile(), /it holds no card sets/],
    ["the database itself", (file) => file, /is the database itself/],
  ])("of %s is refused", async (_, from, says) => {
    const file = await soundFile(fresh());
    const before = rowsOf(file);
    await expect(restoreFrom(from(file), file, nothing)).rejects.toThrow(says);
    expect(rowsOf(file)).toEqual(before);
  });

  test.each(damaged)("mends $what, which is kept as it was", async ({ what, file: bad }) => {
    const [copy, file] = [fresh(), fresh()];
    await backUp(await soundFile(fresh()), copy);
    copyFileSync(bad, file);
    const { kept = "", newFile } = await restoreFrom(copy, file, nothing);
    expect(newFile, what).toBe(true);
    expect(rowsOf(file), what).toEqual(rowsOf(copy));
    expect(readFileSync(kept).equals(readFileSync(bad))).toBe(true);
    expect(statSync(kept).mode & 0o777).toBe(0o600);
  });

  test("keeps what it replaces, under a name with the time", async () => {
    const [copy, file] = [fresh(), await soundFile(fresh())];
    await backUp(file, copy);
    const db = openDatabase(file);
    await saveSet(db, setOf("later", 2), () => "item");
    const before = rowsOf(file);
    const { kept = "", newFile } = await restoreFrom(copy, file, nothing);
    expect(kept).toMatch(/\/\d+\.replaced-\d{4}-\d\d-\d\d-\d{6}\.sqlite$/);
    expect(rowsOf(kept)).toEqual(before);
    // Whoever had the file open goes on with the restored rows.
    expect(newFile).toBe(false);
    expect((await setsOf(db, "shoulder-of-orion")).map(({ id }) => id)).toEqual(["kept"]);
    await saveSet(db, setOf("after", 1), () => "item");
    db.closeNow();
    expect(rowsOf(file).sets).toHaveLength(2);
  });

  test("tells servers that what they keep is no longer true, although the card sets are the same", async () => {
    const [copy, file] = [fresh(), await soundFile(fresh())];
    await backUp(file, copy);
    const db = openDatabase(file);
    const before = await db.stamp();
    await restoreFrom(copy, file, nothing);
    expect(await db.stamp()).not.toBe(before);
    db.closeNow();
  });

  test("never touches a file of another program", async () => {
    const [copy, foreign] = [fresh(), foreignFile(join(folder, "damaged"))];
    await backUp(await soundFile(fresh()), copy);
    const before = readFileSync(foreign);
    await expect(restoreFrom(copy, foreign, nothing)).rejects.toThrow(/another program has written it/);
    expect(readFileSync(foreign).equals(before)).toBe(true);
  });
});

function emptyFile(): string {
  const file = fresh();
  openDatabase(file).closeNow();
  return file;
}

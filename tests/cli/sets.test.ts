// CONTRACT, "Card-set file", --cards and drydock import.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "../../db/client.ts";
import { databaseFile } from "../../db/file.ts";
import { setById, setsOf } from "../../db/sets.ts";
import { drydock, fileOf, folder, run } from "./run.ts";

const TIDECALLER = {
  name: "Tidecaller",
  type: "warrior",
  factions: ["Swarm"],
  subfaction: "Tide",
  tier: 1,
  cost: 2,
  attack: 2,
  health: 1,
};

function setOf(cards: readonly object[], set: object = {}) {
  return {
    game: "shoulder-of-orion",
    set: { id: "my-set", name: "My set", official: false, source: "where it is from", ...set },
    cards,
  };
}

const json = (value: unknown) => fileOf(JSON.stringify(value), "set.json");
const stored = async () => (await setsOf(await database(), "shoulder-of-orion")).filter(({ builtIn }) => !builtIn);

describe("--cards", () => {
  const one = json(setOf([{ ...TIDECALLER, name: "One" }], { id: "one" }));
  const two = json(setOf([{ ...TIDECALLER, name: "Two" }], { id: "two" }));
  const list = fileOf("One\nTwo\nFoam Runner\n");
  const unknown = async (...flags: readonly string[]) => {
    const { findings } = JSON.parse((await run("check", "--json", list, "--game", "shoulder-of-orion", ...flags)).out);
    return findings.flatMap(({ rule, cards }: { rule: string; cards: { name: string }[] }) =>
      rule === "deck/unknown-card" ? cards.map(({ name }) => name) : [],
    );
  };

  test("a set takes the place of the built-in cards", async () =>
    expect(await unknown("--cards", one)).toEqual(["Two", "Foam Runner"]));
  test("several sets", async () => expect(await unknown("--cards", one, "--cards", two)).toEqual(["Foam Runner"]));
  test("built-in beside them keeps both", async () =>
    expect(await unknown("--cards", two, "--cards", "built-in")).toEqual(["One"]));
  test("a CSV file with the game named", async () => {
    const csv = fileOf("name,type,factions,subfaction\nOne,item,Swarm|Union,null\n", "set.csv");
    expect(await unknown("--cards", csv)).toEqual(["Two", "Foam Runner"]);
  });
  test("a set of the database, after its import", async () => {
    await run("import", one);
    expect(await unknown("--cards", "db:one", "--cards", "built-in")).toEqual(["Two"]);
  });
  test("says the game of a list that does not say it", async () =>
    expect((await run("check", "--cards", one, list)).out).toContain("Shoulder of Orion, standard"));

  test.each<[string, string, readonly string[], RegExp]>([
    [
      "a set of another game",
      "Game: Open Worlds\nExploit",
      ["--cards", one],
      /“My set” is for shoulder-of-orion, not for open-worlds/,
    ],
    [
      "also beside the built-in cards",
      "Game: Open Worlds\nExploit",
      ["--cards", one, "--cards", "built-in"],
      /not for open-worlds/,
    ],
    ["a set that the database does not have", "One", ["--cards", "db:none"], /The database has no set “none”/],
    ["a set that is no file", "One", ["--cards", "/nowhere/set.json"], /no such file/],
    ["a CSV set whose game nobody says", "One", ["--cards", fileOf("name\nOne\n", "set.csv")], /Add --game/],
    [
      "a set with a fault",
      "One",
      ["--cards", json(setOf([{ ...TIDECALLER, cost: "ten" }]))],
      /cards\[0\]\.cost: expected a number, got "ten"/,
    ],
  ])("%s is a fault", async (_, text, flags, says) => {
    const { status, out, err } = await run("check", ...flags, fileOf(text));
    expect([status, out]).toEqual([2, ""]);
    expect(err).toMatch(says);
  });
});

describe("import", () => {
  beforeEach(async () => {
    await run("import", json(setOf([TIDECALLER])));
  });

  test("puts a set into the database, and again only when it changed", async () => {
    const file = json(setOf([TIDECALLER], { id: "fresh" }));
    expect(await run("import", file)).toEqual({
      status: 0,
      out: "My set (fresh): 1 card of Shoulder of Orion added.\n",
      err: "",
    });
    expect((await run("import", file)).out).toContain("unchanged");
    expect(
      (await run("import", json(setOf([TIDECALLER, { ...TIDECALLER, name: "Ebb" }], { id: "fresh" })))).out,
    ).toContain("2 cards of Shoulder of Orion replaced");
    expect((await setById(await database(), "fresh"))?.cards.map(({ name }) => name)).toEqual(["Tidecaller", "Ebb"]);
  });

  test("a CSV file, named by flags", async () => {
    const csv = fileOf('name,type,cost,text\n"Ebb",item,2,"Says ""hello"", twice"\n', "My Cards.csv");
    expect((await run("import", csv, "--game", "shoulder-of-orion")).out).toContain("My Cards (my-cards): 1 card");
    const named = ["--id", "mine", "--name", "Mine", "--source", "me"];
    expect((await run("import", csv, "--game", "shoulder-of-orion", ...named)).out).toContain("Mine (mine): 1 card");
    expect(await setById(await database(), "mine")).toMatchObject({
      source: "me",
      cards: [{ name: "Ebb", type: "item", cost: 2, text: 'Says "hello", twice' }],
    });
  });

  test("5,000 cards", async () => {
    const cards = Array.from({ length: 5000 }, (_, i) => ({ name: `Card ${i}`, type: "item" }));
    expect((await run("import", json(setOf(cards, { id: "large" })))).out).toContain("5000 cards");
  });

  test.each<[string, string, RegExp]>([
    [
      "one card twice",
      JSON.stringify(setOf([TIDECALLER, { ...TIDECALLER, name: "TIDECALLER" }])),
      /cards\[1\]: TIDECALLER is in this set already, as cards\[0\]/,
    ],
    [
      "wrong types",
      JSON.stringify(setOf([{ ...TIDECALLER, tier: "one", factions: "Swarm" }])),
      /it has 2 faults\.\n {2}cards\[0\]\.factions: .*\n {2}cards\[0\]\.tier: expected a number, got "one"\n/,
    ],
    [
      "a fault behind good cards",
      JSON.stringify(setOf([{ ...TIDECALLER, name: "Good" }, { name: "Bad" }])),
      /cards\[1\]\.type: missing/,
    ],
    [
      "an attribute that is none",
      JSON.stringify(setOf([{ ...TIDECALLER, mana: 3 }])),
      /cards\[0\]\.mana: Shoulder of Orion cards have no such attribute/,
    ],
    [
      "an attribute of another kind",
      JSON.stringify(setOf([{ name: "X", type: "item", transform: 2 }])),
      /cards\[0\]\.transform: a card of type item has no/,
    ],
    [
      "5,001 cards",
      JSON.stringify(setOf(Array.from({ length: 5001 }, (_, i) => ({ name: `C${i}`, type: "item" })))),
      /at most 5000 cards, got a list of 5001 cards/,
    ],
    [
      "a name for the terminal",
      JSON.stringify(setOf([{ ...TIDECALLER, name: "\u001b[31mred" }])),
      /cards\[0\]\.name: has letters that cannot be seen/,
    ],
    ["no id", JSON.stringify(setOf([], { id: "My Set" })), /set\.id: expected a short name/],
    [
      "an id of a built-in set",
      JSON.stringify(setOf([], { id: "soo-published" })),
      /already has the id “soo-published”/,
    ],
    ["an unknown game", JSON.stringify({ ...setOf([]), game: "chess" }), /its “game” must be open-worlds/],
    ["a list", "[]", /is not a card set/],
    ["broken JSON", '{"game": "shoulder-of-orion",\n "set": }', /“}” is not expected at line 2, column 9/],
    ["nothing", "", /This is not JSON: there is nothing/],
    ["a trap as a key", '{"game": "shoulder-of-orion", "__proto__": {}}', /“__proto__” is not allowed/],
    ["a key twice", '{"game": "shoulder-of-orion", "game": "open-worlds"}', /“game” appears twice/],
    ["brackets without end", "[".repeat(100_000), /nested more than 16 levels/],
    ["binary", "\u0001\u0002\u0000\u0000\u0003", /This is not text/],
    ["9 MiB", "x".repeat(9 * 1024 * 1024), /larger than 8 MiB/],
  ])("%s: refused whole, and the database is as before", async (_, text, says) => {
    const before = await stored();
    const { status, out, err } = await run("import", fileOf(text, "set.json"));
    expect([status, out]).toEqual([2, ""]);
    expect(err).toMatch(says);
    expect(await stored()).toEqual(before);
  });

  test.each<[string, readonly string[], RegExp]>([
    ["no file", [], /takes one file/],
    ["two files", ["a.json", "b.json"], /takes one file/],
    ["a file that is not there", ["/nowhere/set.json"], /no such file/],
    ["a folder", ["/"], /it is a folder/],
    ["a CSV without a game", [fileOf("name\nX\n", "x.csv")], /Add --game/],
    ["a CSV without names", [fileOf("a,b\n1,2\n", "x.csv"), "--game", "shoulder-of-orion"], /one of them is “name”/],
    [
      "another game than the file's",
      [json(setOf([])), "--game", "open-worlds"],
      /this set is for shoulder-of-orion, not for open-worlds/,
    ],
  ])("%s", async (_, words, says) => {
    const { status, out, err } = await run("import", ...words);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toMatch(says);
  });
});

describe("import --dry-run", () => {
  const file = (cards: readonly object[], id: string) => json(setOf(cards, { id }));
  const one = [TIDECALLER];

  test("says what the import would do, and writes nothing", async () => {
    await run("import", file(one, "tried"));
    const before = readFileSync(databaseFile());
    const said = async (cards: readonly object[], id: string) =>
      (await run("import", file(cards, id), "--dry-run")).out;
    expect(await said(one, "new")).toBe(
      "My set (new): 1 card of Shoulder of Orion would be added. Nothing was written.\n",
    );
    expect(await said(one, "tried")).toContain("1 card of Shoulder of Orion would stay unchanged. Nothing");
    expect(await said([], "tried")).toContain("0 cards of Shoulder of Orion would be replaced. Nothing");
    expect(readFileSync(databaseFile()).equals(before)).toBe(true);
    expect(await setById(await database(), "new")).toBeUndefined();
  });

  test("refuses what the import would refuse", async () => {
    const taken = await run("import", file([], "soo-published"), "--dry-run");
    expect([taken.status, taken.err]).toEqual([2, expect.stringContaining("already has the id “soo-published”")]);
    const faulty = await run("import", file([{ ...TIDECALLER, cost: "ten" }], "x"), "--dry-run");
    expect([faulty.status, faulty.err]).toEqual([2, expect.stringContaining("cards[0].cost: expected a number")]);
  });

  test("makes no database where there is none", async () => {
    const missing = join(folder, "missing.sqlite");
    const { status, out } = await drydock(["import", file(one, "new"), "--dry-run"], "", { DATABASE_FILE: missing });
    expect([status, out]).toEqual([0, expect.stringContaining("would be added")]);
    expect(existsSync(missing)).toBe(false);
  });
});

describe("sets", () => {
  beforeEach(async () => {
    await run("import", json(setOf([TIDECALLER], { id: "tide-set", name: "Tides" })));
  });

  test("lists every set, the imported ones last", async () => {
    const { status, out } = await run("sets");
    expect(status).toBe(0);
    expect(out).toMatch(/^soo-published +shoulder-of-orion +\d+ cards +built in +\S.*$/m);
    expect(out).toMatch(/^tide-set +shoulder-of-orion +1 card +imported +Tides$/m);
    const listed = JSON.parse((await run("sets", "--json")).out);
    expect(listed).toHaveLength(out.trim().split("\n").length);
    expect(listed).toContainEqual({
      id: "tide-set",
      game: "shoulder-of-orion",
      name: "Tides",
      cards: 1,
      builtIn: false,
    });
    const origins = listed.map(({ builtIn }: { builtIn: boolean }) => builtIn);
    expect(origins).toEqual([...origins].sort().reverse());
  });

  test("removes an imported set with its cards", async () => {
    expect(await run("sets", "remove", "tide-set")).toEqual({
      status: 0,
      out: "Tides (tide-set): 1 card of Shoulder of Orion removed.\n",
      err: "",
    });
    expect(await setById(await database(), "tide-set")).toBeUndefined();
    expect((await run("sets")).out).not.toContain("tide-set");
  });

  test.each([
    ["soo-published", /^“soo-published” is a built-in set and cannot be removed\.\n$/],
    ["tide-sett", /^The database has no set “tide-sett”\. Did you mean tide-set\?\n$/],
    ["something-else", /^The database has no set “something-else”\. “drydock sets” lists what there is\.\n$/],
  ])("removing %s is refused, and nothing is gone", async (id, says) => {
    const before = await run("sets", "--json");
    const { status, out, err } = await run("sets", "remove", id);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toMatch(says);
    expect(await run("sets", "--json")).toEqual(before);
  });
});

describe("backup and restore", () => {
  test("bring back what was there", async () => {
    await run("import", json(setOf([TIDECALLER], { id: "tides" })));
    const before = await run("sets", "--json");
    const copy = join(folder, "copy.sqlite");
    const made = await run("backup", copy);
    expect(made.out).toMatch(
      /^\S+copy\.sqlite: \d+ card sets with \d+ cards, \d+ of the sets imported\. Every row was compared with the database\.\n$/,
    );
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect((await run("backup", copy)).err).toMatch(/^\S+copy\.sqlite exists already\. Add --force to replace it\.\n$/);
    expect((await run("backup", copy, "--force")).status).toBe(0);

    await run("sets", "remove", "tides");
    const { status, out } = await run("restore", copy);
    expect(status).toBe(0);
    expect(out).toMatch(
      / restored from \S+copy\.sqlite\.\nWhat was there before is kept in \S+\.replaced-\S+\.sqlite\.\n$/,
    );
    expect(await run("sets", "--json")).toEqual(before);
  });

  test("a damaged backup is refused in one line", async () => {
    const bad = fileOf("x".repeat(9000), "bad.sqlite");
    const { status, out, err } = await run("restore", bad);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toMatch(/^\S+bad\.sqlite cannot be restored: it is damaged, or not a database at all\.\n$/);
  });
});

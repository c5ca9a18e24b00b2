// What a user meets on a terminal: help, mistakes, pipes, and input from an enemy.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { games } from "../../lib/games/index.ts";
import { drydock, fileOf, folder, type Ran, run, shell } from "./run.ts";

/** One clear message, nothing else, and the promised status. */
function isRefused({ status, out, err }: Ran, says: RegExp): void {
  expect([status, out]).toEqual([2, ""]);
  expect(err).toMatch(says);
  expect(err).toMatch(/^[^\n]{1,400}\n$/);
  expect(err).not.toMatch(/\bat .*:\d+:\d+|node:|Error\b/);
}

describe("help", () => {
  const VERBS = [
    "check",
    "show",
    "encode",
    "decode",
    "play",
    "odds",
    "trials",
    "doctor",
    "par",
    "samples",
    "cards",
    "import",
    "sets",
    "keys",
    "backup",
    "restore",
    "move",
  ];
  test("lists what is there, and nothing else", async () => {
    const { status, out } = await run("--help");
    expect(status).toBe(0);
    expect([...out.matchAll(/^ {2}drydock ([a-z]+) /gm)].map(([, verb]) => verb)).toEqual(VERBS);
    expect(await run("help")).toEqual(await run("-h"));
  });
  test.each(VERBS)("drydock %s --help", async (verb) => {
    const { status, out, err } = await run(verb, "--help");
    expect([status, err]).toEqual([0, ""]);
    expect(out).toMatch(new RegExp(`^drydock ${verb} `));
    expect(await run("help", verb)).toEqual({ status, out, err });
  });
  test("no command at all is a mistake", async () => expect((await run()).status).toBe(2));
});

test("the version is that of the package", async () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const word of ["--version", "-v"])
    expect(await run(word)).toEqual({ status: 0, out: `drydock ${version}\n`, err: "" });
});

test("every command has examples, and they name options that it has", async () => {
  for (const [, verb = ""] of (await run("--help")).out.matchAll(/^ {2}drydock ([a-z]+) {2}/gm)) {
    const { out } = await run(verb, "--help");
    const [about = "", examples = ""] = out.split("Examples:");
    expect(examples, verb).toContain(`drydock ${verb}`);
    for (const [, flag = ""] of examples.matchAll(/drydock .*? --([a-z]+)/g))
      expect(about, verb).toContain(`--${flag}`);
  }
});

describe("completion", () => {
  test.each(["bash", "zsh", "fish"])("%s", async (name) => {
    const { status, out, err } = await run("completion", name);
    expect([status, err]).toEqual([0, ""]);
    for (const word of ["check", "samples", "jsonl"]) expect(out).toContain(word);
  });

  test("bash offers the commands and their options", async () => {
    const script = fileOf((await run("completion", "bash")).out, "completion.bash");
    const asked = (words: string) =>
      `bash -c 'source "$1"; COMP_WORDS=(drydock ${words}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _drydock; echo "\${COMPREPLY[@]}"' bash "$1"`;
    expect((await shell(asked("sam"), [script])).out.trim()).toBe("samples");
    expect((await shell(asked("check --jsonl"), [script])).out.trim()).toBe("--jsonl");
  });

  test("another shell is named for what it is not", async () =>
    expect((await run("completion", "tcsh")).err).toBe("Write “drydock completion bash|zsh|fish”.\n"));
});

describe("mistakes in the command", () => {
  test.each<[readonly string[], RegExp]>([
    [["chekc"], /There is no command “chekc”\. Did you mean “check”\? See drydock --help\./],
    [["toString"], /no command/],
    [["check", "--nope"], /drydock check has no option “--nope”\. See drydock check --help\./],
    [["check", "--game"], /--game/],
    [
      ["check", "--points", "-5", "x"],
      /^A value that begins with a dash is written --points=…\. See drydock check --help\.\n$/,
    ],
    [
      ["check", "--game", "chess", "x"],
      new RegExp(`There is no game “chess”. Drydock knows ${games[0].id}, .* or ${games.at(-1)?.id}\\.`),
    ],
    [["check", "--points", "many", "x"], /--points takes a whole number \(.* in Orion's Spur, 1 to 99\), not “many”\./],
    [["check", "--json", "--jsonl", "x"], /do not go together/],
    [["samples", "--json"], /drydock samples has no option “--json”/],
    [["samples", "no-such-deck"], /no sample deck “no-such-deck”/],
    [["samples", "one", "two"], /One sample deck at a time/],
    [["encode", "a", "b"], /One file at a time/],
    [["decode"], /takes a code/],
    [["cards"], /--game/],
    [["sets", "list"], /Write “drydock sets” to list the card sets, or “drydock sets remove ID” to remove one\./],
    [["sets", "remove"], /“drydock sets remove ID”/],
    [["sets", "remove", "a", "b"], /“drydock sets remove ID”/],
    [["sets", "remove", "a", "--json"], /“drydock sets remove ID”/],
    [["keys", "new"], /^Write “drydock keys DECK”, “drydock keys new DECK”/],
    [["backup"], /drydock backup takes one file: the file to write\./],
    [["backup", "a", "b"], /takes one file/],
    [["restore"], /drydock restore takes one file: the backup\./],
    [["restore", "/nowhere/copy.sqlite"], /There is no file \/nowhere\/copy\.sqlite to restore from\./],
    [["restore", "x", "--force"], /drydock restore has no option “--force”/],
    [["check", "--dry-run"], /drydock check has no option “--dry-run”/],
    [["cards", "--game", "open-worlds", "foo:3"], /character 1: There is no field “foo”/],
    [["cards", "--game", "open-worlds", '"city'], /quotes are not closed/],
    [["\u001b[31mred"], /^There is no command “\[31mred”/],
  ])("drydock %j", async (words, says) => isRefused(await run(...words), says));
});

describe("mistakes in what is read", () => {
  const OPEN_WORLDS = "Game: Open Worlds\n54 Exploit\n";
  test.each<[string, readonly string[], RegExp]>([
    [
      "a file that is not there",
      ["/nowhere/deck.txt"],
      /^\/nowhere\/deck\.txt cannot be read: there is no such file\.$/m,
    ],
    ["a folder", [folder], /cannot be read: it is a folder\./],
    ["a name without end", ["x".repeat(5000)], /is not a file\. .*code/],
    ["binary", [fileOf(new Uint8Array([1, 2, 0, 0, 3]))], /: This is not text\./],
    [
      "a spreadsheet",
      [fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 8]))],
      /spreadsheet \(\.xlsx\).*save it as CSV/,
    ],
    ["100 KiB", [fileOf("x\n".repeat(50_000))], /larger than 64 KiB/],
    ["nothing", [fileOf("")], /is empty\. Write a list such as/],
    ["cards of no game", [fileOf("4 Lightning Bolt\n")], /Say which game it is for with a line “Game: \S/],
    ["cards of two games", [fileOf("Warning Shot\n")], /fits Shoulder of Orion and Conquest of Orion equally/],
    ["an unknown game", [fileOf("Game: Chess\ne4\n")], /Line 1: there is no game “Chess”/],
    [
      "an unknown format",
      [fileOf(OPEN_WORLDS), "--format", "vintage"],
      /has no format “vintage”. It has standard and introductory/,
    ],
    ["a house rule of another game", [fileOf(OPEN_WORLDS), "--house", "copies=3"], /has no house rule “copies”/],
    ["a house rule that is a trap", [fileOf(OPEN_WORLDS), "--house", "__proto__"], /has no house rule “__proto__”/],
    ["an option of another format", [fileOf(OPEN_WORLDS), "--points", "12"], /has no option “points”/],
    [
      "a value that a house rule cannot have",
      [fileOf("Game: Conquest of Fates\n"), "--house", "copies=9"],
      /whole number from 1 to 4/,
    ],
  ])("%s", async (_, words, says) => isRefused(await run("check", ...words), says));

  test("several files: what is wrong with any is said of all", async () => {
    const { status, err } = await run("check", "/nowhere/a.txt", fileOf(OPEN_WORLDS), "/nowhere/b.txt");
    expect(status).toBe(2);
    expect(err.match(/cannot be read/g)).toHaveLength(2);
  });

  test("a database that is none", async () => {
    writeFileSync(join(folder, "no.sqlite"), "This is no database, whatever its name says.".repeat(30));
    const words = ["check", "--cards", "db:mine", fileOf(OPEN_WORLDS)];
    const [none, noFolder] = await Promise.all([
      drydock(words, "", { DATABASE_FILE: join(folder, "no.sqlite") }),
      drydock(words, "", { DATABASE_FILE: join(folder, "nowhere", "no.sqlite") }),
    ]);
    isRefused(none, /The database \S+ cannot be used: it is damaged, or not a database at all\./);
    isRefused(noFolder, /cannot be used: its folder does not exist\./);
  });
});

describe.concurrent("the real command", () => {
  test("status, output and errors", async () => {
    const deck = "Game: Open Worlds\n54 Exploit\n";
    const [legal, illegal, bad] = await Promise.all([
      drydock(["check"], deck),
      drydock(["check", "-"], `${deck}2 City 20\n`),
      drydock(["check", "nothing-here"]),
    ]);
    expect(legal).toMatchObject({ status: 0, err: "", out: expect.stringMatching(/^Standard input\n.*\nLEGAL/) });
    expect(illegal).toMatchObject({ status: 1, err: "", out: expect.stringContaining("ILLEGAL") });
    isRefused(bad, /^There is no file “nothing-here”, and no deck has this code\.$/m);
  });

  test("no colours but on a terminal", async () => {
    const { out } = await drydock(["check"], "Game: Open Worlds\n54 Exploit\n");
    expect(out).not.toContain("\u001b");
  });

  test("a reader that has seen enough is no mistake, and the status is of what was judged", async () => {
    const cards = await shell(`"$NODE" "$DRYDOCK" cards --game open-worlds --json | head -1`);
    expect(cards).toEqual({ status: 0, out: "[\n", err: "" });
    const deck = JSON.stringify({ id: 1, game: "open-worlds", deck: { sections: { player: [["Exploit", 53]] } } });
    const line = `yes "$1" | head -5000 | { "$NODE" "$DRYDOCK" check --jsonl; echo "status $?" >&2; } | head -1`;
    const { out, err } = await shell(line, [deck]);
    expect([out.split("\n").length, err]).toEqual([2, "status 1\n"]);
  });

  test.each([
    ["a list", `yes | tr -d '\\n' | "$NODE" "$DRYDOCK" check -`, /larger than 64 KiB/],
    ["lines", `yes | "$NODE" "$DRYDOCK" check -`, /larger than 64 KiB/],
    ["a code", `yes | "$NODE" "$DRYDOCK" decode -`, /larger than 16 KiB/],
    ["a JSON line", `yes | tr -d '\\n' | "$NODE" "$DRYDOCK" check --jsonl -`, /line 1: the line does not end/],
    ["a set", `yes | "$NODE" "$DRYDOCK" import -`, /larger than 8 MiB/],
    ["zeros", `"$NODE" "$DRYDOCK" check - < /dev/zero`, /larger than 64 KiB/],
  ])("%s without end", async (_, line, says) => isRefused(await shell(line), says));

  test("a folder as standard input", async () => {
    const [list, lines] = await Promise.all([
      shell(`"$NODE" "$DRYDOCK" check < /`),
      shell(`"$NODE" "$DRYDOCK" check --jsonl < /`),
    ]);
    isRefused(list, /Standard input cannot be read: it is a folder\./);
    isRefused(lines, /Standard input cannot be read: it is a folder\./);
  });

  test.skipIf(process.platform !== "linux")("a full disk", async () =>
    isRefused(
      await shell(`"$NODE" "$DRYDOCK" samples > /dev/full`),
      /Standard output cannot be written: there is no space left\./,
    ),
  );

  test("works from any folder", async () =>
    expect((await shell(`cd / && "$NODE" "$DRYDOCK" samples --game orions-spur`)).out).toContain("sol-home-guard\n"));
});

test("letters that a terminal would obey are not passed on", async () => {
  const text = "Game: Open Worlds\nName: \u001b[2Jgone\n1 \u001b]0;evil\u0007Expl\u001b[31moit\n\u009b31mFoo\u202e\n";
  for (const verb of ["check", "show"]) {
    const { out } = await run(verb, fileOf(text));
    expect([..."\u001b\u0007\u009b\u202e"].filter((letter) => out.includes(letter))).toEqual([]);
  }
});

test("cards are found, in words and as JSON", async () => {
  const words = await run("cards", "--game", "open-worlds", "k:orbital", "c<=3");
  expect(words).toMatchObject({ status: 0, err: "" });
  expect(words.out).toMatch(/cards: cards of kind orbital, with Class at most 3\n$/);
  const cards = JSON.parse((await run("cards", "--game", "open-worlds", "--json", "name:city")).out);
  expect(cards.map(({ label, set }: { label: string; set: string }) => [label, typeof set])[0]).toEqual([
    "City 10",
    "string",
  ]);
});

/** The Nodes of the path that are too old for the command line. */
const oldNodes = (process.env.PATH ?? "").split(":").flatMap((folder) => {
  const node = join(folder, "node");
  const version = existsSync(node) ? spawnSync(node, ["--version"], { encoding: "utf8" }).stdout : "";
  const major = Number(/^v(\d+)\./.exec(version)?.[1]);
  return major < 22 ? [node] : [];
});
if (oldNodes.length === 0) console.log("Skipped: no Node before 22 is in the path, so its sentence is not tried.");

test.skipIf(oldNodes.length === 0)("a Node that is too old is told so in one sentence", () => {
  const [node = ""] = oldNodes;
  const { status, stdout, stderr } = spawnSync(node, ["lib/cli/drydock.mjs", "--help"], { encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(
    /^drydock needs Node 22\.18 or newer, and this is [\d.]+: start it with "npx drydock" after "npm ci"\.\n$/,
  );
});

// CONTRACT, "Decklist text": what people already type and paste.
import { describe, expect, test } from "vitest";
import { verdictSchema } from "../../lib/contract/answers.ts";
import { fileOf, run } from "./run.ts";

async function verdictOn(text: string, ...flags: readonly string[]) {
  const { out, err } = await run("check", "--json", ...flags, fileOf(text));
  if (out === "") throw new Error(err);
  return verdictSchema.parse(JSON.parse(out));
}

/** The list again as text, without its header and blank lines: what was understood of it. */
async function understood(text: string): Promise<string> {
  const { out, err } = await run("show", "--json", fileOf(text));
  if (out === "") throw new Error(err);
  const list: string = JSON.parse(out).text;
  return list
    .replace(/^(?:Game|Format): .*\n/gm, "")
    .trim()
    .replace(/\n+/g, "; ");
}

const OPEN_WORLDS = "Game: Open Worlds\n";
const SHOULDER = "Game: Shoulder of Orion\n";

describe("a line that cannot be read is reported with its number", () => {
  const LIST = `${OPEN_WORLDS}# mine\n5 Exploit\n\n2 Explot\nCity\n0 Outpost\n2 Explot\n[Maybe]\nKoti`;

  test("in JSON", async () => {
    const { findings } = await verdictOn(LIST);
    expect(findings.flatMap(({ rule, line }) => (rule.startsWith("deck/") ? [[rule, line]] : []))).toEqual([
      ["deck/unknown-card", 5],
      ["deck/ambiguous-card", 6],
      ["deck/wrong-section", 10],
      ["deck/bad-count", 7],
    ]);
  });

  test("for people", async () => {
    const { out } = await run("check", fileOf(LIST));
    expect(out).toMatch(/Explot.*\n {2}deck\/unknown-card · Drydock, Spelling · line 5\n/);
  });
});

describe("a card and how often", () => {
  test.each([
    ["5 Exploit", "5 Exploit"],
    ["5x Exploit", "5 Exploit"],
    ["5 x Exploit", "5 Exploit"],
    ["Exploit x5", "5 Exploit"],
    ["Exploit", "1 Exploit"],
    ["5× Exploit", "5 Exploit"],
    ["City 20", "1 City 20"],
    ["2 City 20", "2 City 20"],
    ["City (20)", "1 City 20"],
    ["City/20", "1 City 20"],
    ["city20", "1 City 20"],
    ["Exploit 1", "1 Exploit"],
    ["3 Exploit 1", "3 Exploit"],
    ["Exploit\nExploit\n3 Exploit", "5 Exploit"],
    ["2 EXPLOIT\n3 exploit", "5 Exploit"],
    ["2 Exploít", "2 Exploit"],
    ["2 Ex  ploit", "2 Exploit"],
    ["- 2 Exploit\n* 1 City 20\n• Titan", "2 Exploit; 1 City 20; 1 Titan"],
    ["\t2\tExploit\t", "2 Exploit"],
    ["2 Exploit [mining] {x} *F*", "2 Exploit"],
    ["2 Exploit # for the start\n1 Titan // for the end", "2 Exploit; 1 Titan"],
    ["99 Exploit", "99 Exploit"],
  ])("%j is %s", async (line, meant) => expect(await understood(`${OPEN_WORLDS}${line}`)).toBe(`Player; ${meant}`));

  test.each(["'", "’", "‘", "`", "´"])("Warden%ss Seal is one card, whatever its apostrophe", async (apostrophe) =>
    expect(await understood(`${SHOULDER}3 Warden${apostrophe}s Seal`)).toBe("Main; 3 Warden's Seal"),
  );

  test.each([
    ["a name alone where several cards have it", "City", "deck/ambiguous-card", "City 10, City 12"],
    ["a name that no card has", "Explot", "deck/unknown-card", "Did you mean Exploit 1"],
    ["no copies", "0 Exploit", "deck/bad-count", "given 0 times"],
    ["a hundred copies", "100 Exploit", "deck/bad-count", "given 100 times"],
    ["half a copy", "1.5 Exploit", "deck/bad-count", "given 1.5 times"],
    [
      "a section that the game does not have",
      "[Sideboard]\nExploit",
      "deck/wrong-section",
      "Exploit is in “Sideboard”, but the game has no such section",
    ],
  ])("%s is a finding", async (_, line, rule, says) => {
    const found = (await verdictOn(`${OPEN_WORLDS}${line}`)).findings.find((finding) => finding.rule === rule);
    expect(found?.message).toContain(says);
    expect(found?.cite).toEqual({ rulebook: "Drydock", part: expect.stringMatching(/^(Spelling|Reading lists)$/) });
  });
});

describe("sections", () => {
  test.each([
    ["Player", "Worlds"],
    ["player", "WORLDS"],
    ["Player:", "Worlds:"],
    ["[Player]", "[Worlds]"],
    ["== Player ==", "== Worlds =="],
    ["Player (54)", "Worlds (5)"],
    ["## Player", "**Worlds**"],
  ])("%s and %s are headings", async (player, worlds) => {
    const text = `${OPEN_WORLDS}${worlds.startsWith("**") ? "" : `${player}\n`}Exploit\n\n${worlds}\nKoti\n`;
    expect(await understood(text)).toBe("Player; 1 Exploit; Worlds; 1 Koti");
  });

  test.each([
    ["a world goes to the worlds", `${OPEN_WORLDS}Exploit\nKoti`, "Player; 1 Exploit; Worlds; 1 Koti"],
    ["a hero to the heroes", `${SHOULDER}Foam Runner\nAestus Lord`, "Heroes; 1 Aestus Lord; Main; 1 Foam Runner"],
    ["a planet to the planets", "Game: Conquest of Orion\nIamur\nForerunner", "Main; 1 Forerunner; Planets; 1 Iamur"],
    [
      "ships to the fleet",
      "Game: Orion's Spur\n2 Ceres Picket\nTharsis Lance\nGanymede Bastion",
      "Front; 2 Ceres Picket; 1 Tharsis Lance; Flagship; 1 Ganymede Bastion",
    ],
    [
      "a short prefix is for its line alone",
      `${SHOULDER}SB: 2 Foam Runner\nsb: Riptide\n3 Foam Runner`,
      "Main; 3 Foam Runner; Sideboard; 2 Foam Runner; 1 Riptide",
    ],
  ])("without a section line %s", async (_, text, meant) => expect(await understood(text)).toBe(meant));
});

describe("header lines", () => {
  test("any order, any case, blank lines and comments between", async () => {
    const verdict = await verdictOn(
      "\n# ours\nname: Silver\n\nHOUSE: one-faction, copies=3 // agreed\nformat: Standard\ngame: conquest of fates\n\n2 Moss Grazer\n",
    );
    expect(verdict).toMatchObject({
      game: "conquest-of-fates",
      format: "standard",
      house: { "one-faction": true, copies: 3 },
      name: "Silver",
      counts: { main: 2 },
    });
  });

  test("options by name", async () =>
    expect((await verdictOn("Game: Orion's Spur\nFormat: points\nPoints: 18\nVP: 15\n")).options).toEqual({
      points: 18,
      vp: 15,
    }));

  test.each([
    ["format", `${OPEN_WORLDS}Format: standard\nExploit`, ["--format", "introductory"], { format: "introductory" }],
    [
      "points",
      "Game: Orion's Spur\nFormat: points\nPoints: 18\n",
      ["--points", "6"],
      { options: { points: 6, vp: 10 } },
    ],
    ["vp", "Game: Orion's Spur\nVP: 15\n", ["--vp", "20"], { options: { vp: 20 } }],
    ["house", "Game: Conquest of Fates\nHouse: copies=3\n", ["--house", "copies=2"], { house: { copies: 2 } }],
    ["game", `${OPEN_WORLDS}Warning Shot`, ["--game", "shoulder-of-orion"], { game: "shoulder-of-orion" }],
  ])("a flag overrides: %s", async (_, text, flags, expected) =>
    expect(await verdictOn(text, ...flags)).toMatchObject(expected),
  );

  test("a line that is no header is told of with its number", async () =>
    expect((await verdictOn(`${OPEN_WORLDS}Author: me\nExploit`)).reading?.notUnderstood).toEqual([
      { line: 2, text: "Author: me", why: "Lists have no header “Author”." },
    ]));
});

test.each([
  ["Windows", "\r\n"],
  ["old", "\r"],
])("%s line endings and a byte-order mark are no error", async (_, end) => {
  const verdict = await verdictOn(["\ufeffGame: Open Worlds", "Player", "2 Exploit", "", "City 20", ""].join(end));
  expect(verdict.counts).toEqual({ player: 3 });
});

test.each<[string, string, boolean]>([
  ["1,000 lines are read", `${OPEN_WORLDS}${"Exploit\n".repeat(999)}`, true],
  ["1,001 are not", `${OPEN_WORLDS}${"Exploit\n".repeat(1000)}`, false],
  ["64 KiB are read", `${OPEN_WORLDS}#${"x".repeat(65_536 - 20)}\n`, true],
  ["more are not", `${OPEN_WORLDS}#${"x".repeat(65_536)}\n`, false],
])("%s", async (_, text, isRead) => {
  const { status, err } = await run("check", fileOf(text));
  expect([status, err === ""]).toEqual(isRead ? [1, true] : [2, false]);
  if (!isRead) expect(err).toMatch(/1000|64 KiB/);
});

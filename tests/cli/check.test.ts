// CONTRACT, "Command line": the verdict, its exit status and its JSON.
import { describe, expect, test } from "vitest";
import { samplesOf } from "../../lib/cards/built-in.ts";
import { verdictSchema } from "../../lib/contract/answers.ts";
import { games } from "../../lib/games/index.ts";
import { fileOf, run } from "./run.ts";

const samples = games.flatMap((game) => samplesOf(game).map(({ id, text }) => ({ game: game.id, id, text })));
const LEGAL = "Game: Open Worlds\n54 Exploit\n";
const ILLEGAL = "Game: Open Worlds\n52 Exploit\n2 City 20\n";
const UNDETERMINED = "Game: Open Worlds\nFormat: introductory\n39 Exploit\nAssassin\n";

describe("the sample decks", () => {
  test.each(samples)("$id is legal, and the command says so", async ({ game, id, text }) => {
    expect(await run("samples", id)).toEqual({ status: 0, out: text, err: "" });
    const { status, out, err } = await run("check", "--json", fileOf(text));
    expect([status, err]).toEqual([0, ""]);
    expect(verdictSchema.parse(JSON.parse(out))).toMatchObject({ game, status: "legal" });
  });

  test("are listed one a line, and those of one game", async () => {
    expect((await run("samples")).out).toBe(samples.map(({ id }) => `${id}\n`).join(""));
    for (const { id } of games) {
      const own = samples.filter(({ game }) => game === id).map((sample) => `${sample.id}\n`);
      expect((await run("samples", "--game", id)).out).toBe(own.join(""));
      expect(own.length).toBeGreaterThan(1);
    }
  });
});

describe("the exit status", () => {
  test.each([
    ["a legal deck", [LEGAL], 0],
    ["an illegal deck", [ILLEGAL], 1],
    ["an undetermined deck", [UNDETERMINED], 3],
    ["legal and undetermined", [LEGAL, UNDETERMINED], 3],
    ["undetermined and illegal", [UNDETERMINED, ILLEGAL, LEGAL], 1],
    ["a list that cannot be read beside an illegal one", [ILLEGAL, "Game: chess\ne4\n"], 2],
  ])("%s", async (_, lists, status) => {
    expect((await run("check", ...lists.map((text) => fileOf(text)))).status).toBe(status);
    expect((await run("check", "--json", ...lists.map((text) => fileOf(text)))).status).toBe(status);
  });

  test.each([
    [LEGAL, 0],
    [ILLEGAL, 1],
    [UNDETERMINED, 3],
  ])("drydock show has it too", async (text, status) => expect((await run("show", fileOf(text))).status).toBe(status));
});

describe("the verdict in words", () => {
  test("says what is wrong, where that is written and how to mend it", async () => {
    const { out } = await run("check", fileOf(`${ILLEGAL.replace("\n", "\nName: Two Cities\n")}`));
    expect(out).toContain("Two Cities\nOpen Worlds, standard · Player 54\nILLEGAL · 1 of 11 rules broken\n");
    expect(out).toContain(
      "✗ City 20 is in the deck 2 times, but only 1 is allowed.\n  open-worlds/unique · Open Worlds Limited Public Playtest 2020, Appendix A, p. 15\n  fix: Remove 1 City 20\n",
    );
    expect(out).toMatch(/\nCode [\w-]+\n$/);
  });

  test("says what is not known", async () =>
    expect((await run("check", fileOf(UNDETERMINED))).out).toMatch(/^UNDETERMINED .*\n\n\? Assassin: .*not known/m));

  test("names the file of a deck without a name", async () => {
    const file = fileOf(LEGAL);
    expect((await run("check", file)).out).toMatch(new RegExp(`^${file}\n`));
  });

  test("tells of what was guessed and left out, with line numbers", async () => {
    const { out } = await run("check", fileOf("Game: Open Worlds\nAuthor: me\nFacilities\n54 Exploit (OW)\n"));
    expect(out).toContain("Line 2, “Author: me”, was left out: ");
    expect(out).toContain("Line 3, “Facilities”, was read as a heading.");
    expect(out).toContain("Line 4, “54 Exploit (OW)”, was read as 54 Exploit.");
  });
});

describe("many lists", () => {
  test("each verdict names its file, and a list that cannot be read has its fault in its place", async () => {
    const files = [fileOf(LEGAL, "a.txt"), fileOf("Game: chess\ne4\n", "b.txt"), fileOf(ILLEGAL, "c.txt")];
    const { status, out, err } = await run("check", "--json", ...files, "no-such-file.txt");
    const answers = JSON.parse(out);
    expect([status, err]).toEqual([2, ""]);
    expect(answers.map(({ file }: { file: string }) => file)).toEqual([...files, "no-such-file.txt"]);
    expect(answers.map(({ status }: { status?: string }) => status)).toEqual([
      "legal",
      undefined,
      "illegal",
      undefined,
    ]);
    expect(answers[1].faults).toEqual([expect.stringMatching(/^\S+b\.txt: Line 1: there is no game “chess”/)]);
    expect(answers[3].faults).toEqual(["no-such-file.txt cannot be read: there is no such file."]);
  });

  test("in words too, each under its file, whatever the deck is called", async () => {
    const [first, bad] = [fileOf(`Name: Mine\n${LEGAL}`, "a.txt"), fileOf("", "b.txt")];
    const { status, out, err } = await run("check", first, bad);
    expect([status, out.split("\n")[0]]).toEqual([2, `${first}: Mine`]);
    expect(err).toBe(`${bad} is empty. Write a list such as “2 City 20”, a code or a link.\n`);
  });
});

describe("codes and links", () => {
  test("are judged as on the pages, as words of the command and as the text of a file", async () => {
    const code = (await run("encode", fileOf(LEGAL))).out.trim();
    const links = ["", "/play", "/play#1.seed.0.0", "/sheet", "/proxies", "/embed?theme=dark"].map(
      (rest) => `https://decks.example/d/${code}${rest}`,
    );
    for (const word of [code, ...links, `http://localhost:3000/open-worlds/build?code=${code}`]) {
      for (const given of [word, fileOf(`${word}\n`)]) {
        const { status, out, err } = await run("check", "--json", given);
        expect([word, status, err]).toEqual([word, 0, ""]);
        expect(JSON.parse(out)).toMatchObject({ game: "open-worlds", status: "legal", code });
      }
    }
  });

  test("a code with a wrong letter says so", async () => {
    const code = (await run("encode", fileOf(LEGAL))).out.trim();
    const wrong = `https://decks.example/d/${code.slice(0, -1)}${code.endsWith("A") ? "B" : "A"}`;
    expect(await run("check", fileOf(wrong))).toMatchObject({ status: 2, err: expect.stringMatching(/wrong letter/) });
  });
});

describe("the verdict as JSON", () => {
  test("has every field that the contract shows", async () => {
    const verdict = JSON.parse((await run("check", "--json", fileOf(`${LEGAL}2 City 20`))).out);
    expect(verdict).toMatchObject({
      game: "open-worlds",
      format: "standard",
      status: "illegal",
      counts: { player: 56 },
      readings: expect.arrayContaining([{ id: expect.any(String), text: expect.any(String) }]),
      code: expect.stringMatching(/^[\w-]+$/),
    });
    expect(verdict.findings).toContainEqual({
      rule: "open-worlds/unique",
      severity: "error",
      section: "player",
      message: "City 20 is in the deck 2 times, but only 1 is allowed.",
      cards: [{ name: "City 20", count: 2, section: "player" }],
      cite: { rulebook: "Open Worlds Limited Public Playtest 2020", part: "Appendix A", page: 15 },
      fixes: [{ label: "Remove 1 City 20", edits: [{ section: "player", card: "City 20", by: -1 }] }],
    });
    expect(verdict.held).toContainEqual({
      rule: "open-worlds/worlds-five",
      cite: { rulebook: "Open Worlds Limited Public Playtest 2020", part: "Setup", page: 7 },
    });
  });

  test("is an object for one list, an array for several, in their order", async () => {
    const [one, two] = [fileOf(LEGAL), fileOf(UNDETERMINED)];
    expect(verdictSchema.parse(JSON.parse((await run("check", "--json", one)).out)).status).toBe("legal");
    const several = verdictSchema.array().parse(JSON.parse((await run("check", "--json", two, one, two)).out));
    expect(several.map(({ status }) => status)).toEqual(["undetermined", "legal", "undetermined"]);
  });

  test("finds or holds every rule of the format", async () => {
    for (const { text } of samples) {
      const verdict = verdictSchema.parse(JSON.parse((await run("check", "--json", fileOf(text))).out));
      const game = games.find(({ id }) => id === verdict.game);
      const applies = game?.rules.filter((rule) => rule.formats?.includes(verdict.format) !== false && !rule.house);
      const said = new Set([...verdict.held, ...verdict.findings].map(({ rule }) => rule));
      expect([...said].filter((rule) => !rule.startsWith("deck/")).sort()).toEqual(applies?.map(({ id }) => id).sort());
    }
  });
});

describe("house rules", () => {
  test.each([
    ["conquest-of-fates", "copies=2", "2 Moss Grazer", "3 Moss Grazer", "conquest-of-fates/copies"],
    ["conquest-of-fates", "one-celestial", "Drowned Star", "2 Drowned Star", "conquest-of-fates/one-celestial"],
    ["conquest-of-fates", "one-faction", "Moss Grazer", "Moss Grazer\nDock Runner", "conquest-of-fates/one-faction"],
    [
      "conquest-of-fates",
      "celestials-outside",
      "40 Moss Grazer\nDrowned Star",
      "40 Drowned Star",
      "conquest-of-fates/size",
    ],
    ["conquest-of-orion", "copies=4", "4 Forerunner", "5 Forerunner", "conquest-of-orion/copies"],
    [
      "shoulder-of-orion",
      "all-factions",
      "The Child\nDefector Pack",
      "Aestus Lord\nDefector Pack",
      "shoulder-of-orion/eligible",
    ],
    ["orions-spur", "custom-tactics", "Tactics\n5 Rail Volley", "Tactics\n6 Rail Volley", "orions-spur/tactics"],
  ])("%s --house %s", async (game, house, kept, broken, rule) => {
    const found = async (list: string) => {
      const { out } = await run("check", "--json", "--game", game, "--house", house, fileOf(list));
      const { findings } = verdictSchema.parse(JSON.parse(out));
      return findings.filter((finding) => finding.rule === rule).map(({ message }) => message);
    };
    const about = (messages: string[]) => messages.filter((message) => !/exactly 45/.test(message));
    expect(about(await found(kept))).toEqual([]);
    expect(about(await found(broken))).not.toEqual([]);
  });
});

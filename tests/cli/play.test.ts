// Playing from the command line: the same deck, seed and moves are the same game, and mistakes change nothing.
import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { drydock, fileOf, type Ran, run, talk } from "./run.ts";

const GAMES = ["open-worlds", "shoulder-of-orion", "conquest-of-fates", "conquest-of-orion", "orions-spur"] as const;

/** Zones as they are promised; a number stands for any place or card. */
const ZONES: Readonly<Record<(typeof GAMES)[number], string>> = {
  "open-worlds":
    "draw hand trash worlds:n staged:n facilities:n orbitals:n ground:n indicators:n worlds-deck enemy-draw enemy-hand enemy-trash enemy-staged:n enemy-facilities:n enemy-orbitals:n enemy-ground:n",
  "shoulder-of-orion":
    "draw hand heroes ao cache energy orbit discard removed sideboard under:n enemy-ao enemy-discard enemy-draw enemy-hand enemy-heroes enemy-cache enemy-energy enemy-orbit enemy-removed",
  "conquest-of-fates":
    "draw hand L1 L2 L3 L4 L5 L6 L7 extra celestials discard void upload under:n E1 E2 E3 E4 E5 E6 E7 enemies enemy-discard enemy-hand enemy-extra enemy-celestials enemy-void enemy-upload",
  "conquest-of-orion":
    "draw hand planets neutral units:n space achievements graveyard removed planets-deck enemy under:n enemy-draw enemy-hand enemy-space enemy-achievements enemy-graveyard enemy-removed",
  "orions-spur":
    "draw hand front middle flagship reserve discard enemy-front enemy-middle enemy-flagship enemy-reserve enemy-draw enemy-hand enemy-discard enemy-trophies trophies",
};

const COUNTERS: Readonly<Record<(typeof GAMES)[number], readonly string[]>> = {
  "open-worlds": ["income", "priorIncome"],
  "shoulder-of-orion": ["energy", "techLevel", "dummyLife"],
  "conquest-of-fates": ["conquest", "battle", "skirmish"],
  "conquest-of-orion": ["blue", "gold", "red", "tier"],
  "orions-spur": ["recruitment", "vp", "taken"],
};

const move = z.strictObject({ do: z.string(), card: z.int().optional(), to: z.string().optional() });
const state = z.object({
  turn: z.int(),
  phase: z.string(),
  over: z.boolean(),
  cards: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      zone: z.string(),
      faceUp: z.boolean(),
      exhausted: z.boolean(),
      counters: z.record(z.string(), z.number()),
    }),
  ),
  counters: z.record(z.string(), z.number()),
  moves: z.array(move),
  log: z.array(z.string()),
});

async function sampleOf(game: string): Promise<string> {
  const [name = ""] = (await run("samples", "--game", game)).out.split("\n");
  return fileOf((await run("samples", name)).out, `${name}.txt`);
}

function states({ out }: Ran): z.infer<typeof state>[] {
  return out
    .trim()
    .split("\n")
    .map((line) => state.parse(JSON.parse(line)));
}

describe.each(GAMES)("drydock play: %s", (game) => {
  test("the state has the promised form, zones and counters; the same seed is the same game, another is not", async () => {
    const file = await sampleOf(game);
    const played = await run("play", file, "--seed", "7", "--auto", "2", "--json");
    expect([played.status, played.err]).toEqual([0, ""]);
    const seen = state.parse(JSON.parse(played.out));
    expect(seen.over || seen.turn === 3).toBe(true);
    const zones = ZONES[game].split(" ");
    for (const { zone } of seen.cards) expect(zones).toContain(zone.replace(/:\d+$/, ":n"));
    for (const counter of COUNTERS[game]) expect(seen.counters[counter]).toBeTypeOf("number");
    expect(new Set(seen.moves.map((one) => JSON.stringify(one))).size).toBe(seen.moves.length);
    expect(await run("play", file, "--seed", "7", "--auto", "2", "--json")).toEqual(played);
    expect((await run("play", file, "--seed", "8", "--auto", "2", "--json")).out).not.toBe(played.out);
  });

  test("--stdio plays offered moves, refuses others without a change, and undoes", async () => {
    const file = await sampleOf(game);
    const [begun] = states(await talk(["play", file, "--seed", "3", "--stdio"], ""));
    const [first] = begun?.moves ?? [];
    const lines = [first, { do: "no such move" }, { undo: true }, { undo: true }, first];
    const input = lines.map((line) => JSON.stringify(line)).join("\n");
    const { out, status } = await talk(["play", file, "--seed", "3", "--stdio"], input);
    const [zero, one, refused, back, nothing, again] = out.trim().split("\n");
    expect(status).toBe(0);
    expect(one).not.toBe(zero);
    expect(JSON.parse(refused ?? "")).toEqual({
      error: expect.stringMatching(/^no such move: there is no such move in this game \(.+\)\.$/),
      lacks: [
        {
          id: "move",
          says: "there is no such move in this game",
          rule: expect.objectContaining({ part: expect.any(String) }),
        },
      ],
    });
    expect(back).toBe(zero);
    expect(JSON.parse(nothing ?? "")).toEqual({ error: "There is nothing to undo." });
    expect(again).toBe(one);
  });

  test("the moves of a file are the same game as the same moves one by one", async () => {
    const file = await sampleOf(game);
    const [begun] = states(await talk(["play", file, "--stdio"], ""));
    const moves = (begun?.moves ?? []).slice(0, 1).map((one) => JSON.stringify(one));
    const list = fileOf(moves.join("\n"), `${game}.moves`);
    const whole = await run("play", file, "--moves", list, "--json");
    const talked = states(await talk(["play", file, "--stdio"], moves.join("\n"))).at(-1);
    expect(state.parse(JSON.parse(whole.out))).toEqual(talked);
  });
});

test("--stdio tells beat by beat what a move has led to, on both sides", async () => {
  const file = await sampleOf("conquest-of-fates");
  const input = Array(6).fill('{"do":"pass"}').join("\n");
  const { out } = await talk(["play", file, "--seed", "3", "--auto", "1", "--stdio"], input);
  const beat = z.looseObject({ is: z.string(), side: z.int().optional() });
  const told = z.object({ beats: z.array(beat).optional() });
  const [begun, ...after] = out
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [told.parse(JSON.parse(line)).beats]));
  expect(begun).toBeUndefined();
  const moves = after.flatMap((beats = []) => beats.filter(({ is }) => is === "move"));
  expect(new Set(moves.map(({ side }) => side))).toEqual(new Set([0, 1]));
});

test("a free move is marked in the log", async () => {
  const file = await sampleOf("conquest-of-fates");
  const [begun] = states(await talk(["play", file, "--stdio"], ""));
  const card = begun?.cards.find(({ zone }) => zone === "hand")?.id ?? 0;
  const input = JSON.stringify({ free: "move", card, to: "void" });
  const after = states(await talk(["play", file, "--stdio"], input)).at(-1);
  expect(after?.cards.find(({ id }) => id === card)?.zone).toBe("void");
  expect(after?.log.at(-1)).toMatch(/\(free move\)$/);
});

test.each([
  [{ free: "move", card: 0, to: "nowhere" }, "There is no zone “nowhere”."],
  [{ free: "move", card: 0 }, "The free move “move” needs a zone."],
  [{ free: "shuffle" }, "The free move “shuffle” needs a zone."],
  [{ free: "counter", to: "glory", by: 1 }, "There is no counter “glory”."],
  [{ free: "counter", card: 0, to: "glory" }, "There is no counter “glory”."],
  [{ free: "counter", by: 1 }, "The free move “counter” needs a counter."],
  [{ free: "counter", to: "life", by: 980 }, "A number at the table is at most 999, and at least -999 (Life now 30)."],
])("%j is refused by a sentence that names what is not there", async (move, error) => {
  const { out } = await talk(["play", await sampleOf("shoulder-of-orion"), "--stdio"], JSON.stringify(move));
  expect(JSON.parse(out.trim().split("\n")[1] ?? "")).toEqual({ error });
});

test.each([
  [
    { free: "fly" },
    /\(free\): “free” is move, counter, exhaust, ready, turn, note, reveal, look, search, shuffle or roll\.$/,
  ],
  [{ free: "exhaust", card: "City 20" }, /\(card\): “card” is the number of a card/],
  [{ free: "look", to: "draw", by: 1000 }, /\(by\): “by” is a whole number from -999 to 999\.$/],
  [{ free: "move", card: 0, to: "draw", bottom: false }, /\(bottom\): “bottom” is true, or left out\.$/],
  [{ free: "note", card: 0, text: "two\nlines" }, /\(text\): “text” is one line of at most 80 letters\.$/],
  [{ free: "note", card: 0, text: "two\u2028lines" }, /\(text\): “text” is one line/],
  [{ free: "note", card: 0, text: "\ud83d" }, /\(text\): “text” is one line/],
  [{ free: "note", card: 0, text: "x".repeat(81) }, /\(text\): “text” is one line/],
  [{ undo: false }, /\(undo\): “undo” is true/],
])("%j is of another form, and is told which", async (move, says) => {
  const { out } = await talk(["play", await sampleOf("shoulder-of-orion"), "--stdio"], JSON.stringify(move));
  expect(JSON.parse(out.trim().split("\n")[1] ?? "")).toEqual({ error: expect.stringMatching(says) });
});

test("moves may begin with a byte-order mark, from a file and from standard input", async () => {
  const file = await sampleOf("conquest-of-fates");
  const text = '\ufeff{"do":"pass"}\r\n{"do":"pass"}\r\n';
  const read = await run("play", file, "--moves", fileOf(text, "marked.moves"), "--json");
  expect([read.status, read.err]).toEqual([0, ""]);
  const talked = states(await talk(["play", file, "--stdio"], text));
  expect(talked).toHaveLength(3);
  expect(state.parse(JSON.parse(read.out))).toEqual(talked.at(-1));
});

test("a line in is an answer out, whatever stands in it", async () => {
  const lines = [
    '{"free":"note","card":0,"text":"a\u2028b"}',
    '{"do":\r"pass"}\r',
    "{",
    "x".repeat(3_000_000),
    '{"do":"pass"}',
  ];
  const { out, status } = await drydock(
    ["play", await sampleOf("conquest-of-fates"), "--stdio"],
    `${lines.join("\n\n")}`,
  );
  const answers = out.trim().split("\n").slice(1);
  expect([status, answers.length]).toEqual([0, lines.length]);
  expect(answers.map((text) => "error" in JSON.parse(text))).toEqual([true, false, true, true, false]);
});

describe("--auto", () => {
  test("plays as many turns as it is given, from wherever the moves of a file have come to", async () => {
    const file = await sampleOf("conquest-of-fates");
    const moves = fileOf('{"do":"pass"}\n{"do":"pass"}\n', "begun.moves");
    const at = async (turns: string) =>
      state.parse(JSON.parse((await run("play", file, "--moves", moves, "--auto", turns, "--json")).out));
    const begun = state.parse(JSON.parse((await run("play", file, "--moves", moves, "--json")).out));
    expect(begun.turn).toBe(1);
    expect(await at("0")).toEqual(begun);
    expect((await at("1")).turn).toBe(2);
    expect((await at("2")).turn).toBe(3);
  });

  test("a game that never ends is left after many moves, and that is said", async () => {
    const file = fileOf("Game: Shoulder of Orion\nHeroes\nBanneret Apollo\n");
    const { status, out, err } = await run("play", file, "--opposite", "nobody", "--auto", "999999", "--json");
    const { over, turn } = state.parse(JSON.parse(out));
    expect(status).toBe(0);
    expect(over, "whether the game is over").toBe(false);
    expect(err).toBe(`The autopilot stops after 10000 moves, in turn ${turn}.\n`);
  });
});

test("what of a list stays in the box is told with its reason and its line", async () => {
  const file = fileOf("Game: Open Worlds\n2 Exploit\nCity\n3 Blorp\n100 Outpost\n%%%\nPlanets\n1 Exploit\n");
  const { status, err } = await run("play", file);
  expect(status).toBe(0);
  const said = (line: number, says: string) => expect(err).toMatch(new RegExp(`, line ${line}: ${says}`));
  said(3, "“City” could be several cards: City 10, .* It is left out\\.");
  said(4, "No card .*“Blorp”.* It is left out\\.");
  said(5, "Outpost is given 100 times, .* It is left out\\.");
  said(6, "“%%%” was left out: It has no letters or numbers\\.");
  said(8, "Exploit is in “Planets”, but the game has no such section\\. It is left out\\.");
});

describe("on a terminal", () => {
  const ESCAPE = "\u001b";
  const was = process.stdout.isTTY;
  afterEach(() => {
    process.stdout.isTTY = was;
    vi.unstubAllEnvs();
  });

  test("colours are colours, and what others wrote moves no cursor", async () => {
    const file = await sampleOf("conquest-of-fates");
    process.stdout.isTTY = true;
    vi.stubEnv("NO_COLOR", undefined);
    const moves = fileOf(JSON.stringify({ free: "note", card: 0, text: "a\u202e b" }), "note.moves");
    const { out } = await run("play", file, "--moves", moves);
    expect(out).toContain(`${ESCAPE}[1mWhat can be done${ESCAPE}[0m`);
    expect(out).toContain("“a b”. (free move)");
    expect(out.replaceAll(/.\[\d+m/g, (code) => (code.startsWith(ESCAPE) ? "" : code))).not.toMatch(/\[\d+m/);
  });
});

test("without --json a player reads the log, the table and what can be done", async () => {
  const { out } = await run("play", await sampleOf("open-worlds"), "--auto", "1");
  expect(out).toMatch(/Income: \d+\./);
  expect(out).toMatch(/Turn 2, Stage/);
  expect(out).toMatch(/What can be done\n {2}stage /);
});

describe("mistakes", () => {
  const BAD: readonly (readonly [string, readonly string[], RegExp])[] = [
    ["a seed with spaces", ["--seed", "a b"], /--seed takes up to 64 letters, digits and -/],
    ["turns that are no number", ["--auto", "x"], /--auto takes a whole number from 0 to 999999, not “x”\./],
    ["more turns than there can be", ["--auto", "1000000"], /--auto takes a whole number from 0 to 999999/],
    ["a value with a dash in front", ["--seed", "-5"], /begins with a dash is written --seed=/],
    ["a deck of another game", ["--game", "open-worlds"], /: There is no card to play with\.\n$/],
    ["two ways to answer", ["--json", "--stdio"], /--stdio speaks JSON anyway/],
    ["a file of moves that is not there", ["--moves", "nowhere.moves"], /cannot be read/],
  ];
  test.each(BAD)("%s", async (_, flags, says) => {
    const { status, out, err } = await run("play", await sampleOf("orions-spur"), ...flags);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toMatch(says);
    expect(err).not.toMatch(/ambiguous/);
  });

  test.each([
    ["no JSON", "pass", /line 1: .*JSON/],
    ["a move of another form", '{"do":"pass","now":true}', /line 1: This is not a move \(now\)/],
    ["a card that is no number", '{"do":"stage","card":"City 20"}', /line 1: This is not a move \(card\)/],
    ["a step back", '{"undo":true}', /line 1: .*Leave out the moves that are taken back/],
    [
      "a move that is not allowed",
      '\n{"do":"pass"}\n\n{"do":"draw"}',
      /line 4: draw: there is no such move in this game/,
    ],
  ])("in a file of moves: %s", async (_, text, says) => {
    const moves = fileOf(text, "bad.moves");
    const { status, out, err } = await run("play", await sampleOf("open-worlds"), "--moves", moves);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toMatch(says);
    expect(err).not.toMatch(/\bat .*:\d+:\d+/);
  });

  test.each([
    ["the deck and what is talked", ["-", "--stdio"]],
    ["the deck and a file of moves", ["-", "--moves", "-"]],
    ["the deck, for nothing else is named, and a file of moves", ["--moves", "-"]],
    ["a file of moves and what is talked", ["list.txt", "--moves", "-", "--stdio"]],
  ])("standard input cannot be at once %s", async (_, words) => {
    const { status, out, err } = await run("play", ...words);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toMatch(/^[^\n]*standard input is for [^\n]*\n$/);
  });

  test("a deck that no table has room for", async () => {
    const file = fileOf(`Game: Open Worlds\n${"99 Outpost\n".repeat(6)}`, "huge.txt");
    const { status, err } = await run("play", file);
    expect([status, err]).toEqual([2, expect.stringMatching(/594 cards, but a table only has room for 500/)]);
  });
});

describe.each(GAMES)("drydock play --side 2: %s", (game) => {
  test("sits you opposite, shows no card of the other hand, and takes moves back", async () => {
    const file = await sampleOf(game);
    const shown = await run("play", file, "--seed", "3", "--side", "2", "--auto", "30");
    expect([shown.status, shown.err]).toEqual([0, ""]);
    // What the autopilot does with the deck of the list is told as the other side's.
    expect(shown.out).toMatch(/^ +\d+ {2}(The enemy|The opponent|The rival|Your rival)[^:]*: /m);
    expect(shown.out).not.toMatch(/^ +\d+ {2}The \w+: You\b/m);
    expect(shown.out).toMatch(/\n(You (won|lost)|The game is|It is|Drawn|Nobody)/);
    const begun = await run("play", file, "--seed", "3", "--side", "2", "--json");
    const seen = state.parse(JSON.parse(begun.out));
    const theirs = seen.cards.filter(({ zone }) => zone === "enemy-hand");
    expect(theirs.every(({ id, name }) => id < 0 && name === "A face-down card")).toBe(true);
    const hand = seen.cards.filter(({ zone }) => zone === "hand");
    expect(hand.every(({ id, name }) => id >= 0 && name !== "A face-down card")).toBe(true);
    const [move] = seen.moves;
    const told = `${JSON.stringify(move)}\n{"undo":true}`;
    const [zero, one, back] = states(await talk(["play", file, "--seed", "3", "--side", "2", "--stdio"], told));
    expect(one).not.toEqual(zero);
    expect(back).toEqual(zero);
  });
});

test("who is opposite is named by its word, and nobody's place cannot be taken", async () => {
  const file = await sampleOf("shoulder-of-orion");
  const wrong = await run("play", file, "--opposite", "me");
  expect([wrong.status, wrong.err]).toEqual([
    2,
    expect.stringContaining("--opposite takes patrol, banner, twin, garrison"),
  ]);
  const empty = await run("play", file, "--opposite", "nobody", "--side", "2");
  expect([empty.status, empty.err]).toEqual([2, expect.stringContaining("Nobody sits opposite")]);
  const third = await run("play", file, "--side", "3");
  expect([third.status, third.err]).toEqual([2, expect.stringContaining("--side takes 1 or 2, not 3.")]);
});

// Playing from the command line: the same deck, seed and moves are the same game, and mistakes change nothing.
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { drydock, fileOf, type Ran, run } from "./run.ts";

const GAMES = ["open-worlds", "shoulder-of-orion", "conquest-of-fates", "conquest-of-orion", "orions-spur"] as const;

/** Zones as they are promised; a number stands for any place or card. */
const ZONES: Readonly<Record<(typeof GAMES)[number], string>> = {
  "open-worlds": "draw hand trash worlds:n staged:n facilities:n orbitals:n ground:n indicators:n worlds-deck",
  "shoulder-of-orion": "draw hand heroes ao cache energy orbit discard removed sideboard under:n",
  "conquest-of-fates": "draw hand L1 L2 L3 L4 L5 L6 L7 extra celestials discard void upload under:n",
  "conquest-of-orion": "draw hand planets neutral units:n space achievements graveyard removed planets-deck under:n",
  "orions-spur":
    "draw hand front middle flagship reserve discard enemy-front enemy-middle enemy-flagship trophies dock",
};

const COUNTERS: Readonly<Record<(typeof GAMES)[number], readonly string[]>> = {
  "open-worlds": ["income", "priorIncome"],
  "shoulder-of-orion": ["energy", "techLevel", "dummyLife"],
  "conquest-of-fates": ["conquest", "battle", "skirmish"],
  "conquest-of-orion": ["blue", "gold", "red", "tier"],
  "orions-spur": ["recruitment", "vp"],
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
    const [begun] = states(await drydock(["play", file, "--seed", "3", "--stdio"]));
    const [first] = begun?.moves ?? [];
    const lines = [first, { do: "no such move" }, { undo: true }, { undo: true }, first];
    const input = lines.map((line) => JSON.stringify(line)).join("\n");
    const { out, status } = await drydock(["play", file, "--seed", "3", "--stdio"], input);
    const [zero, one, refused, back, nothing, again] = out.trim().split("\n");
    expect(status).toBe(0);
    expect(one).not.toBe(zero);
    expect(JSON.parse(refused ?? "")).toEqual({ error: expect.stringMatching(/^That is not allowed now/) });
    expect(back).toBe(zero);
    expect(JSON.parse(nothing ?? "")).toEqual({ error: "There is nothing to undo." });
    expect(again).toBe(one);
  });

  test("the moves of a file are the same game as the same moves one by one", async () => {
    const file = await sampleOf(game);
    const [begun] = states(await drydock(["play", file, "--stdio"]));
    const moves = (begun?.moves ?? []).slice(0, 1).map((one) => JSON.stringify(one));
    const list = fileOf(moves.join("\n"), `${game}.moves`);
    const whole = await run("play", file, "--moves", list, "--json");
    const talked = states(await drydock(["play", file, "--stdio"], moves.join("\n"))).at(-1);
    expect(state.parse(JSON.parse(whole.out))).toEqual(talked);
  });
});

test("a free move is marked in the log", async () => {
  const file = await sampleOf("conquest-of-fates");
  const [begun] = states(await drydock(["play", file, "--stdio"]));
  const card = begun?.cards.find(({ zone }) => zone === "hand")?.id ?? 0;
  const input = JSON.stringify({ free: "move", card, to: "void" });
  const after = states(await drydock(["play", file, "--stdio"], input)).at(-1);
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
])("%j is refused by a sentence that names what is not there", async (move, error) => {
  const { out } = await drydock(["play", await sampleOf("shoulder-of-orion"), "--stdio"], JSON.stringify(move));
  expect(JSON.parse(out.trim().split("\n")[1] ?? "")).toEqual({ error });
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
    ["turns that are no number", ["--auto", "-1"], /--auto/],
    ["two ways to answer", ["--json", "--stdio"], /--stdio speaks JSON anyway/],
    ["a file of moves that is not there", ["--moves", "nowhere.moves"], /cannot be read/],
  ];
  test.each(BAD)("%s", async (_, flags, says) => {
    const { status, out, err } = await run("play", await sampleOf("orions-spur"), ...flags);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toMatch(says);
  });

  test.each([
    ["no JSON", "pass", /line 1: .*JSON/],
    ["a move of another form", '{"do":"pass","now":true}', /line 1: This is no move \(now\)/],
    ["a card that is no number", '{"do":"stage","card":"City 20"}', /line 1: This is no move \(card\)/],
    ["a step back", '{"undo":true}', /line 1: a file has moves only/],
    ["a move that is not allowed", '{"do":"pass"}\n{"do":"draw"}', /move 2: That is not allowed now/],
  ])("in a file of moves: %s", async (_, text, says) => {
    const moves = fileOf(text, "bad.moves");
    const { status, out, err } = await run("play", await sampleOf("open-worlds"), "--moves", moves);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toMatch(says);
    expect(err).not.toMatch(/\bat .*:\d+:\d+/);
  });

  test("standard input cannot be deck and moves at once", async () => {
    const { status, err } = await run("play", "-", "--stdio");
    expect([status, err]).toEqual([2, expect.stringMatching(/standard input is for the moves/)]);
  });

  test("a deck that no table has room for", async () => {
    const file = fileOf(`Game: Open Worlds\n${"99 Outpost\n".repeat(6)}`, "huge.txt");
    const { status, err } = await run("play", file);
    expect([status, err]).toEqual([2, expect.stringMatching(/594 cards; a table has room for 500/)]);
  });
});

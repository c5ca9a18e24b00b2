import { describe, expect, test } from "vitest";
import { samplesOf } from "../../lib/cards/built-in.ts";
import { games } from "../../lib/games/index.ts";
import { fileOf, run } from "./run.ts";

const sample = (id: string) => games.flatMap(samplesOf).find((one) => one.id === id)?.text ?? "";
const deck = sample("smith-boson-fe");

/** How likely a hand has one of some copies at least. */
function hypergeometric(cards: number, copies: number, seen: number): number {
  let none = 1;
  for (let at = 0; at < seen; at++) none *= (cards - copies - at) / (cards - at);
  return 1 - none;
}

describe("drydock odds", () => {
  test("says the answer first, then the fraction, the groups and the curve", async () => {
    const { status, out, err } = await run("odds", fileOf(deck), "1 of [k:orbital]");
    expect([status, err]).toEqual([0, ""]);
    const chance = hypergeometric(54, 15, 10);
    const [first, second, , group, , ...curve] = out.trimEnd().split("\n");
    expect(first).toBe(`${Math.round(100 * chance)} of 100 hands of 10 cards: 1 of [k:orbital]`);
    expect(second).toMatch(
      /^\d\d\.\d\d %, exactly [\d,]+ of [\d,]+\. Drawn from 54 cards \(Player\), without redraws\.$/,
    );
    expect(Number.parseFloat(second ?? "")).toBeCloseTo(100 * chance, 1);
    expect(group).toBe("  [k:orbital]  15 of 54 cards, 15 different  cards of kind orbital");
    expect(curve).toHaveLength(22);
    expect(curve.at(-1)).toMatch(/^Of Smith Boson F\.E\., release \d\.\d\.\d\+?\.$/);
    expect(curve[1]).toMatch(/^ {5}1 {6}27\.78 % {2}█{8}$/);
  });

  test("columns stay in line where a chance needs many decimals", async () => {
    const { out } = await run("odds", fileOf(deck), "1 of [k:orbital] or 1 of [k:facility]", "--in", "20");
    const rows = out.split("\n").filter((row) => /^ +\d+ +[\d.]+ % {2}█/.test(row));
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.some((row) => /\d{5,} %/.test(row))).toBe(true);
    expect(new Set(rows.map((row) => row.indexOf("%"))).size).toBe(1);
  });

  test("as JSON, with every number of cards", async () => {
    const { out } = await run("odds", fileOf(deck), "1 of [k:orbital]", "--in", "3", "--json");
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({
      deck: "Smith Boson F.E.",
      question: "1 of [k:orbital]",
      seen: 3,
      cards: 54,
      from: ["Player"],
    });
    expect(answer.groups).toEqual([{ typed: "[k:orbital]", says: "cards of kind orbital", copies: 15, names: 15 }]);
    expect(answer.bySeen).toHaveLength(55);
    for (const { seen, chance, numerator, denominator } of answer.bySeen) {
      expect(chance).toBeCloseTo(hypergeometric(54, 15, seen), 12);
      expect(Number(numerator) / Number(denominator)).toBe(chance);
    }
    expect(answer.bySeen[3]).toMatchObject({ chance: answer.chance, numerator: answer.numerator });
  });

  test.each(games.flatMap((game) => samplesOf(game).map(({ id, text }) => ({ id, text }))))(
    "of the first hand of $id",
    async ({ text }) => {
      const { status, out, err } = await run("odds", fileOf(text), "1 of [-name:zzz]");
      expect([status, err]).toEqual([0, ""]);
      expect(out).toMatch(/^100 of 100 hands of \d+ cards: .*\n100 %, in every hand\. Drawn from \d+ cards \(/);
    },
  );

  test("of a code, of another section, and of a question that no hand meets", async () => {
    const code = (await run("encode", fileOf(sample("banner-charge")))).out.trim();
    const { out } = await run("odds", code, "9 of [-name:x]", "--section", "Sideboard", "--in", "3");
    expect(out).toMatch(/^0 of 100 hands of 3 cards: .*\n0 %, in no hand at all\. Drawn from 8 cards \(Sideboard\)/);
  });

  test("leaves out lines that name no card, and says so", async () => {
    const { status, out, err } = await run("odds", fileOf(`${deck}\n3 Nobody's Card\n`), "1 of [k:orbital]");
    expect(status).toBe(0);
    expect(err).toMatch(/line \d+: .*Nobody's Card.* It is left out\.\n$/);
    expect(out).toContain("54 cards");
  });
});

describe("drydock odds with a redraw", () => {
  test("says what the best redraws come to, and what the rules allow", async () => {
    const { out } = await run("odds", fileOf(deck), "5 of [k:facility]", "--redraw");
    const [without, , with_, exact] = out.split("\n");
    expect(without).toMatch(/^59 of 100 hands of 10 cards/);
    expect(with_).toBe(
      "92 of 100 with the best redraw. Once, you may put up to 4 cards on the Trash Heap and draw as many (Adjust): done whenever it makes this likelier.",
    );
    expect(exact).toMatch(/^9\d\.\d\d %, exactly [\d,]+ of [\d,]+\.$/);
    const { redraw } = JSON.parse((await run("odds", fileOf(deck), "5 of [k:facility]", "--redraw", "--json")).out);
    expect(Number(redraw.numerator) / Number(redraw.denominator)).toBe(redraw.chance);
  });

  test("keeps or redraws one hand", async () => {
    const list = sample("burn-bright");
    const words = [
      "odds",
      fileOf(list),
      "2 of [t:unit c<=2]",
      "--hand",
      "Burnout Drive, borrowed titan, Overcharge, Scrap Jackal",
    ];
    const { status, out } = await run(...words);
    expect([status, out]).toEqual([
      0,
      "Keep: 0 of 100. Redraw: 83 of 100 (best: put back Burnout Drive, Borrowed Titan and Overcharge).\n" +
        "For 2 of [t:unit c<=2] in 4 cards. Once, you may put any number of cards on the bottom of the deck and draw as many.\n",
    ]);
    const answer = JSON.parse((await run(...words, "--json", "--in", "5")).out);
    expect(answer).toMatchObject({ seen: 5, redraw: { away: ["Burnout Drive", "Borrowed Titan", "Overcharge"] } });
    expect(answer.keep.chance).toBeGreaterThan(0.3);
  });

  test.each<[string, string, readonly string[], string]>([
    ["in a game without one", "sol-home-guard", ["--redraw"], "Orion's Spur has no redraw."],
    ["without its house rule", "banner-charge", ["--redraw"], "Add --house redraw."],
    ["with fewer cards than a hand", "burn-bright", ["--redraw", "--in", "3"], "A first hand has 4 cards."],
    ["with a hand that is too small", "burn-bright", ["--hand", "Scrap Jackal"], "has 4 cards, and this one has 1."],
    ["with too many copies", "burn-bright", ["--hand", "4 Scrap Jackal"], "4 of Scrap Jackal, and the deck has 3."],
    ["with an unknown card", "burn-bright", ["--hand", "Scrap Jakal"], "Did you mean “Scrap Jackal”?"],
  ])("stops %s", async (_, id, words, says) => {
    const { status, err } = await run("odds", fileOf(sample(id)), "1 of [-name:zzz]", ...words);
    expect(status).toBe(2);
    expect(err).toContain(says);
  });
});

describe("drydock odds stops", () => {
  test.each<[string, readonly string[], string]>([
    ["without a question", [], "drydock odds takes a deck and a question"],
    ["at a question without quotes", ["2", "of", "[c<=3]"], "Put the question into quotes."],
    ["at what it cannot read", ["2 of [c<=3"], "At character 6: “[” is not closed."],
    [
      "at more cards than there are",
      ["1 of [c<=3]", "--in", "55"],
      "--in 55 is more than the 40 cards that are shuffled.",
    ],
    ["at a section that is not there", ["1 of [c<=3]", "--section", "hold"], "no cards in a section “hold”. It has "],
    ["at a section that no hand is drawn from", ["1 of [c<=3]", "--section", "worlds"], "Say with --in how many"],
  ])("%s", async (_, words, says) => {
    const { status, out, err } = await run("odds", fileOf(sample("baker-braugn-edv")), ...words);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toContain(says);
  });
});

import { describe, expect, test } from "vitest";
import { samplesOf } from "../../lib/cards/built-in.ts";
import { releaseOf } from "../../lib/cli/release.ts";
import { games } from "../../lib/games/index.ts";
import { fileOf, run } from "./run.ts";

const sample = (id: string) => games.flatMap(samplesOf).find((one) => one.id === id)?.text ?? "";
const deck = fileOf(sample("crowns-of-the-red-giant"));

describe("drydock trials", () => {
  test("says the same in every digit with one, two and five threads", async () => {
    const words = ["trials", deck, "cq>=50@2", "won", "--games", "90", "--json"];
    const [one, two, five] = [
      await run(...words, "--threads", "1"),
      await run(...words, "--threads", "2"),
      await run(...words, "--threads", "5"),
    ];
    expect(one).toMatchObject({ status: 0, err: "" });
    expect(two.out).toBe(one.out);
    expect(five.out).toBe(one.out);
    const { trial, asked, results, goals, measures } = JSON.parse(one.out);
    expect(trial).toMatchObject({ seed: "1", games: 90, opposite: "raiders", pilot: "the autopilot" });
    expect(asked).toBe("ask=cq%3E%3D50%402&ask=won&seed=1&games=90");
    expect(results.won + results.lost + results.ended + results.open).toBe(90);
    expect(goals[1].hits).toBe(results.won);
    expect(goals[0].from).toBeLessThan(goals[0].hits / 90);
    expect(measures[0]).toMatchObject({ id: "cq", better: "more" });
    expect(measures[0].byTurn).toHaveLength(3);
    expect(measures[0].byTurn[0].of).toBe(90);
    expect(trial).toMatchObject({ deck: "Crowns of the Red Giant", turns: 30, release: releaseOf(process.cwd()) });
    expect(goals[0].missed[0].says).toMatch(/\w/);
  });

  test("a link is counted again as it is, and compared with what it says", async () => {
    const first = await run("trials", deck, "lead>=3@3", "--games", "60", "--seed", "same", "--opposite", "recruits");
    const link = /^\/d\/\S+$/m.exec(first.out)?.[0] ?? "";
    expect(link).toMatch(/\/measure\?ask=lead.*&seed=same&games=60&turns=30&fingerprint=.*&release=.*&said=\d+$/);
    const again = await run("trials", `https://decks.example${link}`);
    expect(again.out).toMatch(/^Counted again: the same, \d+ of 60 games\.$/m);
    expect(again.out).toMatch(/^CQ ahead of the enemy: 3 or more by turn 3: \d+ of 60 games/m);
    expect(again.out).toContain("60 games of up to 30 turns, seed same,");
    const forged = await run("trials", link.replace(/said=\d+/, "said=59"));
    expect(forged.out).toMatch(/^The link said 59 of 60 games\. Counted again: \d+\. Cards/m);
    const old = link.replace(/&fingerprint.*/, "&said=59&table=7");
    expect((await run("trials", old)).out).toContain("by version 7 of the rules of this game");
    const other = await run("trials", link, "won", "--seed", "2");
    expect(other.out).toMatch(/^Won: /m);
    expect(other.out).toContain("Not compared with what the link said: the goal and --seed are given here.");
    const wrong = await run("trials", link.replace("seed=same", "seed=a%20b"));
    expect([wrong.status, wrong.err.trim()]).toEqual([2, "A seed has up to 64 letters, digits and -."]);
  });

  test("another deck that cannot be read is told of before any game is played", async () => {
    const { status, out, err } = await run(
      "trials",
      deck,
      "--games",
      "9000",
      "--think",
      "12",
      "--against",
      "nowhere.txt",
    );
    expect([status, out]).toEqual([2, ""]);
    expect(err).toContain("nowhere.txt cannot be read");
  });

  test("in words: goals with their intervals, why others missed them, who played, and the measures", async () => {
    const { out, status } = await run("trials", deck, "cq>=70@2", "--games", "60", "--opposite", "recruits");
    expect(status).toBe(0);
    expect(out).toMatch(/^Conquest Pool: 70 or more by turn 2: \d+ of 60 games, \d+\.\d % \(\d+\.\d to \d+\.\d\)$/m);
    expect(out).toMatch(/^Won \d+, lost \d+, ended \d+, still open after 30 turns 0\.$/m);
    expect(out).toMatch(
      /^Crowns of the Red Giant, played by the autopilot, opposite Recruits.*: 60 games of up to 30 turns, seed 1, release \d\.\d\.\d\+?\.$/m,
    );
    expect(out).toMatch(/^ {2}Games still playing +60 +60 +60$/m);
    expect(out).toMatch(/^ {2}Conquest Pool +\d+\.\d +\d+\.\d +\d+\.\d +cq$/m);
  });

  test.each([
    ["cq>50", "A goal is written as cq>=20@3, or as won@8: what, how much, and by which turn."],
    ["--games", "7", "“games” is a whole number from 50 to 10,000."],
    ["--think", "0", "“think” is a whole number from 1 to 12."],
    ["won@0", "The first turn is turn 1."],
    [
      "won@20",
      "--turns",
      "5",
      "“won@20” asks about turn 20, but games are stopped after turn 5. Ask about an earlier turn, or set “turns” to 20.",
    ],
    ["--threads", "0", "--threads takes 1 or more."],
    ["--opposite", "me", "Nobody is called “me”. There is raiders, twin, recruits and nobody."],
  ])("refuses %s %s", async (...words) => {
    const why = words.at(-1);
    const { status, err } = await run("trials", deck, ...words.slice(0, -1));
    expect([status, err.trim()]).toEqual([2, why]);
  });
});

describe("two decks", () => {
  test("on the same shuffles: better, worse and equal in words, and as JSON", async () => {
    const one = fileOf(sample("smith-boson-fe"));
    const other = fileOf(sample("ares-venture-trust"));
    const words = ["trials", one, "income>=20@3", "--games", "60", "--opposite", "nobody", "--against", other];
    const { out, status, err } = await run(...words);
    expect([status, err]).toEqual([0, ""]);
    expect(out).toMatch(
      /^Income: 20 or more by turn 3: the other deck is better in \d+ games, worse in \d+, equal in \d+;\n {2}[+−]\d+(\.\d)? in 100 games \(/,
    );
    expect(out).toMatch(/^Smith Boson F\.E\., and beside it Ares Venture Trust, played by .*60 games .*, release /m);
    expect(out).toMatch(/^ {2}Better in .* of 100, worse in .* of 100\. /m);
    const [found] = JSON.parse((await run(...words, "--json")).out);
    expect(found.trial).toMatchObject({ deck: "Smith Boson F.E.", seed: "1", games: 60, opposite: "nobody" });
    expect(found.against.deck).toBe("Ares Venture Trust");
    expect(found.better + found.worse + found.same).toBe(60);
    const wrong = await run(
      "trials",
      one,
      "--opposite",
      "nobody",
      "--against",
      fileOf(sample("banner-charge")),
      "--games",
      "60",
    );
    expect(wrong.err).toMatch(/is a deck of another game\.$/m);
  });
});

describe("drydock doctor", () => {
  test("measures the best swaps again and says whether they help, the same with any threads", async () => {
    const words = ["doctor", fileOf(sample("smith-boson-fe")), "income@4", "--opposite", "nobody", "--json"];
    const one = await run(...words, "--threads", "1");
    const two = await run(...words, "--threads", "3");
    expect(two.out).toBe(one.out);
    const { tried, helps, swaps, by, trial } = JSON.parse(one.out);
    expect(trial).toMatchObject({ deck: "Smith Boson F.E.", seed: "1", opposite: "nobody", pilot: "the autopilot" });
    expect([by, tried.length]).toEqual(["income@4", 5]);
    expect(swaps).toBeGreaterThan(100);
    expect(one.status).toBe(helps.length > 0 ? 0 : 1);
  });
});

test("the autopilot’s lines are printed, and another order is compared with theirs on the same deals", async () => {
  const one = fileOf(sample("smith-boson-fe"));
  const { out } = await run("trials", one, "--lines");
  expect(out).toMatch(/^ {2}1 {2}\S.*\.\n *\d+ {2}\S/);
  const stage = /^ *(\d+) {2}Stage what earns most/m.exec(out)?.[1];
  const words = ["trials", one, "income>=10@3", "--games", "60", "--opposite", "nobody"];
  const without = await run(...words, `--order=-${stage}`);
  expect(without.out).toMatch(/: your order is better in 0 games, worse in (5\d|60), equal in \d+;/);
  const wrong = await run(...words, "--order", "99");
  expect([wrong.status, wrong.err]).toEqual([2, expect.stringMatching(/^The autopilot has lines 1 to \d+, and “99”/)]);
});

test("drydock par: three lines of one deal, each with its game as a link’s moment", async () => {
  const words = ["par", deck, "--seed", "3", "--opposite", "recruits"];
  const { out, status } = await run(...words);
  expect(status).toBe(0);
  const { plain, open, proven, trial } = JSON.parse((await run(...words, "--json")).out);
  expect(trial).toMatchObject({ deck: "Crowns of the Red Giant", seed: "3", opposite: "recruits" });
  const lines = out.trim().split("\n");
  expect(lines).toHaveLength(6);
  expect(lines[4]).toMatch(
    /^Crowns of the Red Giant, .*, opposite Recruits.*: 1 game of up to 30 turns, seed 3, release /,
  );
  expect(lines[5]).toBe(`/d/${/\/d\/([\w-]+)/.exec(out)?.[1]}/play#${open.moment}`);
  expect(out).toContain(`Its last ${open.moves.length - proven} moves are proven best.`);
  expect(open.worth).toBeGreaterThanOrEqual(plain.worth);
  expect(plain.moment).toMatch(/^2\.[\w-]+\.cc\*recruits\.\.3\.[0-9a-f]{8}\./);
});

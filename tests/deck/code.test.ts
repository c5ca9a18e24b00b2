import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { builtInPool, builtInSets, codesOf, samplesOf } from "../../lib/cards/built-in.ts";
import { Pool } from "../../lib/cards/pool.ts";
import { decode, unpacked } from "../../lib/deck/code/code-reader.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { games } from "../../lib/games/index.ts";
import { deckOfPool, gameCalled } from "../decks.ts";
import published from "../kept/0.2.0/codes.json" with { type: "json" };
import { sorted, through } from "../laws/codes.ts";
import { runs } from "../runs.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

function sampleCode(game: string, sample: string): string {
  const pool = builtInPool(gameCalled(game));
  const text = samplesOf(pool.game).find(({ id }) => id === sample)?.text ?? "";
  const read = readText(games, pool, text);
  return (read.ok && encode(games, pool, read.reading.deck)) || "";
}

describe("deck codes are short", () => {
  test("the Smith Boson deck, its name with it, in 64 letters", () => {
    const code = sampleCode("open-worlds", "smith-boson-fe");
    expect(code.length).toBeGreaterThan(10);
    expect(code.length).toBeLessThanOrEqual(64);
  });

  test.each(samplesOf(gameCalled("shoulder-of-orion")).map(({ id }) => id))("%s with its sideboard in 120", (id) => {
    expect(sampleCode("shoulder-of-orion", id).length).toBeLessThanOrEqual(120);
  });
});

describe("deck codes carry the whole deck", () => {
  test("one deck has one code, whatever the order of its lines", () => {
    const pool = builtInPool(gameCalled("open-worlds"));
    fc.assert(
      fc.property(deckOfPool(pool), (deck) => {
        expect(encode(games, pool, { ...deck, entries: [...deck.entries].reverse() })).toBe(encode(games, pool, deck));
      }),
      runs(300, 5000),
    );
  });

  test("cards outside the built-in sets travel by name, and are unknown where nobody has them", () => {
    const game = gameCalled("open-worlds");
    const own = { name: "Läkare Dock", kind: "facility", defense: 7 };
    const wide = new Pool(
      game,
      [...builtInSets(game), { game: game.id, id: "own", name: "Own", official: false, source: "", cards: [own] }],
      codesOf(game),
    );
    const read = readText(games, wide, "2 Läkare Dock\n3 Exploit\n1 Dreadnought");
    if (!read.ok) throw new Error("not read");
    const back = through(wide, read.reading.deck);
    expect(sorted(wide, back)).toEqual(sorted(wide, read.reading.deck));
    const code = encode(games, wide, read.reading.deck) ?? "";
    const decoded = decode(games, code);
    const narrow = decoded.ok ? unpacked(builtInPool(game), decoded.carried) : undefined;
    expect(narrow?.ok && narrow.deck.misread.map(({ text, count }) => `${count} ${text}`)).toEqual([
      "1 Dreadnought",
      "2 Läkare Dock 7",
    ]);
  });
});

describe("a code that is damaged is never another deck", () => {
  const code = sampleCode("open-worlds", "smith-boson-fe");

  test("every single wrong letter is told", () => {
    for (const [i, letter] of [...code].entries()) {
      for (const other of ALPHABET) {
        if (other !== letter) expect(decode(games, code.slice(0, i) + other + code.slice(i + 1)).ok).toBe(false);
      }
    }
  });

  test("every swap of neighbours, every missing and every doubled letter is told", () => {
    for (let i = 0; i < code.length; i++) {
      const swapped =
        code.slice(0, i) +
        code
          .slice(i, i + 2)
          .split("")
          .reverse()
          .join("") +
        code.slice(i + 2);
      for (const wrong of [
        swapped,
        code.slice(0, i) + code.slice(i + 1),
        code.slice(0, i) + (code[i] ?? "") + code.slice(i),
      ]) {
        if (wrong !== code) expect(decode(games, wrong).ok).toBe(false);
      }
    }
  });

  test.each([
    ["nothing", ""],
    ["a word", "drydock"],
    ["what no code has", "EF wTg8!"],
    ["a code cut short", code.slice(0, -3)],
    ["an endless one", "A".repeat(10_000)],
  ])("%s gets one sentence", (_, wrong) => {
    const read = decode(games, wrong);
    expect(read).toEqual({ ok: false, why: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  test("any letters are read without a throw", () => {
    const letters = fc.array(fc.constantFrom(...ALPHABET), { maxLength: 200 }).map((all) => all.join(""));
    fc.assert(
      fc.property(letters, (text) => void decode(games, text)),
      runs(2000, 1_000_000),
    );
  });
});

describe("links that were given away stay good", () => {
  test.each(published)("$game $sample", ({ game, code, text }) => {
    const pool = builtInPool(gameCalled(game));
    const read = decode(games, code);
    const back = read.ok ? unpacked(pool, read.carried) : undefined;
    const lines = back?.ok
      ? back.deck.entries.map(({ section, card, count }) => `${section}: ${count} ${card.label}`)
      : [];
    expect(lines.sort()).toEqual([...text].sort());
  });
});

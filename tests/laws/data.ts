import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtInPool, builtInSets, codesOf, numbersFile, samplesOf } from "../../lib/cards/built-in.ts";
import { numbered } from "../../lib/cards/number.ts";
import { checkCardSet } from "../../lib/contract/card-set.ts";
import type { Game } from "../../lib/core/game.ts";
import { fold } from "../../lib/core/words.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { judge } from "../../lib/deck/verdict/judge.ts";
import { gamesWith } from "../decks.ts";

const META = ["name", "text", "number", "image", "sources", "standIn"];

export function cardLaws(game: Game): void {
  const sets = builtInSets(game);

  test.each(sets.map((set) => [set.id, set] as const))(
    "%s is a sound card set",
    (_, { id, name, official, source, cards }) => {
      expect(checkCardSet(game, { game: game.id, set: { id, name, official, source }, cards })).toMatchObject({
        ok: true,
      });
    },
  );

  test("every published fact has its source", () => {
    for (const card of sets.filter(({ official }) => official).flatMap(({ cards }) => cards)) {
      const stated = Object.keys(card).filter((a) => !META.includes(a) && !card.standIn?.includes(a));
      expect([
        card.name,
        Object.keys(card.sources ?? {})
          .filter((a) => a !== "text")
          .sort(),
      ]).toEqual([card.name, stated.sort()]);
      for (const from of Object.values(card.sources ?? {})) expect(from).not.toMatch(/\bp\.(?! \d)/);
    }
  });

  test("what is not published says so: practice sets are named so, stand-ins are marked fact by fact", () => {
    for (const { id, name, official, source, cards } of sets) {
      if (official) continue;
      expect(source).not.toBe("");
      if (!id.includes("stand-in")) expect(name).toMatch(/^Practice/);
      else for (const card of cards) expect(card.standIn?.length ?? 0).toBeGreaterThan(0);
    }
  });

  test("a set is called and described in a player's words, one idea a sentence", () => {
    for (const { id, name, source } of sets) {
      if (id.includes("stand-in")) expect(name).toMatch(/^Placeholder values/);
      expect(`${name} ${source}`).not.toMatch(/;|stand-in/i);
    }
  });

  test("stand-ins lie over published cards and add none", () => {
    const known = new Set(
      sets.filter((set) => !set.id.includes("stand-in")).flatMap(({ cards }) => cards.map((card) => fold(card.name))),
    );
    for (const set of sets.filter((set) => set.id.includes("stand-in")))
      for (const card of set.cards) expect(known).toContain(fold(card.name));
    expect(builtInPool(game).cards.length).toBe(
      sets.filter((set) => !set.id.includes("stand-in")).reduce((n, { cards }) => n + cards.length, 0),
    );
  });

  test("no fact of a published card loses its source to a set that lies over it", () => {
    const official = sets.filter((set) => set.official);
    for (const { card, label, set } of builtInPool(game).cards) {
      if (!official.some(({ id }) => id === set)) continue;
      const stated = Object.keys(card).filter((a) => !META.includes(a) && !card.standIn?.includes(a));
      expect([label, stated.filter((a) => card.sources?.[a] === undefined)]).toEqual([label, []]);
    }
  });

  test("every card has its number in deck codes, and no two share one", () => {
    const labels: string[] = JSON.parse(readFileSync(numbersFile(game), "utf8"));
    expect(numbered(game, labels)).toEqual(labels);
    expect(codesOf(game).size).toBe(labels.length);
    for (const { label, code } of builtInPool(game).cards) expect([label, typeof code]).toEqual([label, "number"]);
  });

  test("no name looks like a count, a section or a header", () => {
    for (const { card } of builtInPool(game).cards) {
      const read = readText(gamesWith(game), builtInPool(game), `2 ${card.name}`);
      expect([card.name, read.ok && read.reading.notUnderstood]).toEqual([card.name, []]);
    }
  });
}

export function sampleLaws(game: Game): void {
  const pool = builtInPool(game);
  const decks = samplesOf(game).map((sample) => {
    const read = readText(gamesWith(game), pool, sample.text);
    if (!read.ok) throw new Error(`${sample.id}: ${read.faults.map(({ message }) => message).join(" ")}`);
    return { ...sample, reading: read.reading };
  });

  test.each(decks.map((deck) => [deck.id, deck] as const))(
    "%s is legal, and every line of it was read",
    (_, { reading }) => {
      expect(judge(pool, reading.deck)).toMatchObject({ status: "legal" });
      expect([reading.guessed, reading.notUnderstood, reading.deck.misread]).toEqual([[], [], []]);
    },
  );

  test("each format has two that differ", () => {
    for (const { id } of game.formats) {
      const own = decks.filter(({ reading }) => reading.deck.format === id);
      const lists = new Set(
        own.map(({ reading }) => reading.deck.entries.map(({ card, count }) => `${count} ${card.label}`).join()),
      );
      expect(lists.size, id).toBeGreaterThanOrEqual(2);
    }
  });
}

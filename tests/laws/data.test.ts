import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { builtInPool, builtInSets, codesOf, samplesOf } from "../../lib/cards/built-in.ts";
import { numbered } from "../../lib/cards/number.ts";
import { checkCardSet } from "../../lib/contract/card-set.ts";
import { fold } from "../../lib/core/card/card.ts";
import { judge } from "../../lib/deck/judge.ts";
import { readText } from "../../lib/deck/text.ts";
import { games } from "../../lib/games/index.ts";
import { deckOn } from "../decks.ts";

const each = games.map((game) => [game.id, game] as const);
const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const META = ["name", "text", "number", "image", "sources", "standIn"];

describe.each(each)("the cards of %s", (id, game) => {
  const sets = builtInSets(game);

  test.each(sets.map((set) => [set.id, set] as const))(
    "%s is a sound card set",
    (_, { game, id, name, official, source, cards }) => {
      expect(checkCardSet(deckOn(game), { game, set: { id, name, official, source }, cards })).toMatchObject({
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
    }
  });

  test("what is not published says so: practice sets are named so, stand-ins are marked fact by fact", () => {
    for (const { id, name, official, source, cards } of sets) {
      if (official) continue;
      expect(source).not.toBe("");
      if (!id.includes("stand-in")) expect(name, name).toMatch(/^Practice/);
      else for (const card of cards) expect(card.standIn?.length ?? 0).toBeGreaterThan(0);
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
    const labels: string[] = json(`data/${id}/numbers.json`);
    expect(numbered(game, labels)).toEqual(labels);
    expect(codesOf(game).size).toBe(labels.length);
    for (const { label, code } of builtInPool(game).cards) expect([label, typeof code]).toEqual([label, "number"]);
  });

  test("no name looks like a count, a section or a header", () => {
    for (const { card } of builtInPool(game).cards) {
      const read = readText(builtInPool(game), `2 ${card.name}`);
      expect([card.name, read.ok && read.reading.notUnderstood]).toEqual([card.name, []]);
    }
  });
});

const PRACTICE: readonly (readonly [string, number])[] = [
  ["shoulder-of-orion", 120],
  ["conquest-of-fates", 90],
  ["conquest-of-orion", 120],
  ["orions-spur", 4],
];

describe("the practice sets are large and varied enough", () => {
  const cards = (id: string) =>
    builtInSets(deckOn(id))
      .filter(({ official, id }) => !official && !id.includes("stand-in"))
      .flatMap(({ cards }) => cards as unknown as Record<string, unknown>[]);
  const values = (id: string, attribute: string) => new Set(cards(id).flatMap((card) => card[attribute]));

  test.each(PRACTICE)("%s has at least %i cards", (id, least) =>
    expect(cards(id).length).toBeGreaterThanOrEqual(least),
  );

  test("Shoulder of Orion: four factions of two subfactions, Hybrid cards, twelve heroes", () => {
    expect(values("shoulder-of-orion", "factions").size).toBeGreaterThanOrEqual(5);
    expect([...values("shoulder-of-orion", "subfaction")].filter((s) => s !== null).length).toBeGreaterThanOrEqual(9);
    expect(cards("shoulder-of-orion").filter(({ type }) => type === "hero").length).toBeGreaterThanOrEqual(12);
    expect(values("shoulder-of-orion", "type").size).toBe(9);
  });

  test("Conquest of Fates: four factions, all deployments and timings, Apex, Celestials", () => {
    expect([...values("conquest-of-fates", "faction")].filter(Boolean)).toHaveLength(4);
    expect([...values("conquest-of-fates", "deployment")].filter(Boolean)).toHaveLength(3);
    expect([...values("conquest-of-fates", "timing")].filter(Boolean)).toHaveLength(4);
    expect(
      cards("conquest-of-fates").some(({ apex, deployment }) => apex === true && deployment === "lightspeed"),
    ).toBe(true);
    expect(cards("conquest-of-fates").some(({ kind }) => kind === "celestial")).toBe(true);
  });

  test("Conquest of Orion: four races and none, all types, fifteen unique planets", () => {
    expect(values("conquest-of-orion", "race")).toEqual(new Set(["Humans", "Aliens", "Torians", "Destroyers", null]));
    expect(values("conquest-of-orion", "type").size).toBe(6);
    expect(cards("conquest-of-orion").filter(({ planet }) => planet === "unique").length).toBeGreaterThanOrEqual(15);
  });

  test.each(["Terran Federation", "H'ssuk Empire", "Churrap Hegemony", "Mroo'shen Clans"])(
    "Orion's Spur: 14 ships and 45 tactics of the %s",
    (species) => {
      const own = cards("orions-spur").filter((card) => card.species === species);
      const supply = (kind: string) =>
        own.filter((card) => card.kind === kind).reduce((n, card) => n + Number(card.supply), 0);
      expect([supply("ship"), supply("tactic")]).toEqual([14, 45]);
    },
  );

  test("Open Worlds: 79 published player cards, five published worlds, and 36 worlds in all", () => {
    const published = builtInSets(deckOn("open-worlds"))
      .filter(({ official }) => official)
      .flatMap(({ cards }) => cards as unknown as Record<string, unknown>[]);
    expect(published.filter(({ kind }) => kind !== "world")).toHaveLength(79);
    expect(published.filter(({ kind }) => kind === "world")).toHaveLength(5);
    expect(builtInPool(deckOn("open-worlds")).cards.filter(({ card }) => "h2o" in card).length).toBeGreaterThanOrEqual(
      36,
    );
  });

  test("every Open Worlds card can be played on the table: no attribute of its kind that play needs is missing", () => {
    const needs: Readonly<Record<string, readonly string[]>> = {
      facility: ["defense", "income", "requires"],
      orbital: ["defense"],
      ground: ["defense", "weapons"],
      catastrophe: ["hits"],
      utility: [],
    };
    for (const { card, label } of builtInPool(deckOn("open-worlds")).cards) {
      const facts = card as unknown as Record<string, unknown>;
      for (const a of needs[String(facts.kind)] ?? []) expect(facts[a], `${label} ${a}`).toBeDefined();
    }
  });
});

describe.each(each)("the sample decks of %s", (_, game) => {
  const pool = builtInPool(game);
  const decks = samplesOf(game).map((sample) => {
    const read = readText(pool, sample.text);
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
});

test("no two sample decks have one name", () => {
  const ids = games.flatMap((game) => samplesOf(game).flatMap(({ id, name }) => [fold(id), fold(name)]));
  expect(new Set(ids).size).toBe(ids.length);
});

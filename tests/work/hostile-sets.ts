// Card sets and decks that are meant to be expensive. A few genes describe hundreds of cards and lines.
import { Pool } from "../../lib/cards/pool.ts";
import type { Card, Shape } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { type Line, place } from "../../lib/deck/place.ts";
import { settingsOf } from "../../lib/deck/settings.ts";
import { Chance } from "./random.ts";

/** Describes a set and a deck of its cards. Every number is a share from 0 to 1 or a size. */
export interface Genes {
  readonly seed: number;
  readonly cards: number;
  /** How many names the cards share, in games that number their names. */
  readonly families: number;
  readonly longNames: number;
  /** By attribute: how often it is unknown, how often it is none, and how many values it has. */
  readonly facts: Readonly<
    Record<string, { readonly missing: number; readonly none: number; readonly values: number }>
  >;
  readonly lines: number;
  /** By section, the share of the deck that is in it. */
  readonly sections: Readonly<Record<string, number>>;
  readonly copies: number;
  /** How many lines name no card. */
  readonly strange: number;
  readonly format: number;
  readonly house: number;
}

const SIZES = [5, 30, 120, 400, 1500, 5000] as const;
const LINES = [5, 40, 200, 600, 1000] as const;
const SHARES = [0, 0, 0.02, 0.1, 0.5, 0.9, 1] as const;

export function someGenes(game: Game, chance: Chance): Genes {
  const facts = Object.fromEntries(game.attributes.map((attribute) => [attribute.name, someFact(chance)]));
  const sections = Object.fromEntries(game.sections.map(({ id }) => [id, chance.pick(SHARES)]));
  return {
    seed: chance.below(2 ** 31),
    cards: chance.pick(SIZES),
    families: chance.pick([1, 3, 40, 5000]),
    longNames: chance.pick(SHARES),
    facts,
    lines: chance.pick(LINES),
    sections,
    copies: chance.pick([1, 2, 3, 99]),
    strange: chance.pick(SHARES),
    format: chance.below(4),
    house: chance.below(16),
  };
}

function someFact(chance: Chance) {
  return { missing: chance.pick(SHARES), none: chance.pick(SHARES), values: chance.pick([1, 2, 3, 10, 1000]) };
}

/** The same genes with one or two of them changed. */
export function mutated(game: Game, genes: Genes, chance: Chance): Genes {
  const fresh = someGenes(game, chance);
  const keys = Object.keys(genes) as (keyof Genes)[];
  let out: Genes = genes;
  for (let left = 1 + chance.below(2); left > 0; left--) {
    const key = chance.pick(keys);
    if (key === "facts" || key === "sections") {
      const part = chance.pick(Object.keys(genes[key]));
      out = { ...out, [key]: { ...out[key], [part]: fresh[key][part] } };
    } else out = { ...out, [key]: fresh[key] };
  }
  return out;
}

/** The pool and the lines that genes stand for. */
export function grown(game: Game, genes: Genes, text?: string): { pool: Pool; lines: readonly Line[]; deck: Deck } {
  const chance = new Chance(genes.seed);
  const cards = Array.from({ length: genes.cards }, (_, i) => ({
    ...cardOf(game, genes, i, chance),
    ...(text === undefined ? {} : { text }),
  }));
  const pool = new Pool(game, [{ game: game.id, id: "hostile", name: "Hostile", official: false, source: "", cards }]);
  const lines = Array.from({ length: genes.lines }, (_, i) => lineOf(pool, genes, i, chance));
  const format = game.formats[genes.format % game.formats.length]?.id;
  const house = Object.fromEntries(
    game.house.filter((_, i) => genes.house & (1 << i)).map(({ id, upTo }) => [id, upTo === undefined ? true : 2]),
  );
  const found = settingsOf(game, { format, house });
  if (!found.ok) throw new Error(found.faults[0]?.message);
  return { pool, lines, deck: place(pool, found.settings, lines).deck };
}

function nameOf(genes: Genes, i: number): string {
  const stem = `Card ${i % genes.families}`;
  return genes.longNames > (i % 10) / 10 ? stem.padEnd(79, " abcdefgh").trim() : stem;
}

function cardOf(game: Game, genes: Genes, i: number, chance: Chance): Card {
  const isNumbered = game.numbered !== undefined;
  const card: Record<string, unknown> = { name: isNumbered ? nameOf(genes, i) : `${nameOf(genes, i)} ${i}` };
  for (const attribute of game.attributes) {
    const { missing, none, values } = genes.facts[attribute.name] ?? { missing: 0, none: 0, values: 1 };
    if (chance.isLucky(missing) && attribute.name !== game.kind) continue;
    const which = attribute.name === game.numbered ? i : chance.below(values);
    card[attribute.name] = chance.isLucky(none) ? null : shaped(attribute.shapes[0], which);
    if (attribute.name === game.kind && chance.isLucky(missing)) card.standIn = [attribute.name];
  }
  return card as unknown as Card;
}

function shaped(shape: Shape, which: number): unknown {
  const word = (of?: readonly string[]) => (of ? of[which % of.length] : `Word ${which}`);
  switch (shape.is) {
    case "number":
      return shape.min + (which % (shape.max - shape.min + 1));
    case "numbers":
      return Array.from({ length: which % 20 }, () => shape.min);
    case "flag":
      return which % 2 === 0;
    case "word":
      return word(shape.of);
    case "words":
      return shape.of
        ? [word(shape.of)]
        : Array.from({ length: which % 40 }, (_, i) => `Word ${(which * 7 + i * i) % 90}`);
    case "conditions":
      return [word(shape.of)];
    case "amounts":
      return { [String(word(shape.of))]: 1 + (which % 99) };
    case "record":
      return {};
  }
}

function lineOf(pool: Pool, genes: Genes, i: number, chance: Chance): Line {
  const section = sectionOf(genes, chance);
  const count = genes.copies === 99 ? 1 + chance.below(99) : 1 + chance.below(genes.copies);
  if (chance.isLucky(genes.strange))
    return { section, name: `Crad ${i}`.padEnd(genes.longNames > 0.5 ? 199 : 8, "e"), count };
  return { section, name: pool.cards[i % pool.cards.length]?.label ?? "", count };
}

function sectionOf({ sections }: Genes, chance: Chance): string {
  let left = chance.next() * Object.values(sections).reduce((sum, share) => sum + share, 0);
  for (const [section, share] of Object.entries(sections)) {
    left -= share;
    if (left < 0) return section;
  }
  return "";
}

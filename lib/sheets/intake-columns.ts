// Which column of a game a header means, and which kind of card is meant where none is written.
import { columnsOf } from "../cards/csv.ts";
import type { Attribute } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { memoPerKey } from "../core/memo.ts";
import { fold, nearest } from "../core/words.ts";
import type { GridHeader } from "./intake-grid.ts";
import { attributeOf } from "./sheet.ts";

export interface IntakeColumn {
  readonly header: string;
  readonly column?: string;
  readonly how: "read" | "guessed" | "not-understood";
}

/** Words that people write for the same thing. The first attribute that a game has under one of them is meant. */
const SYNONYMS: readonly (readonly string[])[] = [
  ["name", "cardname", "card", "title", "cardtitle"],
  ["text", "cardtext", "rulestext", "rules", "effect", "effects", "ability", "description"],
  ["number", "no", "no.", "nr", "nr.", "#", "cardnumber", "collectornumber"],
  ["image", "picture", "art", "artwork", "img", "imageurl"],
  ["kind", "type", "cardtype", "cardkind", "category"],
  ["cost", "price", "mana", "manacost", "energycost", "recruitment", "fleetcost"],
  ["cq", "commandquotient"],
  ["prohibited", "banned", "forbidden"],
  ["supply", "copies", "quantity", "qty"],
  ["attack", "atk", "att", "power", "strength", "damage", "dmg", "cq"],
  ["health", "hp", "hitpoints", "life", "toughness", "hull"],
  ["defense", "defence", "def", "shield", "shields"],
  ["factions", "faction", "race", "species", "house", "clan", "side"],
  ["subtype", "subkind", "classification", "shipclass"],
  ["class", "tier", "level", "techtier", "techlevel", "techlvl", "lvl"],
  ["keywords", "keyword", "abilities", "traits", "trait"],
  ["regeneration", "regen"],
  ["vp", "victorypoints", "points"],
  ["timing", "when"],
  ["produces", "production", "output"],
  ["colour", "color"],
];

/** Letters and digits alone, so that "Ship-Class", "ship_class" and "Ship class:" are the same. */
export function keyOfWord(word: string): string {
  const bare = fold(word).replace(/[-_:.*]/g, "");
  return bare === "" ? fold(word) : bare;
}

/** The columns by each word that is theirs: names and labels, and then short search words that nothing else is called. */
const wordsOf = memoPerKey((game: Game): ReadonlyMap<string, string> => {
  const words = new Map<string, string>();
  const claim = (word: string, column: string) => {
    if (!words.has(keyOfWord(word))) words.set(keyOfWord(word), column);
  };
  for (const column of columnsOf(game)) claim(column, column);
  for (const { name, label } of game.attributes) claim(label, name);
  for (const { name, search } of game.attributes) if (search !== undefined) claim(search, name);
  return words;
});

/** The attribute that is asked for first: what a card costs, or the first number that cards have. */
export function costLike(game: Game): Attribute | undefined {
  return game.attributes.find(isCost) ?? game.attributes.find(isNumeric);
}

function isCost({ search }: Attribute): boolean {
  return search === "c";
}

export function isNumeric({ shapes, bounds }: Attribute): boolean {
  return !bounds && shapes.some(({ is }) => is === "number");
}

/** Whether one of these records looks like the headers of a table, and how many of its cells name columns. */
export function headersNamed(game: Game, cells: readonly string[]): number {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  if (filled.length === 0 || filled.some((cell) => /^[+-]?\d+$/.test(cell))) return 0;
  const found = columnsFor(
    game,
    filled.map((header) => ({ header })),
    {},
  ).filter(({ column }) => column !== undefined);
  const isNamed = found.some(({ column }) => column === "name");
  // “name” alone is enough. Other words for it might be names of cards.
  if (filled.includes("name")) return found.length;
  if (isNamed && filled.length === 1) return found[0]?.how === "read" ? 1 : 0;
  return found.length >= 2 && (isNamed || found.length * 2 > filled.length) ? found.length : 0;
}

type Chosen = Readonly<Record<string, string>>;
type Found = Pick<IntakeColumn, "column" | "how">;

/** The column that each header means. What was chosen goes before what is read, and that before what is guessed. */
export function columnsFor(game: Game, headers: readonly GridHeader[], chosen: Chosen): readonly IntakeColumn[] {
  const all = columnsOf(game);
  const found = new Map<string, Found>();
  const taken = new Set<string>();
  const take = (how: IntakeColumn["how"], columnOf: (header: GridHeader) => string | undefined) => {
    for (const one of headers) {
      if (found.has(one.header)) continue;
      const column = columnOf(one);
      if (column === undefined || taken.has(column)) continue;
      found.set(one.header, { column, how });
      taken.add(column);
    }
  };
  for (const { header } of headers) if (chosen[header] === "") found.set(header, { how: "not-understood" });
  take("read", ({ header }) => (all.includes(chosen[header] ?? "") ? chosen[header] : undefined));
  const isWord = ({ isUnnamed, repeats, guessed }: GridHeader) => !isUnnamed && !repeats && guessed === undefined;
  take("read", (one) => (isWord(one) ? columnsNamed(all, one.header) : undefined));
  take("read", (one) => (isWord(one) ? wordsOf(game).get(keyOfWord(one.header)) : undefined));
  take("guessed", ({ guessed }) => guessed);
  take("guessed", (one) => (isWord(one) ? synonym(game, one.header, taken) : undefined));
  take("guessed", (one) => (isWord(one) ? nearColumn(game, one.header, taken) : undefined));
  take("guessed", ({ looks }) => looks?.find((column) => !taken.has(column)));
  return headers.map(({ header }) => ({ header, ...(found.get(header) ?? { how: "not-understood" as const }) }));
}

/** A header in Drydock's own writing goes before one that is folded to the same. */
function columnsNamed(all: readonly string[], header: string): string | undefined {
  return all.includes(header) ? header : undefined;
}

function synonym(game: Game, header: string, taken: ReadonlySet<string>): string | undefined {
  const key = keyOfWord(header);
  const group = SYNONYMS.find((words) => words.includes(key));
  if (!group) return undefined;
  const cost = group[0] === "cost" ? game.attributes.find(isCost)?.name : undefined;
  const candidates = [cost, ...group.map((word) => wordsOf(game).get(word))];
  return candidates.find((column) => column !== undefined && !taken.has(column));
}

function nearColumn(game: Game, header: string, taken: ReadonlySet<string>): string | undefined {
  const key = keyOfWord(header);
  const words = [...wordsOf(game)].filter(([word, column]) => word.length > 2 && !taken.has(column));
  return key.length < 3 ? undefined : nearest(key, words, ([word]) => [word])[0]?.[1];
}

export function kindsOf(game: Game): readonly string[] {
  const shape = attributeOf(game, game.kind)?.shapes[0];
  return (shape?.is === "word" && shape.of) || [];
}

/**
 * The kind of card that is meant where none is written: the one that has most of these cells, by column, and among those the one
 * that has most attributes. Kinds that lie in a section of their own come last.
 */
export function usualKind(game: Game, filled: ReadonlyMap<string, number> = new Map()): string | undefined {
  const apart = new Set(game.sections.flatMap(({ kinds }) => kinds ?? []));
  const score = (kind: string) => {
    const own = game.attributes.filter(({ kinds, bounds }) => !bounds && kinds?.includes(kind));
    const given = own.reduce((sum, { name }) => sum + (filled.get(name) ?? 0), 0);
    return given * 1000 + (apart.has(kind) ? 0 : 100) + own.length;
  };
  return [...kindsOf(game)].sort((a, b) => score(b) - score(a))[0];
}

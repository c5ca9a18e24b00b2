import type { Shape } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { memoPerKey } from "../core/memo.ts";
import { listed, nearest } from "../core/words.ts";
import { wordKey } from "./rows.ts";

/** An attribute that a field refers to, or one part of it. */
export interface Column {
  /** The name of the attribute. */
  readonly attribute: string;
  readonly label: string;
  /** How the field is written. */
  readonly field: string;
  readonly shapes: readonly Shape[];
  readonly part?: string;
  /** The value of a part that an attribute's value leaves out. */
  readonly missing?: 0;
}

/** A field of the query language, for help and completion. */
export interface Field {
  readonly name: string;
  /** Other names for it. */
  readonly also: readonly string[];
  readonly label: string;
  /** What may follow it, in words. */
  readonly takes: string;
  /** The words that may follow it, if they are few and known. */
  readonly words: readonly string[];
}

/** Something that facts can be stated about: an attribute, or the text. */
export type FactColumn = Pick<Column, "attribute" | "label">;

type Lookup<What> =
  | { readonly ok: true; readonly columns: readonly What[] }
  | { readonly ok: false; readonly message: string };

/** The fields that every game has. */
const COMMON = ["name", "text", "set", "is", "has", "unknown"] as const;
export type Common = (typeof COMMON)[number];

const NUMBER: Shape = { is: "number", min: 0, max: 99 };
const TEXT = "text";
const STAND_IN = "standin";
/** Every game has both words and their short forms. If it has no such attribute, they mean the kind of card. */
const KINDS = [
  ["kind", "k"],
  ["type", "t"],
] as const;

interface Fields {
  /** The attributes, by every word that may be written for them. */
  readonly columns: ReadonlyMap<string, readonly Column[]>;
  readonly flags: ReadonlyMap<string, readonly Column[]>;
  readonly names: readonly string[];
  readonly flagNames: readonly string[];
}

const fieldsRead = memoPerKey((game: Game): Fields => {
  const columns = game.attributes.map(({ name, label, shapes }) => ({ attribute: name, label, field: name, shapes }));
  const byWord = new Map<string, readonly Column[]>();
  const claim = (word: string, column: Column) => byWord.set(word, [...(byWord.get(word) ?? []), column]);
  for (const [i, { name, search }] of game.attributes.entries()) {
    for (const word of new Set([wordKey(name), ...(search === undefined ? [] : [wordKey(search)])])) {
      const column = columns[i];
      if (column) claim(word, column);
    }
  }
  // Words that are nobody's name or short word may still mean a label or the kind of card.
  const claimed = new Set(byWord.keys());
  for (const column of columns) if (!claimed.has(wordKey(column.label))) claim(wordKey(column.label), column);
  const kind = columns.filter((column) => column.field === game.kind);
  for (const [word, short] of KINDS) {
    const meant = byWord.get(word) ?? byWord.get(short) ?? kind;
    if (!byWord.has(word)) byWord.set(word, meant);
    if (!byWord.has(short)) byWord.set(short, meant);
  }
  const isFlag = (column: Column) => column.shapes.some((shape) => shape.is === "flag");
  const flags = new Map(
    [...byWord].map(([word, of]) => [word, of.filter(isFlag)] as const).filter(([, of]) => of.length > 0),
  );
  return {
    columns: byWord,
    flags,
    // Limits of other attributes can be asked for, but nobody is told to: they only hold where the fact is missing.
    names: game.attributes.filter(({ bounds }) => !bounds).map(({ name }) => name),
    flagNames: [...columns.filter(isFlag).map((column) => column.field), STAND_IN],
  };
});

/** The field that every game has under this word. */
export function commonField(word: string): Common | undefined {
  const key = wordKey(word);
  return COMMON.find((name) => name === key);
}

/** The attributes, or parts of attributes, that a field refers to. */
export function columnsNamed(game: Game, word: string): Lookup<Column> {
  const { columns: known, names } = fieldsRead(game);
  const [name = "", ...rest] = word.split(".");
  const base = wordKey(name);
  const columns = known.get(base) ?? (base.length > 2 ? known.get(otherNumber(base)) : undefined);
  if (!columns) {
    const message = `${unknownName(game, "field", name, [...COMMON, ...names])} Put it in quotes to look for the words.`;
    return { ok: false, message };
  }
  if (rest.length === 0) return { ok: true, columns };
  const part = wordKey(rest.join("."));
  const parts = columns.flatMap(partsOf);
  const meant = parts.filter((column) => column.part === part);
  if (meant.length > 0) return { ok: true, columns: meant };
  if (parts.length === 0)
    return { ok: false, message: `“${name}” has no parts. Write it without “.${rest.join(".")}”.` };
  return { ok: false, message: `There is no “${word}”. There is ${listed(parts.map((column) => column.field))}.` };
}

/** The attributes, or the text, that a word after `has:` or `unknown:` refers to. */
export function factColumnsBy(game: Game, word: string): Lookup<FactColumn> {
  const { columns, names } = fieldsRead(game);
  const key = wordKey(word.split(".", 1).join(""));
  if (key === TEXT) return { ok: true, columns: [{ attribute: TEXT, label: TEXT }] };
  const found = columns.get(key) ?? (key.length > 2 ? columns.get(otherNumber(key)) : undefined);
  if (found) return { ok: true, columns: found };
  return { ok: false, message: unknownName(game, "attribute", word, [...names, TEXT]) };
}

/** The plural of a singular and the singular of a plural, so that "faction" works as well as "factions". */
function otherNumber(word: string): string {
  return word.endsWith("s") ? word.slice(0, -1) : `${word}s`;
}

/** The flags that a word after `is:` means. An empty list means “has placeholder values”. */
export function flagsOf(game: Game, word: string): Lookup<Column> {
  const fields = fieldsRead(game);
  const key = wordKey(word);
  if (key === STAND_IN || key === `${STAND_IN}s`) return { ok: true, columns: [] };
  const columns = fields.flags.get(key);
  if (columns) return { ok: true, columns };
  return { ok: false, message: unknownName(game, "flag", word, fields.flagNames) };
}

function unknownName(game: Game, what: "field" | "flag" | "attribute", word: string, names: readonly string[]): string {
  const near = nearest(word.toLowerCase(), names, (name) => [name.toLowerCase()]);
  const found = near.length > 0 ? `Did you mean ${listed(near, "or")}?` : `${game.name} has ${listed(names)}.`;
  return `There is no ${what} “${word}”. ${found}`;
}

export function partsOf(column: Column): readonly Column[] {
  return column.shapes.flatMap((shape) => {
    const part = (name: string, shapes: readonly Shape[]): Column => {
      return {
        attribute: column.attribute,
        label: `${column.label} ${name}`,
        field: `${column.field}.${name}`,
        shapes,
        part: wordKey(name),
      };
    };
    if (shape.is === "amounts")
      return shape.of.map((name) => ({ ...part(name, [NUMBER]), label: `${column.label} in ${name}`, missing: 0 }));
    if (shape.is === "record") return Object.entries(shape.fields).map(([name, of]) => part(name, [of]));
    if (shape.is === "conditions") return shape.numbered.map((name) => part(name, [NUMBER]));
    return [];
  });
}

/** What may follow a field, in words: "a number or RES". */
export function takesOf(column: Column): string {
  const parts = partsOf(column).map((part) => part.field);
  const taken = column.shapes.map((shape) => {
    if (shape.is === "flag") return "yes or no";
    if (shape.is === "number" || shape.is === "numbers") return "a number";
    if (shape.is === "amounts") return `a number in all, or a part of it (${listed(parts, "or")})`;
    if (shape.is === "record") return `a part (${listed(parts, "or")})`;
    const words = wordsTaken(shape);
    if (words.length === 0) return "a word";
    return words.length === 1 ? words.join() : `one of ${listed(words, "or")}`;
  });
  return listed([...new Set(taken)], "or");
}

/** The words that a shape allows, if they are known. */
function wordsTaken(shape: Shape): readonly string[] {
  if (shape.is === "conditions") return [...shape.of, ...shape.numbered];
  if (shape.is === "amounts") return shape.of;
  return shape.is === "word" || shape.is === "words" ? (shape.of ?? []) : [];
}

/** Every field of a game's queries, with those of its cards first. */
export function fieldsOf(game: Game): readonly Field[] {
  const { columns, names, flagNames } = fieldsRead(game);
  const own = game.attributes.map(({ name, label }) => {
    const also = [...columns].filter(
      ([word, of]) => word !== wordKey(name) && of.some(({ attribute }) => attribute === name),
    );
    const column = columns.get(wordKey(name))?.find(({ attribute }) => attribute === name);
    const words = column ? [...new Set(column.shapes.flatMap(wordsTaken))] : [];
    return { name, also: also.map(([word]) => word), label, takes: column ? takesOf(column) : "a word", words };
  });
  const common = (name: Common, label: string, takes: string, words: readonly string[] = []): Field => ({
    name,
    also: [],
    label,
    takes,
    words,
  });
  return [
    ...own,
    common("name", "name", "a word or a phrase in quotes"),
    common("text", "text", "a word or a phrase in quotes"),
    common("set", "set", "the id of a card set, or how a word of it begins"),
    common("is", "flag", flagNames.length > 1 ? `one of ${listed(flagNames, "or")}` : STAND_IN, flagNames),
    common("has", "stated fact", "the name of a field", [...names, TEXT]),
    common("unknown", "unknown fact", "the name of a field", [...names, TEXT]),
  ];
}

import Database from "better-sqlite3";
import { peer } from "./peers.ts";
import type { Text } from "./search-cards.ts";

/** Counts the cards that have, for each word of a query, a word that begins with it. */
export interface Searcher {
  readonly name: string;
  find(words: readonly string[]): number;
}

type Make = (texts: readonly Text[]) => Searcher | undefined;

const sqlite: Make = (texts) => {
  const db = new Database(":memory:");
  db.exec("create virtual table cards using fts5(name, text, prefix = '2 3 4')");
  const insert = db.prepare("insert into cards (rowid, name, text) values (?, ?, ?)");
  db.transaction(() => {
    for (const { id, name, text } of texts) insert.run(id, name, text);
  })();
  const select = db.prepare<[string], number>("select rowid from cards where cards match ?").pluck();
  return { name: "SQLite FTS5", find: (words) => select.all(words.map((word) => `"${word}"*`).join(" ")).length };
};

/** The obvious solution: search through every text in lower case. */
const linear: Make = (texts) => {
  const lowered = texts.map(({ name, text }) => ` ${wordsIn(`${name} ${text}`).join(" ")}`);
  const find = (words: readonly string[]) => {
    const wanted = words.map((word) => ` ${word}`);
    return lowered.filter((text) => wanted.every((word) => text.includes(word))).length;
  };
  return { name: "linear scan of lowered strings", find };
};

interface Flexsearch {
  Index: new (
    options: object,
  ) => { add(id: number, text: string): void; search(query: string, options: object): unknown[] };
}

const flexsearch: Make = (texts) => {
  const module = peer<Flexsearch>("flexsearch");
  if (!module) return undefined;
  const index = new module.Index({ tokenize: "forward" });
  for (const { id, name, text } of texts) index.add(id, `${name} ${text}`);
  return { name: "flexsearch", find: (words) => index.search(words.join(" "), { limit: texts.length }).length };
};

type Minisearch = new (
  options: object,
) => { addAll(texts: readonly Text[]): void; search(query: string, options: object): unknown[] };

const minisearch: Make = (texts) => {
  const module = peer<Minisearch>("minisearch");
  if (!module) return undefined;
  const index = new module({ fields: ["name", "text"] });
  index.addAll(texts);
  const options = { prefix: true, combineWith: "AND" };
  return { name: "minisearch", find: (words) => index.search(words.join(" "), options).length };
};

type Fuse = new (texts: readonly Text[], options: object) => { search(query: string): unknown[] };

const fuse: Make = (texts) => {
  const module = peer<Fuse>("fuse.js");
  if (!module) return undefined;
  const index = new module(texts, { keys: ["name", "text"], threshold: 0.2, ignoreLocation: true });
  return { name: "fuse.js (finds near words)", find: (words) => index.search(words.join(" ")).length };
};

/** All peers, each with the milliseconds that its preparation took. */
export function searchers(texts: readonly Text[]): readonly { readonly searcher: Searcher; readonly ready: number }[] {
  return [sqlite, linear, flexsearch, minisearch, fuse].flatMap((make) => {
    const start = performance.now();
    const searcher = make(texts);
    return searcher ? [{ searcher, ready: performance.now() - start }] : [];
  });
}

export function wordsIn(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, "")
      .match(/[a-z0-9]+/g) ?? []
  );
}

// Copies a whole database into another one, whichever they are.
import { createHash } from "node:crypto";
import { asc, count, eq } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db, Queries } from "./db.ts";
import { Unusable } from "./file.ts";
import { stamp } from "./sets.ts";

/** How many rows are read and written at once. */
const ROWS = 200;

export interface Moved {
  readonly sets: number;
  readonly cards: number;
  readonly imported: number;
  readonly decks: number;
}

interface Options {
  /** Replaces what is there. Otherwise a database that holds something of its own is not touched. */
  readonly replace?: boolean;
}

/**
 * Copies everything as it is at one moment, all of it or nothing, and compares the two row by row before it is kept.
 */
export async function copyAll(
  from: Pick<Db, "tables" | "snapshot">,
  to: Db,
  { replace = false }: Options = {},
): Promise<Moved> {
  return from.snapshot((source) =>
    to.write(
      async (target) => {
        if (!replace && (await holdsSomething(to, target)))
          throw new Unusable(
            "The database to move to holds saved decks or imported card sets already. Name an empty one.",
          );
        const parts = partsOf(to);
        for (const { of } of parts.toReversed()) await target.delete(of);
        for (const [at, part] of partsOf(from).entries()) await copied(source, part, target, parts[at] ?? part);
        await stamp(to, target);
        return totalsOf(to, target);
      },
      { isLong: true },
    ),
  );
}

async function copied(source: Queries, from: Part, target: Queries, to: Part): Promise<void> {
  for await (const rows of pages(source, from)) await target.insert(to.of).values(rows);
  if ((await printOf(source, from)) === (await printOf(target, to))) return;
  throw new Unusable(`The copy of ${from.name} differs from what was copied, so nothing was kept. Check the disk.`);
}

interface Part {
  readonly name: string;
  readonly of: SQLiteTable;
  /** What tells its rows apart. */
  readonly by: readonly SQLiteColumn[];
}

/** All tables. Those that others refer to come first. */
function partsOf({
  tables: { sets, cards, state, saved, versions, keys, requests },
}: Pick<Db, "tables">): readonly Part[] {
  return [
    { name: "sets", of: sets, by: [sets.id] },
    { name: "cards", of: cards, by: [cards.set, cards.position] },
    { name: "state", of: state, by: [state.id] },
    { name: "saved", of: saved, by: [saved.id] },
    { name: "versions", of: versions, by: [versions.saved, versions.version] },
    { name: "keys", of: keys, by: [keys.id] },
    { name: "requests", of: requests, by: [requests.id] },
  ];
}

async function* pages(queries: Queries, { of, by }: Part): AsyncGenerator<Record<string, unknown>[]> {
  const order = by.map((column) => asc(column));
  for (let offset = 0; ; offset += ROWS) {
    const rows = await queries
      .select()
      .from(of)
      .orderBy(...order)
      .limit(ROWS)
      .offset(offset);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS) return;
  }
}

/** A print of all rows that does not depend on their order, because databases sort words differently. */
async function printOf(queries: Queries, part: Part): Promise<string> {
  let sum = 0n;
  let total = 0;
  for await (const rows of pages(queries, part))
    for (const row of rows) {
      sum += BigInt(`0x${createHash("sha256").update(JSON.stringify(row)).digest("hex")}`);
      total++;
    }
  return `${total} ${sum}`;
}

async function holdsSomething(db: Db, queries: Queries): Promise<boolean> {
  const { imported, decks } = await totalsOf(db, queries);
  return imported > 0 || decks > 0;
}

async function totalsOf({ tables: { sets, cards, saved } }: Db, queries: Queries): Promise<Moved> {
  const number = async (query: PromiseLike<readonly { n: number }[]>) => (await query)[0]?.n ?? 0;
  const n = count();
  return {
    sets: await number(queries.select({ n }).from(sets)),
    cards: await number(queries.select({ n }).from(cards)),
    imported: await number(queries.select({ n }).from(sets).where(eq(sets.builtIn, false))),
    decks: await number(queries.select({ n }).from(saved).where(eq(saved.kind, "deck"))),
  };
}

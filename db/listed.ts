// The lists of what players save.
import { and, desc, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "./db.ts";
import { columns, type SavedVersion, type Shortly } from "./saved.ts";
import { statement } from "./statement.ts";

export interface ListedAsked {
  readonly game?: string;
  /** Words in small letters. All of them have to occur. */
  readonly words: readonly string[];
  /** The last one of the page before. */
  readonly after?: { readonly changed: number; readonly id: string };
  readonly most: number;
}

/** What is listed, the most recently changed first. */
export async function listedOf(db: Db, kind: Shortly, asked: ListedAsked): Promise<readonly SavedVersion[]> {
  const { game, words, after, most } = asked;
  const values = { kind: kind.id, game, changed: after?.changed, id: after?.id, most };
  const sought = words.map((word, at) => [wordAt(at), `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`]);
  const ask = listing(kind, asked);
  const rows = await db.read((queries) => ask(db, queries, { ...values, ...Object.fromEntries(sought) }));
  return rows.map(({ by, ...row }) => ({ ...row, by: by ?? "" }));
}

type Listing = ReturnType<typeof written>;

/** The statements for all shapes of lists that have been asked for. There are a few dozen. */
const listings = new Map<string, Listing>();

function listing(kind: Shortly, asked: ListedAsked): Listing {
  const { game, words, after } = asked;
  const has = (part: unknown, name: string) => (part === undefined ? [] : [name]);
  const shape = ["list", ...has(kind.brief, "brief"), ...has(game, "game"), ...has(after, "after"), words.length];
  const name = shape.join("-");
  const known = listings.get(name) ?? written(name, kind, asked);
  listings.set(name, known);
  return known;
}

function written(name: string, { brief }: Shortly, { game, words, after }: ListedAsked) {
  return statement(name, (queries, tables) => {
    const { saved, versions, keys } = tables;
    return queries
      .select(columns(tables, brief))
      .from(saved)
      .innerJoin(versions, and(eq(versions.saved, saved.id), eq(versions.version, saved.version)))
      .leftJoin(keys, eq(keys.id, versions.by))
      .where(
        and(
          eq(saved.kind, sql.placeholder("kind")),
          eq(saved.listed, true),
          isNull(saved.deleted),
          ...(game === undefined ? [] : [eq(saved.game, sql.placeholder("game"))]),
          ...words.map((_, at) => sql`${saved.words} like ${sql.placeholder(wordAt(at))} escape '\\'`),
          ...(after ? [behind(tables)] : []),
        ),
      )
      .orderBy(desc(saved.changed), desc(saved.id))
      .limit(sql.placeholder("most"));
  });
}

function wordAt(at: number): string {
  return `word${at}`;
}

function behind({ saved }: Db["tables"]): SQL | undefined {
  const changed = sql.placeholder("changed");
  return or(lt(saved.changed, changed), and(eq(saved.changed, changed), lt(saved.id, sql.placeholder("id"))));
}

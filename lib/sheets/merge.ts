import type { Row, Sheet } from "./sheet.ts";

/**
 * What was changed from `base` to `mine`, made in `theirs`, so that two tabs can write one set and neither undoes the
 * other. Where both changed the same cell, mine counts.
 */
export function merged(base: Sheet, mine: Sheet, theirs: Sheet): Sheet {
  if (base === theirs) return mine;
  const [was, is] = [byId(base), byId(mine)];
  const kept = theirs.rows.flatMap((row) => {
    const own = is.get(row.id);
    const before = was.get(row.id);
    if (own === undefined) return before === undefined ? [row] : [];
    return [before === undefined ? own : mergedRow(before, own, row)];
  });
  const there = new Set(theirs.rows.map(({ id }) => id));
  const rows = [...kept];
  for (const [at, row] of mine.rows.entries()) {
    const before = was.get(row.id);
    // A row that they removed comes back only if it was changed here.
    if (there.has(row.id) || (before !== undefined && isSame(before, row))) continue;
    const above = mine.rows[at - 1];
    const place = above === undefined ? 0 : rows.findIndex(({ id }) => id === above.id) + 1;
    rows.splice(place === 0 && above !== undefined ? rows.length : place, 0, row);
  }
  const pick = <K extends "id" | "name" | "source">(key: K) => (mine[key] === base[key] ? theirs[key] : mine[key]);
  return { game: theirs.game, id: pick("id"), name: pick("name"), source: pick("source"), rows };
}

function byId({ rows }: Sheet): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function isSame(a: Row, b: Row): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function mergedRow(base: Row, mine: Row, theirs: Row): Row {
  if (base === mine) return theirs;
  return {
    id: theirs.id,
    cells: mergedWords(base.cells, mine.cells, theirs.cells),
    sources: mergedWords(base.sources, mine.sources, theirs.sources),
    standIn: mergedMarks(base.standIn, mine.standIn, theirs.standIn),
  };
}

type Words = Readonly<Record<string, string>>;

function mergedWords(base: Words, mine: Words, theirs: Words): Words {
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const all = [...keys].map((key) => [key, mine[key] === base[key] ? theirs[key] : mine[key]]);
  return Object.fromEntries(all.filter(([, word]) => word !== undefined));
}

function mergedMarks(base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const added = mine.filter((name) => !base.includes(name) && !theirs.includes(name));
  return [...theirs.filter((name) => mine.includes(name) || !base.includes(name)), ...added];
}

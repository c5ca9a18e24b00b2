import type { Card } from "../lib/core/card/card.ts";
import type { Deck, Edit, Entry, Misread } from "../lib/core/judge/deck.ts";
import type { Cards, Fix } from "../lib/core/judge/rule.ts";

/** The deck after a fix. Lines that name no card can be edited by what was typed. */
export function mended<C extends Card>(deck: Deck<C>, fix: Fix, pool: Cards<C>): Deck<C> {
  const entries = [...deck.entries];
  let misread = deck.misread;
  for (const edit of fix.edits) {
    const typed = edit.by < 0 && misread.some((line) => line.text === edit.card && line.section === edit.section);
    const card = typed ? undefined : pool.labelled(edit.card);
    if (card) put(entries, { section: edit.section, card, count: edit.by });
    else misread = editedLines(misread, edit);
  }
  const house = fix.house ? { ...deck.house, ...fix.house } : deck.house;
  return { ...deck, format: fix.format ?? deck.format, entries, misread, house };
}

function put<C extends Card>(entries: Entry<C>[], by: Entry<C>): void {
  const at = entries.findIndex(({ card, section }) => card === by.card && section === by.section);
  const count = (entries[at]?.count ?? 0) + by.count;
  if (at < 0 && by.count > 0) entries.push(by);
  else if (at >= 0 && count > 0) entries[at] = { ...by, count };
  else if (at >= 0) entries.splice(at, 1);
}

function editedLines(lines: readonly Misread[], edit: Edit): readonly Misread[] {
  let left = -edit.by;
  const out: Misread[] = [];
  for (const line of lines) {
    if (line.text !== edit.card || line.section !== edit.section || left <= 0) {
      out.push(line);
      continue;
    }
    const taken = Math.min(left, line.count);
    left -= taken;
    if (line.count > taken) out.push({ ...line, count: line.count - taken });
  }
  return out;
}

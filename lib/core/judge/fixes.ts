import type { Entry } from "./deck.ts";
import type { Fix } from "./rule.ts";

/** "Remove 2 City 20". */
export function remove(entry: Entry, count = entry.count): Fix {
  return {
    label: `Remove ${count} ${entry.card.label}`,
    edits: [{ section: entry.section, card: entry.card.label, by: -count }],
  };
}

export function add(section: string, label: string, count: number): Fix {
  return { label: `Add ${count} ${label}`, edits: [{ section, card: label, by: count }] };
}

export function move(entry: Entry, to: { readonly id: string; readonly name: string }): Fix {
  return {
    label: `Move ${entry.count} ${entry.card.label} to ${to.name}`,
    edits: [
      { section: entry.section, card: entry.card.label, by: -entry.count },
      { section: to.id, card: entry.card.label, by: entry.count },
    ],
  };
}

/** Whether a fix adds no cards anywhere. */
export function onlyTakes({ edits }: Fix): boolean {
  return edits.every(({ by }) => by < 0);
}

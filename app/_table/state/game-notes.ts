// What a player writes about a game. It stays in this browser, and is no part of the moment or its link.

const STORED_AS = "drydock-table-notes";
/** The most letters of the notes of one game. */
export const MOST_LETTERS = 500;
/** How many games keep their notes. Those that were written longest ago go first. */
const MOST_GAMES = 50;

type Note = readonly [game: string, text: string];

export function notesOf(game: string): string {
  return allNotes().find(([one]) => one === game)?.[1] ?? "";
}

export function keepNotes(game: string, text: string): void {
  const others = allNotes().filter(([one]) => one !== game);
  const notes: readonly Note[] = text === "" ? others : [[game, text.slice(0, MOST_LETTERS)], ...others];
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(notes.slice(0, MOST_GAMES)));
  } catch {
    // Without storage the notes last only as long as the page.
  }
}

function allNotes(): readonly Note[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isNote) : [];
  } catch {
    // What can't be read is not shown, and the next notes replace it.
    return [];
  }
}

function isNote(value: unknown): value is Note {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");
}

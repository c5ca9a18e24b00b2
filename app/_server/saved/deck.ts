import type { NewVersion, SavedVersion } from "../../../db/saved.ts";
import type { Pool } from "../../../lib/cards/pool.ts";
import { deckLines, readAs } from "../../../lib/contract/request.ts";
import { type SavedDeck, type SaveRequest, savedDeckSchema, savedTextSchema } from "../../../lib/contract/saved.ts";
import { gameNamed } from "../../../lib/core/game.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import { fold } from "../../../lib/core/words.ts";
import { encode } from "../../../lib/deck/code/code-writer.ts";
import { readText } from "../../../lib/deck/list/text.ts";
import { place } from "../../../lib/deck/place.ts";
import { type Fault, settingsOf } from "../../../lib/deck/settings.ts";
import { games } from "../../../lib/games/index.ts";
import { publicOrigin } from "../origin.ts";
import { poolOf } from "../pools.ts";
import type { Faults } from "../problem.ts";

/** What a version of a deck says, as the database keeps it. */
type DeckContent = Omit<SavedDeck, "id" | "version" | "newest" | "listed" | "made" | "saved" | "by" | "code" | "url">;

type Read =
  | { readonly ok: true; readonly contents: NewVersion; readonly label: string }
  | { readonly ok: false; readonly detail: string; readonly errors: Faults };

/** Reads what was sent to save a deck. A card that nobody knows is saved as it is: its set may come later. */
export async function readSave(value: unknown): Promise<Read> {
  const hasText = typeof value === "object" && value !== null && "text" in value;
  const read = hasText ? readAs(savedTextSchema, value) : readAs(savedDeckSchema, value);
  if (!read.ok) return faulty(read.faults);
  // A database may refuse it, and no text that people write has it.
  if (JSON.stringify(read.asked).includes("\\u0000"))
    return faulty([{ at: "", message: "it has a character of code 0" }]);
  const game = gameNamed(games, read.asked.game);
  if (!game) return faulty([{ at: "game", message: `there is no game “${read.asked.game}”` }]);
  const asked = await deckOf(read.asked, await poolOf(game));
  if (!asked.ok)
    return faulty(
      asked.faults.map(({ line, about = "", message }) => ({
        at: line === undefined ? about : `line ${line}`,
        message,
      })),
    );
  const { author, notes, tags, sets, considering, listed = false, label = "" } = read.asked;
  const content: DeckContent = {
    game: game.id,
    ...asked.deck,
    ...(author ? { author } : {}),
    ...(notes ? { notes } : {}),
    ...(tags?.length ? { tags } : {}),
    ...(sets?.length ? { sets } : {}),
    ...(considering?.length ? { considering } : {}),
  };
  const { name = "" } = content.deck;
  const words = wordsOf([name, author, ...(tags ?? []), game.name, content.format].join(" ")).join(" ");
  return { ok: true, contents: { game: game.id, listed, words, content }, label };
}

/** The words that something is searched by: letters and digits, small, without accents. */
export function wordsOf(text: string): readonly string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(fold)
    .filter(Boolean);
}

function faulty(errors: Faults): Read {
  const [first] = errors;
  return { ok: false, detail: first ? `${first.at === "" ? "" : `“${first.at}”: `}${first.message}.` : "", errors };
}

type DeckRead =
  | { readonly ok: true; readonly deck: Pick<DeckContent, "format" | "options" | "house" | "deck"> }
  | { readonly ok: false; readonly faults: readonly Fault[] };

async function deckOf(asked: SaveRequest, pool: Pool): Promise<DeckRead> {
  if ("text" in asked) {
    const list = readText(games, pool, asked.text, asked);
    return list.ok ? { ok: true, deck: written(list.reading.deck) } : list;
  }
  const found = settingsOf(pool.game, { ...asked, name: asked.deck.name });
  if (!found.ok) return found;
  const { name, ...settings } = found.settings;
  return {
    ok: true,
    deck: { ...settings, deck: { ...(name === undefined ? {} : { name }), sections: asked.deck.sections } },
  };
}

/** A deck as it is sent: cards by their names, section by section. */
function written({
  format,
  options,
  house,
  name,
  entries,
  misread,
}: Deck): Pick<DeckContent, "format" | "options" | "house" | "deck"> {
  const sections: Record<string, [string, number][]> = {};
  const add = (section: string, card: string, count: number) => {
    sections[section] ??= [];
    sections[section].push([card, count]);
  };
  for (const { section, card, count } of entries) add(section, card.label, count);
  for (const { section, text, count } of misread) add(section, text, count);
  return {
    format,
    options: { ...options },
    house: { ...house },
    deck: { ...(name === undefined ? {} : { name }), sections },
  };
}

/** A version as it is answered. */
export async function answerOf({
  id,
  version,
  newest,
  listed,
  made,
  saved,
  by,
  content,
}: SavedVersion): Promise<SavedDeck> {
  const deck = content as DeckContent; // Written by readSave.
  return {
    id,
    version,
    newest,
    ...deck,
    listed,
    made,
    saved,
    ...(by === "" ? {} : { by }),
    code: await codeOf(deck),
    url: addressOf(id),
  };
}

export function addressOf(id: string): string {
  return `${publicOrigin() ?? ""}/decks/${id}`;
}

async function codeOf(saved: DeckContent): Promise<string | null> {
  const game = gameNamed(games, saved.game);
  if (!game) return null;
  const pool = await poolOf(game);
  const { deck, ...settings } = saved;
  const { name } = deck;
  const placed = place(pool, { ...settings, ...(name === undefined ? {} : { name }) }, deckLines(deck)).deck;
  return encode(games, pool, placed) ?? null;
}

/** The name of a deck in a version of it. */
export function nameIn(content: unknown): string | undefined {
  return (content as DeckContent).deck.name; // Written by readSave.
}

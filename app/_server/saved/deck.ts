import type { SavedVersion } from "../../../db/saved.ts";
import type { Pool } from "../../../lib/cards/pool.ts";
import { deckLines, readAs } from "../../../lib/contract/request.ts";
import {
  type ListedDeck,
  type SavedDeck,
  type SaveRequest,
  savedDeckSchema,
  savedTextSchema,
} from "../../../lib/contract/saved.ts";
import { gameNamed } from "../../../lib/core/game.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import { encode } from "../../../lib/deck/code/code-writer.ts";
import { readText } from "../../../lib/deck/list/text.ts";
import { place } from "../../../lib/deck/place.ts";
import { type Fault, settingsOf } from "../../../lib/deck/settings.ts";
import { games } from "../../../lib/games/index.ts";
import { SMALL_BODY } from "../body-limit.ts";
import { poolOf } from "../pools.ts";
import { addressOf, faulty, jsonOf, type Kind, type Read, versionOf, wordsOf } from "./kind.ts";

/** What a version of a deck says, as the database keeps it. */
type DeckContent = Omit<SavedDeck, "id" | "version" | "newest" | "listed" | "made" | "saved" | "by" | "code" | "url">;

/** Reads what was sent to save a deck. A card that nobody knows is saved as it is: its set may come later. */
async function read(text: string): Promise<Read> {
  const json = jsonOf(text, SMALL_BODY);
  if (!json.ok) return json;
  const { value } = json;
  const hasText = typeof value === "object" && value !== null && "text" in value;
  const sent = hasText ? readAs(savedTextSchema, value) : readAs(savedDeckSchema, value);
  if (!sent.ok) return faulty(sent.faults);
  const game = gameNamed(games, sent.asked.game);
  if (!game) return faulty([{ at: "game", message: `there is no game “${sent.asked.game}”` }]);
  const asked = await deckOf(sent.asked, await poolOf(game));
  if (!asked.ok)
    return faulty(
      asked.faults.map(({ line, about = "", message }) => ({
        at: line === undefined ? about : `line ${line}`,
        message,
      })),
    );
  const odd = oddCount({ ...asked.deck.deck.sections, considering: sent.asked.considering ?? [] });
  if (odd) return faulty([odd]);
  const { author, notes, tags, cover, sets, considering, listed = false, label = "" } = sent.asked;
  const content: DeckContent = {
    game: game.id,
    ...asked.deck,
    ...(author ? { author } : {}),
    ...(notes ? { notes } : {}),
    ...(tags?.length ? { tags } : {}),
    ...(cover ? { cover } : {}),
    ...(sets?.length ? { sets } : {}),
    ...(considering?.length ? { considering } : {}),
  };
  const { name = "" } = content.deck;
  const words = wordsOf([name, author, ...(tags ?? []), game.name, content.format].join(" ")).join(" ");
  return { ok: true, contents: { game: game.id, listed, words, content: JSON.stringify(content) }, label };
}

/** A saved deck may have more of a card than a legal one, but not a half, and not less than none. */
const MOST_COPIES = 9_999;

function oddCount(sections: SavedDeck["deck"]["sections"]): { at: string; message: string } | undefined {
  for (const [at, lines] of Object.entries(sections)) {
    const [name, count] =
      lines.find(([, count]) => !(Number.isInteger(count) && count >= 1 && count <= MOST_COPIES)) ?? [];
    if (name !== undefined)
      return {
        at,
        message: `“${name}” has the count ${count}, and a count is a whole number from 1 to ${MOST_COPIES}`,
      };
  }
  return undefined;
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
async function answer(saved: SavedVersion): Promise<SavedDeck> {
  const deck = contentIn(saved);
  return { ...versionOf(DECK, saved), ...deck, code: await codeOf(deck) };
}

function contentIn({ content }: SavedVersion): DeckContent {
  return JSON.parse(content); // Written by `read`.
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

function short(saved: SavedVersion): ListedDeck {
  const { id, game, version } = saved;
  const { deck, author, tags } = contentIn(saved);
  return {
    id,
    game,
    name: deck.name ?? "Unnamed deck",
    ...(author === undefined ? {} : { author }),
    ...(tags === undefined ? {} : { tags }),
    version,
    saved: saved.saved,
    url: addressOf(DECK, id),
  };
}

export const DECK: Kind<SavedDeck, ListedDeck> = {
  id: "deck",
  noun: "deck",
  path: "decks",
  body: SMALL_BODY,
  read,
  answer,
  write: async (saved) => JSON.stringify(await answer(saved)),
  short,
  nameIn: (saved) => contentIn(saved).deck.name,
};

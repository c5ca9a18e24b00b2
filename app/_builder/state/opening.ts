import type { Pool } from "../../../lib/cards/pool.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import { newDraft } from "../../../lib/deck/draft/draft.ts";
import { faultUnder } from "../../../lib/deck/draft/draft-record.ts";
import { inWords } from "../../../lib/deck/settings.ts";
import { games } from "../../../lib/games/index.ts";
import type { Drafts, KeptDeck } from "../../_client/drafts/drafts.ts";
import { newId } from "../../_client/new-id.ts";
import { storageFault } from "../../_client/storage.ts";
import { STORAGE_MS, withTimeout } from "../../_client/timeout.ts";
import { Builder } from "./builder.ts";

/** A stored deck that cannot be shown, and why. */
export interface Unreadable {
  readonly why: string;
  readonly raw: unknown;
}

/** The storage, and the deck in it that the URL names. */
interface Stored {
  readonly drafts: Drafts;
  readonly kept: KeptDeck | undefined;
}

const NO_ANSWER = "this browser's storage does not answer";

/**
 * Opens the deck that a URL asks for: the stored deck that it names, a copy of the deck whose code it has, or an empty
 * one. If storage fails or takes too long, building continues without it and uses it when it answers later. `onKept`
 * gets the id under which the deck is stored, so that the URL can name it.
 */
export async function openDeck(
  cards: Promise<Pool>,
  search: URLSearchParams,
  storage: Promise<Drafts>,
  onKept: (id: string) => void,
): Promise<Builder | Unreadable> {
  const asked = search.get("draft");
  const named = asked !== null && /^[\w-]{1,80}$/.test(asked) ? asked : undefined;
  const looking = storage.then(
    async (drafts): Promise<Stored> => ({ drafts, kept: named === undefined ? undefined : await drafts.get(named) }),
  );
  const [pool, answer] = await Promise.all([cards, withTimeout(STORAGE_MS, looking).catch(nothingKept)]);
  if (typeof answer === "object" && answer.inTime) return opened(pool, search, answer.value, named, onKept);
  const copied = await deckAskedFor(pool, search);
  if (typeof answer === "string") return withoutStorage(pool, copied, answer);
  const builder = withoutStorage(pool, copied, NO_ANSWER);
  looking.then(
    (stored) => onKept(connectLate(builder, stored, copied !== undefined)),
    (error: unknown) => builder.without(nothingKept(error)),
  );
  return builder;
}

function nothingKept(error: unknown): string {
  return `this browser does not let this page store anything (${storageFault(error)})`;
}

function withoutStorage(pool: Pool, copied: Deck | undefined, why: string): Builder {
  return new Builder(pool, newDraft(pool.game, newId(), copied), why);
}

async function opened(
  pool: Pool,
  search: URLSearchParams,
  { drafts, kept }: Stored,
  named: string | undefined,
  onKept: (id: string) => void,
): Promise<Builder | Unreadable> {
  const read = kept && readUnder(pool, kept);
  if (kept && read && !read.ok) return { why: read.why, raw: kept.raw };
  // A deck of another game is left alone, even if its id was asked for under this game.
  const own = read?.ok && read.draft.game === pool.game.id ? read.draft : undefined;
  const copied = own ? undefined : await deckAskedFor(pool, search);
  const id = kept && !own ? newId() : (named ?? newId());
  const builder = new Builder(pool, own ?? newDraft(pool.game, id, copied), drafts);
  if (copied) {
    builder.keepCopy();
    // Until then the URL keeps what the deck began with, so that a reload begins it again.
    whenKept(builder, () => onKept(id));
  } else onKept(own?.id ?? id);
  return builder;
}

function whenKept(builder: Builder, then: () => void): void {
  const stop = builder.store.on("now", () => {
    if (builder.hasUnsaved()) return;
    stop();
    then();
  });
}

/**
 * Connects storage that answered late. If nothing has been changed in the meantime, the deck that the URL named is
 * shown. Otherwise both decks are kept.
 */
function connectLate(builder: Builder, { drafts, kept }: Stored, isCopy: boolean): string {
  const read = kept && readUnder(builder.pool, kept);
  const isUntouched = !isCopy && !builder.hasUnsaved();
  const before = isUntouched && read?.ok && read.draft.game === builder.pool.game.id ? read.draft : undefined;
  builder.connect(drafts, before);
  if (isCopy) builder.keepCopy();
  return builder.view.draft.id;
}

function readUnder(pool: Pool, { read }: KeptDeck): KeptDeck["read"] {
  const why = read.ok && read.draft.game === pool.game.id ? faultUnder(pool.game, read.draft) : undefined;
  return why === undefined ? read : { ok: false, why };
}

/** The deck whose code a URL has, or an empty one with the format and house rules that it asks for. */
async function deckAskedFor(pool: Pool, search: URLSearchParams): Promise<Deck | undefined> {
  const code = search.get("code");
  return code === null ? emptyUnder(pool, search) : deckOf(pool, code);
}

async function emptyUnder({ game }: Pool, search: URLSearchParams): Promise<Deck | undefined> {
  if (!search.has("format") && !search.has("house")) return undefined;
  const { agreedIn } = await import("../../../lib/deck/code/address.ts");
  const read = agreedIn(game, search);
  if (!read.ok) throw new Error(inWords(read.faults));
  return { ...read.settings, entries: [], misread: [] };
}

/** The code reader is only loaded if a URL has a code. */
async function deckOf(pool: Pool, code: string): Promise<Deck> {
  const { decode, unpacked } = await import("../../../lib/deck/code/code-reader.ts");
  const read = decode(games, code);
  if (!read.ok) throw new Error(read.why);
  if (read.carried.game.id !== pool.game.id) throw new Error(`This code is for a deck of ${read.carried.game.name}.`);
  const deck = unpacked(pool, read.carried);
  if (!deck.ok) throw new Error(deck.why);
  return deck.deck;
}

"use client";
import { setNonce } from "get-nonce";
import { useEffect, useState } from "react";
import type { Pool } from "../../../lib/cards/pool.ts";
import type { Deck } from "../../../lib/core/deck.ts";
import { gameNamed } from "../../../lib/core/game.ts";
import { agreedIn } from "../../../lib/deck/address.ts";
import { decode, unpacked } from "../../../lib/deck/code.ts";
import { type Draft, newDraft } from "../../../lib/deck/draft.ts";
import { games } from "../../../lib/games/index.ts";
import { replaceAddress } from "../../_client/address.ts";
import { type Drafts, openDrafts } from "../../_client/drafts.ts";
import { OwnTree } from "../../_client/own-tree.tsx";
import { loadPool } from "../../_client/pool.ts";
import { BuilderView } from "./builder.tsx";
import { Builder } from "./store.ts";

type Loaded = { readonly builder: Builder } | { readonly failed: string } | undefined;

/** Loads cards and draft, and shows the builder once both are there. */
export function BuilderPage({ gameId, stamp }: { gameId: string; stamp: string }) {
  const [loaded, setLoaded] = useState<Loaded>(undefined);
  useEffect(() => {
    let left = false;
    // Dialogs write a style element while they are open; the page's policy asks for its nonce.
    setNonce(document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "");
    load(gameId, stamp).then(
      (builder) => left || setLoaded({ builder }),
      (error: unknown) => left || setLoaded({ failed: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      left = true;
    };
  }, [gameId, stamp]);
  if (loaded && "failed" in loaded) {
    return (
      <p role="alert" className="py-6 text-illegal">
        {loaded.failed} Reload the page to try again.
      </p>
    );
  }
  return (
    <OwnTree meanwhile={<Waiting name={gameNamed(games, gameId)?.name ?? gameId} />}>
      {loaded && <BuilderView builder={loaded.builder} />}
    </OwnTree>
  );
}

/** What stands there until the cards are. */
function Waiting({ name }: { name: string }) {
  return (
    <div className="builder builder-waiting" aria-busy="true">
      <div className="builder-toolbar">
        <span className="builder-name field" />
      </div>
      <p className="mt-4 text-lg text-faint">The cards of {name} are on their way.</p>
    </div>
  );
}

async function load(gameId: string, stamp: string): Promise<Builder> {
  const game = gameNamed(games, gameId);
  if (!game) throw new Error(`There is no game “${gameId}”.`);
  const [pool, drafts] = await Promise.all([loadPool(game, stamp), storage()]);
  return new Builder(pool, await begin(pool, drafts), drafts);
}

/** The browser's storage; none where it gives none, which the builder then says. */
async function storage(): Promise<Drafts | undefined> {
  try {
    return await openDrafts();
  } catch {
    // Private windows and full disks refuse in many ways: all of them mean that nothing can be kept here.
    return undefined;
  }
}

/** The draft that the address names, a copy of the deck whose code it has, or an empty one under the rules it asks for. */
async function begin(pool: Pool, drafts: Drafts | undefined): Promise<Draft> {
  const address = new URL(location.href);
  const id = address.searchParams.get("draft") ?? crypto.randomUUID();
  const code = address.searchParams.get("code");
  const kept = await drafts?.get(id);
  const empty = emptyUnder(pool, address.searchParams);
  for (const name of ["code", "format", "house"]) address.searchParams.delete(name);
  address.searchParams.set("draft", id);
  replaceAddress(address);
  if (kept && kept.game === pool.game.id) return kept;
  const deck = code === null ? empty : deckOf(pool, code);
  const draft = newDraft(pool.game, id, deck);
  if (deck) await drafts?.put(draft);
  return draft;
}

/** An empty deck under the format and house rules of an address; none if it asks for neither. */
function emptyUnder({ game }: Pool, search: URLSearchParams): Deck | undefined {
  if (!search.has("format") && !search.has("house")) return undefined;
  const read = agreedIn(game, search);
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join(" "));
  return { ...read.heading, entries: [], misread: [] };
}

function deckOf(pool: Pool, code: string) {
  const read = decode(games, code);
  if (!read.ok) throw new Error(read.why);
  if (read.carried.game.id !== pool.game.id) throw new Error(`This code is a deck of ${read.carried.game.name}.`);
  const deck = unpacked(pool, read.carried);
  if (!deck.ok) throw new Error(deck.why);
  return deck.deck;
}

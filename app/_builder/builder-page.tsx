"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import { gameNamed } from "../../lib/core/game.ts";
import { games } from "../../lib/games/index.ts";
import { replaceAddress } from "../_client/address.ts";
import { openDrafts } from "../_client/drafts/drafts.ts";
import { OwnTree } from "../_client/own-tree.tsx";
import { loadPool } from "../_client/pool.ts";
import { useSetsChanged } from "../_client/sets-changed.ts";
import { Boundary } from "../_ui/base/boundary.tsx";
import { BuilderFrame } from "./builder-frame.tsx";
import { BuilderView } from "./builder-view.tsx";
import type { StartSample } from "./deck/start-deck.tsx";
import type { Builder } from "./state/builder.ts";
import { openDeck, type Unreadable } from "./state/opening.ts";

const CannotShow = lazy(() => import("./cannot-show.tsx"));

type Loaded = Builder | Unreadable | { readonly failed: string } | undefined;

interface Props {
  readonly gameId: string;
  /** The stamp of the game's card sets. */
  readonly stamp: string;
  /** What an empty deck can begin with. */
  readonly samples: readonly StartSample[];
}

/** Loads the cards and the draft, and shows the builder once both have arrived. */
export function BuilderPage({ gameId, stamp, samples }: Props) {
  const [loaded, setLoaded] = useState<Loaded>(undefined);
  const changes = useSetsChanged();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the sets the cards are others
  useEffect(() => {
    let left = false;
    load(gameId, stamp).then(
      (opened) => left || setLoaded(opened),
      (error: unknown) => left || setLoaded({ failed: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      left = true;
    };
  }, [gameId, stamp, changes]);
  if (loaded && "failed" in loaded) {
    return (
      <p role="alert" className="py-6 text-illegal">
        {loaded.failed} Reload the page to try again.
      </p>
    );
  }
  const cannotShow = (why: string, raw: unknown) => (
    <Suspense>
      <CannotShow gameId={gameId} why={why} raw={raw} />
    </Suspense>
  );
  if (loaded && "raw" in loaded) return cannotShow(loaded.why, loaded.raw);
  return (
    <OwnTree meanwhile={<Waiting name={gameNamed(games, gameId)?.name ?? gameId} />}>
      {loaded && (
        <Boundary instead={(error) => cannotShow(error.message, loaded.view.draft)}>
          <BuilderView builder={loaded} samples={samples} />
        </Boundary>
      )}
    </OwnTree>
  );
}

/** Shown until the cards have arrived. */
function Waiting({ name }: { name: string }) {
  return (
    <BuilderFrame isWaiting>
      <div className="min-h-13" />
      <p className="mt-4 text-lg text-faint">The cards of {name} are on their way.</p>
    </BuilderFrame>
  );
}

async function load(gameId: string, stamp: string): Promise<Builder | Unreadable> {
  const game = gameNamed(games, gameId);
  if (!game) throw new Error(`There is no game “${gameId}”.`);
  const storage = openDrafts(games.map(({ id }) => id));
  // A failure of the storage is handled below.
  storage.catch(() => undefined);
  return openDeck(loadPool(game, stamp), new URL(location.href).searchParams, storage, nameInAddress);
}

/** Puts the stored deck's id into the URL, so that a reload opens that deck instead of making another one. */
function nameInAddress(id: string): void {
  const address = new URL(location.href);
  for (const name of ["code", "format", "house"]) address.searchParams.delete(name);
  address.searchParams.set("draft", id);
  replaceAddress(address);
}

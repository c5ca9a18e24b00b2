"use client";
import { lazy, Suspense, useState } from "react";
import type { StampedGame } from "../../lib/contract/stamped-game.ts";
import { games as rules } from "../../lib/games/index.ts";
import type { KeptSet } from "../../lib/sheets/kept-set.ts";
import { LastChange, useAttempts } from "../_client/attempts.tsx";
import { DialogFrame } from "../_client/dialog-frame.tsx";
import { editPath } from "../_client/saved/edit-path.ts";
import { Empty } from "../_ui/base/empty.tsx";
import { used } from "./changing-sets.ts";
import { OwnSet } from "./own-set.tsx";
import { SetOverlaps } from "./set-overlaps.tsx";
import { useOwnSets } from "./use-own-sets.ts";
import { WaysToBring } from "./ways-to-bring.tsx";

// Reading what people paste is loaded when somebody has something to paste.
const NewSet = lazy(async () => ({ default: (await import("./new-set/new-set.tsx")).NewSet }));
const AddCards = lazy(async () => ({ default: (await import("./new-set/add-cards.tsx")).AddCards }));

interface Props {
  readonly games: readonly StampedGame[];
  /** The game that is chosen first for a new set. */
  readonly of: string | undefined;
}

/** The card sets of this browser: to use, to write, to carry elsewhere and to remove. */
export function SetShelf({ games, of }: Props) {
  const loaded = useOwnSets();
  const { done, attempt } = useAttempts(loaded && "refresh" in loaded ? loaded.refresh : undefined);
  const [adding, setAdding] = useState<KeptSet | undefined>(undefined);
  if (!loaded) return <div className="min-h-24" />;
  if ("why" in loaded) return <p className="text-faint">{loaded.why}</p>;
  const { store, all: sets } = loaded;
  const sound = sets.flatMap(({ read }) => (read.ok ? read.set : []));
  const taken = sound.map(({ sheet }) => sheet.id);
  return (
    <>
      <ul className="sheet rows">
        {sets.map((stored) => (
          <OwnSet key={stored.id} store={store} stored={stored} taken={taken} attempt={attempt} onAdd={setAdding} />
        ))}
      </ul>
      {sets.length === 0 ? (
        <Empty>
          You have no card sets yet. Make one below, or <a href="#listed">use another player’s set</a>. Its cards join
          the built-in ones wherever you build, check and play.
        </Empty>
      ) : null}
      {rules.map((game) => (
        <SetOverlaps
          key={game.id}
          game={game}
          sets={sound.filter(({ sheet, isUsed }) => isUsed && sheet.game === game.id)}
          onChoose={(set) => void attempt(() => used(store, set, true))}
        />
      ))}
      <div className="flex min-h-12 flex-wrap items-center gap-2 py-2">
        <LastChange done={done} attempt={attempt} />
      </div>
      <MakeSet games={games} of={of} />
      {adding ? (
        <DialogFrame title={`Add cards to ${adding.sheet.name}`} onClose={() => setAdding(undefined)}>
          <Suspense>
            <AddCards
              games={games}
              set={adding}
              onAdded={(set) => {
                setAdding(undefined);
                void attempt(async () => ({ says: `${set.sheet.name} saved.` }));
              }}
            />
          </Suspense>
        </DialogFrame>
      ) : null}
    </>
  );
}

function MakeSet({ games, of }: Props) {
  return (
    <section aria-labelledby="new-set" className="mt-2 scroll-mt-4">
      <h2 id="new-set" className="mb-2 text-xl font-bold tracking-tight">
        Make a card set
      </h2>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Suspense fallback={<div className="min-h-96" />}>
          <NewSet games={games} {...(of === undefined ? {} : { of })} onMade={(id) => location.assign(editPath(id))} />
        </Suspense>
        <WaysToBring />
      </div>
    </section>
  );
}

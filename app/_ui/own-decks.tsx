"use client";
import { type ChangeEvent, useEffect, useState } from "react";
import { counted } from "../../lib/core/phrases.ts";
import { type Draft, draftsIn } from "../../lib/deck/draft.ts";
import { type Drafts, openDrafts } from "../_client/drafts.ts";

interface Kept {
  readonly store?: Drafts;
  readonly drafts: readonly Draft[];
}

interface Props {
  readonly games: readonly { readonly id: string; readonly name: string }[];
}

/** The decks that this browser keeps, if it keeps any. */
export function OwnDecks({ games }: Props) {
  const [kept, setKept] = useState<Kept | undefined>(undefined);
  useEffect(() => {
    openDrafts().then(
      async (store) => setKept({ store, drafts: await store.all() }),
      () => setKept({ drafts: [] }),
    );
  }, []);
  if (!kept) return <div className="min-h-24" />;
  const { store, drafts } = kept;
  if (!store) {
    return (
      <p className="text-faint">
        This browser keeps nothing for this page. A deck can be built all the same: download it before you leave.
      </p>
    );
  }
  const refresh = async () => setKept({ store, drafts: await store.all() });
  return <Shelf games={games} store={store} drafts={drafts} refresh={refresh} />;
}

interface ShelfProps extends Props, Required<Kept> {
  refresh(): Promise<void>;
}

/** The decks kept, newest first, and the one file with which all of them leave or come. */
function Shelf({ games, store, drafts, refresh }: ShelfProps) {
  const [said, setSaid] = useState("");
  const [removed, setRemoved] = useState<Draft | undefined>(undefined);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text();
    const read =
      text === undefined
        ? undefined
        : draftsIn(
            text,
            games.map(({ id }) => id),
          );
    if (!read) return setSaid("This file holds no decks: take one that was downloaded here.");
    for (const draft of read) await store.put(draft);
    setSaid(`${counted(read.length, "deck")} taken in.`);
    await refresh();
  };
  const remove = async (draft: Draft) => {
    await store.remove(draft.id);
    setRemoved(draft);
    setSaid(`${draft.heading.name ?? "Unnamed deck"} is removed.`);
    await refresh();
  };
  const putBack = async (draft: Draft) => {
    await store.put(draft);
    setRemoved(undefined);
    await refresh();
  };
  return (
    <>
      {drafts.length === 0 ? (
        <p className="text-faint">
          Decks that you build are kept here, in this browser. Begin one on the page of a game, or open a sample deck.
        </p>
      ) : (
        <ul className="sheet ruled">
          {drafts.map((draft) => (
            <DeckRow
              key={draft.id}
              draft={draft}
              game={games.find(({ id }) => id === draft.game)?.name ?? draft.game}
              onRemove={() => void remove(draft)}
            />
          ))}
        </ul>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {drafts.length === 0 ? null : (
          <a
            className="tool"
            download="drydock-decks.json"
            href={`data:application/json,${encodeURIComponent(JSON.stringify({ drydock: 1, drafts }))}`}
          >
            Download all decks
          </a>
        )}
        <label className="flex min-w-0 flex-wrap items-center gap-2 text-sm">
          Take in a file of decks
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void take(event)}
            className="max-w-full text-sm"
          />
        </label>
        <span role="status" className="text-sm text-faint">
          {said}
        </span>
        {removed ? (
          <button type="button" className="tool" onClick={() => void putBack(removed)}>
            Undo
          </button>
        ) : null}
      </div>
    </>
  );
}

function DeckRow({
  draft: { id, game: of, heading, lines },
  game,
  onRemove,
}: {
  draft: Draft;
  game: string;
  onRemove(): void;
}) {
  const name = heading.name ?? "Unnamed deck";
  const cards = lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <li data-game={of} className="flex items-center gap-x-3 px-3 py-1">
      <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
        <a href={`/${of}/build?draft=${id}`} className="inline-block py-1 font-semibold wrap-anywhere">
          {name}
        </a>
        <span className="text-sm text-faint">
          {game} · {counted(cards, "card")}
        </span>
      </div>
      <button type="button" className="tool" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </button>
    </li>
  );
}

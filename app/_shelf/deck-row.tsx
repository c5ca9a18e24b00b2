import { lazy, type ReactNode, Suspense } from "react";
import { counted } from "../../lib/core/words.ts";
import { type Draft, linesInDeck, nameOf } from "../../lib/deck/draft/draft.ts";
import type { SavedAs } from "../../lib/deck/saved/key-record.ts";
import { changedWhen } from "../_client/drafts/changed-when.ts";
import type { JudgedDeck } from "./judging.ts";
import { VerdictInShort } from "./verdict-in-short.tsx";

const OwnCoverArt = lazy(() => import("./own-cover-art.tsx"));

interface Props {
  readonly draft: Draft;
  /** When it was last changed, if that is known. */
  readonly updated: number | undefined;
  /** The name of its game, where decks of several games are listed. */
  readonly game?: string | undefined;
  readonly judged: JudgedDeck | undefined;
  /** Where it is saved on the server, and as which version. */
  readonly saved?: Pick<SavedAs, "at" | "version"> | undefined;
  /** More that can be done with it. */
  readonly children?: ReactNode;
}

/** One deck of a list: its name, which opens it, its verdict, when it was changed, and its table. */
export function DeckRow({ draft, updated, game, judged, saved, children }: Props) {
  const name = nameOf(draft);
  const cards = linesInDeck(draft).reduce((sum, { count }) => sum + count, 0);
  const sizes = judged?.sizes || counted(cards, "card");
  const edit = `/${draft.game}/build?draft=${draft.id}`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
      <span className="felt on-felt size-12 flex-none overflow-hidden text-accent">
        <Suspense>{judged?.cover ? <OwnCoverArt game={draft.game} entry={judged.cover} /> : null}</Suspense>
      </span>
      <div className="min-w-0 flex-[1_1_10rem]">
        <a
          href={edit}
          title={name.length > 40 ? name : undefined}
          className="-my-0.5 line-clamp-2 py-0.5 font-semibold wrap-anywhere text-ink no-underline hover:underline"
        >
          {name}
        </a>
        <p className="flex flex-wrap gap-x-2 text-sm text-faint">
          {[game, sizes].filter(Boolean).join(" · ")}
          {saved === undefined ? null : (
            <a
              href={`/decks/${saved.at}`}
              className="-my-0.5 py-0.5"
              aria-label={`${name}, saved as version ${saved.version}`}
            >
              Saved as version {saved.version}
            </a>
          )}
          {draft.about?.tags?.map((tag) => (
            <span key={tag} className="wrap-anywhere">
              #{tag}
            </span>
          ))}
        </p>
      </div>
      <div className="flex items-center gap-x-2 max-sm:w-full max-sm:pl-4 sm:gap-x-4">
        <span className="min-w-18 sm:text-right">{judged ? <VerdictInShort judged={judged} /> : null}</span>
        {updated === undefined ? null : <Changed updated={updated} />}
        {judged?.code && judged.status !== "empty" ? (
          <a href={`/d/${judged.code}/play`} aria-label={`Play ${name}`} className="tool">
            Play
          </a>
        ) : (
          <span className="w-11.5" />
        )}
        <a href={edit} aria-label={`Edit ${name}`} className="tool max-sm:hidden">
          Edit
        </a>
        {children}
      </div>
    </div>
  );
}

function Changed({ updated }: { updated: number }) {
  return (
    <time
      dateTime={new Date(updated).toISOString()}
      title={new Date(updated).toLocaleString("en-GB")}
      className="text-sm text-faint max-sm:grow sm:w-19 sm:text-right"
    >
      {changedWhen(updated, Date.now())}
    </time>
  );
}

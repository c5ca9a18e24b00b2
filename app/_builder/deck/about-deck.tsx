import { otherThan } from "../../../lib/cards/own-sets.ts";
import type { Pool } from "../../../lib/cards/pool.ts";
import type { About } from "../../../lib/deck/draft/draft.ts";

interface Props {
  readonly pool: Pool;
  readonly about: About | undefined;
  onAbout(): void;
}

const NOTHING: About = {};

/** What its builder wrote about a deck, and which card sets it was built with that are others now. */
export default function AboutDeck({ pool, about = NOTHING, onAbout }: Props) {
  const { author, notes, tags = [], sets = [] } = about;
  const others = otherThan(pool, sets);
  const words = [author === undefined ? "" : `by ${author}`, ...tags.map((tag) => `#${tag}`)].filter(Boolean);
  return (
    <>
      <button
        type="button"
        title="Edit the notes"
        onClick={onAbout}
        className="sheet flex min-h-10 w-full cursor-pointer items-baseline gap-3 px-3 py-2 text-left text-sm hover:bg-wash pointer-coarse:min-h-11"
      >
        <span className="font-semibold">Notes</span>
        <span className="min-w-0 flex-1 text-faint">
          <span className="line-clamp-3 wrap-anywhere whitespace-pre-line">
            {notes ?? (words.length === 0 ? "What this deck is for, and what to try next" : "")}
          </span>
          {words.join(" ")}
        </span>
      </button>
      {others.map((says) => (
        <p key={says} className="mt-2 border-l-2 border-open px-3 py-1 text-sm wrap-anywhere">
          {says} <a href="/sets">Your card sets</a>
        </p>
      ))}
    </>
  );
}

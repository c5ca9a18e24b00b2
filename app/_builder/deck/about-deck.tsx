import { otherThan } from "../../../lib/cards/own-sets.ts";
import type { Pool } from "../../../lib/cards/pool.ts";
import type { About } from "../../../lib/deck/draft/draft.ts";

interface Props {
  readonly pool: Pool;
  readonly about: About;
  onAbout(): void;
}

/** What its builder wrote about a deck, above its cards, and which card sets it was built with that are others now. */
export default function AboutDeck({ pool, about: { author, notes, tags = [], sets = [] }, onAbout }: Props) {
  const others = otherThan(pool, sets);
  const words = [author === undefined ? "" : `by ${author}`, ...tags.map((tag) => `#${tag}`)].filter(Boolean);
  return (
    <>
      {notes === undefined && words.length === 0 ? null : (
        <button
          type="button"
          title="Edit the notes"
          onClick={onAbout}
          className="mt-2 block w-full cursor-pointer border-l-2 border-rule px-3 py-1 text-left text-sm hover:bg-wash"
        >
          {notes === undefined ? null : <span className="line-clamp-3 wrap-anywhere whitespace-pre-line">{notes}</span>}
          <span className="block text-faint">{words.join(" ")}</span>
        </button>
      )}
      {others.map((says) => (
        <p key={says} className="mt-2 border-l-2 border-open px-3 py-1 text-sm wrap-anywhere">
          {says} <a href="/sets">Your card sets</a>
        </p>
      ))}
    </>
  );
}

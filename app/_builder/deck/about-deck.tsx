import type { About } from "../../../lib/deck/draft/draft.ts";

/** What its builder wrote about a deck, above its cards. A press opens all of it. */
export default function AboutDeck({ about, onAbout }: { about: About; onAbout(): void }) {
  const { author, notes, tags = [] } = about;
  return (
    <button
      type="button"
      title="Edit the notes"
      onClick={onAbout}
      className="mt-2 block w-full cursor-pointer border-l-2 border-rule px-3 py-1 text-left text-sm hover:bg-wash"
    >
      {notes === undefined ? null : <span className="line-clamp-3 wrap-anywhere whitespace-pre-line">{notes}</span>}
      <span className="block text-faint">
        {[author === undefined ? "" : `by ${author}`, ...tags.map((tag) => `#${tag}`)].filter(Boolean).join(" ")}
      </span>
    </button>
  );
}

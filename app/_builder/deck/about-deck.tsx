import { otherThan } from "../../../lib/cards/own-sets.ts";
import type { Pool } from "../../../lib/cards/pool.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import type { About } from "../../../lib/deck/draft/draft.ts";
import { PlanFaults } from "../plan-faults.tsx";
import { useWrittenPlan } from "../state/use-written-plan.ts";

interface Props {
  readonly pool: Pool;
  readonly deck: Deck;
  readonly about: About | undefined;
  onAbout(): void;
}

const NOTHING: About = {};

/** What its builder wrote about a deck, and which card sets it was built with that are others now. */
export default function AboutDeck({ pool, deck, about = NOTHING, onAbout }: Props) {
  const { author, notes, tags = [], sets = [] } = about;
  const others = otherThan(pool, sets);
  const written = useWrittenPlan(pool, deck, notes);
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
      <PlanFaults written={written} />
      {others.map((says) => (
        <p key={says} className="mt-2 border-l-2 border-open px-3 py-1 text-sm wrap-anywhere">
          {says} <a href="/sets">Your card sets</a>
        </p>
      ))}
    </>
  );
}

"use client";
import { lazy, Suspense, useRef, useState } from "react";
import { useFolding } from "../_client/folding.ts";
import type { Builder } from "./state/builder.ts";

// The list of decks is loaded when somebody opens it.
const DeckSwitcher = lazy(() => import("./deck-switcher.tsx"));

/** The menu of one's own decks, beside the name of this one. */
export default function DeckMenu({ builder }: { builder: Builder }) {
  const part = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useFolding(part);
  return (
    <details ref={part} className="relative" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        aria-label="Your decks"
        title="Your decks"
        className="tool min-w-9 list-none justify-center px-1 lg:border-transparent lg:bg-transparent lg:hover:border-(--edge) pointer-coarse:min-w-11"
      >
        <svg
          viewBox="0 0 16 16"
          className="size-4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          aria-hidden="true"
        >
          <path d="m4 6 4 4 4-4" />
        </svg>
      </summary>
      {isOpen ? (
        <div className="absolute z-20 mt-1 w-80 max-w-[80vw] rounded-sm border border-ink bg-sheet py-1 max-lg:right-0">
          <Suspense>
            <DeckSwitcher game={builder.pool.game} present={builder.draft.id} />
          </Suspense>
        </div>
      ) : null}
    </details>
  );
}

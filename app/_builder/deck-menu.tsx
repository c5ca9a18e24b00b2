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
        className="tool min-w-9 px-2 lg:bg-transparent pointer-coarse:min-w-11"
      />
      {isOpen ? (
        <div className="menu absolute z-20 mt-1 w-80 max-w-[80vw] max-lg:right-0">
          <Suspense>
            <DeckSwitcher game={builder.pool.game} present={builder.draft.id} />
          </Suspense>
        </div>
      ) : null}
    </details>
  );
}

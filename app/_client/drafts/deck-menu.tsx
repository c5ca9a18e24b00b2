import { useRef } from "react";
import { useFolding } from "../folding.ts";

interface Props {
  /** The id of the deck. */
  readonly id: string;
  readonly name: string;
  readonly actions: readonly { readonly says: string; readonly run: () => void }[];
}

/** What else can be done with a deck, behind one button. */
export function DeckMenu({ id, name, actions }: Props) {
  const part = useRef<HTMLDetailsElement>(null);
  useFolding(part);
  return (
    <details ref={part} className="relative">
      <summary
        data-more={id}
        aria-label={`More for ${name}`}
        title="More"
        className="tool px-2.5 font-bold after:hidden"
      >
        <span aria-hidden="true">⋯</span>
      </summary>
      <ul className="menu absolute right-0 z-10 mt-1 w-44">
        {actions.map(({ says, run }) => (
          <li key={says}>
            <button
              type="button"
              aria-label={`${says} ${name}`}
              onClick={() => {
                if (part.current) part.current.open = false;
                // What was pressed is hidden now, and the focus must not be.
                part.current?.querySelector("summary")?.focus();
                run();
              }}
            >
              {says}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

import { mainSection } from "../../../lib/deck/place.ts";
import type { Builder } from "../state/builder.ts";
import { DropZone } from "./deck-drop.tsx";

/** A sample deck that can be copied. */
export interface StartSample {
  readonly name: string;
  readonly code: string;
  /** What it is about, or how large it is. */
  readonly says: string;
}

interface Props {
  readonly builder: Builder;
  readonly samples: readonly StartSample[];
  onImport(): void;
}

/** The ways to begin a deck: a card, a list, or a copy of a sample. */
export function StartDeck({ builder, samples, onImport }: Props) {
  const { game } = builder.pool;
  return (
    <DropZone builder={builder} section={mainSection(game)} className="pt-3 pb-2">
      <p className="text-lg font-semibold">This deck is empty.</p>
      <p className="mt-0.5 mb-3 text-faint">Press a card to add it, or drop one here.</p>
      <button type="button" className="button pointer-coarse:min-h-11" onClick={onImport}>
        Paste a list, code or link
      </button>
      <p id="begin-sample" className="mt-4 mb-1 text-sm text-faint">
        Or copy a sample deck
      </p>
      <ul aria-labelledby="begin-sample" className="sheet rows">
        {samples.map(({ name, code, says }) => (
          <li key={code}>
            <a
              href={`/${game.id}/build?code=${code}`}
              aria-label={`Copy ${name}`}
              className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-3 py-1.5 text-ink no-underline"
            >
              <span>
                <span className="font-semibold">{name}</span>
                <span className="block text-sm text-faint">{says}</span>
              </span>
              <span className="text-sm text-accent underline underline-offset-3">Copy</span>
            </a>
          </li>
        ))}
      </ul>
    </DropZone>
  );
}

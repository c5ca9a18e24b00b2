import { RawDeck } from "../_client/drafts/raw-deck.tsx";

interface Props {
  readonly why: string;
  readonly detail: string | undefined;
  readonly raw: unknown;
  onRemove(name: string): void;
}

const NAME = "Card set that can’t be read";

/** A stored set that can't be read: why, its text, and a way to remove it. */
export function UnreadableSet({ why, detail, raw, onRemove }: Props) {
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-2">
      <div className="min-w-0 flex-[1_1_16rem] border-l-4 border-illegal pl-3">
        <p className="font-semibold">{NAME}</p>
        <p className="text-sm text-illegal">{why} Copy its text before you remove it.</p>
        <RawDeck raw={raw} />
        {detail === undefined ? null : (
          <details>
            <summary>Details</summary>
            <p className="font-mono text-sm text-faint wrap-anywhere">{detail}</p>
          </details>
        )}
      </div>
      <button type="button" className="tool" aria-label={`Remove ${NAME}`} onClick={() => onRemove(NAME)}>
        Remove
      </button>
    </li>
  );
}

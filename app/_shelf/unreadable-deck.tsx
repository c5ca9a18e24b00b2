import { RawDeck } from "../_client/drafts/raw-deck.tsx";

interface Props {
  readonly why: string;
  readonly raw: unknown;
  onRemove(name: string): void;
}

const NAME = "Deck that can’t be read";

/** A stored deck that can't be read: why, its text, and a way to remove it. */
export function UnreadableDeck({ why, raw, onRemove }: Props) {
  return (
    <li className="flex items-center gap-x-3 py-2">
      <div className="min-w-0 grow border-l-4 border-illegal pl-3">
        <p className="font-semibold">{NAME}</p>
        <p className="text-sm text-illegal">{why}</p>
        <RawDeck raw={raw} />
      </div>
      <button type="button" className="tool" aria-label={`Remove ${NAME}`} onClick={() => onRemove(NAME)}>
        Remove
      </button>
    </li>
  );
}

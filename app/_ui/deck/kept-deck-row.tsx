import { counted } from "../../../lib/core/words.ts";
import type { Draft } from "../../../lib/deck/draft/draft.ts";
import type { KeptDeck } from "../../_client/drafts.ts";
import { RawDeck } from "./raw-deck.tsx";

interface Props {
  readonly kept: KeptDeck;
  readonly games: readonly { readonly id: string; readonly name: string }[];
  onRemove(name: string): void;
}

/** One stored deck, to open or to remove. If it cannot be read, the row says so and offers its text. */
export function KeptDeckRow({ kept: { read, raw }, games, onRemove }: Props) {
  const name = read.ok ? (read.draft.heading.name ?? "Unnamed deck") : "Deck that can’t be read";
  return (
    <li data-game={read.ok ? read.draft.game : undefined} className="flex items-center gap-x-3 px-3 py-1">
      {read.ok ? (
        <DeckLink draft={read.draft} name={name} game={games.find(({ id }) => id === read.draft.game)?.name} />
      ) : (
        <div className="min-w-0 grow py-1">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-illegal">{read.why}</p>
          <RawDeck raw={raw} />
        </div>
      )}
      <button type="button" className="tool" aria-label={`Remove ${name}`} onClick={() => onRemove(name)}>
        Remove
      </button>
    </li>
  );
}

function DeckLink({ draft, name, game }: { draft: Draft; name: string; game: string | undefined }) {
  const cards = draft.lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
      <a href={`/${draft.game}/build?draft=${draft.id}`} className="inline-block py-1 font-semibold wrap-anywhere">
        {name}
      </a>
      <span className="text-sm text-faint">
        {game} · {counted(cards, "card")}
      </span>
    </div>
  );
}

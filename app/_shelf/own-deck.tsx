import type { StampedGame } from "../../lib/contract/stamped-game.ts";
import { nameOf } from "../../lib/deck/draft/draft.ts";
import type { SavedAs } from "../../lib/deck/saved/key-record.ts";
import type { useAttempts } from "../_client/attempts.tsx";
import { duplicated, removed, renamed } from "../_client/drafts/changing.ts";
import { DeckMenu } from "../_client/drafts/deck-menu.tsx";
import type { Drafts, KeptDeck } from "../_client/drafts/drafts.ts";
import { timeOf } from "../_client/drafts/listed-decks.ts";
import { DeckNaming } from "./deck-naming.tsx";
import { DeckRow } from "./deck-row.tsx";
import type { JudgedDeck } from "./judging.ts";
import { UnreadableDeck } from "./unreadable-deck.tsx";

interface Props {
  readonly games: readonly StampedGame[];
  /** The game whose decks are listed. Without it the deck says its own. */
  readonly of: string | undefined;
  readonly store: Drafts;
  readonly kept: KeptDeck;
  readonly judged: JudgedDeck | undefined;
  readonly saved: SavedAs | undefined;
  /** Its name and its tags are being changed. */
  readonly isNaming: boolean;
  /** Receives the id of the deck that is named from now on, or nothing. */
  onNaming(id: string | undefined): void;
  readonly attempt: ReturnType<typeof useAttempts>["attempt"];
}

/** One deck of this browser with all that can be done with it. */
export function OwnDeck({ games, of, store, kept, judged, saved, isNaming, onNaming, attempt }: Props) {
  const { id, read, raw } = kept;
  const remove = (name: string) => void attempt(() => removed(store, id, name));
  if (!read.ok) return <UnreadableDeck why={read.why} raw={raw} onRemove={remove} />;
  const { draft } = read;
  const name = nameOf(draft);
  const rename = (to: string, tags: readonly string[]) => {
    onNaming(undefined);
    void attempt(() => renamed(store, draft, to, tags));
  };
  const actions = [
    { says: "Rename or tag", run: () => onNaming(id) },
    { says: "Duplicate", run: () => void attempt(() => duplicated(store, draft)) },
    { says: "Remove", run: () => remove(name) },
  ];
  return (
    <li data-game={draft.game}>
      {isNaming ? (
        <DeckNaming draft={draft} onSave={rename} onCancel={() => onNaming(undefined)} />
      ) : (
        <DeckRow
          draft={draft}
          updated={timeOf(raw)}
          game={of === undefined ? games.find((game) => game.id === draft.game)?.name : undefined}
          judged={judged}
          saved={saved}
        >
          <DeckMenu id={id} name={name} actions={actions} />
        </DeckRow>
      )}
    </li>
  );
}

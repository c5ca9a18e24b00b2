import { ON_FROM_DECKS } from "../../_deck/ways-on.ts";
import { DECK } from "../../_server/saved/deck.ts";
import { DeletedDeck } from "./deck-on-page.tsx";
import { NotThere } from "./not-there.tsx";

type Props = Pick<Parameters<typeof NotThere>[0], "id" | "version" | "why">;

/** Stands where a saved deck would. */
export function NoDeck(asked: Props) {
  return <NotThere kind={DECK} deleted={<DeletedDeck at={asked.id} />} {...asked} {...ON_FROM_DECKS} />;
}

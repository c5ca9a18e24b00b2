import { ON_FROM_DECKS } from "../../_ui/base/on-from-decks.ts";
import { DeletedDeck } from "./deck-on-page.tsx";
import { NotThere } from "./not-there.tsx";

type Props = Pick<Parameters<typeof NotThere>[0], "kind" | "id" | "version" | "why">;

/** Stands where a saved deck would. */
export function NoDeck(asked: Props) {
  return <NotThere deleted={<DeletedDeck at={asked.id} />} {...asked} {...ON_FROM_DECKS} />;
}

import type { Listing } from "../../lib/contract/saved.ts";
import type { ListedSet } from "../../lib/contract/saved-set.ts";
import { type Game, gameNamed } from "../../lib/core/game.ts";
import { counted } from "../../lib/core/words.ts";
import { games } from "../../lib/games/index.ts";
import { PageSection } from "../_ui/base/page-section.tsx";
import { ListedSaved } from "../_ui/deck/listed-saved.tsx";

interface Props {
  readonly game: Game | undefined;
  /** The words that the address asks for. */
  readonly q: string;
  readonly listing: Listing<ListedSet>;
}

/** The saved card sets that players show to everybody. */
export function ListedSets({ game, q, listing }: Props) {
  return (
    <PageSection id="listed" title="Players’ card sets">
      <ListedSaved
        listing={listing}
        q={q}
        here={game ? `/sets?game=${game.id}` : "/sets"}
        path="sets"
        what="card sets of players"
        hint="Name, source or game"
        none="No public card sets yet. Save one of yours in its editor, open its page and press “Show in the list of card sets”."
        filter={
          <select name="game" aria-label="Game" defaultValue={game?.id ?? ""} className="field">
            <option value="">All games</option>
            {games.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        }
        about={(set) => `${gameNamed(games, set.game)?.name ?? set.game} · ${counted(set.cards, "card")}`}
      />
    </PageSection>
  );
}

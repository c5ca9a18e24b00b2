import { type Game, gameNamed } from "../../lib/core/game.ts";
import { counted } from "../../lib/core/words.ts";
import { games } from "../../lib/games/index.ts";
import { listFrom } from "../_server/saved/list.ts";
import { SET } from "../_server/saved/set.ts";
import { PageSection } from "../_ui/base/page-section.tsx";
import { ListedSaved } from "../_ui/deck/listed-saved.tsx";

interface Props {
  readonly game: Game | undefined;
  /** What the address asks for: words, and where the list goes on. */
  readonly search: URLSearchParams;
}

/** The saved card sets that players show to everybody. */
export async function ListedSets({ game, search }: Props) {
  const { q, listing } = await listFrom(SET, game, search);
  return (
    <PageSection id="listed" title="Players’ card sets">
      <ListedSaved
        listing={listing}
        q={q}
        here={game ? `/sets?game=${game.id}` : "/sets"}
        path="sets"
        what="card sets of players"
        hint="Name, source or game"
        none="Nobody shows a card set here yet. Save one of yours in its editor, open its page and press “Show in the list of card sets”."
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

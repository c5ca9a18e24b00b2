import type { Game } from "../../lib/core/game.ts";
import type { Agreed } from "../../lib/deck/code/address.ts";
import { DECK } from "../_server/saved/deck.ts";
import { listFrom } from "../_server/saved/list.ts";
import { ListedSaved } from "../_ui/deck/listed-saved.tsx";
import { gamePath } from "./game-path.ts";
import { SectionHead } from "./section-head.tsx";

interface Props {
  readonly game: Game;
  readonly agreed: Agreed;
  /** What the address asks for: words, and where the list goes on. */
  readonly search: URLSearchParams;
}

/** The saved decks that players show to everybody. */
export async function ListedDecks({ game, agreed, search }: Props) {
  const { q, listing } = await listFrom(DECK, game, search);
  return (
    <section aria-labelledby="listed">
      <SectionHead id="listed" title="Players’ decks" />
      <ListedSaved
        listing={listing}
        q={q}
        here={gamePath(game, "decks", agreed)}
        path="decks"
        what="decks of players"
        hint="Name, author or tag"
        none="No public decks yet. Save one of yours in the builder, open its page and press “Show in the list of decks”."
        about={({ author, tags = [] }) => (
          <>
            {author === undefined ? null : <span className="wrap-anywhere">by {author}</span>}
            {tags.map((tag) => (
              <span key={tag} className="wrap-anywhere">
                #{tag}
              </span>
            ))}
          </>
        )}
      />
    </section>
  );
}

import type { ListedDeck, Listing } from "../../lib/contract/saved.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Agreed } from "../../lib/deck/code/address.ts";
import { ListedSaved } from "../_ui/deck/listed-saved.tsx";
import { gamePath } from "./game-path.ts";
import { SectionHead } from "./section-head.tsx";

interface Props {
  readonly game: Game;
  readonly agreed: Agreed;
  /** The words that the address asks for. */
  readonly q: string;
  readonly listing: Listing<ListedDeck>;
}

/** The saved decks that players show to everybody. */
export function ListedDecks({ game, agreed, q, listing }: Props) {
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

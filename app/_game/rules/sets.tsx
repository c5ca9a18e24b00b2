import type { SetCount } from "../../../db/sets.ts";
import type { Pool } from "../../../lib/cards/pool.ts";
import { worded } from "../../../lib/core/look/card-view.ts";
import { counted } from "../../../lib/core/words.ts";
import type { Agreed } from "../../../lib/deck/code/address.ts";
import { PageSection } from "../../_ui/base/page-section.tsx";
import { cardsPath } from "../game-path.ts";

/** The card sets of a game, with the number of cards of each kind. */
export function Sets({ pool, sets, agreed }: { pool: Pool; sets: readonly SetCount[]; agreed: Agreed }) {
  return (
    <PageSection
      id="sets"
      title="Sets"
      says={`A fact has a source. A placeholder value is only there to play with and never affects a verdict. Practice cards are Drydock's own, not ${pool.game.name}'s.`}
    >
      <ul className="sheet rows">
        {sets.map(({ id, name, official, source, kinds }) => (
          <li key={id} className="grid gap-x-6 px-3 py-2 md:grid-cols-[1fr_20rem]">
            <p>
              <span className="mr-1 font-semibold">{name}</span>{" "}
              <span className="text-sm text-faint">{official ? "published" : "unofficial"}</span>
              <span className="block text-sm text-faint">{source}</span>
            </p>
            <p className="text-sm text-faint">
              {kinds.map(({ kind, cards }) => `${worded(pool.game.layout, kind)}\u00a0${cards}`).join(" · ")}
              {pool.cards.some(({ set }) => set === id) ? (
                <a className="block py-0.5" href={cardsPath(pool.game, agreed, { q: `set:${id}` })}>
                  View{" "}
                  {counted(
                    kinds.reduce((sum, { cards }) => sum + cards, 0),
                    "card",
                  )}
                </a>
              ) : (
                <span className="block py-0.5">values for published cards</span>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">
        Do you own cards that are not here? <a href={`/sets?game=${pool.game.id}`}>Bring your own cards</a>. Your
        browser keeps them.
      </p>
    </PageSection>
  );
}

import type { Pool } from "../../../lib/cards/pool.ts";
import type { SavedDeck } from "../../../lib/contract/saved.ts";
import { counted } from "../../../lib/core/words.ts";
import { RowLimit } from "../../../lib/deck/view/row-limit.ts";
import { SideHead } from "../../_ui/base/side-head.tsx";
import { cardPath } from "../../_ui/cards/card-path.ts";

/** To draw a row takes the server's time. */
const MOST_CONSIDERED = 200;

/** What the builder of a deck wrote about it, and the cards that are considered for it. */
export function Written({
  pool,
  saved,
}: {
  pool: Pool;
  saved: Pick<SavedDeck, "notes" | "tags" | "considering" | "sets">;
}) {
  const { notes, tags = [], considering = [], sets = [] } = saved;
  if (notes === undefined && tags.length + considering.length + sets.length === 0) return null;
  const limit = new RowLimit(MOST_CONSIDERED);
  const drawn = limit.first(considering);
  return (
    <section aria-labelledby="notes" className="text-sm">
      <SideHead id="notes" title="Notes" />
      {notes === undefined ? null : <p className="mt-2 wrap-anywhere whitespace-pre-line">{notes}</p>}
      {tags.length === 0 ? null : (
        <p className="mt-2 flex flex-wrap gap-x-2 text-faint">
          {tags.map((tag) => (
            <span key={tag} className="wrap-anywhere">
              #{tag}
            </span>
          ))}
        </p>
      )}
      {considering.length === 0 ? null : (
        <>
          <h3 className="mt-3 font-semibold">Considering</h3>
          <ul>
            {drawn.map(([name, count]) => {
              const found = pool.find(name);
              const card = found && "card" in found ? found : undefined;
              return (
                <li key={name} data-shows={card?.label}>
                  {count} {card ? <a href={cardPath(pool.game, card)}>{card.label}</a> : name}
                </li>
              );
            })}
          </ul>
          {limit.leftOut === 0 ? null : (
            <p className="text-faint">
              {counted(limit.leftOut, "more card")} not shown. Open the deck in the builder to see them all.
            </p>
          )}
        </>
      )}
      {sets.length === 0 ? null : (
        <p className="mt-3 text-faint">
          Built with {sets.map(({ name, version }) => `“${name}” (version ${version})`).join(", ")}.
        </p>
      )}
    </section>
  );
}

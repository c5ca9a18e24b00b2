import type { Pool } from "../../../lib/cards/pool.ts";
import type { SavedDeck } from "../../../lib/contract/saved.ts";
import { SideHead } from "../../_ui/base/side-head.tsx";
import { cardPath } from "../../_ui/cards/card-path.ts";

/** What the builder of a deck wrote about it, and the cards that are considered for it. */
export function Written({ pool, saved }: { pool: Pool; saved: SavedDeck }) {
  const { notes, tags = [], considering = [], sets = [] } = saved;
  if (notes === undefined && tags.length + considering.length + sets.length === 0) return null;
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
            {considering.map(([name, count]) => {
              const found = pool.find(name);
              const card = found && "card" in found ? found : undefined;
              return (
                <li key={name} data-shows={card?.label}>
                  {count} {card ? <a href={cardPath(pool.game, card)}>{card.label}</a> : name}
                </li>
              );
            })}
          </ul>
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

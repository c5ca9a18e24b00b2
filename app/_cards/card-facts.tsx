import type { Pool, PoolCard } from "../../lib/cards/pool.ts";
import { layersOf } from "../../lib/cards/stated.ts";
import type { Term } from "../../lib/core/game.ts";
import type { FactLine } from "../../lib/core/look/fact-lines.ts";
import { termOf } from "../../lib/core/look/terms.ts";
import { FactsTable } from "../_ui/cards/facts-table.tsx";
import { keepPages } from "../_ui/verdict/citation.tsx";
import { CardSign } from "./card-sign.tsx";
import { Meaning } from "./meaning.tsx";

interface Props {
  readonly pool: Pool;
  readonly entry: PoolCard;
  readonly lines: readonly FactLine[];
  readonly terms: readonly Term[];
}

/**
 * Every fact of a card as the card shows it, and what it means. A source that all facts share is said once, and not at
 * all if it is the one set that is named elsewhere on the page.
 */
export function Facts({ pool, entry: { card, label }, entry, lines, terms }: Props) {
  const { game } = pool;
  const sets = new Set(layersOf(pool, entry).map(({ set }) => set.name));
  const sources = new Set(lines.flatMap(({ state, from }) => (state === "fact" ? from : [])));
  const [usual] = sources.size === 1 ? sources : [];
  return (
    <section>
      <h2 className="text-xl font-bold tracking-tight">Facts</h2>
      <div className="sheet mt-2 px-4 py-2.5">
        <FactsTable
          caption={`What is known of ${label}, what it means, and where it is from`}
          lines={lines.map((line) => (line.from === usual ? { ...line, from: "" } : line))}
          showsAs={(line) => <CardSign game={game} card={card} line={line} />}
          meaningOf={(line) => {
            const term = termOf(game, card, terms, line.name);
            return term && <Meaning game={game} term={term} />;
          }}
        />
      </div>
      {usual === undefined || sets.has(usual) ? null : (
        <p className="mt-1 text-sm text-faint">All facts: {keepPages(usual)}</p>
      )}
    </section>
  );
}

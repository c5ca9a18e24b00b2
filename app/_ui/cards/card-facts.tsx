import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Game } from "../../../lib/core/game.ts";
import { factLines, NO_FACT } from "../../../lib/core/look/fact-lines.ts";
import { FactsTable } from "./facts-table.tsx";
import { PLACEHOLDER } from "./placeholder.ts";

/**
 * Everything that is known about a card, fact by fact, with placeholders marked, sources beside the facts, and what is
 * not published.
 */
export function CardFacts({ game, entry }: { game: Game; entry: Pick<PoolCard, "card" | "label"> }) {
  const { card, label } = entry;
  return (
    <div className="text-sm">
      {card.text ? (
        <p className="mb-2 max-w-prose text-base">
          {card.standIn?.includes("text") ? (
            <em className={PLACEHOLDER}>
              {card.text} ({NO_FACT})
            </em>
          ) : (
            card.text
          )}
        </p>
      ) : null}
      <FactsTable caption={`What is known of ${label}`} lines={factLines(game, card)} />
    </div>
  );
}

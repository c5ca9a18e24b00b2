import type { PoolCard } from "../../../lib/cards/pool.ts";
import { factLines, NO_FACT } from "../../../lib/core/card/fact-lines.ts";
import type { Game } from "../../../lib/core/game.ts";
import { FactValue } from "./fact-value.tsx";

/**
 * Everything that is known about a card, fact by fact, with placeholders marked, sources beside the facts, and what is
 * not published.
 */
export function CardFacts({ game, entry }: { game: Game; entry: Pick<PoolCard, "card" | "label"> }) {
  const { card, label } = entry;
  const lines = factLines(game, card);
  return (
    <div className="text-sm">
      {card.text ? (
        <p className="mb-2 max-w-prose text-base">
          {card.standIn?.includes("text") ? (
            <em className="stand-in">
              {card.text} ({NO_FACT})
            </em>
          ) : (
            card.text
          )}
        </p>
      ) : null}
      <table className="facts">
        <caption className="sr-only">What is known of {label}</caption>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">{line.label}</th>
              <td>
                <FactValue line={line} />
              </td>
              <td className="text-faint">{line.from}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import type { PoolCard } from "../../../lib/cards/pool.ts";
import { type FactLine, factLines } from "../../../lib/core/fact-lines.ts";
import type { Game } from "../../../lib/core/game.ts";

/** Everything that is known of a card, fact by fact: stand-ins marked as such, sources beside, and what is not known. */
export function CardFacts({ game, entry }: { game: Game; entry: Pick<PoolCard, "card" | "label"> }) {
  const { card, label } = entry;
  const lines = factLines(game, card).filter(({ state }) => state !== "none");
  return (
    <div className="text-sm">
      {card.text ? (
        <p className="mb-2 max-w-prose text-base">
          {card.standIn?.includes("text") ? <em className="stand-in">{card.text} (a stand-in, no fact)</em> : card.text}
        </p>
      ) : null}
      <table className="facts">
        <caption className="sr-only">What is known of {label}</caption>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">{line.label}</th>
              <td>
                <Said line={line} />
              </td>
              <td className="text-faint">{line.source}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Said({ line: { state, value } }: { line: FactLine }) {
  if (state === "unknown") {
    return (
      <>
        <span className="unknown" aria-hidden="true">
          –
        </span>{" "}
        <span className="text-faint">not known</span>
      </>
    );
  }
  if (state === "fact") return value;
  return (
    <>
      <em className="stand-in">{value}</em> <span className="text-faint">a stand-in, no fact</span>
    </>
  );
}

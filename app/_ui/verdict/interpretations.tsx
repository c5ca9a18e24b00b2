import type { Game } from "../../../lib/core/game.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import { counted } from "../../../lib/core/words.ts";
import { readingsOf } from "../../../lib/deck/verdict/report.ts";
import { InterpretationList } from "./interpretation-list.tsx";

/** The interpretations of the rulebook that a verdict rests on. */
export function Interpretations({ game, deck }: { game: Game; deck: Pick<Deck, "format" | "house"> }) {
  const readings = readingsOf(game, deck);
  if (readings.length === 0) return null;
  return (
    <details className="mt-3">
      <summary className="font-semibold">{counted(readings.length, "rules interpretation")}</summary>
      <ul className="mt-1">
        <InterpretationList game={game} house={deck.house} readings={readings} />
      </ul>
    </details>
  );
}

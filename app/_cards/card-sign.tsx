import type { Card } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import { faceOf } from "../../lib/core/look/card-view.ts";
import type { FactLine } from "../../lib/core/look/fact-lines.ts";
import { FaceFigure } from "../_ui/cards/face-figure.tsx";
import { FactValue } from "../_ui/cards/fact-value.tsx";
import { figureOf } from "../_ui/cards/figure.tsx";

interface Props {
  readonly game: Game;
  readonly card: Card;
  readonly line: FactLine;
}

/** A value as its card draws it, in the shapes, symbols and plates that a stranger cannot read, with the words for it. */
export function CardSign({ game, card, line }: Props) {
  const figures = faceOf(game, card)
    .slots.filter(({ attribute, on, symbol, as }) => attribute === line.name && (on ?? symbol ?? as) && as !== "track")
    .flatMap(({ label: _, ...slot }) => {
      const figure = figureOf({ game, card, slot });
      return figure === undefined ? [] : [{ slot, figure }];
    });
  if (figures.length === 0) return <FactValue line={line} />;
  const isNumber = figures.length === 1 && figures.every(({ slot }) => !slot.as) && line.state !== "unknown";
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span
        data-game={game.id}
        aria-hidden={isNumber ? undefined : true}
        className="inline-flex items-center gap-1.5 [--face:var(--sheet)] [--tone:var(--accent)]"
      >
        {figures.map(({ slot, figure }) => (
          <FaceFigure key={`${slot.part} ${slot.as} ${slot.at}`} slot={slot} figure={figure} />
        ))}
      </span>
      {isNumber ? null : (
        <span>
          <FactValue line={line} />
        </span>
      )}
    </span>
  );
}

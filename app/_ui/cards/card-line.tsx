import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Game } from "../../../lib/core/game.ts";
import { faceOf } from "../../../lib/core/look/card-view.ts";
import { Figure } from "./figure.tsx";
import { KindMark } from "./kind-mark.tsx";

interface Props {
  readonly game: Game;
  readonly entry: Pick<PoolCard, "card" | "label">;
}

/**
 * A card as one dense line of a list: its kind, its name, and its numbers at the end. Where the name has no room beside
 * the numbers, they begin a line below it.
 */
export function CardLine({ game, entry: { card, label } }: Props) {
  return (
    <span
      className="flex min-h-7 min-w-0 flex-1 items-center gap-x-2 text-sm tabular-nums pointer-coarse:min-h-11"
      data-game={game.id}
      data-shows={label}
    >
      <span className="leading-none text-accent">
        <KindMark game={game} card={card} />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <span className="max-w-full min-w-0 flex-auto truncate" data-name>
          {label}
        </span>
        <span className="flex items-center gap-2 text-faint">
          {faceOf(game, card).line.map((slot) => (
            <Figure key={`${slot.attribute} ${slot.part}`} game={game} card={card} slot={slot} />
          ))}
        </span>
      </span>
    </span>
  );
}

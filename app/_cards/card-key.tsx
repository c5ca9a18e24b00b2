import type { PoolCard } from "../../lib/cards/pool.ts";
import type { Game } from "../../lib/core/game.ts";
import { faceOf } from "../../lib/core/look/card-view.ts";
import { NO_FACT } from "../../lib/core/look/fact-lines.ts";
import { figureOf } from "../_ui/cards/figure.tsx";
import { PLACEHOLDER } from "../_ui/cards/placeholder.ts";

/** What slanted numbers and dashes mean, if one of the cards has such, and where the other marks are explained. */
export function CardKey({ game, cards }: { game: Game; cards: readonly PoolCard[] }) {
  const figures = cards.flatMap(({ card }) =>
    faceOf(game, card).slots.flatMap((slot) => figureOf({ game, card, slot }) ?? []),
  );
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-faint max-sm:order-1 max-sm:w-full max-sm:justify-between sm:mr-auto">
      {figures.some(({ isStandIn }) => isStandIn) ? (
        <span>
          <em className={`font-semibold text-ink ${PLACEHOLDER}`}>3</em> {NO_FACT}
        </span>
      ) : null}
      {figures.some(({ isUnknown }) => isUnknown) ? (
        <span>
          <span className="font-semibold text-ink">–</span> not published
        </span>
      ) : null}
      <a href={`/${game.id}/rules#terms`} className="inline-block py-1">
        What marks mean
      </a>
    </p>
  );
}

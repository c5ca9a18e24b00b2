import type { Game } from "../../../lib/core/game.ts";
import type { Dealt } from "../../../lib/core/table/board.ts";
import { chanceOfAny, groupOdds } from "../../../lib/deck/view/odds.ts";
import { SideHead } from "../../_ui/base/side-head.tsx";

interface Props {
  readonly game: Game;
  /** The cards that the hand is drawn from. */
  readonly pile: readonly Dealt[];
  /** How many cards the hand has. */
  readonly drawn: number;
}

/** More groups would not be seen at a glance. */
const MOST = 6;

/** How likely the first hand holds a card of each group, and a certain card by its copies. */
export function HandOdds({ game, pile, drawn }: Props) {
  const counts = [...Map.groupBy(pile, ({ label }) => label).values()].map(({ length }) => length);
  const certain = [...new Set(counts)].sort((a, b) => b - a).slice(0, 3);
  const rows = [
    // Whoever has one kind of cards alone knows what the hand holds.
    ...groupOdds(game, pile, drawn)
      .filter(({ copies }) => copies < pile.length)
      .slice(0, MOST),
    ...certain.map((copies) => ({
      label: `A given card with ${copies === 1 ? "one copy" : `${copies} copies`}`,
      copies: undefined,
      chance: chanceOfAny(copies, drawn, pile.length),
    })),
  ];
  return (
    <section aria-labelledby="hand-odds" data-screen>
      <SideHead id="hand-odds" title="In the first hand">
        chance of at least one in {drawn} cards
      </SideHead>
      <dl className="text-sm tabular-nums">
        {rows.map(({ label, copies, chance }) => (
          <div key={label} className="flex min-h-7 items-center justify-between gap-3 ">
            <dt>
              {label} {copies === undefined ? null : <span className="text-faint">{copies}</span>}
            </dt>
            <dd className="font-semibold">{percent(chance)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Only what is certain is 0 or 100. */
function percent(chance: number): string {
  if (chance === 0 || chance === 1) return `${100 * chance} %`;
  if (chance < 0.01) return "<1 %";
  return chance > 0.99 ? ">99 %" : `${Math.round(100 * chance)} %`;
}

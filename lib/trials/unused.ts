// Which cards of a deck a pilot makes nothing of.
import type { Card } from "../core/card/card.ts";
import type { Start } from "../core/table/board.ts";
import type { Dealer } from "../core/table/dealer.ts";
import { ownCards } from "../core/table/seats.ts";
import type { Table } from "../core/table/table.ts";
import { movesIn, play, startOf, type Trial } from "./trial.ts";

/** Within so many games a card that is of some use has nearly always been used. */
const GAMES = 60;

/**
 * The cards of some sections that came to nothing in the first games of a trial, by their labels. The plain pilot plays
 * them: thinking would take minutes. A card came to something if
 * it was played and not only put away, if it lay open in play, or if its text did something.
 */
export function unusedIn<C extends Card>(
  dealer: Dealer<C>,
  start: Start<C>,
  trial: Trial,
  sections: readonly string[],
): readonly string[] {
  const { rolls: _, ...plain } = trial;
  const left = new Set(
    ownCards(start)
      .filter(({ from }) => sections.includes(from))
      .map(({ label }) => label),
  );
  for (let at = 0; at < GAMES && left.size > 0; at++)
    for (const label of usedIn(dealer, dealer.open(startOf(start, trial, at)), plain)) left.delete(label);
  return [...left];
}

function usedIn<C extends Card>(dealer: Dealer<C>, table: Table<C>, trial: Trial): ReadonlySet<string> {
  const used = new Set<string>();
  for (const move of movesIn(dealer, table, trial)) {
    const { card } = move;
    if (card !== undefined && table.turn > 0 && !dealer.isElsewhere(table, move.do)) used.add(table.label(card));
    play(dealer, table, move);
    for (let id = 0; id < table.size; id++)
      if (table.isUp(id) && table.isInPlay(table.zoneOf(id)) && !table.isTheirs(id)) used.add(table.label(id));
  }
  for (const { text } of table.log ?? []) used.add(text.slice(0, text.indexOf(": ")));
  return used;
}

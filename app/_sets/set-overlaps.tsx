import { useMemo } from "react";
import { NONE } from "../../lib/cards/cells.ts";
import type { Game } from "../../lib/core/game.ts";
import { counted } from "../../lib/core/words.ts";
import type { KeptSet } from "../../lib/sheets/kept-set.ts";
import { type Overlap, overlaps } from "../../lib/sheets/overlaps.ts";
import { labelOfColumn, readSheet } from "../../lib/sheets/sheet.ts";

interface Props {
  readonly game: Game;
  /** The sets of the game that are used. */
  readonly sets: readonly KeptSet[];
  /** Lays a set above the others. */
  onChoose(set: KeptSet): void;
}

interface Pair {
  readonly below: KeptSet;
  readonly above: KeptSet;
  readonly cards: readonly Overlap[];
}

/** Cards that two sets know differently: what each says, and which of them counts. */
export function SetOverlaps({ game, sets, onChoose }: Props) {
  const pairs = useMemo(() => pairsOf(game, sets), [game, sets]);
  return pairs.map(({ below, above, cards }) => (
    <section key={`${below.id} ${above.id}`} className="py-3" data-game={game.id}>
      <h3 className="font-semibold wrap-anywhere">
        “{above.sheet.name}” and “{below.sheet.name}” differ about {counted(cards.length, "card")}
      </h3>
      <p className="text-sm text-faint wrap-anywhere">“{above.sheet.name}” lies above, so what it says counts.</p>
      <div className="overflow-x-auto">
        <table className="mt-2 w-full max-w-3xl text-sm">
          <thead>
            <tr className="text-left text-faint">
              <th scope="col" className="py-1 pr-4 font-medium">
                Card
              </th>
              <th scope="col" className="pr-4 font-medium">
                What
              </th>
              <th scope="col" className="pr-4 font-medium wrap-anywhere">
                {above.sheet.name}
              </th>
              <th scope="col" className="font-medium wrap-anywhere">
                {below.sheet.name}
              </th>
            </tr>
          </thead>
          <tbody>
            {cards.slice(0, MOST_SHOWN).flatMap(({ name, differences }) =>
              differences.map((difference) => (
                <tr key={`${name} ${difference.column}`} className="align-top">
                  <th scope="row" className="py-1 pr-4 text-left font-medium wrap-anywhere">
                    {name}
                  </th>
                  <td className="pr-4">{labelOfColumn(game, difference.column)}</td>
                  <td className="pr-4 font-semibold wrap-anywhere">{inWords(difference.above)}</td>
                  <td className="wrap-anywhere">{inWords(difference.below)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
      {cards.length > MOST_SHOWN ? <p className="text-sm text-faint">And {cards.length - MOST_SHOWN} more.</p> : null}
      <button type="button" className="tool mt-2" onClick={() => onChoose(below)}>
        Let “{below.sheet.name}” count instead
      </button>
    </section>
  ));
}

const MOST_SHOWN = 20;

function inWords(cell: string): string {
  return cell === NONE ? "none" : cell;
}

function pairsOf(game: Game, sets: readonly KeptSet[]): readonly Pair[] {
  const laid = sets.toSorted((a, b) => a.place - b.place);
  return laid.flatMap((below, at) =>
    laid.slice(at + 1).flatMap((above) => {
      const cards = overlaps(game, readSheet(game, below.sheet).set, readSheet(game, above.sheet).set);
      return cards.length === 0 ? [] : [{ below, above, cards }];
    }),
  );
}

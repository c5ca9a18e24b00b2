import { memo } from "react";
import type { PoolCard } from "../../lib/cards/pool.ts";
import type { Game } from "../../lib/core/game.ts";
import { faceOf } from "../../lib/core/look/card-view.ts";
import { memoPerKey } from "../../lib/core/memo.ts";
import { columnWord } from "../../lib/deck/view/blocks.ts";
import { Figure } from "../_ui/cards/figure.tsx";
import { KindMark } from "../_ui/cards/kind-mark.tsx";
import styles from "./card-cells.module.css";

interface Props {
  readonly game: Game;
  readonly entry: Pick<PoolCard, "card" | "label">;
  /** The words above the numbers. Without them, each number stands beside its symbol. */
  readonly columns?: readonly string[] | undefined;
}

/** The words of a game whose columns hold symbols, which take more room than a number. */
const symbolColumns = memoPerKey((game: Game) => {
  const slots = game.layout.faces.flatMap(({ line }) => line).filter((slot) => slot.as === "pips");
  return new Set(slots.map((slot) => columnWord(game, slot)));
});

/**
 * A card as a row: its kind, its name, and its numbers under the words that say what they are. Where there is no room for
 * them beside the name, they stand under it, each beside its symbol.
 */
export const CardCells = memo(function CardCells({ game, entry: { card, label }, columns }: Props) {
  const slots = faceOf(game, card).line.map((slot) => ({ slot, word: columnWord(game, slot) }));
  const cells = columns?.map((word) => ({ word, slot: slots.find((one) => one.word === word)?.slot })) ?? slots;
  return (
    <span className={styles.row} data-shows={label}>
      <span className="flex flex-none text-base leading-none text-accent">
        <KindMark game={game} card={card} />
      </span>
      <span className={styles.name}>{label}</span>
      <span className={styles.numbers} data-headed={columns && true}>
        {cells.map(({ word, slot }) => (
          <span
            key={word}
            className={styles.cell}
            data-word={word}
            data-symbols={symbolColumns(game).has(word) || undefined}
          >
            {slot ? <Figure game={game} card={card} slot={slot} /> : null}
          </span>
        ))}
      </span>
    </span>
  );
});

/** The words above the numbers of the cards of one group. */
export function ColumnWords({ game, columns }: Pick<Props, "game"> & { columns: readonly string[] }) {
  return (
    <span aria-hidden="true" className={styles.words}>
      {columns.map((word) => (
        <span
          key={word}
          className={styles.cell}
          data-word={word}
          data-symbols={symbolColumns(game).has(word) || undefined}
        />
      ))}
    </span>
  );
}

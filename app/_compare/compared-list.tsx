import type { Pool } from "../../lib/cards/pool.ts";
import { counted, signed } from "../../lib/core/words.ts";
import { type ComparedBlock, copiesInBoth } from "../../lib/deck/view/compared.ts";
import { keyOf } from "../../lib/deck/view/diff.ts";
import { RowLimit } from "../../lib/deck/view/row-limit.ts";
import { cardPath } from "../_ui/cards/card-path.ts";
import { KindMark } from "../_ui/cards/kind-mark.tsx";
import styles from "../_ui/deck/deck-list.module.css";

interface Props {
  readonly pool: Pool;
  readonly blocks: readonly ComparedBlock[];
  /** Whether each row has a box to tick, and its change. If not, it has the copies that both decks hold. */
  readonly canTake?: boolean;
}

const CHANGED = ["From", "To", "Change"];
const COMMON = ["Copies"];

/** To draw a row takes the server's time, and nobody reads more of them. */
const MOST_ROWS = 200;

/** Rows of two decks in blocks: what changes with its counts in both, or what both have. */
export function ComparedList({ pool, blocks, canTake = false }: Props) {
  const limit = new RowLimit(MOST_ROWS);
  const drawn = blocks
    .map((block) => ({ ...block, rows: limit.first(block.rows) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className={styles.list}>
      {drawn.map((block) => (
        <table key={`${block.section} ${block.heading} ${block.rows[0]?.card}`} className={styles.block}>
          <thead>
            <tr>
              <th scope="colgroup" colSpan={canTake ? 3 : 2}>
                <h3 className={styles.heading}>{block.heading}</h3>
              </th>
              {(canTake ? CHANGED : COMMON).map((column) => (
                <th key={column} scope="col" className={styles.column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <Row key={row.card} pool={pool} row={row} canTake={canTake} />
            ))}
          </tbody>
        </table>
      ))}
      {limit.leftOut === 0 ? null : (
        <p className="py-2 text-faint">
          {canTake
            ? `${counted(limit.leftOut, "more change")} not shown. “Apply all” makes them too.`
            : `${counted(limit.leftOut, "more line")} not shown. Open one of the decks in the builder to see them all.`}
        </p>
      )}
    </div>
  );
}

interface RowProps {
  readonly pool: Pool;
  readonly row: ComparedBlock["rows"][number];
  readonly canTake: boolean;
}

function Row({ pool, row, canTake }: RowProps) {
  const { section, card, before, after, entry } = row;
  const { game } = pool;
  const found = entry && pool.of(entry.card);
  const by = after - before;
  return (
    <tr data-shows={found?.label}>
      {canTake ? (
        <td className="w-7">
          <label className="grid min-h-6 min-w-6 place-items-center pointer-coarse:relative pointer-coarse:z-1 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              name="take"
              value={keyOf(section, card)}
              aria-label={`Take: ${card}`}
              className="size-4"
            />
          </label>
        </td>
      ) : null}
      <td className={styles.mark}>{found ? <KindMark game={game} card={found.card} /> : null}</td>
      <th scope="row" className={styles.name}>
        {found ? <a href={cardPath(game, found)}>{found.label}</a> : <span className="text-illegal">{card}</span>}
      </th>
      {canTake ? (
        <>
          <td className={styles.number}>{before}</td>
          <td className={styles.number}>{after}</td>
          <td className={`${styles.number} min-w-13 font-semibold ${by > 0 ? "" : "text-faint"}`}>{signed(by)}</td>
        </>
      ) : (
        <td className={styles.number}>{copiesInBoth(row)}</td>
      )}
    </tr>
  );
}

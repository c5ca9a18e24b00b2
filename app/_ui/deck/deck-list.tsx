import type { Pool } from "../../../lib/cards/pool.ts";
import type { Deck, Entry } from "../../../lib/core/judge/deck.ts";
import { counted } from "../../../lib/core/words.ts";
import { type Block, blocksOf, slotIn } from "../../../lib/deck/view/blocks.ts";
import { RowLimit } from "../../../lib/deck/view/row-limit.ts";
import { cardPath } from "../cards/card-path.ts";
import { FigureCell } from "../cards/figure-cell.tsx";
import { KindMark } from "../cards/kind-mark.tsx";
import styles from "./deck-list.module.css";

/** To draw a row takes the server's time. No deck that can be played has as many cards, or lines that name none. */
const MOST_CARDS = 300;
const MOST_UNREAD = 200;
/** Up to this many lines fit in two wide columns of a printed page. More need three. */
const ROOMY = 40;

interface Props {
  readonly pool: Pool;
  readonly deck: Deck;
  /** In the frame of another page no name is a link, because no other page of ours may stand there. */
  readonly isFramed?: boolean;
}

/** A deck in blocks of rows. Each block has its own heading and the words above its numbers, in whatever column it stands. */
export function DeckList({ pool, deck, isFramed = false }: Props) {
  const blocks = blocksOf(pool, deck);
  if (blocks.length === 0) return <p className="text-faint">This deck has no cards yet.</p>;
  const [cards, unread] = [new RowLimit(MOST_CARDS), new RowLimit(MOST_UNREAD)];
  const drawn = blocks
    .map((block) => ({ ...block, entries: cards.first(block.entries), misread: unread.first(block.misread) }))
    .filter(({ entries, misread }) => entries.length + misread.length > 0);
  const leftOut = cards.leftOut + unread.leftOut;
  return (
    <section
      aria-label="Deck list"
      className={styles.list}
      data-dense={deck.entries.length > ROOMY || undefined}
      data-short={deck.entries.length <= 6 || undefined}
    >
      {drawn.map((block) => (
        <BlockTable
          key={`${block.section} ${block.heading} ${block.entries[0]?.card.label}`}
          pool={pool}
          block={block}
          isFramed={isFramed}
        />
      ))}
      {leftOut === 0 ? null : (
        <p className="py-2 text-faint">
          {counted(leftOut, "more line")} not shown. Open the deck in the builder to see them all.
        </p>
      )}
    </section>
  );
}

function BlockTable({ pool, block, isFramed }: { pool: Pool; block: Block; isFramed: boolean }) {
  const { heading, count, columns, entries, misread } = block;
  return (
    <table className={styles.block} data-more={count === undefined || undefined}>
      <thead>
        <tr>
          <th scope="colgroup" colSpan={3}>
            <h2 className={styles.heading}>
              {heading} {count === undefined ? <i>continued</i> : <i>{count}</i>}
            </h2>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.card.label} pool={pool} entry={entry} columns={columns} isFramed={isFramed} />
        ))}
        {misread.map(({ text, count }) => (
          <tr key={text}>
            <td className={styles.count}>{count}</td>
            <td className={`${styles.mark} text-illegal!`} aria-hidden="true">
              ✗
            </td>
            <th scope="row" colSpan={columns.length + 1} className={`${styles.name} text-illegal`}>
              {text}
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly pool: Pool;
  readonly entry: Entry;
  readonly columns: readonly string[];
  readonly isFramed: boolean;
}

function Row({ pool, entry: { card: known, count }, columns, isFramed }: RowProps) {
  const { game } = pool;
  const entry = pool.of(known);
  return (
    <tr data-shows={entry.label}>
      <td className={styles.count}>{count}</td>
      <td className={styles.mark}>
        <KindMark game={game} card={entry.card} />
      </td>
      <th scope="row" className={styles.name}>
        {isFramed ? entry.label : <a href={cardPath(game, entry)}>{entry.label}</a>}
      </th>
      {columns.map((column) => (
        <td key={column} className={styles.number}>
          <FigureCell game={game} card={entry.card} slot={slotIn(game, entry.card, column)} />
        </td>
      ))}
    </tr>
  );
}

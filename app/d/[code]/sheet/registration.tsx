import type { Game } from "../../../../lib/core/game.ts";
import type { Deck } from "../../../../lib/core/judge/deck.ts";
import { counted } from "../../../../lib/core/words.ts";
import styles from "./sheet.module.css";

const BY_NAME = new Intl.Collator("en", { numeric: true });

interface Props {
  readonly game: Game;
  readonly deck: Deck;
  /** The nonce that this page's policy requires of style elements. */
  readonly nonce: string | undefined;
}

/** Lines for player and judge, and the cards of each section by name: a box to tick, the count and the card. */
export function Registration({ game, deck, nonce }: Props) {
  const sections = game.sections
    .map(({ id, name }) => ({ id, name, cards: byName(deck, id) }))
    .filter(({ cards }) => cards.length > 0);
  return (
    <>
      <style nonce={nonce}>{onOnePage(sections.map(({ cards }) => cards.length))}</style>
      <div className={styles.lines}>
        <Line name="Player" fills="name" />
        <Line name="Event" />
        <Line name="Date" />
        <Line name="Judge" />
      </div>
      {sections.map(({ id, name, cards }) => (
        <Section key={id} name={name} cards={cards} />
      ))}
    </>
  );
}

/** The height for the lists on a page, and the height of each heading, in millimetres. */
const HEIGHT = 156;
const HEADING = 8.5;
/** Up to this many lines go in two columns, more in three. */
const ROOMY = 44;

/**
 * The style that fits lists of these lengths on one printed page without making them smaller than necessary. It is a
 * style element because the page's policy forbids style attributes.
 */
function onOnePage(lists: readonly number[]): string {
  const columns = lists.reduce((sum, lines) => sum + lines, 0) > ROOMY ? 3 : 2;
  const rows = lists.reduce((sum, lines) => sum + Math.ceil(lines / columns), 0);
  const row = Math.min(7, Math.max(3.3, (HEIGHT - HEADING * lists.length) / Math.max(1, rows)));
  return `[data-section] { --columns: ${columns}; --row: ${row.toFixed(2)}mm; }`;
}

function Line({ name, fills = "off" }: { name: string; fills?: string }) {
  return (
    <label className={styles.line}>
      <span className="label">{name}</span>
      <input type="text" autoComplete={fills} maxLength={80} />
    </label>
  );
}

interface Copies {
  readonly name: string;
  readonly count: number;
}

/** The cards of a section by name. Lines that name no card are among them as they were written. */
function byName(deck: Deck, section: string): readonly Copies[] {
  const cards = deck.entries.map((entry) => ({ ...entry, name: entry.card.label }));
  const misread = deck.misread.map((line) => ({ ...line, name: line.text }));
  return [...cards, ...misread]
    .filter((line) => line.section === section)
    .sort((a, b) => BY_NAME.compare(a.name, b.name));
}

function Section({ name, cards }: { name: string; cards: readonly Copies[] }) {
  const total = cards.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-label={name} data-section className={styles.section}>
      <h2>
        {name} <span className={styles.total}>{counted(total, "card")}</span>
      </h2>
      <ul>
        {cards.map(({ name, count }) => (
          <li key={name}>
            <label>
              <input type="checkbox" />
              <span className={styles.count}>{count}</span>
              <span>{name}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

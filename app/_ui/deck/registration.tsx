import type { Game } from "../../../lib/core/game.ts";
import { counted } from "../../../lib/core/words.ts";
import type { ListedCard } from "../../../lib/deck/view/listed-cards.ts";
import styles from "./registration.module.css";

const BY_NAME = new Intl.Collator("en", { numeric: true });

interface Props {
  readonly game: Game;
  readonly cards: readonly ListedCard[];
  /** Who plays the deck, if that is known. */
  readonly player?: string | undefined;
}

/** Lines for player and judge, and the cards of each section by name: a box to tick, the count and the card. */
export function Registration({ game, cards, player }: Props) {
  return (
    <>
      <div className={styles.lines}>
        <Line name="Player" fills="name" value={player} />
        <Line name="Event" />
        <Line name="Date" />
        <Line name="Judge" />
      </div>
      {bySection(game, cards).map(({ id, name, cards }) => (
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
 * The custom properties that fit a deck on one printed page without making it smaller than necessary. Whoever shows the
 * sheet sets them in a way that the page's policy allows.
 */
export function onOnePage(game: Game, cards: readonly ListedCard[]): Readonly<Record<`--${string}`, number | string>> {
  const lists = bySection(game, cards).map((section) => section.cards.length);
  const columns = lists.reduce((sum, lines) => sum + lines, 0) > ROOMY ? 3 : 2;
  const rows = lists.reduce((sum, lines) => sum + Math.ceil(lines / columns), 0);
  const row = Math.min(7, Math.max(3.3, (HEIGHT - HEADING * lists.length) / Math.max(1, rows)));
  return { "--columns": columns, "--row": `${row.toFixed(2)}mm` };
}

function Line({ name, fills = "off", value }: { name: string; fills?: string; value?: string | undefined }) {
  return (
    <label className={styles.line}>
      <span className="label">{name}</span>
      <input type="text" autoComplete={fills} maxLength={80} defaultValue={value} />
    </label>
  );
}

/** The sections of a game that hold cards, each with its cards by name. */
function bySection(game: Game, cards: readonly ListedCard[]) {
  return game.sections
    .map(({ id, name }) => ({
      id,
      name,
      cards: cards.filter(({ section }) => section === id).sort((a, b) => BY_NAME.compare(a.name, b.name)),
    }))
    .filter(({ cards }) => cards.length > 0);
}

function Section({ name, cards }: { name: string; cards: readonly ListedCard[] }) {
  const total = cards.reduce((sum, { count }) => sum + count, 0);
  return (
    <section data-section className={styles.section}>
      <h2>
        {name} <span className="tabular-nums">{counted(total, "card")}</span>
      </h2>
      <ul>
        {cards.map(({ name, count }) => (
          <li key={name}>
            <label>
              <input type="checkbox" />
              <span className="w-[2ch] flex-none text-right font-[650] tabular-nums">{count}</span>
              <span>{name}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

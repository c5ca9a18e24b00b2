import { Pool } from "../../lib/cards/pool.ts";
import { checkCardSet } from "../../lib/contract/card-set.ts";
import type { SavedSet } from "../../lib/contract/saved-set.ts";
import type { Game } from "../../lib/core/game.ts";
import { drawOwn } from "../_client/art/data-url.ts";
import { Empty } from "../_ui/base/empty.tsx";
import { CardFace } from "../_ui/cards/card-face.tsx";

/** Every card is drawn whole, so that it can be read without a script. Showing more would make the page slow. */
const AT_ONCE = 30;

interface Props {
  readonly game: Game;
  readonly saved: SavedSet;
  /** The first card that is shown. */
  readonly first: number;
}

/** The cards of a saved set as faces, a page at a time. */
export function SetCards({ game, saved, first }: Props) {
  const { cards, set } = saved;
  const from = Math.min(first, Math.max(0, cards.length - 1));
  const last = Math.min(from + AT_ONCE, cards.length);
  const checked = checkCardSet(game, { game: game.id, set, cards: cards.slice(from, last) });
  const pool = new Pool(game, checked.ok ? [checked.set] : []);
  drawOwn(game, pool.cards);
  const pathOf = (cursor: number) => {
    const asked = [
      ...(saved.version === saved.newest ? [] : [["version", String(saved.version)]]),
      ...(cursor === 0 ? [] : [["cursor", String(cursor)]]),
    ];
    return `/sets/${saved.id}?${new URLSearchParams(asked)}#cards`;
  };
  return (
    <section aria-labelledby="cards" className="min-w-0 scroll-mt-4">
      <h2 id="cards" className="sr-only">
        Cards
      </h2>
      {cards.length === 0 ? <Empty>This set has no cards yet.</Empty> : null}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.875rem,1fr))] items-start gap-3">
        {pool.cards.map((entry) => (
          <li key={entry.label}>
            <CardFace game={game} entry={entry} />
          </li>
        ))}
      </ul>
      {cards.length <= AT_ONCE ? null : (
        <nav aria-label="Pages of cards" className="mt-4 flex flex-wrap items-center gap-4">
          {from === 0 ? null : (
            <a href={pathOf(Math.max(0, from - AT_ONCE))} className="tool">
              Previous cards
            </a>
          )}
          <span className="text-sm text-faint tabular-nums">
            {from + 1} to {last} of {cards.length}
          </span>
          {last === cards.length ? null : (
            <a href={pathOf(last)} className="tool">
              More cards
            </a>
          )}
        </nav>
      )}
    </section>
  );
}

import type { Game } from "../../lib/core/game.ts";
import { numbersOf } from "../../lib/deck/view/charts.ts";
import { type Difference, difference } from "../../lib/deck/view/diff.ts";
import type { Shared } from "../_server/decks.ts";
import { Charts } from "../_ui/charts/charts.tsx";

/** What to remove and add to get from one deck to the other, and how that changes its charts. */
export function Changes({ before, after }: { before: Shared; after: Shared }) {
  if (before.pool.game.id !== after.pool.game.id)
    return <p className="mt-4">These decks are for different games, so there is nothing to compare.</p>;
  const { game } = after.pool;
  const changes = difference(before.deck, after.deck);
  if (changes.length === 0) return <p className="mt-4">Both decks hold the same cards.</p>;
  return (
    <div className="mt-4 grid gap-6 md:grid-cols-2">
      <ChangeList game={game} title="To remove" changes={changes.filter((c) => c.after < c.before)} sign="−" />
      <ChangeList game={game} title="To add" changes={changes.filter((c) => c.after > c.before)} sign="+" />
      <NumbersOf shared={before} unnamed="the first deck" />
      <NumbersOf shared={after} unnamed="the second deck" />
    </div>
  );
}

/** The charts of one of the two decks, below its name. */
function NumbersOf({ shared: { pool, deck, report }, unnamed }: { shared: Shared; unnamed: string }) {
  const title = `Charts of ${report.name ?? unnamed}`;
  return (
    <section data-game={pool.game.id} aria-label={title}>
      <h2 className="border-b border-ink font-semibold wrap-anywhere">{title}</h2>
      <Charts numbers={numbersOf(pool, deck.entries)} />
    </section>
  );
}

interface ListProps {
  readonly game: Game;
  readonly title: string;
  readonly changes: readonly Difference[];
  readonly sign: string;
}

function ChangeList({ game, title, changes, sign }: ListProps) {
  const total = changes.reduce((sum, c) => sum + Math.abs(c.after - c.before), 0);
  return (
    <section>
      <h2 className="flex justify-between border-b border-ink font-semibold">
        {title} <span className="tabular-nums">{total}</span>
      </h2>
      <ul className="ruled">
        {changes.map((c) => (
          <li key={`${c.section} ${c.card}`} className="flex items-baseline justify-between gap-3 py-1">
            <span>
              <span className="inline-block min-w-7 font-semibold tabular-nums">
                {sign}
                {Math.abs(c.after - c.before)}
              </span>{" "}
              {c.card}
            </span>
            <span className="shrink-0 text-sm text-faint tabular-nums">
              {game.sections.find(({ id }) => id === c.section)?.name ?? c.section}: {c.before} → {c.after}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

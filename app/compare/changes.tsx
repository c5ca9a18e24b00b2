import { type Difference, difference } from "../../lib/deck/diff.ts";
import { numbersOf } from "../../lib/deck/numbers.ts";
import type { Shared } from "../_server/decks.ts";
import { Charts } from "../_ui/charts/charts.tsx";

/** What to remove and what to add to come from one deck to the other, and what it does to the numbers. */
export function Changes({ before, after }: { before: Shared; after: Shared }) {
  if (before.pool.game.id !== after.pool.game.id)
    return <p className="mt-4">These are decks of two games: nothing to compare.</p>;
  const changes = difference(before.deck, after.deck);
  if (changes.length === 0) return <p className="mt-4">Both decks hold the same cards.</p>;
  return (
    <div className="mt-4 grid gap-6 md:grid-cols-2">
      <ChangeList title="To remove" changes={changes.filter((c) => c.after < c.before)} sign="−" />
      <ChangeList title="To add" changes={changes.filter((c) => c.after > c.before)} sign="+" />
      <Charts numbers={numbersOf(before.pool, before.deck.entries)} />
      <Charts numbers={numbersOf(after.pool, after.deck.entries)} />
    </div>
  );
}

function ChangeList({ title, changes, sign }: { title: string; changes: readonly Difference[]; sign: string }) {
  const total = changes.reduce((sum, c) => sum + Math.abs(c.after - c.before), 0);
  return (
    <section>
      <h2 className="flex justify-between border-b border-ink font-semibold">
        {title} <span className="tabular-nums">{total}</span>
      </h2>
      <ul className="ruled">
        {changes.map((c) => (
          <li key={`${c.section} ${c.card}`} className="flex justify-between py-1">
            <span>
              {sign}
              {Math.abs(c.after - c.before)} {c.card}
            </span>
            <span className="text-sm text-faint">
              {c.section}: {c.before} → {c.after}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

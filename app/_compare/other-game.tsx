import type { JudgedDeck } from "../../lib/deck/verdict/judged-deck.ts";

interface Props {
  /** What the two decks were opened from. */
  readonly texts: { readonly a: string; readonly b: string };
  readonly before: JudgedDeck;
  readonly after: JudgedDeck;
}

/** Stands where the changes would between decks of two games, and leads on with either of them. */
export function OtherGame({ texts: { a, b }, before, after }: Props) {
  const [from, to] = [before.pool.game.name, after.pool.game.name];
  return (
    <section className="mt-8 py-2">
      <h2 className="text-xl font-bold">These decks are for different games</h2>
      <p className="mt-1">
        One is for {from}, the other for {to}. They share no cards, so there is nothing to compare.
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <a className="tool min-h-10" href={`/compare?${new URLSearchParams({ a })}`}>
          Compare {before.report.name ?? "the first deck"} with another
        </a>
        <a className="tool min-h-10" href={`/compare?${new URLSearchParams({ b })}`}>
          Compare {after.report.name ?? "the second deck"} with another
        </a>
      </p>
    </section>
  );
}

import type { Found } from "../../lib/contract/found.ts";

interface Props {
  readonly typed: string;
  readonly cards: readonly Found[];
}

/** The cards of all games that a text in the header's field may have meant. */
export function CardsFound({ typed, cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <section aria-label="Cards found">
      <h2 className="mb-2 text-xl font-bold tracking-tight">Cards for “{typed.trim()}”</h2>
      <ul className="sheet rows">
        {cards.map(({ href, name, game, gameName }) => (
          <li key={href} data-game={game}>
            <a href={href} className="flex min-h-11 items-center justify-between gap-4 text-ink no-underline">
              <b>{name}</b>
              <span className="text-sm text-faint">{gameName}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

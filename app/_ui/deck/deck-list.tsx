import type { Pool } from "../../../lib/cards/pool.ts";
import type { Deck, Entry } from "../../../lib/core/judge/deck.ts";
import { grouped } from "../../../lib/deck/view/groups.ts";
import { CardLine } from "../cards/card-line.tsx";
import { cardPath } from "../cards/card-path.ts";

/** Up to this many lines fit in two wide columns of a printed page. More need three. */
const ROOMY = 40;

interface Props {
  readonly pool: Pool;
  readonly deck: Deck;
  /** In the frame of another page no name is a link, because no other page of ours may stand there. */
  readonly isFramed?: boolean;
}

/** A deck as people print it: section by section, in its game's groups, with lines that name no card at the end. */
export function DeckList({ pool, deck, isFramed = false }: Props) {
  return (
    <div className="deck-list" data-dense={deck.entries.length > ROOMY || undefined}>
      {pool.game.sections.map((section) => {
        const entries = deck.entries.filter((entry) => entry.section === section.id);
        const misread = deck.misread.filter((line) => line.section === section.id);
        if (entries.length + misread.length === 0) return null;
        return (
          <section key={section.id} aria-label={section.name} className="mb-4">
            <h2 className="flex items-baseline justify-between border-b border-ink font-semibold">
              {section.name}
              <span className="tabular-nums">
                {total(entries) + misread.reduce((sum, { count }) => sum + count, 0)}
              </span>
            </h2>
            <div className="deck-groups">
              {grouped(pool, entries).map(({ label, entries: own }) => (
                <div key={label} className="deck-group">
                  <h3 className="label pt-2">
                    {label} {total(own)}
                  </h3>
                  <ul>
                    {own.map(({ card, count }) => (
                      <li key={card.label}>
                        <CardLine
                          game={pool.game}
                          entry={pool.of(card)}
                          count={count}
                          {...(isFramed ? {} : { href: cardPath(pool.game, pool.of(card)) })}
                        />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
              {misread.map(({ text, count }) => (
                <p key={text} className="text-illegal">
                  {count} {text}
                </p>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

function total(entries: readonly Entry[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0);
}

import type { GameWithSamples } from "./sample-asked.ts";

/** The games, each with what it is about, what there is of it, and a deck to build. */
export function GameRows({ games }: { games: readonly GameWithSamples[] }) {
  return (
    <>
      <ul className="sheet rows">
        {games.map(({ pool, samples }) => {
          const { id, name, about } = pool.game;
          return (
            <li key={id} data-game={id} className="flex items-center gap-x-4 py-2">
              <div className="min-w-0 grow self-stretch border-l-4 border-accent pl-3">
                <h3 className="font-semibold">
                  <a href={`/${id}`} className="-my-0.5 inline-block py-0.5 text-ink no-underline hover:underline">
                    {name}
                  </a>
                </h3>
                <p className="text-sm text-pretty text-faint">{about}</p>
              </div>
              <Tally href={`/${id}/cards`} of={pool.cards.length} what="cards" />
              <Tally href={`/${id}/decks`} of={samples.length} what="samples" />
              <a href={`/${id}/build`} aria-label={`Build a deck of ${name}`} className="tool">
                Build
              </a>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-sm text-faint">
        Do you own cards that were never published? <a href="/sets">Bring your own cards</a>.
      </p>
    </>
  );
}

function Tally({ href, of, what }: { href: string; of: number; what: string }) {
  return (
    <a href={href} className="py-1 text-sm whitespace-nowrap text-faint no-underline hover:underline max-sm:hidden">
      <span className="font-semibold text-ink tabular-nums">{of}</span> {what}
    </a>
  );
}

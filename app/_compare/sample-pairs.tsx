import type { PickedFrom } from "./side.tsx";

/** Two sample decks of each game, to see what a comparison shows. */
export function SamplePairs({ games }: { games: readonly PickedFrom[] }) {
  const pairs = games.map(({ id, name, samples }) => ({ id, name, decks: samples.slice(0, 2) }));
  return (
    <section aria-labelledby="samples" className="mt-10">
      <h2 id="samples" className="text-xl font-bold tracking-tight">
        Or compare two sample decks
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-5">
        {pairs.map(({ id, name, decks }) => (
          <li key={id} data-game={id} className="sheet relative px-4 py-3 hover:bg-wash">
            <p className="text-sm text-faint">{name}</p>
            <a
              className="font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
              href={`/compare?${new URLSearchParams(decks.map(({ code }, at) => [at === 0 ? "a" : "b", code]))}`}
            >
              {decks.map(({ name }) => name).join(" and ")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

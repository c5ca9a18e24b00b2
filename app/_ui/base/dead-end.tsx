import type { ReactNode } from "react";

interface Way {
  readonly href: string;
  readonly title: string;
  readonly says: string;
}

interface GameLink {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

interface Props {
  readonly title: string;
  /** What is wrong, and how to mend it. */
  readonly says: ReactNode;
  /** What it may come from, each in a sentence. */
  readonly causes?: readonly string[];
  /** What mends it here and now, as a box for the link. */
  readonly children?: ReactNode;
  readonly ways: readonly Way[];
  /** A page of each game, below its own heading. */
  readonly games?: { readonly title: string; readonly links: readonly GameLink[] };
}

/** Stands where a link leads to nothing: what is wrong, what it may come from, and the ways on. */
export function DeadEnd({ title, says, causes = [], children, ways, games }: Props) {
  return (
    <section className="max-w-5xl py-8 sm:py-10">
      <h1 className="text-2xl font-bold tracking-tight wrap-anywhere">{title}</h1>
      <div className="mt-2 max-w-3xl">{says}</div>
      <div className="mt-6 grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
        {children}
        {causes.length === 0 ? null : (
          <div>
            <h2 className="font-semibold">What may have happened</h2>
            <ul className="mt-1 grid list-disc gap-1 pl-5 text-sm text-faint marker:text-(--edge)">
              {causes.map((cause) => (
                <li key={cause}>{cause}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <h2 className="mt-8 text-lg font-bold tracking-tight">Go on from here</h2>
      <ul className="mt-2 grid gap-3 sm:grid-cols-3">
        {ways.map((way) => (
          <li key={way.href} className={TILE}>
            <a href={way.href} className={LINK}>
              {way.title}
            </a>
            <p className="text-sm text-faint">{way.says}</p>
          </li>
        ))}
      </ul>
      {games === undefined ? null : (
        <>
          <h2 className="mt-6 font-semibold">{games.title}</h2>
          <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-5">
            {games.links.map(({ id, href, name }) => (
              <li key={id} data-game={id}>
                <a href={href} className="rail inline-flex min-h-9 items-center pointer-coarse:min-h-11">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const TILE = "sheet relative px-4 py-3 hover:bg-wash";
const LINK = "font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline";

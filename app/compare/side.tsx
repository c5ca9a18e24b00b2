import type { Opened } from "../_server/decks.ts";
import { TitleBlock } from "../_ui/verdict/title-block.tsx";
import { OwnPicks } from "./own-picks.tsx";

/** A game with its sample decks, as decks are picked from it. */
export interface PickedFrom {
  readonly id: string;
  readonly stamp: string;
  readonly samples: readonly { readonly name: string; readonly code: string }[];
}

interface Props {
  readonly name: "a" | "b";
  readonly text: string;
  /** What stands on the other side. */
  readonly other: string;
  readonly opened: Opened | undefined;
  readonly games: readonly PickedFrom[];
}

const WORDS = { a: "From", b: "To" } as const;

/** One of the two decks: its title block, and where another one is chosen. */
export function Side({ name, text, other, opened, games }: Props) {
  // Until the game is known, pairs of samples are offered below.
  const only = games.length === 1 ? games[0] : undefined;
  const shared = opened?.ok ? opened.shared : undefined;
  const hrefOf = (code: string) =>
    `/compare?${new URLSearchParams(name === "a" ? { a: code, b: other } : { a: other, b: code })}`;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{WORDS[name]}</legend>
      {shared ? (
        <div data-game={shared.pool.game.id}>
          <TitleBlock game={shared.pool.game} report={shared.report} compact as="h2" />
        </div>
      ) : null}
      {opened?.ok === false ? <p className="mb-2 text-illegal">{opened.why}</p> : null}
      {shared?.report.code ? (
        <a href={`/d/${shared.report.code}`} className="float-right inline-block py-1 text-sm pointer-coarse:py-3">
          View deck
        </a>
      ) : null}
      <details open={!shared}>
        <summary className={`w-fit min-h-6 py-1 text-sm pointer-coarse:py-3 ${shared ? "" : "hidden"}`}>
          Choose another deck
        </summary>
        <label className="block">
          <span className="sr-only">{WORDS[name]}: list, code or link</span>
          <textarea
            name={name}
            defaultValue={text}
            rows={2}
            className="field block h-auto w-full p-2 font-mono text-sm"
          />
        </label>
        <OwnPicks games={games} side={name} other={other} />
        {only === undefined ? null : (
          <p data-game={only.id} className="rail mt-2 flex flex-wrap items-baseline gap-x-4 text-sm">
            <span className="text-faint">Samples</span>
            {only.samples
              .filter(({ code }) => code !== other)
              .map((sample) => (
                <a key={sample.code} href={hrefOf(sample.code)} className="inline-block py-1 pointer-coarse:py-3">
                  {sample.name}
                </a>
              ))}
          </p>
        )}
      </details>
    </fieldset>
  );
}

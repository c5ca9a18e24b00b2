import type { OpenedDeck } from "../../lib/deck/verdict/judged-deck.ts";
import { coverOf } from "../../lib/deck/view/cover.ts";
import { CoverFace } from "../_ui/deck/cover-face.tsx";
import { TitleBlock } from "../_ui/verdict/title-block.tsx";
import styles from "./compare.module.css";
import { OwnPicks } from "./own-picks.tsx";

/** A game with its sample decks, as decks are picked from it. */
export interface PickedFrom {
  readonly id: string;
  readonly name: string;
  readonly stamp: string;
  readonly samples: readonly { readonly name: string; readonly code: string }[];
}

interface Props {
  readonly name: "a" | "b";
  readonly text: string;
  /** What stands on the other side. */
  readonly other: string;
  readonly opened: OpenedDeck | undefined;
  readonly games: readonly PickedFrom[];
  /** Whether its button to compare stands beside its box, because no other stands below both. */
  readonly hasButton: boolean;
}

const WORDS = {
  a: { title: "From", says: "The deck you have now. Paste its list, its code or a link." },
  b: { title: "To", says: "The deck you want to see it beside. Paste its list, its code or a link." },
} as const;

const COVER = "aspect-[5/7] w-18 flex-none -rotate-2 [container-type:inline-size] max-sm:hidden";

/** One of the two decks: its title block, and where another one is chosen. */
export function Side(props: Props) {
  const { name, opened } = props;
  const { title, says } = WORDS[name];
  const shared = opened?.ok ? opened.shared : undefined;
  if (!shared)
    return (
      <fieldset className={styles.side}>
        <legend>{title}</legend>
        <div className={styles.slot} data-at-fault={opened === undefined ? undefined : true}>
          {opened?.ok === false ? (
            <p id={`${name}-fault`} className="font-medium text-illegal wrap-anywhere">
              <span aria-hidden="true">✗ </span>
              {opened.why}
            </p>
          ) : (
            <p className="text-sm text-faint">{says}</p>
          )}
          <Picks {...props} />
        </div>
      </fieldset>
    );
  const cover = coverOf(shared.pool, shared.deck.entries);
  return (
    <fieldset className={styles.side} data-game={shared.pool.game.id}>
      <legend>{title}</legend>
      <div className="flex items-center gap-4">
        {cover ? <CoverFace game={shared.pool.game} entry={cover} className={COVER} /> : null}
        <div className="min-w-0 grow">
          <TitleBlock game={shared.pool.game} report={shared.report} compact as="h2" />
        </div>
      </div>
      <div className={styles.below}>
        <details>
          <summary className={styles.choose}>Choose another deck</summary>
          <div className={styles.slot}>
            <Picks {...props} />
          </div>
        </details>
        {shared.report.code === null ? null : <a href={`/d/${shared.report.code}`}>View deck</a>}
      </div>
    </fieldset>
  );
}

/** Where a deck comes from: what is pasted, the decks of this browser, and the samples of the game once it is known. */
function Picks({ name, text, other, opened, games, hasButton }: Props) {
  // Until the game is known, pairs of samples are offered below.
  const only = games.length === 1 ? games[0] : undefined;
  const hrefOf = (code: string) =>
    `/compare?${new URLSearchParams(name === "a" ? { a: code, b: other } : { a: other, b: code })}`;
  const isFaulty = opened?.ok === false;
  return (
    <>
      <label className="mt-2 block">
        <span className="sr-only">{WORDS[name].title}: list, code or link</span>
        <textarea
          name={name}
          defaultValue={text}
          rows={3}
          spellCheck={false}
          aria-invalid={isFaulty || undefined}
          aria-describedby={isFaulty ? `${name}-fault` : undefined}
          className="field block h-auto w-full bg-paper p-2 font-mono text-sm"
        />
      </label>
      {hasButton ? (
        <button type="submit" className="button mt-2">
          Compare
        </button>
      ) : null}
      <div className={styles.own}>
        <OwnPicks games={games} side={name} other={other} />
      </div>
      {only === undefined ? null : (
        <div data-game={only.id} className={styles.samples}>
          <p className="text-faint">Sample decks of {only.name}</p>
          <ul>
            {only.samples
              .filter(({ code }) => code !== other && code !== text)
              .map((sample) => (
                <li key={sample.code}>
                  <a href={hrefOf(sample.code)} className="tool">
                    {sample.name}
                  </a>
                </li>
              ))}
          </ul>
          <p className="mt-2">
            <a href={`/${only.id}/decks`} className="inline-block py-1 pointer-coarse:py-3">
              More decks of {only.name}
            </a>
          </p>
        </div>
      )}
    </>
  );
}

import type { Game } from "../../../lib/core/game.ts";
import { worded } from "../../../lib/core/look/card-view.ts";
import { counted } from "../../../lib/core/words.ts";
import { columnGuess, type LeftItem } from "../../../lib/sheets/intake.ts";
import { kindsOf } from "../../../lib/sheets/intake-columns.ts";
import type { ReadIntake } from "./read-in-steps.ts";
import { ReadTable } from "./read-table.tsx";
import { RowOffers } from "./row-offers.tsx";
import type { Chosen } from "./use-intake.ts";

interface Props {
  readonly game: Game;
  readonly read: ReadIntake;
  readonly chosen: Chosen;
  onChoose(chosen: Chosen): void;
}

/** The table of what was read, what can be done with its rows, what else was guessed, and what was not understood. */
export function IntakeLists({ game, read: { intake }, chosen, onChoose }: Props) {
  const { columns, kind, offers } = intake;
  // Guesses about columns and columns that are not read stand in the table.
  const inTable = new Set(columns.map((column) => columnGuess(game, column)));
  const guesses = intake.guesses.filter((says) => !inTable.has(says));
  const left = intake.left.filter(({ header }) => header === undefined);
  return (
    <>
      <ReadTable game={game} intake={intake} chosen={chosen} onChoose={onChoose} />
      <RowOffers offers={offers} chosen={chosen} onChoose={onChoose} />
      {guesses.length === 0 ? null : (
        <section aria-label="Guessed" className="mt-4 text-sm">
          <h2 className="text-base font-semibold">Guessed: {counted(guesses.length, "thing")}</h2>
          <ul className="mt-1 list-disc pl-5 text-open">
            {guesses.slice(0, MOST_SHOWN).map((says) => (
              <li key={says} className="wrap-anywhere">
                {says}
              </li>
            ))}
          </ul>
          <More of={guesses.length} />
          {kind ? (
            <KindSelect game={game} kind={kind} onChoose={(word) => onChoose({ ...chosen, kind: word })} />
          ) : null}
        </section>
      )}
      {left.length === 0 ? null : (
        <section aria-label="Not understood" className="mt-4 text-sm">
          <h2 className="text-base font-semibold">Not understood: {counted(left.length, "thing")}</h2>
          <ul className="mt-1">
            {left.slice(0, MOST_SHOWN).map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Two things can be said of one place, and the list is made anew.
              <li key={`${at} ${item.at}`} className="py-1">
                <Left item={item} />
              </li>
            ))}
          </ul>
          <More of={left.length} />
        </section>
      )}
    </>
  );
}

/** A list that is longer would hide what comes after it. */
const MOST_SHOWN = 50;

function More({ of }: { readonly of: number }) {
  return of > MOST_SHOWN ? <p className="text-faint">And {of - MOST_SHOWN} more.</p> : null;
}

function Left({ item: { at, text, why } }: { readonly item: LeftItem }) {
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      <span className="text-open">
        {at}: {why}
      </span>
      <span className="block font-mono text-faint">{text.length > 300 ? `${text.slice(0, 300)}…` : text}</span>
    </p>
  );
}

interface KindProps {
  readonly game: Game;
  readonly kind: { readonly word: string };
  onChoose(word: string): void;
}

function KindSelect({ game, kind, onChoose }: KindProps) {
  return (
    <label className="flex min-h-9 flex-wrap items-center gap-x-2 pointer-coarse:min-h-11">
      Read cards that say no {game.kind} as
      <select
        value={kind.word}
        className="select pointer-coarse:min-h-11"
        onChange={({ target }) => onChoose(target.value)}
      >
        {kindsOf(game).map((word) => (
          <option key={word} value={word}>
            {worded(game.layout, word)}
          </option>
        ))}
      </select>
    </label>
  );
}

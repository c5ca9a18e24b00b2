import type { Game } from "../../../lib/core/game.ts";
import { worded } from "../../../lib/core/look/card-view.ts";
import { counted } from "../../../lib/core/words.ts";
import type { Intake, LeftItem } from "../../../lib/sheets/intake.ts";
import { kindsOf } from "../../../lib/sheets/intake-columns.ts";
import { ColumnSelect } from "./column-select.tsx";
import { ReadCards } from "./read-cards.tsx";
import type { ReadIntake } from "./read-in-steps.ts";
import type { Chosen } from "./use-intake.ts";

interface Props {
  readonly game: Game;
  readonly read: ReadIntake;
  readonly chosen: Chosen;
  onChoose(chosen: Chosen): void;
}

/** What was read, what was guessed and what was not understood. Guesses can be changed where they are listed. */
export function IntakeLists({ game, read: { intake, faults }, chosen, onChoose }: Props) {
  const { rows, guesses, left, columns, kind } = intake;
  const chooseColumn = (header: string, column: string, wasLeft: boolean) => {
    const wereLeft = wasLeft && !chosen.wereLeft.includes(header) ? [...chosen.wereLeft, header] : chosen.wereLeft;
    onChoose({ ...chosen, columns: { ...chosen.columns, [header]: column }, wereLeft });
  };
  const guessed = columns.filter(
    ({ header, how }) => !chosen.wereLeft.includes(header) && (how === "guessed" || header in chosen.columns),
  );
  const withoutSelect = new Set(guessed.map(({ header }) => header));
  const given = columns.filter(({ header, column }) => column !== undefined && chosen.wereLeft.includes(header));
  return (
    <>
      <ReadCards game={game} rows={rows} />
      {faults.length === 0 ? null : (
        <p className="mt-2 text-illegal">
          {faults.length === 1 ? "1 cell has a fault." : `${faults.length} cells have faults.`} You can fix them in the
          editor.
        </p>
      )}
      {guesses.length + guessed.length === 0 ? null : (
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
          {guessed.map(({ header, column }) => (
            <ColumnSelect
              key={header}
              game={game}
              header={header}
              column={column}
              onChoose={(next) => chooseColumn(header, next, false)}
            />
          ))}
          {kind ? (
            <KindSelect game={game} kind={kind} onChoose={(word) => onChoose({ ...chosen, kind: word })} />
          ) : null}
        </section>
      )}
      {left.length + given.length === 0 ? null : (
        <section aria-label="Not understood" className="mt-4 text-sm">
          <h2 className="text-base font-semibold">Not understood: {counted(left.length, "thing")}</h2>
          <ul className="mt-1">
            {items(left, given).map(({ key, item, header, column }) => (
              <li key={key} className="border-b border-rule py-1">
                {item ? <Left item={item} /> : null}
                {header === undefined || withoutSelect.has(header) ? null : (
                  <ColumnSelect
                    game={game}
                    header={header}
                    column={column}
                    onChoose={(next) => chooseColumn(header, next, true)}
                  />
                )}
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

interface ShownItem {
  readonly key: string;
  readonly item?: LeftItem;
  readonly header?: string;
  readonly column?: string;
}

/** Columns stand first and stay where they are when one is chosen for them, so that the focus stays too. */
function items(left: readonly LeftItem[], given: Intake["columns"]): readonly ShownItem[] {
  const columns: readonly ShownItem[] = [
    ...left.flatMap((item) => (item.header === undefined ? [] : [{ item, header: item.header }])),
    ...given.map(({ header, column }) => ({ header, ...(column === undefined ? {} : { column }) })),
  ].map((one) => ({ key: `column ${one.header}`, ...one }));
  const others = left
    .filter(({ header }) => header === undefined)
    .map((item, at) => ({ key: `${at} ${item.at}`, item }));
  return [...columns.toSorted((a, b) => (a.key < b.key ? -1 : 1)), ...others].slice(0, MOST_SHOWN);
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

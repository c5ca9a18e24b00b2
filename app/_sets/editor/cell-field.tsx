import { useId } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { Row } from "../../../lib/sheets/sheet.ts";
import { cellOfParts, fieldKindOf, type Part, partsIn } from "./field-kind.ts";
import { FIELD, type FieldProps, Hint, toEnd } from "./field-parts.tsx";
import { TextField } from "./text-field.tsx";
import { WordField } from "./word-field.tsx";

interface Props extends FieldProps {
  readonly game: Game;
  /** All rows of the set, whose words are offered where there is no fixed list. */
  readonly rows: readonly Row[];
  readonly row: Row;
  readonly column: string;
}

/** The field that fits the values of a column. It takes and gives the cell as it is typed. */
export function CellField({ game, rows, row, column, ...field }: Props) {
  const kind = fieldKindOf(game, rows, row, column);
  switch (kind.is) {
    case "text":
      return <TextField game={game} {...field} />;
    case "words":
      return <WordField game={game} words={kind.words} isList={kind.isList} hint={kind.hint} {...field} />;
    case "parts": {
      const parts = partsIn(field.value);
      if (!parts) return <PlainField hint="parts such as a:1|b:2" isNumber={false} {...field} />;
      return <PartsField parts={kind.parts} values={parts} {...field} />;
    }
    case "plain":
      return <PlainField hint={kind.hint} isNumber={kind.isNumber} {...field} />;
  }
}

interface PlainProps extends FieldProps {
  readonly hint: string;
  readonly isNumber: boolean;
}

function PlainField({ label, value, isFocused = false, fault, onChange, hint, isNumber }: PlainProps) {
  const id = useId();
  return (
    <>
      <input
        className={FIELD}
        aria-label={label}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={[hint === "" ? "" : id, fault].filter(Boolean).join(" ") || undefined}
        inputMode={isNumber ? "numeric" : undefined}
        maxLength={5000}
        ref={isFocused ? toEnd : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <Hint id={id} hint={hint} />
    </>
  );
}

interface PartsProps extends FieldProps {
  readonly parts: readonly Part[];
  readonly values: ReadonlyMap<string, string>;
}

/** A small form with a field for each part of a value. */
function PartsField({ label, isFocused = false, fault, onChange, parts, values }: PartsProps) {
  return (
    <fieldset aria-describedby={fault} className="grid grid-cols-[auto_1fr_auto] items-center gap-x-2 gap-y-1 p-2">
      <legend className="sr-only">{label}</legend>
      {parts.map(({ key, hint, isNumber }, at) => (
        <label key={key} className="contents text-sm">
          <span className="first-letter:uppercase">{key}</span>
          <input
            className="h-8 w-full min-w-16 border border-(--edge) bg-sheet px-2 text-sm pointer-coarse:h-11"
            inputMode={isNumber ? "numeric" : undefined}
            maxLength={80}
            ref={isFocused && at === 0 ? toEnd : undefined}
            value={values.get(key) ?? ""}
            onChange={({ target }) => onChange(cellOfParts(new Map([...values, [key, target.value]])))}
          />
          <span className="text-xs text-faint">{hint}</span>
        </label>
      ))}
    </fieldset>
  );
}

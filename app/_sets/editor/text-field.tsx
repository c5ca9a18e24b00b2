import { useId } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { type FieldProps, Hint, toEnd } from "./field-parts.tsx";
import { usePhrases } from "./use-phrases.ts";

/** A card's text, with the game's phrases that begin like the sentence that is being typed. */
export function TextField({ game, label, value, isFocused = false, fault, onChange }: FieldProps & { game: Game }) {
  const id = useId();
  const phrases = usePhrases(game);
  const begun = /[^.!?]*$/.exec(value)?.[0].trim().toLowerCase() ?? "";
  const offered = phrases.filter(({ example }) => example.toLowerCase().includes(begun)).slice(0, begun === "" ? 0 : 5);
  const take = (example: string) =>
    onChange(`${value.slice(0, value.length - begun.length).trimEnd()} ${example}`.trimStart());
  return (
    <div className="w-full sm:w-md sm:max-w-full">
      <textarea
        className="block min-h-28 w-full bg-sheet p-2 text-sm"
        aria-label={label}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={[isFocused ? id : "", fault].filter(Boolean).join(" ") || undefined}
        maxLength={2000}
        ref={isFocused ? toEnd : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {isFocused ? <Hint id={id} hint="Shift+Enter begins a new line." /> : null}
      {offered.length > 0 ? (
        <div className="border-t border-rule p-1">
          <p className="px-1 text-xs text-faint">Sentences that the table knows:</p>
          {offered.map(({ words, example }) => (
            <button
              key={`${words} ${example}`}
              type="button"
              className="block min-h-6 w-full cursor-pointer px-1 py-0.5 text-left text-sm hover:bg-wash pointer-coarse:min-h-11"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(example)}
            >
              {example}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

import { type KeyboardEvent, useId, useState } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { worded } from "../../../lib/core/look/card-view.ts";
import { fold } from "../../../lib/core/words.ts";
import { FIELD, type FieldProps, Hint, toEnd } from "./field-parts.tsx";

interface Props extends FieldProps {
  readonly game: Game;
  readonly words: readonly string[];
  /** Whether there can be several words, parted by bars. */
  readonly isList: boolean;
  readonly hint: string;
}

/** A field with a list of words: they are filtered by what is typed, and chosen with the arrow keys or a press. */
export function WordField({ game, words, isList, hint, label, value, isFocused = false, fault, onChange }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(isFocused);
  const [at, setAt] = useState(-1);
  const bar = isList ? value.lastIndexOf("|") + 1 : 0;
  const part = value.slice(bar).trim();
  const print = (word: string) => worded(game.layout, word);
  const isWhole = words.includes(part);
  const offered = isWhole ? words : words.filter((word) => isIn(part, word) || isIn(part, print(word)));
  const choose = (word: string) => {
    onChange(`${value.slice(0, bar)}${word}`);
    setAt(-1);
  };
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = key === "ArrowDown" ? 1 : -1;
      setAt((before) => Math.min(Math.max(-1, before + step), offered.length - 1));
      return;
    }
    // What the field stands in keeps the value with the same keys, so the word has to be there before.
    const chosen =
      offered[at] ?? offered.find((word) => part !== "" && [fold(word), fold(print(word))].includes(fold(part)));
    if ((key === "Enter" || key === "Tab") && chosen !== undefined && chosen !== part) choose(chosen);
  };
  return (
    <>
      <input
        className={FIELD}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen && offered.length > 0}
        aria-controls={`${id}-words`}
        aria-activedescendant={isOpen && at >= 0 ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={[hint === "" ? "" : `${id}-hint`, fault].filter(Boolean).join(" ") || undefined}
        autoComplete="off"
        maxLength={5000}
        ref={isFocused ? toEnd : undefined}
        value={value}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKey}
        onChange={({ target }) => {
          setOpen(true);
          setAt(-1);
          onChange(target.value);
        }}
      />
      <Hint id={`${id}-hint`} hint={isOpen ? "" : hint} />
      <WordList id={id} label={label} words={isOpen ? offered : []} at={at} print={print} onChoose={choose} />
    </>
  );
}

function isIn(part: string, word: string): boolean {
  return word.toLowerCase().includes(part.toLowerCase());
}

interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  readonly at: number;
  print(word: string): string;
  onChoose(word: string): void;
}

function WordList({ id, label, words, at, print, onChoose }: ListProps) {
  return (
    <div
      id={`${id}-words`}
      role="listbox"
      aria-label={label}
      hidden={words.length === 0}
      className="max-h-56 overflow-y-auto border-t border-rule"
    >
      {words.map((word, n) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
        <div
          key={word}
          id={`${id}-${n}`}
          role="option"
          aria-selected={n === at}
          className={`cursor-pointer px-2 py-1 text-sm pointer-coarse:py-2.5 ${n === at ? "bg-wash outline-1 -outline-offset-1 outline-accent" : ""}`}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(word)}
        >
          {print(word)}
        </div>
      ))}
    </div>
  );
}

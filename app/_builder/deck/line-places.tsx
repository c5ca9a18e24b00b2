"use client";
import { useEffect, useRef, useState } from "react";
import type { Section } from "../../../lib/core/game.ts";

interface Props {
  readonly name: string;
  readonly places: readonly Pick<Section, "id" | "name">[];
  onMove(to: string): void;
}

/** Moves a line to another section. The list of sections replaces the button once it is pressed: a deck has many lines, and
 * lists are expensive to render. */
export function LinePlaces({ name, places, onMove }: Props) {
  const [open, setOpen] = useState(false);
  const label = `Move one ${name} to`;
  if (open) return <PlaceList label={label} places={places} onMove={onMove} onClose={() => setOpen(false)} />;
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="listbox"
      tabIndex={-1}
      data-beside-stop
      className={`${BUTTON} border-transparent bg-transparent text-faint hover:border-(--edge) hover:bg-sheet hover:text-ink`}
      onClick={() => setOpen(true)}
    >
      ⇄
    </button>
  );
}

const BUTTON = "select w-7 appearance-none px-0 text-center [text-align-last:center] pointer-coarse:w-11";

interface ListProps extends Pick<Props, "places" | "onMove"> {
  readonly label: string;
  onClose(): void;
}

function PlaceList({ label, places, onMove, onClose }: ListProps) {
  const list = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const select = list.current;
    if (!select) return;
    select.focus();
    // In browsers that do not let a page open the list, it opens at the next press.
    if ("showPicker" in select && navigator.userActivation?.isActive) select.showPicker();
  }, []);
  return (
    <select
      ref={list}
      aria-label={label}
      value=""
      className={BUTTON}
      onBlur={onClose}
      onChange={({ target }) => onMove(target.value)}
    >
      <option value="">⇄</option>
      {places.map(({ id, name }) => (
        <option key={id} value={id}>
          to {name}
        </option>
      ))}
    </select>
  );
}

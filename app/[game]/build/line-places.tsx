"use client";
import { useEffect, useRef, useState } from "react";
import type { Section } from "../../../lib/core/game.ts";

interface Props {
  readonly name: string;
  readonly places: readonly Section[];
  onMove(to: string): void;
}

/** Where else a line could go: a button that becomes the list of places once it is pressed, since a deck has many lines
 * and lists are dear. */
export function LinePlaces({ name, places, onMove }: Props) {
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (!open) return;
    list.current?.focus();
    try {
      list.current?.showPicker();
    } catch {
      // A browser that opens no list by itself opens it at the next press.
    }
  }, [open]);
  const label = `Move one ${name} to`;
  if (!open) {
    return (
      <button
        type="button"
        aria-label={label}
        aria-haspopup="listbox"
        className="select builder-move"
        onClick={() => setOpen(true)}
      >
        ⇄
      </button>
    );
  }
  return (
    <select
      ref={list}
      aria-label={label}
      value=""
      className="select builder-move"
      onBlur={() => setOpen(false)}
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

"use client";
import type { KeyboardEvent } from "react";
import type { PoolCard } from "../../../lib/cards/pool.ts";
import { objectionTo } from "../../../lib/deck/objection.ts";
import { CardLine } from "../../_ui/cards/card-line.tsx";
import { countKey } from "./keys.ts";
import { sectionFor } from "./search.ts";
import { Stepper } from "./stepper.tsx";
import type { Builder, View } from "./store.ts";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  readonly entry: PoolCard;
  readonly section: string | undefined;
  readonly start: number;
  readonly place: number;
  readonly of: number;
}

/** One card of the results: what it is, how many the deck has, and why it would not fit. */
export function ResultRow({ builder, view, entry, section, start, place, of }: Props) {
  const { pool } = builder;
  const target = sectionFor(pool, entry, section);
  const count = builder.count(target, entry.label);
  const objection = objectionTo(pool, view.deck, { section: target, card: entry.known, count: 1 });
  const change = (by: number) =>
    builder.edit(by > 0 ? `${by} more ${entry.label}` : `${-by} fewer ${entry.label}`, [
      { section: target, card: entry.label, by },
    ]);
  const onKey = (event: KeyboardEvent) => {
    const by = event.ctrlKey || event.metaKey || event.altKey ? undefined : countKey(event.key, count);
    if (by === undefined) return;
    event.preventDefault();
    change(by);
  };
  return (
    <li
      className="builder-result"
      style={{ transform: `translateY(${start}px)` }}
      aria-setsize={of}
      aria-posinset={place}
      draggable
      onDragStart={(event) => event.dataTransfer.setData("text/plain", entry.label)}
    >
      <button
        type="button"
        data-row
        className="builder-card"
        onClick={() => change(1)}
        onKeyDown={onKey}
        aria-label={`Add ${entry.label}, ${count} in the deck`}
      >
        <CardLine game={pool.game} entry={entry} />
        {objection && count === 0 ? <span className="builder-objection">{objection.message}</span> : null}
      </button>
      <Stepper label={entry.label} count={count} onChange={change} />
    </li>
  );
}

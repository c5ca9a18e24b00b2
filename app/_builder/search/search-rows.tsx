"use client";
import { type RefCallback, useMemo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { objectionsTo } from "../../../lib/deck/verdict/objection.ts";
import { columnsOf } from "../../../lib/deck/view/blocks.ts";
import { press } from "../../_client/command.tsx";
import { useMedia } from "../../_client/use-media.ts";
import { ColumnWords } from "../card-cells.tsx";
import type { Builder, View } from "../state/builder.ts";
import { LIST_COMMANDS } from "../state/commands.ts";
import { isWide } from "./bands.ts";
import type { CardView } from "./card-view.ts";
import { ResultFace } from "./result-face.tsx";
import { ResultRow } from "./result-row.tsx";
import { type Results, sectionFor } from "./search.ts";
import { useBands } from "./use-bands.ts";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  readonly results: Pick<Results, "items" | "cards" | "closed">;
  readonly section: string | undefined;
  readonly shows: CardView;
  /** Whether cards are shown that a rule objects to. */
  readonly all: boolean;
}

/** The results as faces or as a list. Only the visible part is rendered. */
export function SearchRows({ builder, view, results: { items, cards, closed }, section, shows, all }: Props) {
  const { pool } = builder;
  const isTouch = useMedia("(pointer: coarse)");
  const isFaces = shows === "faces";
  // Without the cards that a rule objects to nothing is said of them, also not before they have been found.
  const objection = useMemo(() => (all ? objectionsTo(pool, view.deck) : undefined), [all, pool, view.deck]);
  const { scroller, columns, drawn, height, measure, onScroll, stop, visit, walk, step } = useBands({
    game: pool.game,
    items,
    isFaces,
    isTouch,
  });
  const words = useMemo(() => columnsByItem(pool.game, items), [pool, items]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the cards and are handled here for all
    <div
      ref={scroller}
      data-results
      className="-mx-1.5 h-[calc(100dvh-16.5rem)] min-h-64 overflow-y-auto md:h-auto md:min-h-0 md:flex-1"
      onKeyDown={(event) => press(LIST_COMMANDS, { walk, step }, event)}
      onFocus={visit}
      onScroll={onScroll}
    >
      {cards === 0 ? <p className="p-4 text-faint">{nothingIn(closed)}</p> : null}
      <ul className="relative" style={{ height }}>
        {drawn.flatMap(({ band, index, start, key }) => {
          if ("heading" in band) {
            const own = { game: pool.game, item: band.heading, start, index, measure };
            return <HeadingRow key={key} {...own} columns={isFaces ? [] : (words.get(band.heading) ?? [])} />;
          }
          const across = isWide(pool.game, band);
          return band.cards.map((item, column) => {
            const { entry, place } = item;
            const target = sectionFor(pool, entry, section);
            const own = { builder, entry, target, objection, start, index, measure, place, of: cards, isTouch };
            const isStop = entry.label === stop;
            return isFaces ? (
              <ResultFace
                key={entry.label}
                {...own}
                isStop={isStop}
                column={column}
                columns={columns}
                isWide={across}
              />
            ) : (
              <ResultRow key={entry.label} {...own} isStop={isStop} columns={words.get(item)} />
            );
          });
        })}
      </ul>
    </div>
  );
}

interface HeadingProps {
  readonly game: Game;
  readonly item: Extract<Results["items"][number], { readonly heading: string }>;
  readonly columns: readonly string[];
  readonly start: number;
  readonly index: number;
  readonly measure: RefCallback<HTMLElement>;
}

function HeadingRow({ game, item, columns, start, index, measure }: HeadingProps) {
  return (
    <li
      ref={measure}
      data-index={index}
      className="absolute inset-x-0 top-0 flex h-8 items-end gap-2 px-1.5 pb-0.75 text-faint"
      style={{ transform: `translateY(${start}px)` }}
    >
      <h2 className="truncate text-sm font-semibold text-ink">{item.heading}</h2>
      <span className="text-sm tabular-nums">{item.cards}</span>
      <span className="ml-auto pr-22 pointer-coarse:pr-30">
        <ColumnWords game={game} columns={columns} />
      </span>
    </li>
  );
}

/** Why no card is shown, with the way out. */
function nothingIn(closed: number): string {
  if (closed === 0) return "No cards match. Remove a filter or use fewer words.";
  const [cards, them] = closed === 1 ? ["1 card matches", "it"] : [`${closed} cards match`, "them"];
  return `${cards}, but this deck can’t use ${them}. Choose “Include illegal cards” to see ${them} and why.`;
}

/** The words above the numbers of each card that stands under a heading, and of the heading itself. */
function columnsByItem(game: Game, items: Results["items"]): ReadonlyMap<Results["items"][number], readonly string[]> {
  const starts = items.flatMap((item, i) => ("heading" in item ? i : []));
  return new Map(
    starts.flatMap((start, i) => {
      const group = items.slice(start, starts[i + 1]);
      const columns = columnsOf(
        game,
        group.flatMap((item) => ("entry" in item ? item.entry.card : [])),
      );
      return group.map((item) => [item, columns] as const);
    }),
  );
}

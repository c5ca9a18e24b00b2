import { type FocusEvent, startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { Game } from "../../../lib/core/game.ts";
import { useVisibleRows } from "../../_client/visible-rows.ts";
import { type Band, bandsOf, besides, isWide, placeIn } from "./bands.ts";
import type { Results } from "./search.ts";

/** A face is no narrower than this, and on a wide screen wider, in pixels. */
const LEAST = 104;
const ROOMY = { from: 640, least: 148 };
/** What stands below a face, with the room around both. */
const BELOW = { fine: 42, touch: 58 };
const HEADING = 32;
/** Rows are higher on touch screens. These are their heights where the rules have nothing to say. */
const ROW = { fine: 34, touch: 46 };

interface Shown {
  readonly game: Game;
  readonly items: Results["items"];
  readonly isFaces: boolean;
  readonly isTouch: boolean;
}

/**
 * The bands of the results that are visible or nearly so, each with its offset, the total height, and the card that has the
 * focus with the ways to others.
 */
export function useBands({ game, items, isFaces, isTouch }: Shown) {
  const [width, setWidth] = useState(() => innerWidth / (innerWidth < 768 ? 1 : 2.6));
  const columns = isFaces ? Math.max(2, Math.floor(width / (width < ROOMY.from ? LEAST : ROOMY.least))) : 1;
  const bands = useMemo(() => bandsOf(items, columns), [items, columns]);
  const [current, setCurrent] = useState("");
  const at = useMemo(() => placeIn(bands, current).at, [bands, current]);
  const pointer = isTouch ? "touch" : "fine";
  const { rows, ...list } = useVisibleRows({
    count: bands.length,
    keyOf: useCallback(
      (index: number) => {
        const band = bands[index];
        // All faces that lie alike are of one height.
        return isFaces && band && "cards" in band ? `${columns} ${isWide(game, band)}` : keyOf(bands, index);
      },
      [bands, columns, game, isFaces],
    ),
    leastOf: useCallback(
      (index: number) => {
        const band = bands[index];
        if (!band || "heading" in band) return HEADING;
        if (!isFaces) return ROW[pointer];
        return (width / columns) * (isWide(game, band) ? 5 / 7 : 7 / 5) + BELOW[pointer];
      },
      [bands, columns, game, isFaces, pointer, width],
    ),
    // The card that has the focus stays, however far the list is scrolled.
    always: at,
  });
  const { scroller } = list;
  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setWidth(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller]);
  const drawn = rows.flatMap(({ index, start }) => {
    const band = bands[index];
    return band ? [{ band, index, start, key: keyOf(bands, index) }] : [];
  });
  // The Tab key stops at only one card: the last one that had the focus, or the first.
  const labels = drawn.flatMap(({ band }) => ("cards" in band ? band.cards.map(({ entry }) => entry.label) : []));
  const stop = labels.includes(current) ? current : labels[0];
  const visit = ({ target }: FocusEvent) => startTransition(() => setCurrent(labelOf(target)));
  /** The arrow keys go from card to card and skip headings. */
  const go = (isBack: boolean, isAcross: boolean) => {
    const next = besides(bands, labelOf(document.activeElement), isBack, isAcross);
    if (next === undefined) {
      if (isBack) document.getElementById("search")?.focus();
      return;
    }
    // The arrow keys can be faster than the list, which only renders a card when it becomes visible.
    if (!labels.includes(next)) flushSync(() => setCurrent(next));
    cardOf(scroller.current, next)?.focus();
  };
  const walk = (isUp: boolean) => go(isUp, false);
  const step = (isBack: boolean) => go(isBack, true);
  return { ...list, columns, drawn, stop, visit, walk, step };
}

function keyOf(bands: readonly Band[], index: number): string {
  const band = bands[index];
  if (!band) return "";
  if ("cards" in band) return band.cards[0].entry.label;
  // Cards of the same group can stand in two places: those of a full section come last.
  return `before ${keyOf(bands, index + 1)}`;
}

/** The card whose place has or contains the focus. */
function labelOf(focused: Element | null): string {
  return focused?.closest("li")?.querySelector<HTMLElement>("[data-row]")?.dataset.row ?? "";
}

function cardOf(list: HTMLElement | null, label: string): HTMLElement | undefined {
  const cards = list?.querySelectorAll<HTMLElement>("[data-row]") ?? [];
  return [...cards].find(({ dataset }) => dataset.row === label);
}

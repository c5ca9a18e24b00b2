import { useCallback, useEffect, useMemo, useRef, useState } from "react";

/** So far above and below the part in sight rows are drawn, so that scrolling never shows a gap. */
const BEYOND = 100;
/** Scrolling less than this changes nothing that is drawn. */
const STEP = 64;

/** A list of rows of which only those in sight are drawn. */
interface Rows {
  readonly count: number;
  /** What a row is known by when it stands elsewhere in the list. */
  keyOf(index: number): string;
  /** How high a row is at least. */
  leastOf(index: number): number;
  /** A row that is drawn wherever it stands, or −1. */
  readonly always: number;
}

/**
 * Which rows of a list are in sight or nearly so, each with its offset. A row that turns out to be higher than at least
 * moves those below it. The functions of the list change only with the list.
 */
export function useVisibleRows({ count, keyOf, leastOf, always }: Rows) {
  const scroller = useRef<HTMLDivElement>(null);
  // Until the list has been laid out, its first rows are enough.
  const [seen, setSeen] = useState(() => ({ top: 0, height: innerHeight / 2 }));
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(NONE);
  const look = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
    const next = { top: scrollTop - (scrollTop % STEP), height: clientHeight };
    setSeen((before) => (before.top === next.top && before.height === next.height ? before : next));
  }, []);
  const latest = useRef({ keyOf, leastOf });
  latest.current = { keyOf, leastOf };
  const observer = useMemo(() => {
    return new ResizeObserver((entries) => {
      const now = entries.flatMap(({ target, borderBoxSize: [box] }) => {
        const index = Number(target instanceof HTMLElement && target.dataset.index);
        return target === scroller.current || !target.isConnected ? [] : [{ index, height: box?.blockSize ?? 0 }];
      });
      if (entries.some(({ target }) => target === scroller.current)) look();
      setHeights((before) => {
        const { keyOf, leastOf } = latest.current;
        const changed = now.filter(({ index, height }) => height !== (before.get(keyOf(index)) ?? leastOf(index)));
        if (changed.length === 0) return before;
        return new Map([...before, ...changed.map(({ index, height }) => [keyOf(index), height] as const)]);
      });
    });
  }, [look]);
  useEffect(() => {
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [observer]);
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return undefined;
      observer.observe(row);
      return () => observer.unobserve(row);
    },
    [observer],
  );
  const starts = useMemo(() => {
    const out = [0];
    for (let i = 0; i < count; i++) out.push((out[i] ?? 0) + (heights.get(keyOf(i)) ?? leastOf(i)));
    return out;
  }, [count, heights, keyOf, leastOf]);
  const rows: { readonly index: number; readonly start: number }[] = [];
  for (let index = 0; index < count; index++) {
    const [start = 0, end = 0] = [starts[index], starts[index + 1]];
    const isNear = end > seen.top - BEYOND && start < seen.top + STEP + seen.height + BEYOND;
    if (isNear || index === always) rows.push({ index, start });
  }
  return { scroller, rows, height: starts.at(-1) ?? 0, measure, onScroll: look };
}

const NONE: ReadonlyMap<string, number> = new Map();

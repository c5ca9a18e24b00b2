import { type RefObject, useEffect, useRef } from "react";
import { type MovedCard, movedCards } from "../state/moved-cards.ts";
import type { Session } from "../state/session.ts";

const SWIFT = "cubic-bezier(0.2, 0.8, 0.3, 1)";
/** In milliseconds: a flight, how long after one card the next one starts, and a number that changes. */
const FLIGHT = 140;
const APART = 35;
const TICK = 120;
/** When more cards move, nobody could follow them. */
const MOST = 10;
/** Whoever plays again within this time waits for no motion, and gets the frames that it would take. */
const QUICK = 400;

let changed = Number.NEGATIVE_INFINITY;
let isQuick = false;

const isStill = () => isQuick || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Cards that change their zone fly from where they were. Nothing waits for them: they lie there already. */
export function useFlights(session: Session): void {
  useEffect(() => {
    let { board, history } = session.view;
    return session.store.on("now", () => {
      const moved = movedCards(board, session.view.board);
      const isMove = session.view.history !== history;
      ({ board, history } = session.view);
      if (!isMove) return;
      const now = performance.now();
      isQuick = now - changed < QUICK;
      changed = now;
      if (moved.length === 0 || moved.length > MOST || isStill()) return;
      // The page still shows where they were.
      const from = moved.map((one) => boxOf(elementOf(session, one.id, one.from)));
      requestAnimationFrame(() => fly(session, moved, from));
    });
  }, [session]);
}

function fly(session: Session, moved: readonly MovedCard[], from: readonly (DOMRect | undefined)[]): void {
  const landed = moved.map(({ id, to }) => elementOf(session, id, to));
  const boxes = landed.map(boxOf);
  const lists = new Set(landed.map((card) => card?.closest("[data-zone]")?.querySelector(":scope > ul")));
  for (const list of lists) free(list, FLIGHT + (moved.length - 1) * APART);
  for (const [n, card] of landed.entries()) {
    const [start, end] = [from[n], boxes[n]];
    if (!card || !start || !end) continue;
    const right = start.left - end.left + (start.width - end.width) / 2;
    const down = start.top - end.top + (start.height - end.height) / 2;
    const away = `translate(${right}px, ${down}px) scale(${start.height / end.height})`;
    card.animate(
      { transform: [away, "none"] },
      { duration: FLIGHT, delay: n * APART, easing: SWIFT, fill: "backwards" },
    );
  }
}

/** Where a zone shows all its cards, nothing is cut off at its edge while they fly. */
function free(list: Element | null | undefined, duration: number): void {
  if (!list || list.scrollHeight > list.clientHeight || list.scrollWidth > list.clientWidth) return;
  list.animate({ overflow: ["visible", "visible"] }, { duration });
}

/** A card, or the top of the pile that it lies in. */
function elementOf({ plan }: Session, id: number, zone: number): Element | null {
  const name = plan.all.find((place) => place.zone === zone)?.id;
  return (
    document.getElementById(`card-${id}`) ?? document.querySelector(`[data-zone="${name}"] :is(p, summary) > span`)
  );
}

/** Where it is on the screen, if it is there at all. */
function boxOf(element: Element | null): DOMRect | undefined {
  const box = element?.getBoundingClientRect();
  return box && box.height > 0 ? box : undefined;
}

/** For an element whose number ticks when it changes. */
export function useTick(value: number | undefined): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value && !isStill()) element.current?.animate({ scale: [1.4, 1] }, { duration: TICK });
    before.current = value;
  }, [value]);
  return element;
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { type MovedCard, movedCards } from "../state/moved-cards.ts";
import { beat } from "../state/pace.ts";
import type { Session } from "../state/session.ts";

const SWIFT = "cubic-bezier(0.2, 0.8, 0.3, 1)";
/** In milliseconds: a flight, how long after one card the next one starts, and a number that changes. */
const FLIGHT = 140;
/** At most: a move of the other side is followed with the eyes. */
const THEIR_FLIGHT = 300;
const APART = 35;
const TICK = 120;
/** How long a score takes to count to what it has become. */
const COUNT = 600;
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
    let { board, history, isWatched } = session.store.now;
    return session.store.on("now", () => {
      const moved = movedCards(board, session.store.now.board);
      const isMove = session.store.now.history !== history;
      const isTheirs = isWatched;
      ({ board, history, isWatched } = session.store.now);
      if (!isMove) return;
      const now = performance.now();
      isQuick = !isTheirs && now - changed < QUICK;
      changed = now;
      if (moved.length === 0 || moved.length > MOST || isStill()) return;
      // The page still shows where they were.
      const from = moved.map((one) => boxOf(elementOf(session, one.id, one.from)));
      const flight = isTheirs || isWatched ? Math.min(beat() / 2, THEIR_FLIGHT) : FLIGHT;
      requestAnimationFrame(() => fly(session, moved, from, flight));
    });
  }, [session]);
}

function fly(
  session: Session,
  moved: readonly MovedCard[],
  from: readonly (DOMRect | undefined)[],
  flight: number,
): void {
  const landed = moved.map(({ id, to }) => elementOf(session, id, to));
  const boxes = landed.map(boxOf);
  const lists = new Set(landed.map((card) => card?.closest("[data-zone]")?.querySelector(":scope > ul")));
  for (const list of lists) free(list, flight + (moved.length - 1) * APART);
  for (const [n, card] of landed.entries()) {
    const [start, end] = [from[n], boxes[n]];
    if (!card || !start || !end) continue;
    const right = start.left - end.left + (start.width - end.width) / 2;
    const down = start.top - end.top + (start.height - end.height) / 2;
    const away = `translate(${right}px, ${down}px) scale(${start.height / end.height})`;
    card.animate(
      { transform: [away, "none"] },
      { duration: flight, delay: n * APART, easing: SWIFT, fill: "backwards" },
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

/** Shows the moves of the other side one after the other. A press or a key shows the last of them, and does nothing else. */
export function useBeats(session: Session): void {
  useEffect(() => {
    session.beat = beat;
    const finish = (event: Event) => {
      if (!session.isWatched || (event instanceof KeyboardEvent && isElsewhere(event))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      session.finish();
    };
    addEventListener("keydown", finish, true);
    addEventListener("click", finish, true);
    return () => {
      session.beat = () => 0;
      session.finish();
      removeEventListener("keydown", finish, true);
      removeEventListener("click", finish, true);
    };
  }, [session]);
}

/** Whether a key means something to the browser, or goes on to the next element. */
function isElsewhere({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === "Tab" || ctrlKey || metaKey || altKey;
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

/** For an element whose number counts up to what it has become. Without motion it is there at once. */
export function useCount(value: number | undefined): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const before = useRef(value);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = value;
    const text = element.current?.firstChild;
    if (from === undefined || value === undefined || from === value || !text || isStill()) return;
    const began = performance.now();
    let frame = 0;
    const show = () => {
      const share = Math.min((performance.now() - began) / COUNT, 1);
      text.nodeValue = String(Math.round(from + (value - from) * share));
      if (share < 1) frame = requestAnimationFrame(show);
    };
    show();
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return element;
}

import type { Dealer } from "../../../lib/core/table/dealer.ts";
import type { Ruled } from "../../../lib/core/table/goldfish.ts";
import { type KeyLine, useKeys } from "../../_client/keys.ts";
import { areSingleKeysOn } from "../../_client/single-keys.ts";
import { choicesOf } from "../state/choices.ts";
import { newSeed } from "../state/seed.ts";
import type { Session } from "../state/session.ts";

const BEFORE: readonly KeyLine[] = [
  ["Space", "next phase, or done"],
  ["1 to 9", "what is listed under that number"],
];

const AFTER: readonly KeyLine[] = [
  ["← →", "walk the log"],
  ["u or Ctrl+Z", "undo"],
  ["r or Ctrl+Y", "do it again"],
  ["a", "one step of the autopilot"],
  ["n", "new hand"],
  ["Enter on a card", "pick it up; again, play it if it has one move, else put it down"],
  ["Esc", "put it down"],
  ["?", "these keys"],
];

/** All keys of the table, those that the game has for itself among them. */
export function tableKeys(dealer: Dealer): readonly KeyLine[] {
  return [
    ...BEFORE,
    ...ownKeys(dealer).map(({ key, says }): KeyLine => [key, `${says}, where the rules allow it`]),
    ...AFTER,
  ];
}

/** The keys of the table, from anywhere on the page but fields. */
export function useTableKeys(session: Session, onHelp: () => void): void {
  useKeys((event) => actionOf(event, session, onHelp));
}

function actionOf(event: KeyboardEvent, session: Session, help: () => void): (() => void) | undefined {
  const { target, key: pressed } = event;
  const key = pressed.toLowerCase();
  const inField = target instanceof HTMLElement && target.closest("input, textarea, select, [role=dialog]") !== null;
  if (inField || event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (key === "z")
      return () =>
        event.shiftKey ? session.goTo(session.view.history.at + 1) : session.goTo(session.view.history.at - 1);
    return key === "y" ? () => session.goTo(session.view.history.at + 1) : undefined;
  }
  if (pressed === "Escape") return () => session.select(undefined);
  if (!areSingleKeysOn()) return undefined;
  const onButton = target instanceof HTMLElement && target.closest("button, a, summary") !== null;
  if (key === " ") return onButton ? undefined : () => session.play({ do: "pass" });
  return SINGLE[key]?.(session) ?? (key === "?" ? help : keyed(session, key));
}

const SINGLE: Readonly<Record<string, (session: Session) => () => void>> = {
  arrowleft: (session) => () => session.goTo(session.view.history.at - 1),
  arrowright: (session) => () => session.goTo(session.view.history.at + 1),
  u: (session) => () => session.goTo(session.view.history.at - 1),
  r: (session) => () => session.goTo(session.view.history.at + 1),
  a: (session) => () => session.auto("step"),
  n: (session) => () => session.deal(newSeed()),
};

/** A letter that a kind of move has for itself, or the number of a choice. */
function keyed(session: Session, key: string): (() => void) | undefined {
  const { dealer } = session;
  const { table } = session.view;
  const move = /^[1-9]$/.test(key) ? numbered(session, Number(key)) : dealer.keyed(table, key);
  if (move) return () => session.play(move);
  const kind = ownKeys(dealer).find((one) => one.key === key);
  return kind && (() => session.tell(`${kind.says}: the rules do not allow it now (${dealer.phase(table).name}).`));
}

function numbered(session: Session, wanted: number): Ruled | undefined {
  const all = choicesOf(session, session.view).flatMap(({ group }) => group);
  return all.find(({ number }) => number === wanted)?.move;
}

/** The letters that the game has for kinds of moves, each once. */
function ownKeys({ goldfish }: Dealer): readonly { readonly key: string; readonly says: string }[] {
  const { setup, phases, called, always = [] } = goldfish;
  const kinds = [...[...setup, ...phases, ...called].flatMap(({ moves }) => moves), ...always];
  const keys = new Map(kinds.flatMap(({ key, says }) => (key === undefined ? [] : [[key, says]])));
  return [...keys].map(([key, says]) => ({ key, says }));
}

import type { Dealer } from "../../../lib/core/table/dealer.ts";
import { DICE } from "../../../lib/core/table/free-moves.ts";
import type { Ruled } from "../../../lib/core/table/move.ts";
import type { Command } from "../../_client/command.tsx";
import { newSeed } from "../../_client/seed.ts";
import { choicesOf } from "../state/choices.ts";
import { forMeIn } from "../state/for-me.ts";
import { handToWeigh } from "../state/hand-to-weigh.ts";
import { nextStepOf } from "../state/next-step.ts";
import type { Session } from "../state/session.ts";
import type { CardModel } from "../state/view-model.ts";

/** What most commands of the table act on. */
export interface Game {
  readonly session: Session;
}

/** What the commands of the table page act on. */
export interface TablePage extends Game {
  openKeys(): void;
  copyLink(): void;
  readCard(): void;
  /** Tries every move, and shows what each led to. */
  think(): void;
  /** Moves the focus from card to card, as one of the keys of WALK says. */
  walk(key: string): void;
}

/** What the large button does: it ends the phase, or does the rest of it for the player. */
export const NEXT: Command<Game> = {
  id: "next",
  keys: ["Space"],
  says: "Go on: next phase, done, pay, or the only move that there is",
  when: ({ session }) => (restOf(session) || onlyMove(session) ? undefined : session.whyNot({ do: "pass" })),
  run: ({ session }) => {
    const rest = restOf(session);
    const only = onlyMove(session);
    if (rest) session.playAll(rest.moves);
    else if (only && only.do !== "pass") session.play(only);
    else session.playAll(nextStepOf(session.dealer, session.view.table).passes);
  },
};

function restOf({ dealer, view }: Session) {
  return forMeIn(dealer, view.table);
}

/** The only move that the rules allow, if there is one. */
export function onlyMove({ view }: Session): Ruled | undefined {
  const [only, ...more] = view.moves();
  return more.length === 0 ? only : undefined;
}

const CHOOSE: Command<Game> = {
  id: "choose",
  keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
  says: "Make the move with that number",
  when: ({ session }, key) => (numbered(session, key) ? undefined : `No move has the number ${key} now.`),
  run: ({ session }, key) => {
    const choice = numbered(session, key);
    if (choice) session.play(choice.move);
  },
};

export const UNDO: Command<Game> = {
  id: "undo",
  keys: ["u", "Ctrl+z", "Ctrl+ArrowLeft"],
  says: "Undo",
  when: ({ session: { view } }) => (view.history.at > 0 ? undefined : "There is nothing to undo."),
  run: ({ session }) => session.goTo(session.view.history.at - 1),
};

export const REDO: Command<Game> = {
  id: "redo",
  keys: ["r", "Ctrl+y", "Ctrl+Shift+z", "Ctrl+ArrowRight"],
  says: "Redo",
  when: ({ session: { view } }) =>
    view.history.at < view.history.moves.length ? undefined : "There is nothing to redo.",
  run: ({ session }) => session.goTo(session.view.history.at + 1),
};

export const AUTOPILOT: readonly Command<Game>[] = [
  {
    id: "step",
    keys: ["a"],
    says: "One step of the autopilot",
    label: "Step",
    run: ({ session }) => session.auto("step"),
  },
  { id: "turn", keys: [], says: "Turn", run: ({ session }) => session.auto("turn") },
  { id: "end", keys: [], says: "To the end", run: ({ session }) => session.auto("end") },
];

export const HINT: Command<Game> = {
  id: "hint",
  keys: ["h"],
  says: "Hint: light one move, and say why",
  label: "Hint",
  when: ({ session }) => {
    if (session.dealer.isOver(session.view.table)) return "The game is over.";
    return handToWeigh(session) ? "The brighter button is the better one." : undefined;
  },
  run: ({ session }) => session.hint(),
};

export const THINK: Command<TablePage> = {
  id: "think",
  keys: ["k"],
  says: "Think: try every move many times, and compare what they lead to",
  label: "Think",
  when: ({ session: { dealer, view } }) => (dealer.isOver(view.table) ? "The game is over." : undefined),
  run: ({ think }) => think(),
};

export const NEW_HAND: Command<Game> = {
  id: "new-hand",
  keys: ["n"],
  says: "New hand",
  run: ({ session }) => session.deal(newSeed()),
};

export const SAME_HAND: Command<Game> = {
  id: "same-hand",
  keys: [],
  says: "Same hand",
  run: ({ session }) => session.deal(session.seed),
};

/** The coin and the dice of the table. */
export const ROLLS: readonly Command<Game>[] = DICE.map((sides) => ({
  id: `roll ${sides}`,
  keys: [],
  says: sides === 2 ? "Coin" : `d${sides}`,
  when: ({ session: { dealer, view } }) => {
    if (dealer.isOver(view.table)) return "The game is over.";
    return view.isOpen ? undefined : `First finish what has begun: ${dealer.phase(view.table).name}.`;
  },
  run: ({ session }) => session.play({ free: "roll", by: sides }),
}));

export const COPY_LINK: Command<TablePage> = {
  id: "copy-link",
  keys: [],
  says: "Copy link",
  run: ({ copyLink }) => copyLink(),
};

const WALK: Command<TablePage> = {
  id: "walk",
  keys: ["ArrowRight", "ArrowLeft", "Home", "End"],
  says: "Go to the next, previous, first or last card that can be played",
  when: ({ session: { view } }) =>
    view.moves().some(({ card }) => card !== undefined) ? undefined : "No card can be played now.",
  run: ({ walk }, key) => walk(key),
};

const PUT_DOWN: Command<Game> = {
  id: "put-down",
  keys: ["Escape"],
  says: "Deselect the card",
  run: ({ session }) => session.select(undefined),
};

const READ: Command<TablePage> = {
  id: "read",
  keys: ["i"],
  says: "Read the card under the pointer or the focus",
  run: ({ readCard }) => readCard(),
};

export const KEYS: Command<TablePage> = {
  id: "keys",
  keys: ["?"],
  says: "Show all keys",
  run: ({ openKeys }) => openKeys(),
};

/** Pressing a card. Enter does the same while the card has the focus. */
export const PRESS_CARD: Command<Game & { readonly card: CardModel }> = {
  id: "press-card",
  keys: ["Enter"],
  says: "Select the focused card. Press again to play it if it has only one move, or to deselect it",
  run: ({ session, card: { id, target } }) => (target ? session.play(target) : session.press(id)),
};

/** All commands whose keys work anywhere on a table page. */
export function pageCommands(dealer: Dealer): readonly Command<TablePage>[] {
  const own = [...kindsByKey(dealer)].map(([key, kinds]) => moveCommand(key, kinds));
  return [
    NEXT,
    WALK,
    CHOOSE,
    ...own,
    UNDO,
    REDO,
    HINT,
    ...AUTOPILOT,
    THINK,
    NEW_HAND,
    SAME_HAND,
    COPY_LINK,
    PUT_DOWN,
    READ,
    KEYS,
  ];
}

/** The kinds of moves that the game has a key for, by that key. */
function kindsByKey({ kinds }: Dealer): ReadonlyMap<string, readonly Kind[]> {
  return Map.groupBy(
    kinds.flatMap(({ key, do: word, says }) => (key === undefined ? [] : { key, word, says })),
    ({ key }) => key,
  );
}

interface Kind {
  readonly word: string;
  readonly says: string;
}

function moveCommand(key: string, kinds: readonly Kind[]): Command<Game> {
  const words = new Set(kinds.map(({ word }) => word));
  const says = kinds.at(-1)?.says ?? "";
  const moveIn = ({ view }: Session) => view.moves().find((move) => words.has(move.do));
  return {
    id: `move ${key}`,
    keys: [key],
    says: `${says}, where the rules allow it`,
    when: ({ session }) =>
      moveIn(session)
        ? undefined
        : `${says}: the rules do not allow it now (${session.dealer.phase(session.view.table).name}).`,
    run: ({ session }) => {
      const move = moveIn(session);
      if (move) session.play(move);
    },
  };
}

function numbered(session: Session, key: string) {
  const all = choicesOf(session, session.view).flatMap(({ group }) => group);
  return all.find(({ number }) => number === Number(key));
}

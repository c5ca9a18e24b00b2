// The same toy game without an engine: the best that a machine can do, and what people write without a library.
import { CARDS, TURNS } from "./toy.ts";

const DRAWN = 5;

/** One flat state: counts of draw pile, hand and played cards, turn and score; then the three piles. */
const [LEFT, HELD, PLAYED, TURN, SCORE, PILES] = [0, 1, 2, 3, 4, 5];
const FRESH = new Int16Array(PILES + 3 * CARDS);
FRESH[LEFT] = CARDS;
for (let i = 0; i < CARDS; i++) FRESH[PILES + i] = CARDS - 1 - i;

function at(state: Int16Array, index: number): number {
  return state[index] ?? 0;
}

function drawFive(state: Int16Array): void {
  for (let n = 0; n < DRAWN && at(state, LEFT) > 0; n++) {
    const left = at(state, LEFT) - 1;
    state[LEFT] = left;
    state[PILES + CARDS + at(state, HELD)] = at(state, PILES + left);
    state[HELD] = at(state, HELD) + 1;
  }
}

function playLast(state: Int16Array): void {
  const held = at(state, HELD) - 1;
  const card = at(state, PILES + CARDS + held);
  state[HELD] = held;
  state[PILES + 2 * CARDS + at(state, PLAYED)] = card;
  state[PLAYED] = at(state, PLAYED) + 1;
  state[SCORE] = at(state, SCORE) + (card & 7);
}

/** Typed arrays, one flat state, nothing checked. */
export function limit(): number {
  const state = FRESH.slice();
  for (let turn = 0; turn < TURNS; turn++) {
    drawFive(state);
    for (let n = 0; n < DRAWN; n++) playLast(state);
    state[TURN] = turn + 1;
  }
  return at(state, SCORE);
}

/** The same, but the whole state is copied for each move. */
export function copied(): number {
  let state = FRESH.slice();
  const step = (play: (state: Int16Array) => void) => {
    state = state.slice();
    play(state);
  };
  for (let turn = 0; turn < TURNS; turn++) {
    step(drawFive);
    for (let n = 0; n < DRAWN; n++) step(playLast);
    step((next) => {
      next[TURN] = turn + 1;
    });
  }
  return at(state, SCORE);
}

export interface Plain {
  draw: number[];
  hand: number[];
  played: number[];
  turn: number;
  score: number;
}

export function plain(): Plain {
  return { draw: Array.from({ length: CARDS }, (_, i) => CARDS - 1 - i), hand: [], played: [], turn: 0, score: 0 };
}

/** The three moves on plain objects, in place. immer and mutative use the same ones. */
export const MOVES_IN_PLACE = {
  draw: (state: Plain) => {
    for (let n = 0; n < DRAWN; n++) state.hand.push(state.draw.pop() ?? 0);
  },
  play: (state: Plain) => {
    const card = state.hand.pop() ?? 0;
    state.played.push(card);
    state.score += card & 7;
  },
  end: (state: Plain) => {
    state.turn++;
  },
} as const;

type Step = (state: Plain, move: keyof typeof MOVES_IN_PLACE) => Plain;

/** Plays a whole game with a given way of making a step. */
export function byStep(step: Step): number {
  let state = plain();
  for (let turn = 0; turn < TURNS; turn++) {
    state = step(state, "draw");
    for (let n = 0; n < DRAWN; n++) state = step(state, "play");
    state = step(state, "end");
  }
  return state.score;
}

export function mutable(): number {
  return byStep((state, move) => {
    MOVES_IN_PLACE[move](state);
    return state;
  });
}

const SPREAD: Readonly<Record<keyof typeof MOVES_IN_PLACE, (state: Plain) => Plain>> = {
  draw: (state) => ({
    ...state,
    draw: state.draw.slice(0, -DRAWN),
    hand: [...state.hand, ...state.draw.slice(-DRAWN)],
  }),
  play: (state) => {
    const card = state.hand.at(-1) ?? 0;
    return {
      ...state,
      hand: state.hand.slice(0, -1),
      played: [...state.played, card],
      score: state.score + (card & 7),
    };
  },
  end: (state) => ({ ...state, turn: state.turn + 1 }),
};

/** Written by hand so that every step makes a new state. */
export function immutable(): number {
  return byStep((state, move) => SPREAD[move](state));
}

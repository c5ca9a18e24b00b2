// A second reading of the rulebook of Orion's Spur: from a table's state as JSON it predicts moves and next states. An
// enemy that plays by the same rules decides as the table does. What a card's own text does is hardly judged.

import type { Ruled } from "../../lib/core/table/move.ts";
import type { CardState, State } from "../../lib/core/table/state.ts";
import type { OrionsSpurCard } from "../../lib/games/orions-spur/cards/card.ts";

/** The cards of a game by their ids in its states. */
export type Cards = readonly OrionsSpurCard[];

const JUDGED = [
  ...["activate", "regroup", "revise", "fire", "play", "overcharge", "discard", "recruit", "arrange"],
  ...["react", "brace", "interfere", "block"],
];
const OWN = ["front", "middle", "flagship"];
/** Texts of ships that wait for something to happen. The others say their weapons and keywords in words. */
const WAITS = /^(When|After)/;
const PLAIN_ATTACK = /^(Attack one ship in the front row\.)?$/;

/** Whether the referee says when a move of this word is allowed. */
export function isJudged({ do: word }: Ruled): boolean {
  return JUDGED.includes(word);
}

function inZones(state: State, zones: readonly string[]): CardState[] {
  return state.cards.filter(({ zone }) => zones.includes(zone));
}

function cardOf(cards: Cards, id: number): OrionsSpurCard {
  const card = cards[id];
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

const tokenOf = (ship: CardState, token: string) => ship.counters[token] ?? 0;
const columnOf = (ship: CardState) => ship.memory?.column ?? 0;

/** The enemy ships in front, and with reach those one row back too. (Main Attack Action, Breaks in Formation) */
function targets(state: State, hasReach: boolean): CardState[] {
  const front = inZones(state, ["enemy-front"]);
  const middle = inZones(state, ["enemy-middle"]);
  const flagship = inZones(state, ["enemy-flagship"]);
  const isOpen = (ship: CardState) => front.every((other) => columnOf(other) !== columnOf(ship));
  const back = front.length > 0 ? [] : flagship;
  if (hasReach) return [...front, ...middle, ...back];
  return [...front, ...middle.filter(isOpen), ...(middle.length > 0 ? [] : back)];
}

interface Attack {
  readonly move: Ruled;
  readonly cost: number;
}

function attacks(state: State, cards: Cards, ship: CardState): Attack[] {
  const { weapon, abilities } = cardOf(cards, ship.id);
  const at = targets(state, abilities?.includes("Artillery") === true).map(({ id }) => `#${id}`);
  const shots = weapon ? at.map((to) => ({ move: { do: "fire", to }, cost: weapon.energy ?? 0 })) : [];
  const plays = inZones(state, ["hand"]).flatMap(({ id }) => {
    const { type, energy } = cardOf(cards, id);
    if (type !== "attack" && type !== "attack-reaction") return [];
    return at.map((to) => ({ move: { do: "play", card: id, to }, cost: energy ?? 0 }));
  });
  return [...shots, ...plays];
}

const affordable = (list: readonly Attack[], energy: number) => list.filter(({ cost }) => cost <= energy);

function attackMoves(state: State, cards: Cards): Ruled[] | undefined {
  const top = state.stack.at(-1);
  const ship = state.cards.find(({ id }) => id === top?.args.ship);
  if (!ship || Object.keys(top?.args ?? {}).some((arg) => arg !== "ship" && arg !== "over")) return undefined;
  const isOver = top?.args.over === 1;
  const all = attacks(state, cards, ship);
  const energy = tokenOf(ship, "energy");
  const moves = affordable(all, energy).map(({ move }) => move);
  if (!isOver && !ship.exhausted && affordable(all, energy + 1).length > 0) moves.push({ do: "overcharge" });
  return [...moves, ...revisions(state)];
}

/** Once per turn, a card of the hand for a new one. (Revise Tactics) */
function revisions(state: State): Ruled[] {
  if (state.memory.revised) return [];
  return inZones(state, ["hand"]).map(({ id }) => ({ do: "revise", card: id }));
}

function actionMoves(state: State, cards: Cards): Ruled[] {
  if (state.memory.primary) return revisions(state);
  const able = inZones(state, OWN).filter((ship) => {
    return !ship.exhausted && affordable(attacks(state, cards, ship), tokenOf(ship, "energy") + 1).length > 0;
  });
  return [...able.map(({ id }) => ({ do: "activate", card: id })), { do: "regroup" }, ...revisions(state)];
}

function recruits(state: State, cards: Cards): Ruled[] {
  const points = state.counters.recruitment ?? 0;
  const rows = ["front", "middle"].filter((row) => inZones(state, [row]).length < 5);
  return inZones(state, ["reserve"])
    .filter(({ id }) => (cardOf(cards, id).recruitment ?? 0) <= points)
    .flatMap(({ id }) => rows.map((to) => ({ do: "recruit", card: id, to })));
}

/** The judged moves that are allowed now, or undefined if this position is not judged. */
export function movesOf(state: State, cards: Cards): Ruled[] | undefined {
  if (state.over || inZones(state, ["draw"]).length === 0) return undefined;
  if (state.phase === "answer") return answers(state, cards);
  if (state.phase === "block") return ["shield", "hull"].map((kind) => ({ do: "block", to: `x:${kind}` }));
  if (cards.some((card, id) => isTexted(state, card, id))) return undefined;
  switch (state.phase) {
    case "reorganize":
    case "rearrange":
      return arrangements(state);
    case "actions":
      return state.memory.primary === 3 ? undefined : actionMoves(state, cards);
    case "attack":
      return attackMoves(state, cards);
    case "resources": {
      const hand = inZones(state, ["hand"]);
      return [...hand.map(({ id }) => ({ do: "discard", card: id })), ...revisions(state)];
    }
    case "recruit":
      return [...recruits(state, cards), ...revisions(state)];
    default:
      return undefined;
  }
}

/** Ships go to the first free place of either row. */
function arrangements(state: State): Ruled[] {
  const free = (row: string) => {
    const taken = inZones(state, [row]).map(columnOf);
    return [0, 1, 2, 3, 4].find((column) => !taken.includes(column)) ?? 5;
  };
  const moves = inZones(state, ["front", "middle"]).flatMap((ship) =>
    ["front", "middle"].flatMap((to) => {
      const limit = to === ship.zone ? columnOf(ship) : 5;
      return free(to) < limit && inZones(state, [to]).length < 5 ? [{ do: "arrange", card: ship.id, to }] : [];
    }),
  );
  return state.phase === "reorganize" ? [...moves, ...revisions(state)] : moves;
}

/** Beside each other in a row, one before the other, or the flagship behind the middle row. (Adjacent) */
function isAdjacent(one: CardState, other: CardState): boolean {
  const rows = OWN.map((row) => [one, other].filter(({ zone }) => zone === row).length);
  if (one.zone === other.zone) return one.zone !== "flagship" && Math.abs(columnOf(one) - columnOf(other)) === 1;
  if (rows[2] === 1) return rows[1] === 1;
  return rows[0] === 1 && rows[1] === 1 && columnOf(one) === columnOf(other);
}

/** Who is hit, and the shield and hull damage that is on its way, or all of it in one. */
function onItsWay(state: State) {
  const { target = -1, parts = 0, shield = 0 } = state.stack.findLast(({ phase }) => phase === "answer")?.args ?? {};
  const ship = state.cards.find(({ id }) => id === target);
  const points = ship ? tokenOf(ship, "incoming") : 0;
  return { ship, points, kinds: parts > 0 ? [Math.min(shield, points), Math.max(points - shield, 0)] : [points] };
}

/** Reaction cards of the ship that is hit, Bracing, and Interference of those beside it. (Main Attack Action, Glossary) */
function answers(state: State, cards: Cards): Ruled[] | undefined {
  const { ship, points } = onItsWay(state);
  const { card = -1 } = state.stack.at(-1)?.args ?? {};
  const hand = inZones(state, ["hand"]).map(({ id }) => ({ id, ...cardOf(cards, id) }));
  if (hand.some(({ type, text }) => type === "attack-reaction" && !/^As a reaction/.test(text ?? ""))) return undefined;
  const isOwn = ship && OWN.includes(ship.zone);
  const isOver = state.stack.some(({ phase, args }) => phase === "attack" && args.ship === ship?.id && args.over);
  const guards = inZones(state, OWN).filter(
    (one) =>
      ship &&
      points > 0 &&
      isAdjacent(one, ship) &&
      cardOf(cards, one.id).abilities?.includes("Interference") &&
      tokenOf(one, "energy") > 0 &&
      !one.exhausted &&
      one.memory?.guarded !== state.turn,
  );
  const interferences = guards.map(({ id }) => ({ do: "interfere", card: id }));
  if (!isOwn || ship.exhausted || isOver) return interferences;
  const isForbidden = /may not answer with attack\/reaction/.test(card < 0 ? "" : (cardOf(cards, card).text ?? ""));
  const types = isForbidden ? ["reaction"] : ["reaction", "attack-reaction"];
  const payable = hand.filter(
    ({ type, energy }) => types.includes(type ?? "") && (energy ?? 0) <= tokenOf(ship, "energy"),
  );
  const most = cardOf(cards, ship.id).abilities?.includes("Bracing") ? Math.min(tokenOf(ship, "energy"), points) : 0;
  return [
    ...payable.map(({ id }) => ({ do: "react", card: id })),
    ...Array.from({ length: most }, (_, at) => ({ do: "brace", to: `x:${at + 1}` })),
    ...interferences,
  ];
}

/** What is left on its way after a text that halves, Bracing, or a choice of what to block. (Shield and Hull Attack Cards) */
function afterAnswer(state: State, cards: Cards, { do: word, card = -1, to = "" }: Ruled): State | undefined {
  const { ship, points, kinds } = onItsWay(state);
  // A text goes on once it is chosen what it blocks, and an answer to an answer may be over.
  const text = state.stack.findLast(({ phase }) => phase === "text")?.args.card;
  const isPart = word === "block" && text !== undefined && /, (then|and) /.test(cardOf(cards, text).text ?? "");
  if (!ship || isPart || state.stack.some(({ args }) => args.back)) return undefined;
  const left = (all: readonly number[], energy = 0) =>
    changed(state, ship.id, {
      counters: { incoming: all.reduce((sum, one) => sum + one, 0), energy: tokenOf(ship, "energy") - energy },
    });
  if (word === "react") {
    const { text: says, energy } = cardOf(cards, card);
    if (!/^Cut the damage of one attack on this ship in half, rounded up\.$/.test(says ?? "")) return undefined;
    return changed(
      left(
        kinds.map((one) => Math.ceil(one / 2)),
        energy ?? 0,
      ),
      card,
      { zone: "discard" },
    );
  }
  const by = word === "block" ? (state.stack.at(-1)?.args.by ?? 0) : Number(to.slice(2));
  const isAsked = kinds.length > 1 && kinds.every((one) => one > 0) && by < points;
  if (word === "block" || !isAsked) return left([points - by], word === "block" ? 0 : by);
  return left([points], by);
}

/** Whether a card's text may change who can be attacked or what an attack costs. */
function isTexted(state: State, { kind, text }: OrionsSpurCard, id: number): boolean {
  if (kind === "ship" || !inZones(state, ["hand"]).some((card) => card.id === id)) return false;
  return /row back|any|cost/.test(text ?? "");
}

type Fix = Partial<Omit<CardState, "counters">> & { readonly counters?: Readonly<Record<string, number>> };

function changed(state: State, id: number, fix: Fix): State {
  const cards = state.cards.map((card) => {
    return card.id === id ? { ...card, ...fix, counters: { ...card.counters, ...fix.counters } } : card;
  });
  return { ...state, cards };
}

/** Damage to the shield first, then to the hull. Armored takes 1 off each attack. (Damage Dealt; Armored) */
function hit(state: State, cards: Cards, id: number, damage: number): State | undefined {
  const ship = state.cards.find((card) => card.id === id);
  if (!ship) return state;
  const { abilities, vp = 0 } = cardOf(cards, id);
  const dealt = Math.max(0, damage - (abilities?.includes("Armored") ? 1 : 0));
  const shield = tokenOf(ship, "shield");
  const hull = tokenOf(ship, "hull") - Math.max(0, dealt - shield);
  if (hull > 0) return changed(state, id, { counters: { shield: Math.max(0, shield - dealt), hull } });
  // The rulebook does not say which ship stands behind when the flagship is gone.
  if (ship.zone === "enemy-flagship") return undefined;
  const counters = { ...state.counters, vp: (state.counters.vp ?? 0) + (vp ?? 0) };
  return { ...changed(state, id, { zone: "trophies", counters: { shield: 0, hull: 0, energy: 0 } }), counters };
}

function afterAttack(state: State, cards: Cards, { card, to = "" }: Ruled): State | undefined {
  const top = state.stack.at(-1);
  const ship = state.cards.find(({ id }) => id === top?.args.ship);
  if (!ship || state.memory.boost || top?.args.over) return undefined;
  if (inZones(state, OWN).some(({ id }) => WAITS.test(cardOf(cards, id).text ?? ""))) return undefined;
  const own = card === undefined ? cardOf(cards, ship.id).weapon : cardOf(cards, card);
  if (!own || typeof own.damage !== "number") return undefined;
  if (card !== undefined && !PLAIN_ATTACK.test(cardOf(cards, card).text ?? "")) return undefined;
  const energy = tokenOf(ship, "energy") - (own.energy ?? 0);
  const paid = changed(state, ship.id, { counters: { energy } });
  const next = card === undefined ? paid : changed(paid, card, { zone: "discard" });
  return hit(next, cards, Number(to.slice(1)), own.damage);
}

/** The state after a move, or undefined if it is not judged. Of drawn cards it says only how many there are. */
export function nextOf(state: State, cards: Cards, move: Ruled, isOpposed: boolean): State | undefined {
  const { do: word, card = -1, to = "" } = move;
  if (word === "brace" || word === "block" || (word === "react" && state.phase === "answer"))
    return afterAnswer(state, cards, move);
  if (isOpposed && ["fire", "play"].includes(word)) return undefined;
  switch (word) {
    case "activate":
      return { ...state, memory: { ...state.memory, primary: 1 } };
    case "regroup":
      return { ...state, memory: { ...state.memory, primary: 2 } };
    case "discard":
      return changed(state, card, { zone: "discard" });
    case "fire":
    case "play":
      return afterAttack(state, cards, move);
    case "recruit": {
      const { recruitment, shield, hull, energy } = cardOf(cards, card);
      const counters = { shield: shield ?? 0, hull: hull ?? 0, energy: energy ?? 0 };
      const points = (state.counters.recruitment ?? 0) - (recruitment ?? 0);
      if (isNewFlagship(state, cards, card)) return undefined;
      return { ...changed(state, card, { zone: to, counters }), counters: { ...state.counters, recruitment: points } };
    }
    default:
      return undefined;
  }
}

/** The ship of the highest VP stands behind, so a more valuable recruit goes there. (Reorganize) */
function isNewFlagship(state: State, cards: Cards, card: number): boolean {
  const most = Math.max(0, ...inZones(state, ["flagship"]).map(({ id }) => cardOf(cards, id).vp ?? 0));
  return (cardOf(cards, card).vp ?? 0) > most;
}

/** What of a state is compared: counters, the primary action, and where each card is with its tokens. */
export function compared({ counters, memory, cards }: State): readonly string[] {
  const stats = ({ counters: has }: CardState) =>
    ["shield", "hull", "energy", "incoming"].map((token) => has[token] ?? 0).join("/");
  const lines = cards.map((card) => `${card.id} ${card.zone}${card.exhausted ? " disabled" : ""} ${stats(card)}`);
  return [JSON.stringify(counters), `primary ${memory.primary ?? 0}`, ...lines.sort()];
}

// A second reading of the rulebook of Conquest of Fates, which shares nothing with the table but cards and JSON.

import type { Card } from "../../lib/core/card/card.ts";
import { fact } from "../../lib/core/card/fact.ts";
import type { Dealt } from "../../lib/core/table/board.ts";
import type { State } from "../../lib/core/table/state.ts";
import type { Play, Referee } from "./referee.ts";

const OWN = {
  deck: "draw",
  hand: "hand",
  at: ["L1", "L2", "L3", "L4", "L5", "L6", "L7"],
  extra: "extra",
  celestials: "celestials",
  discard: "discard",
  pool: "conquest",
};
const ENEMY: typeof OWN = {
  deck: "enemies",
  hand: "enemy-hand",
  at: ["E1", "E2", "E3", "E4", "E5", "E6", "E7"],
  extra: "enemy-extra",
  celestials: "enemy-celestials",
  discard: "enemy-discard",
  pool: "enemy-conquest",
};
const SIDES = [OWN, ENEMY];
type Side = typeof OWN;

const SUPPLY_DROP = 7;
const HAND_MAXIMUM = 10;
const BATTLES = 3;
/** The first location of a skirmish, counted from 0, and the one after its last. */
const rangeOf = (skirmish: number): [number, number] => (skirmish === 1 ? [0, 4] : [4, 7]);

interface Lying {
  id: number;
  zone: string;
  faceUp: boolean;
  cq: number;
}

/** Thrown where a text is at work, or something else that this reading leaves out. */
class NotJudged extends Error {}

/** A table that is played on from a state. What the enemy chooses is read off the state that followed. */
class Reading {
  readonly cards: readonly Card[];
  readonly lying: Lying[];
  readonly counters: Record<string, number>;
  readonly after: State;
  readonly opposed: boolean;
  isEnemyActive: boolean;
  phase: string;
  /** The phase of the turn, which an answer interrupts. */
  readonly turnPhase: string;

  constructor(dealt: readonly Dealt[], before: State, after: State) {
    this.cards = dealt.map(({ card }) => card);
    this.after = after;
    this.lying = before.cards.map(({ id, zone, faceUp, counters }) => ({ id, zone, faceUp, cq: counters.cq ?? 0 }));
    this.counters = { ...before.counters };
    this.opposed = dealt.some(({ side }) => side === 1);
    this.isEnemyActive = (before.memory.waiting ?? 0) > 0;
    this.phase = before.phase;
    this.turnPhase = before.stack[0]?.phase ?? "";
  }

  in(zone: string): Lying[] {
    return this.lying.filter((one) => one.zone === zone);
  }

  /** Of cards in a zone, those that the enemy brought to another one. */
  chosen(from: string, to: string): Lying[] {
    return this.in(from).filter(({ id }) => this.after.cards.some((card) => card.id === id && card.zone === to));
  }

  card(id: number): Card {
    const card = this.cards[id];
    if (!card) throw new Error(`there is no card ${id}`);
    return card;
  }

  move(id: number, zone: string, faceUp = true): void {
    for (const one of this.lying) if (one.id === id) Object.assign(one, { zone, faceUp });
  }

  draw(side: Side): void {
    for (const { id } of this.in(side.deck).slice(0, SUPPLY_DROP)) this.move(id, side.hand, side === OWN);
    if (this.in(side.hand).length > HAND_MAXIMUM) throw new NotJudged("a hand over its maximum");
  }

  hasAnswer(side: Side): boolean {
    return this.in(side.hand).some(({ id }) => isLightspeed(this.card(id)));
  }

  inBattle(): Lying[] {
    const zones = SIDES.flatMap(({ at, extra, celestials }) => [...at, extra, celestials]);
    return this.lying.filter(({ zone, faceUp }) => faceUp && zones.includes(zone));
  }

  /** Without texts, a unit that is revealed changes nothing but its face. */
  needNoTexts(): void {
    if (this.inBattle().some(({ id }) => this.card(id).text)) throw new NotJudged("a text is in play");
  }

  /** Whoever acts first in this phase, then the other. */
  order(): readonly Side[] {
    if (!this.opposed) return [OWN];
    return this.isEnemyActive ? [ENEMY, OWN] : [OWN, ENEMY];
  }

  /** Both sides have a phase: what the enemy does before the player, or after it. */
  enemy(when: "before" | "after", act: () => void): void {
    const isFirst = this.order()[0] === ENEMY;
    if (this.opposed && isFirst === (when === "before")) act();
  }

  celestial = (): void => {
    const [card, more] = this.chosen(ENEMY.hand, ENEMY.celestials);
    if (more) throw new Error("the enemy plays two Celestials in one phase");
    if (card) throw new NotJudged("the enemy plays a Celestial");
  };

  deploy(skirmish: number): void {
    const [from, to] = rangeOf(skirmish);
    for (const zone of ENEMY.at.slice(from, to)) {
      for (const { id } of this.chosen(ENEMY.hand, zone)) {
        const isAllowed = isUnit(this.card(id)) && this.in(zone).length === 0;
        if (!isAllowed) throw new Error(`the enemy must not deploy #${id} to ${zone}`);
        this.move(id, zone, false);
      }
    }
  }

  next(skirmish: number): { id: number; side: Side } | undefined {
    const [from, to] = rangeOf(skirmish);
    for (let at = from; at < to; at++) {
      for (const side of this.order()) {
        for (const { id, faceUp } of this.in(side.at[at] ?? "")) if (!faceUp) return { id, side };
      }
    }
    return undefined;
  }

  /** A unit becomes face up, and the other side may answer it once. Returns true if that is the player's choice. */
  announce(id: number, side: Side): boolean {
    for (const one of this.lying) if (one.id === id) one.faceUp = true;
    this.needNoTexts();
    const other = side === OWN ? ENEMY : OWN;
    if (!this.opposed || !this.hasAnswer(other)) return false;
    this.phase = "answer";
    if (other === OWN) return true;
    const [unit, more] = this.chosen(ENEMY.hand, ENEMY.extra);
    if (more) throw new NotJudged("two answers in one step");
    if (unit && !isLightspeed(this.card(unit.id))) throw new Error(`the enemy must not answer with #${unit.id}`);
    return unit !== undefined && this.answer(unit.id, ENEMY);
  }

  /** An answer is a reveal too, which the other side may answer. (p.12) */
  answer(id: number, side: Side): boolean {
    this.move(id, side.extra);
    return this.announce(id, side);
  }

  action(skirmish: number): void {
    this.phase = `action-${skirmish}`;
    for (let one = this.next(skirmish); one?.side === ENEMY; one = this.next(skirmish)) {
      if (this.announce(one.id, ENEMY)) return;
      this.phase = `action-${skirmish}`;
    }
  }

  /** A shuffled deck may give any seven of its cards. */
  firstDrop(side: Side): void {
    for (const { id } of this.in(side.hand)) this.move(id, side.deck, false);
    const drawn = [...this.chosen(side.deck, side.hand), ...this.chosen(side.deck, side.celestials)];
    if (drawn.length !== SUPPLY_DROP) throw new Error(`the first drop to ${side.hand} is ${drawn.length} cards`);
    for (const { id } of drawn) this.move(id, side.hand, side === OWN);
  }

  enterCelestial(skirmish: number): void {
    this.phase = `celestial-${skirmish}`;
    this.counters.skirmish = skirmish;
    this.enemy("before", this.celestial);
  }

  tally(side: Side): void {
    const units = [...side.at, side.extra].flatMap((zone) => this.in(zone)).filter(({ faceUp }) => faceUp);
    let sum = 0;
    for (const { id, cq } of units) sum += Number(fact(this.card(id), "cq") ?? 0) + cq;
    this.counters[side.pool] = (this.counters[side.pool] ?? 0) + sum;
  }

  cleanUp(): void {
    for (const { at, extra, discard } of SIDES) {
      for (const zone of [...at, extra])
        for (const one of this.in(zone)) Object.assign(one, { zone: discard, faceUp: true, cq: 0 });
    }
    this.counters.skirmish = 0;
    if (this.opposed) this.isEnemyActive = !this.isEnemyActive;
  }

  nextBattle(): void {
    if (this.counters.battle === BATTLES) {
      this.phase = "over";
      return;
    }
    this.counters.battle = (this.counters.battle ?? 0) + 1;
    for (const side of this.order()) this.draw(side);
    this.enterCelestial(1);
  }

  play({ do: word, card = -1, to = "" }: Play): void {
    const skirmish = this.turnPhase.endsWith("2") ? 2 : 1;
    if (this.phase === "mulligan") this.start(word);
    else if (word === "pass") this.pass(skirmish);
    else if (word === "deploy") this.move(card, to, false);
    else if (word === "enemy-reveals") this.phase = "answer";
    else if (word === "reveal") {
      if (!this.announce(card, OWN)) this.action(skirmish);
    } else if (word === "answer") {
      if (!this.answer(card, OWN)) this.action(skirmish);
    } else if (word === "tally") {
      this.needNoTexts();
      this.tally(OWN);
      if (this.opposed && !this.isEnemyActive) this.tally(ENEMY);
      this.cleanUp();
      this.nextBattle();
    } else throw new NotJudged(word);
  }

  start(word: string): void {
    if (word === "mulligan") this.firstDrop(OWN);
    if (this.opposed) this.firstDrop(ENEMY);
    this.counters.battle = 1;
    this.enterCelestial(1);
  }

  pass(skirmish: number): void {
    const phase = this.phase.replace(/-\d$/, "");
    if (phase === "celestial") {
      this.enemy("after", this.celestial);
      this.phase = `deployment-${skirmish}`;
      this.enemy("before", () => this.deploy(skirmish));
    } else if (phase === "deployment") {
      this.enemy("after", () => this.deploy(skirmish));
      this.action(skirmish);
    } else if (phase === "answer") {
      this.needNoTexts();
      this.action(skirmish);
    } else if (phase === "action" && skirmish === 1) this.enterCelestial(2);
    else if (phase === "action") {
      this.needNoTexts();
      if (this.opposed && this.isEnemyActive) this.tally(ENEMY);
      this.phase = "tally";
    } else throw new NotJudged(phase);
  }

  faults(): string[] {
    const { after } = this;
    const faults: string[] = [];
    const phase = after.over ? "over" : after.phase;
    if (phase !== this.phase) faults.push(`the phase is ${phase}, not ${this.phase}`);
    for (const [id, value] of Object.entries(this.counters))
      if (after.counters[id] !== value) faults.push(`${id} is ${after.counters[id]}, not ${value}`);
    if (after.memory.waiting !== Number(this.isEnemyActive)) faults.push("the wrong side is the Active Player");
    const now = new Map(after.cards.map((card) => [card.id, card]));
    if (now.size !== this.lying.length) faults.push(`there are ${now.size} cards, not ${this.lying.length}`);
    for (const { id, zone, faceUp, cq } of this.lying) {
      const is = now.get(id);
      if (is?.zone !== zone) faults.push(`#${id} is in ${is?.zone}, not in ${zone}`);
      else if (is.faceUp !== faceUp) faults.push(`#${id} is face ${faceUp ? "down" : "up"} in ${zone}`);
      else if ((is.counters.cq ?? 0) !== cq) faults.push(`#${id} has ${is.counters.cq ?? 0} CQ more, not ${cq}`);
    }
    return faults;
  }
}

const isUnit = (card: Card) => fact(card, "kind") === "unit";
const isLightspeed = (card: Card) => isUnit(card) && fact(card, "deployment") === "lightspeed";

export function referee(cards: readonly Dealt[]): Referee {
  return {
    moves: (state) => {
      if (state.over) return [];
      const table = new Reading(cards, state, state);
      const hand = table.in("hand").map(({ id }) => id);
      const pass = { do: "pass" };
      const skirmish = state.phase.endsWith("2") ? 2 : 1;
      switch (state.phase.replace(/-\d$/, "")) {
        case "mulligan":
          return [{ do: "mulligan" }, pass];
        case "celestial":
          return [...hand.filter((id) => !isUnit(table.card(id))).map((card) => ({ do: "celestial", card })), pass];
        case "deployment": {
          const free = OWN.at.slice(...rangeOf(skirmish)).filter((zone) => table.in(zone).length === 0);
          const units = hand.filter((id) => isUnit(table.card(id)));
          return [...units.flatMap((card) => free.map((to) => ({ do: "deploy", card, to }))), pass];
        }
        case "action": {
          const next = table.next(skirmish);
          const practice = !table.opposed && table.hasAnswer(OWN) ? [{ do: "enemy-reveals" }] : [];
          return [...(next ? [{ do: "reveal", card: next.id }] : []), ...practice, ...(next ? [] : [pass])];
        }
        case "answer":
          return [...hand.filter((id) => isLightspeed(table.card(id))).map((card) => ({ do: "answer", card })), pass];
        case "tally":
          return [{ do: "tally" }];
        case "hand-maximum":
          return hand.map((card) => ({ do: "discard", card }));
        default:
          return undefined;
      }
    },
    departures: (before, move, after) => {
      const table = new Reading(cards, before, after);
      try {
        table.play(move);
      } catch (error) {
        if (error instanceof NotJudged) return undefined;
        return [error instanceof Error ? error.message : String(error)];
      }
      return table.faults();
    },
  };
}

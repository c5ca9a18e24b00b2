// A second reading of the tutorial of Conquest of Orion, which shares nothing with the table but cards and JSON.
import type { Dealt } from "../../lib/core/table/board.ts";
import { NotJudged, type Reading, type View } from "./board.ts";
import { Deeds } from "./conquest-of-orion/deeds.ts";
import { type Amounts, PAIRS, pairsOf, RESOURCES } from "./conquest-of-orion/galaxy.ts";
import type { Play } from "./referee.ts";

const BEGINNING = /beginning of your turn|regeneration|produces|end of|each turn/;

class Turn extends Deeds {
  make({ do: word, card = -1, to = "" }: Play, after: View): void {
    this.after = after;
    const makes = MAKES[word];
    if (!makes) throw new NotJudged(word);
    makes(this, card, to, after);
    if (this.isTurned) this.turn180();
    this.over = this.isOver();
  }

  /** Who has no common or unique planet left has lost. An empty deck ends a game without another one. (1.4) */
  isOver(): boolean {
    const hasPlanet = (row: string) => this.in(row).some((id) => this.card(id).type === "planet");
    if (!hasPlanet("planets") || (this.hasOpponent && !hasPlanet("enemy"))) return true;
    return this.get("ended") > 0 && (!this.hasDeck || this.get("enemy-ended") > 0);
  }

  gainOne(resource: string): void {
    this.needNoText(BEGINNING, this.mine());
    const { pair = 0, left = 1 } = this.top.args;
    this.gain(resource, 1);
    this.stack.pop();
    if (this.phase === "text") throw new NotJudged("a text at the beginning");
    if (left > 1) this.call("gain", { pair, left: left - 1 });
    else if (this.phase === "beginning") this.goTo("economy");
  }

  pass(after: View): void {
    const { phase } = this;
    const { passed = 0 } = this.top.args;
    if (phase === "figures") this.goTo("order");
    else if (phase === "exchange") this.endExchange(after);
    else if (phase === "economy") this.endEconomy();
    else if (phase === "assault") this.endAssault();
    else if (phase === "defense") this.endDefense();
    else if (phase === "readiness" || phase === "battle") this.goOn(passed + 1);
    else if (phase === "answer") this.endAnswer();
    else if (phase === "retreat") this.endRetreat();
    else if (phase === "post-economy") this.movement();
    else if (phase === "shift") this.ending();
    else throw new NotJudged(`pass in ${phase}`);
  }

  endExchange(after: View): void {
    this.draw("draw", "hand", this.get("exchanged"));
    if (this.hasDeck && this.get("first") > 0) {
      const isOther = true;
      this.deal(isOther, after);
      return;
    }
    if (this.hasDeck) this.turn180();
    this.begin(1);
  }

  /** Beginning of turn: ready all, draw, gain, and the rest that begins with it. (1.10) */
  begin(turn: number): void {
    this.turn = turn;
    this.goTo("economy");
    this.needNoText(BEGINNING, this.mine());
    Object.assign(this.counters, { attacks: 0, "enemy-attacks": 0, traded: 0 });
    for (const id of this.all()) if (this.token(id, "immobile") > 0) throw new NotJudged("immobile");
    for (const id of this.mine()) this.wake(id);
    if (this.draw("draw", "hand", 1) === 0) this.counters.ended = 1;
    if (this.get("ended") > 0 && !this.hasDeck) return;
    if (this.get("ascending") > 0) {
      this.add("tier", 1);
      this.counters.ascending = 0;
    }
    this.income();
    this.regenerate();
  }

  income(): void {
    if (this.turn === 1 && this.get("first") > 0) {
      for (const [at, one] of ["Blue", "Gold", "Red"].entries())
        this.gain(RESOURCES[at] ?? "", this.get(`start${one}`));
      return;
    }
    this.gain(RESOURCES[this.get("innateColour")] ?? "", this.get("innate"));
    const owed = this.in("planets").flatMap((id) => this.production(id));
    if (owed.length > 0) this.goTo("beginning");
    for (const [at, pair] of PAIRS.entries()) {
      const left = owed.filter((one) => one === pair).length;
      if (left > 0) this.call("gain", { pair: at, left });
    }
  }

  regenerate(): void {
    for (const id of [...this.in("planets"), ...this.units("planets"), ...this.in("space")]) {
      const { counters } = this.at(id);
      const regeneration = this.card(id).regeneration ?? 0;
      if (counters.damage && regeneration > 0) counters.damage = Math.max(counters.damage - regeneration, 0);
    }
  }

  /** What a planet yields that no damage was dealt to. Answers its either-or symbols, which ask. */
  production(id: number): string[] {
    const { memory } = this.at(id);
    const damage = this.token(id, "damage");
    const isHurt = damage > (memory.hurt ?? 0);
    memory.hurt = damage;
    if (isHurt) return [];
    const produces: Amounts = this.card(id).produces ?? {};
    for (const one of RESOURCES) this.gain(one, produces[one] ?? 0);
    return pairsOf(produces);
  }

  endEconomy(): void {
    this.needNo("Traveler");
    this.needNoText(/swiftness/);
    this.cleanUp();
    this.goTo("assault");
    if (this.assaults().length + this.stealths().length === 0) this.endAssault();
  }

  /** The defender's step asks the other side, if it is assaulted or has deployed a unit. */
  endAssault(): void {
    this.needNo("Traveler");
    const isStruck = this.hasOpponent && !this.hasDeck && this.facing().length > 0;
    if (isStruck) this.strikeBack();
    this.goTo("defender");
    if (isStruck && this.hasAnswer()) {
      this.call("answer");
      return;
    }
    const isAsked = this.facing().length > 0 || this.hasDeployed("enemy-achievements");
    if (!this.hasDeck || !isAsked) {
      this.preCombat();
      return;
    }
    this.turn180();
    this.call("defense");
  }

  strikeBack(): void {
    const facing = this.facing();
    for (const planet of this.in("enemy"))
      this.strike(
        planet,
        facing.filter((id) => this.fieldOf(id) === planet),
      );
  }

  endDefense(): void {
    if (this.stack[0]?.phase === "ending") {
      this.cleanTurn();
      return;
    }
    this.turn180();
    this.preCombat();
  }

  preCombat(): void {
    this.goTo("pre-combat");
    if (this.hasDeck && this.facing().length + this.intercepts().length > 0) this.window("readiness", 0);
    else this.combat();
  }

  combat(): void {
    this.goTo("combat");
    if (this.hasDeck && this.facing().length > 0) this.window("battle", 0);
    else this.afterCombat();
  }

  /** Both sides act in turns, until both have passed one after the other. Who can do nothing passes. (1.14) */
  window(phase: "readiness" | "battle", passed: number): void {
    for (let passes = passed; passes < 2; passes++) {
      if (this.canAct(phase)) {
        this.call(phase, { passed: passes });
        return;
      }
      this.turn180();
    }
    if (this.isTheirs) this.turn180();
    if (phase === "battle") this.afterCombat();
    else this.combat();
  }

  canAct(phase: "readiness" | "battle"): boolean {
    const own = phase === "battle" ? this.battle() : this.intercepts();
    return own.length > 0 || this.hasAnswer();
  }

  /** A trade may leave nothing that could still be done. */
  traded(): void {
    const { phase } = this;
    if (phase === "answer") this.acted();
    else if ((phase === "readiness" || phase === "battle") && !this.canAct(phase))
      this.goOn((this.top.args.passed ?? 0) + 1);
  }

  /** A side has acted or passed: the other one goes on. */
  goOn(passed: number): void {
    const { phase } = this;
    if (phase !== "readiness" && phase !== "battle") return;
    this.stack.pop();
    this.turn180();
    this.window(phase, passed);
  }

  /** An attack may be answered by the other side before its damage. */
  strikeAt(card: number, target: number): void {
    this.attack(card);
    this.top.args = { passed: 0 };
    this.call("strike", { card, target });
    this.turn180();
    this.call("answer", { card, target });
    if (!this.hasAnswer()) this.endAnswer();
  }

  endAnswer(): void {
    this.stack.pop();
    if (!this.hasDeck) {
      this.preCombat();
      return;
    }
    this.turn180();
    const { card = -1, target = -1 } = this.top.args;
    this.stack.pop();
    this.hit(card, target);
    this.goOn(0);
  }

  /** What has been played or has come of it lets the other side act, where both do in turns. */
  acted(): void {
    if (this.phase === "answer" && !this.hasAnswer()) this.endAnswer();
    else this.goOn(0);
  }

  afterCombat(): void {
    this.goTo("retreat");
    this.cleanUp();
    if (this.retreats().length === 0) this.endRetreat();
  }

  endRetreat(): void {
    for (const id of this.mine()) delete this.at(id).memory.facing;
    this.goTo("post-economy");
  }

  /** As the last action of a turn the other side may move its units. (1.10) */
  movement(): void {
    this.goTo("movement");
    this.turn180();
    if (this.hasDeck && this.shifts("move").length > 0) this.call("shift");
    else this.ending();
  }

  ending(): void {
    this.turn180();
    this.goTo("ending");
    this.needNoText(/end of (your )?turn/);
    if (!this.hasDeck && this.hasDeployed("achievements")) this.call("defense");
    else this.cleanTurn();
  }

  /** Each side has its turn, and then the next turn begins. */
  cleanTurn(): void {
    this.goTo("clean-up");
    this.endOfTurn();
    const isSecond = !this.hasDeck || this.get("first") === 0;
    if (this.hasDeck) this.turn180();
    this.begin(this.turn + (isSecond ? 1 : 0));
  }
}

type Makes = (galaxy: Turn, card: number, to: string, after: View) => void;

const numberOf = (to: string) => Number(to.slice(to.indexOf(":") + 1));
const placeOf = (to: string) => (to === "" ? -1 : Number(to.slice(1)));

const MAKES: Readonly<Record<string, Makes>> = {
  innate: (galaxy, _, to) => Object.assign(galaxy.counters, { innate: numberOf(to) }),
  "innate-colour": (galaxy, _, to) => Object.assign(galaxy.counters, { innateColour: numberOf(to) }),
  start: (galaxy, _, to) =>
    Object.assign(galaxy.counters, { startBlue: numberOf(to), startGold: numberOf(to), startRed: numberOf(to) }),
  "start-blue": (galaxy, _, to) => Object.assign(galaxy.counters, { startBlue: numberOf(to) }),
  "start-gold": (galaxy, _, to) => Object.assign(galaxy.counters, { startGold: numberOf(to) }),
  "start-red": (galaxy, _, to) => Object.assign(galaxy.counters, { startRed: numberOf(to) }),
  tier: (galaxy, _, to) => Object.assign(galaxy.counters, { tierCost: numberOf(to) }),
  go: (galaxy, _, to, after) => galaxy.go(to === "first", after),
  exchange: (galaxy, card) => {
    galaxy.move(card, "draw", true);
    galaxy.add("exchanged", 1);
  },
  play: (galaxy, card, to) => galaxy.pay(galaxy.costOf(card), card, placeOf(to), 0),
  conquer: (galaxy, card, to) => galaxy.pay(galaxy.coloniseOf(placeOf(to), card), card, placeOf(to), 1),
  ascend: (galaxy) => {
    galaxy.add("gold", -galaxy.get("tierCost"));
    galaxy.counters.ascending = 1;
  },
  trade: (galaxy, _, to) => {
    const [from = "", into = ""] = to.split(">");
    const isCheap = galaxy.says(/^Once each turn, you may trade 2 resources/) > galaxy.get("traded");
    if (isCheap) galaxy.add("traded", 1);
    galaxy.add(from, isCheap ? -2 : -3);
    galaxy.add(into, 1);
    galaxy.traded();
  },
  assault: (galaxy, card, to) => {
    galaxy.needNoText(/assault/);
    galaxy.at(card).memory.assaulted = galaxy.now;
    if (to !== "") galaxy.at(card).memory.facing = placeOf(to) + 1;
    galaxy.attack(card);
    galaxy.hit(card, placeOf(to));
  },
  stealth: (galaxy, card) => {
    galaxy.needNoText(/stealth this/);
    galaxy.at(card).memory.stealthed = galaxy.now;
  },
  intercept: (galaxy, card, to) => {
    galaxy.needNoText(/assault/);
    Object.assign(galaxy.at(card).memory, { assaulted: galaxy.now, facing: placeOf(to) + 1 });
    galaxy.goOn(0);
  },
  advance: (galaxy, card, to) => {
    galaxy.needNoText(/assault/);
    Object.assign(galaxy.at(card).memory, {
      assaulted: galaxy.now,
      ...(to === "" ? {} : { facing: placeOf(to) + 1 }),
    });
  },
  attack: (galaxy, card, to) => galaxy.strikeAt(card, placeOf(to)),
  retreat: (galaxy, card, to) => {
    galaxy.shift(card, placeOf(to));
    delete galaxy.at(card).memory.facing;
    if (galaxy.retreats().length === 0) galaxy.endRetreat();
  },
  gain: (galaxy, _, to) => galaxy.gainOne(to),
  pay: (galaxy, _, to) => galaxy.payOne(to),
  defend: (galaxy, card, to) => galaxy.shift(card, placeOf(to)),
  move: (galaxy, card, to) => {
    galaxy.shift(card, placeOf(to));
    if (galaxy.shifts("move").length === 0) galaxy.ending();
  },
  pass: (galaxy, _card, _to, after) => galaxy.pass(after),
};

export function conquestOfOrion(dealt: readonly Dealt[]): Reading {
  return {
    at: (state) => new Turn(dealt, state),
    next: (before, move, after) => {
      const galaxy = new Turn(dealt, before);
      galaxy.make(move, after);
      return galaxy;
    },
  };
}

// A second reading of the tutorial of Conquest of Orion, which shares nothing with the table but cards and JSON.
import type { Dealt } from "../../lib/core/table/board.ts";
import { NotJudged, type Reading, type View } from "./board.ts";
import { Deeds } from "./conquest-of-orion/deeds.ts";
import { type Amounts, PAIRS, pairsOf, RESOURCES } from "./conquest-of-orion/galaxy.ts";
import type { Play } from "./referee.ts";

const BEGINNING = /beginning of your turn|regeneration|produces|end of|each turn/;
const NEXT_OF_FLEET = 6;

class Turn extends Deeds {
  make({ do: word, card = -1, to = "" }: Play, after: View): void {
    this.after = after;
    const makes = MAKES[word];
    if (!makes) throw new NotJudged(word);
    makes(this, card, to, after);
  }

  gainOne(resource: string): void {
    this.needNoText(BEGINNING);
    const { pair = 0, left = 1 } = this.top.args;
    this.gain(resource, 1);
    this.stack.pop();
    if (this.phase === "text") throw new NotJudged("a text at the beginning");
    if (left > 1) this.call("gain", { pair, left: left - 1 });
    else if (this.phase === "beginning") this.goTo("economy");
  }

  pass(after: View): void {
    const { phase } = this;
    if (phase === "figures") this.goTo("order");
    else if (phase === "exchange") {
      this.draw("draw", "hand", this.get("exchanged"));
      if (this.get("first") === 0 && this.get("opponent") > 1) this.playFirst(after);
      this.begin();
    } else if (phase === "economy") this.endEconomy();
    else if (phase === "assault") this.endAssault(after);
    else if (phase === "combat") this.endCombat();
    else if (phase === "answer") this.endAnswer();
    else if (phase === "retreat") this.goTo("post-economy");
    else if (phase === "post-economy") this.endTurn(after);
    else if (phase === "defense") this.endDefense();
    else if (phase === "battle") this.endBattle();
    else if (phase === "movement") this.endTheirs();
    else throw new NotJudged(`pass in ${phase}`);
  }

  /** Beginning of turn: ready all, draw, gain, and the rest that begins with it. (1.10) */
  begin(): void {
    this.needNoText(BEGINNING);
    this.turn++;
    Object.assign(this.counters, { theirs: 0, attacks: 0, traded: 0 });
    for (const id of this.mine()) this.wake(id);
    for (const id of [...this.mine(), ...this.units("enemy")]) delete this.at(id).counters.immobile;
    if (this.draw("draw", "hand", 1) === 0) {
      this.counters.ended = 1;
      this.over = true;
      return;
    }
    if (this.get("ascending") > 0) {
      this.add("tier", 1);
      this.counters.ascending = 0;
    }
    this.goTo("economy");
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
    if (this.assaults().length + this.stealths(this.units("planets")).length > 0) this.goTo("assault");
    else this.goTo("post-economy");
  }

  /** What the opponent moves in the defender's step is read off the state that followed. */
  endAssault(after: View): void {
    this.needNo("Traveler");
    if (this.get("opponent") < 2) {
      this.endCombat();
      return;
    }
    const isFighting = this.units("planets").some((id) => this.token(id, "facing") > 0);
    if (!isFighting && this.intercepts().length === 0) {
      this.goTo("post-economy");
      return;
    }
    this.shiftTheirs(after);
    this.goTo("combat");
  }

  shiftTheirs(after: View): void {
    for (const { id, zone } of after.cards) {
      if (this.at(id).zone === zone || !this.units("enemy").includes(id)) continue;
      if (!this.isMovable(id)) throw new Error(`#${id} cannot move to defend`);
      this.move(id, zone);
      this.at(id).exhausted = true;
    }
  }

  endCombat(): void {
    this.needNo("Traveler");
    const facing = this.units("planets").filter((id) => this.token(id, "facing") > 0);
    for (const planet of this.in("enemy")) {
      const here = facing.filter((id) => this.token(id, "facing") - 1 === planet);
      for (const id of [...this.on(planet), planet]) this.strike(id, here);
    }
    this.waitForAnswer(facing.length > 0);
  }

  /** Whoever was attacked may play fast cards before what has been dealt lethal damage is destroyed. (1.12, 1.14) */
  waitForAnswer(isFought: boolean): void {
    const isAsked = isFought && this.plays(false).length > 0;
    if (isFought && !isAsked && this.mine().some((card) => this.may({ do: "use", card }))) throw new NotJudged("use");
    if (isAsked) this.goTo("answer");
    else this.endAnswer();
  }

  endAnswer(): void {
    this.needNo("Traveler");
    const fighting = [...this.units("planets"), ...this.units("enemy")];
    this.cleanUp();
    for (const id of fighting) delete this.at(id).memory.facing;
    if (this.isTheirs) this.movement();
    else this.goTo(this.retreats(this.assaulting()).length > 0 ? "retreat" : "post-economy");
  }

  endTurn(after: View): void {
    this.needNoText(/end of (your )?turn/);
    this.endOfTurn();
    if (this.get("opponent") > 1 || this.hasDeployed()) this.theirTurn(after);
    else this.begin();
  }

  /** Their turn up to the first thing that asks the player. Where a unit is played and what it assaults is read off. */
  theirTurn(after: View): void {
    this.needNoText(/end of|assaults this/);
    Object.assign(this.counters, { theirs: 1, attacks: 0 });
    for (const id of [...this.in("enemy"), ...this.units("enemy")]) {
      const { counters } = this.at(id);
      if (counters.asleep) throw new NotJudged("asleep");
      this.at(id).exhausted = false;
      if (counters.damage) counters.damage = Math.max(counters.damage - (this.card(id).regeneration ?? 0), 0);
    }
    if (this.get("opponent") > 1) this.playTheirs(after, this.turn + 1 - this.get("first"));
    const facing = after.cards.filter(({ id, memory }) => memory?.facing && this.units("enemy").includes(id));
    const targets = new Set(facing.map(({ memory }) => memory?.facing ?? 0));
    if (targets.size > 1) throw new Error("they assault several planets at once");
    for (const { id, memory } of facing) {
      const mayGo = this.isMovable(id) && (!this.isNew(id) || this.has(id, "Swiftness"));
      if (!mayGo || !this.in("planets").includes((memory?.facing ?? 0) - 1)) throw new Error(`#${id} cannot assault`);
      this.at(id).memory.facing = memory?.facing ?? 0;
    }
    if (facing.length > 0 || this.hasDeployed()) this.goTo("defense");
    else this.movement();
  }

  /** Whoever goes first has a turn before the player's first one, in which its units can only be played. */
  playFirst(after: View): void {
    this.turn = 1;
    this.playTheirs(after, 1);
    this.turn = 0;
  }

  playTheirs(after: View, own: number): void {
    const planets = this.in("enemy").length;
    let left = Math.min(own + (own % 2) + this.get("ahead"), 2 * planets);
    for (;;) {
      const able = this.in("fleet")
        .slice(0, NEXT_OF_FLEET)
        .filter((id) => this.price(id) <= left);
      const [first, ...rest] = able;
      if (first === undefined || planets === 0) return;
      const id = rest.reduce((best, one) => (this.price(one) > this.price(best) ? one : best), first);
      const zone = after.cards.find((card) => card.id === id)?.zone ?? "";
      if (!this.in("enemy").some((planet) => zone === `units:${planet}`))
        throw new Error(`#${id} is not played on their planet`);
      this.move(id, zone);
      this.at(id).memory.entered = this.now;
      left -= this.price(id);
    }
  }

  endDefense(): void {
    if (this.invaders().length > 0) this.goTo("battle");
    else this.movement();
  }

  movement(): void {
    if (this.get("opponent") > 1 && this.shifts("move").length > 0) this.goTo("movement");
    else this.endTheirs();
  }

  endTheirs(): void {
    this.endOfTurn();
    this.begin();
  }

  endBattle(): void {
    const invaders = this.invaders();
    for (const id of invaders) {
      const planet = this.token(id, "facing") - 1;
      const units = this.on(planet).filter((one) => !this.isLethal(one) && !this.isStealthed(one));
      this.strike(id, units.length > 0 ? units : [planet]);
    }
    this.waitForAnswer(invaders.length > 0);
  }
}

type Makes = (galaxy: Turn, card: number, to: string, after: View) => void;

const numberOf = (to: string) => Number(to.slice(to.indexOf(":") + 1));
const placeOf = (to: string) => (to === "" ? -1 : Number(to.slice(1)));

const MAKES: Readonly<Record<string, Makes>> = {
  face: (galaxy, _, to) => galaxy.face(to),
  innate: (galaxy, _, to) => Object.assign(galaxy.counters, { innate: numberOf(to) }),
  "innate-colour": (galaxy, _, to) => Object.assign(galaxy.counters, { innateColour: numberOf(to) }),
  start: (galaxy, _, to) =>
    Object.assign(galaxy.counters, { startBlue: numberOf(to), startGold: numberOf(to), startRed: numberOf(to) }),
  "start-blue": (galaxy, _, to) => Object.assign(galaxy.counters, { startBlue: numberOf(to) }),
  "start-gold": (galaxy, _, to) => Object.assign(galaxy.counters, { startGold: numberOf(to) }),
  "start-red": (galaxy, _, to) => Object.assign(galaxy.counters, { startRed: numberOf(to) }),
  tier: (galaxy, _, to) => Object.assign(galaxy.counters, { tierCost: numberOf(to) }),
  go: (galaxy, _, to, after) => {
    if (to === "first") galaxy.counters.first = 1;
    galaxy.deal(after);
  },
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
  },
  assault: (galaxy, card, to) => {
    galaxy.needNoText(/assault/);
    galaxy.at(card).memory.assaulted = galaxy.turn;
    if (to !== "") galaxy.at(card).memory.facing = placeOf(to) + 1;
    galaxy.hit(card, placeOf(to));
  },
  stealth: (galaxy, card) => {
    galaxy.needNoText(/stealth this/);
    galaxy.at(card).memory.stealthed = galaxy.now;
  },
  intercept: (galaxy, card, to) => {
    galaxy.needNoText(/assault/);
    Object.assign(galaxy.at(card).memory, { assaulted: galaxy.turn, facing: placeOf(to) + 1 });
  },
  advance: (galaxy, card, to) => {
    galaxy.needNoText(/assault/);
    Object.assign(galaxy.at(card).memory, {
      assaulted: galaxy.turn,
      ...(to === "" ? {} : { facing: placeOf(to) + 1 }),
    });
  },
  attack: (galaxy, card, to) => galaxy.hit(card, placeOf(to)),
  retreat: (galaxy, card, to) => galaxy.shift(card, placeOf(to)),
  gain: (galaxy, _, to) => galaxy.gainOne(to),
  pay: (galaxy, _, to) => galaxy.payOne(to),
  defend: (galaxy, card, to) => galaxy.shift(card, placeOf(to)),
  move: (galaxy, card, to) => galaxy.shift(card, placeOf(to)),
  pass: (galaxy, _card, _to, after) => galaxy.pass(after),
};

export function conquestOfOrion(dealt: readonly Dealt[]): Reading {
  return {
    at: (state) => new Turn(dealt, state),
    next: (before, move, after) => {
      const galaxy = new Turn(dealt, before);
      galaxy.make(move, after);
      const isLost = !galaxy.in("planets").some((id) => galaxy.card(id).type === "planet");
      if (isLost || (galaxy.get("opponent") > 0 && galaxy.in("enemy").length === 0)) galaxy.over = true;
      return galaxy;
    },
  };
}

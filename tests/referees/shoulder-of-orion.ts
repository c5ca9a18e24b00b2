// A second reading of the rulebook of Shoulder of Orion, which shares nothing with the table but cards and JSON.
import type { Dealt } from "../../lib/core/table/board.ts";
import { NotJudged, type Reading, type View } from "./board.ts";
import type { Play } from "./referee.ts";
import { FOR, Offers } from "./shoulder-of-orion/offers.ts";

const OPENING_HAND = 5;
const DRAWN = 3;
/** What is over with the turn, on cards and on either side. */
const OF_THIS_TURN = ["attackNow", "healthNow", "harmless", "used", "blocked"];
const COUNTED = ["warriors", "tide", "instants", "attackActions", "techCheaper", "shield", "warded"];
const PAIRS = [["life", "dummyLife"]] as const;

class OrionTable extends Offers {
  /** The state that followed, in the view of whoever made the move. */
  after: View | undefined;

  make({ do: word, card = -1, to = "" }: Play, after: View): void {
    this.after = after;
    const makes = MAKES[word];
    if (!makes) throw new NotJudged(word);
    makes(this, card, to, after);
    this.sweep();
  }

  /** Both sides come to their first hands. */
  open(after: View): void {
    for (const side of this.isFaced ? ["", "enemy-"] : [""]) {
      this.shuffle(`${side}draw`, after, `${side}hand`, `${side}cache`);
      this.draw(`${side}draw`, `${side}hand`, OPENING_HAND);
      if (this.get(`${side}first`) === 0) this.draw(`${side}draw`, `${side}cache`, 1);
    }
    this.turn = 1;
    this.begin(this.isFaced && this.get("first") === 0);
  }

  /** A turn begins: on either side, the cache may be used anew. */
  begin(isTheirs: boolean): void {
    this.needNo(/beginning of your turn/, isTheirs ? "enemy-" : "");
    this.stack = [{ phase: "play", args: {}, isTheirs }];
    for (const side of ["", "enemy-"]) for (const id of ["cached", "spent"]) this.counters[`${side}${id}`] = 0;
  }

  pay(what: number, cost: number, card: number, onto = -1): void {
    this.call("pay", { for: what, cost, card, onto });
    this.paid(0);
  }

  paid(by: number): void {
    const { cost = 0 } = this.top.args;
    this.add("energy", by);
    if (this.get("energy") < cost) return;
    this.add("energy", -cost);
    const { for: what, card = -1, onto = -1 } = this.top.args;
    this.stack.pop();
    if (what === FOR.card) this.resolve(card, onto);
    else if (what === FOR.transform) this.transform(card);
    else if (what === FOR.tech) this.raise();
    else if (what === FOR.exertion) this.at(card).exhausted = true;
    else if (what !== FOR.ability) throw new NotJudged("paying for a text");
    if (this.phase === "block" || this.phase === "instants") this.afterAnswer();
  }

  raise(): void {
    this.add("techLevel", 1);
    this.counters.techCheaper = 0;
  }

  transform(card: number): void {
    if (this.at(card).zone === "ao") this.home(card);
    else this.enter(card);
  }

  /** A warrior enters exerted, unless a text says otherwise. What happens then by texts is not judged. */
  enter(card: number): void {
    const isRallied = this.says(/Warriors you control enter the AO rallied/, "");
    this.move(card, "ao");
    this.at(card).exhausted = !isRallied;
    if (/When this warrior enters the AO/.test(this.textOf(card))) throw new NotJudged("it enters");
  }

  /** A hero goes back to the Hero Zone, and what was attached to it is discarded. */
  home(card: number): void {
    this.needNo(/leaves the AO/, this.at(card).zone === "ao" ? "" : "enemy-");
    this.detach(card);
    this.move(card, this.at(card).zone === "ao" ? "heroes" : "enemy-heroes");
    Object.assign(this.at(card), { counters: {}, memory: {} });
  }

  detach(card: number): void {
    const side = this.at(card).zone === "ao" ? "" : "enemy-";
    for (const id of [...this.in(`under:${card}`)]) this.move(id, `${side}discard`);
  }

  resolve(card: number, onto: number): void {
    const { type, subfaction } = this.card(card);
    if (type === "instant") this.add("instants", 1);
    if (type === "attack-action") this.add("attackActions", 1);
    if (this.isSpoken(card)) throw new NotJudged("a text is played");
    if (this.at(card).zone === "discard") throw new NotJudged("it is played from the discard pile");
    if (type === "warrior") {
      this.needNo(/Whenever you play a warrior/, "");
      this.add("warriors", 1);
      if (subfaction === "Tide") this.add("tide", 1);
    }
    if (type === "augment") {
      this.needNo(/attach an augment/, "");
      this.move(card, `under:${onto}`);
    } else if (type === "warrior") this.enter(card);
    else if (type === "action" || type === "instant" || type === "attack-action") this.move(card, "discard");
    else this.move(card, "ao");
    if (type !== "attack-action") return;
    const isRead =
      /^$|^This attack (has \+1 attack for each|cannot be blocked)|^If you control three or more Knights|deals 2 more damage/;
    if (!isRead.test(this.textOf(card))) throw new NotJudged("an attack says more");
    this.needNo(/play an Attack Action/, "");
    this.strike(card, onto);
  }

  strike(card: number, onto: number): void {
    if (/attacks/.test(this.textOf(card))) throw new NotJudged("it attacks");
    this.needNo(/attacks you/, "enemy-");
    this.counters.attacker = card + 1;
    this.call("strike", { card, onto });
    this.call("damage", { card, onto });
    if (!this.isFaced) {
      this.damage();
      return;
    }
    this.call("instants", { card, onto });
    this.call("block", { card, onto }, true);
    this.turn180();
    this.afterAnswer();
  }

  /** Whoever is attacked, and then whoever attacks, goes on while it can do anything. */
  afterAnswer(): void {
    const isStill = this.after?.stack.at(-1)?.phase === this.phase && this.isAnythingElse();
    if (this.moves().filter((move) => !this.isPartly(move)).length <= 1 && !isStill) this.endAnswer();
  }

  /** Blockers take the damage first, those of the least health before others. The rest goes through. */
  damage(): void {
    const { card = -1, onto = -1 } = this.top.args;
    this.stack.splice(-2);
    const isWarrior = this.isWarrior(card);
    const blockers = this.in("enemy-ao").filter((id) => this.token(id, "blocking") > 0);
    blockers.sort((a, b) => this.leftOf(a) - this.leftOf(b));
    this.needNo(/damages your|amage from|no damage|is blocked|not blocked/, "", "enemy-");
    if (/is (not )?blocked/.test(this.textOf(card))) throw new NotJudged("an attack says more");
    if (this.get("enemy-shield") + this.get("enemy-warded") + this.get("denied") > 0) throw new NotJudged("prevented");
    if (!isWarrior || this.at(card).zone === "ao") this.meet(card, onto, blockers, isWarrior);
    for (const id of this.in("enemy-ao")) delete this.at(id).memory.blocking;
    this.counters.attacker = 0;
    this.counters.denied = 0;
    this.sweep();
  }

  /** Destroys what has as much damage as health, until nothing is destroyed any more. */
  sweep(): void {
    if (this.get("life") === 0 || this.get("dummyLife") === 0) return;
    const lying = [...this.in("ao"), ...this.in("enemy-ao")];
    const lost = lying.filter((id) => this.isMortal(id) && this.token(id, "damage") >= this.healthOf(id));
    for (const id of lost) this.bury(id);
    if (lost.length > 0) this.sweep();
  }

  isMortal(id: number): boolean {
    const { type, health, frontline } = this.card(id);
    return typeof (type === "hero" ? frontline?.health : health) === "number";
  }

  meet(card: number, onto: number, blockers: readonly number[], isWarrior: boolean): void {
    let left = this.damageOf(card);
    for (const id of blockers) {
      left -= this.hurt(id, left);
      if (isWarrior) this.hurt(card, this.damageOf(id));
    }
    if (onto >= 0) this.hurt(onto, left > 0 ? left + this.breaks(card) : 0);
    else this.counters.dummyLife = Math.max(this.get("dummyLife") - left, 0);
  }

  /** What a text adds to the damage that a card deals to a fortification. */
  breaks(card: number): number {
    return Number(/deals (\d) more damage to/.exec(this.textOf(card))?.[1] ?? 0);
  }

  damageOf(id: number): number {
    return this.token(id, "harmless") > 0 ? 0 : this.attackOf(id);
  }

  leftOf(id: number): number {
    return Math.max(this.healthOf(id) - this.token(id, "damage"), 0);
  }

  /** A card takes no more damage than its health. */
  hurt(id: number, damage: number): number {
    const taken = Math.min(damage, this.leftOf(id));
    this.at(id).counters.damage = this.token(id, "damage") + taken;
    return taken;
  }

  /** A card with as much damage as health is destroyed. A hero is exhausted and goes home. */
  bury(id: number): void {
    const { zone } = this.at(id);
    this.needNo(/destroyed|leaves the AO/, zone === "ao" ? "" : "enemy-");
    if (this.token(id, "returned") > 0) throw new NotJudged("it leaves the game");
    if (this.card(id).type === "hero") {
      this.home(id);
      this.at(id).exhausted = true;
      return;
    }
    this.detach(id);
    this.move(id, zone === "ao" ? "discard" : "enemy-discard");
  }

  turn180(): void {
    this.turnAround("enemy-", PAIRS);
  }

  pass(): void {
    const { phase } = this;
    if (phase === "sideboarding") this.stack = [{ phase: "order", args: {}, isTheirs: false }];
    else if (phase === "cache-draw") this.stack.pop();
    else if (phase === "play") this.cleanUp();
    else if (phase === "cleanup") this.drawStep();
    else if (phase === "orbit") this.tooMany();
    else if (phase === "block" || phase === "instants") this.endAnswer();
    else throw new NotJudged(`pass in ${phase}`);
  }

  /** Who has played an Instant after blocks gives the other side the chance to do so. */
  endAnswer(): void {
    const { card = -1, onto = -1, played } = this.top.args;
    this.stack.pop();
    if (played) this.call("instants", { card, onto }, true);
    if (this.top.isTheirs) this.turn180();
    if (this.phase === "instants") this.afterAnswer();
    else this.damage();
  }

  /** The rally step, then damage comes off, then energy goes under the deck. */
  cleanUp(): void {
    this.needNo(/end of your turn|at the end of the turn/, "", "enemy-");
    for (const id of [...this.in("ao"), ...this.in("heroes")]) this.at(id).exhausted = false;
    for (const zone of ["ao", "heroes", "enemy-ao", "enemy-heroes"]) {
      for (const id of this.in(zone)) {
        const { counters, memory } = this.at(id);
        for (const token of OF_THIS_TURN) {
          delete counters[token];
          delete memory[token];
        }
        for (const one of this.in(`under:${id}`)) delete this.at(one).memory.used;
        if (this.isWarrior(id)) delete counters.damage;
      }
    }
    for (const id of COUNTED) Object.assign(this.counters, { [id]: 0, [`enemy-${id}`]: 0 });
    this.counters.energy = 0;
    this.counters["enemy-energy"] = 0;
    // The order of the two sides makes no difference.
    for (const id of [...this.in("enemy-energy")]) this.move(id, "enemy-draw", true);
    this.stack = [{ phase: "cleanup", args: {}, isTheirs: false }];
    if (this.in("energy").length <= 1) {
      for (const id of [...this.in("energy")]) this.move(id, "draw", true);
      this.drawStep();
    }
  }

  drawStep(): void {
    for (const id of [...this.in("energy")]) this.move(id, "draw", true);
    this.draw("draw", "hand", DRAWN);
    this.stack = [{ phase: "orbit", args: {}, isTheirs: false }];
    if (this.orbits().length === 0) this.tooMany();
  }

  tooMany(): void {
    this.needNo(/maximum hand size/, "");
    if (this.in("hand").length > this.get("handSize")) {
      this.stack = [{ phase: "hand", args: {}, isTheirs: false }];
      return;
    }
    const isSecond = !this.isFaced || this.get("first") === 0;
    if (isSecond) this.turn++;
    this.begin(this.isFaced);
  }
}

type Makes = (table: OrionTable, card: number, to: string, after: View) => void;

const targetOf = (to: string) => (to === "" ? -1 : Number(to.slice(1)));

const MAKES: Readonly<Record<string, Makes>> = {
  go: (table, _, to, after) => {
    table.counters[to === "first" ? "first" : "enemy-first"] = 1;
    table.open(after);
  },
  play: (table, card, to) => {
    if (table.phase === "instants") table.top.args = { ...table.top.args, played: 1 };
    table.pay(FOR.card, table.costOf(card, targetOf(to)), card, targetOf(to));
  },
  transform: (table, card) => table.pay(FOR.transform, table.card(card).transform ?? 0, card),
  tech: (table) => table.pay(FOR.tech, table.techCost(), -1),
  ability: (table, card, to) => table.pay(to.endsWith("E") ? FOR.exertion : FOR.ability, Number.parseInt(to, 10), card),
  cache: (table, card) => {
    table.needNo(/into (your|the) Cache/, "");
    table.move(card, "cache");
    table.counters.cached = 1;
    if (table.in("draw").length > 0) table.call("cache-draw");
  },
  draw: (table) => {
    table.stack.pop();
    table.draw("draw", "hand", 1);
  },
  orbit: (table, card) => {
    table.move(card, "orbit");
    if (table.phase === "orbit" && table.orbits().length === 0) table.tooMany();
  },
  energy: (table, card) => {
    table.move(card, "energy");
    table.paid(1);
  },
  "use-cache": (table) => {
    table.counters.spent = 1;
    table.paid(table.draw("cache", "energy", table.in("cache").length));
  },
  mint: (table, card) => {
    table.at(card).exhausted = true;
    table.paid(1);
  },
  swap: (table, card, to) => {
    table.move(card, "draw");
    table.move(targetOf(to), "sideboard");
  },
  attack: (table, card, to) => {
    table.at(card).exhausted = true;
    table.strike(card, targetOf(to));
  },
  block: (table, card) => {
    if (/blocks/.test(table.textOf(card))) throw new NotJudged("it blocks");
    Object.assign(table.at(card).memory, { blocking: 1, blocked: 1 });
    table.at(card).exhausted = true;
    table.afterAnswer();
  },
  bottom: (table, card) => {
    table.move(card, "draw", true);
    if (table.phase === "hand") table.tooMany();
    else if (table.in("energy").length <= 1) table.drawStep();
  },
  pass: (table) => table.pass(),
};

export function shoulderOfOrion(dealt: readonly Dealt[]): Reading {
  return {
    at: (state) => new OrionTable(dealt, state),
    next: (before, move, after) => {
      const table = new OrionTable(dealt, before);
      table.make(move, after);
      if (table.isTurned) table.turn180();
      table.over = table.get("life") === 0 || table.get("dummyLife") === 0;
      return table;
    },
  };
}

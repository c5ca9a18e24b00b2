// What the moves of Conquest of Orion do.
import { NotJudged, type View } from "../board.ts";
import { type Amounts, PAIRS, pairsOf, RESOURCES } from "./galaxy.ts";
import { CAP, Offers } from "./offers.ts";

const OPENING_HAND = 4;
const NEUTRAL_PLANETS = 5;

export class Deeds extends Offers {
  /** The state that followed. */
  after: View | undefined;

  face(to: string): void {
    const isFleet = ["fleet", "vanguard", "patrol"].includes(to);
    this.counters.opponent = isFleet ? 2 : to === "planets" ? 1 : 0;
    if (isFleet) this.counters.ahead = { fleet: 1, vanguard: 2, patrol: 0 }[to] ?? 0;
    if (to !== "nobody") for (const id of [...this.in("opposite")]) this.move(id, "enemy");
    Object.assign(this.counters, { innate: 1, startBlue: 1, startGold: 1, startRed: 1, tierCost: 3 });
    this.goTo("figures");
  }

  deal(after: View): void {
    this.shuffle("draw", after, "hand");
    this.shuffle("fleet", after);
    this.draw("draw", "hand", OPENING_HAND);
    const neutral = after.cards.filter(({ zone }) => zone === "neutral");
    if (neutral.length !== Math.min(NEUTRAL_PLANETS, this.in("planets-deck").length))
      throw new Error(`${neutral.length} planets are neutral`);
    for (const { id } of neutral) this.move(id, "neutral");
    this.counters.tier = 1;
    this.goTo("exchange");
  }

  pay(cost: Amounts, card: number, onto: number, what: number): void {
    if (!this.canPay(cost)) throw new Error("it cannot be paid");
    for (const resource of RESOURCES) this.add(resource, -(cost[resource] ?? 0));
    this.payPairs(pairsOf(cost), card, onto, what);
  }

  /** Either-or symbols that leave no choice pay themselves. */
  payPairs(owed: readonly string[], card: number, onto: number, what: number): void {
    const [pair, ...rest] = owed;
    if (pair === undefined) {
      this.paid(card, onto, what);
      return;
    }
    const [one, other] = this.choices(pair, rest);
    if (one === undefined || other !== undefined) {
      const left = PAIRS.map((name, at) => [`pair${at}`, owed.filter((each) => each === name).length] as const);
      this.call("pay", { for: what, card, onto, ...Object.fromEntries(left) });
      return;
    }
    this.add(one, -1);
    this.payPairs(rest, card, onto, what);
  }

  payOne(resource: string): void {
    const { card = -1, onto = -1, for: what = 0 } = this.top.args;
    const rest = this.owed().slice(1);
    this.add(resource, -1);
    this.stack.pop();
    this.payPairs(rest, card, onto, what);
  }

  paid(card: number, onto: number, what: number): void {
    this.needNoText(what === 1 ? /(?<!this )conquers? a planet(?!, its col)|exhaust when/ : /you play|enters/);
    if (what === 1) {
      if (/conquer/.test(this.card(onto).text ?? "")) throw new NotJudged("a text of a planet");
      if (/^When this conquers a planet, (?!its)/.test(this.card(card).text ?? "")) throw new NotJudged("it conquers");
      this.move(card, `units:${onto}`);
      this.at(card).exhausted = true;
      this.move(onto, "planets");
      delete this.at(onto).memory.hurt;
      return;
    }
    const { type } = this.card(card);
    if (this.tells(card)) throw new NotJudged("a text is played");
    if (this.has(card, "Consume")) {
      this.eat(card, onto);
      return;
    }
    if (type === "ability") {
      this.move(card, "graveyard");
      return;
    }
    const isOnPlanet = type === "unit" || (type === "attachment" && this.in("planets").includes(onto));
    this.move(
      card,
      isOnPlanet
        ? `units:${onto}`
        : type === "satellite"
          ? "planets"
          : type === "achievement"
            ? "achievements"
            : `under:${onto}`,
    );
    this.at(card).memory.entered = this.now;
    const life = this.keyword(card, "Half life");
    if (life) this.at(card).counters.time = Number(life.slice(-1));
  }

  /** The unit that is consumed is destroyed, and the other one stands on its planet. (2.2 Consume) */
  eat(card: number, food: number): void {
    const planet = this.planetOf(food);
    this.destroy(food);
    this.move(card, `units:${planet}`);
    this.at(card).memory.entered = this.now;
  }

  /** A card whose text does something when it is played. What it says of later is told then. */
  tells(card: number): boolean {
    const { type, text } = this.card(card);
    return (type === "ability" && Boolean(text)) || /enters|health/.test(text ?? "") || this.has(card, "Unique");
  }

  hit(card: number, target: number): void {
    for (const word of ["Barrage", "Sweep"]) if (this.has(card, word)) throw new NotJudged(word);
    this.needNoText(/damage|attacks|shields|health/);
    const damage = this.damageOf(card);
    this.at(card).exhausted = true;
    this.counters.dealt = this.get("dealt") + damage;
    this.add("attacks", 1);
    if (target >= 0) this.hurt(target, damage);
  }

  /** Shields prevent as much damage in each turn as they say. */
  hurt(target: number, damage: number): void {
    const { counters, memory } = this.at(target);
    const used = memory.shielded === this.now ? (memory.absorbed ?? 0) : 0;
    const prevented = Math.min(damage, Math.max((this.card(target).shields ?? 0) - used, 0));
    if (prevented > 0) Object.assign(memory, { absorbed: used + prevented, shielded: this.now });
    counters.damage = this.token(target, "damage") + damage - prevented;
  }

  /** A unit that goes to another planet exhausts. (1.11) */
  shift(card: number, planet: number): void {
    this.needNoText(/exhaust when/);
    this.move(card, `units:${planet}`);
    this.at(card).exhausted = true;
    delete this.at(card).memory.assaulted;
  }

  /** A card readies, regenerates, and loses a time counter. With the last one it is destroyed. */
  wake(id: number): void {
    const { counters, memory } = this.at(id);
    if (memory.asleep || counters.asleep) throw new NotJudged("asleep");
    this.at(id).exhausted = false;
    if (counters.time === undefined) return;
    counters.time -= 1;
    if (counters.time === 0) this.destroy(id);
  }

  gain(resource: string, by: number): void {
    const sum = this.get(resource) + by;
    this.counters[resource] = Math.min(sum, CAP);
    this.add("wasted", sum - Math.min(sum, CAP));
  }

  /** Destroys what has as much damage as health. (1.12) */
  cleanUp(): void {
    const lying = ["planets", "enemy"].flatMap((zone) => [...this.units(zone), ...this.in(zone)]);
    if (lying.some((id) => this.token(id, "damage") > 0)) this.needNoText(/health/);
    for (const id of lying) if (this.isLethal(id)) this.destroy(id);
  }

  destroy(id: number): void {
    this.needNoText(/destroyed/);
    const { zone } = this.at(id);
    const isMine = zone === "planets" || zone === "space" || this.in("planets").includes(this.planetOf(id));
    for (const one of [...this.in(`under:${id}`), ...this.in(`units:${id}`)]) {
      if (this.card(one).type !== "attachment") continue;
      this.move(one, "graveyard");
      this.at(one).memory.was = id + 1;
    }
    if (this.card(id).type === "planet") {
      if (!isMine) this.flee(id);
      for (const one of [...this.in(`units:${id}`)]) this.move(one, "space");
      this.move(id, "neutral");
      this.at(id).exhausted = false;
      delete this.at(id).counters.damage;
      return;
    }
    const planet = this.token(id, "facing") > 0 ? this.token(id, "facing") - 1 : this.planetOf(id);
    this.move(id, isMine ? "graveyard" : "fallen");
    if (planet >= 0) this.at(id).memory.was = planet + 1;
  }

  flee(_planet: number): void {
    throw new NotJudged("their planet falls");
  }

  isStruckNext(id: number): boolean {
    const card = this.after?.cards.find((one) => one.id === id);
    const used = card?.memory?.absorbed ?? 0;
    const isMore = (card?.counters.damage ?? 0) > this.token(id, "damage") || used > this.token(id, "absorbed");
    return card?.zone === "graveyard" || card?.zone === "neutral" || isMore;
  }

  /** An attack of theirs: at the dearest that it destroys, or else at the one of most damage. */
  strike(by: number, among: readonly number[]): void {
    if (this.at(by).exhausted || among.length === 0) return;
    this.needNo("Traveler", "Armament");
    this.needNoText(/damage|shields|health/);
    const damage = this.damageOf(by);
    // Out of reach is only what assaults a planet. (2.2 Orbital range)
    const isFar = (id: number) => this.isStealthed(id) || (!this.isTheirs && this.has(id, "Orbital range"));
    const reached = among.filter((id) => !this.isLethal(id) && !isFar(id));
    const guards = among.filter((id) => this.has(id, "Guardian") && !this.isLethal(id) && !this.isStealthed(id));
    const open = guards.length > 0 ? reached.filter((id) => guards.includes(id)) : reached;
    if (open.length === 0 || damage === 0) return;
    const dies = open.filter(
      (id) => this.token(id, "damage") + damage - this.shieldOf(id) >= (this.card(id).health ?? 0),
    );
    // Of several that are alike, any may be struck.
    const best = (of: (id: number) => number, ids: readonly number[]) => {
      const most = Math.max(...ids.map(of));
      const alike = ids.filter((id) => of(id) === most);
      return alike.find((id) => this.isStruckNext(id)) ?? alike[0] ?? -1;
    };
    const target = dies.length > 0 ? best((id) => this.price(id), dies) : best((id) => this.damageOf(id), open);
    for (const word of ["Barrage", "Sweep"]) if (this.has(by, word)) throw new NotJudged(word);
    if (this.get("opponent") > 1) this.at(by).exhausted = true;
    this.hurt(target, damage);
  }

  /** What lasts until end of turn is over, and what is doomed is destroyed. */
  endOfTurn(): void {
    this.cleanUp();
    for (const id of [...this.mine(), ...this.units("enemy")]) {
      const { counters } = this.at(id);
      delete counters.boost;
      if (counters.doomed) this.destroy(id);
    }
  }
}

// What the moves of Conquest of Orion do.
import { NotJudged, type View } from "../board.ts";
import { type Amounts, PAIRS, pairsOf, RESOURCES } from "./galaxy.ts";
import { CAP, Offers } from "./offers.ts";

const OPENING_HAND = 4;
const NEUTRAL_PLANETS = 5;

export abstract class Deeds extends Offers {
  /** The state that followed. */
  after: View | undefined;

  /** Goes on after what has been played. */
  abstract acted(): void;

  /** Five planets are neutral, and whoever goes first is dealt four cards. (1.3) */
  go(isFirst: boolean, after: View): void {
    Object.assign(this.counters, { first: isFirst ? 1 : 0, "enemy-first": isFirst ? 0 : 1 });
    const neutral = after.cards.filter(({ zone }) => zone === "neutral");
    if (neutral.length !== Math.min(NEUTRAL_PLANETS, this.in("planets-deck").length))
      throw new Error(`${neutral.length} planets are neutral`);
    for (const { id } of neutral) this.move(id, "neutral");
    this.deal(!isFirst && this.hasDeck, after);
  }

  deal(isOther: boolean, after: View): void {
    this.shuffle(isOther ? "enemy-draw" : "draw", after, isOther ? "enemy-hand" : "hand");
    if (isOther) this.turn180();
    this.draw("draw", "hand", OPENING_HAND);
    this.counters.tier = 1;
    this.goTo("exchange");
  }

  pay(cost: Amounts, card: number, onto: number, what: number): void {
    if (!this.canPay(cost)) throw new Error("it cannot be paid");
    if ("passed" in this.top.args) this.top.args = { passed: 0 };
    for (const resource of RESOURCES) this.add(resource, -(cost[resource] ?? 0));
    this.payPairs(pairsOf(cost), card, onto, what);
  }

  /** Either-or symbols that leave no choice pay themselves. */
  payPairs(owed: readonly string[], card: number, onto: number, what: number): void {
    const [pair, ...rest] = owed;
    if (pair === undefined) {
      this.paid(card, onto, what);
      this.acted();
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

  /** An attack exhausts at once. Its damage comes when it has been answered. */
  attack(card: number): void {
    this.at(card).exhausted = true;
    this.add("attacks", 1);
  }

  hit(card: number, target: number): void {
    for (const word of ["Barrage", "Sweep"]) if (this.has(card, word)) throw new NotJudged(word);
    this.needNoText(/damage|attacks|shields|health/);
    const damage = this.damageOf(card);
    this.add("dealt", damage);
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
    lying.push(...this.in("space"), ...this.in("enemy-space"));
    if (lying.some((id) => this.token(id, "damage") > 0)) this.needNoText(/health/);
    for (const id of lying) if (this.isLethal(id)) this.destroy(id);
  }

  destroy(id: number): void {
    this.needNoText(/destroyed/);
    const ownersOf = (one: number, zone: string) => (this.isOwn(one) ? zone : `enemy-${zone}`);
    const planet = this.fieldOf(id);
    for (const one of [...this.in(`under:${id}`), ...this.in(`units:${id}`)]) {
      const isUnit = this.card(one).type === "unit";
      for (const held of isUnit ? [] : [...this.in(`under:${one}`)]) this.move(held, ownersOf(held, "graveyard"));
      this.move(one, ownersOf(one, isUnit ? "space" : "graveyard"));
      if (isUnit && this.has(one, "Stationary")) throw new NotJudged("Stationary in outer space");
    }
    const isPlanet = this.card(id).type === "planet";
    this.move(id, isPlanet ? "neutral" : ownersOf(id, "graveyard"));
    this.at(id).exhausted = false;
    delete this.at(id).counters.damage;
    if (!isPlanet && planet >= 0) this.at(id).memory.was = planet + 1;
  }

  /** Whether a card is of the deck of the side that looks. */
  isOwn(id: number): boolean {
    const isMain = this.dealt[id]?.side === undefined;
    return isMain === ((this.isTurned ? 1 - this.side : this.side) === 0);
  }

  isStruckNext(id: number): boolean {
    const card = this.after?.cards.find((one) => one.id === id);
    const used = card?.memory?.absorbed ?? 0;
    const isMore = (card?.counters.damage ?? 0) > this.token(id, "damage") || used > this.token(id, "absorbed");
    return card?.zone === "graveyard" || card?.zone === "neutral" || isMore;
  }

  /** Planets without a deck strike the dearest that they destroy, or else the one of most damage. */
  strike(by: number, among: readonly number[]): void {
    if (among.length === 0) return;
    this.needNo("Traveler", "Armament");
    this.needNoText(/damage|shields|health/);
    const damage = this.damageOf(by);
    const reached = among.filter((id) => !this.isLethal(id) && !this.isStealthed(id) && !this.has(id, "Orbital range"));
    const guards = among.filter((id) => this.has(id, "Guardian") && this.protects(id));
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
    this.hurt(dies.length > 0 ? best((id) => this.price(id), dies) : best((id) => this.damageOf(id), open), damage);
  }

  /** Effects until end of turn are over, and what has been dealt lethal damage is destroyed. (1.10, 1.12) */
  endOfTurn(): void {
    this.needNoText(/end of (your )?turn/);
    const doomed = this.all().filter((id) => this.token(id, "doomed") > 0);
    for (const id of this.all()) delete this.at(id).counters.boost;
    this.cleanUp();
    for (const id of doomed) {
      delete this.at(id).counters.doomed;
      if (this.all().includes(id)) this.destroy(id);
    }
  }
}

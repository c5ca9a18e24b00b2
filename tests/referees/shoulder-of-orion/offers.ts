// Which moves the rulebook of Shoulder of Orion allows.
import { NotJudged } from "../board.ts";
import type { Play } from "../referee.ts";
import { Area } from "./area.ts";

export const TECH_COST = 2;
/** What a payment is for, as the table numbers it. */
export const FOR = { card: 0, transform: 1, tech: 2, ability: 3, exertion: 4, text: 5, toll: 6 };

const REACH: Readonly<Record<string, readonly string[]>> = {
  land: ["land", "air"],
  air: ["land", "air", "space"],
  space: ["air", "space"],
};

const MOST_COPIES = 3;
/** Zones that cards are played from. */
const HELD = ["hand", "orbit"];

/** What an attack says of who may block it, read by its own words. */
const UNBLOCKED: readonly { readonly says: RegExp; keeps(area: Offers, blocker: number): boolean }[] = [
  { says: /cannot be blocked by land warriors/, keeps: (area, id) => area.supertypeOf(id) === "land" },
  {
    says: /^If you control three or more Knights warriors, this attack cannot be blocked by warriors with health 2 or less/,
    keeps: (area, id) => {
      const knights = area.warriors("enemy-").filter((one) => area.card(one).subfaction === "Knights");
      return knights.length >= 3 && area.healthOf(id) <= 2;
    },
  },
  { says: /cannot be blocked by warriors with attack 1 or less/, keeps: (area, id) => area.attackOf(id) <= 1 },
  {
    says: /may be blocked only by air or space warriors/,
    keeps: (area, id) => !["air", "space"].includes(area.supertypeOf(id) ?? ""),
  },
];

export class Offers extends Area {
  /** The cache adds to the pool where nothing was added to it this turn. (Cache) */
  inCache(): number {
    return this.get("cached") > 0 ? 0 : this.in("cache").length;
  }

  /** What could be paid, if a card of the hand is not paid with because it is what is paid for. */
  payable(without: number): number {
    const hand = this.in("hand").filter((id) => id !== without).length;
    return this.get("energy") + hand + this.inCache();
  }

  /** Items that a text lets pay for a dear card. */
  mints(card: number): number[] {
    if ((this.card(card).cost ?? 0) < 4) return [];
    const isMint = (id: number) => /While paying for a card with cost 4 or more/.test(this.textOf(id));
    return this.in("ao").filter((id) => isMint(id) && !this.at(id).exhausted);
  }

  isFirstTurn(): boolean {
    return this.turn === 1 && this.get("first") > 0;
  }

  /** The player, or a fortification of theirs. One that must be chosen leaves no choice. */
  aims(): (string | undefined)[] {
    const forts = this.forts("enemy-");
    const lures = forts.filter((id) => /must choose this fortification as the target/.test(this.textOf(id)));
    if (lures.length > 0) return lures.map((id) => `#${id}`);
    return [undefined, ...forts.map((id) => `#${id}`)];
  }

  targetsOf(id: number): (string | undefined)[] {
    const { type, text } = this.card(id);
    if (type === "augment") return this.warriors("").map((one) => `#${one}`);
    if (type !== "attack-action") return [undefined];
    if (this.isFirstTurn() || (/additional cost, destroy a warrior/.test(text ?? "") && this.warriors("").length === 0))
      return [];
    return this.aims();
  }

  play(id: number): Play[] {
    const { type, tier } = this.card(id);
    if (type === "hero" || (tier ?? 0) > this.get("techLevel")) return [];
    return this.targetsOf(id).flatMap((to) => {
      const cost = this.costOf(id, to === undefined ? -1 : Number(to.slice(1)));
      return cost <= this.payable(id) + this.mints(id).length
        ? [{ do: "play", card: id, ...(to === undefined ? {} : { to }) }]
        : [];
    });
  }

  /** Cards that may be played, also those that say so of themselves in the discard pile. */
  playable(): number[] {
    const own = this.in("discard").filter((id) => /You may play this warrior from your discard/.test(this.textOf(id)));
    return [...HELD.flatMap((zone) => this.in(zone)), ...own];
  }

  inPlayStep(): Play[] {
    if (this.says(/Cache to pay in the same turn/, "")) throw new NotJudged("a cache that pays and grows");
    const hand = this.in("hand");
    const heroes = [...this.in("heroes"), ...this.in("ao")].filter((id) => this.card(id).type === "hero");
    const moves = this.playable().flatMap((id) => this.play(id));
    for (const card of heroes)
      if ((this.card(card).transform ?? 99) <= this.payable(-1)) moves.push({ do: "transform", card });
    if (this.payable(-1) >= this.techCost()) moves.push({ do: "tech" });
    if (!this.get("cached") && !this.get("spent")) moves.push(...hand.map((card) => ({ do: "cache", card })));
    moves.push(...this.orbits());
    for (const id of this.warriors("")) {
      if (this.at(id).exhausted || this.isFirstTurn()) continue;
      for (const to of this.aims()) moves.push({ do: "attack", card: id, ...(to === undefined ? {} : { to }) });
    }
    return [...moves, ...heroes.flatMap((id) => this.unpublished(id)), { do: "pass" }];
  }

  techCost(): number {
    return Math.max(TECH_COST - this.get("techCheaper"), 0);
  }

  orbits(): Play[] {
    if (this.in("orbit").length >= this.get("techLevel")) return [];
    return this.in("hand").map((card) => ({ do: "orbit", card }));
  }

  /** If a card's text is not published, its ability may cost any energy that can be paid. It is no answer to an attack. */
  unpublished(card: number): Play[] {
    if (this.card(card).text !== undefined) return [];
    const words = Array.from({ length: this.payable(-1) }, (_, at) => `${at + 1}`);
    const exerting = this.at(card).exhausted ? [] : words.map((word) => `${word}E`);
    return [...words, ...exerting].map((to) => ({ do: "ability", card, to }));
  }

  payments(): Play[] {
    const { for: what, card = -1 } = this.top.args;
    const isOfHand = what === FOR.card;
    const hand = this.in("hand").filter((id) => !isOfHand || id !== card);
    const cache = this.inCache() > 0 ? [{ do: "use-cache" }] : [];
    const mints = isOfHand ? this.mints(card).map((id) => ({ do: "mint", card: id })) : [];
    const none = what === FOR.toll ? [{ do: "pass" }] : [];
    return [...hand.map((id) => ({ do: "energy", card: id })), ...cache, ...mints, ...none];
  }

  blockers(): number[] {
    const { card: attacker = -1 } = this.top.args;
    this.needNo(/may block a second attack/, "");
    return this.warriors("").filter((id) => {
      const isReady = !this.at(id).exhausted || /may block while exerted/.test(this.textOf(id));
      return isReady && !this.token(id, "blocked") && this.mayMeet(id, attacker);
    });
  }

  mayMeet(id: number, attacker: number): boolean {
    const words = [attacker, ...this.in(`under:${attacker}`)].map((one) => this.textOf(one));
    const keeps = words.some((text) => UNBLOCKED.some((one) => one.says.test(text) && one.keeps(this, id)));
    if (keeps) return false;
    if (!this.isWarrior(attacker)) return true;
    const [mine, its] = [this.supertypeOf(id), this.supertypeOf(attacker)];
    return mine === undefined || its === undefined || (REACH[mine] ?? []).includes(its);
  }

  inInstants(): Play[] {
    const instants = HELD.flatMap((zone) => this.in(zone)).filter((id) => this.card(id).type === "instant");
    return [...instants.flatMap((id) => this.play(id)), { do: "pass" }];
  }

  /** A text may have nothing to do, so that it cannot be played or used. When it can is known, and what it costs. */
  isPartly({ do: word, card = -1 }: Play): boolean {
    return word === "use" || (word === "play" && this.isSpoken(card));
  }

  isSpoken(id: number): boolean {
    const { type, text } = this.card(id);
    return Boolean(text) && (type === "action" || type === "instant");
  }

  /** Whether an ability may be used now: an Action in the own play step, and an Instant also in answer to an attack. */
  mayUse(id: number): boolean {
    const text = this.textOf(id);
    const isOwnTurn = this.phase === "play";
    const [, what, costs = ""] = /^(Action|Instant), (.*?) - /.exec(text) ?? [];
    if (what === undefined || (what === "Action" && !isOwnTurn)) return false;
    const energy = Number(/\((\d)\)/.exec(costs)?.[1] ?? 0);
    if (/\(E\)/.test(costs) && this.at(id).exhausted) return false;
    return energy <= this.payable(-1);
  }

  /** Whether anything that is only partly known could be done. */
  isAnythingElse(): boolean {
    const spoken = HELD.flatMap((zone) => this.in(zone)).filter((id) => this.isSpoken(id));
    const isPlayed = spoken.some((id) => this.card(id).type === "instant" && this.play(id).length > 0);
    return isPlayed || this.active("").some((id) => this.mayUse(id));
  }

  may(move: Play): boolean {
    const { do: word, card = -1 } = move;
    if (word === "use") return this.mayUse(card);
    const isInstant = this.card(card).type === "instant";
    return (isInstant || this.phase === "play") && this.play(card).length > 0;
  }

  /** A swap must leave a deck that is legal. (Before the game) */
  swaps(): Play[] {
    const firsts = (zone: string) =>
      this.in(zone).filter((id, _, all) => !all.some((one) => one < id && this.nameOf(one) === this.nameOf(id)));
    return firsts("sideboard").flatMap((card) => {
      const same = this.in("draw").filter((one) => this.nameOf(one) === this.nameOf(card)).length;
      if (!this.isEligible(card) || same >= MOST_COPIES) return [];
      const others = firsts("draw").filter((one) => this.nameOf(one) !== this.nameOf(card));
      return others.map((one) => ({ do: "swap", card, to: `#${one}` }));
    });
  }

  nameOf(id: number): string {
    return this.dealt[id]?.label ?? "";
  }

  isEligible(id: number): boolean {
    const heroes = this.in("heroes").map((hero) => this.card(hero));
    const { subfaction } = this.card(id);
    const factions = this.card(id).factions ?? [];
    const shares = (of: readonly string[]) => factions.some((one) => one === "Generic" || of.includes(one));
    if (!subfaction) return heroes.some((hero) => shares(hero.factions ?? []));
    if (subfaction !== "Hybrid") return heroes.some((hero) => hero.subfaction === subfaction);
    return heroes.some((hero) => hero.subfaction === "Hybrid" && hero.factions?.every((one) => factions.includes(one)));
  }

  moves(): readonly Play[] {
    switch (this.phase) {
      case "sideboarding":
        return [...this.swaps(), { do: "pass" }];
      case "order":
        return ["first", "second"].map((to) => ({ do: "go", to }));
      case "play":
        return this.inPlayStep();
      case "pay":
        return this.payments();
      case "cache-draw":
        return [{ do: "draw" }, { do: "pass" }];
      case "block":
        return [...this.blockers().map((card) => ({ do: "block", card })), ...this.inInstants()];
      case "instants":
        return this.inInstants();
      case "cleanup":
        return [...this.in("energy").map((card) => ({ do: "bottom", card })), { do: "pass" }];
      case "orbit":
        return [...this.orbits(), { do: "pass" }];
      case "hand":
        return this.in("hand").map((card) => ({ do: "bottom", card }));
      default:
        throw new NotJudged(this.phase);
    }
  }
}

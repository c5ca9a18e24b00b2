// What a state of Shoulder of Orion says, and which moves the rulebook allows.
import type { Card } from "../../../lib/core/card/card.ts";
import type { Dealt } from "../../../lib/core/table/board.ts";
import type { ShoulderOfOrionCard } from "../../../lib/games/shoulder-of-orion/cards/card.ts";
import { Board, type Lie, NotJudged, type View } from "../board.ts";
import type { Play } from "../referee.ts";

const LIES: Readonly<Record<string, Lie>> = {
  ...{ draw: "pile", discard: "heap", removed: "heap", hand: "hand", cache: "hand", energy: "hand", orbit: "hand" },
  ...{ "enemy-draw": "pile", "enemy-discard": "heap", "enemy-removed": "heap", "enemy-hand": "hand" },
  ...{ "enemy-cache": "hand", "enemy-energy": "hand", "enemy-orbit": "hand", ao: "play", "enemy-ao": "play" },
  ...{ heroes: "play", "enemy-heroes": "play", box: "heap", sideboard: "hand" },
};
export const TECH_COST = 2;
/** What a payment is for, as the table numbers it. */
export const FOR = { card: 0, transform: 1, tech: 2, ability: 3, exertion: 4, text: 5 };

const REACH: Readonly<Record<string, readonly string[]>> = {
  land: ["land", "air"],
  air: ["land", "air", "space"],
  space: ["air", "space"],
};

export class Offers extends Board {
  readonly dealt: readonly Dealt[];

  constructor(dealt: readonly Dealt[], state: View) {
    super(state, LIES);
    this.dealt = dealt;
  }

  card(id: number): ShoulderOfOrionCard {
    const card = this.dealt[id]?.card;
    if (!card || !isOfGame(card)) throw new Error(`there is no card ${id}`);
    return card;
  }

  get isFaced(): boolean {
    return this.get("faced") > 0;
  }

  isWarrior(id: number): boolean {
    return ["warrior", "hero"].includes(this.card(id).type ?? "");
  }

  attackOf(id: number): number {
    const card = this.card(id);
    const printed = (card.type === "hero" ? card.frontline?.attack : card.attack) ?? 0;
    return Math.max(printed + this.token(id, "attack") + this.token(id, "attackNow"), 0);
  }

  healthOf(id: number): number {
    const card = this.card(id);
    const printed = (card.type === "hero" ? card.frontline?.health : card.health) ?? 0;
    return printed + this.token(id, "health") + this.token(id, "healthNow");
  }

  /** The cache adds to the pool where nothing was added to it this turn. (Cache) */
  inCache(): number {
    return this.get("cached") > 0 ? 0 : this.in("cache").length;
  }

  /** What could be paid, if a card of the hand is not paid with because it is what is paid for. */
  payable(without: number): number {
    const hand = this.in("hand").filter((id) => id !== without).length;
    return this.get("energy") + hand + this.inCache();
  }

  isFirstTurn(): boolean {
    return this.turn === 1 && this.get("first") > 0;
  }

  fortifications(zone: string): string[] {
    return this.in(zone).flatMap((id) => (this.card(id).type === "fortification" ? [`#${id}`] : []));
  }

  targetsOf(id: number): (string | undefined)[] {
    const { type } = this.card(id);
    if (type === "augment") return this.in("ao").flatMap((one) => (this.isWarrior(one) ? [`#${one}`] : []));
    if (type === "attack-action") return this.isFirstTurn() ? [] : [undefined, ...this.fortifications("enemy-ao")];
    return [undefined];
  }

  play(id: number): Play[] {
    const { type, tier, cost } = this.card(id);
    if (type === "hero" || (tier ?? 0) > this.get("techLevel")) return [];
    if ((cost ?? 0) > this.payable(id)) return [];
    return this.targetsOf(id).map((to) => ({ do: "play", card: id, ...(to === undefined ? {} : { to }) }));
  }

  inPlayStep(): Play[] {
    const hand = this.in("hand");
    const heroes = [...this.in("heroes"), ...this.in("ao")].filter((id) => this.card(id).type === "hero");
    const moves = [...hand, ...this.in("orbit")].flatMap((id) => this.play(id));
    for (const card of heroes)
      if ((this.card(card).transform ?? 99) <= this.payable(-1)) moves.push({ do: "transform", card });
    if (this.payable(-1) >= TECH_COST) moves.push({ do: "tech" });
    if (!this.get("cached") && !this.get("spent")) moves.push(...hand.map((card) => ({ do: "cache", card })));
    moves.push(...this.orbits());
    for (const id of this.in("ao")) {
      if (!this.isWarrior(id) || this.at(id).exhausted || this.isFirstTurn()) continue;
      for (const to of [undefined, ...this.fortifications("enemy-ao")])
        moves.push({ do: "attack", card: id, ...(to === undefined ? {} : { to }) });
    }
    return [...moves, ...heroes.flatMap((id) => this.unpublished(id)), { do: "pass" }];
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
    return [...hand.map((id) => ({ do: "energy", card: id })), ...cache];
  }

  blockers(): number[] {
    const { card: attacker = -1 } = this.top.args;
    return this.in("ao").filter((id) => {
      const { exhausted } = this.at(id);
      return this.isWarrior(id) && !exhausted && !this.token(id, "blocked") && this.mayMeet(id, attacker);
    });
  }

  mayMeet(id: number, attacker: number): boolean {
    if (!this.isWarrior(attacker)) return true;
    const of = (one: number) => this.card(one).frontline?.supertype ?? this.card(one).supertype ?? undefined;
    const [mine, its] = [of(id), of(attacker)];
    return mine === undefined || its === undefined || (REACH[mine] ?? []).includes(its);
  }

  inBlock(): Play[] {
    const instants = [...this.in("hand"), ...this.in("orbit")].filter((id) => this.card(id).type === "instant");
    return [
      ...this.blockers().map((card) => ({ do: "block", card })),
      ...instants.flatMap((id) => this.play(id)),
      { do: "pass" },
    ];
  }

  needNoTexts(): void {
    const zones = ["ao", "heroes", "enemy-ao", "enemy-heroes"];
    for (const id of zones.flatMap((zone) => this.in(zone)).flatMap((id) => [id, ...this.in(`under:${id}`)]))
      if (this.card(id).text) throw new NotJudged("a text is in play");
  }

  moves(): readonly Play[] {
    if (["play", "block"].includes(this.phase)) this.needNoTexts();
    switch (this.phase) {
      case "order":
        return ["first", "second"].map((to) => ({ do: "go", to }));
      case "opposite":
        return ["patrol", "banner", "twin", "garrison", "nobody"].map((to) => ({ do: "face", to }));
      case "play":
        return this.inPlayStep();
      case "pay":
        return this.payments();
      case "cache-draw":
        return [{ do: "draw" }, { do: "pass" }];
      case "block":
        return this.inBlock();
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

function isOfGame(card: Card): card is ShoulderOfOrionCard {
  return "type" in card;
}

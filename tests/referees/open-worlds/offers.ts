// What a state of Open Worlds says, and which moves the rulebook allows.
import type { Card } from "../../../lib/core/card/card.ts";
import type { Dealt } from "../../../lib/core/table/board.ts";
import type { OpenWorldsCard } from "../../../lib/games/open-worlds/cards/card.ts";
import { Board, type Lie, NotJudged, type View } from "../board.ts";
import type { Play } from "../referee.ts";

const PILES = ["draw", "enemy-draw", "worlds-deck"];
export const PLACES = [1, 2, 3, 4, 5];
export const UNITS = ["facilities", "orbitals", "ground"];
const LIES: Readonly<Record<string, Lie>> = {
  ...Object.fromEntries(PILES.map((zone) => [zone, "pile"])),
  ...{ hand: "hand", "enemy-hand": "hand", trash: "heap", "enemy-trash": "heap" },
  ...Object.fromEntries(["staged", ...UNITS].flatMap((zone) => [zone, `enemy-${zone}`].map((one) => [one, "play"]))),
};
const ADJUSTED = 4;
export const CLOCK = 12;

export type Which = "first" | "second";

/** When the cards are played of whose texts the rulebook tells. */
const TIMES: readonly { readonly says: RegExp; readonly phases: readonly string[] }[] = [
  { says: /^Before Reveal:/, phases: ["stage", "move"] },
  { says: /^Between Move and Reveal:/, phases: ["move"] },
  { says: /^During Reveal:/, phases: ["reveal"] },
  { says: /^When a turn begins:/, phases: ["beginning"] },
  { says: /^When Stage begins:/, phases: ["beginning", "stage"] },
  { says: /^At the end of Draw:/, phases: ["draw"] },
  { says: /^(One of its uses|When its printed text allows|Once it has run its course):/, phases: ["stage", "trash"] },
];

export class Offers extends Board {
  readonly dealt: readonly Dealt[];

  constructor(dealt: readonly Dealt[], state: View) {
    super(state, LIES);
    this.dealt = dealt;
  }

  card(id: number): OpenWorldsCard {
    const card = this.dealt[id]?.card;
    if (!card || !isOfGame(card)) throw new Error(`there is no card ${id}`);
    return card;
  }

  get isOpposed(): boolean {
    return this.dealt.some(({ side }) => side === 1);
  }

  /** Whether the side that looks has Priority. */
  get hasPriority(): boolean {
    if (!this.isOpposed) return true;
    const looks = this.isTurned ? 1 - this.side : this.side;
    return this.get("waiting") > 0 === (looks === 1);
  }

  turn180(): void {
    this.turnAround("enemy-", []);
  }

  /** Looks from the side that comes first or second in this turn's Priority Order. */
  lookAs(which: Which): void {
    if (this.hasPriority !== (which === "first")) this.turn180();
  }

  world(place: number): OpenWorldsCard | undefined {
    const [id] = this.in(`worlds:${place}`);
    return id === undefined ? undefined : this.card(id);
  }

  h2o(place: number): number {
    const [id = -1] = this.in(`worlds:${place}`);
    return id < 0 ? 0 : (this.card(id).h2o ?? 0) + this.token(id, "h2o");
  }

  res(place: number): number {
    const [id = -1] = this.in(`worlds:${place}`);
    return id < 0 ? 0 : (this.card(id).res ?? 0) + this.token(id, "res");
  }

  capacity(place: number): number {
    const units = [...this.in(`facilities:${place}`), ...this.in(`orbitals:${place}`)];
    return units.reduce((sum, id) => sum + (this.card(id).capacity ?? 0), 0);
  }

  /** One of several conditions is enough. (p.10) */
  isAllowed(id: number, place: number): boolean {
    const { requires } = this.card(id);
    if (!requires || requires.length === 0) return true;
    return requires.some((condition) => this.isMet(condition, place));
  }

  isMet(condition: string, place: number): boolean {
    const world = this.world(place);
    const own = this.in(`facilities:${place}`);
    const [what = "", of = ""] = condition.split(":");
    if (what === "any") return true;
    if (what === "habitable") return world?.habitable === true;
    if (what === "non-hostile") return world?.hostile === false;
    if (what === "occupied") return own.length > 0;
    if (what === "own") return own.some((id) => this.card(id).subkind === of);
    if (what === "capacity") return this.capacity(place) >= Number(of);
    throw new Error(`what is ${condition}?`);
  }

  isShip(id: number): boolean {
    const { subkind, kind } = this.card(id);
    // What enters the fray is a ship from then on.
    return subkind === "ship" || (kind === "utility" && this.at(id).zone.includes("orbitals"));
  }

  stages(): Play[] {
    const free = PLACES.filter((place) => this.in(`staged:${place}`).length === 0 && this.world(place));
    const isFinal = this.get("final") > 0;
    const cards = this.in("hand").filter((id) => !isFinal || this.card(id).prohibited !== true);
    return cards.flatMap((card) => free.map((place) => ({ do: "stage", card, to: `staged:${place}` })));
  }

  voyages(): Play[] {
    return PLACES.flatMap((from) =>
      this.in(`orbitals:${from}`).flatMap((card) => {
        const left = (this.card(card).range ?? 0) - this.token(card, "moved");
        if (!this.isShip(card)) return [];
        const reach = PLACES.filter((to) => to !== from && Math.abs(to - from) <= left);
        return reach.map((to) => ({ do: "move", card, to: `orbitals:${to}` }));
      }),
    );
  }

  /** Ships that count against the income: not those that come where a yard of their side stands. (p.3) */
  counted(): number[] {
    return PLACES.flatMap((place) => {
      const hasYard = this.in(`facilities:${place}`).some((id) => this.card(id).subkind === "yard");
      return hasYard ? [] : this.in(`staged:${place}`).filter((id) => this.isShip(id));
    });
  }

  isOverClass(): boolean {
    if (this.get("supported") > 0) return false;
    const sum = this.counted().reduce((total, id) => total + (this.card(id).class ?? 0), 0);
    return sum > this.get("priorIncome");
  }

  swaps(place: number): number[] {
    const [coming = -1] = this.in(`staged:${place}`);
    const { subkind } = this.card(coming);
    return this.in(`facilities:${place}`).filter((id) => {
      const { swap } = this.card(id);
      return swap === true || (Array.isArray(swap) && subkind !== undefined && swap.includes(subkind));
    });
  }

  /** What a game alone may be played with. */
  figures(): Play[] {
    const of = (word: string, now: number, all: readonly number[]) =>
      all.filter((one) => one !== now).map((one) => ({ do: word, to: `x:${one}` }));
    const turns = Array.from({ length: CLOCK - 2 }, (_, at) => at + 3);
    return [...of("asteroids", this.get("asteroids"), [0, 2, 3]), ...of("clock", this.get("clock"), [0, ...turns])];
  }

  /** Worlds at which something is staged by either side. */
  pending(): number[] {
    return PLACES.filter((place) => this.in(`staged:${place}`).length + this.in(`enemy-staged:${place}`).length > 0);
  }

  moves(): readonly Play[] {
    const of = OFFERS[this.phase];
    if (!of) throw new NotJudged(this.phase);
    return of(this);
  }

  /** A text may have nothing to do. When it is played is known. */
  isPartly({ do: word }: Play): boolean {
    return word === "use";
  }

  may({ card = -1 }: Play): boolean {
    return this.spoken().includes(card) && this.isFor(card, this.phase);
  }

  /** The side's own cards with texts that are played: those of the hand, and facilities in play. */
  spoken(): number[] {
    const lying = [...this.in("hand"), ...PLACES.flatMap((place) => this.in(`facilities:${place}`))];
    return lying.filter((id) => this.card(id).text);
  }

  /** Whether a card is played in this phase, by its own words or by how the table reads it. */
  isFor(id: number, phase: string): boolean {
    const text = this.card(id).text ?? "";
    return TIMES.some(({ says, phases }) => says.test(text) && phases.includes(phase));
  }

  holdsFor(phase: string): boolean {
    return this.spoken().some((id) => this.isFor(id, phase));
  }

  /** The text that is carried out, if it destroys a unit: one of either side, unless no card may choose it. (p.6, p.14) */
  destroyable(): readonly number[] {
    if (!/destroy a unit in play/.test(this.card(this.top.args.card ?? -1).text ?? "")) throw new NotJudged("a text");
    const zones = UNITS.flatMap((zone) => [zone, `enemy-${zone}`]);
    const units = zones.flatMap((zone) => PLACES.flatMap((place) => this.in(`${zone}:${place}`)));
    return units.filter((id) => !/may choose it as a target/.test(this.card(id).text ?? ""));
  }

  facilitiesAt(place: number): number {
    return this.in(`facilities:${place}`).length + this.in(`enemy-facilities:${place}`).length;
  }
}

const OFFERS: Readonly<Record<string, (sector: Offers) => readonly Play[]>> = {
  text: (sector) => sector.destroyable().map((card) => ({ do: "choose", card })),
  react: (sector) => {
    const cancels = (card: number) => /^Cancel a Utility/.test(sector.card(card).text ?? "");
    const cards = sector.in("hand").filter(cancels);
    return [...cards.map((card) => ({ do: "cancel", card })), { do: "pass" }];
  },
  adjust: (sector) => {
    const mayMore = sector.get("adjusted") < ADJUSTED;
    const alone = sector.isOpposed ? [] : sector.figures();
    return [...alone, ...(mayMore ? sector.in("hand").map((card) => ({ do: "adjust", card })) : []), { do: "pass" }];
  },
  stage: (sector) => [...sector.stages(), { do: "pass" }],
  move: (sector) => [...sector.voyages(), { do: "pass" }],
  resolve: (sector) => {
    const pending = sector.pending();
    return pending.length > 0 ? pending.map((place) => ({ do: "resolve", to: `worlds:${place}` })) : [{ do: "pass" }];
  },
  install: (sector) => {
    const place = (sector.top.args.place ?? 0) + 1;
    return [...sector.swaps(place).map((card) => ({ do: "swap", card })), { do: "pass" }];
  },
  reveal: (sector) => sector.counted().map((card) => ({ do: "trash-ship", card })),
  trash: (sector) => [...sector.in("hand").map((card) => ({ do: "trash", card })), { do: "pass" }],
};

function isOfGame(card: Card): card is OpenWorldsCard {
  return "kind" in card || "kindAmong" in card;
}

// What a state of Shoulder of Orion says: the numbers of its cards, and the texts that are at work.
import type { Card } from "../../../lib/core/card/card.ts";
import type { Dealt } from "../../../lib/core/table/board.ts";
import type { ShoulderOfOrionCard } from "../../../lib/games/shoulder-of-orion/cards/card.ts";
import { Board, type Lie, NotJudged, type View } from "../board.ts";
import type { Ground, Prefix, Stat } from "./ground.ts";
import { COSTS, STANDINGS, type Standing } from "./standings.ts";

const LIES: Readonly<Record<string, Lie>> = {
  ...{ draw: "pile", discard: "heap", removed: "heap", hand: "hand", cache: "hand", energy: "hand", orbit: "hand" },
  ...{ "enemy-draw": "pile", "enemy-discard": "heap", "enemy-removed": "heap", "enemy-hand": "hand" },
  ...{ "enemy-cache": "hand", "enemy-energy": "hand", "enemy-orbit": "hand", ao: "play", "enemy-ao": "play" },
  ...{ heroes: "play", "enemy-heroes": "play", box: "heap", sideboard: "hand" },
};

export class Area extends Board implements Ground {
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
    return this.dealt.some(({ side }) => side === 1);
  }

  isWarrior(id: number): boolean {
    return ["warrior", "hero"].includes(this.card(id).type ?? "");
  }

  /** Whose side a card in play is on. An augment is on that of its warrior. */
  sideOf(id: number): Prefix {
    const { zone } = this.at(id);
    const [, host] = zone.split(":");
    if (host !== undefined) return this.sideOf(Number(host));
    return zone.startsWith("enemy-") ? "enemy-" : "";
  }

  warriors(side: Prefix): number[] {
    return this.in(`${side}ao`).filter((id) => this.isWarrior(id));
  }

  forts(side: Prefix): number[] {
    return this.in(`${side}ao`).filter((id) => this.card(id).type === "fortification");
  }

  supertypeOf(id: number): string | undefined {
    if (this.in(`under:${id}`).some((one) => /It is an air warrior/.test(this.textOf(one)))) return "air";
    const { frontline, supertype } = this.card(id);
    return frontline?.supertype ?? supertype ?? undefined;
  }

  /** What a card says where it lies. A hero says other things in the Hero Zone than in the AO. */
  textOf(id: number): string {
    const { type, text } = this.card(id);
    if (!text || type !== "hero") return text ?? "";
    const [, back = "", front = ""] = /^Backline: (.*?) ?(?:Frontline: (.*))?$/.exec(text) ?? [];
    return this.at(id).zone.endsWith("heroes") ? back : front;
  }

  /** The cards of a side whose texts are at work. */
  active(side: Prefix): number[] {
    const lying = [...this.in(`${side}ao`), ...this.in(`${side}heroes`)];
    return lying.flatMap((id) => [id, ...this.in(`under:${id}`)]);
  }

  says(about: RegExp, ...sides: readonly Prefix[]): boolean {
    return sides.some((side) => this.active(side).some((id) => about.test(this.textOf(id))));
  }

  needNo(about: RegExp, ...sides: readonly Prefix[]): void {
    if (this.says(about, ...sides)) throw new NotJudged(`${about} in play`);
  }

  /** By how much texts in play change a number of a card. */
  bonus(stat: Stat, id: number): number {
    let sum = 0;
    for (const side of ["", "enemy-"] as const) {
      for (const source of this.active(side)) {
        for (const { standing, words } of standingsOf(this.textOf(source)))
          sum += standing.changes({ area: this, source, id, stat, words });
      }
    }
    return sum;
  }

  attackOf(id: number): number {
    const card = this.card(id);
    const printed = (card.type === "hero" ? card.frontline?.attack : card.attack) ?? 0;
    if (card.type === "attack-action") return Math.max(printed + this.rider(id), 0);
    const changed = this.token(id, "attack") + this.token(id, "attackNow");
    return Math.max(printed + changed + this.bonus("attack", id), 0);
  }

  /** What an attack action adds to its own attack. */
  rider(id: number): number {
    const text = this.textOf(id);
    const [, what, most] = /^This attack has \+1 attack for each (.+), up to (two|four)\.$/.exec(text) ?? [];
    if (what === undefined) return 0;
    const isUnion = (one: number) => this.card(one).factions?.includes("Union") === true;
    const counts: Readonly<Record<string, number>> = {
      "warrior you control": this.warriors("").length,
      "Attack Action in your discard pile": this.in("discard").filter(
        (one) => one !== id && this.card(one).type === "attack-action",
      ).length,
      "Union warrior you control that is not exerted": this.warriors("").filter(
        (one) => isUnion(one) && !this.at(one).exhausted,
      ).length,
    };
    const count = counts[what];
    if (count === undefined) throw new NotJudged(`an unread attack: ${text}`);
    return Math.min(count, most === "two" ? 2 : 4);
  }

  healthOf(id: number): number {
    const card = this.card(id);
    const printed = (card.type === "hero" ? card.frontline?.health : card.health) ?? 0;
    return printed + this.token(id, "health") + this.token(id, "healthNow") + this.bonus("health", id);
  }

  /** What texts of the opponent add to the cost of a card. */
  tolls(id: number): number {
    if (this.card(id).type !== "attack-action" || this.get("attackActions") > 0) return 0;
    return this.active("enemy-").filter((one) => /first Attack Action your opponent plays/.test(this.textOf(one)))
      .length;
  }

  /** What a card costs, also where it is attached to a warrior. */
  costOf(id: number, onto: number): number {
    const { cost } = this.card(id);
    let sum = (cost ?? 0) + this.tolls(id);
    for (const source of [...this.active(""), id]) {
      const text = this.textOf(source);
      const found = COSTS.find(({ says }) => says.test(text));
      if (found) sum -= found.saves({ area: this, source, id, onto }) ? 1 : 0;
      else if (/costs? 1 less/.test(text) && !/Tech Level/.test(text)) throw new NotJudged(`an unread cost: ${text}`);
    }
    return Math.max(sum, 0);
  }
}

interface Read {
  readonly standing: Standing;
  readonly words: readonly string[];
}

const read = new Map<string, readonly Read[]>();

/** What a text changes for as long as it is at work, read once. */
function standingsOf(text: string): readonly Read[] {
  if (!/[+-]\d (attack|health)/.test(text) || /this turn/.test(text)) return NOTHING;
  const known = read.get(text);
  if (known) return known;
  const found = STANDINGS.flatMap((standing) => {
    const words = standing.says.exec(text);
    return words ? [{ standing, words }] : [];
  });
  if (found.length === 0) throw new NotJudged(`an unread standing: ${text}`);
  read.set(text, found);
  return found;
}

const NOTHING: readonly Read[] = [];

function isOfGame(card: Card): card is ShoulderOfOrionCard {
  return "type" in card;
}

// Which moves the tutorial of Conquest of Orion allows.
import { NotJudged } from "../board.ts";
import type { Play } from "../referee.ts";
import { Galaxy, PAIRS, RESOURCES } from "./galaxy.ts";

export const CAP = 6;
const HIGHEST_TIER = 9;

export class Offers extends Galaxy {
  trades(): Play[] {
    const isCheap = this.says(/^Once each turn, you may trade 2 resources/) > this.get("traded");
    const price = isCheap ? 2 : 3;
    return RESOURCES.flatMap((one) =>
      RESOURCES.filter((other) => other !== one && this.get(one) >= price && this.get(other) < CAP).map((other) => ({
        do: "trade",
        to: `${one}>${other}`,
      })),
    );
  }

  targets(id: number): (string | undefined)[] {
    const { type, classification } = this.card(id);
    const own = this.in("planets");
    const [, food] = /^Consume an? (.+) unit/.exec(this.keyword(id, "Consume")) ?? [];
    if (food !== undefined)
      return this.units("planets").flatMap((one) => (this.card(one).classification === food ? [`#${one}`] : []));
    if (type === "unit") return own.map((planet) => `#${planet}`);
    if (type !== "attachment") return [undefined];
    const on = classification === "planet attachment" ? own : [...this.units("planets"), ...this.in("space")];
    return on.map((one) => `#${one}`);
  }

  plays(isEconomy: boolean): Play[] {
    return this.in("hand").flatMap((id) => {
      const { tier, type, classification } = this.card(id);
      if ((tier ?? 0) > this.get("tier") || type === "planet") return [];
      if (!isEconomy && classification !== "fast" && !this.has(id, "Ambush")) return [];
      const deploys = this.deploys(id);
      if (!this.canPay(this.costOf(id))) return deploys;
      const plays = this.targets(id).map((to) => ({ do: "play", card: id, ...(to === undefined ? {} : { to }) }));
      return [...plays, ...deploys];
    });
  }

  /** A unit may be played as an achievement for its deploy cost. (2.2 Deploy) */
  deploys(card: number): Play[] {
    const [, count, resource = ""] = /Deploy (\d) (\w+)\./.exec(this.card(card).text ?? "") ?? [];
    return count !== undefined && this.canPay({ [resource]: Number(count) }) ? [{ do: "deploy", card }] : [];
  }

  conquests(): Play[] {
    const able = this.units("planets").filter((id) => this.isMovable(id) && !this.isNew(id));
    return able.flatMap((card) =>
      this.in("neutral")
        .filter((planet) => this.canPay(this.coloniseOf(planet, card)))
        .map((planet) => ({ do: "conquer", card, to: `#${planet}` })),
    );
  }

  leaveSpace(): Play[] {
    const able = this.in("space").filter((id) => this.isMovable(id));
    return able.flatMap((card) => this.in("planets").map((planet) => ({ do: "land", card, to: `#${planet}` })));
  }

  economy(): Play[] {
    const mayAscend =
      !this.get("ascending") && this.get("tier") < HIGHEST_TIER && this.get("gold") >= this.get("tierCost");
    const ascend = mayAscend ? [{ do: "ascend" }] : [];
    return [...this.conquests(), ...this.leaveSpace(), ...ascend];
  }

  assaults(): Play[] {
    const able = this.units("planets").filter((id) => {
      return (
        this.isMovable(id) &&
        !this.isStealthed(id) &&
        (!this.isNew(id) || this.has(id, "Swiftness")) &&
        this.token(id, "assaulted") !== this.now
      );
    });
    return able.flatMap((card) => this.theirPlanets().map((to) => ({ do: "advance", card, ...to })));
  }

  /** The planets opposite. Without an opponent there are none to name. */
  theirPlanets(): { to?: string }[] {
    if (!this.hasOpponent) return [{}];
    return this.in("enemy").map((planet) => ({ to: `#${planet}` }));
  }

  /** Units with Stealth may be stealthed at the beginning of a combat, if they have not attacked. */
  stealths(): Play[] {
    const hasAttacked = (id: number) => this.at(id).exhausted && this.assaulting().includes(id);
    return this.units("planets")
      .filter((id) => this.has(id, "Stealth") && !this.isStealthed(id) && !hasAttacked(id))
      .map((card) => ({ do: "stealth", card }));
  }

  /** Where no deck is opposite, nobody answers, so units attack as they assault. */
  inAssault(): Play[] {
    const advances = this.assaults();
    if (this.hasDeck) return advances;
    const isAlone = !this.hasOpponent;
    const attacks = this.assaulting()
      .filter((id) => !this.at(id).exhausted && !this.isStealthed(id))
      .map((card) => ({ do: "assault", card, ...(isAlone ? {} : { to: `#${this.token(card, "facing") - 1}` }) }));
    return [...advances, ...advances.map((move) => ({ ...move, do: "assault" })), ...attacks];
  }

  /** Each unit that assaulted and survived goes to a planet, to its own if it is said nothing of. (1.11) */
  retreats(): Play[] {
    const able = this.assaulting().filter((id) => !this.isBound(id));
    return able.flatMap((card) => this.elsewhere("retreat", card));
  }

  elsewhere(word: string, card: number): Play[] {
    return this.in("planets").flatMap((id) => (id === this.planetOf(card) ? [] : [{ do: word, card, to: `#${id}` }]));
  }

  shifts(word: string): Play[] {
    const able = this.units("planets").filter((id) => this.isMovable(id));
    return able.flatMap((card) => this.elsewhere(word, card));
  }

  /** Each side attacks with any of its ready units and planets that are near something of the other's. (1.11) */
  battle(): Play[] {
    this.needNo("Traveler", "Armament");
    this.needNoText(/health/);
    return [...this.units("planets"), ...this.in("planets")]
      .filter((id) => !this.at(id).exhausted && !this.isStealthed(id))
      .flatMap((card) => this.attacked(card).map((id) => ({ do: "attack", card, to: `#${id}` })));
  }

  /** Units with Intercept may assault after the defender has moved. (2.1 Intercept) */
  intercepts(): Play[] {
    this.needNoText(/swiftness/);
    if (this.isTheirs) return [];
    const able = this.assaults().filter(({ card = -1 }) => this.has(card, "Intercept"));
    return able.map((move) => ({ ...move, do: "intercept" }));
  }

  /** Whether a side has anything to play while it is not asked for more. What an ability does is not read. */
  hasAnswer(): boolean {
    if (this.plays(false).some((play) => play.do === "play")) return true;
    if (this.mine().some((card) => this.may({ do: "use", card }))) throw new NotJudged("an ability may answer");
    return false;
  }

  /** What an ability costs is read, and not what it does. */
  isPartly({ do: word }: Play): boolean {
    return word === "use";
  }

  may({ card = -1 }: Play): boolean {
    const text = this.card(card).text ?? "";
    if (!this.mine().includes(card) || !/(Exhaust|Destroy this): /.test(text)) return false;
    if (/Exhaust: /.test(text) && this.at(card).exhausted) return false;
    return !(/Delay — /.test(text) && this.isNew(card));
  }

  figures(): Play[] {
    const of = (word: string, now: number, from: number, upTo: number): Play[] =>
      Array.from({ length: upTo - from + 1 }, (_, at) => from + at)
        .filter((value) => value !== now)
        .map((value) => ({ do: word, to: `x:${value}` }));
    const starts = ["Blue", "Gold", "Red"].map((one) => this.get(`start${one}`));
    const same = starts.every((one) => one === starts[0]) ? (starts[0] ?? 0) : -1;
    return [
      ...of("innate", this.get("innate"), 0, 3),
      ...of("innate-colour", this.get("innateColour"), 0, 2),
      ...of("start", same, 0, 3),
      ...["blue", "gold", "red"].flatMap((one, at) => of(`start-${one}`, starts[at] ?? 0, 0, 3)),
      ...of("tier", this.get("tierCost"), 1, 6),
    ];
  }

  payments(): Play[] {
    const [pair = "", ...rest] = this.owed();
    return this.choices(pair, rest).map((to) => ({ do: "pay", to }));
  }

  gains(): Play[] {
    const pair = PAIRS[this.top.args.pair ?? -1] ?? "";
    return pair.split("/").map((to) => ({ do: "gain", to }));
  }

  moves(): readonly Play[] {
    const { phase } = this;
    const pass = { do: "pass" };
    if (phase === "figures") return [...this.figures(), pass];
    if (phase === "order") return ["first", "second"].map((to) => ({ do: "go", to }));
    if (phase === "exchange") return [...this.in("hand").map((card) => ({ do: "exchange", card })), pass];
    if (phase === "gain") return this.gains();
    if (phase === "pay") return this.payments();
    const of = OFFERS[phase];
    if (!of) throw new NotJudged(phase);
    const isEconomy = phase.endsWith("economy");
    const plays = phase === "shift" || phase === "retreat" ? [] : this.plays(isEconomy);
    return [...of(this), ...plays, ...this.trades(), pass];
  }
}

const OFFERS: Readonly<Record<string, (galaxy: Offers) => Play[]>> = {
  economy: (galaxy) => galaxy.economy(),
  "post-economy": (galaxy) => galaxy.economy(),
  assault: (galaxy) => {
    galaxy.needNo("Traveler", "Armament");
    galaxy.needNoText(/swiftness|assaults a planet each|exhaust when/);
    return [...galaxy.inAssault(), ...galaxy.stealths()];
  },
  defense: (galaxy) => {
    galaxy.needNo("Deploy");
    galaxy.needNoText(/defender's step/);
    return [...galaxy.shifts("defend"), ...galaxy.stealths()];
  },
  readiness: (galaxy) => galaxy.intercepts(),
  battle: (galaxy) => galaxy.battle(),
  answer: () => [],
  retreat: (galaxy) => galaxy.retreats(),
  shift: (galaxy) => galaxy.shifts("move"),
};

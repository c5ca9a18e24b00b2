// Scenes in the middle of a battle: units of both sides, some face down, and cards of one's own.
import type { CardSet } from "../../../lib/core/card/card.ts";
import { type Lay, type Scenario, scenario } from "../../table/scenario.ts";

interface OwnCard {
  readonly name: string;
  readonly timing: "reveal" | "throughout" | "end" | "special";
  readonly text: string;
  readonly deployment?: string;
  readonly cq?: number;
}

interface Given {
  /** Zones of the enemy are E1 to E7, its deck and the like: name cards there that are in no other zone. */
  readonly lay: Lay;
  /** The zones whose cards lie face down. */
  readonly down?: readonly string[];
  readonly own?: readonly OwnCard[];
  readonly at?: string;
  /** Whether the enemy plays. */
  readonly opposed?: true;
  readonly counters?: Readonly<Record<string, number>>;
}

function setOf(cards: readonly OwnCard[]): CardSet {
  const whole = cards.map((card) => ({ kind: "unit", deployment: "strategic", apex: false, cq: 2, ...card }));
  return {
    game: "conquest-of-fates",
    id: "own",
    name: "Own",
    official: false,
    source: "A test.",
    cards: whole as never,
  };
}

const THEIRS = /^(E\d|enemies|enemy-\w+)$/;

/** A battle at its first action phase, if nothing else is said. */
export async function battle({ lay, down = [], own, at = "action-1", counters, opposed }: Given): Promise<Scenario> {
  const of = (isTheirs: boolean) =>
    Object.entries(lay).flatMap(([zone, labels]) => (THEIRS.test(zone) === isTheirs ? labels : []));
  const set = await scenario("conquest-of-fates", {
    list: `Game: Conquest of Fates\nMain\n${of(false).join("\n")}`,
    against: { cards: of(true), ...(opposed ? {} : { isIdle: true }) },
    early: { waiting: 0 },
    lay,
    at,
    rest: "void",
    ...(counters ? { counters } : {}),
    ...(own ? { own: setOf(own) } : {}),
  });
  for (const zone of down) for (const id of set.table.in(set.table.zone(zone))) set.table.turnUp(id, false);
  return set;
}

export const said = (set: Scenario) => set.table.log?.map(({ text }) => text) ?? [];

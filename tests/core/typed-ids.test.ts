// A misspelt id does not compile: each line below a mark is an error to the compiler, and `npm run typecheck` fails if one
// no longer is. Two games of different shape: one section, one zone and a turn of one phase; several of each, and a pile.
import { describe, expect, test } from "vitest";
import type { Attribute, CardOf } from "../../lib/core/card/card.ts";
import type { Known } from "../../lib/core/card/fact.ts";
import type { Game, Section } from "../../lib/core/game.ts";
import { atMostEach, none } from "../../lib/core/judge/card-phrases.ts";
import { DeckSections } from "../../lib/core/judge/deck.ts";
import { all, custom } from "../../lib/core/judge/phrases.ts";
import { type Cite, rulesOf } from "../../lib/core/judge/rule.ts";
import { exactly } from "../../lib/core/judge/size-phrases.ts";
import type { Layout } from "../../lib/core/look/layout.ts";
import { type Counter, countersOf, type Zone, zonesOf } from "../../lib/core/table/board.ts";
import type { Area, Goldfish, MoveKind, Phase, Policy } from "../../lib/core/table/goldfish.ts";
import type { Table } from "../../lib/core/table/table.ts";

const CITE: Cite = { rulebook: "None", part: "None" };

/** Runs what compiles only because of a mark above it; whether it runs to its end does not matter here. */
function written(...parts: readonly unknown[]): void {
  expect(parts.length).toBeGreaterThan(0);
}

const lampAttributes = [
  { name: "kind", label: "kind", shapes: [{ is: "word", of: ["lamp", "oil"] }] },
  { name: "light", label: "light", shapes: [{ is: "number", min: 0, max: 9 }], kinds: ["lamp"] },
  { name: "burns", label: "burns", shapes: [{ is: "record", fields: { for: { is: "number", min: 0, max: 9 } } }] },
] as const satisfies readonly [Attribute, ...Attribute[]];

type Lamp = CardOf<typeof lampAttributes>;

const lampSections = [{ id: "main", name: "Main" }] as const satisfies readonly [Section, ...Section[]];
const lampZones = [{ id: "draw", name: "Deck", face: "down", as: "pile" }] as const satisfies readonly Zone[];
const LAMP_ZONE = zonesOf(lampZones);

interface LampIds {
  readonly phase: "burn";
  readonly zone: "draw";
  readonly section: "main";
}

const fleetAttributes = [
  { name: "type", label: "type", shapes: [{ is: "word", of: ["ship", "crew"] }] },
  { name: "cost", label: "cost", shapes: [{ is: "amounts", of: ["ore", "gas"] }] },
  { name: "ranks", label: "ranks", shapes: [{ is: "words" }, { is: "flag" }], kinds: ["crew"] },
] as const satisfies readonly [Attribute, ...Attribute[]];

type Fleet = CardOf<typeof fleetAttributes>;

const fleetSections = [
  { id: "ships", name: "Ships" },
  { id: "crew", name: "Crew", optional: true },
] as const satisfies readonly [Section, ...Section[]];
const counters = [{ id: "score", name: "Score" }] as const satisfies readonly Counter[];
const COUNTER = countersOf(counters);

interface FleetIds {
  readonly phase: "muster" | "sail" | "pay";
  readonly zone: "harbour" | "sea";
  readonly section: "ships" | "crew";
}

describe("sections", () => {
  const { rule, main } = rulesOf<Lamp>()("lamps", lampSections);
  const { ships, crew } = rulesOf<Fleet>()("fleets", fleetSections);

  test("rules take them from their own game's list", () => {
    const size = rule("size", CITE, "A deck has exactly 2 cards.", exactly(2, main, { where: "The deck" }));
    expect([size.id, size.reads, size.aboutSize]).toEqual(["lamps/size", ["main"], true]);
    const both = all(atMostEach(1, ships, { where: "Ships" }), exactly(3, crew, { where: "The crew" }));
    expect([both.reads, both.aboutSize]).toEqual([["ships", "crew"], false]);
    // @ts-expect-error There is no section of that name.
    const { mian } = rulesOf<Lamp>()("lamps", lampSections);
    // @ts-expect-error The other game has it.
    const { ships: others } = rulesOf<Lamp>()("lamps", lampSections);
    written(mian, others);
  });

  test("a pile is asked for them and for no strings", () => {
    const pile = new DeckSections<Lamp>({ entries: [], misread: [] });
    expect(pile.in(main).section).toBe("main");
    written(() => {
      // @ts-expect-error A string is no section, whatever it says.
      pile.in("mian");
      // @ts-expect-error Nor is one among others.
      pile.in(main, "main");
      // @ts-expect-error A phrase takes none either.
      exactly(2, "main", { where: "The deck" });
      // @ts-expect-error Nor does a rule that no phrase fits.
      custom<Lamp>({ reads: ["main"] }, () => []);
    });
  });

  test("layout, table and game name those that there are", () => {
    type Arranged = Pick<Layout<FleetIds["section"]>, "exchange" | "shared">;
    const right: Arranged = { exchange: { name: "Swap", between: ["ships", "crew"] } };
    // @ts-expect-error The layout's exchange names no section.
    const wrong: Arranged = { exchange: { name: "Swap", between: ["ships", "crwe"] } };
    // @ts-expect-error What cards share is said at the head of no section.
    const shared: Arranged = { shared: [{ sections: ["shisp"], attribute: "type", without: "" }] };
    // @ts-expect-error A section begins nowhere on the table.
    const begins: Goldfish<Fleet, FleetIds>["begins"] = { ships: "harbour" };
    // @ts-expect-error A section begins in no zone.
    const adrift: Goldfish<Fleet, FleetIds>["begins"] = { ships: "harbour", crew: "see" };
    // @ts-expect-error A game's list has another id.
    const sections: Game<Fleet, "fleets", FleetIds["section"]>["sections"] = [{ id: "shisp", name: "Ships" }];
    written(right, wrong, shared, begins, adrift, sections);
  });
});

describe("phases, zones and counters", () => {
  test("a table is called and compared with phases that there are", () => {
    written((lamps: Table<Lamp, LampIds["phase"]>, fleets: Table<Fleet, FleetIds["phase"]>) => {
      lamps.call("burn");
      fleets.call("pay", { left: 2 });
      // @ts-expect-error There is no such phase.
      lamps.call("brun");
      // @ts-expect-error The other game has it.
      lamps.call("pay");
      // @ts-expect-error It can never be so.
      return fleets.isIn("drwa");
    });
  });

  test("phases, what follows them and the lines of an autopilot name phases that there are", () => {
    const phase = { id: "sail", name: "Sail", cite: CITE, says: "Sail.", moves: [] } as const;
    const right: Phase<Fleet, FleetIds["phase"]> = { ...phase, next: () => "pay" };
    // @ts-expect-error No phase of that name follows.
    const next: Phase<Fleet, FleetIds["phase"]> = { ...phase, next: () => "pya" };
    // @ts-expect-error No phase has that id.
    const id: Phase<Fleet, FleetIds["phase"]> = { ...phase, id: "sial" };
    const line: Policy<Fleet, FleetIds["phase"]> = { says: "", in: ["sail"], choose: () => undefined };
    // @ts-expect-error The autopilot would never speak there.
    const never: Policy<Fleet, FleetIds["phase"]> = { says: "", in: ["tent"], choose: () => undefined };
    const burn: MoveKind<Lamp, LampIds["phase"]> = {
      do: "burn",
      says: "Burn",
      // @ts-expect-error A move calls a phase that is not there.
      play: (table) => table.call("drwa"),
    };
    written(right, next, id, line, never, burn);
  });

  test("zones and counters", () => {
    expect([LAMP_ZONE.draw, COUNTER.score]).toEqual([0, 0]);
    const place = { row: 1, column: 1, span: 2, side: "mine", as: "pile", order: 0 } as const;
    const area: Area<FleetIds["zone"]> = { zone: "sea", ...place };
    // @ts-expect-error No zone lies there.
    const nowhere: Area<FleetIds["zone"]> = { zone: "see", ...place };
    // @ts-expect-error There is no such zone.
    const drwa = LAMP_ZONE.drwa;
    // @ts-expect-error There is no such counter.
    const socre = COUNTER.socre;
    written(area, nowhere, drwa, socre);
  });
});

describe("the card that a table of attributes describes", () => {
  const lamp: Lamp = { name: "Lantern", kind: "lamp", light: 3, burns: { for: null } };
  const ship: Fleet = { name: "Cog", type: "ship", cost: { ore: 2 }, ranks: ["mate"] };

  test("has its words, its amounts and its parts, and nothing else", () => {
    expect([lamp.kind, ship.cost?.gas]).toEqual(["lamp", undefined]);
    // @ts-expect-error The kind is always there.
    const unkind: Lamp = { name: "Lantern" };
    // @ts-expect-error No kind of card is called so.
    const typo: Lamp = { name: "Lantern", kind: "lmap" };
    // @ts-expect-error There is no such resource.
    const cost: Fleet = { name: "Cog", type: "ship", cost: { oer: 2 } };
    // @ts-expect-error A part of a record may be missing, so it is no number yet.
    const hours: number = lamp.burns?.for ?? lamp.burns?.for;
    written(unkind, typo, cost, hours);
  });

  test("is asked by rules in its own words", () => {
    const { main } = rulesOf<Lamp>()("lamps", lampSections);
    const words = { says: () => "", what: "whether it burns" };
    written(
      none([main], (card: Known<Lamp>) => card.kind.is("oil"), words),
      // @ts-expect-error No kind of card is called so.
      none([main], (card: Known<Lamp>) => card.kind.is("oli"), words),
      // @ts-expect-error An answer is no boolean: not known is not no.
      none([main], (card: Known<Lamp>) => card.kind.is("oil") === true, words),
      // @ts-expect-error There is no such attribute.
      none([main], (card: Known<Lamp>) => card.lihgt.above(2), words),
    );
  });
});

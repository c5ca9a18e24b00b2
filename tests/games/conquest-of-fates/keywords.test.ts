import { describe, expect, test } from "vitest";
import type { BoardArea } from "../../../lib/core/table/goldfish.ts";
import type { Free } from "../../../lib/core/table/move.ts";
import { areas } from "../../../lib/games/conquest-of-fates/table/table.ts";
import { free, lastSaid, mark } from "../../table/by-hand.ts";
import { endBattle, fates } from "./scenes.ts";

describe("Locations and Adjacency (p. 14)", () => {
  const touching = (zone: string) => {
    const board = areas.filter((area) => area.as === "row");
    const here = board.find((area) => area.zone === zone);
    if (!here) throw new Error(`no area ${zone}`);
    const isNear = ({ row, column, span }: BoardArea) =>
      row === here.row
        ? column === here.column + here.span || here.column === column + span
        : Math.abs(row - here.row) === 1 && column < here.column + here.span && here.column < column + span;
    return board.filter((area) => /^L\d$/.test(area.zone) && area !== here && isNear(area)).map((area) => area.zone);
  };

  test.each([
    ["L1", ["L2", "L5"]],
    ["L2", ["L1", "L3", "L5", "L6"]],
    ["L3", ["L2", "L4", "L6", "L7"]],
    ["L4", ["L3", "L7"]],
    ["L5", ["L1", "L2", "L6"]],
    ["L6", ["L2", "L3", "L5", "L7"]],
    ["L7", ["L3", "L4", "L6"]],
  ])("the table lays %s so that it touches its neighbours alone", (zone, neighbours) => {
    expect(touching(zone)).toEqual(neighbours);
  });
});

describe("Keywords and Terms (p. 15)", () => {
  const STATUSES: readonly (readonly [string, Readonly<Record<string, number>>, readonly string[], number])[] = [
    ["as it is printed", {}, [], 5],
    ["with what effects changed", { cq: 2 }, [], 7],
    ["plagued: -1", { plagued: 1 }, [], -1],
    ["plagued: -1, whatever changed it before", { plagued: 1, cq: 4 }, [], -1],
    ["with a unit attached: the CQ below is gained", {}, ["Pyre Breaker"], 11],
    ["plagued with a unit attached: still -1", { plagued: 1 }, ["Pyre Breaker"], -1],
    ["muted: its CQ stays", { muted: 1 }, [], 5],
    ["plagued, then Forcefield: the plague is not removed", { plagued: 1, forcefield: 1 }, [], -1],
  ];
  test.each(STATUSES)("the CQ of a unit %s", async (_, tokens, attached, cq) => {
    const set = await fates({ at: "tally", lay: { L1: ["Forge Sergeant"], L2: attached } });
    const unit = set.id("Forge Sergeant", "L1");
    for (const [token, value] of Object.entries(tokens)) {
      const at = set.table.board.tokens.findIndex(({ id }) => id === token);
      set.table.setToken(unit, at, value);
    }
    for (const label of attached) free(set, { free: "move", card: set.id(label, "L2"), to: `under:${unit}` });
    expect(set.do("tally").get("conquest")).toBe(cq);
  });

  test("while a unit is plagued its CQ cannot be changed", async () => {
    const set = await fates({ at: "tally", lay: { L1: ["Forge Sergeant"] } });
    const card = set.id("Forge Sergeant", "L1");
    free(set, { free: "counter", card, to: "plagued" });
    expect(free(set, { free: "counter", card, to: "cq", by: 2 })).toBe(
      "Forge Sergeant is plagued: its CQ is -1 and cannot be changed. Take Plagued off it first.",
    );
  });

  const FORCEFIELD: readonly (readonly [string, Free, boolean])[] = [
    ["be destroyed", { free: "move", to: "discard" }, false],
    ["be plagued", { free: "counter", to: "plagued" }, false],
    ["be muted", { free: "counter", to: "muted" }, false],
    ["go to the Void", { free: "move", to: "void" }, true],
    ["return to the hand", { free: "move", to: "hand" }, true],
    ["gain CQ", { free: "counter", to: "cq", by: 2 }, true],
    ["lose its Forcefield", { free: "counter", to: "forcefield", by: -1 }, true],
    ["be freed of a plague", { free: "counter", to: "plagued", by: -1 }, true],
  ];
  test.each(FORCEFIELD)("a unit with Forcefield, and whether it may %s", async (_, move, isAllowed) => {
    const set = await fates({ at: "action-1", lay: { L1: ["Forge Sergeant"] } });
    const card = set.id("Forge Sergeant", "L1");
    // What is taken off lay there before the Forcefield came.
    if ((move.by ?? 1) < 0) free(set, { ...move, card, by: 1 });
    free(set, { free: "counter", card, to: "forcefield" });
    const why = free(set, { ...move, card });
    if (isAllowed) expect(why).toBeUndefined();
    else expect(why).toMatch(/^Forge Sergeant has Forcefield and cannot be \w+\. Take Forcefield off it first\.$/);
  });

  test("Forcefield does not keep a unit from clean-up, and is gone then", async () => {
    const set = await fates({ at: "tally", lay: { L1: ["Forge Sergeant"] } });
    mark(set, "Forge Sergeant", "forcefield");
    set.do("tally");
    expect([set.in("discard"), set.token("Forge Sergeant", "forcefield")]).toEqual([["Forge Sergeant"], 0]);
  });

  test("Adapt: the top card of the deck is attached to the unit", async () => {
    const set = await fates({ at: "tally", lay: { L1: ["Torch Bearer"], draw: ["Pyre Breaker", "Magma Skimmer"] } });
    const unit = set.id("Torch Bearer");
    free(set, { free: "move", card: set.table.first(set.table.zone("draw")), to: `under:${unit}` });
    expect([set.in(`under:${unit}`), set.do("tally").get("conquest")]).toEqual([["Pyre Breaker"], 8]);
  });

  test.each([
    ["destroyed together", "discard", false],
    ["returned to the hand together", "hand", false],
    ["in the Void together", "void", false],
    ["on top of the deck together", "draw", false],
    ["on the bottom of the deck together", "draw", true],
  ])("a unit and what is attached to it, and to that, are %s", async (_, to, isBottom) => {
    const lay = { L1: ["Forge Sergeant"], L2: ["Pyre Breaker"], L3: ["Magma Skimmer"], draw: ["Muzzle Flash"] };
    const set = await fates({ at: "action-1", lay, rest: "celestials" });
    const unit = set.id("Forge Sergeant", "L1");
    const below = set.id("Pyre Breaker", "L2");
    free(set, { free: "move", card: set.id("Magma Skimmer", "L3"), to: `under:${below}` });
    free(set, { free: "move", card: below, to: `under:${unit}` });
    free(set, { free: "move", card: unit, to, ...(isBottom ? { bottom: true as const } : {}) });
    const there = set.in(to).filter((label) => label !== "Muzzle Flash");
    expect(there.sort()).toEqual(["Forge Sergeant", "Magma Skimmer", "Pyre Breaker"]);
    if (to === "draw") expect(set.in("draw").indexOf("Muzzle Flash")).toBe(isBottom ? 0 : 3);
  });

  test.each(["hand", "draw", "discard", "void", "upload", "celestials"])(
    "Attach: a card is put under a unit of the Battle Zone alone, not under one in %s",
    async (zone) => {
      const set = await fates({ at: "action-1", lay: { L1: ["Forge Sergeant"], [zone]: ["Pyre Breaker"] } });
      const [card, host] = [set.id("Forge Sergeant", "L1"), set.id("Pyre Breaker", zone)];
      expect(free(set, { free: "move", card, to: `under:${host}` })).toBe(
        "Nothing can be attached to Pyre Breaker: it is not a unit in the Battle Zone.",
      );
      expect(set.in("L1")).toEqual(["Forge Sergeant"]);
    },
  );

  test("Attach: a unit in the Extra Locations can have one attached, and so can one that is attached itself", async () => {
    const lay = { extra: ["Forge Sergeant"], L2: ["Pyre Breaker"], L3: ["Magma Skimmer"] };
    const set = await fates({ at: "action-1", lay });
    const [unit, below] = [set.id("Forge Sergeant", "extra"), set.id("Pyre Breaker", "L2")];
    expect(free(set, { free: "move", card: below, to: `under:${unit}` })).toBeUndefined();
    expect(lastSaid(set)).toBe("Pyre Breaker goes under Forge Sergeant.");
    expect(free(set, { free: "move", card: set.id("Magma Skimmer", "L3"), to: `under:${below}` })).toBeUndefined();
    expect(set.in(`under:${below}`)).toEqual(["Magma Skimmer"]);
  });

  test("at clean-up what is attached goes to the discard pile with its unit", async () => {
    const set = await fates({ at: "tally", lay: { L1: ["Forge Sergeant"], L2: ["Pyre Breaker"] } });
    free(set, { free: "move", card: set.id("Pyre Breaker", "L2"), to: `under:${set.id("Forge Sergeant", "L1")}` });
    set.do("tally");
    expect(set.in("discard").sort()).toEqual(["Forge Sergeant", "Pyre Breaker"]);
  });

  test.each([
    ["the Void is out of the game (p. 7)", "void", /in the Void: out of the game to its end\.$/],
    ["Upload cannot be dealt with until all battles are over", "upload", /uploaded: .* until all battles are over\.$/],
  ])("a card in %s", async (_, zone, why) => {
    const set = await fates({ at: "action-1", lay: { [zone]: ["Forge Sergeant"] }, rest: "draw" });
    const card = set.id("Forge Sergeant", zone);
    for (const move of [
      { free: "move", card, to: "hand" },
      { free: "counter", card, to: "cq" },
      { free: "turn", card },
    ] satisfies Free[])
      expect(free(set, move)).toMatch(why);
    expect(set.in(zone)).toEqual(["Forge Sergeant"]);
  });

  test("Deploy: a unit that an effect brings to a location or to the Extra Locations lies face up there", async () => {
    const set = await fates({ at: "action-1", lay: { hand: ["Forge Sergeant", "Magma Skimmer"] } });
    free(set, { free: "move", card: set.id("Forge Sergeant", "hand"), to: "extra" });
    free(set, { free: "move", card: set.id("Magma Skimmer", "hand"), to: "L2" });
    expect(["Forge Sergeant", "Magma Skimmer"].map((label) => set.table.isUp(set.id(label)))).toEqual([true, true]);
  });

  test("a revealed unit that an effect moves stays revealed, and counts", async () => {
    const set = await fates({ at: "deployment-1", lay: { hand: ["Forge Sergeant"] } });
    set.do("deploy Forge Sergeant > L1", "pass", "reveal Forge Sergeant");
    free(set, { free: "move", card: set.id("Forge Sergeant", "L1"), to: "L4" });
    expect(set.offers()).toEqual(["pass"]);
    expect(endBattle(set).get("conquest")).toBe(5);
  });
});

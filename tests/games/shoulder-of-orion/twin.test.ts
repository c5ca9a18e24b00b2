// Texts that say something of the other side, against a deck that has what they speak of.
import { describe, expect, test } from "vitest";
import { watchDamage } from "../../../lib/games/shoulder-of-orion/table/leaving.ts";
import { costOf } from "../../../lib/games/shoulder-of-orion/table/paying.ts";
import { healthOf, TOKEN } from "../../../lib/games/shoulder-of-orion/table/table.ts";
import type { Scenario } from "../../table/scenario.ts";
import { twins } from "./text-scenes.ts";

const theirs = (set: Scenario, label: string) =>
  set.table.start.cards.findIndex((card, id) => card.label === label && set.table.ownerOf(id) === 1);

/** Attacks the opponent's fortification with a card. */
function strike(set: Scenario, word: string, label: string): void {
  const to = `#${theirs(set, "Ring Fortress")}`;
  expect(set.dealer.play(set.table, { do: word, card: set.id(label), to })).toBeUndefined();
}

describe("What a text says of cards that you play (Playing cards)", () => {
  test("your opponent's cards cost no less by it", async () => {
    const set = await twins({ mine: { ao: ["Migration Season"] }, theirs: { "enemy-hand": ["Kestrel Pilot"] } });
    expect(set.table.as(1, () => costOf(set.table as never, theirs(set, "Kestrel Pilot")))).toBe(2);
  });

  test("the first Attack Action that the opponent plays in a turn costs more, the second does not", async () => {
    const set = await twins({
      mine: { hand: ["Warning Shot", "Broadside"] },
      theirs: { "enemy-ao": ["Treaty Checkpoint"] },
    });
    set.do("play Warning Shot");
    expect(set.get("energy")).toBe(18);
    set.do("play Broadside");
    expect(set.get("energy")).toBe(15);
  });
});

describe("What a text says of fortifications that are attacked (Attack actions)", () => {
  test("a Siege Walker deals 1 more to one", async () => {
    const set = await twins({ mine: { ao: ["Siege Walker"] }, theirs: { "enemy-ao": ["Ring Fortress"] } });
    strike(set, "attack", "Siege Walker");
    expect(set.table.token(theirs(set, "Ring Fortress"), 0)).toBe(7);
  });

  test("a Foreclosure deals 2 more to one", async () => {
    const set = await twins({ mine: { hand: ["Foreclosure"] }, theirs: { "enemy-ao": ["Ring Fortress"] } });
    strike(set, "play", "Foreclosure");
    expect(set.table.token(theirs(set, "Ring Fortress"), 0)).toBe(5);
  });

  test("of two that must be chosen, either may be", async () => {
    const set = await twins({
      mine: { ao: ["Kestrel Pilot"] },
      theirs: { "enemy-ao": ["Prefab Bulwark", "Prefab Bulwark", "Ring Fortress"] },
    });
    const attacks = set.dealer.moves(set.table).filter((move) => move.do === "attack");
    const lures = set.table.in(set.table.zone("enemy-ao")).filter((id) => set.table.label(id) === "Prefab Bulwark");
    expect(attacks.map(({ to }) => to)).toEqual(lures.map((id) => `#${id}`));
  });
});

test("“while you control” looks at the cards of its own side", async () => {
  const set = await twins({ mine: { ao: ["Blast Door"] }, theirs: { "enemy-ao": ["Bastion Sentry"] } });
  expect(healthOf(set.table as never, theirs(set, "Bastion Sentry"))).toBe(2);
  const own = await twins({ mine: { ao: ["Bastion Sentry"] }, theirs: { "enemy-ao": ["Blast Door"] } });
  expect(healthOf(own.table as never, own.id("Bastion Sentry", "ao"))).toBe(2);
});

test("what a text takes away from health counts in the opponent's turn too", async () => {
  const set = await twins({ mine: { ao: ["Gate Templar"], hand: ["Spine Graft"] } });
  const [templar, graft] = [set.id("Gate Templar", "ao"), set.id("Spine Graft", "hand")];
  set.table.move(graft, set.table.under(templar));
  set.table.setToken(templar, TOKEN.damage, 3);
  set.table.as(1, () => watchDamage(set.table as never));
  expect([set.in("ao"), set.in("discard").toSorted()]).toEqual([[], ["Gate Templar", "Spine Graft"]]);
});

test("a card that goes to the Cache is not in play, and its own text says nothing of it", async () => {
  const set = await twins({ mine: { hand: ["Futures Ledger"], draw: ["Border Rifles"] } });
  expect(set.do("cache Futures Ledger").phase).toBe("cache-draw");
});

import { describe, expect, test } from "vitest";
import { Dealer } from "../../lib/core/table/dealer.ts";
import { leftNow } from "../../lib/core/table/left-to-you.ts";
import { replayed } from "../../lib/core/table/replay.ts";
import type { Table } from "../../lib/core/table/table.ts";
import { games } from "../../lib/games/index.ts";
import { tableOf } from "../table/games.ts";
import { LABELS, START, smallGame, ZONE } from "./small-table.ts";

const TEXTS: Readonly<Record<string, string>> = { Ash: "Glows. Draw a card.", Birch: "Glows.", Date: "Look up." };
const start = {
  ...START,
  cards: START.cards.map((dealt) => ({ ...dealt, card: { name: dealt.label, text: TEXTS[dealt.label] ?? null } })),
};
const dealer = new Dealer({ ...smallGame, carriesOut: (_, _card, sentence) => sentence === "Glows." });
const [ash, birch] = [LABELS.indexOf("Ash"), LABELS.indexOf("Birch")];
const left = (table: Table) => leftNow(table).map(({ text }) => text);

describe("what a card's text leaves to the player", () => {
  test("is recalled when the card comes into play, without what the table carries out", () => {
    const table = dealer.open(start);
    dealer.play(table, { do: "lay", card: birch, to: "row:1" });
    expect(left(table)).toEqual([]);
    dealer.play(table, { do: "lay", card: ash, to: "row:2" });
    expect(left(table)).toEqual(["Ash: Draw a card."]);
    expect(table.log?.at(-1)).toMatchObject({ at: 2, left: ash });
  });

  test("stays while the player applies it by hand, and goes with the next move by the rules", () => {
    const table = dealer.open(start);
    dealer.play(table, { do: "lay", card: ash, to: "row:1" });
    dealer.play(table, { free: "look", to: "deck" });
    expect(left(table)).toEqual(["Ash: Draw a card."]);
    dealer.play(table, { do: "score" });
    expect(left(table)).toEqual([]);
  });

  test("waits for the end of what has begun, where nothing can be done by hand", () => {
    const table = dealer.open(start);
    // The hand is too full once the card is laid, so a card has to go.
    for (const label of ["Date", "Elm", "Fox"]) table.move(LABELS.indexOf(label), ZONE.hand);
    dealer.play(table, { do: "lay", card: ash, to: "row:1" });
    expect([table.top.phase, left(table)]).toEqual(["spill", ["Ash: Draw a card."]]);
    dealer.play(table, { do: "spill", card: birch });
    expect([table.top.phase, left(table)]).toEqual(["day", ["Ash: Draw a card."]]);
  });

  test("is not recalled of a card that lies face down, or in a game whose log is not kept", () => {
    const table = dealer.open(start);
    dealer.play(table, { do: "lay", card: ash, to: "veil" });
    expect(left(table)).toEqual([]);
    dealer.play(table, { free: "turn", card: ash });
    expect(left(table)).toEqual(["Ash: Draw a card."]);
    const silent = dealer.open(start, false);
    dealer.play(silent, { do: "lay", card: ash, to: "row:1" });
    silent.log = [];
    dealer.play(silent, { do: "score" });
    expect(left(silent)).toEqual([]);
  });
});

// A game whose texts the table carries out has scenes of its own for what it leaves.
const untold = await Promise.all(games.map(async (game) => ((await game.goldfish()).texts ? [] : [game])));

describe.each(untold.flat())("$name", (game) => {
  test("recalls texts of its cards in play, the same after a step back and forth", async () => {
    const { dealer: own, start: begin } = await tableOf(game);
    let recalled = 0;
    for (let seed = 0; seed < 20 && recalled === 0; seed++) {
      const begun = begin(`recall-${seed}`, seed);
      const table = own.open(begun);
      const moves = [];
      while (table.turn < 6 && !own.isOver(table)) {
        const advice = own.advise(table);
        if (!advice) break;
        own.play(table, advice.move);
        moves.push(advice.move);
        const now = left(table);
        if (now.length === 0) continue;
        recalled++;
        expect(left(replayed(own, begun, { moves, at: moves.length }).table)).toEqual(now);
        break;
      }
    }
    // Most texts of Open Worlds are on utilities, which are played by hand.
    if (game.id !== "open-worlds") expect(recalled).toBeGreaterThan(0);
  });
});

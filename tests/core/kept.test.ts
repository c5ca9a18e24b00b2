import { describe, expect, test } from "vitest";
import { Dice } from "../../lib/core/random.ts";
import { keepingNothing, kept } from "../../lib/core/table/kept.ts";
import type { Table } from "../../lib/core/table/table.ts";
import { COUNTER, dealer, opened, TOKEN, ZONE } from "./small-table.ts";

const ASH = 0;

/** A value that counts how often it is made, from what it reads. */
function counted(read: (table: Table, number: number) => unknown) {
  let times = 0;
  const ask = kept((table: Table, number: number) => [read(table, number), ++times]);
  return { ask, times: () => times };
}

const READS: Readonly<Record<string, (table: Table) => unknown>> = {
  cards: (table) => table.in(ZONE.hand).filter((id) => table.isUp(id)),
  token: (table) => table.token(ASH, TOKEN.damage),
  kind: (table) => table.hasHad(TOKEN.memory),
  exhausted: (table) => table.isExhausted(ASH),
  seen: (table) => table.isSeen(ASH),
  counter: (table) => table.get(COUNTER.score),
  phase: (table) => table.isIn("aim"),
  args: (table) => table.args.left,
};
const ALL = Object.keys(READS);
const OTHERS = ["counter", "phase", "args"];
const MARKS = ["token", "kind", "exhausted", "seen", ...OTHERS];

describe("What is kept", () => {
  const changes: readonly (readonly [string, (table: Table) => void, readonly string[]])[] = [
    ["a card moves", (table) => table.move(ASH, ZONE.trash), ALL],
    ["cards are drawn", (table) => table.draw(ZONE.deck, ZONE.hand, 1), ALL],
    ["a zone is shuffled", (table) => table.shuffle(ZONE.deck), ALL],
    ["a card turns", (table) => table.turnUp(ASH, false), ALL],
    ["a turn begins", (table) => ["stop", "pass", "pass"].map((word) => dealer.play(table, { do: word })), ALL],
    ["a card is exhausted", (table) => table.exhaust(ASH), MARKS],
    ["a card is looked at", (table) => table.see(ASH), MARKS],
    ["a token changes", (table) => table.setToken(ASH, TOKEN.damage, 2), MARKS],
    ["a token stays as it is", (table) => table.setToken(ASH, TOKEN.damage, 0), []],
    ["a counter changes", (table) => table.add(COUNTER.score, 1), OTHERS],
    ["a phase is called", (table) => table.call("aim", { left: 1 }), OTHERS],
    ["a phase gets another number", (table) => table.note("left", 3), OTHERS],
    ["nothing happens", () => {}, []],
  ];
  test.each(changes)("ends as it should when %s", (_, change, ends) => {
    const table = opened();
    const values = ALL.map((name) => ({ name, ...counted(READS[name] as (table: Table) => unknown) }));
    for (const { ask } of values) ask(table);
    change(table);
    for (const { ask } of values) ask(table);
    expect(values.filter(({ times }) => times() > 1).map(({ name }) => name)).toEqual(ends);
  });

  test("goes with whatever else it was made of", () => {
    const [inner, beside] = [
      counted((table) => table.get(COUNTER.score)),
      counted((table) => table.in(ZONE.hand).length),
    ];
    const outer = counted((table) => [beside.ask(table), inner.ask(table), beside.ask(table)]);
    const first = counted((table) => [table.get(COUNTER.score), beside.ask(table)]);
    const table = opened();
    for (const score of [1, 2]) {
      table.set(COUNTER.score, score);
      first.ask(table);
      inner.ask(table);
      expect(JSON.stringify(outer.ask(table))).toContain(`[${score},${score}]`);
      outer.ask(table);
    }
    expect([inner.times(), outer.times(), first.times(), beside.times()]).toEqual([2, 2, 2, 1]);
  });

  test("is another one for each number, each table and each side, if the side counts", () => {
    const table = opened();
    const [own, both] = [counted((_, number) => number), { times: 0 }];
    const same = kept(() => ++both.times, true);
    for (const one of [table, table.copy(), table.imagined(Dice.of("other"))])
      for (const side of [0, 1, 0] as const) one.as(side, () => [own.ask(one), own.ask(one, ASH), same(one, ASH)]);
    expect([own.times(), both.times]).toEqual([12, 3]);
    expect([0, 1].map((side) => table.as(side as 0 | 1, () => same(table)))).toEqual([4, 5]);
  });

  test("is compared with what is made while nothing is kept", () => {
    const value = counted((table) => table.in(ZONE.hand).length);
    const table = opened();
    value.ask(table);
    const pairs: unknown[] = [];
    expect(
      keepingNothing(
        (before, now) => pairs.push([before, now]),
        () => value.ask(table),
      ),
    ).toEqual([3, 2]);
    expect([pairs, value.ask(table), value.times()]).toEqual([
      [
        [
          [3, 1],
          [3, 2],
        ],
      ],
      [3, 2],
      2,
    ]);
  });
});

import { describe, expect, test } from "vitest";
import { none } from "../../lib/core/judge/card-phrases.ts";
import type { DeckSections } from "../../lib/core/judge/deck.ts";
import { remove } from "../../lib/core/judge/fixes.ts";
import { all, custom, finding, underHouse } from "../../lib/core/judge/phrases.ts";
import { exactly } from "../../lib/core/judge/size-phrases.ts";
import { MOST_MENDED } from "../../lib/core/judge/verdict.ts";
import {
  asks,
  CITE,
  card,
  deckOf,
  fix,
  judged,
  main,
  misread,
  offered,
  poolOf,
  rear,
  rule,
  side,
  type TestCard,
} from "./judged.ts";

type Pile = DeckSections<TestCard>;
const has = (pile: Pile, name: string, section = main) =>
  pile.in(section).entries.some((entry) => entry.card === card(name));
const rightWithout = (name: string) => (pile: Pile) => !has(pile, name);
const rightWith = (name: string) => (pile: Pile) => has(pile, name);

const says = (severity: "error" | "unknown" | "advice", ...names: readonly string[]) =>
  custom<TestCard>([main], (pile) =>
    names.filter((name) => has(pile, name)).map((name) => finding(severity, `${name} is there.`, { section: name })),
  );

describe("a verdict", () => {
  test.each([
    ["legal", ["main: 1 Gnu"], ["test/wrong", "test/open", "test/odd"]],
    ["legal", ["main: 1 Cedar"], ["test/wrong", "test/open"]],
    ["undetermined", ["main: 1 Birch", "main: 1 Cedar"], ["test/wrong"]],
    ["illegal", ["main: 1 Ash", "main: 1 Birch"], ["test/odd"]],
  ])("is %s for %j", (status, lines, held) => {
    const rules = [
      rule("wrong", CITE, "No Ash.", says("error", "Ash")),
      rule("open", CITE, "No Birch.", says("unknown", "Birch")),
      rule("odd", CITE, "No Cedar.", says("advice", "Cedar"), { advice: true }),
    ];
    const verdict = judged(rules, deckOf(lines));
    expect(verdict.status).toBe(status);
    expect(verdict.held).toEqual(held.map((id) => ({ rule: id, cite: CITE })));
  });

  test("a rule that is broken for certain says no more of what it does not know", () => {
    const both = rule("both", CITE, "Neither.", all(says("unknown", "Birch"), says("error", "Ash")));
    const said = (...lines: readonly string[]) => judged([both], deckOf(lines)).findings.map(({ message }) => message);
    expect(said("main: 1 Ash", "main: 1 Birch")).toEqual(["Ash is there."]);
    expect(said("main: 1 Birch")).toEqual(["Birch is there."]);
  });

  test("a rule is asked in its formats and under its house rule alone", () => {
    const rules = [
      rule("always", CITE, "No Ash.", says("error", "Ash")),
      rule("small", CITE, "No Ash.", says("error", "Ash"), { formats: ["small"] }),
      rule("agreed", CITE, "No Ash.", says("error", "Ash"), { house: "agreed" }),
    ];
    const broken = (more: Parameters<typeof deckOf>[1]) =>
      judged(rules, deckOf(["main: 1 Ash"], more)).findings.map(({ rule }) => rule);
    expect(broken({})).toEqual(["test/always"]);
    expect(broken({ format: "small" })).toEqual(["test/always", "test/small"]);
    expect(broken({ house: { agreed: true } })).toEqual(["test/always", "test/agreed"]);
    expect(broken({ house: { agreed: false } })).toEqual(["test/always"]);
  });
});

describe("a fix is offered", () => {
  const deck = deckOf(["main: 1 Ash", "main: 1 Hut", "side: 1 Fox"]);
  const mending = fix("Remove 1 Ash", "main: -1 Ash");
  const adding = fix("Add 1 Elm", "main: +1 Elm");
  const broken = (phrase: ReturnType<typeof asks>) => rule("broken", CITE, "It holds.", phrase);
  const other = (phrase: ReturnType<typeof asks>, when = {}) => rule("other", CITE, "It holds.", phrase, when);

  test("if its finding goes, and not if it stays", () => {
    const useless = fix("Remove 1 Hut", "main: -1 Hut");
    const elsewhere = fix("Remove 1 Fox", "side: -1 Fox");
    const rules = [broken(asks(rightWithout("Ash"), [useless, mending, elsewhere]))];
    expect(offered(judged(rules, deck))).toEqual(["Remove 1 Ash"]);
  });

  test("if it touches what its rule reads", () => {
    let asked = 0;
    const rightAtLast = asks(() => asked++ > 0, [fix("Remove 1 Fox", "side: -1 Fox")]);
    expect(offered(judged([broken(rightAtLast)], deck))).toEqual([]);
  });

  test.each<[what: string, breaks: ReturnType<typeof other>, labels: readonly string[]]>([
    ["unless it breaks a rule that held", other(asks(rightWith("Ash"))), ["Add 1 Elm"]],
    ["unless cards that it brings break one", other(asks(rightWithout("Elm"))), ["Remove 1 Ash"]],
    ["even if it breaks a size", other(exactly(2, main, { where: "Main" })), ["Remove 1 Ash", "Add 1 Elm"]],
    ["even if advice follows", other(asks(rightWith("Ash")), { advice: true }), ["Remove 1 Ash", "Add 1 Elm"]],
    [
      "even if a rule of another format would break",
      other(asks(rightWith("Ash")), { formats: ["small"] }),
      ["Remove 1 Ash", "Add 1 Elm"],
    ],
  ])("%s", (_, one, labels) => {
    const right = (pile: Pile) => !has(pile, "Ash") || has(pile, "Elm");
    expect(offered(judged([broken(asks(right, [mending, adding])), one], deck))).toEqual(labels);
  });

  test("unless a rule that was broken already is broken by something else as well", () => {
    const worse = custom<TestCard>([main], (pile) =>
      ["Hut", "Elm"].filter((name) => has(pile, name)).map((name) => finding("error", `${name}.`, { section: name })),
    );
    const swap = fix("Swap", "main: -1 Ash", "main: +1 Elm");
    const fine = fix("Exchange", "main: -1 Ash", "main: +1 Fox");
    const rules = [broken(asks(rightWithout("Ash"), [swap, fine, mending])), other(worse)];
    expect(offered(judged(rules, deck))).toEqual(["Exchange", "Remove 1 Ash"]);
  });

  test("even if a rule that was broken already is now broken by less", () => {
    const worse = custom<TestCard>([main], (pile) =>
      ["Hut", "Ash"].filter((name) => has(pile, name)).map((name) => finding("error", `${name}.`, { section: name })),
    );
    const swap = fix("Swap", "main: -1 Ash", "main: +1 Elm");
    expect(offered(judged([broken(asks(rightWithout("Ash"), [swap])), other(worse)], deck))).toEqual(["Swap"]);
  });

  test("unless it brings a card that another finding speaks against", () => {
    const against = (severity: "error" | "advice") =>
      custom<TestCard>([side], (pile) =>
        pile.in(side).entries.map((entry) => finding(severity, "Not Fox.", { cards: [entry] })),
      );
    const fox = fix("Add 1 Fox", "main: +1 Fox");
    const moved = fix("Move 1 Fox", "side: -1 Fox", "main: +1 Fox");
    const rules = (severity: "error" | "advice") => [
      broken(asks(rightWith("Fox"), [fox, moved])),
      other(against(severity), severity === "advice" ? { advice: true } : {}),
    ];
    expect(offered(judged(rules("error"), deck))).toEqual(["Move 1 Fox"]);
    expect(offered(judged(rules("advice"), deck))).toEqual(["Add 1 Fox", "Move 1 Fox"]);
  });

  test("unless it brings more than 99 copies of a card", () => {
    const fixes = [99, 100].map((n) => fix(`Add ${n} Elm`, `main: +${n} Elm`));
    const split = fix("Add 60 and 60 Elm", "main: +60 Elm", "side: +60 Elm");
    const taken = fix("Remove 200 Ash", "main: -200 Ash");
    const right = (pile: Pile) => has(pile, "Elm") || !has(pile, "Ash");
    const labels = offered(judged([broken(asks(right, [...fixes, split, taken]))], deck));
    expect(labels).toEqual(["Add 99 Elm", "Remove 200 Ash"]);
  });

  test("unless it is for another card than the one that its rule speaks of by name", () => {
    const noBases = none<TestCard>([main], (one) => one.kind.is("base"), {
      says: () => "A base.",
      what: "whether it is a base",
      fixes: (entry) => [mending, remove(entry)],
    });
    expect(offered(judged([broken(noBases)], deck))).toEqual(["Remove 1 Hut"]);
  });

  test("nor one for another card than the one of which too little is known", () => {
    const open = custom<TestCard>([main], (pile) =>
      pile
        .in(main)
        .entries.filter((entry) => entry.card.kind.is("base").isUnknown)
        .map((entry) => finding("unknown", "Perhaps.", { cards: [entry], fixes: [mending, remove(entry)] })),
    );
    expect(offered(judged([broken(open)], deckOf(["main: 1 Ash", "main: 1 Kelp"])))).toEqual(["Remove 1 Kelp"]);
  });

  test("if it edits a line that names no card by what was typed", () => {
    const rules = [broken(asks((pile) => pile.in(main).total < 4, [fix("Remove 2 Nobody", "main: -2 Nobody")]))];
    const unread = { ...deck, misread: [misread("main: 2 Nobody")] };
    expect(offered(judged(rules, unread))).toEqual(["Remove 2 Nobody"]);
  });

  test.each([
    ["mends by a house rule", other(asks(() => true)), ["Agree"]],
    [
      "breaks a phrase that the house rule chooses",
      other(
        underHouse(
          "agreed",
          asks(rightWithout("Hut"), [], [rear]),
          asks(() => true, [], [rear]),
        ),
      ),
      [],
    ],
  ] as const)("or not, where it %s", (_, one, labels) => {
    const agree = { ...fix("Agree"), house: { agreed: true } };
    const phrase = underHouse(
      "agreed",
      asks(() => true),
      asks(rightWithout("Ash"), [agree]),
    );
    expect(offered(judged([broken(phrase), one], deck))).toEqual(labels);
  });
});

describe("fixes are tried within bounds", () => {
  const ash = deckOf(["main: 1 Ash"]);
  const remedy = (n: number) => ({ ...fix("", "main: -1 Ash"), label: `Way ${n}` });
  const manyWays = (n: number) => [
    rule(
      "broken",
      CITE,
      "No Ash.",
      asks(
        rightWithout("Ash"),
        Array.from({ length: n }, (_, i) => remedy(i)),
      ),
    ),
  ];

  test("twenty of a finding", () => expect(offered(judged(manyWays(25), ash))).toHaveLength(20));

  test("those of the first findings", () => {
    const rules = Array.from({ length: MOST_MENDED + 2 }, (_, i) =>
      rule(`no-${i}`, CITE, "No Ash.", asks(rightWithout("Ash"), [remedy(i)])),
    );
    const counts = judged(rules, ash).findings.map(({ fixes }) => fixes.length);
    expect(counts).toEqual([...Array.from({ length: MOST_MENDED }, () => 1), 0, 0]);
  });

  test("fewer beside thousands of cards, and none beside a great many", () => {
    expect(offered(judged(manyWays(9), ash, poolOf(1000)))).toHaveLength(9);
    expect(offered(judged(manyWays(9), ash, poolOf(24_000)))).toHaveLength(3);
    expect(offered(judged(manyWays(9), ash, poolOf(50_000)))).toHaveLength(0);
  });

  test("none in a deck of thousands of lines", () => {
    const lines = (n: number) => Array.from({ length: n }, () => misread("side: 1 Nobody"));
    const labels = (n: number) => offered(judged(manyWays(1), { ...ash, misread: lines(n) }));
    expect(labels(1000)).toEqual(["Way 0"]);
    expect(labels(60_000)).toEqual([]);
  });
});

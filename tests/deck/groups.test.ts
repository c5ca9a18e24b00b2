import { describe, expect, test } from "vitest";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import { Pool } from "../../lib/cards/pool.ts";
import { Answer } from "../../lib/core/card/fact.ts";
import type { Game } from "../../lib/core/game.ts";
import { type Deck, DeckSections } from "../../lib/core/judge/deck.ts";
import type { Rule, Size } from "../../lib/core/judge/rule.ts";
import { changed, newDraft } from "../../lib/deck/draft/draft.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { arranging, familiesOf, grouped, groupedLines } from "../../lib/deck/view/groups.ts";
import { sharedBy, sized } from "../../lib/deck/view/sizes.ts";
import { compile } from "../../lib/query/query.ts";
import { games } from "../every-game.ts";

const each = games.map((game) => [game.id, game] as const);

function gameOf(id: string): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(id);
  return game;
}

function deckOf(game: Game, text: string): Deck {
  const read = readText(games, builtInPool(game), `Game: ${game.name}\n${text}`);
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join(" "));
  return read.reading.deck;
}

/** A number of copies of a card that counts, alone in a section, under settings that ask for a size. */
function deckOfSize(game: Game, rule: Rule, { section, house, counts }: Size, count: number): Deck {
  const card = builtInPool(game).known.find((one) => counts === undefined || counts(one) === Answer.yes);
  if (!card) throw new Error(`no card counts in ${section} of ${game.id}`);
  return {
    format: rule.formats?.[0] ?? game.formats[0].id,
    options: {},
    house: house === undefined ? {} : { [house]: true },
    entries: count === 0 ? [] : [{ section, card, count }],
    misread: [],
  };
}

describe.each(each)("the sections of %s", (_, game) => {
  const pool = builtInPool(game);
  const { layout } = game;
  const ids = game.sections.map(({ id }) => id);

  const sizes = game.rules.flatMap((rule) => rule.sizes.map((size) => ({ rule, size })));

  test.each(sizes)(
    "$rule.id is about $size.bound $size.cards in $size.section, and its head says so",
    ({ rule, size }) => {
      const found = (count: number) => {
        const deck = deckOfSize(game, rule, size, count);
        return rule.check(new DeckSections(deck), { ...deck, pool }).filter(({ severity }) => severity === "error")
          .length;
      };
      const head = (count: number) => sized(pool, deckOfSize(game, rule, size, count), size.section);
      for (const count of [size.cards - 1, size.cards, size.cards + 1]) {
        const isShort = count < size.cards && size.bound !== "most";
        const isOver = count > size.cards && size.bound !== "least";
        const message = `${count} cards under ${rule.id}`;
        if (isShort || isOver) expect(found(count), message).toBeGreaterThan(0);
        else if (rule.aboutSize) expect(found(count), message).toBe(0);
        expect(head(count).lacks, message).toBe(isShort ? "1 more" : isOver ? "1 too many" : undefined);
      }
    },
  );

  test("every section and question that the layout names is there", () => {
    const named = [
      ...sizes.map(({ size }) => size.section),
      ...(layout.shared ?? []).flatMap(({ sections }) => sections),
      ...(layout.rows?.of ?? []).map(({ section }) => section),
      ...(layout.exchange?.between ?? []),
      ...(layout.invitations ?? []).map(({ section }) => section),
    ];
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    for (const { ask } of layout.invitations ?? []) {
      const query = compile(game, ask);
      expect(query.ok && query.query.in(pool.cards).length > 0, ask).toBe(true);
    }
    const { total, supply } = layout.rows ?? {};
    if (total) {
      const chart = layout.charts.find(({ id }) => id === total.chart);
      expect(chart?.as === "totals" && chart.of.some(({ label }) => label === total.label)).toBe(true);
      expect(game.options.map(({ id }) => id)).toContain(total.option);
    }
    if (supply !== undefined) expect(game.attributes.map(({ name }) => name)).toContain(supply);
  });

  test("a deck's lines fall into the same groups as its cards, and none is lost", () => {
    for (const { text } of samplesOf(game)) {
      const read = readText(games, pool, text);
      if (!read.ok) throw new Error(text);
      const { deck } = read.reading;
      const lines = [...newDraft(game, "id", deck).lines, { section: ids[0] ?? "", name: "No Such Card", count: 2 }];
      const { groups, misread } = groupedLines(pool, lines);
      expect(misread.map(({ name }) => name)).toEqual(["No Such Card"]);
      const labels = ({ label, names }: { label: string; names: readonly string[] }) => [label, [...names].sort()];
      expect(groups.map(({ label, items }) => labels({ label, names: items.map(({ line }) => line.name) }))).toEqual(
        grouped(pool, deck.entries).map(({ label, entries }) =>
          labels({ label, names: entries.map(({ card }) => card.label) }),
        ),
      );
    }
  });
});

test("the families of Open Worlds stand side by side, lowest number first", () => {
  const families = familiesOf(builtInPool(gameOf("open-worlds")));
  const shown = families.map(({ name, group, members }) => [
    group,
    name,
    members.map(({ label }) => label.slice(name.length + 1)).join(" "),
  ]);
  expect(shown).toContainEqual(["Facilities", "City", "10 12 15 20 25 30"]);
  expect(shown).toContainEqual(["Facilities", "Industry", "6 7 8 9 10 11"]);
  expect(shown).toContainEqual(["Ground Forces", "Troops", "10 12 15 20 22 25"]);
  expect(families.every(({ members, section }) => members.length > 1 && section === "player")).toBe(true);
  for (const game of games.filter(({ layout }) => !layout.families)) expect(familiesOf(builtInPool(game))).toEqual([]);
});

test.each([
  ["Constructed", "Main\n3 Picket Cutter\n2 Claim Stakers", "Humans · 3 of 5 with a race icon"],
  ["Constructed", "Main\n3 Claim Stakers", "No card has a race icon: every race fits"],
  ["Constructed", "Main\n3 Picket Cutter\n1 Scrap Jackal", "3 Humans and 1 Destroyers"],
  ["Constructed", "Main\n1 Osiris", "No card has a race icon: every race fits · 1 card not known"],
])("the race of a deck in words (%s): %s", (_, list, says) => {
  const game = gameOf("conquest-of-orion");
  const [shared] = game.layout.shared ?? [];
  expect(shared && sharedBy(builtInPool(game), deckOf(game, list), shared)).toBe(says);
});

test("Celestials outside of the 40 are counted apart", () => {
  const game = gameOf("conquest-of-fates");
  const list = "Main\n1 Dying Red Giant\n39 Pyre Breaker";
  expect(sized(builtInPool(game), deckOf(game, list), "main")).toEqual({ says: "40 of 40" });
  const outside = deckOf(game, `House: celestials-outside\n${list}`);
  expect(sized(builtInPool(game), outside, "main")).toEqual({
    says: "39 of 40 and 1 outside",
    lacks: "1 more",
    needs: 40,
    short: 1,
  });
});

test("a card of which only a stand-in says that it is a Celestial is counted outside too", () => {
  const game = gameOf("conquest-of-fates");
  const cards = builtInPool(game).cards.map(({ card }) => ({ ...card, standIn: ["kind"] }));
  const pool = new Pool(game, [{ game: game.id, id: "s", name: "S", official: false, source: "", cards }]);
  const read = readText(games, pool, "House: celestials-outside\nMain\n1 Dying Red Giant\n39 Pyre Breaker");
  expect(read.ok && sized(pool, read.reading.deck, "main").says).toBe("39 of 40 and 1 outside");
});

describe("arranging a fleet", () => {
  const game = gameOf("orions-spur");
  const pool = builtInPool(game);
  const rows = game.layout.rows?.of.map(({ section }) => section) ?? [];
  const arranged = (text: string) => {
    const deck = deckOf(game, text);
    const draft = newDraft(game, "id", deck);
    const edits = arranging(pool, deck.entries, rows);
    const after = changed(draft, { do: "step", step: { says: "Arrange", edits } });
    return { edits, after: after.lines.map(({ section, name, count }) => `${section} ${count} ${name}`).sort() };
  };

  test("puts a ship of the highest VP behind and the others in front, and moves nothing twice", () => {
    const { after } = arranged("Front\n1 Skyward Choir\nMiddle\n2 Thermal Dart\nFlagship\n1 Gale Talon");
    expect(after).toEqual(["flagship 1 Skyward Choir", "front 1 Gale Talon", "front 2 Thermal Dart"]);
    expect(arranged("Front\n1 Gale Talon\n2 Thermal Dart\nFlagship\n1 Skyward Choir").edits).toEqual([]);
  });

  test("loses no card and touches no tactics", () => {
    const { after } = arranged("Front\n3 Thermal Dart\nMiddle\n4 Gale Talon\nTactics\n2 Rail Volley");
    expect(after).toContain("tactics 2 Rail Volley");
    expect(after.reduce((sum, line) => sum + Number(line.split(" ")[1]), 0)).toBe(9);
  });
});

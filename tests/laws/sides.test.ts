// The two sides of a table: what a side has is declared once, and few lines ask which side somebody is. A game says what holds for
// whoever acts, and core turns it to the other side.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { games } from "../../lib/games/index.ts";

const MOST = 25;
/** What a comparison is: with the number of a side, or of whose a card is. */
const COMPARES =
  /\bside\)? (?:[!=]==|[<>]=?) [01]\b|\bside \? |\b1 - (?:\w+\.)?side\b|\bownerOf\([\w.]+\) [!=]==|\b(?:isTheirs|isMine)\(/;
/** A side that is named to a phase. `ask` and `inTurns` do that. */
const CALLS_SIDE = /\.call\(\s*[^,()]+,\s+(?:\{[^}]*\}|\w+),\s+[\w.]+(?:\([\w.]+\))?,?\s*\)/;

type Listed = readonly [file: string, line: string, why: string];

const COMPARED: readonly Listed[] = [
  ["conquest-of-fates/table/turn.ts", "next < 0 ||", "only one's own unit is revealed by a move"],
  ["conquest-of-fates/table/turn.ts", "hand-maximum", "an enemy unit whose turn it is is revealed by itself"],
  ["conquest-of-fates/texts/effects.ts", "byCq", "the Void is for enemies first, the dearest before others"],
  ["conquest-of-fates/texts/texts.ts", "to-void", "a text is about units of its own side alone"],
  ["conquest-of-orion/table/clean-up.ts", "const from", "a free move says where a card was in the view of who acts"],
  ["conquest-of-orion/table/clean-up.ts", "const isOpposite", "a place lies opposite, or the card that it is on does"],
  ["conquest-of-orion/table/clean-up.ts", "const isStray", "only planets change sides"],
  ["conquest-of-orion/table/combat.ts", "COUNTER.dealt", "only what whoever acts deals is counted"],
  ["conquest-of-orion/table/whereabouts.ts", "const there", "asked of every unit: a change of view would cost more"],
  ["conquest-of-orion/texts/effects.ts", "worth(table, id) : -1", "harm to one's own is never worth more than nothing"],
  ["conquest-of-orion/texts/effects.ts", "COUNTER.dealt", "damage to one's own cards is not counted"],
  ["conquest-of-orion/texts/effects.ts", "its owner's", "the log says into whose hand a card goes"],
  [
    "conquest-of-orion/texts/effects.ts",
    "isAssaulting(table, id) ?",
    "a unit of the enemy is sent away, not brought back",
  ],
  ["conquest-of-orion/texts/nouns.ts", "isInPlay", "who controls a card has it in play"],
  ["conquest-of-orion/texts/standings.ts", "id < 0 ||", "a price may be asked for no card"],
  ["conquest-of-orion/texts/standings.ts", "what.test", "only one's own cards are the first of a turn"],
  ["conquest-of-orion/texts/texts.ts", "isOwnTurn", "two conditions of one moment"],
  ["orions-spur/table/table.ts", "!isOpposed(start)", "a fleet that holds its fire sits on the second side"],
  ["shoulder-of-orion/table/table.ts", "attacker >= 0", "whether the attack comes from the other side"],
  [
    "shoulder-of-orion/texts/deeds.ts",
    "price(table, id) / 10",
    "harm to one's own costs more than harm to theirs gains",
  ],
  ["shoulder-of-orion/texts/effects.ts", "return -1", "a warrior of theirs is never rallied"],
  ["shoulder-of-orion/texts/standings.ts", "attack-action", "a text is about what its opponent plays"],
  ["shoulder-of-orion/texts/texts.ts", "about(found.test)", "two conditions of one moment"],
];

const SIDE_NAMED: readonly Listed[] = [
  ["conquest-of-fates/table/turn.ts", '"hand-maximum"', "each side that holds too much discards at once, whoever acts"],
];

/** What the other side has under a name of its own: free moves in links and commands name it so. */
const OWN_NAMES: Readonly<Record<string, readonly string[]>> = {
  "conquest-of-fates": ["enemies", "E1", "E2", "E3", "E4", "E5", "E6", "E7"],
  "conquest-of-orion": ["enemy"],
  "shoulder-of-orion": ["dummyLife"],
  "orions-spur": ["taken"],
};

/** Ids that a function makes: the locations of either side, by their numbers. */
const MADE: Readonly<Record<string, RegExp>> = { "conquest-of-fates": /^[LE]\d$/ };

const sources = globSync("lib/games/*/{book,cards,opposite,pilot,table,texts}/*.ts").map((file) => ({
  file: file.replaceAll("\\", "/").replace("lib/games/", ""),
  text: readFileSync(file, "utf8"),
}));

/** Lines that no entry of a list has, and entries that have no line or more than one. */
function unlike(pattern: RegExp, list: readonly Listed[]): readonly string[] {
  const whole = new RegExp(`.*(?:${pattern.source}).*`, "g");
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(whole)].map(([line]) => ({ file, line: line.trim() })),
  );
  const has = ([file, words]: Listed, one: { file: string; line: string }) =>
    one.file === file && one.line.includes(words);
  const unlisted = found.filter((one) => list.filter((entry) => has(entry, one)).length !== 1);
  const stale = list.filter((entry) => found.filter((one) => has(entry, one)).length !== 1);
  return [
    ...unlisted.map(({ file, line }) => `${file}: ${line}`),
    ...stale.map(([file, line]) => `gone: ${file}: ${line}`),
  ];
}

describe("few lines of the games ask which side somebody is", () => {
  test("each that does is listed with its reason", () => {
    expect(COMPARED.length).toBeLessThanOrEqual(MOST);
    expect(COMPARED.filter(([, , why]) => why.length < 10)).toEqual([]);
    expect(unlike(COMPARES, COMPARED), "say it for whoever acts: table.as, asEach, otherOf, ownersOf, toHarm").toEqual(
      [],
    );
  });

  test("the order in which sides are asked is core's", () => {
    expect(unlike(CALLS_SIDE, SIDE_NAMED), "use ask or inTurns").toEqual([]);
  });

  test.each([
    "if (table.side === 0) return;",
    "table.as(table.side !== 1, then)",
    "return table.ownerOf(id) === table.side ? ZONE.hand : -1;",
    "cards.filter((id) => !table.isTheirs(id))",
    "isMine(table, id)",
    "const other = 1 - table.side;",
    "const other = table.side ? 0 : 1;",
  ])("it is seen: %s", (line) => {
    expect(line).toMatch(COMPARES);
  });

  test.each(['table.call("answer", { card }, otherOf(table.side));', "table.call(id, NO_ARGS, side);"])(
    "a side that is named to a phase is seen: %s",
    (line) => {
      expect(line).toMatch(CALLS_SIDE);
      expect('table.call("pay", { for: what, pair: amounts[3] });').not.toMatch(CALLS_SIDE);
    },
  );
});

describe.each(games)("$id declares once what a side has", (game) => {
  const own = sources.filter(({ file }) => file.startsWith(`${game.id}/`));
  const source = own.find(({ file }) => file.endsWith("/table/table.ts"))?.text ?? "";
  const [names = [], made = /^$/] = [OWN_NAMES[game.id], MADE[game.id]];

  test("each place and counter, in one file", async () => {
    const { zones, counters, tokens } = await game.goldfish();
    const lists = [zones, counters, tokens].map((list) => list.map(({ id }): string => id));
    for (const list of lists) expect(list).toEqual([...new Set(list)]);
    const isByRule = (id: string) => made.test(id) || (id.startsWith("enemy-") && !names.includes(id));
    const written = [...source.matchAll(/\bid: "([^"]+)"/g)].map(([, id]) => id);
    expect(written.sort()).toEqual(
      lists
        .flat()
        .filter((id) => !isByRule(id))
        .sort(),
    );
    const elsewhere = own.filter(({ text }) => /\bface: "(?:up|down)"/.test(text));
    expect(elsewhere.map(({ file }) => file)).toEqual([`${game.id}/table/table.ts`]);
  });

  test("the other side's by the one rule, but for names of its own", async () => {
    const { zones, counters, sides } = await game.goldfish();
    if (!sides) throw new Error(`${game.id} has no sides`);
    const before = (at: number) => zones.slice(0, at).reduce((sum, { slots = 1 }) => sum + slots, 0);
    const places = zones.filter((_, at) => before(at) < sides.places).length;
    const pairs = [...pairsOf(zones, places), ...pairsOf(counters, sides.counters)];
    expect(pairs.filter(([id, theirs]) => theirs !== `enemy-${id}`).map(([, theirs]) => theirs)).toEqual(names);
  });

  test("each phase, and no other is named", async () => {
    const { setup, phases, called } = await game.goldfish();
    const ids = [...setup, ...phases, ...called].map(({ id }) => id);
    const union = /readonly phase:([^;]*);/.exec(source)?.[1] ?? "";
    expect([...union.matchAll(/"([^"]+)"/g)].map(([, id]) => id).sort()).toEqual(ids.sort());
    expect(new Set(ids).size).toBe(ids.length);
  });
});

function pairsOf(list: readonly { readonly id: string }[], each: number): readonly (readonly [string, string])[] {
  return list.slice(0, each).map(({ id }, at) => [id, list[each + at]?.id ?? ""]);
}

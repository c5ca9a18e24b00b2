// The Open Worlds page of rules once more, as slow and plain as can be: every missing fact takes every value in turn.
// It shares nothing with the rules of the app.

export interface PlainCard {
  readonly name: string;
  readonly kind: string;
  readonly standIn?: readonly string[];
  readonly [attribute: string]: unknown;
}

export interface PlainDeck {
  readonly format: "standard" | "introductory";
  readonly player: readonly { readonly card: number; readonly count: number }[];
  readonly worlds: readonly { readonly card: number; readonly count: number }[];
}

type Facts = Readonly<Record<string, unknown>>;
type Answer = "error" | "unknown" | "held";

const PLAYER = ["facility", "orbital", "ground", "catastrophe", "utility"];
const NAMED = [
  "High Palace",
  "Biostorm",
  "Comet Barrage",
  "Trade Center",
  "Terraform Plant",
  "Exotic Outpost",
  "Garrison",
  "Hidden Outpost",
];

/** What a card's kind gives it a value of, and the values that matter to a rule. */
function domain(attribute: string, kind: string, defenses: readonly number[]): readonly unknown[] {
  if (attribute === "prohibited") return kind === "world" ? [undefined] : [true, false];
  if (attribute === "canConquer") return kind === "ground" ? [true, false] : [undefined];
  if (attribute === "class") return kind === "orbital" ? [11, 12, null] : [undefined];
  if (attribute === "h2o") return kind === "world" ? [2, 3] : [undefined];
  if (attribute === "income") return kind === "world" ? [undefined] : [1, 2, 3];
  if (attribute === "defense") return kind === "world" ? [undefined] : [...new Set([...defenses, 1, 2, 77])];
  const kinds: Record<string, readonly string[]> = {
    orbital: ["ship", "station", "field"],
    facility: ["post", "yard"],
    ground: ["manned"],
  };
  return kinds[kind] ?? [undefined];
}

const ASKED = ["subkind", "prohibited", "canConquer", "class", "h2o", "income", "defense"];

/** Every way in which the missing facts of one card could turn out. */
function worldsOf(card: PlainCard, defenses: readonly number[]): Facts[] {
  const known = (attribute: string) => card[attribute] !== undefined && !card.standIn?.includes(attribute);
  // A card of which something is known that worlds do not have is none.
  const open = (card.kindAmong as string[] | undefined) ?? [...PLAYER, "world"];
  const possible = open.filter((kind) => ASKED.every((a) => !known(a) || domain(a, kind, []).at(-1) !== undefined));
  let out: Facts[] = (known("kind") ? [card.kind] : possible).map((kind) => ({ name: card.name, kind }));
  for (const attribute of ASKED) {
    out = out.flatMap((facts) => {
      const of = domain(attribute, facts.kind as string, defenses);
      if (of[0] === undefined) return [facts];
      if (known(attribute)) return [{ ...facts, [attribute]: card[attribute] }];
      const most = attribute === "class" ? ((card.classAtMost as number | undefined) ?? 99) : 99;
      return of
        .filter((value) => typeof value !== "number" || attribute !== "class" || value <= most)
        .map((value) => ({ ...facts, [attribute]: value }));
    });
  }
  return out;
}

type Check = (deck: PlainDeck, facts: readonly Facts[]) => boolean;
const sum = (lines: PlainDeck["player"]) => lines.reduce((n, { count }) => n + count, 0);

function isFree({ name, defense, income }: Facts): boolean {
  return (name === "Outpost" && defense === 1 && income === 1) || (name === "Exploit" && defense === 1 && income === 2);
}

function isRemoved({ name, kind, subkind, prohibited, canConquer, class: c }: Facts): boolean {
  if (kind === "utility" || name === "Shipyards" || prohibited === true) return true;
  if (kind === "orbital" && subkind === "ship" && typeof c === "number" && c > 11) return true;
  if (kind === "orbital" && (subkind === "station" || subkind === "field")) return true;
  return (kind === "ground" && canConquer === true) || NAMED.includes(name as string);
}

/** Each rule as "this breaks it", once every fact is there. */
const BROKEN: Readonly<Record<string, Check>> = {
  size: ({ format, player }) => sum(player) !== (format === "standard" ? 54 : 40),
  unique: ({ player }, facts) =>
    player.some(({ card: a, count }, i) => {
      const x = facts[a] ?? {};
      if (count > 1 && !isFree(x)) return true;
      return player.slice(i + 1).some(({ card: b }) => {
        const y = facts[b] ?? {};
        const same = a === b || (x.name === y.name && x.defense === y.defense);
        return same && !(isFree(x) && isFree(y));
      });
    }),
  "player-cards": ({ player, worlds }, facts) =>
    player.some(({ card }) => facts[card]?.kind === "world") ||
    worlds.some(({ card }) => facts[card]?.kind !== "world"),
  "introductory-removed": ({ format, player }, facts) =>
    format === "introductory" && player.some(({ card }) => isRemoved(facts[card] ?? {})),
  "worlds-unique": ({ worlds }) => worlds.some(({ count }) => count > 1),
  "worlds-five": ({ worlds }) => worlds.length > 0 && sum(worlds) < 5,
  "worlds-introductory": ({ format, worlds }, facts) =>
    format === "introductory" &&
    worlds.some(({ card }) => facts[card]?.kind === "world" && (facts[card]?.h2o as number) < 3),
};

/** The facts that each rule asks for: the others may rest at any value. */
const ASKS: Readonly<Record<string, readonly string[]>> = {
  unique: ["defense", "income"],
  "player-cards": ["kind"],
  "introductory-removed": ["kind", "subkind", "prohibited", "canConquer", "class"],
  "worlds-introductory": ["kind", "h2o"],
};

export function oracle(cards: readonly PlainCard[], deck: PlainDeck): Record<string, Answer> {
  const used = new Set([...deck.player, ...deck.worlds].map(({ card }) => card));
  const defenses = cards.flatMap(({ defense }) => (typeof defense === "number" ? [defense] : []));
  const all = cards.map((card, i) => (used.has(i) ? worldsOf(card, defenses) : [{ name: card.name, kind: card.kind }]));
  return Object.fromEntries(Object.entries(BROKEN).map(([rule, broken]) => [rule, decided(rule, broken, deck, all)]));
}

function decided(rule: string, broken: Check, deck: PlainDeck, all: readonly Facts[][]): Answer {
  const asks = ASKS[rule] ?? [];
  const distinct = all.map((choices) => {
    const seen = new Map(choices.map((facts) => [JSON.stringify(asks.map((a) => facts[a])), facts]));
    return [...seen.values()];
  });
  const seen = new Set<boolean>();
  for (const facts of combinations(distinct)) {
    seen.add(broken(deck, facts));
    if (seen.size === 2) return "unknown";
  }
  return seen.has(true) ? "error" : "held";
}

function* combinations(lists: readonly Facts[][], at = 0, chosen: Facts[] = []): Generator<readonly Facts[]> {
  const list = lists[at];
  if (!list) {
    yield chosen;
    return;
  }
  for (const facts of list) yield* combinations(lists, at + 1, [...chosen, facts]);
}

// Cards out of JSON: a card-set file, a bare list of cards, or one card.
import { MOST_CARDS } from "../contract/card-set.ts";
import { CARD_SET, type Json, readJson } from "../contract/json.ts";
import type { Game } from "../core/game.ts";
import { type Grid, type LeftItem, type Refusal, tooMany, tooWide } from "./intake-grid.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Whether a text is meant to be JSON. A typed line can begin with a bracket too, but not like this. */
export function looksLikeJson(text: string): boolean {
  return /^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(text);
}

export function jsonGrid(game: Game, text: string): Grid | Refusal {
  const json: Json = readJson(text, CARD_SET);
  if (!json.ok) return { why: json.message };
  const { value } = json;
  if (Array.isArray(value)) return gridOf(value, [], []);
  if (!isFields(value)) return { why: "This JSON holds no cards. It needs a list of cards." };
  const of = value.game;
  if (typeof of === "string" && of !== game.id) {
    return { why: `These cards are for another game, “${of.slice(0, 80)}”, not for ${game.name}.`, of };
  }
  if (!("cards" in value)) {
    if ("name" in value) return gridOf([value], [], ["The file is one card, which is read as a set of one."]);
    return { why: "This JSON holds no cards. It needs a list that is called “cards”." };
  }
  const { cards, set, game: _, ...others } = value;
  if (!Array.isArray(cards)) return { why: "“cards” is not a list in this JSON, so no card can be read." };
  const about = aboutIn(set);
  const unsaid = of === undefined ? [`The file does not say its game. Its cards are read as ${game.name}.`] : [];
  const left = [...leftIn("", others), ...about.left, ...(typeof of === "string" ? [] : leftIn("", { game: of }))];
  const grid = gridOf(cards, left, unsaid);
  return set === undefined || "why" in grid ? grid : { ...grid, about: about.about };
}

/** What a set says of itself. What is not known there is left over. */
function aboutIn(set: unknown): { about: { id: string; name: string; source: string }; left: readonly LeftItem[] } {
  const fields = isFields(set) ? set : {};
  const word = (key: string, most: number) => {
    const value = fields[key];
    return typeof value === "string" && value.length <= most ? value : undefined;
  };
  const read = { id: word("id", 60), name: word("name", 80), source: word("source", 400) };
  const others = Object.entries(fields).filter(
    ([key, value]) => key !== "official" && value !== undefined && Reflect.get(read, key) === undefined,
  );
  const left =
    set !== undefined && !isFields(set) ? leftIn("", { set }) : leftIn("The set, ", Object.fromEntries(others));
  return { about: { id: read.id ?? "", name: read.name ?? "", source: read.source ?? "" }, left };
}

function leftIn(before: string, fields: Fields): readonly LeftItem[] {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({
      at: `${before}“${key}”`,
      text: written(value),
      why: "A card set has nothing like this.",
    }));
}

function written(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function gridOf(cards: readonly unknown[], left: readonly LeftItem[], guesses: readonly string[]): Grid | Refusal {
  if (cards.length > MOST_CARDS) return tooMany(`Card ${MOST_CARDS + 1}`, MOST_CARDS);
  const headers = new Set<string>();
  const cardsRead: { readonly at: string; readonly fields: Fields }[] = [];
  const others: LeftItem[] = [];
  let names = 0;
  for (const [i, card] of cards.entries()) {
    const at = `Card ${i + 1}`;
    const fields = typeof card === "string" ? { name: card } : card;
    if (typeof card === "string") names++;
    if (!isFields(fields)) {
      others.push({ at, text: written(card), why: "This is no card: a card is an object with a name." });
      continue;
    }
    for (const key of Object.keys(fields)) headers.add(key);
    cardsRead.push({ at, fields });
  }
  const all = [...headers];
  return (
    tooWide(all.length) ?? {
      from: "json",
      isHeaded: true,
      headers: all.map((header) => ({ header })),
      records: cardsRead.map(({ at, fields }) => ({ at, cells: all.map((key) => fields[key]) })),
      guesses: names === 0 ? guesses : [...guesses, `Words without attributes are read as names of cards (${names}).`],
      left: [...left, ...others],
    }
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
